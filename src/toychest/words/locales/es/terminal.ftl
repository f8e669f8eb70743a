### The terminal, in Spanish. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, pulsa Enter: { $what }
terminal-opening = Seguimos
terminal-hint = Escribe una jugada. Con «?» ves lo que puedes hacer.
terminal-moves = Puedes jugar:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Ahora no hay nada que jugar.
terminal-moves-enter = Pulsa Enter: { $what }
terminal-pass = Ahora le toca a { $name }. Pasa la pantalla y pulsa Enter.
terminal-passed = Ahora mira la pantalla { $name }.
terminal-seen-by-all = Todos pueden mirar, una sola vez:
terminal-seen-by-one = Solo puede mirar { $name }, una sola vez:
terminal-seen = Pulsa Enter cuando lo hayas visto: entonces desaparece.
terminal-taken-back = Deshecho: { $words }
terminal-elsewhere = En esta mesa se ha seguido jugando desde otro sitio. Así está ahora.
terminal-unknown = «{ $text }» no es una jugada ni una orden aquí.
terminal-number-unknown =
    { $count ->
        [0] Ahora no hay nada que elegir por número.
        [one] Ahora solo se puede elegir el número 1.
       *[other] Elige un número del 1 al { $count }.
    }
terminal-did-you-mean = ¿Querías decir «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Escribe «why» y una jugada: why { $example }
terminal-seat = Asiento { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot NIVEL):
terminal-bot-unknown = Ningún bot se llama «{ $text }».
terminal-bot-memory = Ningún bot recuerda «{ $text }» jugadas. Elige un número de 0 a { $most }; con 0 no olvida nada.
terminal-bot-none = Ningún bot juega a este juego.
terminal-bot-fallback = Esta vez { $name } no ha podido pensar y hace una jugada cualquiera de las permitidas.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Fíjate en «{ $start }».
       *[other] Fíjate en «{ $start }»: así empiezan { $among } de tus { $legal } jugadas.
    }
terminal-hint-look-all = Todas tus jugadas empiezan con «{ $start }». Míralas bien.
terminal-hint-more = «hint» dice más.
terminal-hint-none = Ningún bot juega a este juego, así que nadie puede dar una pista.

## Help

terminal-help-move = Una jugada, como «{ $example }», o su número en la lista.
terminal-help-list = ? muestra lo que puedes hacer ahora.
terminal-help-hint = hint dice dónde mirar; escrito otra vez, qué jugadas son buenas; y una vez más, qué puede venir después y por qué.
terminal-help-why = why { $example } dice qué regla permite o prohíbe una jugada.
terminal-help-back = back deshace tu última jugada; back 2 deshace dos.
terminal-help-board = board muestra la mesa otra vez.
terminal-help-log = log cuenta lo que ha pasado hasta ahora.
terminal-help-rule = rule { $rule } abre un párrafo de las reglas.
terminal-help-save = save ARCHIVO guarda en un archivo una partida terminada.
terminal-help-quit = quit lo deja aquí. La partida queda guardada.
terminal-help-enter = Enter sigue cuando la mesa te espera.

## Kept, saved, going on

terminal-kept = La partida está guardada. Sigue con: { $command }
terminal-input-ended = Las jugadas se acabaron antes que la partida. Está guardada; sigue con: { $command }
terminal-save-where = Escribe «save» y el nombre de un archivo.
terminal-save-later = Esta partida no ha terminado, así que su historial aún no se escribe. Está guardada; sigue con: { $command }
terminal-saved = Guardada como { $file }. Compruébala con: { $command }
terminal-save-exists = Ya hay un archivo { $file }. Elige otro nombre.
terminal-save-failed = { $file } no se ha podido escribir: { $because }
terminal-over = Se acabó. Escribe save ARCHIVO, verify, rematch, replay o quit.
terminal-fair = Juego limpio: las { $entries } entradas siguen las reglas y la semilla.
terminal-unfair = La entrada { $seq } no encaja: { $because }
terminal-resume-others = También sin terminar:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = No hay ninguna partida por terminar. Empieza una con: { $command }
terminal-resume-over = Esta partida ha terminado. Repásala con: { $command }

## Before play

