### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Разом знайдіть усі скарби, перш ніж привид вибереться на верх вежі.
castle-terminal-brief = У свій хід викладаєш три картки, повертаєш до двох стрілок і пишеш «go».
castle-terminal-start = старт
castle-terminal-gate = брама
castle-terminal-wand = паличка
castle-terminal-ghost-room = кімната з привидом
castle-terminal-room = звичайна кімната
castle-terminal-column = Стовпець { $column }: { $symbol }
castle-terminal-no-door = Між { $one } і { $other } немає дверей
castle-terminal-sorcerer = Чарівник у кімнаті { $square }
castle-terminal-was = було { $laid }
castle-terminal-stack =
    { $cards ->
        [one] лишилася { $cards } картка
        [few] лишилося { $cards } картки
        [many] лишилося { $cards } карток
       *[other] лишилося { $cards } картки
    }
castle-terminal-plan = План:
castle-terminal-chip-wand = паличка
castle-terminal-chip-spare = без палички
castle-terminal-chip-skip = пропуск
castle-terminal-legend = @ чарівник, S старт, O брама, w паличка, X кімната з привидом, T скарб; числа: кроки плану, просвіт: двері.

castle-step-walk = Крок { $number }: { castle-direction }, до кімнати «{ $end }»
castle-step-jump = Потім стрибок до брами «{ $end }»
castle-step-stay = Потім без стрибка біля брами «{ $end }»
castle-step-ghost = Потім піднімається привид
castle-step-wand = Потім паличка в кімнаті «{ $end }»
castle-step-spare = Потім без палички в кімнаті «{ $end }»
castle-step-skip = Крок { $number } { castle-direction } пропускаємо

castle-terminal-hint-turn = Поверни до двох стрілок, потім напиши «go». «?» покаже, що можна.
castle-terminal-hint-go = Усе готово? Напиши «go». «back» скасовує.
castle-terminal-hint-way = Куди поведе картка { $place }? Напиши «walk up», «walk right», «walk down» або «walk left».
castle-terminal-hint-gate = Брама «{ $square }»! Напиши «jump» і клітинку або «stay». «?» покаже брами.
castle-terminal-hint-wand = Паличка в кімнаті «{ $square }»! Напиши «use wand» або «leave wand».
castle-terminal-hint-gap = Бракує картки { $place }. Напиши «lay» і одну зі своїх карток, наприклад «lay up». «?» покаже їх.
castle-terminal-hint-forced = Брама «{ $square }»! Напиши «jump» і клітинку. «?» покаже брами.
castle-terminal-hint-turn-first = Клітинка «{ $square }»: жодна відповідь не веде далі. Спершу поверни стрілку. «?» покаже, що можна.
castle-terminal-hint-stuck = Крок { $number } не зробити. Поверни стрілку. «?» покаже, що можна.
castle-terminal-hint-stop = Крок { $number } не зробити. Поверни стрілку або напиши «go»: ряд закінчиться там.
castle-terminal-hint-hopeless = Повороти не допоможуть. Напиши «go», і привид підніметься.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = замок врятовано
castle-ending-ghost-escaped = привид утік
