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
        [ghost-room] hay una casilla con fantasmas
       *[wall] hay una pared
    }
castle-symbol-moon = luna
castle-symbol-heart = corazón
castle-symbol-key = llave
castle-symbol-drop = gota
castle-symbol-bell = campana
castle-symbol-leaf = hoja
castle-symbol-flag = bandera
castle-square = { $symbol } { $row }
castle-card-up = arriba
castle-card-right = derecha
castle-card-down = abajo
castle-card-left = izquierda
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
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
castle-event-card-laid = { $name } pone: { $cards }
castle-event-stack-shuffled = Se barajan otra vez las { $cards } tarjetas
castle-event-card-turned =
    { $turned ->
        [about] { $name } da { castle-turned } a la tarjeta { $place }
       *[other] { $name } gira la tarjeta { $place } { castle-turned }
    }
castle-event-way-chosen = La tarjeta { $place } va { castle-direction }
castle-event-gate-chosen = De la puerta { $at } a la puerta { $to }
castle-event-gate-declined = Sin salto en la puerta { $at }
castle-event-wand-chosen = Se usará la varita de la casilla { $at }
castle-event-wand-declined = La varita de la casilla { $at } se queda como está
castle-event-sorcerer-walked = El mago va { $ways }, hasta la casilla { $end }
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
        [idle] Ningún paso que dar: el fantasma sube al escalón { $level }
       *[card] El fantasma sube al escalón { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Nadie podía recorrer esta fila
castle-event-row-halted = La fila termina en la casilla { $at }: ahí { castle-cause }
castle-event-step-skipped = El paso { $number } no se da: ahí { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Resuelto: con esta fila no se consigue ningún tesoro
        [one] Resuelto: con esta fila no se consigue más de un tesoro
       *[other] Resuelto: con esta fila no se consiguen más de { $found } tesoros
    }
castle-event-puzzle-missed = Con esta fila se puede conseguir más: { $best } en vez de { $found }
castle-event-castle-saved = ¡Ya están todos los tesoros!
castle-event-ghost-escaped = El fantasma ha salido de la torre

## How it ended

castle-outcome-castle-saved = ¡El castillo está a salvo!
    .because =
        { $points ->
            [one] Se ha encontrado el tesoro, y el fantasma sigue en su torre.
           *[other] Se han encontrado los { $points } tesoros, y el fantasma sigue en su torre.
        }
castle-outcome-ghost-escaped = El fantasma se ha escapado
    .because =
        { $points ->
            [0] Llegó a lo alto de la torre antes del primer tesoro.
            [one] Llegó a lo alto de la torre. Se ha encontrado un tesoro.
           *[other] Llegó a lo alto de la torre. Se han encontrado { $points } tesoros.
        }

castle-outcome-puzzle-solved = ¡Resuelto!
    .because =
        { $points ->
            [0] Se juegue como se juegue, con esta fila no se consigue ningún tesoro.
            [one] Se juegue como se juegue, con esta fila no se consigue más de un tesoro.
           *[other] Se juegue como se juegue, con esta fila no se consiguen más de { $points } tesoros.
        }
castle-outcome-puzzle-missed = Todavía no
    .because =
        { $points ->
            [0] No has conseguido ningún tesoro. Hay una manera de conseguir más.
            [one] Has conseguido un tesoro. Hay una manera de conseguir más.
           *[other] Has conseguido { $points } tesoros. Hay una manera de conseguir más.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = La partida ha terminado
    .because = Ha llegado al final, así que ya no se juega más.
    .help = Empieza otra con «Jugar otra vez», o repasa cada paso.
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
            [ghost] Solo se giran las flechas. Esta es la tarjeta del { castle-card }.
           *[other] Solo se giran las flechas. Esta es la tarjeta «{ castle-card }».
        }
    .help = Gira mejor una flecha.
castle-refused-turned-already = La tarjeta { $place } ya está girada
    .because = Cada flecha se gira una sola vez por fila.
    .help = Deshaz ese giro y elige de nuevo.
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
    .help = Prueba otro giro, o deja la flecha como está.
castle-refused-row-hopeless = Ningún giro ayuda en esta fila
    .because = Gires lo que gires y elijas lo que elijas, un paso queda bloqueado.
    .help = Deja correr la fila. El fantasma sube y llega una fila nueva.
castle-refused-no-question = Aquí no hay nada que elegir
    .because = Ahora ninguna tarjeta ni puerta espera tu respuesta.
    .help = Gira una flecha, o deja correr la fila.
castle-refused-way-blocked = Aquí no puede ir { castle-direction }
    .because = Está en la casilla { $at }, y por ese lado { castle-cause }.
    .help = Elige un camino libre.
castle-refused-way-dead-end = Así se queda atascado: después no puede ir { castle-direction }
    .because = El paso { $number } empezaría en la casilla { $at }, pero delante { castle-cause }.
    .help = Prueba otro camino, o gira antes una flecha.
castle-refused-wand-dead-end = Gira antes una flecha: después no puede ir { castle-direction }
    .because = El paso { $number } empezaría en la casilla { $at }, pero delante { castle-cause }.
    .help = Uses o no la varita, aquí no ayuda. Gira una flecha.
castle-refused-not-a-gate = En la casilla { $square } no hay puerta mágica
    .because = El mago solo salta de puerta en puerta.
    .help = Elige una de las puertas mágicas.
castle-refused-same-gate = Ya está en esta puerta
    .because = Una puerta mágica lo lleva a otra puerta.
    .help = Elige otra puerta, o deja que siga a pie.
castle-refused-gate-dead-end = Desde la puerta { $square } se queda atascado
    .because = El paso { $number } no tendría un camino libre.
    .help = Elige otra puerta.
castle-refused-gate-forced = En la puerta { $at } tiene que saltar
    .because = Con las reglas de esta partida, una puerta siempre lo lleva a otra.
    .help = Elige una de las otras puertas.
castle-refused-stay-dead-end = Sin saltar, se atasca en la casilla { $at }
    .because = El paso { $number } no tendría un camino libre.
    .help = Haz que salte a otra puerta.
castle-refused-question-open =
    { $kind ->
        [gate] Una puerta mágica espera
        [wand] Una varita espera
       *[way] La tarjeta { $place } espera una dirección
    }
    .because =
        { $kind ->
            [gate] El mago llega a una puerta y quiere saber adónde ir.
            [wand] El mago llega a una varita, y tú eliges si se usa.
           *[way] Esta tarjeta va a cualquier lado, y lo eliges tú.
        }
    .help =
        { $kind ->
            [gate] Elige una de las otras puertas.
            [wand] Úsala, o déjala.
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
    .help = Gira una flecha, o deja correr la fila.
castle-refused-treasures-first = Primero los tesoros
    .because = Todos los tesoros se ponen antes de la primera tarjeta.
    .help = Espera a que estén en sus salas.
castle-refused-not-in-stack = Esta tarjeta ya no está en la pila
    .because = Todas las tarjetas «{ castle-card }» están ya a la vista.
    .help = Toma la tarjeta que da la pila.
castle-refused-no-chamber = La casilla { $square } no es una sala
    .because = Los tesoros solo se ponen en las salas.
    .help = Elige una sala con un signo y un número.
castle-refused-treasures-all-placed = Todos los tesoros están en su sitio
    .because = En esta partida no se buscan más.
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
castle-hint-begin = Esconde los tesoros y pon la primera fila.
castle-gate-choice = puedes saltar aquí
castle-go = ¡Vamos!
castle-stay = A pie
castle-find = Búscalos
castle-find-short = Busca
castle-found = { $found } de { $of }
castle-all-found = ¡Ya están todos!
castle-treasure = { castle-picture } ({ $square })
castle-ghost = El fantasma
castle-ghost-level = { $level } de { $tower }
castle-ghost-far =
    { $steps ->
        [one] Un escalón más y sale de la torre. Una varita lo baja un escalón.
       *[other] { $steps } escalones más y sale de la torre. Una varita lo baja un escalón.
    }
castle-grown-up = Para los adultos
castle-grown-up-loop = «{ castle-face-loop }» repite lo que tiene a su izquierda. Pregunta: «¿Dónde estará cuando empiece otra vez?»
castle-grown-up-loop-first = «{ castle-face-loop }» en primer lugar no repite nada. Pregunta: «¿Qué tiene a su izquierda?»
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
castle-square-ghost-room = { $square }, casilla con fantasmas
castle-square-here = { $square }, el mago está aquí
castle-read = El mago está en la casilla { $square }. El fantasma está en el escalón { $level } de { $tower }. Falta por encontrar: { $treasures }. La fila: { $row }.
castle-read-nothing = nada
castle-key-pick = Elegir una tarjeta de la fila
castle-key-turn = Girar la tarjeta elegida

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Castillo codificado: { $board }
castle-paper-title = Tijeras, pegamento ¡y listo!
castle-paper-board = Une el tablero: corta por las líneas finas y pega cada borde cortado sobre el borde rayado que tiene la misma letra.
castle-paper-cards = Corta las tarjetas de marca a marca, en línea recta, de un lado a otro de la hoja. El papel grueso dura más.
castle-paper-tokens = Corta los tesoros por parejas. Dobla cada pareja por la línea discontinua y pégala, dorso con dorso.
castle-paper-figures = Recorta el mago y el fantasma. Dobla cada uno por encima de la cabeza, pega las dos mitades y dobla los dos pies hacia fuera.
castle-paper-ghost = El fantasma espera a la entrada de su torre, y el mago en la estrella. ¡Ya puedes jugar!
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] Una página para imprimir: { $files }, en la carpeta { $folder }
               *[other] { $pages } páginas para imprimir: { $files }, en la carpeta { $folder }
            }
       *[other]
            { $pages ->
                [one] Una página para imprimir, en la carpeta { $folder }
               *[other] { $pages } páginas para imprimir, en la carpeta { $folder }
            }
    }
