var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Trouve ces quatre avant que le fantôme soit en haut.
    .short = Trouve les quatre trésors avant que le fantôme arrive en haut de sa tour.
    .grown-up = Cherchez ensemble chaque trésor sur le plateau et nommez sa case.
castle-guide-lay = Pose trois cartes.
    .short = Pose les cartes\xA0: il en vient trois.
    .grown-up = Les cartes agissent de gauche à droite.
castle-guide-go = Regarde, voilà son chemin. Appuie sur «\xA0En route\xA0!\xA0».
    .short = Le chemin du sorcier est prévu. Fais-le avancer.
    .grown-up = Suivez le chemin du doigt et comptez les pas à voix haute.
castle-guide-more = Encore trois cartes.
    .short = Pose de nouveau les cartes\xA0: il en vient trois autres.
    .grown-up = Demande\xA0: «\xA0Où est-il après la première carte\xA0?\xA0»
castle-guide-blocked = «\xA0En route\xA0!\xA0» est gris. Appuie.
    .short = Fais-le avancer et regarde s’il peut suivre ces cartes.
    .grown-up = Laisse faire.
    .after = Une case avec des fantômes barre le chemin.
castle-guide-turn = Tourne la flèche.
    .short = Tourne la carte 1 pour qu’elle pointe vers le bas.
    .grown-up = Demande\xA0: «\xA0Chez le fantôme, c’est non. Quel côté est libre\xA0?\xA0»
castle-guide-gate = Un portail\xA0! Vers où\xA0?
    .short = Il arrive à un portail. Choisis celui qui est à côté d’un trésor.
    .grown-up = Demande\xA0: «\xA0Quel portail est près d’un trésor\xA0?\xA0»
castle-guide-loop = Encore\xA0: le pas se fait deux fois. «\xA0En route\xA0!\xA0»
    .short = La carte «\xA0{ castle-face-loop }\xA0» rejoue le pas d’avant. Fais-le avancer.
    .grown-up = Demande\xA0: «\xA0Où sera-t-il en recommençant\xA0?\xA0»
    .after = Par le portail et, encore une fois, sur un trésor.
castle-guide-alone = Encore un. À toi de prévoir.
    .short = Il reste un trésor. Maintenant, tu prévois toi-même les cartes.
    .grown-up = Une baguette fait descendre le fantôme d’une marche.
`;export{e as default};