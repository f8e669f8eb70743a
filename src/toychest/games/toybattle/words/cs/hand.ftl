### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = Medaile: { $medals } z { $objective }
toybattle-hand-where = Kam půjde { $troop }?
toybattle-hand-mine = Jedna z mých
