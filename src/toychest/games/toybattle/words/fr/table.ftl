### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = chemins vers { $places }
toybattle-region = médailles entre { $bases } : { $medals }
toybattle-region-wanted = médailles entre { $bases } : { $medals }, il te manque encore { $missing }
toybattle-region-taken = médailles entre { $bases } : prises par { $name }
toybattle-read-free = Bases vides : { $bases }
