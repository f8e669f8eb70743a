### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = paden naar { $places }
toybattle-region = medailles binnen { $bases }: { $medals }
toybattle-region-wanted = medailles binnen { $bases }: { $medals }, je mist nog { $missing }
toybattle-region-taken = medailles binnen { $bases }: van { $name }
toybattle-read-free = Lege bases: { $bases }
