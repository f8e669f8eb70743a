var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = uși: { $ways }
castle-doors-none = nicio ușă
castle-read-plan = Porți: { $gates }. Baghete magice: { $wands }. Camere cu fantome: { $ghosts }
castle-grown-up-hopeless = Rândul acesta nu se poate parcurge, orice am roti. Întreabă: „Care pas stă în cale?”
castle-again = Joacă din nou
`;export{e as default};