### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Hračky pochodují po koberci. Dvě strany, každá má štáb.
    .seats = 2
    .time = 15 min
    .age = 8+
