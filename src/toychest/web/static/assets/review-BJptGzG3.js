var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Ott volt a győzelem: { $move }
toybattle-review-region = Ez bekerített egy területet: { $move }
toybattle-review-door = Nyitva állt az út a várhoz. Ez bezárta: { $move }
toybattle-review-cut = Ez elvágta az ellenfél láncát: { $move }
toybattle-review-target = Volt jobb célpont: { $move }
toybattle-review-elsewhere = Ugyanez a harcos máshol kellett: { $move }
toybattle-review-troop = Ide egy másik harcos kellett: { $move }
toybattle-review-take = Itt több lapka többet ért: { $move }
toybattle-review-could-not-wait = Ez nem várhatott: { $move }
toybattle-review-without = Jobb volt lemondani a hatásról: { $move }
toybattle-review-use = Megérte használni a hatást: { $move }
`;export{e as default};