var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = trou
castle-event-gap-filled = { $name } remplit le trou { $place }\xA0: { castle-card }
castle-hint-gap = Quelle carte va dans le trou\xA0?
castle-refused-gap-open = Il manque la carte { $place }
    .because = La rangée a un trou, et rien ne part tant qu’il n’y a pas de carte dedans.
    .help = Choisis une de tes cartes pour le trou.
castle-refused-not-for-gap = Cette carte n’est pas parmi les tiennes
    .because = Les cartes pour le trou sont données, et chacune ne remplit qu’un trou.
    .help = Choisis une des cartes posées à côté de la rangée.
castle-unfit-puzzle-cards = Les trous de cette énigme demandent des cartes à choisir
    .help = Écris-les sous «\xA0cards\xA0»\xA0: au moins une par trou, { $most } au plus, et aucune s’il n’y a pas de trou. Les cartes sont\xA0: { $cards }.
castle-option-puzzle-count = Niveau { $count }
castle-option-puzzle-numbers = Apprends à programmer
    .help = Niveau par niveau, du facile au difficile\xA0; chacun t’apprend une chose.
`;export{e as default};