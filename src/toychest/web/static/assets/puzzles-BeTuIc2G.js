var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Abwägen
toybattle-theme-missed-win = Sofort gewinnen
toybattle-theme-region = Ein Gebiet schließen
toybattle-theme-door = Das Hauptquartier schützen
toybattle-theme-cut = Die Linie unterbrechen
toybattle-theme-target = Das richtige Ziel
toybattle-theme-elsewhere = Der richtige Platz
toybattle-theme-troop = Die richtige Truppe
toybattle-theme-take = Erst Plättchen
toybattle-theme-could-not-wait = Das kann nicht warten
toybattle-theme-without = Ohne die Wirkung
toybattle-theme-use = Die Wirkung nutzen
toybattle-theme-turn = Gewinne in diesem Zug
toybattle-puzzle-end = Gewinne noch in diesem Zug, was immer der Gegner hat.
`;export{e as default};