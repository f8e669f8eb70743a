var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = двері: { $ways }
castle-doors-none = дверей немає
castle-read-plan = Брами: { $gates }. Чарівні палички: { $wands }. Кімнати з привидом: { $ghosts }
castle-grown-up-hopeless = Цей ряд не пройти, хоч як повертай. Спитайте: «Який крок заважає?»
castle-again = Зіграти ще
`;export{e as default};