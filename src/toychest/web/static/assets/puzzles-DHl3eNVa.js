var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Rozważ to
toybattle-theme-missed-win = Wygraj od razu
toybattle-theme-region = Zamknij obszar
toybattle-theme-door = Obroń sztab
toybattle-theme-cut = Przetnij linię
toybattle-theme-target = Właściwy cel
toybattle-theme-elsewhere = Właściwe miejsce
toybattle-theme-troop = Właściwa zabawka
toybattle-theme-take = Najpierw żetony
toybattle-theme-could-not-wait = To nie może czekać
toybattle-theme-without = Bez efektu
toybattle-theme-use = Użyj efektu
toybattle-theme-turn = Wygraj w tej turze
toybattle-puzzle-end = Wygraj w tej turze, cokolwiek ma przeciwnik.
`;export{e as default};