var e=`### Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number, in quotes inside a sentence.
### Seats act in the present tense, because the past would give them a gender.

## Words that other sentences use

castle-direction-up = вверх
castle-direction-right = вправо
castle-direction-down = вниз
castle-direction-left = влево
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] вправо
        [about] на пол-оборота
       *[left] влево
    }
castle-picture-crown = корона
castle-picture-cup = кубок
castle-picture-gem = самоцвет
castle-picture-ring = кольцо
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] дальше замок кончается
        [ghost-room] дальше комната с призраком
       *[wall] дальше нет двери
    }
castle-symbol-moon = луна
castle-symbol-crown = корона
castle-symbol-key = ключ
castle-symbol-drop = капля
castle-symbol-bell = колокол
castle-symbol-leaf = листок
castle-symbol-cup = кубок
castle-square = { $symbol } { $row }
castle-card-up = вверх
castle-card-right = вправо
castle-card-down = вниз
castle-card-left = влево
castle-card-loop = повтор
castle-card-sorcerer = волшебник
castle-card-ghost = призрак
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Шаг
castle-face-loop = Ещё раз
castle-face-sorcerer = Куда хочешь
castle-face-ghost = Призрак
castle-face-back = рубашкой вверх

## What happened

castle-event-treasure-placed =
    { $picture ->
        [crown] Корона
        [cup] Кубок
        [gem] Самоцвет
       *[ring] Кольцо
    } ждёт в комнате «{ $square }»
castle-event-card-laid = { $name } выкладывает карту «{ castle-card }»
castle-event-stack-shuffled = Карты снова перемешаны, всего { $cards }
castle-event-card-turned = { $name } поворачивает карту { $place } { castle-turned }
castle-event-way-chosen = Карта { $place } поведёт { castle-direction }
castle-event-gate-chosen = Из ворот «{ $at }» в ворота «{ $to }»
castle-event-gate-declined = Ворота «{ $at }»: без прыжка
castle-event-sorcerer-walked = Волшебник идёт { castle-direction }, в комнату «{ $end }»
castle-event-sorcerer-jumped = Он прыгает из ворот в ворота «{ $end }»
castle-event-treasure-found = Волшебник находит клад в комнате «{ $square }»: { castle-picture }!
castle-event-ghost-lowered =
    { $level ->
        [0] Волшебная палочка! Призрак сидит у подножия башни
       *[other] Волшебная палочка! Призрак сползает на ступеньку { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] И призрак поднимается на ступеньку { $level }
       *[card] Призрак поднимается на ступеньку { $level }
    }
castle-event-loop-repeated = Повтор, ещё раз: { $cards }
castle-event-row-impossible = По этому ряду никак не пройти
castle-event-castle-saved = Все клады найдены!
castle-event-ghost-escaped = Призрак выбирается из башни

## Several events in one line

castle-line-laid = { $name } выкладывает: { $cards }
castle-line-walked = Волшебник идёт { $ways }

## How it ended

castle-outcome-castle-saved = Замок спасён!
    .because =
        { $points ->
            [one] Найден { $points } клад, а призрак всё ещё в своей башне.
            [few] Найдены все { $points } клада, а призрак всё ещё в своей башне.
            [many] Найдены все { $points } кладов, а призрак всё ещё в своей башне.
           *[other] Найдены все { $points } клада, а призрак всё ещё в своей башне.
        }
castle-outcome-ghost-escaped = Призрак улетел
    .because =
        { $points ->
            [0] Он добрался до верха башни раньше, чем нашёлся первый клад.
            [one] Он добрался до верха башни. Найден { $points } клад.
            [few] Он добрался до верха башни. Найдено { $points } клада.
            [many] Он добрался до верха башни. Найдено { $points } кладов.
           *[other] Он добрался до верха башни. Найдено { $points } клада.
        }

## Before play

castle-option-profile = Какие правила?
castle-option-profile-base = Обычные
    .help = Через ворота можно прыгать, а можно нет. Повтор касается и призраков.
castle-option-profile-young = Для юных
    .help = Через ворота можно прыгать, а можно нет. Призраков повтор не касается.
castle-option-profile-older = Для старших
    .help = Через ворота прыгают всегда. Призраков повтор не касается.
castle-option-profile-oldest = Для самых старших
    .help = Через ворота прыгают всегда. Повтор касается и призраков.
castle-option-half_turns = На сколько повернуть стрелку?
castle-option-half_turns-false = На четверть
    .help = Влево или вправо.
castle-option-half_turns-true = И на пол-оборота
    .help = Влево, вправо или в обратную сторону.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Игра окончена
    .because = Она уже закончилась, ходов больше нет.
    .help = Нажми «Сыграть ещё» или посмотри все шаги ещё раз.
castle-refused-not-to-act = Сейчас не твой ряд
    .because = Решает тот, чей это ряд. Остальные помогают идеями.
    .help = Расскажи свою идею. Скоро и твой ряд.
castle-refused-no-such-card = Карты { $place } здесь нет
    .because =
        { $cards ->
            [one] В этом ряду { $cards } карта.
            [few] В этом ряду { $cards } карты.
            [many] В этом ряду { $cards } карт.
           *[other] В этом ряду { $cards } карты.
        }
    .help = Считай слева, начиная с 1.
castle-refused-not-an-arrow = Карта { $place } не поворачивается
    .because = Поворачиваются только стрелки. А это карта «{ castle-card }».
    .help = Поверни лучше стрелку.
castle-refused-turned-already = Карта { $place } уже повёрнута
    .because = Каждую стрелку поворачивают один раз за ряд.
    .help = Нажми ту же кнопку, и карта вернётся. Потом выбери заново.
castle-refused-two-turned = Две стрелки уже повёрнуты
    .because = Повёрнуты карты { $first } и { $second }, а больше двух нельзя.
    .help = Верни одну из них, и тогда повернёшь эту.
castle-refused-half-turn = Карту { $place } поворачивают только на четверть
    .because = Пол-оборота в этой игре нет.
    .help = Поверни её влево или вправо. В новой игре можно разрешить и пол-оборота.
castle-refused-turn-too-late = Карту { $place } поворачивать поздно
    .because = От неё зависит путь или ворота, выбранные позже.
    .help = Сначала отмени тот выбор, потом поворачивай.
castle-refused-turn-blocks = Карту { $place } не повернуть { castle-turned }
    .because = Шаг { $number } пойдёт { castle-direction } из комнаты «{ $at }», но { castle-cause }.
    .help = Поверни её в другую сторону или возьми другую стрелку.
castle-refused-row-hopeless = Этому ряду повороты не помогут
    .because = Что ни поверни и что ни выбери, один шаг всё равно не сделать.
    .help = Нажми «Вперёд!». Призрак поднимется на ступеньку, а потом будет новый ряд.
castle-refused-no-question = Здесь нечего выбирать
    .because = Сейчас ни карта, ни ворота не спрашивают, куда идти.
    .help = Поверни стрелку или нажми «Вперёд!».
castle-refused-way-blocked = Здесь не пройти { castle-direction }
    .because = Он стоит в комнате «{ $at }», но { castle-cause }.
    .help = Выбери путь с открытой дверью.
castle-refused-way-dead-end = Так он застрянет: дальше не сможет пойти { castle-direction }
    .because = Шаг { $number } начнётся в комнате «{ $at }», но { castle-cause }.
    .help = Выбери другой путь или сначала поверни другую стрелку.
castle-refused-not-a-gate = В комнате «{ $square }» нет ворот
    .because = Он прыгает только из ворот в ворота.
    .help = Выбери ворота, которые светятся.
castle-refused-same-gate = Он уже стоит в этих воротах
    .because = Ворота переносят его в другие ворота.
    .help = Выбери другие ворота, или пусть идёт дальше.
castle-refused-gate-dead-end = Из ворот «{ $square }» дальше не пройти
    .because = Для шага { $number } там нет открытой двери.
    .help = Выбери другие ворота, которые светятся.
castle-refused-gate-forced = Из ворот «{ $at }» надо прыгать
    .because = По правилам этой игры ворота всегда переносят его дальше.
    .help = Выбери ворота, которые светятся.
castle-refused-stay-dead-end = Без прыжка он застрянет в комнате «{ $at }»
    .because = Для шага { $number } там нет открытой двери.
    .help = Пусть прыгнет в другие ворота.
castle-refused-question-open =
    { $kind ->
        [gate] Ворота ждут ответа
       *[way] Карта { $place } ждёт: куда идти?
    }
    .because =
        { $kind ->
            [gate] Он входит в ворота и хочет знать, куда дальше.
           *[way] Эта карта ведёт в любую сторону, и выбираешь ты.
        }
    .help =
        { $kind ->
            [gate] Выбери ворота, которые светятся.
           *[way] Выбери для карты { $place }: вверх, вправо, вниз или влево.
        }
castle-refused-step-blocked = Шаг { $number } не сделать
    .because = Карта { $place } ведёт { castle-direction } из комнаты «{ $at }», но { castle-cause }.
    .help = Поверни стрелку так, чтобы у каждого шага была открытая дверь.
castle-refused-row-unfinished = Ряд ещё не готов
    .because = Ещё не все карты вышли.
    .help = Подожди, пока лягут все карты.
castle-refused-row-full = Ряд уже готов
    .because = Все его карты на месте.
    .help = Поверни стрелку или нажми «Вперёд!».
castle-refused-treasures-first = Сначала клады
    .because = Все четыре клада прячут до первой карты.
    .help = Подожди, пока они окажутся в своих комнатах.
castle-refused-not-in-stack = Этой карты нет в колоде
    .because = Все карты «{ castle-card }» уже открыты.
    .help = Возьми карту, которую даёт колода.
castle-refused-no-chamber = Комната «{ $square }» не для кладов
    .because = Клады прячут только в обычных комнатах.
    .help = Выбери комнату со знаком и числом.
castle-refused-treasures-all-placed = Все клады уже спрятаны
    .because = В одной игре ищут четыре клада.
    .help = Выложи первый ряд.

## At the table

castle-turn = Ходит { $name }
castle-row-number = ряд { $number }
castle-lays = выкладывает ряд
castle-next = на очереди
castle-after-that = потом
castle-later = позже
castle-hint-lay = Выложи следующие три карты.
castle-hint-turn = Поверни до двух стрелок и нажми «Вперёд!».
castle-hint-way = Куда поведёт карта { $place }?
castle-hint-gate = Ворота! Выбери, куда они ведут.
castle-hint-stuck = Так он застрянет. Сначала поверни стрелку.
castle-hint-go = Всё готово? Нажми «Вперёд!».
castle-hint-hopeless = Повороты не помогут. Нажми «Вперёд!», и призрак поднимется.
castle-hint-wait = { $name } думает.
castle-lay = Выложить ряд
castle-begin = Спрятать клады
castle-hint-begin = Спрячь четыре клада, потом выложи первый ряд.
castle-gate-choice = сюда можно прыгнуть
castle-go = Вперёд!
castle-stay = Идти дальше
castle-find = Найди клады
castle-find-short = Найди
castle-found = { $found } из { $of }
castle-all-found = Всё найдено!
castle-treasure = { castle-picture }, комната «{ $square }»
castle-ghost = Призрак
castle-ghost-level = { $level } из { $tower }
castle-ghost-far =
    { $steps ->
        [one] Ещё { $steps } ступенька, и он выберется из башни. Палочка спускает его на ступеньку вниз.
        [few] Ещё { $steps } ступеньки, и он выберется из башни. Палочка спускает его на ступеньку вниз.
        [many] Ещё { $steps } ступенек, и он выберется из башни. Палочка спускает его на ступеньку вниз.
       *[other] Ещё { $steps } ступеньки, и он выберется из башни. Палочка спускает его на ступеньку вниз.
    }
castle-grown-up = Для взрослых
castle-grown-up-loop = Повтор запускает снова всё, что слева от него. Спросите: «Где будет волшебник, когда всё начнётся снова?»
castle-grown-up-loop-first = Если повтор лежит первым, он ничего не делает. Спросите: «Что лежит слева от повтора?»
castle-grown-up-sorcerer = Эта карта ведёт в любую сторону. Спросите: «Какая соседняя комната поможет нам больше всего?»
castle-grown-up-ghost = Призрак поднимется, что бы мы ни делали. Спросите: «Есть ли по пути волшебная палочка?»
castle-grown-up-gate = Ворота ведут в любые другие ворота. Спросите: «Какие ворота ближе к кладу?»
castle-grown-up-arrows = Повернуть можно две стрелки, остальное не меняется. Спросите: «Где окажется волшебник после первой карты?»
castle-grown-up-lay = Пока карт ещё нет, спросите: «Какой клад ближе всего и сколько до него шагов?»
castle-card-number = Карта { $place }: { $card }
castle-card-turned = Карта { $place }: { $card }, повёрнута
castle-turn-left = Повернуть карту { $place } влево
castle-turn-right = Повернуть карту { $place } вправо
castle-turn-about = Повернуть карту { $place } на пол-оборота
castle-turn-back = Вернуть карту { $place } как было
castle-turn-none = Выбери стрелку, чтобы её повернуть
castle-turned-count =
    { $left ->
        [0] Оба поворота сделаны.
        [one] Остался ещё один поворот.
       *[other] Можно повернуть две стрелки.
    }
castle-turned-which =
    { $count ->
        [one] Повёрнута карта { $places }.
       *[other] Повёрнуты карты { $places }.
    }
castle-way = Путь карты { $place }
castle-chip-list = Путь по плану
castle-chip-walk = шаг { $number } { $direction }
castle-chip-blocked = шаг { $number } { $direction }: не пройти
castle-chip-way = куда?
castle-chip-which-gate = какие ворота?
castle-chip-gate = ворота
castle-chip-stay = дальше
castle-chip-again = снова
castle-chip-ghost = призрак
castle-plan-line =
    План: { $steps ->
        [0] пока ни шага
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }{ $treasures ->
        [0] {""}
        [one] , { $treasures } клад
        [few] , { $treasures } клада
        [many] , { $treasures } кладов
       *[other] , { $treasures } клада
    }
castle-plan-treasures =
    { $treasures ->
        [one] { $treasures } клад на пути
        [few] { $treasures } клада на пути
        [many] { $treasures } кладов на пути
       *[other] { $treasures } клада на пути
    }
castle-plan-blocked = Шаг { $number } не сделать
castle-plan-hopeless = Пути нет. Призрак поднимется ещё на ступеньку.
castle-board = Замок сверху
castle-square-room = { $square }
castle-square-start = { $square }, старт
castle-square-gate = { $square }, ворота
castle-square-wand = { $square }, волшебная палочка
castle-square-ghost-room = { $square }, комната с призраком
castle-square-here = { $square }, здесь волшебник
castle-read = Волшебник в комнате «{ $square }». Призрак на ступеньке { $level } из { $tower }. Осталось найти: { $treasures }. Ряд: { $row }.
castle-read-nothing = ничего
castle-key-pick = Выбрать карту ряда
castle-key-turn = Повернуть выбранную карту
`;export{e as default};