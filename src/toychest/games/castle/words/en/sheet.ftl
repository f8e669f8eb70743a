### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = How to play
castle-sheet-aim = Together, find the four treasures before the ghost reaches the top of its tower.
castle-sheet-start = Draw four treasures without looking, and put each into the room that its back names. Shuffle the cards, backs up.
castle-sheet-turn = On your turn lay three cards in a row. Turn up to two arrows, each by a quarter. Then the cards act from left to right.
castle-sheet-cards = { castle-face-arrow }: one square as the arrow points. { castle-face-sorcerer }: one square wherever you like. { castle-face-ghost }: the ghost climbs one step.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: the card on its left acts { $runs } times in all.
       *[prefix] { castle-face-loop }: what lies on its left is done { $runs } times in all.
    }
castle-sheet-squares = Take a treasure as you enter its room. A gate may carry you to any other gate. A wand sends the ghost one step down. Nobody enters a ghost room.
castle-sheet-blocked = If no turning lets him walk the whole row, nobody walks, and the ghost climbs one step more.
castle-sheet-end = For the young: “{ castle-face-loop }” leaves ghosts out. You win with the last treasure; the ghost wins on the step with the “!”.
