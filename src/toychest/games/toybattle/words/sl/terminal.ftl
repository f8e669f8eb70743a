### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Teren: { $terrain }
toybattle-terminal-goal-medals = Zasedi vse baze okrog območja in njegove medalje so tvoje.
toybattle-terminal-paths = poti do { $places }
toybattle-terminal-below = pod tem { $tiles }
toybattle-terminal-connected = povezana
toybattle-terminal-cut-off = odrezana
toybattle-terminal-region =
    { $medals ->
        [one] Območje { $bases }: { $medals } medalja
        [two] Območje { $bases }: { $medals } medalji
        [few] Območje { $bases }: { $medals } medalje
       *[other] Območje { $bases }: { $medals } medalj
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Območje { $bases }: { $medals } medalja, ima jo { $name }
        [two] Območje { $bases }: { $medals } medalji, ima ju { $name }
        [few] Območje { $bases }: { $medals } medalje, ima jih { $name }
       *[other] Območje { $bases }: { $medals } medalj, ima jih { $name }
    }
toybattle-terminal-you = Tvoja stran: { $name }
toybattle-terminal-idle = Poteze brez sprememb: { $turns }; pri { $most } je konec
toybattle-terminal-side-known = { $name }, znano na stojalu: { $troops }
toybattle-terminal-side-out = { $name }, izločeno: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } ima zakrit { $count } žeton
        [two] { $name } ima zakrita { $count } žetona
        [few] { $name } ima zakrite { $count } žetone
       *[other] { $name } ima zakritih { $count } žetonov
    }
toybattle-terminal-own-down = To potezo zakrito: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals } od { $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } v zalogi
toybattle-terminal-down = zakrito: { $count }
toybattle-terminal-out = Izločeno
toybattle-terminal-known = Znano
toybattle-terminal-legend = [Hook4] modra, (Hook4) rdeča, x2 toliko žetonov skupaj, ! odrezana, ? sprašuje te, [#1] (#41) štaba, 15R posebna baza, {"{"}1-2{"}"} vrata, 2* medalje v območju, [2] (2) osvojene; seznam ob strani našteje baze vsakega območja.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Vpiši »take« ali »place« z igračo in številko. »?« pokaže, kaj lahko narediš.
toybattle-terminal-hint-place = Vpiši »place« z igračo in številko. »?« pokaže, kaj lahko narediš.
toybattle-terminal-hint-take = Zdaj ni mogoče postaviti nobene igrače. Vpiši »take«.
toybattle-terminal-hint-skully = { $effect } na polju { $base }: »take« vzame dva žetona, »decline« se odpove.
toybattle-terminal-hint-capn = { $effect } na polju { $base }: »place« postavi še eno igračo, »decline« se odpove. »?« pokaže, kam.
toybattle-terminal-hint-jumbo = { $effect } na polju { $base }: »discard« in številka nasprotnika poleg ali »decline«.
toybattle-terminal-hint-xb-42 = { $effect } na polju { $base }: »rob« na slepo uropa žeton z nasprotnikovega stojala, »decline« se odpove.
toybattle-terminal-hint-star = { $effect } na polju { $base }: »take« vzame en žeton, »decline« se odpove.
toybattle-terminal-hint-recall = { $effect } na polju { $base }: »recall« in številka druge tvoje igrače ali »decline«.
toybattle-terminal-hint-draw = { $effect } na polju { $base }: »take« vzame en žeton, »decline« se odpove.
toybattle-terminal-hint-shove = { $effect } na polju { $base }: »shove«, nasprotnik poleg in kam gre ali »decline«. »?« pokaže, kako.
toybattle-terminal-hint-exhume = { $effect } na polju { $base }: »exhume« in ena od tvojih izločenih igrač ali »decline«.
toybattle-terminal-hint-suppress = { $effect } na polju { $base }: »suppress« na slepo zakrije nasprotnikov žeton. »?« pokaže, kaj še lahko narediš.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = štab osvojen
toybattle-ending-objective = dovolj medalj
toybattle-ending-stuck = ena stran brez poteze
toybattle-ending-no-progress = brez napredka
