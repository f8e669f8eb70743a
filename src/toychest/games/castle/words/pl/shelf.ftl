### Before the table: what the box on the shelf says.

game-castle = Zakodowany zamek
    .tagline = Planujcie kroki razem. I uważajcie na ducha.
    .seats = 1 lub więcej
    .time = 20 min
    .age = 4+
castle-course = Naucz się programować
    .far = { $solved } z { $levels }