castle-paper-unknown = No hay ningún archivo { $file }, ni un tablero con ese nombre. Nuestros tableros: { $boards }
castle-paper-there = { $file } ya está en la carpeta { $folder }. Elige otra carpeta con --to, o sobrescríbelo con --overwrite.
castle-paper-unwritten = En la carpeta { $folder } no se puede escribir ({ $because }). Elige otra con --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Usar la varita
castle-leave-wand = Dejarla
castle-wand-choice = puedes usar esta varita
castle-hint-wand = ¡Una varita! ¿La usas o la dejas?
castle-hint-way-again = Otra vez la tarjeta { $place }. ¿Hacia dónde va ahora?
castle-hint-may-stop = El paso { $number } está bloqueado. Gira una flecha, o pulsa «¡Vamos!» de todos modos.
castle-hint-puzzle = Consigue todos los tesoros que puedas con esta fila.
castle-plan-stops = El paso { $number } está bloqueado. Puedes pulsar «¡Vamos!» de todos modos.
castle-chip-wand = varita
castle-chip-spare = varita sin usar
castle-chip-skip = paso { $number } { $direction }, no se da
castle-chip-which-wand = ¿usar la varita?
castle-square-wand-spent = { $square }, varita gastada
castle-puzzle = El reto
    .task = Gira y elige para que esta única fila consiga todos los tesoros que pueda. Después pulsa «¡Vamos!».
