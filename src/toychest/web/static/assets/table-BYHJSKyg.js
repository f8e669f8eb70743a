var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } antwoordt
table-answer-yours = Jouw antwoord
table-took-back = { $name } heeft een zet teruggenomen
table-hinted = de tip wijst hierheen
table-typed = Wat je kunt typen
    .help = Typ de vette woorden en één van de woorden erachter. Wat op een knop staat, kun je ook typen.
    .none = Nu even niets. Wacht op je beurt.
help-legal = Volgende plek die oplicht; met Shift de vorige
table-since = Terwijl je wegkeek
    .again = Laat het nog eens zien
table-back = Weer verbonden.
    .missed =
        { $moves ->
        [one] Je hebt één zet gemist.
       *[other] Je hebt { $moves } zetten gemist.
        }
    .show = Tonen
`;export{e as default};