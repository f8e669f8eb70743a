var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } of { $objective } medals
toybattle-hand-where = Where does { $troop } go?
toybattle-hand-mine = One of mine
`;export{e as default};