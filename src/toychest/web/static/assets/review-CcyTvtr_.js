var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = De winst lag klaar: { $move }
toybattle-review-region = Dit sloot een gebied: { $move }
toybattle-review-door = De weg naar het hoofdkwartier lag open. Dit sloot hem: { $move }
toybattle-review-cut = Dit sneed de lijn van de tegenstander door: { $move }
toybattle-review-target = Er was een beter doel: { $move }
toybattle-review-elsewhere = Dezelfde strijder was elders nodig: { $move }
toybattle-review-troop = Een andere strijder paste hier beter: { $move }
toybattle-review-take = Meer tegels waren hier meer waard: { $move }
toybattle-review-could-not-wait = Dit kon niet wachten: { $move }
toybattle-review-without = Zonder het effect was het beter: { $move }
toybattle-review-use = Het effect was de moeite waard: { $move }
`;export{e as default};