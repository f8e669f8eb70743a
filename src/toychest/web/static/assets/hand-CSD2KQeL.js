var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } von { $objective } Medaillen
toybattle-hand-where = Wohin kommt { $troop }?
toybattle-hand-mine = Eine von mir
`;export{e as default};