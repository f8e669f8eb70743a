var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Іграшки крокують килимом. Дві сторони, у кожної свій штаб.
    .seats = 2
    .time = 15\xA0хв
    .age = 8+
`;export{e as default};