var e=`### Before the table: what the box on the shelf says.

game-castle = Das verschlüsselte Schloss
    .tagline = Plant die Schritte zusammen. Gebt acht auf den Geist.
    .seats = 1 oder mehr
    .time = 20 Min.
    .age = ab 4
castle-course = Programmieren lernen
    .far = { $solved } von { $levels }
`;export{e as default};