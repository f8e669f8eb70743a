### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terrain : { $terrain }
toybattle-terminal-goal-medals = Tiens toutes les bases autour d’une région, et ses médailles sont à toi.
toybattle-terminal-paths = chemins vers { $places }
toybattle-terminal-below = dessous { $tiles }
toybattle-terminal-connected = base reliée
toybattle-terminal-cut-off = base coupée
toybattle-terminal-region =
    { $medals ->
        [one] Région { $bases } : { $medals } médaille
       *[other] Région { $bases } : { $medals } médailles
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Région { $bases } : { $medals } médaille, prise par { $name }
       *[other] Région { $bases } : { $medals } médailles, prises par { $name }
    }
toybattle-terminal-you = Tu es { $name }
toybattle-terminal-idle = Tours sans rien de nouveau : { $turns } ; à { $most }, la partie s’arrête
toybattle-terminal-side-known = Connu sur le chevalet, chez { $name } : { $troops }
toybattle-terminal-side-out = Défausse de { $name } : { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $count } tuile retournée chez { $name }
       *[other] { $count } tuiles retournées chez { $name }
    }
toybattle-terminal-own-down = En pause à ce tour : { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } méd.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack }, réserve { $reserve }
toybattle-terminal-down = { $count } en pause
toybattle-terminal-out = Défausse
toybattle-terminal-known = Connu
toybattle-terminal-legend = [Hook4] bleu, (Hook4) rouge, x2 tuiles en tout, ! base coupée, ? attend ta réponse, [#1] (#41) QG, 15R base spéciale, {"{"}1-2{"}"} portail, 2* médailles d’une région, [2] (2) prises ; à côté, 8 + 12 en réserve : 8 tuiles sur le chevalet et 12 dans la réserve, puis la liste des bases de chaque région.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Tape « take », ou « place » avec une troupe et un numéro. « ? » montre ce que tu peux faire.
toybattle-terminal-hint-place = Tape « place » avec une troupe et un numéro. « ? » montre ce que tu peux faire.
toybattle-terminal-hint-take = Aucune troupe ne peut être posée maintenant. Tape « take ».
toybattle-terminal-hint-skully = { $effect } sur { $base } : « take » prend deux tuiles, « decline » dit non.
toybattle-terminal-hint-capn = { $effect } sur { $base } : « place » pose une autre troupe, « decline » dit non. « ? » montre où.
toybattle-terminal-hint-jumbo = { $effect } sur { $base } : « discard » et le numéro d’un ennemi voisin, ou « decline ».
toybattle-terminal-hint-xb-42 = { $effect } sur { $base } : « rob » sort du jeu une tuile cachée du chevalet adverse, « decline » dit non.
toybattle-terminal-hint-star = { $effect } sur { $base } : « take » prend une tuile, « decline » dit non.
toybattle-terminal-hint-recall = { $effect } sur { $base } : « recall » et le numéro d’une autre de tes troupes, ou « decline ».
toybattle-terminal-hint-draw = { $effect } sur { $base } : « take » prend une tuile, « decline » dit non.
toybattle-terminal-hint-shove = { $effect } sur { $base } : « shove », un ennemi voisin et où il va, ou « decline ». « ? » montre comment.
toybattle-terminal-hint-exhume = { $effect } sur { $base } : « exhume » et une de tes troupes défaussées, ou « decline ».
toybattle-terminal-hint-suppress = { $effect } sur { $base } : « suppress » retourne une tuile cachée de l’autre camp. « ? » montre ce que tu peux faire d’autre.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = QG pris
toybattle-ending-objective = assez de médailles
toybattle-ending-stuck = un camp bloqué
toybattle-ending-no-progress = rien de nouveau
