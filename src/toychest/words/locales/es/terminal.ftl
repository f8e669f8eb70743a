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
terminal-number-listed = { $number } también es un lugar aquí. Para el número { $number } de la lista, escribe: { $move }
terminal-number-alone = «{ $number }» solo no juega nada. Con «?» ves lo que puedes hacer, con números.
terminal-number-there = Para jugar allí, escribe: { $moves }
terminal-extras-missing = Esto necesita más que jugar: { $packages }. Con internet, escribe «python3 play.py { $command }», que lo descarga, o «pip install { $names }».
terminal-did-you-mean = ¿Querías decir «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Escribe «why» y una jugada: why { $example }
terminal-look-unknown = Nada se llama aquí «{ $text }». «look» solo dice lo que hay.
terminal-rules-how = «rule 2» lee un apartado; «rule { $rule }», un párrafo.
    .thing = «rule { $thing }» dice lo que hace algo.
terminal-rules-list = «rules» muestra los apartados.
terminal-seat = Asiento { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot NIVEL):
terminal-bot-unknown = Ningún bot se llama «{ $text }».
terminal-bot-memory = Ningún bot recuerda «{ $text }» jugadas. Elige un número de 0 a { $most }; con 0 no olvida nada.
terminal-bot-fallback = Esta vez { $name } no ha podido pensar y hace una jugada cualquiera de las permitidas.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Fíjate en «{ $start }».
terminal-hint-look-all = Todas tus jugadas empiezan con «{ $start }». Míralas bien.
terminal-hint-only-now = Solo queda esta jugada. «back» deshace la anterior.
terminal-hint-more = «hint» dice más.

## Help

terminal-help-move = Una jugada, como «{ $example }»; o su número mientras la lista está en la pantalla.
terminal-help-list = ? muestra lo que puedes hacer ahora.
terminal-help-hint = hint dice dónde mirar; escrito otra vez, qué jugadas son buenas; y una vez más, qué puede venir después y por qué.
terminal-help-why = why { $example } dice qué regla permite o prohíbe una jugada.
terminal-help-goal = goal dice cómo se gana y qué es un turno.
terminal-help-look = look y un lugar dice lo que hay allí, también una pila entera; look { $thing } dice lo que hace algo; look solo, lo que hace todo.
terminal-help-rules = rules muestra los apartados de las reglas; rule 2 lee uno de ellos.
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
terminal-scripted = Según las reglas: { $entries } entradas. La guía decidió { $scripted } de las tiradas, así que no dice nada de la suerte.
terminal-unfair = La entrada { $seq } no encaja: { $because }
terminal-resume-others = También sin terminar:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = No hay ninguna partida por terminar. Empieza una con: { $command }
terminal-resume-over = Esta partida ha terminado. Repásala con: { $command }

## Before play

terminal-games = Juegos:
terminal-games-how = Juega a uno con: { $command }
terminal-games-learn = Aprende primero una: { $command }
terminal-which-game = ¿Qué juego? Escribe su nombre o su número; con «learn» delante juegas una primera partida guiada. Con Enter sales.
terminal-game-unknown = Aquí ningún juego se llama «{ $text }». Aquí están: { $games }. Un juego tuyo se encuentra cuando arranca play.py: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = ¿Quién juega? Escribe nombres y bots separados por comas. Un bot es un número o su nombre:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Elige antes de jugar, como { $example }; con «?» ves todas las opciones. Enter: lo habitual.
terminal-table = { $game }. Mesa { $code }
terminal-players = Juegan: { $names }
terminal-printing = Reglamento: { $printing }
terminal-house-rules = Reglas de la casa:
terminal-help-offered = «help» dice lo que puedes escribir; «rules» abre las reglas.
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
terminal-file-missing = No hay ningún archivo { $file }.
terminal-file-none = { $file } no es un archivo, sino una carpeta o un dispositivo.

## Looking back

