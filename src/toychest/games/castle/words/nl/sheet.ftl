### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Zo speel je
castle-sheet-aim = Vind samen de vier schatten voordat het spook boven in zijn toren is.
castle-sheet-start = Trek vier schatten zonder te kijken en leg elke schat in de kamer die op de achterkant staat. Schud de kaarten, rug naar boven.
castle-sheet-turn = In je beurt leg je drie kaarten op een rij. Draai hoogstens twee pijlen een kwartslag. Dan doen de kaarten hun werk, van links naar rechts.
castle-sheet-cards = { castle-face-arrow }: één vakje zoals de pijl wijst. { castle-face-sorcerer }: één vakje waarheen je wilt. { castle-face-ghost }: het spook klimt één trede.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: de kaart links ervan werkt in totaal { $runs } keer.
       *[prefix] { castle-face-loop }: wat links ervan ligt gebeurt in totaal { $runs } keer.
    }
castle-sheet-squares = Je pakt een schat als je zijn kamer binnengaat. Een poort mag je naar elke andere poort brengen. Een toverstaf stuurt het spook één trede omlaag. Niemand gaat een spookkamer in.
castle-sheet-blocked = Helpt geen draai om de hele rij te lopen, dan loopt niemand en klimt het spook één trede extra.
castle-sheet-end = Voor de jongsten: ‘{ castle-face-loop }’ slaat spoken over. Je wint met de laatste schat; het spook wint op de trede met ‘!’.
