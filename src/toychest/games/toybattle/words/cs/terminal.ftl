### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Území: { $terrain }
toybattle-terminal-goal-medals = Obsaď všechny základny kolem oblasti a její medaile jsou tvoje.
toybattle-terminal-paths = cesty k { $places }
toybattle-terminal-below = pod tím { $tiles }
toybattle-terminal-connected = spojená
toybattle-terminal-cut-off = odříznutá
toybattle-terminal-region =
    { $medals ->
        [one] Oblast { $bases }: jedna medaile
        [few] Oblast { $bases }: { $medals } medaile
        [many] Oblast { $bases }: { $medals } medaile
       *[other] Oblast { $bases }: { $medals } medailí
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Oblast { $bases }: jedna medaile, má ji { $name }
        [few] Oblast { $bases }: { $medals } medaile, má je { $name }
        [many] Oblast { $bases }: { $medals } medaile, má je { $name }
       *[other] Oblast { $bases }: { $medals } medailí, má je { $name }
    }
toybattle-terminal-you = Tvoje strana: { $name }
toybattle-terminal-idle = Tahy, kdy se nic nezměnilo: { $turns }; při { $most } je konec
toybattle-terminal-side-known = { $name }, známé na stojánku: { $troops }
toybattle-terminal-side-out = { $name }, vyřazené: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } má jeden žeton lícem dolů
        [few] { $name } má { $count } žetony lícem dolů
        [many] { $name } má { $count } žetonu lícem dolů
       *[other] { $name } má { $count } žetonů lícem dolů
    }
toybattle-terminal-own-down = V tomhle tahu lícem dolů: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } v zásobě
toybattle-terminal-down = { $count } lícem dolů
toybattle-terminal-out = Vyřazené
toybattle-terminal-known = Známé
toybattle-terminal-legend = [Hook4] modrá, (Hook4) červená, x2 tolik žetonů celkem, ! odříznutá, ? ptá se tě, [#1] (#41) štáby, 15R zvláštní základna, {"{"}1-2{"}"} brána, 2* medaile v oblasti, [2] (2) získané; seznam vedle uvádí základny každé oblasti.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Napiš „take“, nebo „place“ s hračkou a číslem. „?“ ukáže, co můžeš udělat.
toybattle-terminal-hint-place = Napiš „place“ s hračkou a číslem. „?“ ukáže, co můžeš udělat.
toybattle-terminal-hint-take = Teď nejde postavit žádnou hračku. Napiš „take“.
toybattle-terminal-hint-skully = { $effect } na poli { $base }: „take“ vezme dva žetony, „decline“ odmítne.
toybattle-terminal-hint-capn = { $effect } na poli { $base }: „place“ postaví ještě jednu hračku, „decline“ odmítne. „?“ ukáže kam.
toybattle-terminal-hint-jumbo = { $effect } na poli { $base }: „discard“ a číslo soupeře vedle, nebo „decline“.
toybattle-terminal-hint-xb-42 = { $effect } na poli { $base }: „rob“ uloupí naslepo žeton ze stojánku soupeře, „decline“ odmítne.
toybattle-terminal-hint-star = { $effect } na poli { $base }: „take“ vezme jeden žeton, „decline“ odmítne.
toybattle-terminal-hint-recall = { $effect } na poli { $base }: „recall“ a číslo jiné tvé hračky, nebo „decline“.
toybattle-terminal-hint-draw = { $effect } na poli { $base }: „take“ vezme jeden žeton, „decline“ odmítne.
toybattle-terminal-hint-shove = { $effect } na poli { $base }: „shove“, soupeř vedle a kam půjde, nebo „decline“. „?“ ukáže jak.
toybattle-terminal-hint-exhume = { $effect } na poli { $base }: „exhume“ a jedna z tvých vyřazených hraček, nebo „decline“.
toybattle-terminal-hint-suppress = { $effect } na poli { $base }: „suppress“ otočí naslepo žeton soupeře lícem dolů. „?“ ukáže, co ještě můžeš udělat.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = štáb dobyt
toybattle-ending-objective = dost medailí
toybattle-ending-stuck = jedna strana bez tahu
toybattle-ending-no-progress = bez pokroku
