### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPCIONES
    .command = ORDEN
    .args = MÁS
    .file = ARCHIVO
    .directory = CARPETA
    .path = RUTA
    .integer = NÚMERO
    .float = NÚMERO
    .text = TEXTO
    .code = CÓDIGO
    .codes = CÓDIGOS
    .game = JUEGO
    .edition = EDICIÓN
    .name = NOMBRE
    .value = VALOR
    .level = NIVEL
    .from = DESDE
    .to = HASTA
    .address = DIRECCIÓN

## What each command does, and its options.

command-option =
    .help = Muestra esta ayuda.
    .version = Muestra la versión.
    .data = Carpeta para tus partidas.
    .language = Idioma.  [si no: el de tu sistema]
    .plain = Un dato por línea, sin dibujo: para lectores de pantalla.
    .workers = Procesos.  [si no: todos los núcleos]
    .ray = Trabaja en este clúster de Ray; «local» abre uno aquí.
    .option = Elegido antes de jugar.
    .seed = La misma semilla, las mismas partidas.
    .work = Por ciento del trabajo habitual.
    .yes = Borra sin preguntar.
    .store = La base de datos con las partidas: postgresql://...
command-help-toychest = Juegos de mesa de caja, bien jugados.
command-help-arena =
    Hace jugar a los bots entre sí, cambiando de asiento, en todos los núcleos; si se para y se vuelve a lanzar, continúa.

    Junto a la parte de victorias está la que queda sin suerte: de cada resultado se quita lo que dio el azar.
    .bots = Con comas: niveles, tramos de niveles, 6~60 (recuerda 60 entradas), hand4 (pesos hechos a mano), plain6 (sin red), 6@1000 (con 1000 vueltas), greedy, random.
    .games = Partidas de cada pareja.
    .seats = Cuántos se sientan.  [si no: los menos posibles]
    .each = Una opción cuyas variantes se turnan, como terrain.
    .all-pairs = Todos contra todos, no solo contra el anterior.
    .out = Resultados.  [si no: arena-JUEGO.csv]
    .json = Todos los números de la tabla.
    .raw = No pesa la suerte: más rápido, pero las mismas partidas dicen menos.
command-help-board = Tableros propios: comprobarlos e imprimirlos. docs/boards.md dice cómo escribir uno.
command-help-board-check = Dice si se puede jugar en un tablero; si no, todo lo que falla y cómo arreglarlo.
    .deck = Comprueba también tarjetas propias.
command-help-board-print = Escribe un tablero, sus tarjetas y sus fichas como hojas para imprimir: un ARCHIVO tuyo, o uno de nuestros tableros por su NOMBRE.
    .to = Carpeta para las hojas.  [si no: aquí]
    .format = Un PDF, o un SVG por página.
    .paper = Tamaño del papel.  [si no: a4]
    .deck = Tarjetas propias.
    .printing = Reglamento que siguen las tarjetas.
    .backs = También los dorsos de las tarjetas, para imprimir a doble cara.
    .ink = Solo líneas, nada relleno: para impresoras de escuela, o para colorear.
    .overwrite = Escribe encima de las hojas que ya estén.
command-help-branch = Sigue jugando desde una entrada de una partida terminada: con suerte nueva, y lo oculto queda como estaba.
    .entry = La entrada tras la que sigues jugando.
    .seat = El asiento que juegas, desde el 1.
    .bot = El nivel de los bots en los demás asientos.
command-help-doctor = Mira si está y funciona todo lo que necesita un servidor.
    .bus = Cómo se avisan los servidores: redis://...
command-help-laws = Juega partidas al azar de cada edición y dice qué ley no se cumple y dónde, y qué frase falta.
command-help-learn = Aprende un juego jugándolo; sigues donde lo dejaste.
    .name = Tu nombre.
    .step = Empieza de nuevo en este paso; el 1 es el principio.
command-help-new = Escribe un juego pequeño para empezar en la carpeta NOMBRE y lo pone en la estantería.
command-help-play = Juega en el terminal; sin un juego, dice cuáles hay y pregunta en el teclado.
command-help-play-game = Juega a { $game } en el terminal.
    .edition = Edición por su identificador; puede incluir reglas de la casa.
    .printing = Edición por el idioma de su reglamento.
    .seats = Cuántos juegan.
    .name = Quién juega; una vez por asiento.
    .bot = Un bot, del 1 al 6 o por su nombre; 6~60 recuerda 60 entradas. Una vez por cada uno.
    .rule = Una regla de la casa.
    .seed = Un texto que decide toda la suerte: el mismo texto, las mismas tarjetas.
    .list = Muestra reglamentos, opciones y reglas de la casa.
