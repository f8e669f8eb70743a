var e=`### Words that every game shares, in Spanish. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Cerrar
rule = Regla { $rule }
    .own = { $rule }: nuestra propia decisión, donde el reglamento calla
rules = Reglas
settings = Ajustes
help = Ayuda
menu = Menú
language = Idioma
home = Inicio

## Home

home-hero-1 = Abre el baúl.
home-hero-2 = Elige un juego. Juega.
home-lead = Juegos de mesa para esta pantalla o con amigos que están lejos. Cada «no» viene con su regla.
home-code = Código de mesa
    .placeholder = Código, por ejemplo LAMB-7KQD
home-join = Entrar
home-code-wrong = Ninguna mesa tiene este código. Mira bien las letras: no hay ni O ni 0.
home-play = Jugar
home-who = ¿Quién juega?
home-alone = Solo yo
home-here = En esta pantalla
home-link = Con un enlace
home-middle = Con móviles
home-more = Más opciones
home-names = ¿Quién juega aquí?
home-seat-name = Nombre del asiento { $letter }
home-add = Añadir
home-remove = Quitar a { $name }
home-link-seats = ¿Cuántos asientos?
home-start = A la mesa
home-go-on = Seguir
home-go-on-with = { $game } con { $names }
home-games = Juegos
home-unofficial = No oficial e independiente. Los juegos son de sus editoriales; los dibujos son nuestros.
home-name-0 = Zorro
home-name-1 = Búho
home-name-2 = Oso
home-name-3 = Liebre
home-name-4 = Ratón
home-name-5 = Rana
home-name-6 = Oca
home-name-7 = Gato

## At the table

table-code = Mesa { $code }
table-code-over = Mesa { $code } · terminada
table-team = Quién juega
table-free = asiento libre
table-you = { $name } (tú)
table-waits-free = El asiento { $letter } está libre. Cuando alguien se siente, seguimos.
table-happened = Qué ha pasado
table-happened-none = Nada todavía. El historial empieza con la primera jugada.
table-type = Escribe una jugada
    .placeholder = Escribe una jugada, como «{ $example }»
table-take-back = Deshacer
table-watching = Estás mirando
table-over = La partida ha terminado
table-invite = Invitar
table-why-not = ¿Por qué no?
table-what-helps = Para seguir:
table-open-rule = Regla { $rule }
table-allowed = Nada lo impide. Puedes hacer esta jugada.
table-reconnecting = Volviendo a conectar…
    .safe = Tu partida está a salvo. Las jugadas esperan.
table-opening = Abriendo la mesa…
table-log = Historial
table-tab-players = Quién juega
table-sound-on = Activar el sonido
table-sound-off = Quitar el sonido
table-title-yours = Tu turno
table-turn = Turno de { $name }
table-turn-yours = Tu turno, { $name }

## Invite, sit down

invite-title = Invitar
invite-lead = Con este enlace cualquiera puede sentarse o mirar.
invite-code = Código de mesa
invite-link = Enlace
invite-copy = Copiar el enlace
invite-copied = Copiado.
invite-select = El enlace está marcado. Cópialo ahora.
invite-qr = El enlace como imagen para escanear
invite-free =
    { $seats ->
        [0] Todos los asientos están ocupados. Aún se puede mirar.
        [one] Hay un asiento libre.
       *[other] Hay { $seats } asientos libres.
    }
sit-title = Hay un asiento libre
sit-lead = { $game }, mesa { $code }
sit-name = Tu nombre
sit-take = Sentarse
sit-take-which = Tomar el asiento { $letter }
sit-too = Sentarse también aquí
sit-watch = Solo mirar
sit-full = Todos los asientos están ocupados. Puedes mirar.

## Settings

settings-language = Idioma
settings-theme = Colores
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-system = Como el sistema
settings-motion = Movimiento
settings-motion-full = Animado
settings-motion-still = Quieto
settings-motion-system = Como el sistema
settings-letters = Teclas de una letra
settings-sound = Sonidos

## Help

help-keys = Teclas
help-next = Lo siguiente
help-arrows = Moverse por el tablero
help-enter = Elegir o colocar
help-escape = Soltar, cerrar
help-space = El botón principal; saltar lo que se mueve
help-back = Deshacer
help-why = ¿Por qué no?
help-list = Leer la mesa en voz alta
help-mute = Activar o quitar el sonido
help-type = Escribir una jugada
help-help = Esta página
help-replay = Repasar paso a paso
help-ends = Primer y último paso
help-ask = Lo que está en gris también responde. Púlsalo y verás la regla.

## The end, and looking back

end-rematch = Revancha
end-save = Guardar la partida
end-fair = Comprobado: juego limpio
end-home = Volver al baúl
end-happened = Así fue la partida
replay-title = Repasar la partida
replay-first = Primer paso
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Parar
replay-next = Un paso adelante
replay-last = Último paso
replay-place = { $number } de { $of }
replay-scrub = Paso
replay-keys-step = paso
replay-keys-ends = inicio, fin
replay-keys-play = reproducir
replay-loading = Buscando la partida…

## The rules page

rules-title = Reglas: { $game }
rules-loading = Abriendo las reglas…
rules-all = Todas las reglas
rules-missing = Este párrafo no está en la página.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = El mensaje no ha llegado entero
    .help = Vuelve a cargar la página. Tu partida está a salvo.
request-refused-malformed-move = «{ $got }» no es una jugada aquí
    .help = Una jugada se escribe así: { $expected }.
request-refused-stale = Alguien ha jugado justo antes
    .help = Mira otra vez el tablero y elige.
request-refused-not-your-seat = Este asiento no es el tuyo
    .help = Toma un asiento libre, o mira.
request-refused-not-waiting = Ahora no hay que empezar ningún turno
    .help = Sigue con el turno que está abierto.
request-refused-seat-taken = Ese asiento ya está ocupado
    .help = Elige otro asiento, o mira.
request-refused-no-such-table = Ninguna mesa tiene este código
    .help = Mira bien las letras: no hay ni O ni 0.
request-refused-cannot-take-back = Esto ya no se puede deshacer
    .help =
        { $because ->
            [fleeting] Lo que se ha visto, visto está. Sigue desde aquí.
            [reveal] Lo que se ha visto, visto está. Sigue desde aquí.
           *[other] El azar o la jugada de otra persona está de por medio. Sigue desde aquí.
        }
request-refused-store-failed = La partida no se ha podido guardar
    .help = No se ha jugado nada. Haz sitio en el disco y prueba otra vez.
request-refused-store-unreachable = Ahora mismo no se llega a la base de datos de las partidas
    .help = No se pierde nada. Espera un momento y prueba otra vez.
request-refused-edition-unknown = Este juego no está en el baúl
    .help = Elige uno de los juegos del estante.
request-refused-log-damaged = El historial de esta partida está dañado
    .help = Ya no se puede abrir. Tus otras partidas están a salvo.
request-refused-log-newer = Esta partida es de un Toychest más nuevo
    .help = Actualiza Toychest y abre la mesa otra vez.
request-refused-log-truncated = El historial de esta partida se corta tras la entrada { $seq }
    .help = Falta el final, así que no se puede abrir. Tus otras partidas están a salvo.
request-refused-log-unreadable = El historial de esta partida no se puede leer
    .help = Tus otras partidas están a salvo. Empieza una nueva.
request-refused-option-unknown = Esta opción no se ofrece
    .help = Elige otra vez en «Más opciones».
request-refused-seats-wrong = Ese número de asientos no encaja
    .help = Este juego es para { $counts }.
request-refused-name-too-long = Este nombre es demasiado largo
    .help = Uno corto cabe en la tarjeta.
request-refused-token-too-short = Este asiento necesita un secreto más largo
    .help = Vuelve a cargar la página y toma asiento.
request-refused-too-late-for-entropy = El primer sorteo ya ha pasado
    .help = Tus palabras van antes del primer sorteo.
request-refused-no-guide = Aquí no hay partida guiada
    .help = Sigue jugando, o aprende un juego del estante.
request-refused-no-decision = Ahí nadie decidió nada
    .help = Elige un momento en que alguien escogió una jugada.
request-refused-no-verdict = Tu jugada no se pudo valorar
    .help = Inténtalo otra vez dentro de un momento.
request-refused-table-unfinished = Esta partida aún no ha terminado
    .help = Se puede repasar cuando termine.
request-refused-unreachable = El servidor no responde
    .help = ¿Sigue abierto Toychest? Tu partida está a salvo. Prueba otra vez en un momento.
request-refused-unforeseen = Algo ha salido mal aquí
    .help = No se ha jugado nada. Prueba otra vez, o vuelve a cargar la página.
request-refused-too-many-tables = Desde tu dirección se han abierto demasiadas mesas
    .help = Espera un minuto y abre esta después. Tus partidas están a salvo.
request-refused-too-often = Han sido demasiadas veces en tan poco tiempo
    .help = Espera un momento y vuelve a intentarlo.
request-refused-too-many-lines = Desde tu dirección hay demasiadas ventanas abiertas
    .help = Cierra algunas y vuelve a cargar esta página.
request-refused-too-busy = El servidor tiene demasiado que hacer ahora
    .help = Vuelve a intentarlo en un momento.
request-refused-took-too-long = Revisar este archivo lleva demasiado tiempo
    .help = Hazlo más pequeño o más sencillo y vuelve a intentarlo.
request-refused-option-unfit = Así aún no se puede jugar
    .help = Debajo pone qué falla. Arréglalo y prueba otra vez.

## Choosing before play

choices-finer = Más en detalle
choices-house-rules = Reglas de la casa
    .help = Donde los reglamentos no coinciden o no dicen nada, decides tú. Cada opción dice qué se juega.
choices-house-rule = regla de la casa
choices-changed =
    { $count ->
        [one] 1 cambiada
       *[other] { $count } cambiadas
    }
choices-as-printed = Volver a este reglamento
choices-done = Listo
stepper-less = Uno menos
stepper-more = Uno más
played-title = En esta mesa se juega
    .open = Abrir las reglas
played-house-rules =
    { $count ->
        [one] 1 regla de la casa
       *[other] { $count } reglas de la casa
    }
rules-rulings = Donde los reglamentos no coinciden
    .help = Está marcado lo que se juega en esta mesa.
rules-plays = En esta mesa se juega
rules-plays-printing = Con este reglamento se juega
rules-plays-ours = Cada punto dudoso, como lo decidimos nosotros.
rules-house-rule = regla de la casa
rules-as-printed = en el reglamento: { $printing }
rules-our-ruling = nuestra decisión
rules-played = se juega aquí
end-again = Probar otra vez

## One screen for two

curtain-pass = Ahora le toca a { $name }
curtain-away = { $before }, no mires. Lo que tiene { $name } está detrás del telón.
curtain-alone = Lo que tiene { $name } está detrás del telón.
curtain-open = Soy { $name }. Abrir
curtain-hold = Mantén pulsado para abrir; así no se abre sin querer.

## Bots and hints

request-refused-bot-level-unknown = No hay ningún bot de nivel { $got }
    .help = Elige uno de los niveles que se ofrecen.
request-refused-bot-memory-unknown = No hay una memoria de { $got } jugadas
    .help = Elige un número de 0 a { $most }; con 0 el bot no olvida nada.
request-refused-bot-stays = El bot se queda en su asiento
    .help = La partida ya ha empezado; la próxima vez, libera el asiento antes de la primera jugada.
request-refused-not-to-act = Ahora no tienes nada que decidir
    .help = Pide una pista cuando sea tu turno.
request-refused-hint-grade-unknown = No hay ninguna pista de grado { $got }
    .help = Pide el grado 1, 2 o 3.
request-refused-hint-under-way = Todavía se está pensando tu última pista
    .help = Espera un momento.
request-refused-no-hint = No se ha encontrado ninguna pista
    .help = Pídela otra vez en un momento.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Tranquilo, para una primera partida: ve poco más allá de su próxima jugada.
bot-level-2 = Fácil: piensa un instante y mira un poco hacia delante.
bot-level-3 = Constante: comete pocos errores claros.
bot-level-4 = Cuidadoso: mira bastante hacia delante y siempre juega lo que le parece mejor.
bot-level-5 = Fuerte: lo piensa todo bien y rara vez se equivoca.
bot-level-6 = El más fuerte: piensa todo lo que puede.
bot-level-named = { $name }, bot de nivel { $level }
bot-which = ¿Qué bot?
bot-memory = Memoria
bot-memory-entries = Jugadas hasta olvidar dos cosas de cada tres: { $entries }
bot-memory-all = No olvida nada.
bot-me-against = Yo contra { $name }
bot-me-with = { $name } y yo
bot-at-seat = Bot en el asiento { $letter }
bot-let = Que juegue un bot
bot-let-seat = Que juegue un bot en el asiento { $letter }
bot-let-which = Que juegue { $name }
bot-person = Que juegue una persona en el asiento { $letter }
bot-change = { $name }, bot de nivel { $level }. Cambiar
bot-change-title = { $name } juega en el asiento { $letter }
bot-leave = Liberar el asiento
bot-thinking = { $name } está pensando
bot-by-rules = Aquí se piensa con las reglas escritas: se tarda más y se ve menos lejos.

hint = Pista
hint-key = Una pista; otra vez para una más clara
hint-grade = Pista, { $grade } de 3
hint-thinking = Pensando…
hint-look = Mira lo que brilla.
hint-look-all = Aquí tus jugadas empiezan igual. Mira bien lo que brilla.
hint-only = Solo hay una jugada posible.
hint-guess = No ha habido tiempo para pensar. Esto es solo una primera idea.
hint-candidates = Vale la pena mirar
hint-chance = probabilidad de ganar
hint-chance-estimated = probabilidad de ganar, estimada
hint-chance-exact = probabilidad de ganar, exacta
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, exacta
hint-line = Lo que puede venir después
hint-line-by = { $name }: { $move }
hint-more = Dime más
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = No se puede jugar otra cosa.
hint-reason-wins-now = Con esto se gana enseguida.
hint-reason-only-good-move = Ninguna otra jugada sirve aquí.
hint-reason-best-by-far = Mucho mejor que la segunda mejor jugada: probabilidad de ganar { $worth }, no { $secondWorth }.
hint-reason-slightly-better = Un poco mejor que la segunda mejor jugada: probabilidad de ganar { $worth }, no { $secondWorth }.
hint-reason-all-alike = Varias jugadas son más o menos igual de buenas: probabilidad de ganar { $worth }.
hint-reason-all-lost = Con ninguna jugada queda apenas probabilidad de ganar: { $worth }.
hint-reason-fallback = No ha habido tiempo para pensar. Esto es solo una primera idea.
hint-reason-unsure = Se ha podido probar demasiado poco para dar una cifra.
hint-takes = consigue: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } está pensando.
plain-begin = Seguir
    .help = ¿Todo listo? Sigue con tu clic.
plain-choose = Elige qué haces.
plain-to-act = le toca
plain-table = Lo que hay en la mesa
plain-facts = La mesa
plain-moves = Tus jugadas
plain-none = nada
plain-yes = sí
plain-no = no
plain-once = Recuérdalo: solo se muestra una vez.
plain-seen = Ya lo he visto
plain-key = Hacer una jugada por su lugar
request-refused-table-deleted = Esta mesa se ha borrado
    .help = Todos los que se sentaban aquí estaban de acuerdo. La partida ya no existe.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Juegos de mesa de caja, bien jugados.
key-enter = Intro
key-esc = Esc
key-space = Espacio
key-home = Inicio
key-end = Fin
bot-rank-1 = Muy fácil
bot-rank-2 = Fácil
bot-rank-3 = Medio
bot-rank-4 = Difícil
bot-rank-5 = Muy difícil
bot-rank-6 = El más difícil
`;export{e as default};