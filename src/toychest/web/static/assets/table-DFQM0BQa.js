var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = strade per { $places }
toybattle-region = medaglie tra { $bases }: { $medals }
toybattle-region-wanted = medaglie tra { $bases }: { $medals }, ti mancano ancora { $missing }
toybattle-region-taken = medaglie tra { $bases }: sono di { $name }
toybattle-read-free = Basi vuote: { $bases }
toybattle-why-region-closed = Così chiudi una regione. Medaglie: { $medals }.
toybattle-why-headquarters-captured = Così conquisti il quartier generale.
toybattle-why-troop-discarded = Così { $troop } lascia la base { $base }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Così copri { $covered } su { $place }.
    }
`;export{e as default};