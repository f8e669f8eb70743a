var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Zvaž to
toybattle-theme-missed-win = Vyhraj hned
toybattle-theme-region = Uzavři oblast
toybattle-theme-door = Ubraň štáb
toybattle-theme-cut = Přeruš linii
toybattle-theme-target = Správný cíl
toybattle-theme-elsewhere = Správné místo
toybattle-theme-troop = Správná hračka
toybattle-theme-take = Nejdřív žetony
toybattle-theme-could-not-wait = Tohle nepočká
toybattle-theme-without = Bez efektu
toybattle-theme-use = Využij efekt
toybattle-theme-turn = Vyhraj v tomto tahu
toybattle-puzzle-end = Vyhraj ještě v tomto tahu, ať má soupeř cokoli.
`;export{e as default};