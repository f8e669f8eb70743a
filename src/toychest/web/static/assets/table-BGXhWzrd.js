var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = Wege zu { $places }
toybattle-region = Medaillen zwischen { $bases }: { $medals }
toybattle-region-wanted = Medaillen zwischen { $bases }: { $medals }, dir fehlen noch { $missing }
toybattle-region-taken = Medaillen zwischen { $bases }: gehören { $name }
toybattle-read-free = Leere Basen: { $bases }
`;export{e as default};