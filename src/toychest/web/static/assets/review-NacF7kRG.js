var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Der Sieg lag bereit: { $move }
toybattle-review-region = Das schloss ein Gebiet: { $move }
toybattle-review-door = Der Weg zum Hauptquartier stand offen. Das schloss ihn: { $move }
toybattle-review-cut = Das unterbrach die Linie des Gegners: { $move }
toybattle-review-target = Es gab ein besseres Ziel: { $move }
toybattle-review-elsewhere = Dieselbe Truppe wurde woanders gebraucht: { $move }
toybattle-review-troop = Eine andere Truppe passte besser hierher: { $move }
toybattle-review-take = Mehr Plättchen waren hier mehr wert: { $move }
toybattle-review-could-not-wait = Das konnte nicht warten: { $move }
toybattle-review-without = Ohne die Wirkung war es besser: { $move }
toybattle-review-use = Die Wirkung lohnte sich: { $move }
`;export{e as default};