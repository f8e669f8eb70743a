var e=`### Dutch. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, de coach
guide-step = Stap { $step } van { $steps }
guide-show-me = Laat zien
guide-play-it = Speel het voor mij
guide-skip = Overslaan
guide-go-on = Verder
guide-have-it = Ik heb het
guide-once-more = Nog een keer
guide-take-back = Neem terug
guide-alone = Alleen verder
guide-leave = De les verlaten
guide-well-done = Goed gedaan, { $name }.
guide-works-too = Dat kan ook.
    .astray = Dat kan ook, maar mijn volgende stappen passen nu misschien niet.
guide-leaves = Vanaf hier is het een gewoon spel: speel verder zoals je wilt.
guide-grown-up = Voor de grote mensen:
guide-waits = { $name } wacht
guide-shows = { $name } laat een kaart zien
guide-key = De coach zegt het nog eens
tip-title = Goed om te weten
tip-close = Begrepen
tip-off = Niet meer laten zien
`;export{e as default};