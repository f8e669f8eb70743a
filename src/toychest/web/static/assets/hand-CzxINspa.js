var e=`### A rack on a phone, beside a table in the middle.

toybattle-hand-medals = { $medals } médailles sur { $objective }
toybattle-hand-where = Où va { $troop }\xA0?
toybattle-hand-mine = Une à moi
`;export{e as default};