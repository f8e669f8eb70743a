### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terrain: { $terrain }
toybattle-terminal-goal-medals = Hold all bases round a region, and its medals are yours.
toybattle-terminal-paths = paths to { $places }
toybattle-terminal-below = below it { $tiles }
toybattle-terminal-connected = connected
toybattle-terminal-cut-off = cut off
toybattle-terminal-region =
    { $medals ->
        [one] Region { $bases }: one medal
       *[other] Region { $bases }: { $medals } medals
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Region { $bases }: one medal, taken by { $name }
       *[other] Region { $bases }: { $medals } medals, taken by { $name }
    }
toybattle-terminal-you = You are { $name }
toybattle-terminal-idle = Turns without progress: { $turns }; at { $most } it ends
toybattle-terminal-side-known = Known on the rack of { $name }: { $troops }
toybattle-terminal-side-out = Discards of { $name }: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] One tile of { $name } lies face down
       *[other] { $count } tiles of { $name } lie face down
    }
toybattle-terminal-own-down = Face down this turn: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals } of { $objective } medals

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = rack { $rack }, res. { $reserve }
toybattle-terminal-down = { $count } face down
toybattle-terminal-out = Discards
toybattle-terminal-known = Known
toybattle-terminal-legend = [Hook4] blue, (Hook4) red, x2 tiles in all, ! cut off, ? asks you, [#1] (#41) headquarters, 15R special base, {"{"}1-2{"}"} gate, 2* medals in a region, [2] (2) taken; the list beside it names the bases of each region.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Type “take”, or “place” with a troop and a number. “?” lists what you may do.
toybattle-terminal-hint-place = Type “place” with a troop and a number. “?” lists what you may do.
toybattle-terminal-hint-take = No troop can be placed now. Type “take”.
toybattle-terminal-hint-skully = { $effect } on { $base }: “take” two tiles, or “decline”.
toybattle-terminal-hint-capn = { $effect } on { $base }: “place” one more troop, or “decline”. “?” lists where.
toybattle-terminal-hint-jumbo = { $effect } on { $base }: “discard” and the number of an enemy beside it, or “decline”.
toybattle-terminal-hint-xb-42 = { $effect } on { $base }: “rob” the enemy’s rack of a hidden tile, or “decline”.
toybattle-terminal-hint-star = { $effect } on { $base }: “take” one tile, or “decline”.
toybattle-terminal-hint-recall = { $effect } on { $base }: “recall” and the number of another troop of yours, or “decline”.
toybattle-terminal-hint-draw = { $effect } on { $base }: “take” one tile, or “decline”.
toybattle-terminal-hint-shove = { $effect } on { $base }: “shove”, an enemy beside it and where it goes, or “decline”. “?” lists how.
toybattle-terminal-hint-exhume = { $effect } on { $base }: “exhume” and one of your discarded troops, or “decline”.
toybattle-terminal-hint-suppress = { $effect } on { $base }: “suppress” turns a hidden tile of the enemy face down. “?” lists what else you may do.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = headquarters captured
toybattle-ending-objective = enough medals
toybattle-ending-stuck = one side stuck
toybattle-ending-no-progress = no progress
