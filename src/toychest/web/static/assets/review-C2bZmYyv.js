var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Победа была рядом: { $move }
toybattle-review-region = Это окружало участок: { $move }
toybattle-review-door = Путь к замку был открыт. Это его закрывало: { $move }
toybattle-review-cut = Это перерезало цепочку соперника: { $move }
toybattle-review-target = Была цель лучше: { $move }
toybattle-review-elsewhere = Тот же боец был нужен в другом месте: { $move }
toybattle-review-troop = На это место подходил другой боец: { $move }
toybattle-review-take = Больше фишек здесь было ценнее: { $move }
toybattle-review-could-not-wait = Это не могло ждать: { $move }
toybattle-review-without = Лучше было обойтись без эффекта: { $move }
toybattle-review-use = Эффект стоило использовать: { $move }
`;export{e as default};