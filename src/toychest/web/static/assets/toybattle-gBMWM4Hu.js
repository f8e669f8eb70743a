var e=`### Toy Battle in Spanish. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### A tile is a ficha, the rack an atril, the enemy's things are rival, headquarters a cuartel general.

## Words that other sentences use

toybattle-effect-recall = Regreso
toybattle-effect-draw = Ficha extra
toybattle-effect-shove = Empujón
toybattle-effect-exhume = Rescate
toybattle-effect-nullify = Sin efecto
toybattle-effect-suppress = Silencio
toybattle-effect-gate = Puerta
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = Empieza { $name }
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } toma una ficha
       *[other] { $name } toma { $count } fichas
    }
    .troop = { $name } toma { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } pone a { $troop } en el { $place }
       *[other] { $name } pone a { $troop } en el { $place }, encima de { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } cierra una región: una medalla
       *[other] { $name } cierra una región: { $medals } medallas
    }
toybattle-event-troop-discarded = { $troop } de { $name } se descarta de la base { $base }
toybattle-event-rack-robbed = { $name } pierde a { $troop } de su atril
toybattle-event-troop-recalled = { $name } recoge a { $troop } de la base { $base }
toybattle-event-troop-shoved = Un empujón: { $troop }, de { $name }, va de la base { $start } a la { $end }
toybattle-event-troop-exhumed = { $name } rescata a { $troop }
toybattle-event-tile-suppressed = Una ficha de { $name } queda boca abajo
    .troop = { $troop }, de { $name }, queda boca abajo
toybattle-event-tiles-released = { $name } puede usar otra vez todas sus fichas
toybattle-event-effect-declined = { $name } no usa el efecto «{ toybattle-effect }»
toybattle-event-headquarters-captured = { $name } toma el cuartel general { $place }
toybattle-event-objective-reached = Ya hay medallas suficientes
toybattle-event-side-stuck = { $name } no puede ni tomar ni poner
toybattle-event-battle-stalled = { $turns } turnos sin avanzar

## How it ended

toybattle-you-win = ¡Ganas tú!
toybattle-outcome-headquarters = Gana { $name }
    .because = Una tropa ha llegado al cuartel general rival.
toybattle-outcome-objective =
    { $winners ->
        [2] Ganan a la vez { $name }
       *[other] Gana { $name }
    }
    .because =
        { $points ->
            [one] Aquí se gana con una medalla.
           *[other] Aquí se gana con { $points } medallas.
        }
toybattle-outcome-stuck = Gana { $name }
    .because = Un bando no podía ni tomar ni poner. Gana quien tiene más medallas; si hay empate, el otro bando.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Gana { $name }
       *[other] La batalla se ha parado
    }
    .because = En demasiados turnos no se ha tomado, ganado ni descartado nada. Gana quien tiene más medallas; si hay empate, nadie.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = La partida ha terminado
    .because = Ya no se juega más.
    .help = Empieza otra partida, o repasa esta.
toybattle-refused-not-to-act = Ahora no es tu turno
    .because = Está jugando el otro bando.
    .help = Espera un momento. Te avisaremos.
toybattle-refused-chance-first = Espera un momento
    .because = Todavía están saliendo fichas.
    .help = Prueba otra vez cuando estén en el atril.
toybattle-refused-unforeseen = Eso no se decide aquí
    .because = El azar saca las fichas y los bandos las juegan; cada uno hace su parte.
    .help = Elige una de tus jugadas.
toybattle-refused-not-in-reserve = Ya no queda ninguna ficha de { $troop } por salir
    .because = Todas las fichas de esa tropa ya se han visto.
    .help = Tiene que salir otra ficha.
toybattle-refused-not-on-that-rack = Ahí no hay ninguna ficha de { $troop }
    .because = Solo se pueden señalar fichas del atril.
    .help = Hay que señalar otra ficha.
toybattle-refused-no-such-place = En este tablero no hay ningún { $place }
    .because = Cada base y cada cuartel general tiene su número.
    .help = Elige un número que veas en el tablero.
toybattle-refused-not-on-rack = No tienes ninguna ficha de { $troop }
    .because = Las tropas se ponen desde tu atril.
    .help = Elige una tropa de tu atril.
toybattle-refused-suppressed-tile = { $troop } está boca abajo
    .because = Está en silencio, y en este turno no se puede poner.
    .help = Pon otra tropa, o toma fichas. Después de este turno podrás usarla otra vez.
toybattle-refused-own-headquarters = El { $place } es tu propio cuartel general
    .because = Ahí solo pone tropas el otro bando.
    .help = Elige una base, o el cuartel general rival.
toybattle-refused-not-connected = Aún no llegas a la base { $place }
    .because = La línea desde tu cuartel general se corta en la base { $breaks }.
    .help = Ocupa antes la base { $breaks }.
toybattle-refused-headquarters-not-connected = Aún no llegas al cuartel general
    .because = La línea desde tu cuartel general se corta en la base { $breaks }.
    .help = Ocupa antes la base { $breaks }.
toybattle-refused-hook-headquarters = Hook no puede saltar a un cuartel general
    .because = Solo salta a bases, y tu línea se corta en el { $breaks }.
    .help = Haz una línea hasta el cuartel general.
toybattle-refused-hook-nullified = Hook no puede saltar al { $place }
    .because = Ahí ninguna tropa tiene efecto, y el suyo es saltar. Tu línea se corta en el { $breaks }.
    .help = Haz una línea hasta el { $place }, o salta a otro sitio.
toybattle-refused-gate-closed = { $troop } no pasa por la puerta del { $place }
    .because = Esta puerta deja pasar: { $lets } y Kwak.
    .help = Pon una tropa que pueda pasar.
toybattle-refused-too-weak = { $troop } no puede con { $enemy }
    .because = Su fuerza es { $strength }, y hace falta más de { $against }.
    .help = Pon una tropa más fuerte, o a Kwak.
toybattle-refused-rack-full = Tu atril está lleno
    .because = Tiene { $tiles } fichas, y no caben más.
    .help = Pon una tropa.
toybattle-refused-reserve-empty = Tu reserva está vacía
    .because = No queda ninguna ficha que tomar.
    .help = Pon una tropa.
toybattle-refused-effect-open = Decide primero qué haces con «{ toybattle-effect }»
    .because = El efecto de la base { $base } te está esperando.
    .help = Úsalo, o sigue sin él.
toybattle-refused-not-a-base = El { $place } no es una base
    .because = Los efectos llegan a las bases, nunca a un cuartel general.
    .help = Elige una base.
toybattle-refused-not-beside = La base { $base } está demasiado lejos
    .because = El efecto de la base { $activator } llega a un camino de distancia.
    .help = Elige una base a un camino de la { $activator }.
toybattle-refused-no-enemy-there = En la base { $base } no se ve ninguna tropa rival
    .because = El efecto es para las tropas rivales que están a la vista.
    .help = Elige una base con una tropa rival encima.
toybattle-refused-same-base = La tropa de la base { $base } se queda
    .because = La base hace volver a otra de tus tropas.
    .help = Elige otra tropa tuya.
toybattle-refused-not-yours = La tropa que se ve en la base { $base } no es tuya
    .because = Solo haces volver a tus propias tropas.
    .help = Elige una tropa tuya.
toybattle-refused-shove-nowhere = De la base { $start } no se puede empujar a nadie al { $end }
    .because = Un empujón va por un solo camino, hasta una base.
    .help = Elige una base que esté al lado de la { $start }.
toybattle-refused-not-discarded = No tienes ninguna ficha de { $troop } descartada
    .because = Solo rescatas a tus propias tropas descartadas.
    .help = Elige una de tus tropas descartadas.
toybattle-refused-nothing-to-decline = Ahora no hay nada a lo que decir que no
    .because = No se ofrece ningún efecto, y nadie pasa su turno.
    .help = Toma fichas, o pon una tropa.
toybattle-refused-no-effect-offered = Ahora no se ofrece ningún efecto
    .because = Los efectos llegan después de poner una tropa.
    .help = Toma fichas, o pon una tropa.
toybattle-refused-must-suppress = Este efecto hay que usarlo
    .because = Con las reglas de esta mesa, no se puede seguir sin él.
    .help = Señala una ficha del atril rival.

## Before play

toybattle-printing = ¿Qué reglas?
toybattle-printing-standard = El reglamento
    .help = Como está impreso, y nuestra decisión donde no dice nada.
toybattle-option-terrain = ¿Qué terreno?
toybattle-option-terrain-castle = Campo del castillo
    .help = Para la primera partida. Las bases especiales hacen volver a una tropa.
toybattle-option-terrain-pool = Piscina tropical
    .help = Las puertas solo dejan pasar algunas fuerzas.
toybattle-option-terrain-clouds = Ciudad de las nubes
    .help = Las bases especiales te dan otra ficha.
toybattle-option-terrain-jungle = Selva del volcán
    .help = Las bases especiales empujan a una tropa rival.
toybattle-option-terrain-cemetery = Cementerio embrujado
    .help = Las bases especiales rescatan a una tropa descartada.
toybattle-option-terrain-caribbean = Mar Caribe
    .help = Sin bases especiales, pero el bando azul tiene dos cuarteles generales.
toybattle-option-terrain-station = Estación Metal-X
    .help = En las bases especiales ninguna tropa tiene efecto.
toybattle-option-terrain-battlefield = Campo de batalla
    .help = Las bases especiales silencian una ficha del atril rival.
toybattle-option-terrain-croisette = La Croisette
    .help = Un tablero posterior, con un poco de todo.
toybattle-option-terrain-tournament = Torneo
    .help = El campo del castillo, pero sus bases especiales rescatan a una tropa descartada.
toybattle-option-beginner = ¿Bases especiales?
toybattle-option-beginner-false = Como en el tablero
    .help = Cada base especial hace lo que muestra.
toybattle-option-beginner-true = Ninguna, para empezar
    .help = Las bases especiales son bases normales, y las puertas están abiertas.
toybattle-reading-suppress = ¿Hay que silenciar una ficha?
toybattle-reading-suppress-optional = No
    .help = Puedes seguir sin silenciar ninguna ficha.
toybattle-reading-suppress-forced = Sí
    .help = Quien puede silenciar una ficha tiene que hacerlo.
toybattle-reading-both_at_objective = ¿Quién gana si los dos bandos llegan a la vez a sus medallas?
toybattle-reading-both_at_objective-acting = Quien tiene el turno
    .help = Gana el bando que está jugando su turno.
toybattle-reading-both_at_objective-shared = Los dos
    .help = Los dos bandos quedan primeros.
toybattle-reading-no_progress = ¿Y si ya no pasa nada?
toybattle-reading-no_progress-40 = Se acaba
    .help = Tras 40 turnos sin tomar una ficha, ganar una medalla ni descartar una ficha, gana quien tiene más medallas.
toybattle-reading-no_progress-none = Se sigue
    .help = La partida sigue hasta que alguien gana o ya no puede jugar.

## At the table

toybattle-turn = Turno de { $name }
toybattle-turn-yours = Tu turno, { $name }
toybattle-turn-number = Turno { $number }
toybattle-board = El tablero
toybattle-rack = Tu atril
toybattle-your-side = Tu atril y lo que puedes hacer
toybattle-you = tú
toybattle-across = enfrente
toybattle-side-0 = Azul
toybattle-side-1 = Rojo
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop }, de { $name }
toybattle-base = Base { $number }
toybattle-base-empty = vacía
toybattle-base-held =
    { $count ->
        [one] { $troop }, de { $name }
       *[other] { $troop }, de { $name }, encima de una pila de { $count } fichas
    }
toybattle-headquarters-of = Cuartel general de { $name }, número { $number }
toybattle-gate = Puerta para { $lets }
toybattle-target = puedes poner aquí
toybattle-choice = puedes elegir esto
toybattle-tiles =
    { $count ->
        [0] ninguna ficha
        [one] 1 ficha
       *[other] { $count } fichas
    }
toybattle-stack-help = La ficha de arriba ocupa la base. Debajo están las demás; la más antigua, al final.
toybattle-medals = { $medals } de las { $objective } medallas que dan la victoria
toybattle-objective =
    { $objective ->
        [one] Se gana con 1 medalla
       *[other] Se gana con { $objective } medallas
    }
toybattle-goal =
    { $objective ->
        [one] Toma el cuartel general de { $name }, o consigue antes 1 medalla.
       *[other] Toma el cuartel general de { $name }, o consigue antes { $objective } medallas.
    }
toybattle-goal-both =
    { $objective ->
        [one] Toma el otro cuartel general, o consigue antes 1 medalla.
       *[other] Toma el otro cuartel general, o consigue antes { $objective } medallas.
    }
toybattle-on-rack = en el atril
toybattle-in-reserve = en la reserva
toybattle-discarded = descartada
toybattle-face-down = boca abajo
toybattle-known = { $troop }, a la vista de todos
toybattle-rack-count = { $count } en el atril
toybattle-strip-you = tú · reserva { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, boca abajo en este turno

# What troops and bases do, in a few words.
toybattle-does-skully = toma 2 fichas
toybattle-does-capn = pon otra tropa
toybattle-does-jumbo = descarta a una tropa vecina
toybattle-does-hook = llega a cualquier base
toybattle-does-xb-42 = quita una ficha oculta
toybattle-does-star = toma 1 ficha
toybattle-does-roxy = solo es fuerte
toybattle-does-kwak = gana a todos, y todos le ganan
toybattle-does-recall = otra de tus tropas vuelve al atril.
toybattle-does-draw = toma una ficha más.
toybattle-does-shove = empuja a una tropa rival vecina a la base de al lado.
toybattle-does-exhume = recupera una de tus tropas descartadas.
toybattle-does-nullify = las tropas que se ponen aquí no tienen efecto.
toybattle-does-suppress = pon boca abajo por un turno una ficha oculta rival.
toybattle-does-gate = solo entran estas fuerzas, y Kwak.

toybattle-hint-begin = ¿Todo listo? Reparte las fichas.
toybattle-hint-turn = Elige una tropa para ponerla, o toma fichas.
toybattle-hint-place = Elige una tropa para ponerla.
toybattle-hint-picked = Has elegido a { $troop }. Elige una base que brille.
toybattle-hint-wait = { $name } está pensando.
toybattle-begin = Repartir las fichas
toybattle-take = Tomar fichas
toybattle-place-on = Poner en el { $place }

toybattle-question = Se ofrece un efecto
toybattle-offered = { $effect } en la base { $base }
toybattle-ask-skully =
    { $count ->
        [one] ¿Tomas una ficha?
       *[other] ¿Tomas { $count } fichas?
    }
toybattle-ask-capn = ¿Pones otra tropa?
toybattle-ask-jumbo = ¿Descartas una tropa vecina que brille?
toybattle-ask-xb-42 = ¿Quitas una ficha oculta del atril rival?
toybattle-ask-star = ¿Tomas una ficha?
toybattle-ask-recall = ¿Recoges una tropa tuya que brille?
toybattle-ask-draw = ¿Tomas una ficha?
toybattle-ask-shove = ¿A quién empujas? Elige una tropa rival que brille.
toybattle-ask-shove-to = ¿Adónde va la tropa de la base { $base }?
toybattle-ask-exhume = ¿Qué tropa descartada vuelve?
toybattle-ask-suppress = ¿Pones boca abajo una ficha oculta rival?
toybattle-do-take =
    { $count ->
        [one] Tomar una ficha
       *[other] Tomar { $count } fichas
    }
toybattle-do-rob = Quitar
toybattle-do-suppress = Poner una boca abajo
toybattle-do-exhume = { $troop }
toybattle-decline = No, gracias

toybattle-read-side =
    { $rack ->
        [one] { $name } tiene { $medals } de { $objective } medallas, 1 ficha en el atril y { $reserve } en la reserva
       *[other] { $name } tiene { $medals } de { $objective } medallas, { $rack } fichas en el atril y { $reserve } en la reserva
    }
toybattle-read-rack = Tu atril: { $troops }

toybattle-key-pick = Elegir una tropa de tu atril
toybattle-key-take = Tomar fichas
toybattle-key-decline = Seguir sin usar un efecto

toybattle-instead = Prueba con { $what }
toybattle-beats = { $troop } gana a { $enemy }.
toybattle-another = Otro terreno
`;export{e as default};