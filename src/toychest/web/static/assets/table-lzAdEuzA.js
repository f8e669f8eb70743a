var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = drumuri spre { $places }
toybattle-region = medalii între { $bases }: { $medals }
toybattle-region-wanted = medalii între { $bases }: { $medals }, îți mai trebuie { $missing }
toybattle-region-taken = medalii între { $bases }: sunt la { $name }
toybattle-read-free = Baze goale: { $bases }
toybattle-why-region-closed = Așa închizi o regiune. Medalii: { $medals }.
toybattle-why-headquarters-captured = Așa cucerești cartierul general.
toybattle-why-troop-discarded = Așa { $troop } pleacă de pe baza { $base }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Așa îl acoperi pe { $covered } la { $place }.
    }
`;export{e as default};