terminal-games = Juegos:
terminal-games-how = Juega a uno con: { $command }
terminal-which-game = ¿Qué juego? Con Enter sales. >
terminal-game-unknown = Aquí ningún juego se llama «{ $text }».
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = ¿Quién juega? Escribe nombres y bots separados por comas. Un bot es un número o su nombre:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Mesa { $code }
terminal-players = Juegan: { $names }
terminal-printing = Reglamento: { $printing }
terminal-house-rules = Reglas de la casa:
terminal-options = Opciones antes de jugar:
terminal-printings = Reglamentos:
terminal-readings = Reglas de la casa (--rule NOMBRE=VALOR):
terminal-default = { $text } (lo habitual)
terminal-choice-unknown = «{ $text }» no se puede elegir para { $name }.
terminal-choice-offered = Elige entre: { $choices }
terminal-choice-file = O nombra un archivo tuyo.
terminal-choice-unfit = «{ $text }» para { $name } no va con lo demás que has elegido:
terminal-choice-twice = «{ $name }» está elegido dos veces. Dilo una sola vez.
terminal-option-unknown = Este juego no tiene ninguna opción llamada «{ $name }».
terminal-rule-unknown = Este juego no tiene ninguna regla de la casa llamada «{ $name }».
terminal-rule-printed = Este reglamento ya juega así: { $text }. No hace falta decirlo.
terminal-rule-shape = Una regla de la casa se escribe NOMBRE=VALOR, como { $example }.
terminal-option-shape = Una opción se escribe NOMBRE=VALOR, como { $example }.
terminal-edition-unknown = Ninguna edición ni reglamento de este juego se llama «{ $text }».
terminal-edition-twice = Elige una edición o un reglamento, no las dos cosas.
terminal-seats-twice = Asientos: { $seats }, pero nombres: { $names }. Di una cosa o la otra.
terminal-seats-bots = Asientos: { $seats }. Nombres: { $names }. Bots: { $bots }. Esto no encaja.
terminal-file-unfit = Con { $file } no se puede jugar:
terminal-file-unreadable = { $file } no se puede leer: { $because }
terminal-file-too-long = { $file } es demasiado largo: un archivo tuyo tiene como mucho { $most } bytes.
terminal-file-none = { $file } no es un archivo, sino una carpeta o un dispositivo.

## Looking back

terminal-replay-place = Paso { $number } de { $of }
terminal-replay-keys = Teclas: derecha, izquierda, Inicio, Fin; Espacio reproduce; q termina.
terminal-replay-lines = Enter sigue; también valen back, home, end y un número; q termina.
terminal-replay-prompt = repaso >
terminal-replay-start = Antes de la primera jugada
terminal-replay-no-game = { $file } no es una partida guardada.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = salida
castle-terminal-gate = puerta mágica
castle-terminal-wand = varita
castle-terminal-ghost-room = sala de fantasmas
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
castle-terminal-legend = @ mago, S salida, O puerta mágica, w varita, X sala de fantasmas, T tesoro; los números son pasos planeados, por un hueco se puede pasar.

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
castle-terminal-hint-forced = ¡Una puerta mágica en { $square }! Escribe «jump» y una casilla. Con «?» ves las puertas.
castle-terminal-hint-turn-first = En { $square } ninguna respuesta lleva más lejos. Gira primero una flecha. Con «?» ves lo que puedes hacer.
castle-terminal-hint-stuck = El paso { $number } está bloqueado. Gira una flecha. Con «?» ves lo que puedes hacer.
castle-terminal-hint-stop = El paso { $number } está bloqueado. Gira una flecha, o escribe «go»: la fila termina ahí.
castle-terminal-hint-hopeless = Ningún giro ayuda. Escribe «go» y el fantasma sube.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terreno: { $terrain }
toybattle-terminal-paths = caminos a { $places }
toybattle-terminal-below = debajo { $tiles }
toybattle-terminal-connected = con línea
toybattle-terminal-cut-off = sin línea
toybattle-terminal-region =
    { $medals ->
        [one] Región { $bases }: una medalla
       *[other] Región { $bases }: { $medals } medallas
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Región { $bases }: una medalla, ya de { $name }
       *[other] Región { $bases }: { $medals } medallas, ya de { $name }
    }
toybattle-terminal-you = Tú juegas con { $name }
toybattle-terminal-idle = Turnos sin avanzar: { $turns }; con { $most } se acaba
toybattle-terminal-side-known = A la vista en el atril de { $name }: { $troops }
toybattle-terminal-side-out = { $name } ha perdido a { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] Una ficha de { $name } está boca abajo
       *[other] { $count } fichas de { $name } están boca abajo
    }