command-help-puzzles = Hace retos: situaciones de partidas reales en las que un camino es mejor que todos los demás. Si se vuelve a lanzar, continúa.
    .count = Cuántos retos.
    .from = Una partida tuya terminada; se puede repetir.
    .out = Archivo.  [si no: puzzles-JUEGO.jsonl]
    .seed = La misma semilla hace los mismos retos.
command-help-replay = Repasa una partida terminada paso a paso, desde su archivo o por su código.
command-help-report =
    Dice qué cuentan las partidas de bots sobre un juego, por cada tablero: quién empieza, cuánto dura, cómo acaba.

    Si se para y se vuelve a lanzar, continúa.
    .bot = Quién juega en todos los asientos: un nivel, greedy o random.
    .games = Partidas por tablero o reglamento.
    .seats = Cuántos se sientan.  [si no: los menos posibles]
    .each = Una opción cuyas variantes se cuentan aparte, o «printing».  [si no: los tableros]
    .out = La página.  [si no: report-JUEGO.html]
    .tables = Lo mismo como tablas de Markdown.
    .json = Lo mismo como números.
    .results = Partidas jugadas.  [si no: report-JUEGO.csv]
command-help-resume = Sigue con una partida: por su CÓDIGO, o la última que no ha terminado.
command-help-review = Separa la suerte del juego en una partida terminada, desde su archivo o por su código.
    .json = Escribe en este archivo todo lo encontrado.
    .svg = Escribe en este archivo la gráfica de quién iba delante.
    .try = Primero deja intentar de nuevo donde había una jugada mejor.
command-help-serve = Abre el servidor y el navegador.
    .host = Dirección en la que escucha; 0.0.0.0 para tu red.  [si no: 127.0.0.1]
    .lan = Lo abre a tu red: muestra la dirección para los demás y un código QR.
    .port = Puerto en el que escucha.  [si no: 7170, o uno libre]
    .store = Guarda las partidas en una base de datos: postgresql://...
    .browser = Abre el navegador.
    .warm-up = Prepara los bots de todos los juegos antes de que nadie juegue.
    .pause = Segundos que espera un bot antes de cada jugada.
    .lines = Mesas abiertas por dirección; 0: las que sean.
    .requests = Peticiones por dirección y segundo; 0: las que sean.
    .tables = Mesas nuevas por dirección y minuto; 0: las que sean.
    .bus = Avisa a otros servidores de esa base de datos por redis://...
    .node = El nombre de este servidor entre ellos.
    .behind-proxy = Un proxy de este ordenador pasa lo que piden otros.
    .metrics = Muestra cuentas en /metrics, para Prometheus.
    .json-logs = Escribe las líneas de registro como JSON.
    .processes = Sirve con tantos procesos, para usar más de un núcleo.
    .keep-finished = Días tras los que se borra una partida terminada.  [si no: nunca]
    .keep-idle = Días sin jugadas tras los que se borra una partida.  [si no: nunca]
command-help-simulate = Juega partidas de bots en una carpeta, como registros comprimidos y como Parquet; si se para y se vuelve a lanzar, continúa.
    .games = Cuántas.
    .bots = Quiénes se turnan en los asientos; nombrados como en «arena».
    .seats = Cuántos se sientan.  [si no: los menos posibles]
    .each = Una opción cuyas variantes se turnan, como terrain.
    .batch = Partidas por archivo.
    .out = La carpeta.  [si no: simulation-JUEGO]
command-help-store = Almacenes: dónde se guardan las partidas.
command-help-store-copy =
    Copia todas las mesas DESDE un almacén HASTA otro: postgresql://..., un archivo o una carpeta con partidas.

    Cada una se vuelve a leer y se compara. Lo que ya está se queda; una mesa que allí sea distinta se nombra y no se toca.
command-help-tables = Lo que se guarda: listar mesas o borrarlas.
    .data = Carpeta con las partidas.
command-help-tables-clear = Borra mesas guardadas desde hace bastante.
    .finished = Borra partidas terminadas hace tantos días.
    .idle = Borra partidas en las que nadie ha jugado en tantos días.
command-help-tables-delete = Borra mesas por sus CÓDIGOS, con todo lo suyo.
command-help-tables-list = Las mesas que cambiaron hace menos: código, edición, entradas, días en reposo, nombres.
    .limit = Tantas, las últimas.
command-help-train = Enseña desde cero la red de valor de un juego, con partidas contra sí misma; si se para y se vuelve a lanzar, continúa.
    .out = El archivo.  [si no: network-JUEGO.bin]
