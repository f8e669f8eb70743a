var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = Medalje: { $medals } od { $objective }
toybattle-hand-where = Kam gre { $troop }?
toybattle-hand-mine = Ena od mojih
`;export{e as default};