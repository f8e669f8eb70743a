var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Tu peux t’évader maintenant.
    .told = Ainsi tu quittes la cité.
clockwork-fact-machine = Une machine peut être finie.
    .told = Ainsi tu poses une machine entière\xA0: { clockwork-kind }.
clockwork-fact-shown-there = Tu as vu où est cette carte.
    .told = Elle a été montrée sur l’emplacement { $spot } et y est encore.
clockwork-fact-known-to-have = Tu sais qui a une telle carte.
    .told = On sait que { $name } a cette carte\xA0: { clockwork-kind }.
clockwork-fact-lies-shown = Une carte qui t’aide a été montrée sur un emplacement.
    .told = Elle a été montrée sur l’emplacement { $spot } et y est encore\xA0: { clockwork-kind }.
clockwork-fact-one-short = Il ne manque qu’une carte pour finir quelque chose.
    .told = Une de plus suffit\xA0: { clockwork-kind }.
clockwork-fact-together = Certaines de tes cartes vont ensemble.
    .told = Tu en as déjà { $cards }\xA0: { clockwork-kind }.
clockwork-fact-single = Une de tes cartes est seule.
    .told = Tu n’en as qu’une\xA0: { clockwork-kind }.
clockwork-fact-yard = Une casse est à portée.
    .told = Cartes dans la casse { $yard }\xA0: { $cards }.
clockwork-fact-towers = Les Tours sont à portée.
    .told = Aux Tours tu peux chercher. Cartes défaussées\xA0: { $cards }.
`;export{e as default};