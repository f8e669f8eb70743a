var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = wegen naar { $places }
toybattle-region = medailles binnen { $bases }: { $medals }
toybattle-region-wanted = medailles binnen { $bases }: { $medals }, je mist nog { $missing }
toybattle-region-taken = medailles binnen { $bases }: van { $name }
toybattle-read-free = Lege bases: { $bases }
toybattle-why-region-closed = Zo sluit je een gebied. Medailles: { $medals }.
toybattle-why-headquarters-captured = Zo verover je het hoofdkwartier.
toybattle-why-troop-discarded = Zo verdwijnt { $troop } van basis { $base }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Zo bedek je { $covered } op { $place }.
    }
`;export{e as default};