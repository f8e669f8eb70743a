var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = poti do { $places }
toybattle-region = medalje med { $bases }: { $medals }
toybattle-region-wanted = medalje med { $bases }: { $medals }, manjka ti še { $missing }
toybattle-region-taken = medalje med { $bases }: ima jih { $name }
toybattle-read-free = Prazne baze: { $bases }
toybattle-why-region-closed = Tako skleneš območje. Medalje: { $medals }.
toybattle-why-headquarters-captured = Tako osvojiš grad.
toybattle-why-troop-discarded = Tako z baze { $base } izgine { $troop }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Tako prekriješ na { $place }: { $covered }.
    }
`;export{e as default};