var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Teď můžeš utéct.
    .told = Tak se dostaneš z města.
clockwork-fact-machine = Dá se dokončit stroj.
    .told = Tak vyložíš celý stroj: { clockwork-kind }.
clockwork-fact-shown-there = Tohle víš: kde ta karta leží, bylo vidět.
    .told = Byla ukázána ve skrýši { $spot } a pořád tam leží.
clockwork-fact-known-to-have = Víš, kdo takovou kartu má.
    .told = { $name } má určitě tuto kartu: { clockwork-kind }.
clockwork-fact-lies-shown = Karta, která ti pomůže, byla ukázána ve skrýši.
    .told = Byla ukázána ve skrýši { $spot } a pořád tam leží: { clockwork-kind }.
clockwork-fact-one-short = Chybí už jen jedna karta a něco je hotové.
    .told = Stačí ještě jedna: { clockwork-kind }.
clockwork-fact-together = Některé tvé karty patří k sobě.
    .told = Těchto už máš { $cards }: { clockwork-kind }.
clockwork-fact-single = Jedna z tvých karet je sama.
    .told = Takovou máš jen jednu: { clockwork-kind }.
clockwork-fact-yard = Vrakoviště je na dosah.
    .told = Karty na vrakovišti { $yard }: { $cards }.
clockwork-fact-towers = Věže jsou na dosah.
    .told = U Věží smíš hledat. Odhozené karty: { $cards }.
`;export{e as default};