### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terreno: { $terrain }
toybattle-terminal-goal-medals = Ocupa todas las bases que rodean una región y sus medallas son tuyas.
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
toybattle-terminal-side-out = Descartes de { $name }: { $troops }
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
toybattle-terminal-out = Descartes
toybattle-terminal-known = A la vista
toybattle-terminal-legend = [Hook4] azul, (Hook4) rojo, x2 fichas en total, ! sin línea, ? te pregunta, [#1] (#41) cuartel general, 15R base especial, {"{"}1-2{"}"} puerta, 2* medallas de una región, [2] (2) ya ganadas; la lista de al lado dice las bases de cada región.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Escribe «take», o «place» con una tropa y un número. Con «?» ves lo que puedes hacer.
toybattle-terminal-hint-place = Escribe «place» con una tropa y un número. Con «?» ves lo que puedes hacer.
toybattle-terminal-hint-take = Ahora no puedes poner ninguna tropa. Escribe «take».
toybattle-terminal-hint-skully = { $effect } en la base { $base }: «take» toma dos fichas; si no, «decline».
toybattle-terminal-hint-capn = { $effect } en la base { $base }: «place» pone otra tropa; si no, «decline». Con «?» ves dónde.
toybattle-terminal-hint-jumbo = { $effect } en la base { $base }: «discard» y el número de una tropa rival vecina; si no, «decline».
toybattle-terminal-hint-xb-42 = { $effect } en la base { $base }: «rob» quita una ficha oculta del atril rival; si no, «decline».
toybattle-terminal-hint-star = { $effect } en la base { $base }: «take» toma una ficha; si no, «decline».
toybattle-terminal-hint-recall = { $effect } en la base { $base }: «recall» y el número de otra tropa tuya; si no, «decline».
toybattle-terminal-hint-draw = { $effect } en la base { $base }: «take» toma una ficha; si no, «decline».
toybattle-terminal-hint-shove = { $effect } en la base { $base }: «shove», una tropa rival vecina y adónde va; si no, «decline». Con «?» ves cómo.
toybattle-terminal-hint-exhume = { $effect } en la base { $base }: «exhume» y una de tus tropas descartadas; si no, «decline».
toybattle-terminal-hint-suppress = { $effect } en la base { $base }: «suppress» pone boca abajo una ficha oculta rival. Con «?» ves qué más puedes hacer.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = cuartel general tomado
toybattle-ending-objective = medallas suficientes
toybattle-ending-stuck = un bando sin jugada
toybattle-ending-no-progress = sin avances
