var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } van { $objective } medailles
toybattle-hand-where = Waar gaat { $troop } heen?
toybattle-hand-mine = Een van mij
`;export{e as default};