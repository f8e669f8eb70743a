### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Come si gioca
castle-sheet-aim = Trovate insieme i quattro tesori prima che il fantasma arrivi in cima alla torre.
castle-sheet-start = Pescate quattro tesori senza guardare e mettete ognuno nella stanza indicata sul retro. Mescolate le carte, a faccia in giù.
castle-sheet-turn = Al tuo turno metti tre carte in fila. Gira al massimo due frecce, di un quarto ciascuna. Poi le carte agiscono da sinistra a destra.
castle-sheet-cards = { castle-face-arrow }: una casella dove punta la freccia. { castle-face-sorcerer }: una casella dove vuoi. { castle-face-ghost }: sale di un gradino.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: la carta alla sua sinistra agisce { $runs } volte in tutto.
       *[prefix] { castle-face-loop }: ciò che sta alla sua sinistra avviene { $runs } volte in tutto.
    }
castle-sheet-squares = Un tesoro è vostro appena entrate nella sua stanza. Un portale può portarvi a qualsiasi altro portale. Una bacchetta fa scendere il fantasma di un gradino. Nessuno entra in una stanza dei fantasmi.
castle-sheet-blocked = Se nessun giro permette di percorrere tutta la fila, nessuno si muove e il fantasma sale di un gradino in più.
castle-sheet-end = Per i più giovani: «{ castle-face-loop }» lascia fuori i fantasmi. Vincete con l’ultimo tesoro; il fantasma vince sul gradino con «!».
