### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terrein: { $terrain }
toybattle-terminal-goal-medals = Houd alle bases rond een gebied, en de medailles zijn van jou.
toybattle-terminal-paths = paden naar { $places }
toybattle-terminal-below = daaronder { $tiles }
toybattle-terminal-connected = verbonden
toybattle-terminal-cut-off = afgesneden
toybattle-terminal-region =
    { $medals ->
        [one] Gebied { $bases }: één medaille
       *[other] Gebied { $bases }: { $medals } medailles
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Gebied { $bases }: één medaille, gepakt door { $name }
       *[other] Gebied { $bases }: { $medals } medailles, gepakt door { $name }
    }
toybattle-terminal-you = Jij bent { $name }
toybattle-terminal-idle = Beurten zonder iets nieuws: { $turns }; bij { $most } stopt het
toybattle-terminal-side-known = Bekend van het rek van { $name }: { $troops }
toybattle-terminal-side-out = Eruitgegooid van { $name }: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] Eén tegel van { $name } is omgedraaid
       *[other] { $count } tegels van { $name } zijn omgedraaid
    }
toybattle-terminal-own-down = Deze beurt omgedraaid: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack }, voorraad { $reserve }
toybattle-terminal-down = { $count } omgedraaid
toybattle-terminal-out = Eruitgegooid
toybattle-terminal-known = Bekend
toybattle-terminal-legend = [Hook4] blauw, (Hook4) rood, x2 tegels in totaal, ! afgesneden, ? vraagt jou iets, [#1] (#41) hoofdkwartier, 15R speciale basis, {"{"}1-2{"}"} poort, 2* medailles in een gebied, [2] (2) gepakt; de lijst ernaast noemt de bases van elk gebied.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Typ ‘take’, of ‘place’ met een strijder en een nummer. ‘?’ laat zien wat je mag doen.
toybattle-terminal-hint-place = Typ ‘place’ met een strijder en een nummer. ‘?’ laat zien wat je mag doen.
toybattle-terminal-hint-take = Je kunt nu geen strijder zetten. Typ ‘take’.
toybattle-terminal-hint-skully = { $effect } op { $base }: ‘take’ pakt twee tegels, of ‘decline’.
toybattle-terminal-hint-capn = { $effect } op { $base }: ‘place’ zet nog een strijder, of ‘decline’. ‘?’ laat zien waar.
toybattle-terminal-hint-jumbo = { $effect } op { $base }: ‘discard’ en het nummer van een tegenstander ernaast, of ‘decline’.
toybattle-terminal-hint-xb-42 = { $effect } op { $base }: ‘rob’ gooit een verborgen tegel van het rek van de tegenstander eruit, of ‘decline’.
toybattle-terminal-hint-star = { $effect } op { $base }: ‘take’ pakt een tegel, of ‘decline’.
toybattle-terminal-hint-recall = { $effect } op { $base }: ‘recall’ en het nummer van een andere strijder van jou, of ‘decline’.
toybattle-terminal-hint-draw = { $effect } op { $base }: ‘take’ pakt een tegel, of ‘decline’.
toybattle-terminal-hint-shove = { $effect } op { $base }: ‘shove’, een tegenstander ernaast en waar die heen gaat, of ‘decline’. ‘?’ laat zien hoe.
toybattle-terminal-hint-exhume = { $effect } op { $base }: ‘exhume’ en een van je eruitgegooide strijders, of ‘decline’.
toybattle-terminal-hint-suppress = { $effect } op { $base }: ‘suppress’ draait een verborgen tegel van de tegenstander om. ‘?’ laat zien wat je nog meer mag doen.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = hoofdkwartier veroverd
toybattle-ending-objective = genoeg medailles
toybattle-ending-stuck = één kant vast
toybattle-ending-no-progress = geen voortgang
