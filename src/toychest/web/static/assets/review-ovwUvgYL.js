var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Wygrana była w zasięgu: { $move }
toybattle-review-region = To zamykało obszar: { $move }
toybattle-review-door = Droga do zamku stała otworem. To ją zamykało: { $move }
toybattle-review-cut = To przecinało linię przeciwnika: { $move }
toybattle-review-target = Był lepszy cel: { $move }
toybattle-review-elsewhere = Ta sama zabawka była potrzebna gdzie indziej: { $move }
toybattle-review-troop = Na to miejsce lepsza była inna zabawka: { $move }
toybattle-review-take = Więcej żetonów było tu warte więcej: { $move }
toybattle-review-could-not-wait = To nie mogło czekać: { $move }
toybattle-review-without = Lepiej było obyć się bez efektu: { $move }
toybattle-review-use = Warto było użyć efektu: { $move }
`;export{e as default};