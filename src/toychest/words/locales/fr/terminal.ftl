### French. The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, appuie sur Entrée : { $what }
terminal-opening = Ça continue
terminal-hint = Tape un coup. « ? » montre ce que tu peux faire.
terminal-moves = Tu peux jouer :
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Il n’y a rien à jouer pour l’instant.
terminal-moves-enter = Appuie sur Entrée : { $what }
terminal-pass = Passe à { $name }, puis appuie sur Entrée.
terminal-passed = C’est { $name } qui regarde l’écran.
terminal-seen-by-all = Tout le monde peut regarder, une fois :
terminal-seen-by-one = Rien que pour { $name }, une fois :
terminal-seen = Appuie sur Entrée quand c’est vu : ensuite, c’est parti.
terminal-taken-back = Annulé : { $words }
terminal-elsewhere = Quelqu’un a joué ailleurs à cette table. Voici où on en est.
terminal-unknown = Ici, « { $text } » n’est ni un coup ni une commande.
terminal-number-unknown =
    { $count ->
        [0] Il n’y a pas de numéro à choisir pour l’instant.
        [one] Pour l’instant, il n’y a que le numéro 1.
       *[other] Choisis un numéro de 1 à { $count }.
    }
terminal-did-you-mean = Tu voulais dire « { $text } » ?
terminal-paragraph = { $rule } : { $text }
terminal-why-which = Tape « why » et un coup : why { $example }
terminal-seat = Place { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot NIVEAU) :
terminal-bot-unknown = Aucun bot ne s’appelle « { $text } ».
terminal-bot-memory = Aucun bot ne retient « { $text } » coups. Choisis un nombre de 0 à { $most } ; avec 0, il n’oublie rien.
terminal-bot-none = Aucun bot ne joue à ce jeu.
terminal-bot-fallback = Cette fois, { $name } n’a pas pu réfléchir et joue un coup permis au hasard.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Regarde « { $start } ».
       *[other] Regarde « { $start } » : { $among } de tes { $legal } coups commencent ainsi.
    }
terminal-hint-look-all = Tous tes coups commencent par « { $start } ». Regarde bien.
terminal-hint-more = « hint » en dit plus.
terminal-hint-none = Aucun bot ne joue à ce jeu : personne ne peut donner d’indice.

## Help

terminal-help-move = Un coup, comme « { $example } », ou son numéro dans la liste.
terminal-help-list = ? montre ce que tu peux faire maintenant.
terminal-help-hint = hint dit où regarder ; tapé encore une fois, quels coups sont bons ; puis encore, quelle suite est possible et pourquoi.
terminal-help-why = why { $example } dit quelle règle permet ou interdit un coup.
terminal-help-back = back annule ton dernier coup ; back 2 en annule deux.
terminal-help-board = board montre la table encore une fois.
terminal-help-log = log raconte ce qui s’est passé jusqu’ici.
terminal-help-rule = rule { $rule } ouvre un paragraphe des règles.
terminal-help-save = save FICHIER écrit une partie finie dans un fichier.
terminal-help-quit = quit s’arrête ici. La partie est gardée.
terminal-help-enter = Entrée fait continuer quand la table t’attend.

## Kept, saved, going on

terminal-kept = La partie est gardée. Continue avec : { $command }
terminal-input-ended = Il n’y a plus de coups, mais la partie n’est pas finie. Elle est gardée ; continue avec : { $command }
terminal-save-where = Tape « save » et le nom d’un fichier.
terminal-save-later = La partie n’est pas finie, son journal n’est donc pas encore écrit. Elle est gardée ; continue avec : { $command }
terminal-saved = Enregistré sous { $file }. Vérifie avec : { $command }
terminal-save-exists = Il y a déjà un fichier { $file }. Choisis un autre nom.
terminal-save-failed = { $file } n’a pas pu être écrit : { $because }
terminal-over = C’est fini. Tape save FICHIER, verify, rematch, replay ou quit.
terminal-fair = Tout est juste : les { $entries } entrées suivent les règles et le mot de départ.
terminal-unfair = L’entrée { $seq } ne va pas : { $because }
terminal-resume-others = Pas finies non plus :
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Aucune partie n’attend la suite. Commences-en une avec : { $command }
terminal-resume-over = Cette partie est finie. Revois-la avec : { $command }

## Before play

