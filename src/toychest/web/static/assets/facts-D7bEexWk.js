var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Acum poți evada.
    .told = Așa ieși din oraș.
clockwork-fact-machine = Se poate termina o mașină.
    .told = Așa pui jos o mașină întreagă: { clockwork-kind }.
clockwork-fact-shown-there = Ai văzut unde e această carte.
    .told = A fost arătată pe spațiul { $spot } și e încă acolo.
clockwork-fact-known-to-have = Știi cine are o astfel de carte.
    .told = Se știe că { $name } are această carte: { clockwork-kind }.
clockwork-fact-lies-shown = O carte care te ajută a fost arătată pe un spațiu.
    .told = A fost arătată pe spațiul { $spot } și e încă acolo: { clockwork-kind }.
clockwork-fact-one-short = Mai lipsește o singură carte ca să termini ceva.
    .told = Încă una ajunge: { clockwork-kind }.
clockwork-fact-together = Unele dintre cărțile tale merg împreună.
    .told = Din acestea ai deja { $cards }: { clockwork-kind }.
clockwork-fact-single = Una dintre cărțile tale e singură.
    .told = Din acestea ai doar una: { clockwork-kind }.
clockwork-fact-yard = Un depozit e la îndemână.
    .told = Cărți în depozitul { $yard }: { $cards }.
clockwork-fact-towers = Turnurile sunt la îndemână.
    .told = La Turnuri poți căuta. Cărți decartate: { $cards }.
`;export{e as default};