### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = Медали: { $medals } из { $objective }
toybattle-hand-where = Куда идёт { $troop }?
toybattle-hand-mine = Одна из моих
