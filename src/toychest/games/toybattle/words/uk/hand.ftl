### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = Медалі: { $medals } з { $objective }
toybattle-hand-where = Куди йде { $troop }?
toybattle-hand-mine = Одна з моїх
