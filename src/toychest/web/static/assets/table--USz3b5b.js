var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = chemins vers { $places }
toybattle-region = médailles entre { $bases }\xA0: { $medals }
toybattle-region-wanted = médailles entre { $bases }\xA0: { $medals }, il te manque encore { $missing }
toybattle-region-taken = médailles entre { $bases }\xA0: prises par { $name }
toybattle-read-free = Bases vides\xA0: { $bases }
`;export{e as default};