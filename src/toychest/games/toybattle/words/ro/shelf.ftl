### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Jucăriile mărșăluiesc pe covor. Capturează sediul central.
    .seats = 2
    .time = 15 min
    .age = 8+
