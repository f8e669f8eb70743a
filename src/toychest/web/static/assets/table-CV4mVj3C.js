var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = deuren: { $ways }
castle-doors-none = geen deuren
castle-read-plan = Poorten: { $gates }. Toverstaffen: { $wands }. Spookkamers: { $ghosts }
castle-grown-up-hopeless = Deze rij kan niet, hoe we ook draaien. Vraag: ‘Welke stap zit in de weg?’
castle-again = Nog een keer
`;export{e as default};