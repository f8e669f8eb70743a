### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = sentieri verso { $places }
toybattle-region = medaglie tra { $bases }: { $medals }
toybattle-region-wanted = medaglie tra { $bases }: { $medals }, ti mancano ancora { $missing }
toybattle-region-taken = medaglie tra { $bases }: sono di { $name }
toybattle-read-free = Basi vuote: { $bases }
