var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = ajtók: { $ways }
castle-doors-none = nincs ajtó
castle-read-plan = Kapuk: { $gates }. Varázspálcák: { $wands }. Szellemszobák: { $ghosts }
castle-grown-up-hopeless = Ez a sor nem járható be, akárhogy fordítunk. Kérdezd meg: „Melyik lépés akad el?”
castle-again = Még egy játék
`;export{e as default};