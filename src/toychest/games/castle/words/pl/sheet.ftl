### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Jak grać
castle-sheet-aim = Znajdźcie razem cztery skarby, zanim duch wejdzie na szczyt wieży.
castle-sheet-start = Wylosujcie cztery skarby z zamkniętymi oczami i połóżcie każdy w komnacie wskazanej na odwrocie. Potasujcie karty, rewersem do góry.
castle-sheet-turn = W swojej turze wyłóż trzy karty w rzędzie. Obróć najwyżej dwie strzałki o ćwierć obrotu. Potem karty działają od lewej do prawej.
castle-sheet-cards = { castle-face-arrow }: jedno pole tam, gdzie wskazuje strzałka. { castle-face-sorcerer }: jedno pole w wybraną stronę. { castle-face-ghost }: wchodzi o schodek wyżej.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: karta po lewej działa razem { $runs } razy.
       *[prefix] { castle-face-loop }: to, co leży po lewej, dzieje się razem { $runs } razy.
    }
castle-sheet-squares = Skarb jest wasz, gdy wejdziecie do jego komnaty. Wrota mogą przenieść was do dowolnych innych wrót. Różdżka cofa ducha o schodek. Na pole z duchami nikt nie wchodzi.
castle-sheet-blocked = Jeśli żaden obrót nie pozwala przejść całego rzędu, nikt się nie rusza, a duch wchodzi o schodek więcej.
castle-sheet-end = Dla młodych: „{ castle-face-loop }” pomija duchy. Wygrywacie z ostatnim skarbem; duch wygrywa na schodku z „!”.
