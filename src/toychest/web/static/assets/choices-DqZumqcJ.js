var e=`### What may be chosen before play, in Spanish: printings, options and house rules. The question is short; the choice is
### a few words; its help is one sentence that says what is played. A printing is a reglamento, a puzzle a reto.

## Printings

castle-printing = ¿Qué reglamento hay en tu caja?
castle-printing-standard = Versión de Toychest
    .help = Lo que dice la mayoría de los seis idiomas, y nuestra decisión donde no dicen nada.
castle-printing-en = Inglés
    .help = Tú eliges si se usa una varita.
castle-printing-de = Alemán
    .help = El bucle repite una sola tarjeta, tres veces en total; una fila bloqueada llega hasta donde puede; el fantasma tiene que salir de la torre. Donde hay un despiste, se juega nuestra versión.
castle-printing-fr = Francés
    .help = Como dicen casi todos los idiomas.
castle-printing-ru = Ruso
    .help = Como dicen casi todos los idiomas. Donde hay un despiste, se juega nuestra versión.
castle-printing-es = Español
    .help = Como dicen casi todos los idiomas.
castle-printing-pl = Polaco
    .help = Como dicen casi todos los idiomas; probablemente es el original.

## Options of the box

castle-option-profile = ¿Con qué reglas?
castle-option-profile-base = Base
    .help = Una puerta puede llevarte a otra. El bucle también repite los fantasmas. Más difícil.
castle-option-profile-young = Jóvenes
    .help = Una puerta puede llevarte a otra. El bucle no repite los fantasmas. Más fácil.
castle-option-profile-older = Mayores
    .help = Una puerta siempre te lleva a otra. El bucle no repite los fantasmas. Más fácil.
castle-option-profile-oldest = Más mayores
    .help = Una puerta siempre te lleva a otra. El bucle también repite los fantasmas. Más difícil.
castle-option-half_turns = ¿Cuánto gira una flecha?
castle-option-half_turns-false = Un cuarto
    .help = A la izquierda o a la derecha.
castle-option-half_turns-true = También media vuelta
    .help = A la izquierda, a la derecha o al revés.
castle-option-treasures = ¿Cuántos tesoros?
    .help = El reglamento dice cuatro. Con menos, la partida es corta; con más, es larga.
castle-option-board = ¿Qué castillo?
castle-option-board-castle = El castillo
    .help = Siete por seis salas, cuatro puertas, cuatro varitas.
castle-option-board-garden = El jardín
    .help = Pequeño y fácil, para los más pequeños.
castle-option-board-cloister = El claustro
    .help = Sus paredes te obligan a dar un rodeo.
castle-option-board-labyrinth = El laberinto
    .help = Grande y lleno de rodeos. Para quien se sabe el castillo de memoria.
castle-option-board-file = Un tablero tuyo
    .help = Un pequeño archivo de texto, como enseña docs/boards.md.
castle-option-deck = ¿Qué tarjetas?
castle-option-deck-standard = Las 35 tarjetas
    .help = 35 tarjetas: flechas → 5, ← 5, ↑ 3, ↓ 3; bucle 6, mago 4, fantasma 9.
castle-option-deck-file = Tarjetas tuyas
    .help = Un pequeño archivo de texto que dice cuántas hay de cada una.
castle-option-puzzle = ¿Un reto?
castle-option-puzzle-none = Una partida entera
    .help = Encuentra todos los tesoros antes de que salga el fantasma.
castle-option-puzzle-file = Un reto tuyo
    .help = Un pequeño archivo de texto con una fila y los tesoros.

## House rules

castle-reading-rerotate_in_loop = ¿Se puede girar de nuevo una flecha cuando el bucle la repite?
castle-reading-rerotate_in_loop-no = No
    .help = Una flecha girada mantiene su dirección en cada repetición.
castle-reading-rerotate_in_loop-yes = Sí
    .help = En cada repetición puedes girar de nuevo una flecha.
castle-reading-loop_runs = ¿Cuántas veces actúan las tarjetas con un bucle?
castle-reading-loop_runs-2 = Dos veces
    .help = Con un bucle, lo que repite pasa dos veces en total.
castle-reading-loop_runs-3 = Tres veces
    .help = Con un bucle, lo que repite pasa tres veces en total.
castle-reading-loop_scope = ¿Qué repite un bucle?
castle-reading-loop_scope-prefix = Todas las tarjetas a su izquierda
    .help = Un bucle repite todo lo que tiene a su izquierda, en orden.
castle-reading-loop_scope-previous_card = Solo la tarjeta a su izquierda
    .help = Un bucle repite solo la tarjeta que tiene justo al lado.
castle-reading-multi_loop = ¿Qué hace un segundo bucle?
castle-reading-multi_loop-nested = Repite también lo que hizo el primero
    .help = Un segundo bucle repite todo lo que ha pasado hasta ahí.
castle-reading-multi_loop-flat = Añade otra ronda
    .help = Cada bucle añade otra ronda de las tarjetas normales que tiene a su izquierda.
castle-reading-multi_loop-idle_second = Nada
    .help = En una fila solo funciona el primer bucle.
castle-reading-sorcerer_repeat = ¿Hacia dónde va una tarjeta de mago repetida?
castle-reading-sorcerer_repeat-same = Al mismo lado
    .help = Una tarjeta de mago va al mismo lado en cada repetición.
castle-reading-sorcerer_repeat-free = A elegir otra vez
    .help = En cada repetición eliges de nuevo la dirección de una tarjeta de mago.
castle-reading-wand_reuse = ¿Cuántas veces funciona una varita?
castle-reading-wand_reuse-always = Siempre
    .help = Una varita funciona cada vez que el mago llega a ella.
castle-reading-wand_reuse-once_per_turn = Una vez por fila
    .help = Cada varita funciona una vez en cada fila de tarjetas.
castle-reading-wand_reuse-once_per_game = Una vez por partida
    .help = Cada varita funciona una vez, y luego está gastada.
castle-reading-wand = ¿Hay que usar la varita?
castle-reading-wand-auto = Funciona sola
    .help = Al llegar a una varita, el fantasma siempre baja.
castle-reading-wand-optional = Tú eliges
    .help = Al llegar a una varita, eliges si el fantasma baja.
castle-reading-young_gates = ¿Puertas para los jóvenes?
castle-reading-young_gates-optional = Se pueden usar
    .help = Con las reglas para jóvenes, una puerta puede llevarte a otra.
castle-reading-young_gates-off = Están cerradas
    .help = Con las reglas para jóvenes, las puertas son salas normales.
castle-reading-voluntary_fail = ¿Puedes renunciar a una fila que se puede recorrer?
castle-reading-voluntary_fail-no = No
    .help = Una fila que se puede recorrer, se recorre.
castle-reading-voluntary_fail-yes = Sí
    .help = Puedes planear una fila para que falle, y pagar por ello.
castle-reading-impossible = ¿Qué pasa en una fila que no se puede recorrer?
castle-reading-impossible-whole = Nadie anda
    .help = El mago se queda donde está, y el fantasma sube un escalón más.
castle-reading-impossible-halt = Anda hasta el paso bloqueado
    .help = El mago llega hasta donde puede, y el fantasma sube un escalón más.
castle-reading-impossible-skip = Solo se saltan los pasos bloqueados
    .help = El mago se salta lo que no puede hacer, y el fantasma sube un escalón más.
castle-reading-impossible-none_at_all = Anda hasta el paso bloqueado, gratis
    .help = El mago llega hasta donde puede; el fantasma sube un escalón más solo si no hubo ningún paso.
castle-reading-void_ghosts = ¿Cuentan los fantasmas en una fila que no se puede recorrer?
castle-reading-void_ghosts-count = Sí
    .help = Las tarjetas de fantasma mueven al fantasma aunque la fila no se pueda recorrer.
castle-reading-void_ghosts-ignore = No
    .help = Donde la fila falla, se pierden los fantasmas que le quedan; el fantasma sube un escalón.
castle-reading-idle_row = ¿Qué cuesta una fila sin ningún paso?
castle-reading-idle_row-free = Nada más
    .help = Una fila solo de fantasmas y bucles no cuesta nada más.
castle-reading-idle_row-penalty = Un escalón del fantasma
    .help = Si una fila no tiene ningún paso, el fantasma sube un escalón más.
castle-reading-loss = ¿Cuándo ha salido el fantasma?
castle-reading-loss-enter_last = En el último escalón
    .help = Se pierde cuando el fantasma llega al último escalón de la torre.
castle-reading-loss-step_beyond = Más allá del último escalón
    .help = Se pierde cuando el fantasma deja atrás el último escalón de la torre.
castle-reading-short_row = ¿Y si solo quedan dos tarjetas?
castle-reading-short_row-two_cards = Una fila de dos
    .help = Las últimas tarjetas de la pila forman una fila más corta.
castle-reading-short_row-refill_to_three = Barajar y completar
    .help = Se barajan las tarjetas usadas, y la fila se completa hasta tres.
castle-reading-arrow_source = ¿De dónde saca una flecha su dirección?
castle-reading-arrow_source-printed_directions = Está impresa
    .help = Cada flecha lleva impresa su dirección.
castle-reading-arrow_source-random_on_draw = Del azar
    .help = Cada flecha puede salir de la pila en cualquier dirección.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = No caben { $treasures } tesoros: este castillo tiene { $chambers } salas para ellos
    .help = Elige { $chambers } tesoros como máximo, o un castillo más grande.
castle-unfit-puzzle-row = La fila de un reto necesita de una a { $most } tarjetas
    .help = Escríbelas de izquierda a derecha. Las tarjetas son: { $cards }.
castle-unfit-puzzle-treasures = Un reto necesita tesoros, cada uno en su propia sala
    .help = Escribe cada casilla una sola vez, como "c4".
castle-unfit-puzzle-treasure = Hay un tesoro en { $square }, pero eso no es una sala de este tablero
    .help = Pon el tesoro en una casilla que tenga un punto.
castle-unfit-puzzle-treasure-taken = El mago está en { $square }, donde hay un tesoro
    .help = Cambia de sitio el tesoro o el mago.
castle-unfit-puzzle-sorcerer = El mago no puede estar en { $square }
    .help = Ponlo en una casilla de este tablero que no sea una casilla con fantasmas.
castle-unfit-puzzle-ghost = El fantasma no puede estar en el escalón { $ghost }
    .help = Elige un escalón del 0 al { $last }.
castle-unfit-field-mistyped = { $field } no está bien escrito
    .help =
        { $kind ->
            [int] Escribe un número entero, sin comillas.
            [bool] Escribe true o false, sin comillas.
           *[str] Escribe un texto entre comillas.
        }
castle-unfit-puzzle-nothing-to-take = Se juegue como se juegue, con esta fila no se consigue ningún tesoro
    .help = Pon un tesoro adonde pueda llegar la fila.
castle-unfit-puzzle-too-wide = Este reto se puede jugar de demasiadas maneras
    .help = Usa menos puertas en el tablero, o una fila con menos repeticiones.
castle-unfit-puzzle-choice = { $field } de este reto no existe
    .help = Elige uno de estos: { $choices }.
`;export{e as default};