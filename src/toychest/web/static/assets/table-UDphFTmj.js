var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = caminos a { $places }
toybattle-region = medallas entre { $bases }: { $medals }
toybattle-region-wanted = medallas entre { $bases }: { $medals }, aún te faltan { $missing }
toybattle-region-taken = medallas entre { $bases }: son de { $name }
toybattle-read-free = Bases vacías: { $bases }
`;export{e as default};