var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = La victoire était là : { $move }
toybattle-review-region = Cela fermait une région : { $move }
toybattle-review-door = Le chemin du QG était ouvert. Cela le fermait : { $move }
toybattle-review-cut = Cela coupait la ligne ennemie : { $move }
toybattle-review-target = Il y avait une meilleure cible : { $move }
toybattle-review-elsewhere = La même troupe était utile ailleurs : { $move }
toybattle-review-troop = Une autre troupe convenait mieux ici : { $move }
toybattle-review-take = Plus de tuiles valaient mieux ici : { $move }
toybattle-review-could-not-wait = Cela ne pouvait pas attendre : { $move }
toybattle-review-without = Mieux valait se passer de l’effet : { $move }
toybattle-review-use = L’effet valait la peine : { $move }
`;export{e as default};