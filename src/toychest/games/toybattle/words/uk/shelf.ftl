### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Іграшки крокують килимом. Дві сторони, у кожної свій штаб.
    .seats = 2
    .time = 15 хв
    .age = 8+
