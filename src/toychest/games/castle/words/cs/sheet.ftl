### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Jak se hraje
castle-sheet-aim = Najděte spolu čtyři poklady dřív, než duch vystoupá na vrchol věže.
castle-sheet-start = Vylosujte čtyři poklady poslepu a každý dejte do komnaty, kterou ukazuje jeho rub. Zamíchejte karty rubem nahoru.
castle-sheet-turn = Když jsi na řadě, vylož tři karty do řady. Otoč nejvýš dvě šipky o čtvrt kruhu. Pak karty působí zleva doprava.
castle-sheet-cards = { castle-face-arrow }: jedno pole, kam míří šipka. { castle-face-sorcerer }: jedno pole, kam chceš. { castle-face-ghost }: vystoupá o schod.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: karta vlevo od ní působí celkem { $runs }krát.
       *[prefix] { castle-face-loop }: co leží vlevo od ní, se stane celkem { $runs }krát.
    }
castle-sheet-squares = Poklad je váš, jakmile vstoupíte do jeho komnaty. Brána vás smí přenést k jakékoli jiné bráně. Hůlka pošle ducha o schod dolů. Do pokoje duchů nikdo nevstoupí.
castle-sheet-blocked = Když žádné otočení nedovolí projít celou řadu, nikdo nejde a duch vystoupá o schod navíc.
castle-sheet-end = Pro mladší: „{ castle-face-loop }“ duchy vynechá. Vyhráváte s posledním pokladem; duch vyhrává na schodu s „!“.
