var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Перемога була поруч: { $move }
toybattle-review-region = Це оточувало ділянку: { $move }
toybattle-review-door = Шлях до замку був відкритий. Це його закривало: { $move }
toybattle-review-cut = Це перерізало ланцюжок суперника: { $move }
toybattle-review-target = Була краща ціль: { $move }
toybattle-review-elsewhere = Цей самий боєць був потрібен деінде: { $move }
toybattle-review-troop = На це місце пасував інший боєць: { $move }
toybattle-review-take = Більше фішок тут було цінніше: { $move }
toybattle-review-could-not-wait = Це не могло чекати: { $move }
toybattle-review-without = Краще було обійтися без ефекту: { $move }
toybattle-review-use = Ефект варто було використати: { $move }
`;export{e as default};