var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Vier Teile sind eine Flugmaschine. Ohne sie kommst du nicht davon.
clockwork-explain-breaker = Vier Teile sind ein Codeknacker. Ohne ihn kommst du nicht davon.
clockwork-explain-airship = Sechs Teile, zusammen mit der Energie ausgelegt: Das gewinnt.
clockwork-explain-fuel = Den brauchst du neben Flugmaschine und Codeknacker. Du darfst ihn verlangen.
clockwork-explain-power = Nur mit dem ganzen Luftschiff. Du darfst sie verlangen.
clockwork-explain-scrap = Gib ihn statt einer Karte, die jemand verlangt. Dann ist er aus dem Spiel.
clockwork-explain-held = Du hast { $held } von { $copies }.
clockwork-explain-yard = Komm über das weiße Feld herein und nimm die oberste Karte.
clockwork-explain-yard-empty = Hier liegt nichts mehr. Sind alle leer, gehen alle zu den Türmen.
clockwork-explain-towers = Hier suchst du: Deute auf eine abgelegte Karte, und sie wird umgedreht.
clockwork-explain-field = Hier ist Platz für zwei Figuren. Triffst du jemanden, darfst du herausfordern.
clockwork-explain-spot-free = Platz für eine abgelegte Karte, verdeckt.
clockwork-explain-spot-laid = Eine abgelegte Karte, verdeckt. Von den Türmen aus darfst du auf sie deuten.
clockwork-explain-laid = Fertig und sicher: Niemand nimmt das mehr weg.
clockwork-explain-hand = Auf die Hand passen höchstens sieben Karten. Nur wem sie gehört, sieht sie.
clockwork-explain-pawn = Triffst du diese Figur auf einem Feld oder Schrottplatz, darfst du herausfordern.
`;export{e as default};