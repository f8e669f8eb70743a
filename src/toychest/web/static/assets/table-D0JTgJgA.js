var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = cesty k { $places }
toybattle-region = medaile mezi { $bases }: { $medals }
toybattle-region-wanted = medaile mezi { $bases }: { $medals }, ještě ti chybí { $missing }
toybattle-region-taken = medaile mezi { $bases }: má je { $name }
toybattle-read-free = Prázdné základny: { $bases }
`;export{e as default};