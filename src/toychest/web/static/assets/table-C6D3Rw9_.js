var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = дороги до { $places }
toybattle-region = медалі між { $bases }: { $medals }
toybattle-region-wanted = медалі між { $bases }: { $medals }, тобі ще треба { $missing }
toybattle-region-taken = медалі між { $bases }: їх має { $name }
toybattle-read-free = Порожні бази: { $bases }
toybattle-why-region-closed = Так ти оточиш ділянку. Медалі: { $medals }.
toybattle-why-headquarters-captured = Так ти захопиш замок.
toybattle-why-troop-discarded = Так із бази { $base } зникне { $troop }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Так ти накриєш на { $place }: { $covered }.
    }
`;export{e as default};