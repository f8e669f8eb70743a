var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = poti do { $places }
toybattle-region = medalje med { $bases }: { $medals }
toybattle-region-wanted = medalje med { $bases }: { $medals }, manjka ti še { $missing }
toybattle-region-taken = medalje med { $bases }: ima jih { $name }
toybattle-read-free = Prazne baze: { $bases }
`;export{e as default};