### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Cum se joacă
castle-sheet-aim = Găsiți împreună cele patru comori înainte ca fantoma să ajungă în vârful turnului.
castle-sheet-start = Trageți patru comori fără să priviți și puneți fiecare în camera arătată pe spate. Amestecați cărțile, cu fața în jos.
castle-sheet-turn = La rândul tău pune trei cărți într-un rând. Rotește cel mult două săgeți, cu un sfert fiecare. Apoi cărțile acționează de la stânga la dreapta.
castle-sheet-cards = { castle-face-arrow }: o căsuță încotro arată săgeata. { castle-face-sorcerer }: o căsuță unde vrei. { castle-face-ghost }: urcă o treaptă.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: cartea din stânga ei acționează de { $runs } ori în total.
       *[prefix] { castle-face-loop }: ce e în stânga ei se face de { $runs } ori în total.
    }
castle-sheet-squares = Comoara e a voastră când intrați în camera ei. O poartă vă poate duce la oricare altă poartă. O baghetă coboară fantoma o treaptă. Nimeni nu intră într-o cameră cu fantome.
castle-sheet-blocked = Dacă nicio rotire nu lasă tot rândul de mers, nimeni nu merge, iar fantoma urcă o treaptă în plus.
castle-sheet-end = Pentru cei mici: „{ castle-face-loop }” lasă fantomele deoparte. Câștigați cu ultima comoară; fantoma câștigă pe treapta cu „!”.
