var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Vier delen zijn een vliegende machine. Zonder kom je niet weg.
clockwork-explain-breaker = Vier delen zijn een codekraker. Zonder kom je niet weg.
clockwork-explain-airship = Zes delen, samen met de kracht neergelegd: dat wint.
clockwork-explain-fuel = Die heb je nodig naast de vliegende machine en de codekraker. Je mag erom vragen.
clockwork-explain-power = Alleen met het hele Luchtschip. Je mag erom vragen.
clockwork-explain-scrap = Geef het in plaats van een kaart waar iemand om vraagt. Dan is het uit het spel.
clockwork-explain-held = Je hebt er { $held } van { $copies }.
clockwork-explain-yard = Kom binnen over het witte veld en pak de bovenste kaart.
clockwork-explain-yard-empty = Hier ligt niets meer. Zijn ze allemaal leeg, dan gaat iedereen naar de Torens.
clockwork-explain-towers = Hier zoek je: wijs één weggelegde kaart aan, en die wordt omgedraaid.
clockwork-explain-field = Hier is plaats voor twee pionnen. Kom je iemand tegen, dan mag je uitdagen.
clockwork-explain-spot-free = Plaats voor één weggelegde kaart, gedekt.
clockwork-explain-spot-laid = Een weggelegde kaart, gedekt. Vanaf de Torens mag je hem aanwijzen.
clockwork-explain-laid = Klaar en veilig: niemand neemt het nog af.
clockwork-explain-hand = In een hand zitten hooguit zeven kaarten. Alleen de eigenaar ziet ze.
clockwork-explain-pawn = Kom je deze pion op een veld of bij een schroothoop tegen, dan mag je uitdagen.
`;export{e as default};