### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Іграшки крокують килимом. Захопи штаб суперника.
    .seats = 2
    .time = 15 хв
    .age = 8+