command-help-verify = Demuestra una partida terminada: cada jugada por las reglas, cada tarjeta y cada dado por la semilla.
    .origin = La partida desde la que se siguió, para demostrar también su suerte.

## What was typed does not fit.

command-click-usage = Uso:
command-click-options = Opciones
command-click-commands = Órdenes
command-click-default = si no: { $default }
command-click-required = obligatorio
command-click-error = Error: { $message }
command-click-aborted = Parado.
command-click-try = «{ $command } { $option }» ayuda.
command-click-missing-command = ¿Qué orden? No se ha dado ninguna.
command-click-missing-argument = Falta el dato
command-click-missing-option = Falta la opción
command-click-no-such-option = No hay ninguna opción «{ $name }».
command-click-no-such-command = No hay ninguna orden «{ $name }».
command-click-did-you-mean = ¿Querías decir { $possibility }?
command-click-did-you-mean-one = ¿Querías decir algo de esto: { $possibilities }?
command-click-unexpected = Esto sobra: { $args }
command-click-takes-no-value = La opción «{ $name }» no lleva valor.
command-click-needs-value = La opción «{ $name }» necesita un valor.
command-click-unfit = Este valor no encaja: { $message }
command-click-unfit-for = Este valor no encaja con { $param_hint }: { $message }
command-click-choose = Elige entre: { $choices }
command-click-not-the-choice = «{ $value }» no es { $choice }.
command-click-not-a-choice = «{ $value }» no está entre { $choices }.
command-click-not-in-range = { $value } no está en el intervalo { $range }.
command-click-not-a-number = «{ $value }» no es un número así.
command-click-not-there = «{ $filename }» no existe.
command-click-is-file = «{ $filename }» es un archivo, no una carpeta.
command-click-is-folder = «{ $filename }» es una carpeta, no un archivo.
command-click-not-readable = «{ $filename }» no se puede leer.
command-there-are = Hay: { $names }

## A server.

command-open = Toychest está abierto en { $here }
command-open-network =
    Toychest está abierto en { $here } en este ordenador,
    y en { $others } para los demás de tu red.
command-close = Ctrl-C lo cierra. Tus partidas se guardan.
command-open-already = Toychest ya está abierto en { $here }
command-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $because }
command-cannot-keep = No se pueden guardar partidas en { $folder }: { $because }
command-read-only = { $folder } es de solo lectura: se pueden mirar partidas viejas, pero no se guarda nada nuevo.
command-no-store = No hay ningún almacén en { $address }.
command-store-failed =
    { $because ->
        [disk-full] El disco está lleno.
        [read-only] Solo se puede leer.
        [locked] Otro programa lo tiene ocupado.
        [damaged] Está dañado, o no es un almacén.
        [out-of-reach] La base de datos no responde.
       *[other] No ha funcionado.
    }
command-store-newer = Es de un Toychest más nuevo: actualiza este.
command-needs-package = Hace falta el paquete { $package }: { $command }
command-node-name = El nombre de un servidor lleva letras minúsculas, cifras y guiones. Este no vale: { $name }
command-processes-store = Varios procesos comparten una carpeta. Sobre una base de datos, inicia en su lugar varios servidores.
command-processes-system = Este sistema no deja que un proceso pase conexiones a otro: quita --processes.
command-processes-fail = Ningún proceso siguió en marcha; las líneas de arriba dicen por qué.
command-node-database = Varios servidores comparten una base de datos: nómbrala con --store postgresql://...
command-bus-shape = Nombra un bus como redis://HOST. Este no vale: { $address }
command-cannot-reach = No se llega a { $address }: { $because }
command-copied = Mesas copiadas: { $copied }, puestas al día: { $updated }, ya estaban: { $there }. Todas se han comparado.
command-copy-differ = Mesas distintas o ilegibles que no se han copiado: { $count }
command-copy-other = { $code }: allí hay otra partida con este código.
command-tables-sure = Se irán para siempre. ¿Borrarlas?
command-tables-deleted = Mesas borradas: { $count }
command-doctor-well = bien
command-doctor-ill = MAL
command-doctor-ills = No está bien: { $names }
command-doctor-games = juegos
command-doctor-engine = motor
command-doctor-disk = disco
command-doctor-store = almacén
command-doctor-tables = mesas
command-doctor-bus = bus
command-doctor-version = { $version } con Python { $python }
command-doctor-editions = ediciones: { $count }
command-doctor-broken = { $name } no se puede jugar ({ $because })
command-doctor-engine-there = está
command-doctor-engine-missing = Aún no está: hasta que llegue, los bots piensan con las reglas legibles.
command-doctor-disk-database = el de la base de datos
command-doctor-disk-full = Solo quedan { $free } MB: haz sitio, o se rechazarán jugadas.
command-doctor-disk-free = { $free } GB libres
command-doctor-answers = { $address } responde en { $milliseconds } ms
command-doctor-whole = Las últimas { $count } están enteras.
command-doctor-bus-answers = { $address } responde
command-refused-origin = Esta página no puede hacer eso.

