var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = porte: { $ways }
castle-doors-none = nessuna porta
castle-read-plan = Portali: { $gates }. Bacchette: { $wands }. Stanze dei fantasmi: { $ghosts }
castle-grown-up-hopeless = Questa fila non si può percorrere, comunque giriamo. Chiedi: «Quale passo è d’intralcio?»
castle-again = Gioca ancora
`;export{e as default};