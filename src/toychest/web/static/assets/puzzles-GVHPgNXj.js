var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Cântărește
toybattle-theme-missed-win = Câștigă imediat
toybattle-theme-region = Preia controlul unei regiuni
toybattle-theme-door = Apără sediul central
toybattle-theme-cut = Taie linia
toybattle-theme-target = Ținta potrivită
toybattle-theme-elsewhere = Locul potrivit
toybattle-theme-troop = Trupa potrivită
toybattle-theme-take = Întâi jetoane
toybattle-theme-could-not-wait = Nu poate aștepta
toybattle-theme-without = Fără efect
toybattle-theme-use = Folosește efectul
toybattle-theme-turn = Câștigă în tura asta
toybattle-puzzle-end = Câștigă în tura asta, orice ar avea inamicul.
`;export{e as default};