## Is a game fair? The draws are what luck decided.

command-fair = limpia. { $entries } entradas, { $chance } de ellas azar, todo como dice la semilla.
command-fair-since = seguida desde otra partida, y limpia desde entonces. { $entries } entradas, { $chance } sorteos como dice la semilla, { $copied } tomados de la partida anterior: mira --origin.
command-fair-guided = una partida guiada, jugada según las reglas. { $entries } entradas, { $scripted } sorteos según su guion, { $chance } como dice la semilla.
command-unfair-entry = entrada { $seq }: { $because }
command-unfair-seed = La semilla no es la que se prometió antes del primer sorteo.
command-unfair-order = En su lugar está la entrada { $found }.
command-unfair-checksum = Su suma de control no cuadra.
command-unfair-last-line = La suma de control de la última línea no cuadra.
command-unfair-seats = A este juego juegan { $counts }; aquí son { $got }.
command-unfair-no-seat = Nadie está en el asiento { $seat }.
command-unfair-agreed = Los asientos { $agreed } no pueden haber permitido deshacer al asiento { $seat }.
command-unfair-options = Las opciones de antes de jugar no encajan con este juego.
command-unfair-branch-moves = { $moves } jugadas no pueden ser las de las entradas 1 a { $seq }.
command-unfair-branch-entry = No es una jugada de la partida desde la que se siguió.
command-unfair-other-origin = No se siguió desde esa partida.
command-unfair-origin-differs = Esa partida fue de otra manera.
command-unfair-chance-not-now = «{ $move }» por azar, aunque no le toca al azar.
command-unfair-drawn = La semilla da «{ $drawn }», el registro dice «{ $move }».
command-unfair-scripted-move = «{ $move }» del asiento { $seat } figura como suerte de guion.
command-unfair-no-guide = «{ $move }» es de guion, aunque aquí no hay partida guiada.
command-unfair-impossible = «{ $move }» no puede pasar aquí.
command-unfair-illegal = Las reglas prohíben «{ $move }» aquí ({ $rule }).
command-unfair-malformed = «{ $move }» no es una jugada.
command-unfair-not-over = El registro dice cómo acabó, pero la partida no ha terminado.
command-unfair-other-outcome = La partida acabó de otra manera de lo que dice el registro.
command-log-header = La primera línea está dañada: no es una partida guardada, o alguien la ha cambiado.
command-log-entry = La entrada { $seq } está dañada.
command-log-ending = La última línea está dañada.
command-log-truncated = El registro se corta tras la entrada { $seq }, antes de su última línea.
command-log-newer = El formato { $found } del registro es más nuevo que { $newest }: actualiza Toychest.
command-log-edition-unknown = Ninguna edición se llama «{ $edition }» aquí.
command-log-table-unfinished = La partida no ha terminado, así que aún no se puede demostrar nada.

## Bots against bots.

command-arena-picture = { $file }: con este nombre va la imagen junto a los resultados. Da a los resultados otra extensión.
command-arena-twice = Nombra cada bot una vez: nadie juega contra sí mismo.
command-arena-too-few = Nombra al menos dos bots, como --bots 1..6.
command-arena-bot = Aquí ningún bot se llama «{ $bot }». { $bots }
command-arena-weights = En { $game } los bots planean: «{ $bot }» no tiene pesos hechos a mano.
command-arena-other-file = { $file } no contiene resultados de una arena. Nombra otro archivo con --out.
command-arena-done = todo jugado ya
command-arena-compiling = compilando, una vez para todo
command-arena-games = partidas: { $games }
command-arena-cut-off = cortadas y repartidas: { $count }
command-arena-luckless = sin suerte
command-arena-sure = tan seguro como { $times } veces más partidas; { $evaluator }
command-arena-rating = puntuación
command-arena-files = { $file } y { $picture }
command-simulate-done = Partidas en { $folder }: { $games }
command-simulate-other = { $folder } contiene algo distinto de esta simulación. Nombra otra carpeta con --out.
command-simulate-stopped = Parado. La misma orden sigue con lo que hay en { $folder }.
command-simulate-cut-off = Partidas demasiado largas: { $count }. Se cortaron; tienen transiciones, pero no registro.
