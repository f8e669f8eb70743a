var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } medaglie su { $objective }
toybattle-hand-where = Dove va { $troop }?
toybattle-hand-mine = Una delle mie
`;export{e as default};