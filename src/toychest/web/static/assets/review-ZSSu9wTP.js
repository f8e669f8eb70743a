var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Victoria era acolo: { $move }
toybattle-review-region = Asta închidea o regiune: { $move }
toybattle-review-door = Drumul spre cartierul general era deschis. Asta îl închidea: { $move }
toybattle-review-cut = Asta tăia linia inamicului: { $move }
toybattle-review-target = Exista o țintă mai bună: { $move }
toybattle-review-elsewhere = Aceeași trupă era necesară în altă parte: { $move }
toybattle-review-troop = Altă trupă era cea potrivită pentru acest loc: { $move }
toybattle-review-take = Mai multe piese valorau mai mult aici: { $move }
toybattle-review-could-not-wait = Asta nu putea aștepta: { $move }
toybattle-review-without = Era mai bine fără efect: { $move }
toybattle-review-use = Efectul merita folosit: { $move }
`;export{e as default};