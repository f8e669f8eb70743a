var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Výhra byla na dosah: { $move }
toybattle-review-region = Tohle uzavíralo oblast: { $move }
toybattle-review-door = Cesta k hradu byla otevřená. Tohle ji zavíralo: { $move }
toybattle-review-cut = Tohle přerušilo linii soupeře: { $move }
toybattle-review-target = Byl tu lepší cíl: { $move }
toybattle-review-elsewhere = Stejná hračka byla potřeba jinde: { $move }
toybattle-review-troop = Na tohle místo patřila jiná hračka: { $move }
toybattle-review-take = Víc žetonů tu mělo větší cenu: { $move }
toybattle-review-could-not-wait = Tohle nemohlo počkat: { $move }
toybattle-review-without = Bez efektu by bylo lépe: { $move }
toybattle-review-use = Efekt stál za použití: { $move }
`;export{e as default};