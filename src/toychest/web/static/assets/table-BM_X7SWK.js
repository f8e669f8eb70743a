var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = roads to { $places }
toybattle-region = medals inside { $bases }: { $medals }
toybattle-region-wanted = medals inside { $bases }: { $medals }, you still need { $missing }
toybattle-region-taken = medals inside { $bases }: taken by { $name }
toybattle-read-free = Empty bases: { $bases }
toybattle-why-region-closed = It closes a region. Medals: { $medals }.
toybattle-why-headquarters-captured = It captures the headquarters.
toybattle-why-troop-discarded = It knocks { $troop } off base { $base }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] It covers { $covered } on { $place }.
    }
`;export{e as default};