var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = doors: { $ways }
castle-doors-none = no doors
castle-read-plan = Gates: { $gates }. Wands: { $wands }. Ghost rooms: { $ghosts }
castle-grown-up-hopeless = This row cannot be walked, whatever we turn. Ask: “Which step is in the way?”
castle-again = Play again
`;export{e as default};