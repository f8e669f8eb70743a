var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = caminos: { $ways }
castle-doors-none = sin caminos
castle-read-plan = Puertas mágicas: { $gates }. Varitas: { $wands }. Casillas con fantasmas: { $ghosts }
castle-grown-up-hopeless = Esta fila no se puede recorrer, giremos lo que giremos. Pregunta: «¿Qué paso estorba?»
castle-again = Jugar otra vez
`;export{e as default};