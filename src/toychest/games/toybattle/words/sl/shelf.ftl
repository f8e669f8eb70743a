### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Igrače korakajo po preprogi. Dve strani, vsaka ima svoj štab.
    .seats = 2
    .time = 15 min
    .age = 8+
