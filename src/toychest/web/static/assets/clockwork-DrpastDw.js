var e=`### Escape from Clockwork City in Spanish. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A scrapyard is a depósito de chatarra, the Towers are las Torres; a spot is a hueco, a challenge a reto, doubles are dobles.

## Words that other sentences use

clockwork-kind-Lacewing = Crisopa
clockwork-kind-Umbrella = Paraguas
clockwork-kind-Kettle = Tetera
clockwork-kind-Velo = Velocípedo
clockwork-kind-Whale = Ballena
clockwork-kind-Moth = Polilla
clockwork-kind-Owl = Búho
clockwork-kind-Nipper = Cangrejo
clockwork-kind-Harp = Arpa
clockwork-kind-Snail = Caracol
clockwork-kind-Airship = Nave Voladora
clockwork-kind-Fuel = Combustible
clockwork-kind-Power = Energía
clockwork-kind-Scrap = Chatarra
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] una pieza de la Crisopa
        [Umbrella] una pieza del Paraguas
        [Kettle] una pieza de la Tetera
        [Velo] una pieza del Velocípedo
        [Whale] una pieza de la Ballena
        [Moth] una pieza de la Polilla
        [Owl] una pieza del Búho
        [Nipper] una pieza del Cangrejo
        [Harp] una pieza del Arpa
        [Snail] una pieza del Caracol
        [Airship] una pieza de la Nave Voladora
        [Fuel] una carta de Combustible
        [Power] la carta de Energía
        [Scrap] una carta de Chatarra
       *[other] { $kind }
    }
clockwork-family-flyer = máquina voladora
clockwork-family-breaker = decodificador
clockwork-family-airship = nave voladora
clockwork-family-fuel = combustible
clockwork-family-power = energía
clockwork-family-scrap = chatarra
clockwork-character-Tilda = Tilda Manivela
clockwork-character-Otto = Otto Huso
clockwork-character-Nana = Nana Pluma
clockwork-character-Bruno = Bruno Bombín
clockwork-character-Zora = Zora Pañuelo
clockwork-character-Felix = Felix Salacot
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Torres
clockwork-yard = Depósito { $yard }
clockwork-place =
    { $where ->
        [towers] las Torres
        [yard] el depósito { $number }
       *[field] la casilla { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] a las Torres
        [yard] al depósito { $number }
       *[field] a la casilla { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] en las Torres
        [yard] en el depósito { $number }
       *[field] en la casilla { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } juega con { clockwork-character }
clockwork-event-set-left-out = Se queda en la caja: { $kinds }
clockwork-event-card-dealt = { $name } recibe una carta
    .kind = { $name } recibe { clockwork-card }
clockwork-event-extra-laid = El depósito { $yard } tiene una carta más
clockwork-event-opening-thrown = { $name } saca { $total } para ver quién empieza
clockwork-event-opening-tied = Empate: tiran otra vez { $seats }
clockwork-event-starter-found = Empieza { $name }
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } saca { $dice }: ¡siete!
        [eleven] { $name } saca { $dice }: ¡once!
        [double] { $name } saca { $dice }: ¡dobles, { $total } en total!
       *[other] { $name } saca { $dice }: { $total } en total
    }
clockwork-event-turn-lost = { $total } es par: { $name } pierde este turno
clockwork-event-pawn-walked = { $name } va { clockwork-to-place }
clockwork-event-pawn-placed = { $name } va directamente { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } no se mueve: no hay camino libre
clockwork-event-card-drawn = { $name } toma una carta del depósito { $yard }
    .kind = { $name } toma { clockwork-card } del depósito { $yard }
clockwork-event-card-kept = { $name } se queda con todas sus cartas
clockwork-event-card-discarded = { $name } descarta una carta
clockwork-event-card-laid = { $name } la deja boca abajo en el hueco { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } devuelve el reto a { $rival }
       *[false] { $name } reta a { $rival }
    }
clockwork-event-had-some = { $name } tiene una
clockwork-event-had-none = { $name } no tiene ninguna
clockwork-event-card-given = { $giver } da una carta a { $taker }
    .kind = { $giver } da { clockwork-card } a { $taker }
clockwork-event-scrap-given = { $giver } da Chatarra a { $taker } en vez de la carta
clockwork-event-card-returned = { $giver } da una carta a cambio a { $taker }
    .kind = { $giver } da a cambio { clockwork-card } a { $taker }
clockwork-event-ask-declined = { $name } no devuelve el reto
clockwork-event-search-begun = { $name } busca entre los descartes
clockwork-event-search-hit = ¡Encontrada! { $name } toma la carta del hueco { $spot }
clockwork-event-search-missed = En el hueco { $spot } había otra cosa
clockwork-event-put-back = La carta del hueco { $spot } vuelve a estar boca abajo
clockwork-event-set-laid = { $name } completa una máquina: { clockwork-kind }
clockwork-event-set-held = { $name } no baja nada por ahora
clockwork-event-turn-passed = { $name } no hace nada más
clockwork-event-yards-emptied = Los depósitos de chatarra están vacíos. ¡Todos a las Torres!
clockwork-event-escaped =
    { $way ->
        [airship] ¡{ $name } se escapa en la Nave Voladora!
       *[machine] ¡{ $name } tiene máquina voladora, decodificador y Combustible, y se escapa volando!
    }
clockwork-event-dead-end = A nadie le queda una carta que enseñar
clockwork-event-turns-capped = Se acabaron los { $turns } turnos

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } enseña { clockwork-card } y busca otra igual
        [swap] { $name } deja en su lugar { clockwork-card }
       *[discard] { $name } enseña { clockwork-card } y la descarta
    }
clockwork-event-card-turned = En el hueco { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } busca: { clockwork-kind }
       *[other] { $name } pide a { $rival }: { clockwork-kind }
    }
clockwork-event-shown-in-secret = { $name } enseña en secreto una carta a { $rival }
    .kind = { $name } enseña en secreto a { $rival }: { clockwork-card }

## How it ended

clockwork-outcome-machine = ¡{ $name } se escapa!
    .because = En la mesa hay una máquina voladora, un decodificador y Combustible.
clockwork-outcome-airship = ¡{ $name } se escapa!
    .because = La Nave Voladora entera está en la mesa, y la Energía con ella.
clockwork-outcome-dead-end = Esta vez no se escapa nadie
    .because = Los depósitos de chatarra están vacíos, y en ninguna mano queda una carta para pedir o buscar.
clockwork-outcome-turn-cap = La ciudad no suelta a nadie
    .because = Se acabaron los turnos acordados, y nadie se ha escapado.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = La partida ha terminado
    .because = Alguien se ha escapado, o ya no puede nadie.
    .help = Empieza otra partida, o repasa esta.
clockwork-refused-not-to-act = Ahora no es tu turno
    .because = En este momento decide otra persona.
    .help = Espera un momento. Te avisaremos.
clockwork-refused-chance-first = Espera un momento
    .because = Todavía faltan dados o cartas.
    .help = Prueba otra vez cuando estén en la mesa.
clockwork-refused-unforeseen = Eso no se decide aquí
    .because = El azar tira los dados y reparte las cartas, y tú juegas; cada uno hace su parte.
    .help = Elige una de tus jugadas.
clockwork-refused-not-in-deck = Ahora no puede salir: { clockwork-kind }
    .because = Todas sus cartas están en otro sitio.
    .help = Tiene que salir otra carta.
clockwork-refused-kind-not-in-game = No está en esta partida: { clockwork-kind }
    .because = Cuando se juega entre dos o tres, algunas máquinas se quedan en la caja.
    .help = Elige una máquina que esté en la partida.
clockwork-refused-character-taken = Ya lo ha elegido alguien: { clockwork-character }
    .because = Cada cual juega con su propio personaje.
    .help = Elige otro.
clockwork-refused-answer-first =
    { $question ->
        [character] Elige primero quién eres
        [leave_out] Elige primero una máquina que se quede en la caja
        [travel] Ve primero a algún sitio
        [act] Decide primero qué haces aquí
        [discard] Descarta primero una carta
        [spot] Deja primero tu carta
        [give] Responde primero al reto
        [counter] Decide primero si devuelves el reto
        [return] Da primero una carta a cambio
        [point] Señala primero una carta
        [found] Primero decide si la tomas
        [swap] Deja primero una carta en su lugar
       *[build] Decide primero qué bajas a la mesa
    }
    .because =
        { $question ->
            [character] Cada ficha necesita a alguien.
            [leave_out] En esta partida se juega con menos máquinas.
            [travel] Has tirado los dados, y ahora toca moverse.
            [act] Has llegado, y aquí se puede hacer algo.
            [discard] Has tomado una carta, y ahora eliges cuál descartas.
            [spot] Has enseñado una carta, y necesita un hueco.
            [give] Alguien te ha pedido una carta.
            [counter] No tenías ninguna, así que puedes devolver el reto.
            [return] Tenías siete cartas y has recibido otra.
            [point] Has dicho qué buscas.
            [found] Has encontrado lo que buscas.
            [swap] Has tomado una carta, y su hueco está libre.
           *[build] Con las reglas de esta mesa, eliges tú qué bajas.
        }
    .help =
        { $question ->
            [character] Elige un personaje que no tenga nadie.
            [leave_out] Elige una de las que se ofrecen.
            [travel] Elige una casilla a la que te lleve tu tirada, o lo que te ofrezca además.
            [act] Elige algo que puedas hacer aquí.
            [discard] Elige una carta de tu mano, o quédate con todas si se ofrece.
            [spot] Elige un hueco libre alrededor del tablero.
            [give] Da la carta, o Chatarra si tienes.
            [counter] Pide una carta, o pasa.
            [return] Elige cualquier carta menos la que acabas de recibir.
            [point] Elige una carta que esté boca abajo.
            [found] Toma la carta, o déjala.
            [swap] Elige una carta de tu mano.
           *[build] Baja una máquina completa, o nada todavía.
        }
clockwork-refused-no-such-place = En este tablero no hay ningún lugar «{ $place }»
    .because = Los lugares son las Torres, los depósitos 1 a 6 y las casillas con número.
    .help = Elige un lugar que veas en el tablero.
clockwork-refused-say-its-name = La casilla { $place } tiene nombre
    .because = Las casillas blancas se llaman como el lugar que tienen detrás.
    .help = Di «towers», o «yard» con su número, como «yard 3».
clockwork-refused-ask-yourself = No puedes pedirte una carta a ti
    .because = Para un reto hacen falta dos.
    .help = Pídele una carta a un rival que esté ahí contigo.
clockwork-refused-not-a-set = Eso no se puede dejar en la caja: { clockwork-kind }
    .because = Aquí solo se eligen máquinas voladoras y decodificadores, siempre enteros.
    .help = Elige una de las máquinas que se ofrecen.
clockwork-refused-field-full = No hay sitio para ti { clockwork-at-place }
    .because = Ahí ya hay dos fichas, y no caben más.
    .help = Ve por otro camino, o párate en otro lugar.
clockwork-refused-cannot-reverse = Tendrías que darte la vuelta para llegar { clockwork-to-place }
    .because =
        { $away ->
            [one] Está a un paso. Has sacado { $steps }, y a mitad de camino nadie se da la vuelta.
           *[other] Está a { $away } pasos. Has sacado { $steps }, y a mitad de camino nadie se da la vuelta.
        }
    .help = Elige una casilla a la que te lleve tu tirada.
clockwork-refused-steps-short = Tu tirada no llega { clockwork-to-place }
    .because = Está a { $away } pasos, y has sacado { $steps }.
    .help = Elige una casilla a la que te lleve tu tirada.
clockwork-refused-steps-over = Tu tirada pasa de largo por { clockwork-place }
    .because =
        { $away ->
            [one] Está a un paso, y has sacado { $steps }. Con las reglas de esta mesa, los pasos tienen que ser exactos.
           *[other] Está a { $away } pasos, y has sacado { $steps }. Con las reglas de esta mesa, los pasos tienen que ser exactos.
        }
    .help = Sigue andando, y vuelve con una tirada exacta.
clockwork-refused-must-stop = No puedes seguir { clockwork-to-place }
    .because = Con las reglas de esta mesa, el camino termina en la primera casilla blanca.
    .help = Párate ahí, o ve por otro camino.
clockwork-refused-not-reached = Tu tirada no acaba { clockwork-at-place }
    .because =
        { $away ->
            [one] Está a un paso. Has sacado { $steps }, y se anda la tirada entera.
           *[other] Está a { $away } pasos. Has sacado { $steps }, y se anda la tirada entera.
        }
    .help = Elige una casilla a la que te lleve tu tirada.
clockwork-refused-not-special = Tu tirada no ofrece eso
    .because = Has sacado { $total }. Hace falta un siete, un once o dobles.
    .help = Esta vez, ve andando.
clockwork-refused-bonus-later = Eso viene después
    .because = Con las reglas de esta mesa, una tirada especial da algo más después de un depósito de chatarra.
    .help = Anda primero.
clockwork-refused-must-walk = No puedes quedarte aquí
    .because = Quien puede andar, anda.
    .help = Elige una casilla a la que te lleve tu tirada.
clockwork-refused-not-a-goal = No puedes ir directamente { clockwork-to-place }
    .because = Una tirada especial lleva a un depósito de chatarra o a las Torres.
    .help = Elige uno de esos lugares, o ve andando.
clockwork-refused-not-from-here = Tu tirada no sirve desde aquí
    .because = Con las reglas de esta mesa, para eso tu turno tiene que empezar en un depósito de chatarra.
    .help = Ve andando, o ve a las Torres.
clockwork-refused-already-there = Ya estás { clockwork-at-place }
    .because = Ir directamente lleva a otro lugar.
    .help = Elige otro lugar.
clockwork-refused-yard-empty = El depósito { $yard } está vacío
    .because = Ya se han llevado todas sus cartas.
    .help = Prueba en otro depósito de chatarra, o busca en las Torres.
clockwork-refused-not-in-yard = Eso no se puede hacer aquí
    .because = Las cartas se toman en un depósito de chatarra, cuando llegas o cuando tu tirada te deja quedarte.
    .help = Ve a un depósito de chatarra.
clockwork-refused-towers-only = Ahora solo puedes ir directamente a las Torres
    .because = Tu tirada no lleva ahora a ningún depósito de chatarra.
    .help = Ve a las Torres, o ve andando.
clockwork-refused-towers-reached = Ahora vuelves a las Torres
    .because = Los depósitos de chatarra están vacíos y tu tirada llega a las Torres.
    .help = Ve a las Torres.
clockwork-refused-not-at-towers = Aquí no puedes buscar
    .because = Los descartes se buscan desde las Torres, cuando llegas a ellas.
    .help = Ve a las Torres.
clockwork-refused-no-demand-now = Ahora no puedes retar a nadie
    .because = El reto llega cuando te encuentras con alguien en una casilla o en un depósito de chatarra.
    .help = Elige una de las jugadas que puedes hacer.
clockwork-refused-not-together = No te has encontrado con { $rival }
    .because = Para un reto tenéis que estar en la misma casilla o en el mismo depósito de chatarra.
    .help = Ve hasta { $rival }, o elige a alguien que esté aquí.
clockwork-refused-not-in-towers = { $rival } no ha vuelto todavía
    .because = Ahora solo retas a quien está en las Torres.
    .help = Elige a alguien que esté allí, o espera.
clockwork-refused-just-back = Acabas de volver
    .because = Quien vuelve puede buscar. Para retar hace falta una tirada en las Torres.
    .help = Busca entre los descartes, o déjalo.
clockwork-refused-search-only = Con { $total } buscas, pero no retas a nadie
    .because = Al final, para retar hace falta un siete, un once o dobles.
    .help = Busca entre los descartes, o déjalo.
clockwork-refused-already-asked = Ya le has pedido una carta a { $rival }
    .because = En un turno se le pide una carta a cada rival una sola vez.
    .help = Pídele una carta a otro rival, o pasa.
clockwork-refused-nothing-to-show = No puedes enseñar { clockwork-card }
    .because = Para pedir o buscar, enseñas de tu mano una carta de la misma máquina.
    .help = Elige una que tengas. El Combustible y la Energía basta con nombrarlos.
clockwork-refused-not-a-family = Eso no se puede pedir: { clockwork-kind }
    .because = Solo se buscan las máquinas, la Nave Voladora, el Combustible y la Energía.
    .help = Elige una de esas cosas.
clockwork-refused-not-asked-for = No te han pedido eso: { clockwork-card }
    .because = Se da lo que se ha pedido, y solo la Chatarra puede sustituirlo.
    .help = Da la carta que te han pedido, o Chatarra.
clockwork-refused-not-held = No la tienes: { clockwork-card }
    .because = Se juegan las cartas de la propia mano.
    .help = Elige una carta que tengas.
clockwork-refused-below-seven = Te quedas con tus cartas
    .because = Con menos de siete no se descarta nada.
    .help = Sigue; el turno ha terminado.
clockwork-refused-even-throw = Con { $total } no haces nada
    .because = Al final, con una tirada par que no sea doble se pierde el turno.
    .help = Prueba en tu próximo turno.
clockwork-refused-scrap-instead-only = Aquí no vale la Chatarra
    .because = La Chatarra se da en lugar de una carta que tienes, y de esas no tienes ninguna.
    .help = Devuelve el reto o pasa.
clockwork-refused-must-discard = Tienes { $hand } cartas
    .because = En la mano caben siete como máximo.
    .help = Descarta una de ellas.
clockwork-refused-spot-taken = El hueco { $spot } está ocupado
    .because = Las cartas nunca se ponen unas encima de otras.
    .help = Elige un hueco libre.
clockwork-refused-no-such-spot = No hay ningún hueco { $spot }
    .because = Los huecos alrededor del tablero tienen número.
    .help = Elige un número que veas.
clockwork-refused-spot-empty = En el hueco { $spot } no hay ninguna carta
    .because = Se señala una carta que alguien haya descartado.
    .help = Elige un hueco con una carta.
clockwork-refused-nothing-there = No hay nada que buscar
    .because = Todavía nadie ha descartado ninguna carta.
    .help = Vuelve más tarde.
clockwork-refused-just-received = Te la acaban de dar: { clockwork-card }
    .because = A cambio se da otra carta.
    .help = Elige una carta distinta.
clockwork-refused-no-counter = No puedes devolver el reto
    .because = Con las reglas de esta mesa, quien tiene Chatarra no devuelve el reto.
    .help = Pasa.
clockwork-refused-not-your-asker = Ahora no puedes pedirle una carta a { $rival }
    .because = Solo te ha retado { $asker }.
    .help = Devuelve el reto a { $asker }, o pasa.
clockwork-refused-must-give = Tienes lo que te han pedido: { clockwork-kind }
    .because = Quien la tiene da una, o Chatarra en su lugar.
    .help = Da una de ellas, o Chatarra si tienes.
clockwork-refused-must-draw = En un depósito de chatarra se hace algo
    .because = Quien llega aquí toma una carta o reta a alguien.
    .help = Toma una carta.
clockwork-refused-not-complete = Aún faltan piezas: { clockwork-kind }
    .because = Solo se baja a la mesa una máquina completa.
    .help = Reúne las piezas que faltan.
clockwork-refused-no-way-out = Aún no puedes escapar
    .because = Hacen falta una máquina voladora, un decodificador y Combustible, o la Nave Voladora entera y la Energía.
    .help = Reúne lo que falta.

## At the table

clockwork-short = Ciudad de las Máquinas
clockwork-turn = Turno de { $name }
clockwork-turn-yours = Tu turno, { $name }
clockwork-turn-number = Turno { $number }
clockwork-before-play = Antes de jugar
clockwork-board = La ciudad: puentes, depósitos de chatarra y huecos
clockwork-your-side = Tu mano y lo que puedes hacer
clockwork-hand = Tu mano
clockwork-you = tú
clockwork-you-too = { clockwork-character } · tú
clockwork-no-character = aún sin personaje
clockwork-hand-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
clockwork-laid = En la mesa: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } de { $copies }
clockwork-pile =
    { $count ->
        [0] vacío
        [one] 1 carta
       *[other] { $count } cartas
    }
clockwork-spot-free = Hueco { $spot }, libre
clockwork-spot-laid = Hueco { $spot }, una carta boca abajo
clockwork-spot-known = Hueco { $spot }, { clockwork-kind }
clockwork-glows = puedes elegir esto
clockwork-goal = Para escapar
clockwork-goal-machine = una máquina voladora, un decodificador, una carta de combustible
clockwork-goal-airship = o la nave voladora con la energía
clockwork-in-this-game = En esta partida
clockwork-legend = { clockwork-kind }, { $copies } en esta partida
clockwork-endgame = Todos los depósitos de chatarra están vacíos. Nos vemos en las Torres.

clockwork-total =
    { $special ->
        [seven] ¡Siete!
        [eleven] ¡Once!
        [double] ¡Dobles!
       *[other] { $total }
    }
clockwork-dice = Dados: { $dice }

clockwork-throw = Tirar los dados
clockwork-throw-opening = Tirar para empezar
clockwork-do-go = Ir directamente
clockwork-do-walk = Andar { $total }
clockwork-do-take = Tomar una carta
clockwork-do-search = Buscar descartes
clockwork-do-ask = Pedir una carta a { $name }
clockwork-do-stay = Quedarme aquí
clockwork-do-keep = Quedarme con todas
clockwork-do-none = No tengo ninguna
clockwork-do-pass = Nada más
clockwork-do-build = Bajar: { clockwork-kind }
clockwork-do-escape = ¡Escapar!
clockwork-do-hold = Todavía no
clockwork-do-any-spot = Cualquier hueco libre
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Dar: { clockwork-kind }
clockwork-do-give-scrap = Dar Chatarra
clockwork-do-back = Otra cosa
clockwork-walk-to =
    { $where ->
        [towers] A las Torres
        [yard] Al depósito { $number }
       *[field] A la casilla { $number }
    }
clockwork-lay-on = Dejar en { $spot }
clockwork-point-at = Dar la vuelta a la { $spot }

clockwork-hint-throw = Tira los dados.
clockwork-hint-opening = Tira los dados: empieza quien saque más.
clockwork-hint-wait = { $name } está pensando.
clockwork-hint-whisper = { $name } y { $rival } hablan en voz baja.
clockwork-hint-character = ¿Quién eres? Elige un personaje.
clockwork-hint-leave-out = Elige una máquina que se quede en la caja.
clockwork-hint-travel = Elige qué haces con tu tirada.
clockwork-pick-one = Elige una.
clockwork-hint-walk = Elige una casilla que brille.
clockwork-hint-go = Elige un lugar que brille.
clockwork-hint-act = ¿Qué haces aquí?
clockwork-hint-show = Enseña una carta a { $name }, o di Combustible o Energía.
clockwork-hint-search = Enseña lo que buscas, o di Combustible o Energía.
clockwork-hint-discard =
    { $kind ->
        [none] Elige qué carta de tu mano descartas.
       *[other] Has recibido { clockwork-card }. Elige qué carta de tu mano descartas.
    }
clockwork-hint-spot = Deja tu carta en un hueco que brille.
clockwork-hint-give = { $name } te pide una carta.
clockwork-hint-counter = Devuelve el reto a { $name }, o déjalo.
clockwork-hint-return =
    { $kind ->
        [none] Da una carta a cambio a { $name }.
       *[other] Has recibido { clockwork-card }. Da otra carta a cambio a { $name }.
    }
clockwork-hint-point = Señala una carta que esté boca abajo.
clockwork-hint-found = ¡Encontrada! Toma la carta, o déjala.
clockwork-hint-swap = Elige qué carta va al hueco { $spot }.
clockwork-hint-build = ¿Bajas una máquina, o todavía no?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } le pide una carta a { $rival }
clockwork-eyes-only = Solo para { $name }
clockwork-spoken-aloud = { $name } lo dice en voz alta
clockwork-do-you-hold =
    { $kind ->
        [Fuel] ¿Tienes Combustible?
        [Power] ¿Tienes la carta de Energía?
       *[other] ¿Tienes otra carta como esta? { clockwork-kind }
    }
clockwork-give-one = Da una.
clockwork-give-or-scrap = Da una, o Chatarra en su lugar.
clockwork-have-none = No tienes ninguna. Dilo, y podrás devolver el reto.

clockwork-seen = Ya la he visto
clockwork-seen-once = Recuérdala. Enseguida volverá a estar boca abajo.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 carta
       *[other] { $name }: { $place }, { $count } cartas
    }
clockwork-read-hand = Tu mano: { $cards }

clockwork-key-pick = Elegir una carta de tu mano
clockwork-key-take = Tomar una carta
clockwork-key-go = Ir directamente, andar
clockwork-key-ask = Pedir, buscar
clockwork-key-decline = Dejarlo

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = El archivo es demasiado largo
    .help = Una ciudad necesita muchas menos de { $most } letras. ¿Es el archivo correcto?
clockwork-unfit-not-toml = La línea { $line } no se puede leer
    .help = Mira ahí, y en la línea de antes, si falta una coma o un corchete, o si hay un número repetido.
clockwork-unfit-field-missing = Falta «{ $field }»
    .help =
        { $field ->
            [fields] Añade una línea que diga [fields], y debajo las casillas.
            [spots] Añade una línea que diga [spots], y debajo los huecos.
           *[other] Añade una línea que empiece por { $field } =
        }
clockwork-unfit-field-unknown = Aquí nadie conoce «{ $field }»
    .help =
        { $meant ->
            [none] Quita la línea. ¿Es el archivo correcto?
           *[other] ¿Querías decir «{ $meant }»?
        }
clockwork-unfit-name-unfit = El nombre no se puede usar
    .help = Elige uno de 1 a { $most } letras, entre comillas y en una sola línea.
clockwork-unfit-not-a-number = «{ $field }» no es el número de una casilla
    .help = Escribe un número entero, de 0 a { $most }: { $field } = 0
clockwork-unfit-not-numbers = «{ $field }» no es una lista de casillas
    .help = Escribe números enteros, de 0 a { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = «{ $field }» no es una lista de caminos de casilla en casilla
    .help = Escribe números enteros, de 0 a { $most }, dos o más para cada camino: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = «{ $field }» no es una parte con líneas numeradas
    .help = Escribe [{ $field }] en una línea aparte, y debajo líneas como { $first } = [500, 380]
clockwork-unfit-number-unfit = «{ $number }», debajo de [{ $field }], no sirve como número de línea
    .help = Numera las líneas desde { $first }, una a una.
clockwork-unfit-number-skipped = Debajo de [{ $field }] falta el número { $number }
    .help = Añádelo, o numera otra vez las líneas sin saltarte ninguno.
clockwork-unfit-not-a-point =
    { $number ->
        [none] «{ $field }» no es un lugar del dibujo
       *[other] Debajo de [{ $field }], la línea { $number } no es un lugar del dibujo
    }
    .help = Escribe dos números enteros, la distancia desde la izquierda y desde arriba, como [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] No hay ninguna casilla
        [one] Solo hay una casilla
       *[other] Esta ciudad tiene { $fields } casillas
    }
    .help = Una ciudad puede tener de { $fewest } a { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] No hay ningún hueco para los descartes
        [one] Solo hay un hueco para los descartes
       *[other] Hay { $spots } huecos para los descartes
    }
    .help = Puede haber de { $fewest } a { $most }.
clockwork-unfit-towers-nowhere = Las Torres están en la casilla { $number }, pero esa casilla no existe
    .help = Elige una casilla que esté debajo de [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] No hay ningún depósito de chatarra
        [one] Solo hay un depósito de chatarra
       *[other] Hay { $yards } depósitos de chatarra
    }
    .help = Pon { $needed } casillas en yards.
clockwork-unfit-yard-nowhere = El depósito { $yard } está en la casilla { $number }, pero esa casilla no existe
    .help = Elige una casilla que esté debajo de [fields].
clockwork-unfit-yard-in-towers = El depósito { $yard } y las Torres están en la misma casilla: { $number }
    .help = Da a cada uno su propia casilla.
clockwork-unfit-yard-twice = Los depósitos { $first } y { $second } están en la misma casilla: { $number }
    .help = Da a cada uno su propia casilla.
clockwork-unfit-path-nowhere = Un camino va de { $first } a { $second }, pero no hay ninguna casilla { $number }
    .help = Añade la casilla debajo de [fields], o quítala de paths.
clockwork-unfit-path-to-itself = Un camino va de la casilla { $number } a ella misma
    .help = Escribe ahí { $number } una sola vez.
clockwork-unfit-path-twice = El camino entre { $first } y { $second } está dos veces
    .help = Quita uno de los dos; basta con un sentido.
clockwork-unfit-too-many-paths = En la casilla { $number } se juntan { $paths } caminos
    .help = Pueden ser { $most } como máximo. Lleva algunos a otra casilla.
clockwork-unfit-off-picture =
    { $field ->
        [fields] La casilla { $number } queda fuera del dibujo
        [spots] Una carta en el hueco { $number } quedaría fuera del dibujo
       *[other] Las Torres quedarían fuera del dibujo
    }
    .help = El dibujo mide { $width } de ancho y { $height } de alto; una carta, 36 de ancho y 50 de alto, alrededor de su centro.
clockwork-unfit-fields-too-near = Las casillas { $first } y { $second } están una encima de otra
    .help = Mueve una de ellas, hasta que haya { $apart } o más entre las dos.
clockwork-unfit-unreachable = Ningún camino une { $fields } con las Torres
    .help = Añade un camino que lleve a { $number }, o quita lo que nadie puede alcanzar.
clockwork-unfit-spots-overlap = Las cartas de los huecos { $first } y { $second } quedarían una encima de otra
    .help = Mueve uno de los dos: una carta mide 36 de ancho y 50 de alto.
clockwork-unfit-spot-on-track = Una carta en el hueco { $spot } quedaría sobre el puente entre { $first } y { $second }
    .help = Aleja el hueco del puente, o quítalo.
`;export{e as default};