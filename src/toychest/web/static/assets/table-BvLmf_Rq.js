var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = roads to { $places }
toybattle-region = medals inside { $bases }: { $medals }
toybattle-region-wanted = medals inside { $bases }: { $medals }, you still need { $missing }
toybattle-region-taken = medals inside { $bases }: taken by { $name }
toybattle-read-free = Empty bases: { $bases }
`;export{e as default};