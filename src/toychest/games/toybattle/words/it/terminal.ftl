### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terreno: { $terrain }
toybattle-terminal-goal-medals = Occupa tutte le basi intorno a una regione e le sue medaglie sono tue.
toybattle-terminal-paths = sentieri verso { $places }
toybattle-terminal-below = sotto { $tiles }
toybattle-terminal-connected = collegata
toybattle-terminal-cut-off = isolata
toybattle-terminal-region =
    { $medals ->
        [one] Regione { $bases }: una medaglia
       *[other] Regione { $bases }: { $medals } medaglie
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Regione { $bases }: una medaglia, già di { $name }
       *[other] Regione { $bases }: { $medals } medaglie, già di { $name }
    }
toybattle-terminal-you = Tu giochi con { $name }
toybattle-terminal-idle = Turni senza progressi: { $turns }; a { $most } si finisce
toybattle-terminal-side-known = Tessere note sul leggio di { $name }: { $troops }
toybattle-terminal-side-out = Scarti di { $name }: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] Una tessera di { $name } è coperta
       *[other] { $count } tessere di { $name } sono coperte
    }
toybattle-terminal-own-down = Tessere coperte in questo turno: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } medaglie

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack }, riserva { $reserve }
toybattle-terminal-down =
    { $count ->
        [one] { $count } coperta
       *[other] { $count } coperte
    }
toybattle-terminal-out = Scarti
toybattle-terminal-known = Note
toybattle-terminal-legend = [Hook4] blu, (Hook4) rosso, x2 tessere in tutto, ! isolata, ? chiede a te, [#1] (#41) quartier generale, 15R base speciale, {"{"}1-2{"}"} cancello, 2* medaglie di una regione, [2] (2) già prese; l’elenco accanto dice le basi di ogni regione.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Scrivi «take», oppure «place» con una truppa e un numero. Con «?» vedi che cosa puoi fare.
toybattle-terminal-hint-place = Scrivi «place» con una truppa e un numero. Con «?» vedi che cosa puoi fare.
toybattle-terminal-hint-take = Adesso non puoi mettere nessuna truppa. Scrivi «take».
toybattle-terminal-hint-skully = { $effect } sulla base { $base }: «take» prende due tessere, oppure «decline».
toybattle-terminal-hint-capn = { $effect } sulla base { $base }: «place» mette un’altra truppa, oppure «decline». Con «?» vedi dove.
toybattle-terminal-hint-jumbo = { $effect } sulla base { $base }: «discard» e il numero di una truppa avversaria vicina, oppure «decline».
toybattle-terminal-hint-xb-42 = { $effect } sulla base { $base }: «rob» toglie una tessera nascosta dal leggio avversario, oppure «decline».
toybattle-terminal-hint-star = { $effect } sulla base { $base }: «take» prende una tessera, oppure «decline».
toybattle-terminal-hint-recall = { $effect } sulla base { $base }: «recall» e il numero di un’altra tua truppa, oppure «decline».
toybattle-terminal-hint-draw = { $effect } sulla base { $base }: «take» prende una tessera, oppure «decline».
toybattle-terminal-hint-shove = { $effect } sulla base { $base }: «shove», una truppa avversaria vicina e dove va, oppure «decline». Con «?» vedi come.
toybattle-terminal-hint-exhume = { $effect } sulla base { $base }: «exhume» e una delle tue truppe scartate, oppure «decline».
toybattle-terminal-hint-suppress = { $effect } sulla base { $base }: «suppress» copre una tessera nascosta avversaria. Con «?» vedi che cos’altro puoi fare.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = quartier generale preso
toybattle-ending-objective = medaglie sufficienti
toybattle-ending-stuck = una squadra bloccata
toybattle-ending-no-progress = nessun progresso