terminal-replay-place = Paso { $number } de { $of }
terminal-replay-keys = Teclas: derecha, izquierda, Inicio, Fin; Espacio reproduce; q termina.
terminal-replay-lines = Enter sigue; también valen back, home, end y un número; q termina.
terminal-replay-prompt = repaso >
terminal-replay-start = Antes de la primera jugada
terminal-replay-no-game = { $file } no es una partida guardada.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Un pequeño juego para empezar está en { $folder }
terminal-new-terminal = Juega aquí: { $command }
terminal-new-browser = En el navegador: { $command }
terminal-new-laws = Prueba sus leyes: { $command }
terminal-new-install = Ponlo antes en el estante: { $command }
terminal-new-name = Un juego nuevo no puede llamarse «{ $name }»: elige tres o más letras minúsculas de la a a la z, o cifras tras la primera.
terminal-new-taken = El nombre «{ $name }» ya lo tiene un juego o un paquete de Python. Elige otro.
terminal-laws-kept = { $game } cumple las { $laws } leyes.
terminal-laws-broken = { $game } incumple una ley: { $because }
terminal-laws-unread = Estas palabras no se pueden leer: { $where }
terminal-laws-unsaid = Faltan estas frases en inglés: { $ids }
terminal-served-elsewhere = Otro Toychest ya sirve las partidas de { $folder } (proceso { $process }). Ciérralo primero, o nombra otra carpeta con --data.
terminal-strangers = Cualquiera en tu red puede abrir esta dirección, abrir mesas, mirar una mesa cuyo código conozca y ocupar allí un asiento libre. No puede ocupar tu asiento ni ver lo que tienes. Lo que se envía no va cifrado.
terminal-game-broken = No se puede jugar a «{ $name }»: { $because }

## Entrenar una red de valor.

terminal-train-work = Con { $work } por ciento del trabajo no se aprende nada. Elige de 1 a { $most }.
terminal-train-ending = { $file }: la terminación { $ending } es de lo que queda junto a la red. Da a la red otra terminación.
terminal-train-no-network = { $game } no tiene red de valor. Hay una para: { $games }
terminal-train-under-way = Entrenando, sorpresa { $surprise }
terminal-train-stopped = Parado tras la parte { $done } de { $parts }. La misma orden sigue desde ahí.
terminal-train-other = { $file } es de otro juego, otra semilla u otra cantidad de trabajo. Bórralo, o nombra otro archivo con --out.
terminal-train-damaged = { $file } está dañado. Bórralo para empezar de nuevo.
terminal-train-curve = cuánto se sorprendió la red
terminal-train-legend = partidas jugadas; sorpresa en nats por estado

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Paso { $step } de { $steps }: { $words }
terminal-learn-type = Escribe «{ $move }».
terminal-learn-enter = Pulsa Intro.
terminal-learn-go-on = Pulsa Intro para seguir.
terminal-learn-elsewhere = Así también vale.
terminal-learn-over = Desde aquí es una partida normal.
terminal-learn-alone = Desde aquí juegas por tu cuenta.
terminal-learn-none = No hay partida guiada «{ $text }». Aprende una de estas: { $games }
terminal-learn-offered = Apréndelo jugando: { $command }
terminal-learn-how = «skip» hace lo que te pido; «alone» me despide.
terminal-tip = Conviene saberlo: { $words } ({ $rule })
terminal-tip-how = «tips off» quita estas líneas.
terminal-tips-off = No habrá más consejos. «tips on» los recupera.
terminal-tips-on = Vuelve a haber consejos.
terminal-help-tips = tips off quita los consejos, tips on los recupera.
terminal-fair-since = Limpio desde que se siguió: { $entries } entradas según las reglas, { $copied } sorteos de la partida anterior.

## What bot games say of a game.

report-title = { $game }: lo que dicen las partidas de bots
report-intro = Partidas: { $games }. Bots de nivel { $level } en cada asiento; asientos: { $seats }.
report-starter-won = Partidas ganadas por quien empieza
report-team-won = Partidas ganadas por el equipo
report-luck = Sin suerte: se quita lo que el azar dio después del comienzo. Es tan seguro como { $worth } veces más partidas ({ $evaluator }).
report-board = Tablero
report-printing = Edición
report-games = Partidas
report-without-luck = Sin suerte
report-length = Decisiones en una partida
report-median = Decisiones, mediana
report-half = La mitad de las partidas
report-from-to = de { $low } a { $high }
report-share = { $share } (de { $low } a { $high })
report-endings = Cómo terminan las partidas
report-cut-off = cortada
report-all = Todos
report-under-way = Los bots juegan
report-stopped = Detenido. Lo jugado está en { $file }; la misma orden continúa.
report-other-file = { $file } contiene otra cosa que partidas de bots. Indica otro archivo con --results.
report-no-such-bot = No hay ningún bot { $bot }. Elige un nivel de 1 a 6, greedy o random.
terminal-help-resign = resign es rendirse, si juegan dos, uno contra otro.
terminal-resign-sure = Entonces gana { $name }. Escribe «resign» otra vez para rendirte.
terminal-clock = Esta mesa tiene un reloj. En este teclado está parado.
