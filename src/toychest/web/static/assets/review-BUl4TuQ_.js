var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Útěk byl na dosah: { $move }
clockwork-review-machine = Tohle dokončilo stroj: { $move }
clockwork-review-long-ago = Karta tam byla ukázána, ale dávno: { $move }
clockwork-review-shown-there = Karta tam byla ukázána: { $move }
clockwork-review-known-to-have = Vědělo se, kdo ji má: { $move }
clockwork-review-card = Bez jiné karty se šlo snáz obejít: { $move }
clockwork-review-way = Jiná cesta vedla dál: { $move }
clockwork-review-spot = Jiná skrýš byla lepší: { $move }
clockwork-review-ask = Ptát se mělo větší cenu: { $move }
clockwork-review-search = Hledat mělo větší cenu: { $move }
`;export{e as default};