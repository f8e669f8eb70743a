var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Ora puoi fuggire.
    .told = Così esci dalla città.
clockwork-fact-machine = Si può completare una macchina.
    .told = Così cali una macchina intera: { clockwork-kind }.
clockwork-fact-shown-there = Hai visto dov’è questa carta.
    .told = È stata mostrata sullo spazio { $spot } ed è ancora lì.
clockwork-fact-known-to-have = Sai chi ha una carta così.
    .told = Si sa che { $name } ha questa carta: { clockwork-kind }.
clockwork-fact-lies-shown = Una carta che ti aiuta è stata mostrata su uno spazio.
    .told = È stata mostrata sullo spazio { $spot } ed è ancora lì: { clockwork-kind }.
clockwork-fact-one-short = Manca una sola carta per completare qualcosa.
    .told = Ne basta un’altra: { clockwork-kind }.
clockwork-fact-together = Alcune tue carte vanno insieme.
    .told = Di queste ne hai già { $cards }: { clockwork-kind }.
clockwork-fact-single = Una delle tue carte è sola.
    .told = Di queste ne hai una sola: { clockwork-kind }.
clockwork-fact-yard = Una discarica è a portata.
    .told = Carte nella discarica { $yard }: { $cards }.
clockwork-fact-towers = Le Torri sono a portata.
    .told = Alle Torri puoi cercare. Scarti: { $cards }.
`;export{e as default};