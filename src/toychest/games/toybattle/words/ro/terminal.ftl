### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Teren: { $terrain }
toybattle-terminal-goal-medals = Ocupă toate bazele din jurul unei regiuni și medaliile ei sunt ale tale.
toybattle-terminal-paths = trasee spre { $places }
toybattle-terminal-below = dedesubt { $tiles }
toybattle-terminal-connected = conectată
toybattle-terminal-cut-off = neconectată
toybattle-terminal-region =
    { $medals ->
        [one] Regiunea { $bases }: o medalie
        [few] Regiunea { $bases }: { $medals } medalii
       *[other] Regiunea { $bases }: { $medals } de medalii
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Regiunea { $bases }: o medalie, luată deja: { $name }
        [few] Regiunea { $bases }: { $medals } medalii, luate deja: { $name }
       *[other] Regiunea { $bases }: { $medals } de medalii, luate deja: { $name }
    }
toybattle-terminal-you = Tu joci cu { $name }
toybattle-terminal-idle = Ture fără niciun progres: { $turns }; la { $most } se termină
toybattle-terminal-side-known = Jetoane știute pe stativ ({ $name }): { $troops }
toybattle-terminal-side-out = Trupe eliminate ({ $name }): { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name }: un jeton stă cu fața în jos
        [few] { $name }: { $count } jetoane stau cu fața în jos
       *[other] { $name }: { $count } de jetoane stau cu fața în jos
    }
toybattle-terminal-own-down = Cu fața în jos în tura aceasta: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = stativ { $rack }, rez. { $reserve }
toybattle-terminal-down = { $count } cu fața în jos
toybattle-terminal-out = Eliminate
toybattle-terminal-known = Știute
toybattle-terminal-legend = [Hook4] albastru, (Hook4) roșu, x2 jetoane în total, ! neconectată, ? te întreabă, [#1] (#41) sediu central, 15R bază specială, {"{"}1-2{"}"} poartă, 2* medalii într-o regiune, [2] (2) luate deja; lista de alături spune bazele fiecărei regiuni.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Scrie „take” sau „place” cu o trupă și un număr. Cu „?” vezi ce poți face.
toybattle-terminal-hint-place = Scrie „place” cu o trupă și un număr. Cu „?” vezi ce poți face.
toybattle-terminal-hint-take = Acum nu poți plasa nicio trupă. Scrie „take”.
toybattle-terminal-hint-skully = { $effect } pe baza { $base }: „take” extrage două jetoane; dacă nu, „decline”.
toybattle-terminal-hint-capn = { $effect } pe baza { $base }: „place” mai plasează o trupă; dacă nu, „decline”. Cu „?” vezi unde.
toybattle-terminal-hint-jumbo = { $effect } pe baza { $base }: „discard” și numărul unei trupe inamice vecine; dacă nu, „decline”.
toybattle-terminal-hint-xb-42 = { $effect } pe baza { $base }: „rob” elimină un jeton ascuns de pe stativul inamic; dacă nu, „decline”.
toybattle-terminal-hint-star = { $effect } pe baza { $base }: „take” extrage un jeton; dacă nu, „decline”.
toybattle-terminal-hint-recall = { $effect } pe baza { $base }: „recall” și numărul altei trupe de-ale tale; dacă nu, „decline”.
toybattle-terminal-hint-draw = { $effect } pe baza { $base }: „take” extrage un jeton; dacă nu, „decline”.
toybattle-terminal-hint-shove = { $effect } pe baza { $base }: „shove”, o trupă inamică vecină și unde merge; dacă nu, „decline”. Cu „?” vezi cum.
toybattle-terminal-hint-exhume = { $effect } pe baza { $base }: „exhume” și una dintre trupele tale eliminate; dacă nu, „decline”.
toybattle-terminal-hint-suppress = { $effect } pe baza { $base }: „suppress” întoarce cu fața în jos un jeton inamic ascuns. Cu „?” vezi ce altceva poți face.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = sediu central capturat
toybattle-ending-objective = medalii de ajuns
toybattle-ending-stuck = o tabără blocată
toybattle-ending-no-progress = niciun progres
