var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = дороги к { $places }
toybattle-region = медали между { $bases }: { $medals }
toybattle-region-wanted = медали между { $bases }: { $medals }, тебе ещё нужны { $missing }
toybattle-region-taken = медали между { $bases }: их получает { $name }
toybattle-read-free = Пустые базы: { $bases }
`;export{e as default};