var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = drzwi: { $ways }
castle-doors-none = bez drzwi
castle-read-plan = Wrota: { $gates }. Różdżki: { $wands }. Pola z duchami: { $ghosts }
castle-grown-up-hopeless = Tego rzędu nie da się przejść, jakkolwiek obrócimy. Zapytaj: „Który krok przeszkadza?”
castle-again = Jeszcze raz
`;export{e as default};