castle-puzzle-brings = El reto trae su propio castillo, sus reglas, sus tesoros y sus tarjetas.
castle-puzzle-may-bring = Tu reto trae sus tesoros y sus tarjetas. Su archivo también puede traer castillo y reglas.
castle-next-puzzle = El siguiente reto
castle-solves = lo resuelve
castle-stack = La pila
castle-stack-cards =
    { $count ->
        [one] 1 tarjeta
       *[other] { $count } tarjetas
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 tesoro
       *[other] { $count } tesoros
    }
castle-key-wand = Usar la varita, o dejarla

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = sol
castle-symbol-fish = pez
castle-symbol-tree = árbol
castle-symbol-bird = pájaro
castle-symbol-boat = barco
castle-unfit-file-too-long = El archivo es demasiado largo
    .help = Un tablero o un mazo necesita muchas menos de { $most } letras. ¿Es el archivo correcto?
castle-unfit-not-toml = La línea { $line } no se puede leer
    .help = Mira ahí, y en la línea de antes, si falta una comilla, una coma o un corchete.
castle-unfit-field-missing = Falta «{ $field }»
    .help = Añade una línea que empiece por { $field } =
castle-unfit-field-unknown = Aquí nadie conoce «{ $field }»
    .help =
        { $meant ->
            [none] Quita la línea. ¿Es el archivo correcto?
           *[other] ¿Querías decir «{ $meant }»?
        }
