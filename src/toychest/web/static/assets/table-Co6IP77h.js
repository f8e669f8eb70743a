var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = utak ide: { $places }
toybattle-region = érmek ezek között: { $bases }, számuk: { $medals }
toybattle-region-wanted = érmek ezek között: { $bases }, számuk: { $medals }, még kell neked: { $missing }
toybattle-region-taken = érmek ezek között: { $bases }, gazdájuk: { $name }
toybattle-read-free = Üres bázisok: { $bases }
`;export{e as default};