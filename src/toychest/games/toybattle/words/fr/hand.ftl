### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } médailles sur { $objective }
toybattle-hand-where = Où va { $troop } ?
toybattle-hand-mine = Une à moi
