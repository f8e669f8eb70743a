### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Gelände: { $terrain }
toybattle-terminal-goal-medals = Halte alle Basen um ein Gebiet, dann gehören seine Medaillen dir.
toybattle-terminal-paths = Wege zu { $places }
toybattle-terminal-below = darunter { $tiles }
toybattle-terminal-connected = verbunden
toybattle-terminal-cut-off = abgeschnitten
toybattle-terminal-region =
    { $medals ->
        [one] Gebiet { $bases }: eine Medaille
       *[other] Gebiet { $bases }: { $medals } Medaillen
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Gebiet { $bases }: eine Medaille, schon bei { $name }
       *[other] Gebiet { $bases }: { $medals } Medaillen, schon bei { $name }
    }
toybattle-terminal-you = Du bist { $name }
toybattle-terminal-idle = Züge, in denen sich nichts getan hat: { $turns }; bei { $most } ist Schluss
toybattle-terminal-side-known = Bekannt vom Ständer von { $name }: { $troops }
toybattle-terminal-side-out = Rausgeworfen von { $name }: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] Ein Plättchen von { $name } ist umgedreht
       *[other] { $count } Plättchen von { $name } sind umgedreht
    }
toybattle-terminal-own-down = In diesem Zug umgedreht: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } Medaillen

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack }, Vorrat { $reserve }
toybattle-terminal-down = { $count } umgedreht
toybattle-terminal-out = Rausgeworfen
toybattle-terminal-known = Bekannt
toybattle-terminal-legend = [Hook4] Blau, (Hook4) Rot, x2 Plättchen insgesamt, ! abgeschnitten, ? fragt dich, [#1] (#41) Hauptquartier, 15R besondere Basis, {"{"}1-2{"}"} Tor, 2* Medaillen in einem Gebiet, [2] (2) geholt; die Liste daneben nennt die Basen jedes Gebiets.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Tippe „take“, oder „place“ mit einer Truppe und einer Nummer. „?“ zeigt, was du tun darfst.
toybattle-terminal-hint-place = Tippe „place“ mit einer Truppe und einer Nummer. „?“ zeigt, was du tun darfst.
toybattle-terminal-hint-take = Jetzt lässt sich keine Truppe setzen. Tippe „take“.
toybattle-terminal-hint-skully = { $effect } auf { $base }: „take“ nimmt zwei Plättchen, „decline“ verzichtet.
toybattle-terminal-hint-capn = { $effect } auf { $base }: „place“ setzt noch eine Truppe, „decline“ verzichtet. „?“ zeigt, wohin.
toybattle-terminal-hint-jumbo = { $effect } auf { $base }: „discard“ und die Nummer eines Gegners daneben, oder „decline“.
toybattle-terminal-hint-xb-42 = { $effect } auf { $base }: „rob“ wirft ein verdecktes Plättchen des gegnerischen Ständers raus, „decline“ verzichtet.
toybattle-terminal-hint-star = { $effect } auf { $base }: „take“ nimmt ein Plättchen, „decline“ verzichtet.
toybattle-terminal-hint-recall = { $effect } auf { $base }: „recall“ und die Nummer einer anderen Truppe von dir, oder „decline“.
toybattle-terminal-hint-draw = { $effect } auf { $base }: „take“ nimmt ein Plättchen, „decline“ verzichtet.
toybattle-terminal-hint-shove = { $effect } auf { $base }: „shove“, ein Gegner daneben und wohin er geht, oder „decline“. „?“ zeigt, wie.
toybattle-terminal-hint-exhume = { $effect } auf { $base }: „exhume“ und eine rausgeworfene Truppe von dir, oder „decline“.
toybattle-terminal-hint-suppress = { $effect } auf { $base }: „suppress“ dreht ein verdecktes Plättchen der Gegenseite um. „?“ zeigt, was du noch tun darfst.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = Hauptquartier erobert
toybattle-ending-objective = genug Medaillen
toybattle-ending-stuck = eine Seite am Ende
toybattle-ending-no-progress = kein Fortschritt
