var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = drzwi: { $ways }
castle-doors-none = bez drzwi
castle-read-plan = Wrota: { $gates }. Różdżki: { $wands }. Pola z duchami: { $ghosts }
castle-grown-up-hopeless = Tego rzędu nie da się przejść, jakkolwiek obrócimy. Zapytaj: „Który krok przeszkadza?”
castle-why-treasure-found = Tak znajdziecie ten skarb: { castle-picture }.
castle-why-ghost-lowered = Tak przejdzie przez różdżkę: duch zsunie się o schodek.
castle-again = Jeszcze raz
`;export{e as default};