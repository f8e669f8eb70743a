var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Pretehtaj
toybattle-theme-missed-win = Takojšnja zmaga
toybattle-theme-region = Skleni območje
toybattle-theme-door = Ubrani štab
toybattle-theme-cut = Prekini linijo
toybattle-theme-target = Pravi cilj
toybattle-theme-elsewhere = Pravo mesto
toybattle-theme-troop = Prava igrača
toybattle-theme-take = Najprej žetoni
toybattle-theme-could-not-wait = To ne more čakati
toybattle-theme-without = Brez učinka
toybattle-theme-use = Uporabi učinek
toybattle-theme-turn = Zmagaj v tej potezi
toybattle-puzzle-end = Zmagaj še na tej potezi, karkoli ima nasprotnik.
`;export{e as default};