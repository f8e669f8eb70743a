### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Teren: { $terrain }
toybattle-terminal-goal-medals = Zajmij wszystkie bazy wokół obszaru, a jego medale są twoje.
toybattle-terminal-paths = ścieżki do { $places }
toybattle-terminal-below = pod spodem { $tiles }
toybattle-terminal-connected = połączona
toybattle-terminal-cut-off = odcięta
toybattle-terminal-region =
    { $medals ->
        [one] Obszar { $bases }: jeden medal
        [few] Obszar { $bases }: { $medals } medale
        [many] Obszar { $bases }: { $medals } medali
       *[other] Obszar { $bases }: { $medals } medalu
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Obszar { $bases }: jeden medal, ma go { $name }
        [few] Obszar { $bases }: { $medals } medale, ma je { $name }
        [many] Obszar { $bases }: { $medals } medali, ma je { $name }
       *[other] Obszar { $bases }: { $medals } medalu, ma je { $name }
    }
toybattle-terminal-you = Twoja strona: { $name }
toybattle-terminal-idle = Tury bez żadnej zmiany: { $turns }; przy { $most } jest koniec
toybattle-terminal-side-known = { $name }, znane na stojaku: { $troops }
toybattle-terminal-side-out = { $name }, odrzucone: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } ma jeden żeton zakryty
        [few] { $name } ma { $count } żetony zakryte
        [many] { $name } ma { $count } żetonów zakrytych
       *[other] { $name } ma { $count } żetonu zakrytego
    }
toybattle-terminal-own-down = Zakryte w tej turze: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } w zapasie
toybattle-terminal-down = zakryte: { $count }
toybattle-terminal-out = Odrzucone
toybattle-terminal-known = Znane
toybattle-terminal-legend = [Hook4] niebieski, (Hook4) czerwony, x2 tyle żetonów razem, ! odcięta, ? pyta ciebie, [#1] (#41) sztaby, 15R baza specjalna, {"{"}1-2{"}"} brama, 2* medale w obszarze, [2] (2) zdobyte; lista obok podaje bazy każdego obszaru.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Wpisz „take” albo „place” z zabawką i numerem. „?” pokaże, co możesz zrobić.
toybattle-terminal-hint-place = Wpisz „place” z zabawką i numerem. „?” pokaże, co możesz zrobić.
toybattle-terminal-hint-take = Teraz nie da się postawić zabawki. Wpisz „take”.
toybattle-terminal-hint-skully = { $effect } na polu { $base }: „take” bierze dwa żetony, „decline” rezygnuje.
toybattle-terminal-hint-capn = { $effect } na polu { $base }: „place” stawia jeszcze jedną zabawkę, „decline” rezygnuje. „?” pokaże gdzie.
toybattle-terminal-hint-jumbo = { $effect } na polu { $base }: „discard” i numer przeciwnika obok albo „decline”.
toybattle-terminal-hint-xb-42 = { $effect } na polu { $base }: „rob” rabuje w ciemno żeton ze stojaka przeciwnika, „decline” rezygnuje.
toybattle-terminal-hint-star = { $effect } na polu { $base }: „take” bierze jeden żeton, „decline” rezygnuje.
toybattle-terminal-hint-recall = { $effect } na polu { $base }: „recall” i numer innej twojej zabawki albo „decline”.
toybattle-terminal-hint-draw = { $effect } na polu { $base }: „take” bierze jeden żeton, „decline” rezygnuje.
toybattle-terminal-hint-shove = { $effect } na polu { $base }: „shove”, przeciwnik obok i dokąd idzie albo „decline”. „?” pokaże jak.
toybattle-terminal-hint-exhume = { $effect } na polu { $base }: „exhume” i jedna z twoich odrzuconych zabawek albo „decline”.
toybattle-terminal-hint-suppress = { $effect } na polu { $base }: „suppress” zakrywa w ciemno żeton przeciwnika. „?” pokaże, co jeszcze możesz zrobić.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = sztab zdobyty
toybattle-ending-objective = dość medali
toybattle-ending-stuck = jedna strona bez ruchu
toybattle-ending-no-progress = bez postępu
