var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = Medale: { $medals } z { $objective }
toybattle-hand-where = Dokąd idzie { $troop }?
toybattle-hand-mine = Jedna z moich
`;export{e as default};