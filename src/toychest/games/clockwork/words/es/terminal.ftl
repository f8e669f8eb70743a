### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

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
clockwork-terminal-hint-found = ¡Encontrada! Escribe «take», o «pass» para dejarla.
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

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = máquina voladora, decodificador y Combustible
clockwork-ending-airship = Nave Voladora y Energía
clockwork-ending-dead-end = nadie escapa
clockwork-ending-turn-cap = se acaban los turnos
