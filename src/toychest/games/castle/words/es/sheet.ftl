### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Así se juega
castle-sheet-aim = Encontrad juntos los cuatro tesoros antes de que el fantasma llegue a lo alto de su torre.
castle-sheet-start = Sacad cuatro tesoros sin mirar y poned cada uno en la sala que dice su reverso. Barajad las tarjetas, boca abajo.
castle-sheet-turn = En tu turno pon tres tarjetas en fila. Gira hasta dos flechas, un cuarto cada una. Luego actúan de izquierda a derecha.
castle-sheet-cards = { castle-face-arrow }: una casilla hacia donde apunta la flecha. { castle-face-sorcerer }: una casilla a donde quieras. { castle-face-ghost }: sube un escalón.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: la tarjeta de su izquierda actúa { $runs } veces en total.
       *[prefix] { castle-face-loop }: lo que está a su izquierda se hace { $runs } veces en total.
    }
castle-sheet-squares = El tesoro es vuestro al entrar en su sala. Una puerta mágica puede llevaros a cualquier otra. Una varita baja al fantasma un escalón. Nadie entra en una casilla con fantasmas.
castle-sheet-blocked = Si ningún giro deja andar toda la fila, nadie anda y el fantasma sube un escalón más.
castle-sheet-end = Para los más jóvenes: «{ castle-face-loop }» no repite fantasmas. Ganáis con el último tesoro; el fantasma gana en el escalón con «!».
