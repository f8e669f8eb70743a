var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = двери: { $ways }
castle-doors-none = дверей нет
castle-read-plan = Ворота: { $gates }. Волшебные палочки: { $wands }. Клетки с призраком: { $ghosts }
castle-grown-up-hopeless = Этот ряд не пройти, как ни поворачивай. Спросите: «Какой шаг мешает?»
castle-again = Сыграть ещё
`;export{e as default};