var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Evadarea era acolo: { $move }
clockwork-review-machine = Asta termina o mașină: { $move }
clockwork-review-long-ago = Cartea a fost arătată acolo, dar demult: { $move }
clockwork-review-shown-there = Cartea fusese arătată acolo: { $move }
clockwork-review-known-to-have = Se știa că acel rival o are: { $move }
clockwork-review-card = Altă carte era mai ușor de dat: { $move }
clockwork-review-way = Alt drum ducea mai departe: { $move }
clockwork-review-spot = Alt spațiu era mai bun: { $move }
clockwork-review-ask = Întrebarea valora mai mult: { $move }
clockwork-review-search = Căutarea valora mai mult: { $move }
`;export{e as default};