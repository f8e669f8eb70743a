### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Qui es-tu ? Tape « choose » et un nom. « ? » montre qui est libre.
clockwork-terminal-hint-leave_out = Quelle machine reste dans la boîte ? Tape « leave out » et son nom.
clockwork-terminal-hint-travel = Tu as fait { $total }. Tape { $moves }. « ? » montre où.
clockwork-terminal-hint-special = Tu as fait { $total } ! Tape { $moves }. « ? » montre tout.
clockwork-terminal-hint-act = Tu y es. Tape { $moves }. « ? » montre tout.
clockwork-terminal-hint-discard = Ta main est pleine : tape « discard » et une carte.
clockwork-terminal-hint-discard-free = Tape « discard » et une carte, ou « keep ».
clockwork-terminal-hint-spot = Tape « lay » et le numéro d’un emplacement libre. Tout le monde a vu la carte.
clockwork-terminal-hint-give = { $name } te demande : { clockwork-kind }. Tape « give » et la carte, ou « give Scrap ».
clockwork-terminal-hint-counter = Tu n’en avais pas. Demande à { $name } avec « ask », ou « pass ».
clockwork-terminal-hint-return = Tape « return » et une carte pour { $name }.
clockwork-terminal-hint-point = Tu cherches : { clockwork-kind }. Tape « point » et le numéro d’une carte.
clockwork-terminal-hint-found = Trouvé ! Tape « take », ou « pass » pour la laisser.
clockwork-terminal-hint-swap = Tape « swap » et la carte qui va à l’emplacement libre.
clockwork-terminal-hint-build = Poser quelque chose ? Tape { $moves }.
clockwork-terminal-hint-stay = Tu as fait { $total }, et aucun chemin n’est libre. Tape « stay ». « ? » montre ce que tu peux faire d’autre.
clockwork-terminal-hint-give-card = { $name } te demande : { clockwork-kind }. Tape « give » et la carte.
clockwork-terminal-hint-none = { $name } te demande : { clockwork-kind }. Tape « none », ou « give Scrap » si tu en as.
clockwork-terminal-hint-no-counter = Tu n’en avais pas, et tu as de la ferraille : tu ne peux rien demander à { $name }. Tape « pass ».

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Cité : { $board }
clockwork-terminal-bridge = Pont : { $places }
clockwork-terminal-you = Tu es { $name }
clockwork-terminal-laid = Posé par { $name } : { $kinds }
clockwork-terminal-dice = { $dice }, { $total } en tout
clockwork-terminal-free-spots = Emplacements libres : { $spots }
clockwork-terminal-scrapped = Ferraille hors du jeu : { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Défausses
clockwork-terminal-out = { $count } hors jeu
clockwork-terminal-legend = A B C D les pions, T les Tours, Y3:5 la casse 3 avec 5 cartes, 17 une case, 17* tu peux y aller, 14_ un emplacement libre, 14# une carte face cachée, 14L une carte encore connue ; +L posé, 3/4 tu en as trois sur quatre. > a la main.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = machine volante, machine à déchiffrer et Carburant
clockwork-ending-airship = Dirigeable et Énergie
clockwork-ending-dead-end = personne ne s’évade
clockwork-ending-turn-cap = plus de tours
