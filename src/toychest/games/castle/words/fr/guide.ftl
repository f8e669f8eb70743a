### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### `.after` is said once the move is played, or has been refused.
### `.grown-up` is for whoever helps; `.short` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Trouve ces quatre avant que le fantôme soit en haut.
    .short = Trouve les quatre trésors avant que le fantôme arrive en haut de sa tour.
    .grown-up = Cherchez ensemble chaque trésor sur le plateau et nommez sa case.
castle-guide-lay = Pose trois cartes.
    .short = Pose les cartes : il en vient trois.
    .grown-up = Les cartes agissent de gauche à droite.
castle-guide-go = Regarde, voilà son chemin. Appuie sur « En route ! ».
    .short = Le chemin du sorcier est prévu. Fais-le avancer.
    .grown-up = Suivez le chemin du doigt et comptez les pas à voix haute.
castle-guide-more = Encore trois cartes.
    .short = Pose de nouveau les cartes : il en vient trois autres.
    .grown-up = Demande : « Où est-il après la première carte ? »
castle-guide-blocked = « En route ! » est gris. Appuie.
    .short = Fais-le avancer et regarde s’il peut suivre ces cartes.
    .grown-up = Laisse faire.
    .after = Une case avec des fantômes barre le chemin.
castle-guide-turn = Tourne la flèche.
    .short = Tourne la carte 1 pour qu’elle pointe vers le bas.
    .grown-up = Demande : « Chez le fantôme, c’est non. Quel côté est libre ? »
castle-guide-gate = Un portail ! Vers où ?
    .short = Il arrive à un portail. Choisis celui qui est à côté d’un trésor.
    .grown-up = Demande : « Quel portail est près d’un trésor ? »
castle-guide-loop = Encore : le pas se fait deux fois. « En route ! »
    .short = La carte « { castle-face-loop } » rejoue le pas d’avant. Fais-le avancer.
    .grown-up = Demande : « Où sera-t-il en recommençant ? »
    .after = Par le portail et, encore une fois, sur un trésor.
castle-guide-alone = Encore un. À toi de prévoir.
    .short = Il reste un trésor. Maintenant, tu prévois toi-même les cartes.
    .grown-up = Une baguette fait descendre le fantôme d’une marche.