terminal-games = Jeux :
terminal-games-how = Pour jouer : { $command }
terminal-which-game = Quel jeu ? Entrée pour quitter. >
terminal-game-unknown = Ici, aucun jeu ne s’appelle « { $text } ».
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Qui joue ? Tape des noms et des bots, séparés par des virgules. Un bot, c’est un numéro ou son nom :
terminal-who-plays-prompt = Entrée : { $names } >
terminal-table = { $game }. Table { $code }
terminal-players = Qui joue : { $names }
terminal-printing = Livret : { $printing }
terminal-house-rules = Règles maison :
terminal-options = Choix avant la partie :
terminal-printings = Livrets :
terminal-readings = Règles maison (--rule NOM=VALEUR) :
terminal-default = { $text } (d’habitude)
terminal-choice-unknown = On ne peut pas choisir « { $text } » pour { $name }.
terminal-choice-offered = Choisis parmi : { $choices }
terminal-choice-file = Ou donne le nom d’un fichier à toi.
terminal-choice-unfit = « { $text } » pour { $name } ne va pas avec tes autres choix :
terminal-choice-twice = « { $name } » est choisi deux fois. Une fois suffit.
terminal-option-unknown = Ce jeu n’a pas de choix appelé « { $name } ».
terminal-rule-unknown = Ce jeu n’a pas de règle maison appelée « { $name } ».
terminal-rule-printed = Ce livret joue déjà { $text }. Tu peux l’enlever.
terminal-rule-shape = Une règle maison s’écrit NOM=VALEUR, comme { $example }.
terminal-option-shape = Un choix s’écrit NOM=VALEUR, comme { $example }.
terminal-edition-unknown = Aucune édition et aucun livret de ce jeu ne s’appelle « { $text } ».
terminal-edition-twice = Choisis une édition ou un livret, pas les deux.
terminal-seats-twice = Places : { $seats }, noms : { $names }. Donne l’un ou l’autre.
terminal-seats-bots = Places : { $seats }. Noms : { $names }. Bots : { $bots }. Ça ne va pas ensemble.
terminal-file-unfit = On ne peut pas encore jouer avec { $file } :
terminal-file-unreadable = { $file } est illisible : { $because }
terminal-file-too-long = { $file } est trop long : un fichier à toi a au plus { $most } octets.
terminal-file-none = { $file } n’est pas un fichier, mais un dossier ou un périphérique.

## Looking back

terminal-replay-place = Étape { $number } sur { $of }
terminal-replay-keys = Touches : droite, gauche, Début, Fin ; Espace lance la lecture ; q arrête.
terminal-replay-lines = Entrée avance ; back, home, end et un numéro marchent aussi ; q arrête.
terminal-replay-prompt = revoir >
terminal-replay-start = Avant le premier coup
terminal-replay-no-game = { $file } n’est pas une partie enregistrée.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = départ
castle-terminal-gate = portail
castle-terminal-wand = baguette
castle-terminal-ghost-room = salle hantée
castle-terminal-room = salle
castle-terminal-column = Colonne { $column } : { $symbol }
castle-terminal-no-door = Pas de porte entre { $one } et { $other }
castle-terminal-sorcerer = Le sorcier est sur la case { $square }
castle-terminal-was = avant { $laid }
castle-terminal-stack =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
castle-terminal-plan = Prévu :
castle-terminal-chip-wand = baguette
castle-terminal-chip-spare = sans baguette
castle-terminal-chip-skip = laissé de côté
castle-terminal-legend = @ sorcier, S départ, O portail, w baguette, X salle hantée, T trésor ; les chiffres sont les pas prévus, un trou est une porte.

castle-step-walk = Pas { $number } : { castle-direction }, jusqu’à la case { $end }
castle-step-jump = Puis un saut à la case { $end }
castle-step-stay = Puis pas de saut à la case { $end }
castle-step-ghost = Puis le fantôme monte
castle-step-wand = Puis la baguette de la case { $end }
castle-step-spare = Puis pas de baguette à la case { $end }
castle-step-skip = Pas { $number } { castle-direction }, laissé de côté

castle-terminal-hint-turn = Tourne jusqu’à deux flèches, puis tape « go ». « ? » montre ce que tu peux faire.
castle-terminal-hint-go = Tout est prêt ? Tape « go ». « back » annule.
castle-terminal-hint-way = Par où va la carte { $place } ? Tape « walk up », right, down ou left.
castle-terminal-hint-gate = Un portail sur la case { $square } ! Tape « jump » et une case, ou « stay ». « ? » montre les portails.
castle-terminal-hint-wand = Une baguette sur la case { $square } ! Tape « use wand » ou « leave wand ».
castle-terminal-hint-forced = Un portail sur la case { $square } ! Tape « jump » et une case. « ? » montre les portails.
castle-terminal-hint-turn-first = Sur la case { $square }, aucune réponse ne mène plus loin. Tourne d’abord une flèche. « ? » montre ce que tu peux faire.
castle-terminal-hint-stuck = Le pas { $number } est bloqué. Tourne une flèche. « ? » montre ce que tu peux faire.
castle-terminal-hint-stop = Le pas { $number } est bloqué. Tourne une flèche, ou tape « go » : la rangée s’arrête là.
castle-terminal-hint-hopeless = Tourner n’aide pas. Tape « go », et le fantôme monte.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terrain : { $terrain }
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
toybattle-terminal-side-out = { $name } a perdu { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $count } tuile retournée chez { $name }
       *[other] { $count } tuiles retournées chez { $name }
    }
