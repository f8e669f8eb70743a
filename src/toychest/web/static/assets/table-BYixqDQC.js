var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = drogi do { $places }
toybattle-region = medale między { $bases }: { $medals }
toybattle-region-wanted = medale między { $bases }: { $medals }, brakuje ci jeszcze { $missing }
toybattle-region-taken = medale między { $bases }: ma je { $name }
toybattle-read-free = Puste bazy: { $bases }
`;export{e as default};