castle-unfit-name-unfit = El nombre no se puede usar
    .help = Elige uno de 1 a { $most } letras, entre comillas y en una sola línea.
castle-unfit-not-texts = «{ $field }» no es una lista de textos
    .help = Escríbelo así: { $field } = ["uno", "dos"]
castle-unfit-not-a-number = «{ $field }» no es un número entero
    .help = Escríbelo así: { $field } = 8
castle-unfit-not-pairs = «{ $field }» no es una lista de parejas
    .help = Escríbelo así: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = { $columns } columnas son demasiadas
    .help = Un tablero tiene { $most } como máximo. Acorta symbols y todas las líneas.
castle-unfit-too-many-rows = { $rows } filas son demasiadas
    .help = Un tablero tiene { $most } como máximo. Quita algunas líneas.
castle-unfit-symbol-unknown = No hay ningún signo «{ $symbol }»
    .help =
        { $meant ->
            [none] Elige entre estos: { $known }.
           *[other] ¿Querías decir «{ $meant }»?
        }
castle-unfit-symbol-twice = Dos columnas se llaman «{ $symbol }»
    .help = Da a cada columna su propio signo.
castle-unfit-line-length = En la línea { $line } del tablero el número de casillas no encaja: { $letters } en vez de { $columns }
    .help = Cada línea necesita tantas casillas como signos hay.
castle-unfit-letter-unknown = «{ $letter }», en { $square }, no es ningún tipo de casilla
    .help = Usa . para una sala, S para la salida, O para una puerta, w para una varita, X para una casilla con fantasmas.
castle-unfit-tower-length =
    { $tower ->
        [one] No se puede jugar con una torre de un escalón
       *[other] No se puede jugar con una torre de { $tower } escalones
    }
    .help = Elige un número del { $fewest } al { $most }.
castle-unfit-no-start = El mago no tiene dónde empezar
    .help = Pon una S en una casilla.
castle-unfit-many-starts = Hay más de una salida: { $squares }
    .help = Deja una sola S, y haz salas de las demás con un punto.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] No hay ninguna sala para los tesoros
        [one] Solo hay una sala para los tesoros
       *[other] Solo hay { $chambers } salas para los tesoros
    }
    .help = Haz salas de más casillas con un punto, hasta que haya { $fewest }.
castle-unfit-gate-alone = La puerta de { $square } no lleva a ningún sitio: es la única
    .help = Añade otra O, o haz de { $square } una sala con un punto.
castle-unfit-wall-off-board = Entre { $first } y { $second } no puede haber una pared: no existe la casilla { $square }
    .help = Nombra dos casillas que estén juntas, como ["a1", "b1"].
castle-unfit-wall-apart = Entre { $first } y { $second } no puede haber una pared: no están juntas
    .help = Nombra dos casillas que estén juntas, como ["a1", "b1"].
castle-unfit-wall-twice = La pared entre { $first } y { $second } está dos veces
    .help = Quita una de las dos.
castle-unfit-treasure-off-board = Una ficha de tesoro nombra { $square }, pero esa casilla no existe
    .help = Escribe la letra de una columna y el número de una fila de este tablero, como "c4".
