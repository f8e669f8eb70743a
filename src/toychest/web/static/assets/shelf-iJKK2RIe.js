var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Іграшки крокують килимом. Захопи штаб суперника.
    .seats = 2
    .time = 15\xA0хв
    .age = 8+
`;export{e as default};