toybattle-terminal-own-down = En pause à ce tour : { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } méd.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } en boîte
toybattle-terminal-down = { $count } en pause
toybattle-terminal-out = Hors jeu
toybattle-terminal-known = Connu
toybattle-terminal-legend = [Hook4] bleu, (Hook4) rouge, x2 tuiles en tout, ! base coupée, ? attend ta réponse, [#1] (#41) QG, 15R base spéciale, {"{"}1-2{"}"} portail, 2* médailles d’une région, [2] (2) prises ; à côté, 8 + 12 en boîte : 8 tuiles sur le chevalet et 12 dans la boîte, puis la liste des bases de chaque région.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Tape « take », ou « place » avec une troupe et un numéro. « ? » montre ce que tu peux faire.
toybattle-terminal-hint-skully = { $effect } sur { $base } : « take » prend deux tuiles, « decline » dit non.
toybattle-terminal-hint-capn = { $effect } sur { $base } : « place » pose une autre troupe, « decline » dit non. « ? » montre où.
toybattle-terminal-hint-jumbo = { $effect } sur { $base } : « discard » et le numéro d’un ennemi voisin, ou « decline ».
toybattle-terminal-hint-xb-42 = { $effect } sur { $base } : « rob » sort du jeu une tuile cachée du chevalet adverse, « decline » dit non.
toybattle-terminal-hint-star = { $effect } sur { $base } : « take » prend une tuile, « decline » dit non.
toybattle-terminal-hint-recall = { $effect } sur { $base } : « recall » et le numéro d’une autre de tes troupes, ou « decline ».
toybattle-terminal-hint-draw = { $effect } sur { $base } : « take » prend une tuile, « decline » dit non.
toybattle-terminal-hint-shove = { $effect } sur { $base } : « shove », un ennemi voisin et où il va, ou « decline ». « ? » montre comment.
toybattle-terminal-hint-exhume = { $effect } sur { $base } : « exhume » et une de tes troupes perdues, ou « decline ».
toybattle-terminal-hint-suppress = { $effect } sur { $base } : « suppress » retourne une tuile cachée de l’autre camp. « ? » montre ce que tu peux faire d’autre.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Qui es-tu ? Tape « choose » et un nom. « ? » montre qui est libre.
clockwork-terminal-hint-leave_out = Quelle machine reste dans la boîte ? Tape « leave out » et son nom.
clockwork-terminal-hint-travel = Tu as fait { $total }. Tape { $moves }. « ? » montre où.
clockwork-terminal-hint-special = Tu as fait { $total } ! Tape { $moves }. « ? » montre tout.
clockwork-terminal-hint-act = Tu y es. Tape { $moves }. « ? » montre tout.
clockwork-terminal-hint-discard = Ta main est pleine : tape « discard » et une carte.
clockwork-terminal-hint-discard-free = Tape « discard » et une carte, ou « keep ».
clockwork-terminal-hint-spot = Tape « lay » et le numéro d’un emplacement libre. Tout le monde a vu la carte.
clockwork-terminal-hint-give = { $name } te demande : { clockwork-kind }. Tape « give » et la carte, ou « give Scrap ».
clockwork-terminal-hint-counter = Tu n’en avais pas. Demande à { $name } avec « ask », ou « pass ».
clockwork-terminal-hint-return = Tape « return » et une carte pour { $name }.
clockwork-terminal-hint-point = Tu cherches : { clockwork-kind }. Tape « point » et le numéro d’une carte.
clockwork-terminal-hint-swap = Tape « swap » et la carte qui va à l’emplacement libre.
clockwork-terminal-hint-build = Poser quelque chose ? Tape { $moves }.
clockwork-terminal-hint-stay = Tu as fait { $total }, et aucun chemin n’est libre. Tape « stay ». « ? » montre ce que tu peux faire d’autre.
clockwork-terminal-hint-give-card = { $name } te demande : { clockwork-kind }. Tape « give » et la carte.
clockwork-terminal-hint-none = { $name } te demande : { clockwork-kind }. Tape « none », ou « give Scrap » si tu en as.
clockwork-terminal-hint-no-counter = Tu n’en avais pas, et tu as de la ferraille : tu ne peux rien demander à { $name }. Tape « pass ».

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Cité : { $board }
clockwork-terminal-bridge = Pont : { $places }
clockwork-terminal-you = Tu es { $name }
clockwork-terminal-laid = Posé par { $name } : { $kinds }
clockwork-terminal-dice = { $dice }, { $total } en tout
clockwork-terminal-free-spots = Emplacements libres : { $spots }
clockwork-terminal-scrapped = Ferraille hors du jeu : { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Défausses
clockwork-terminal-out = { $count } hors jeu
clockwork-terminal-legend = A B C D les pions, T les Tours, Y3:5 la casse 3 avec 5 cartes, 17 une case, 17* tu peux y aller, 14_ un emplacement libre, 14# une carte face cachée, 14L une carte encore connue ; +L posé, 3/4 tu en as trois sur quatre. > a la main.
