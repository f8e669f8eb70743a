var e=`### Before the table: what the box on the shelf says.

game-castle = Il castello in codice
    .tagline = Preparate i passi in squadra. Occhio al fantasma.
    .seats = 1 o più
    .time = 20 min
    .age = 4+
castle-course = Impara a programmare
    .far = { $solved } di { $levels }
`;export{e as default};