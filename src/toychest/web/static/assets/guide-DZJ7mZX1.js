var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Construiește o mașină zburătoare și un spărgător de coduri, adaugă Combustibil și zboară înaintea tuturor.
clockwork-guide-who = Cine ești? Alege pe oricine.
clockwork-guide-start = Aruncă zarurile. Începe cine dă mai mult.
clockwork-guide-throw = Începi tu. Aruncă iar, ca să mergi.
clockwork-guide-far = Încearcă Depozitul 2: e destul de aproape?
    .after = Ai dat opt și e la doisprezece. Caută mai aproape.
clockwork-guide-walk = Depozitul 1 e la șase pași. Te poți opri acolo, chiar și cu opt.
    .after = O piesă a Crabului din teanc. Doar tu o vezi.
clockwork-guide-discard = Opt cărți sunt cu una prea mult. Decartează Fierul vechi.
clockwork-guide-lay = Toți o văd o dată; apoi stă cu fața în jos. Alege orice spațiu.
clockwork-guide-remember = Mie nu-mi trebuie piesa aceasta a Balenei. Ție da. Ține minte unde ajunge.
clockwork-guide-again = E rândul tău. Aruncă.
clockwork-guide-seven = Șapte! Mergi direct la Turnuri.
clockwork-guide-search = La Turnuri, caută printre cele decartate. Arată o piesă a Balenei: cauți încă una.
clockwork-guide-point = Unde a ajuns a mea? Întoarce cartea aceea.
    .missed = Era: { clockwork-kind }. Acum acolo e piesa ta: ține minte { $spot }. De aici joci fără mine.
clockwork-guide-discard-nipper = Ai găsit-o! Acum pleacă o carte: piesa Crabului.
clockwork-guide-found = Pune-o pe un spațiu liber.
    .after = Ai ținut minte: Balena e completă. Încă două piese ale Bufniței și zbori. De aici joci fără mine.
`;export{e as default};