castle-unfit-treasure-no-chamber = Una ficha de tesoro nombra { $square }, pero eso no es una sala
    .help = Nombra una casilla que tenga un punto, o pon un punto en { $square }.
castle-unfit-treasure-twice = Dos fichas de tesoro nombran { $square }
    .help = Quita una de las dos.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] No hay ninguna ficha de tesoro
        [one] Solo hay una ficha de tesoro
       *[other] Solo hay { $treasures } fichas de tesoro
    }
    .help = Nombra al menos { $fewest } salas, o quita treasures: así cada sala tiene su ficha.
castle-unfit-unreachable = Ningún camino lleva a { $squares }
    .help = Quita una pared, haz una sala de una casilla con fantasmas o pon ahí una puerta; o haz de { $square } una casilla con fantasmas, una X.
castle-unfit-card-unknown = No hay ninguna tarjeta «{ $card }»
    .help =
        { $meant ->
            [none] Las tarjetas son: { $known }.
           *[other] ¿Querías decir «{ $meant }»?
        }
castle-unfit-card-count = La cantidad de tarjetas «{ $card }» no es un número
    .help = Escribe un número entero, 0 o más: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] No hay ninguna tarjeta
        [one] Solo hay una tarjeta
       *[other] Solo hay { $cards } tarjetas
    }
    .help = Una fila tiene tres tarjetas, así que el mazo necesita al menos { $fewest }.
castle-unfit-deck-too-large = { $cards } tarjetas son demasiadas
    .help = Un mazo tiene { $most } tarjetas como máximo.
castle-unfit-deck-walks-nobody = Ninguna tarjeta hace andar al mago
    .help = Añade flechas (up, right, down, left) o tarjetas de mago (sorcerer).

## toychest board check

castle-check-playable = Con { $file } se puede jugar.
castle-check-size = { $squares } casillas en { $columns } columnas y { $rows } filas
castle-check-facts = salida { $start }; salas { $chambers }, fichas de tesoro { $treasures }, puertas { $gates }, varitas { $wands }, casillas con fantasmas { $ghosts }, paredes { $walls }; torre de { $tower } escalones
castle-check-forced = Donde hay que usar las puertas (mayores, más mayores), ningún camino lleva a { $squares }. Entonces ahí no habrá ningún tesoro.
castle-check-off = Donde no se usan las puertas (el reglamento alemán para jóvenes), ningún camino lleva a { $squares }. Entonces ahí no habrá ningún tesoro.
castle-check-deck = Con { $file } se puede jugar: { $cards } tarjetas.
castle-check-box = La caja de verdad tiene 28 fichas de tesoro, y este tablero tiene { $treasures }. Si es el tablero de tu caja, cuenta otra vez sus salas.
castle-check-stuck = Con { $deck } nadie sale nunca de la salida de { $file }: allí se bloquea cada fila. Añade un mago u otra flecha.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. El primer giro
    .help = Una flecha. Gírala hacia el tesoro.
castle-option-puzzle-2-any-way = 2. A elegir
    .help = Una tarjeta va a donde quieras. ¿Qué tiene que hacer antes la flecha?
castle-option-puzzle-3-once-more = 3. Una vez más
    .help = Con «{ castle-face-loop }» se anda dos veces el mismo camino. ¿Cuál es el mejor?
castle-option-puzzle-4-gate = 4. La puerta mágica
    .help = El tesoro está lejos, pero la puerta está cerca.
castle-option-puzzle-5-door = 5. La entrada
    .help = El patio está detrás de la pared. ¿Por dónde se entra?
castle-option-puzzle-6-two-of-three = 6. Dos de tres
    .help = Tres flechas, y solo se pueden girar dos.
castle-option-puzzle-7-must-jump = 7. Hay que saltar
    .help = Cada puerta te lleva a otra. ¿Adónde llegarás la segunda vez?
castle-option-puzzle-8-loop-of-loops = 8. El bucle de un bucle
    .help = Una tarjeta, cuatro pasos y una puerta en medio.
`;export{e as default};