toybattle-terminal-own-down = Boca abajo en este turno: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } medallas

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = atril { $rack }, res. { $reserve }
toybattle-terminal-down = { $count } boca abajo
toybattle-terminal-out = Fuera
toybattle-terminal-known = A la vista
toybattle-terminal-legend = [Hook4] azul, (Hook4) rojo, x2 fichas en total, ! sin línea, ? te pregunta, [#1] (#41) cuartel general, 15R base especial, {"{"}1-2{"}"} puerta, 2* medallas de una región, [2] (2) ya ganadas; la lista de al lado dice las bases de cada región.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Escribe «take», o «place» con una tropa y un número. Con «?» ves lo que puedes hacer.
toybattle-terminal-hint-skully = { $effect } en la base { $base }: «take» toma dos fichas; si no, «decline».
toybattle-terminal-hint-capn = { $effect } en la base { $base }: «place» pone otra tropa; si no, «decline». Con «?» ves dónde.
toybattle-terminal-hint-jumbo = { $effect } en la base { $base }: «discard» y el número de una tropa rival vecina; si no, «decline».
toybattle-terminal-hint-xb-42 = { $effect } en la base { $base }: «rob» quita una ficha oculta del atril rival; si no, «decline».
toybattle-terminal-hint-star = { $effect } en la base { $base }: «take» toma una ficha; si no, «decline».
toybattle-terminal-hint-recall = { $effect } en la base { $base }: «recall» y el número de otra tropa tuya; si no, «decline».
toybattle-terminal-hint-draw = { $effect } en la base { $base }: «take» toma una ficha; si no, «decline».
toybattle-terminal-hint-shove = { $effect } en la base { $base }: «shove», una tropa rival vecina y adónde va; si no, «decline». Con «?» ves cómo.
toybattle-terminal-hint-exhume = { $effect } en la base { $base }: «exhume» y una de tus tropas perdidas; si no, «decline».
toybattle-terminal-hint-suppress = { $effect } en la base { $base }: «suppress» pone boca abajo una ficha oculta rival. Con «?» ves qué más puedes hacer.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = ¿Quién eres? Escribe «choose» y un nombre. Con «?» ves quién queda libre.
clockwork-terminal-hint-leave_out = ¿Qué máquina se queda en la caja? Escribe «leave out» y su nombre.
clockwork-terminal-hint-travel = Has sacado { $total }. Escribe: { $moves }. Con «?» ves adónde.
clockwork-terminal-hint-special = ¡Has sacado { $total }! Escribe: { $moves }. Con «?» lo ves todo.
clockwork-terminal-hint-act = Has llegado. Escribe: { $moves }. Con «?» lo ves todo.
clockwork-terminal-hint-discard = Tu mano está llena: escribe «discard» y una carta.
clockwork-terminal-hint-discard-free = Escribe «discard» y una carta, o «keep».
clockwork-terminal-hint-spot = Escribe «lay» y el número de un hueco libre. Todos han visto la carta.
clockwork-terminal-hint-give = { $name } te pide: { clockwork-kind }. Escribe «give» y la carta, o «give Scrap».
clockwork-terminal-hint-counter = No tenías ninguna. Devuelve el reto a { $name } con «ask», o «pass».
clockwork-terminal-hint-return = Escribe «return» y una carta para { $name }.
clockwork-terminal-hint-point = Buscas: { clockwork-kind }. Escribe «point» y el número de una carta.
clockwork-terminal-hint-swap = Escribe «swap» y la carta que va en su lugar.
clockwork-terminal-hint-build = ¿Bajas algo? Escribe: { $moves }.
clockwork-terminal-hint-stay = Has sacado { $total }, y no hay camino libre. Escribe «stay». Con «?» ves qué más puedes hacer.
clockwork-terminal-hint-give-card = { $name } te pide: { clockwork-kind }. Escribe «give» y la carta.
clockwork-terminal-hint-none = { $name } te pide: { clockwork-kind }. Escribe «none», o «give Scrap» si tienes.
clockwork-terminal-hint-no-counter = No tenías ninguna, y tienes Chatarra: no puedes devolver el reto a { $name }. Escribe «pass».

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Ciudad: { $board }
clockwork-terminal-bridge = Puente: { $places }
clockwork-terminal-you = Tú juegas con { $name }
clockwork-terminal-laid = { $name } ha bajado a la mesa: { $kinds }
clockwork-terminal-dice = { $dice }, { $total } en total
clockwork-terminal-free-spots = Huecos libres: { $spots }
clockwork-terminal-scrapped = Chatarra fuera del juego: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Descartes
clockwork-terminal-out = { $count } fuera
clockwork-terminal-legend = A B C D fichas, T las Torres, Y3:5 depósito 3 con 5 cartas, 17 una casilla, 17* puedes ir ahí, 14_ un hueco libre, 14# una carta boca abajo, 14L una carta que aún se conoce; +L en la mesa, 3/4 tienes tres de cuatro. > tiene el turno.
