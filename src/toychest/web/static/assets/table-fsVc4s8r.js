var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = utak ide: { $places }
toybattle-region = érmek ezek között: { $bases }, számuk: { $medals }
toybattle-region-wanted = érmek ezek között: { $bases }, számuk: { $medals }, még kell neked: { $missing }
toybattle-region-taken = érmek ezek között: { $bases }, gazdájuk: { $name }
toybattle-read-free = Üres bázisok: { $bases }
toybattle-why-region-closed = Így bekerítesz egy területet. Érmek: { $medals }.
toybattle-why-headquarters-captured = Így elfoglalod a várat.
toybattle-why-troop-discarded = Így lekerül a { $base }. bázisról: { $troop }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Így letakarod a { $place }. bázison: { $covered }.
    }
`;export{e as default};