var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Most megszökhetsz.
    .told = Így kijutsz a városból.
clockwork-fact-machine = Be lehet fejezni egy gépet.
    .told = Így kirakhatsz egy egész gépet: { clockwork-kind }.
clockwork-fact-shown-there = Láttad, hol van ez a kártya.
    .told = Megmutatták, és még ott van: { $spot }. kártyahely.
clockwork-fact-known-to-have = Tudod, kinél van ilyen kártya.
    .told = { $name } biztosan őrzi ezt a kártyát: { clockwork-kind }.
clockwork-fact-lies-shown = Egy neked való kártyát megmutattak egy kártyahelyen.
    .told = Megmutatták, és még ott van: { clockwork-kind }, { $spot }. kártyahely.
clockwork-fact-one-short = Már csak egy kártya hiányzik valamihez.
    .told = Még egy elég: { clockwork-kind }.
clockwork-fact-together = Néhány kártyád összetartozik.
    .told = Ebből már ennyi van nálad: { $cards } ({ clockwork-kind }).
clockwork-fact-single = Az egyik kártyád egyedül áll.
    .told = Ebből csak egy van nálad: { clockwork-kind }.
clockwork-fact-yard = Egy telep elérhető.
    .told = Kártyák itt: { $cards } ({ $yard }. telep).
clockwork-fact-towers = A Tornyok elérhetők.
    .told = A Tornyoknál kereshetsz. Eldobott kártyák: { $cards }.
`;export{e as default};