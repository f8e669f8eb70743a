var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Mérlegelj
toybattle-theme-missed-win = Azonnali győzelem
toybattle-theme-region = Keríts be egy területet
toybattle-theme-door = Védd a főhadiszállást
toybattle-theme-cut = Vágd el a láncot
toybattle-theme-target = A jó célpont
toybattle-theme-elsewhere = A jó hely
toybattle-theme-troop = A jó harcos
toybattle-theme-take = Előbb húzás
toybattle-theme-could-not-wait = Ez nem várhat
toybattle-theme-without = Hatás nélkül
toybattle-theme-use = Használd a hatást
toybattle-theme-turn = Győzz ebben a körben
toybattle-puzzle-end = Győzz még ebben a körben, bármi van is az ellenfélnél!
`;export{e as default};