var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Quatre pièces font une machine volante. Il t’en faut une pour t’évader.
clockwork-explain-breaker = Quatre pièces font une machine à déchiffrer. Il t’en faut une pour t’évader.
clockwork-explain-airship = Six pièces, posées avec l’Énergie\xA0: c’est gagné.
clockwork-explain-fuel = Il t’en faut un en plus des deux machines. Tu peux le demander par son nom.
clockwork-explain-power = Seulement avec tout le Dirigeable. Tu peux la demander par son nom.
clockwork-explain-scrap = Donne-la à la place d’une carte qu’on te demande. Elle sort alors du jeu.
clockwork-explain-held = Tu en as { $held } sur { $copies }.
clockwork-explain-yard = Entre par la case blanche et prends la carte du dessus.
clockwork-explain-yard-empty = Il n’y a plus de carte ici. Quand toutes sont vides, tout le monde va aux Tours.
clockwork-explain-towers = Viens chercher ici\xA0: montre une carte défaussée, et on la retourne.
clockwork-explain-field = Il y a de la place pour deux pions. Si tu rencontres quelqu’un, tu peux le défier.
clockwork-explain-spot-free = De la place pour une carte défaussée, face cachée.
clockwork-explain-spot-laid = Une carte défaussée, face cachée. Depuis les Tours, tu peux la désigner.
clockwork-explain-laid = Complète et à l’abri\xA0: personne ne la prend.
clockwork-explain-hand = Une main tient sept cartes au plus. Seul son propriétaire les voit.
clockwork-explain-pawn = Si tu rencontres ce pion sur une case ou à une casse, tu peux le défier.
`;export{e as default};