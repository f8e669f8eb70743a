var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Cette rangée peut sauver le château.
    .told = Ainsi le château est sauvé.
castle-fact-treasure = Un trésor est sur le chemin.
    .told = Ainsi on prend\xA0: { $treasures }.
castle-fact-wand = Une baguette est sur le chemin.
    .told = Ainsi il passe par une baguette\xA0: le fantôme descend d’une marche.
castle-fact-held = On peut retenir le fantôme.
    .told = Après cette rangée, le fantôme n’est pas plus haut qu’avant.
castle-fact-near = On peut arriver près d’un trésor.
    .told = Elle finit près d’un trésor. Pas qui restent\xA0: { $steps }.
castle-fact-gate = Regarde les portails.
    .told = Elle passe par un portail.
`;export{e as default};