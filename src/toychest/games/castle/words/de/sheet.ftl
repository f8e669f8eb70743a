### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = So wird gespielt
castle-sheet-aim = Findet zusammen die vier Schätze, bevor der Geist oben in seinem Turm ist.
castle-sheet-start = Zieht vier Schätze, ohne hinzusehen, und legt jeden in das Gemach, das auf seiner Rückseite steht. Mischt die Karten, Rücken nach oben.
castle-sheet-turn = Wer dran ist, legt drei Karten in eine Reihe. Dreht höchstens zwei Pfeile um ein Viertel. Dann wirken die Karten von links nach rechts.
castle-sheet-cards = { castle-face-arrow }: ein Feld, wie der Pfeil zeigt. { castle-face-sorcerer }: ein Feld, wohin ihr wollt. { castle-face-ghost }: Der Geist klettert eine Stufe.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: Die Karte links davon wirkt insgesamt { $runs }-mal.
       *[prefix] { castle-face-loop }: Was links davon liegt, geschieht insgesamt { $runs }-mal.
    }
castle-sheet-squares = Ein Schatz gehört euch, sobald ihr sein Gemach betretet. Ein Tor darf euch zu jedem anderen Tor bringen. Ein Zauberstab schickt den Geist eine Stufe hinunter. In ein Geisterfeld geht niemand.
castle-sheet-blocked = Hilft keine Drehung, die ganze Reihe zu gehen, geht niemand, und der Geist klettert eine Stufe mehr.
castle-sheet-end = Für die Jungen: „{ castle-face-loop }“ lässt Geister aus. Ihr gewinnt mit dem letzten Schatz; der Geist gewinnt auf der Stufe mit „!“.
