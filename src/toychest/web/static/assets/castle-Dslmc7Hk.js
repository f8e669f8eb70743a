var e=`### Coded Castle in Spanish. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "luna 2".
### A gate is a puerta, as in the box, so a way between rooms is never called one: it is a camino, and a wall a pared.

## Words that other sentences use

castle-direction-up = hacia arriba
castle-direction-right = a la derecha
castle-direction-down = hacia abajo
castle-direction-left = a la izquierda
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] a la derecha
        [about] media vuelta
       *[left] a la izquierda
    }
castle-picture-crown = corona
castle-picture-cup = copa
castle-picture-gem = gema
castle-picture-ring = anillo
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] se acaba el castillo
        [ghost-room] hay una sala de fantasmas
       *[wall] hay una pared
    }
castle-symbol-moon = luna
castle-symbol-crown = corona
castle-symbol-key = llave
castle-symbol-drop = gota
castle-symbol-bell = campana
castle-symbol-leaf = hoja
castle-symbol-cup = copa
castle-square = { $symbol } { $row }
castle-card-up = arriba
castle-card-right = derecha
castle-card-down = abajo
castle-card-left = izquierda
castle-card-loop = bucle
castle-card-sorcerer = mago
castle-card-ghost = fantasma
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Paso
castle-face-loop = Otra vez
castle-face-sorcerer = A elegir
castle-face-ghost = Fantasma
castle-face-back = boca abajo

## What happened

castle-event-treasure-placed =
    { $picture ->
        [ring] El { castle-picture } espera en la sala { $square }
       *[other] La { castle-picture } espera en la sala { $square }
    }
castle-event-card-laid = { $name } pone: { castle-card }
castle-event-stack-shuffled = Se barajan otra vez las { $cards } tarjetas
castle-event-card-turned =
    { $turned ->
        [about] { $name } da { castle-turned } a la tarjeta { $place }
       *[other] { $name } gira la tarjeta { $place } { castle-turned }
    }
castle-event-way-chosen = La tarjeta { $place } va { castle-direction }
castle-event-gate-chosen = De la puerta { $at } a la puerta { $to }
castle-event-gate-declined = Sin salto en la puerta { $at }
castle-event-sorcerer-walked = El mago va { castle-direction }, hasta la casilla { $end }
castle-event-sorcerer-jumped = Salta de una puerta a otra, hasta la casilla { $end }
castle-event-treasure-found =
    { $picture ->
        [ring] ¡El mago encuentra el { castle-picture } en la sala { $square }!
       *[other] ¡El mago encuentra la { castle-picture } en la sala { $square }!
    }
castle-event-ghost-lowered =
    { $level ->
        [0] ¡Una varita! El fantasma está al pie de la torre
       *[other] ¡Una varita! El fantasma baja al escalón { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Así que el fantasma sube al escalón { $level }
       *[card] El fantasma sube al escalón { $level }
    }
castle-event-loop-repeated = El bucle repite: { $cards }
castle-event-row-impossible = Nadie podía recorrer esta fila
castle-event-castle-saved = ¡Ya están todos los tesoros!
castle-event-ghost-escaped = El fantasma ha salido de la torre

## Several events in one line

castle-line-laid = { $name } pone: { $cards }
castle-line-walked = El mago va { $ways }

## How it ended

castle-outcome-castle-saved = ¡El castillo está a salvo!
    .because = Han aparecido los { $points } tesoros, y el fantasma sigue en su torre.
castle-outcome-ghost-escaped = El fantasma se ha escapado
    .because =
        { $points ->
            [0] Llegó a lo alto de la torre antes del primer tesoro.
            [one] Llegó a lo alto de la torre. Ha aparecido un tesoro.
           *[other] Llegó a lo alto de la torre. Han aparecido { $points } tesoros.
        }

## Before play

castle-option-profile = ¿Con qué reglas?
castle-option-profile-base = Base
    .help = Una puerta puede llevarte a otra. El bucle también repite los fantasmas.
castle-option-profile-young = Jóvenes
    .help = Una puerta puede llevarte a otra. El bucle no repite los fantasmas.
castle-option-profile-older = Mayores
    .help = Una puerta siempre te lleva a otra. El bucle no repite los fantasmas.
castle-option-profile-oldest = Más mayores
    .help = Una puerta siempre te lleva a otra. El bucle también repite los fantasmas.
castle-option-half_turns = ¿Cuánto gira una flecha?
castle-option-half_turns-false = Un cuarto
    .help = A la izquierda o a la derecha.
castle-option-half_turns-true = También media vuelta
    .help = A la izquierda, a la derecha o al revés.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = La partida ha terminado
    .because = Ha llegado al final, así que ya no se juega más.
    .help = Empieza otra con «Revancha», o repasa cada paso.
castle-refused-not-to-act = Ahora no es tu turno
    .because = En cada fila decide una sola persona. Las demás ayudan con ideas.
    .help = Cuenta tu idea. Tu turno llega pronto.
castle-refused-no-such-card = No hay ninguna tarjeta { $place }
    .because =
        { $cards ->
            [one] Esta fila tiene { $cards } tarjeta.
           *[other] Esta fila tiene { $cards } tarjetas.
        }
    .help = Cuenta desde la izquierda, empezando por el 1.
castle-refused-not-an-arrow = La tarjeta { $place } no se gira
    .because =
        { $card ->
            [loop] Solo se giran las flechas. Esta es la tarjeta del { castle-card }.
            [sorcerer] Solo se giran las flechas. Esta es la tarjeta del { castle-card }.
            [ghost] Solo se giran las flechas. Esta es la tarjeta del { castle-card }.
           *[other] Solo se giran las flechas. Esta es la tarjeta «{ castle-card }».
        }
    .help = Gira mejor una flecha.
castle-refused-turned-already = La tarjeta { $place } ya está girada
    .because = Cada flecha se gira una sola vez por fila.
    .help = Pulsa otra vez su botón para dejarla como estaba, y elige de nuevo.
castle-refused-two-turned = Ya hay dos flechas giradas
    .because = Las tarjetas { $first } y { $second } están giradas, y dos es el máximo.
    .help = Deja una de ellas como estaba, y esta ya podrá girar.
castle-refused-half-turn = La tarjeta { $place } solo gira un cuarto
    .because = En esta partida no hay medias vueltas.
    .help = Gírala a la izquierda o a la derecha. Otra partida puede permitir medias vueltas.
castle-refused-turn-too-late = Ya es tarde para girar la tarjeta { $place }
    .because = Una dirección o una puerta elegida después depende de esta tarjeta.
    .help = Deshaz primero esa elección y luego gira.
castle-refused-turn-blocks =
    { $turned ->
        [about] La tarjeta { $place } no puede dar { castle-turned }
       *[other] La tarjeta { $place } no puede girar { castle-turned }
    }
    .because = Desde la casilla { $at }, el paso { $number } iría { castle-direction }, pero ahí { castle-cause }.
    .help = Gírala hacia el otro lado, o gira otra flecha.
castle-refused-row-hopeless = Ningún giro ayuda en esta fila
    .because = Gires lo que gires y elijas lo que elijas, un paso queda bloqueado.
    .help = Pulsa «¡Vamos!». El fantasma sube un escalón y llega una fila nueva.
castle-refused-no-question = Aquí no hay nada que elegir
    .because = Ahora ninguna tarjeta ni puerta espera tu respuesta.
    .help = Gira una flecha, o pulsa «¡Vamos!».
castle-refused-way-blocked = Aquí no puede ir { castle-direction }
    .because = Está en la casilla { $at }, y por ese lado { castle-cause }.
    .help = Elige un camino libre.
castle-refused-way-dead-end = Así se queda atascado: después no puede ir { castle-direction }
    .because = El paso { $number } empezaría en la casilla { $at }, pero delante { castle-cause }.
    .help = Elige otro camino, o gira antes otra flecha.
castle-refused-not-a-gate = En la casilla { $square } no hay puerta mágica
    .because = El mago solo salta de puerta en puerta.
    .help = Elige una de las puertas que brillan.
castle-refused-same-gate = Ya está en esta puerta
    .because = Una puerta mágica lo lleva a otra puerta.
    .help = Elige otra puerta, o deja que siga a pie.
castle-refused-gate-dead-end = Desde la puerta { $square } se queda atascado
    .because = El paso { $number } no tendría un camino libre.
    .help = Elige otra puerta que brille.
castle-refused-gate-forced = En la puerta { $at } tiene que saltar
    .because = Con las reglas de esta partida, una puerta siempre lo lleva a otra.
    .help = Elige una de las puertas que brillan.
castle-refused-stay-dead-end = Sin saltar, se atasca en la casilla { $at }
    .because = El paso { $number } no tendría un camino libre.
    .help = Haz que salte a otra puerta.
castle-refused-question-open =
    { $kind ->
        [gate] Una puerta mágica espera
       *[way] La tarjeta { $place } espera una dirección
    }
    .because =
        { $kind ->
            [gate] El mago llega a una puerta y quiere saber adónde ir.
           *[way] Esta tarjeta va a cualquier lado, y lo eliges tú.
        }
    .help =
        { $kind ->
            [gate] Elige una puerta que brille.
           *[way] Elige arriba, derecha, abajo o izquierda para la tarjeta { $place }.
        }
castle-refused-step-blocked = El paso { $number } está bloqueado
    .because = Desde la casilla { $at }, la tarjeta { $place } va { castle-direction }, pero ahí { castle-cause }.
    .help = Gira una flecha para que cada paso tenga un camino libre.
castle-refused-row-unfinished = La fila no está completa
    .because = Aún faltan tarjetas por salir.
    .help = Espera a que estén todas las tarjetas.
castle-refused-row-full = La fila está completa
    .because = Ya están todas sus tarjetas.
    .help = Gira una flecha, o pulsa «¡Vamos!».
castle-refused-treasures-first = Primero los tesoros
    .because = Los cuatro tesoros se esconden antes de la primera tarjeta.
    .help = Espera a que estén en sus salas.
castle-refused-not-in-stack = Esta tarjeta ya no está en la pila
    .because = Todas las tarjetas «{ castle-card }» están ya a la vista.
    .help = Toma la tarjeta que da la pila.
castle-refused-no-chamber = La casilla { $square } no es una sala
    .because = Los tesoros solo se esconden en las salas.
    .help = Elige una sala con un signo y un número.
castle-refused-treasures-all-placed = Todos los tesoros están escondidos
    .because = En cada partida se buscan cuatro tesoros.
    .help = Pon la primera fila.

## At the table

castle-turn = Turno de { $name }
castle-row-number = fila { $number }
castle-lays = pone esta fila
castle-next = después
castle-after-that = luego
castle-later = más tarde
castle-hint-lay = Pon las tres tarjetas siguientes.
castle-hint-turn = Gira hasta dos flechas y pulsa «¡Vamos!».
castle-hint-way = ¿Hacia dónde va la tarjeta { $place }?
castle-hint-gate = ¡Una puerta mágica! Elige adónde lleva.
castle-hint-stuck = Por aquí se quedaría atascado. Gira antes una flecha.
castle-hint-go = ¿Todo listo? Pulsa «¡Vamos!».
castle-hint-hopeless = Ningún giro ayuda. Pulsa «¡Vamos!» y el fantasma sube.
castle-hint-wait = { $name } está pensando.
castle-lay = Poner la fila
castle-begin = Esconder los tesoros
castle-hint-begin = Esconde los cuatro tesoros y pon la primera fila.
castle-gate-choice = puedes saltar aquí
castle-go = ¡Vamos!
castle-stay = A pie
castle-find = Búscalos
castle-find-short = Busca
castle-found = { $found } de { $of }
castle-all-found = ¡Ya están todos!
castle-treasure = { castle-picture } en la sala { $square }
castle-ghost = El fantasma
castle-ghost-level = { $level } de { $tower }
castle-ghost-far =
    { $steps ->
        [one] Un escalón más y sale de la torre. Una varita lo baja un escalón.
       *[other] { $steps } escalones más y sale de la torre. Una varita lo baja un escalón.
    }
castle-grown-up = Para los adultos
castle-grown-up-loop = El bucle repite todo lo que tiene a su izquierda. Pregunta: «¿Dónde estará cuando empiece otra vez?»
castle-grown-up-loop-first = Un bucle que va primero no repite nada. Pregunta: «¿Qué tiene a su izquierda?»
castle-grown-up-sorcerer = Esta tarjeta va a donde queramos. Pregunta: «¿Qué casilla de al lado nos ayuda más?»
castle-grown-up-ghost = El fantasma sube, hagamos lo que hagamos. Pregunta: «¿Podemos pasar por una varita?»
castle-grown-up-gate = Una puerta lleva a cualquier otra puerta. Pregunta: «¿Qué puerta está cerca de un tesoro?»
castle-grown-up-arrows = Se pueden girar dos flechas; lo demás se queda igual. Pregunta: «¿Dónde está después de la primera tarjeta?»
castle-grown-up-lay = Antes de las tarjetas, pregunta: «¿Qué tesoro está más cerca, y a cuántos pasos?»
castle-card-number = Tarjeta { $place }: { $card }
castle-card-turned = Tarjeta { $place }: { $card }, girada
castle-turn-left = Girar la tarjeta { $place } a la izquierda
castle-turn-right = Girar la tarjeta { $place } a la derecha
castle-turn-about = Dar media vuelta a la tarjeta { $place }
castle-turn-back = Dejar la tarjeta { $place } como estaba
castle-turn-none = Elige una flecha para girarla
castle-turned-count =
    { $left ->
        [0] Has usado los dos giros.
        [one] Queda un giro.
       *[other] Puedes girar dos flechas.
    }
castle-turned-which =
    { $count ->
        [one] Tarjeta { $places } girada.
       *[other] Tarjetas { $places } giradas.
    }
castle-way = Dirección de la tarjeta { $place }
castle-chip-list = El camino planeado
castle-chip-walk = paso { $number } { $direction }
castle-chip-blocked = paso { $number } { $direction }, bloqueado
castle-chip-way = ¿hacia dónde?
castle-chip-which-gate = ¿qué puerta?
castle-chip-gate = puerta
castle-chip-stay = a pie
castle-chip-again = otra vez
castle-chip-ghost = fantasma
castle-plan-line =
    Plan: { $steps ->
        [0] ningún paso
        [one] un paso
       *[other] { $steps } pasos
    }{ $treasures ->
        [0] {""}
        [one] , un tesoro
       *[other] , { $treasures } tesoros
    }
castle-plan-treasures =
    { $treasures ->
        [one] un tesoro en el camino
       *[other] { $treasures } tesoros en el camino
    }
castle-plan-blocked = El paso { $number } está bloqueado
castle-plan-hopeless = No hay camino. El fantasma sube un escalón más.
castle-board = El castillo desde arriba
castle-square-room = { $square }
castle-square-start = { $square }, salida
castle-square-gate = { $square }, puerta mágica
castle-square-wand = { $square }, varita
castle-square-ghost-room = { $square }, sala de fantasmas
castle-square-here = { $square }, el mago está aquí
castle-read = El mago está en la casilla { $square }. El fantasma está en el escalón { $level } de { $tower }. Falta por encontrar: { $treasures }. La fila: { $row }.
castle-read-nothing = nada
castle-key-pick = Elegir una tarjeta de la fila
castle-key-turn = Girar la tarjeta elegida
`;export{e as default};