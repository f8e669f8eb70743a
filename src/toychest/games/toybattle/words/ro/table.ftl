### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = trasee spre { $places }
toybattle-region = medalii între { $bases }: { $medals }
toybattle-region-wanted = medalii între { $bases }: { $medals }, îți mai trebuie { $missing }
toybattle-region-taken = medalii între { $bases }: sunt la { $name }
toybattle-read-free = Baze goale: { $bases }
