var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = drogi do { $places }
toybattle-region = medale między { $bases }: { $medals }
toybattle-region-wanted = medale między { $bases }: { $medals }, brakuje ci jeszcze { $missing }
toybattle-region-taken = medale między { $bases }: ma je { $name }
toybattle-read-free = Puste bazy: { $bases }
toybattle-why-region-closed = Tak zamykasz obszar. Medale: { $medals }.
toybattle-why-headquarters-captured = Tak zdobywasz zamek.
toybattle-why-troop-discarded = Tak z bazy { $base } znika { $troop }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Tak zakrywasz na { $place }: { $covered }.
    }
`;export{e as default};