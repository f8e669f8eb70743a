var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Tout peser
toybattle-theme-missed-win = Gagner tout de suite
toybattle-theme-region = Fermer une région
toybattle-theme-door = Protéger le QG
toybattle-theme-cut = Couper la ligne
toybattle-theme-target = La bonne cible
toybattle-theme-elsewhere = La bonne place
toybattle-theme-troop = La bonne troupe
toybattle-theme-take = D’abord des tuiles
toybattle-theme-could-not-wait = Cela ne peut attendre
toybattle-theme-without = Sans l’effet
toybattle-theme-use = Utiliser l’effet
toybattle-theme-turn = Gagner ce tour-ci
toybattle-puzzle-end = Gagne pendant ce tour, quoi que l’adversaire ait en main.
`;export{e as default};