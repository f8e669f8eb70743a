### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Encontrad juntos todos los tesoros antes de que el fantasma llegue a lo alto de la torre.
castle-terminal-brief = En tu turno pones tres tarjetas, giras hasta dos flechas y escribes «go».
castle-terminal-start = salida
castle-terminal-gate = puerta mágica
castle-terminal-wand = varita
castle-terminal-ghost-room = casilla con fantasmas
castle-terminal-room = sala
castle-terminal-column = La columna { $column } es { $symbol }
castle-terminal-no-door = Hay una pared entre { $one } y { $other }
castle-terminal-sorcerer = El mago está en { $square }
castle-terminal-was = antes { $laid }
castle-terminal-stack =
    { $cards ->
        [one] queda una tarjeta
       *[other] quedan { $cards } tarjetas
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = varita
castle-terminal-chip-spare = sin varita
castle-terminal-chip-skip = no se da
castle-terminal-legend = @ mago, S salida, O puerta mágica, w varita, X casilla con fantasmas, T tesoro; los números son pasos planeados, por un hueco se puede pasar.

castle-step-walk = Paso { $number }: { castle-direction }, hasta la casilla { $end }
castle-step-jump = Luego, un salto a la casilla { $end }
castle-step-stay = Luego, sin salto en la casilla { $end }
castle-step-ghost = Luego, el fantasma sube
castle-step-wand = Luego, la varita de la casilla { $end }
castle-step-spare = Luego, sin usar la varita de la casilla { $end }
castle-step-skip = El paso { $number } { castle-direction } no se da

castle-terminal-hint-turn = Gira hasta dos flechas y escribe «go». Con «?» ves lo que puedes hacer.
castle-terminal-hint-go = ¿Todo listo? Escribe «go». Con «back» deshaces.
castle-terminal-hint-way = ¿Hacia dónde va la tarjeta { $place }? Escribe «walk up», right, down o left.
castle-terminal-hint-gate = ¡Una puerta mágica en { $square }! Escribe «jump» y una casilla, o «stay». Con «?» ves las puertas.
castle-terminal-hint-wand = ¡Una varita en { $square }! Escribe «use wand» o «leave wand».
castle-terminal-hint-gap = Falta la tarjeta { $place }. Escribe «lay» y una de tus tarjetas, como «lay up». Con «?» las ves.
castle-terminal-hint-forced = ¡Una puerta mágica en { $square }! Escribe «jump» y una casilla. Con «?» ves las puertas.
castle-terminal-hint-turn-first = En { $square } ninguna respuesta lleva más lejos. Gira primero una flecha. Con «?» ves lo que puedes hacer.
castle-terminal-hint-stuck = El paso { $number } está bloqueado. Gira una flecha. Con «?» ves lo que puedes hacer.
castle-terminal-hint-stop = El paso { $number } está bloqueado. Gira una flecha, o escribe «go»: la fila termina ahí.
castle-terminal-hint-hopeless = Ningún giro ayuda. Escribe «go» y el fantasma sube.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = castillo salvado
castle-ending-ghost-escaped = fantasma libre
