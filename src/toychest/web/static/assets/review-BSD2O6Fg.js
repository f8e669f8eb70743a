var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Ott volt a menekülés: { $move }
clockwork-review-machine = Ez befejezett egy gépet: { $move }
clockwork-review-long-ago = A kártyát ott mutatták meg, de régen: { $move }
clockwork-review-shown-there = A kártyát ott mutatták meg: { $move }
clockwork-review-known-to-have = Tudni lehetett, hogy nála van: { $move }
clockwork-review-card = Egy másik kártya jobban nélkülözhető volt: { $move }
clockwork-review-way = Egy másik út messzebbre vitt: { $move }
clockwork-review-spot = Egy másik kártyahely jobb volt: { $move }
clockwork-review-ask = Kérdezni többet ért: { $move }
clockwork-review-search = Keresni többet ért: { $move }
`;export{e as default};