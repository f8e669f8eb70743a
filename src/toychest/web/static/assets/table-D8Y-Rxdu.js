var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = dveře: { $ways }
castle-doors-none = žádné dveře
castle-read-plan = Brány: { $gates }. Hůlky: { $wands }. Pokoje duchů: { $ghosts }
castle-grown-up-hopeless = Tuhle řadu nejde projít, ať otočíme cokoli. Zeptej se: „Který krok překáží?“
castle-again = Hrát znovu
`;export{e as default};