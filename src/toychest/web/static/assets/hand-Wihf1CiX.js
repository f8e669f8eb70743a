var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } de { $objective } medallas
toybattle-hand-where = ¿Adónde va { $troop }?
toybattle-hand-mine = Una mía
`;export{e as default};