var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Pobeg je bil na dosegu: { $move }
clockwork-review-machine = To je dokončalo napravo: { $move }
clockwork-review-long-ago = Karta je bila tam pokazana, a že davno: { $move }
clockwork-review-shown-there = Karta je bila tam pokazana: { $move }
clockwork-review-known-to-have = Vedelo se je, kdo jo ima: { $move }
clockwork-review-card = Drugo karto bi laže pogrešali: { $move }
clockwork-review-way = Druga pot je vodila dlje: { $move }
clockwork-review-spot = Drugo skrivališče je bilo boljše: { $move }
clockwork-review-ask = Vprašati je bilo vredno več: { $move }
clockwork-review-search = Iskati je bilo vredno več: { $move }
`;export{e as default};