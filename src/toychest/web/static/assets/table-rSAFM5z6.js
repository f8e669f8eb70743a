var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = дороги к { $places }
toybattle-region = медали между { $bases }: { $medals }
toybattle-region-wanted = медали между { $bases }: { $medals }, тебе ещё нужны { $missing }
toybattle-region-taken = медали между { $bases }: их получает { $name }
toybattle-read-free = Пустые базы: { $bases }
toybattle-why-region-closed = Так ты окружишь участок. Медали: { $medals }.
toybattle-why-headquarters-captured = Так ты захватишь замок.
toybattle-why-troop-discarded = Так с базы { $base } исчезнет { $troop }.
toybattle-why-troop-placed =
    { $covered ->
        [none] { "" }
       *[other] Так ты накроешь на { $place }: { $covered }.
    }
`;export{e as default};