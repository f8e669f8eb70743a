var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = Wege zu { $places }
toybattle-region = Medaillen zwischen { $bases }: { $medals }
toybattle-region-wanted = Medaillen zwischen { $bases }: { $medals }, dir fehlen noch { $missing }
toybattle-region-taken = Medaillen zwischen { $bases }: gehören { $name }
toybattle-read-free = Leere Basen: { $bases }
toybattle-why-region-closed = So schließt du ein Gebiet. Medaillen: { $medals }.
toybattle-why-headquarters-captured = So eroberst du das Hauptquartier.
toybattle-why-troop-discarded = So verschwindet { $troop } von Basis { $base }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] So überdeckst du { $covered } auf { $place }.
    }
`;export{e as default};