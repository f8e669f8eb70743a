### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Kako se igra
castle-sheet-aim = Skupaj poiščite štiri zaklade, preden duh prispe na vrh stolpa.
castle-sheet-start = Miže izvlecite štiri zaklade in vsakega položite v sobano, ki jo kaže hrbtna stran. Premešajte karte, hrbti navzgor.
castle-sheet-turn = Ko si na vrsti, položi tri karte v vrsto. Obrni največ dve puščici za četrt kroga. Nato karte delujejo od leve proti desni.
castle-sheet-cards = { castle-face-arrow }: eno polje, kamor kaže puščica. { castle-face-sorcerer }: eno polje, kamor želiš. { castle-face-ghost }: spleza za eno stopnico.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: karta na njeni levi deluje skupaj { $runs }-krat.
       *[prefix] { castle-face-loop }: kar leži na njeni levi, se zgodi skupaj { $runs }-krat.
    }
castle-sheet-squares = Zaklad je vaš, ko stopite v njegovo sobano. Portal vas lahko prenese na kateri koli drug portal. Čarobna palica pošlje duha za stopnico nižje. V sobo duhov nihče ne stopi.
castle-sheet-blocked = Če noben obrat ne dovoli prehoditi cele vrste, nihče ne hodi in duh spleza za eno stopnico več.
castle-sheet-end = Za mlajše: »{ castle-face-loop }« izpusti duhove. Zmagate z zadnjim zakladom; duh zmaga na stopnici z »!«.
