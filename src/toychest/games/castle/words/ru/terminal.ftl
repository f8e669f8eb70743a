### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Вместе найдите все клады, прежде чем призрак выберется на верх башни.
castle-terminal-brief = В свой ход выкладываешь три карты, поворачиваешь до двух стрелок и пишешь «go».
castle-terminal-start = старт
castle-terminal-gate = ворота
castle-terminal-wand = палочка
castle-terminal-ghost-room = клетка с призраком
castle-terminal-room = обычная комната
castle-terminal-column = Столбец { $column }: { $symbol }
castle-terminal-no-door = Между { $one } и { $other } нет двери
castle-terminal-sorcerer = Волшебник на клетке { $square }
castle-terminal-was = было { $laid }
castle-terminal-stack =
    { $cards ->
        [one] осталась { $cards } карта
        [few] осталось { $cards } карты
        [many] осталось { $cards } карт
       *[other] осталось { $cards } карты
    }
castle-terminal-plan = План:
castle-terminal-chip-wand = палочка
castle-terminal-chip-spare = без палочки
castle-terminal-chip-skip = пропуск
castle-terminal-legend = @ волшебник, S старт, O ворота, w палочка, X клетка с призраком, T клад; числа: шаги плана, просвет: дверь.

castle-step-walk = Шаг { $number }: { castle-direction }, на клетку «{ $end }»
castle-step-jump = Потом прыжок в ворота «{ $end }»
castle-step-stay = Потом без прыжка в воротах «{ $end }»
castle-step-ghost = Потом поднимается призрак
castle-step-wand = Потом палочка на клетке «{ $end }»
castle-step-spare = Потом без палочки на клетке «{ $end }»
castle-step-skip = Шаг { $number } { castle-direction } пропускаем

castle-terminal-hint-turn = Поверни до двух стрелок, потом напиши «go». «?» покажет, что можно.
castle-terminal-hint-go = Всё готово? Напиши «go». «back» отменяет.
castle-terminal-hint-way = Куда поведёт карта { $place }? Напиши «walk up», «walk right», «walk down» или «walk left».
castle-terminal-hint-gate = Ворота «{ $square }»! Напиши «jump» и клетку или «stay». «?» покажет ворота.
castle-terminal-hint-wand = Палочка на клетке «{ $square }»! Напиши «use wand» или «leave wand».
castle-terminal-hint-gap = Не хватает карты { $place }. Напиши «lay» и одну из своих карт, например «lay up». «?» покажет их.
castle-terminal-hint-forced = Ворота «{ $square }»! Напиши «jump» и клетку. «?» покажет ворота.
castle-terminal-hint-turn-first = Клетка «{ $square }»: ни один ответ не ведёт дальше. Сначала поверни стрелку. «?» покажет, что можно.
castle-terminal-hint-stuck = Шаг { $number } не сделать. Поверни стрелку. «?» покажет, что можно.
castle-terminal-hint-stop = Шаг { $number } не сделать. Поверни стрелку или напиши «go»: ряд кончится там.
castle-terminal-hint-hopeless = Повороты не помогут. Напиши «go», и призрак поднимется.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = замок спасён
castle-ending-ghost-escaped = призрак сбежал
