var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Du kannst jetzt fliehen.
    .told = So kommst du aus der Stadt.
clockwork-fact-machine = Eine Maschine lässt sich fertig machen.
    .told = So legst du eine ganze Maschine aus: { clockwork-kind }.
clockwork-fact-shown-there = Du hast gesehen, wo diese Karte liegt.
    .told = Sie wurde auf Stelle { $spot } gezeigt und liegt noch dort.
clockwork-fact-known-to-have = Du weißt, wer so eine Karte hat.
    .told = { $name } hat diese Karte sicher: { clockwork-kind }.
clockwork-fact-lies-shown = Eine Karte, die dir hilft, wurde auf einer Stelle gezeigt.
    .told = Sie wurde auf Stelle { $spot } gezeigt und liegt noch dort: { clockwork-kind }.
clockwork-fact-one-short = Nur eine Karte fehlt, und etwas ist fertig.
    .told = Eine mehr genügt: { clockwork-kind }.
clockwork-fact-together = Einige deiner Karten gehören zusammen.
    .told = Davon hast du schon { $cards }: { clockwork-kind }.
clockwork-fact-single = Eine deiner Karten steht allein.
    .told = Davon hast du nur eine: { clockwork-kind }.
clockwork-fact-yard = Ein Schrottplatz ist in Reichweite.
    .told = Karten auf Schrottplatz { $yard }: { $cards }.
clockwork-fact-towers = Die Türme sind in Reichweite.
    .told = Bei den Türmen darfst du suchen. Abgelegte Karten: { $cards }.
`;export{e as default};