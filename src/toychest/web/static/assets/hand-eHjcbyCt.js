var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } din { $objective } medalii
toybattle-hand-where = Unde merge { $troop }?
toybattle-hand-mine = Una dintre ale mele
`;export{e as default};