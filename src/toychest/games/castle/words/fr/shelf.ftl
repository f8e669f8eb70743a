### Before the table: what the box on the shelf says.

game-castle = Le château codé
    .tagline = Préparez vos pas en équipe. Gare au fantôme.
    .seats = 1 ou plus
    .time = 20 min
    .age = 4+
castle-course = Apprends à programmer
    .far = { $solved } sur { $levels }
