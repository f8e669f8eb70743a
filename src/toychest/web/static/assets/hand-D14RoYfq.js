var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = Érmek: { $medals } / { $objective }
toybattle-hand-where = Hová menjen { $troop }?
toybattle-hand-mine = Az egyik enyém
`;export{e as default};