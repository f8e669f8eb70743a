var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = La vittoria era lì: { $move }
toybattle-review-region = Questo chiudeva una regione: { $move }
toybattle-review-door = La via per il quartier generale era aperta. Questo la chiudeva: { $move }
toybattle-review-cut = Questo tagliava la linea avversaria: { $move }
toybattle-review-target = C’era un bersaglio migliore: { $move }
toybattle-review-elsewhere = La stessa truppa serviva altrove: { $move }
toybattle-review-troop = Un’altra truppa era quella giusta per questo posto: { $move }
toybattle-review-take = Più tessere valevano di più qui: { $move }
toybattle-review-could-not-wait = Questo non poteva aspettare: { $move }
toybattle-review-without = Era meglio rinunciare all’effetto: { $move }
toybattle-review-use = Valeva la pena usare l’effetto: { $move }
`;export{e as default};