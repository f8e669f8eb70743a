var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Wik en weeg
toybattle-theme-missed-win = Win meteen
toybattle-theme-region = Sluit een gebied
toybattle-theme-door = Bewaak het hoofdkwartier
toybattle-theme-cut = Snijd de lijn door
toybattle-theme-target = Het juiste doel
toybattle-theme-elsewhere = De juiste plek
toybattle-theme-troop = De juiste strijder
toybattle-theme-take = Eerst tegels
toybattle-theme-could-not-wait = Dit kan niet wachten
toybattle-theme-without = Zonder het effect
toybattle-theme-use = Gebruik het effect
toybattle-theme-turn = Win deze beurt
toybattle-puzzle-end = Win deze beurt, wat de tegenstander ook heeft.
`;export{e as default};