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
        [ghost-room] дальше клетка с призраком
       *[wall] дальше нет двери
    }
castle-symbol-moon = луна
castle-symbol-heart = сердце
castle-symbol-key = ключ
castle-symbol-drop = капля
castle-symbol-bell = колокол
castle-symbol-leaf = листок
castle-symbol-flag = флаг
castle-square = { $symbol } { $row }
castle-card-up = вверх
castle-card-right = вправо
castle-card-down = вниз
castle-card-left = влево
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
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
castle-event-card-laid = { $name } выкладывает: { $cards }
castle-event-stack-shuffled = Карты снова перемешаны, всего { $cards }
castle-event-card-turned = { $name } поворачивает карту { $place } { castle-turned }
castle-event-way-chosen = Карта { $place } поведёт { castle-direction }
castle-event-gate-chosen = Из ворот «{ $at }» в ворота «{ $to }»
castle-event-gate-declined = Ворота «{ $at }»: без прыжка
castle-event-wand-chosen = Палочка на клетке «{ $at }» сработает
castle-event-wand-declined = Палочка на клетке «{ $at }» останется на месте
castle-event-sorcerer-walked = Волшебник идёт { $ways }, на клетку «{ $end }»
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
        [idle] В ряду нет шагов, и призрак поднимается на ступеньку { $level }
       *[card] Призрак поднимается на ступеньку { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = По этому ряду никак не пройти
castle-event-row-halted = Ряд кончается на клетке «{ $at }»: { castle-cause }
castle-event-step-skipped = Шаг { $number } пропускаем: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Решено: этим рядом клад не взять
        [one] Решено: больше { $found } клада этим рядом не взять
       *[other] Решено: больше { $found } кладов этим рядом не взять
    }
castle-event-puzzle-missed = Этим рядом можно взять больше кладов: { $best }, а не { $found }
castle-event-castle-saved = Все клады найдены!
castle-event-ghost-escaped = Призрак выбирается из башни

## How it ended

castle-outcome-castle-saved = Замок спасён!
    .because =
        { $points ->
            [1] Клад найден, а призрак всё ещё в своей башне.
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

castle-outcome-puzzle-solved = Решено!
    .because =
        { $points ->
            [0] Этим рядом клад никак не взять.
            [one] Больше { $points } клада этим рядом не взять.
           *[other] Больше { $points } кладов этим рядом не взять.
        }
castle-outcome-puzzle-missed = Пока не всё
    .because =
        { $points ->
            [0] Пока ни одного клада. Но можно взять больше.
            [one] Взят { $points } клад. Но можно взять больше.
            [few] Взято { $points } клада. Но можно взять больше.
            [many] Взято { $points } кладов. Но можно взять больше.
           *[other] Взято { $points } клада. Но можно взять больше.
        }

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
    .help = Отмени этот поворот и выбери заново.
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
    .because = Шаг { $number } пойдёт { castle-direction } с клетки «{ $at }», но { castle-cause }.
    .help = Попробуй повернуть иначе или оставь стрелку, как лежит.
castle-refused-row-hopeless = Этому ряду повороты не помогут
    .because = Что ни поверни и что ни выбери, один шаг всё равно не сделать.
    .help = Запусти ряд. Призрак поднимется, а потом будет новый ряд.
castle-refused-no-question = Здесь нечего выбирать
    .because = Сейчас ни карта, ни ворота не спрашивают, куда идти.
    .help = Поверни стрелку или запусти ряд.
castle-refused-way-blocked = Здесь не пройти { castle-direction }
    .because = Он стоит на клетке «{ $at }», но { castle-cause }.
    .help = Выбери путь с открытой дверью.
castle-refused-way-dead-end = Так он застрянет: дальше не сможет пойти { castle-direction }
    .because = Шаг { $number } начнётся на клетке «{ $at }», но { castle-cause }.
    .help = Попробуй другой путь или сначала поверни стрелку.
castle-refused-wand-dead-end = Сначала поверни стрелку: дальше он не сможет пойти { castle-direction }
    .because = Шаг { $number } начнётся на клетке «{ $at }», но { castle-cause }.
    .help = С волшебной палочкой или без неё, здесь это не поможет. Поверни стрелку.
castle-refused-not-a-gate = На клетке «{ $square }» нет ворот
    .because = Он прыгает только из ворот в ворота.
    .help = Выбери одни из ворот.
castle-refused-same-gate = Он уже стоит в этих воротах
    .because = Ворота переносят его в другие ворота.
    .help = Выбери другие ворота, или пусть идёт дальше.
castle-refused-gate-dead-end = Из ворот «{ $square }» дальше не пройти
    .because = Для шага { $number } там нет открытой двери.
    .help = Выбери другие ворота.
castle-refused-gate-forced = Из ворот «{ $at }» надо прыгать
    .because = По правилам этой игры ворота всегда переносят его дальше.
    .help = Выбери одни из других ворот.
castle-refused-stay-dead-end = Без прыжка он застрянет на клетке «{ $at }»
    .because = Для шага { $number } там нет открытой двери.
    .help = Пусть прыгнет в другие ворота.
castle-refused-question-open =
    { $kind ->
        [gate] Ворота ждут ответа
        [wand] Палочка ждёт ответа
       *[way] Карта { $place } ждёт: куда идти?
    }
    .because =
        { $kind ->
            [gate] Он входит в ворота и хочет знать, куда дальше.
            [wand] Он находит палочку, и выбираешь ты: взмахнуть ею или нет.
           *[way] Эта карта ведёт в любую сторону, и выбираешь ты.
        }
    .help =
        { $kind ->
            [gate] Выбери одни из других ворот.
            [wand] Взмахни палочкой или оставь её.
           *[way] Выбери для карты { $place }: вверх, вправо, вниз или влево.
        }
castle-refused-step-blocked = Шаг { $number } не сделать
    .because = Карта { $place } ведёт { castle-direction } с клетки «{ $at }», но { castle-cause }.
    .help = Поверни стрелку так, чтобы у каждого шага была открытая дверь.
castle-refused-row-unfinished = Ряд ещё не готов
    .because = Ещё не все карты вышли.
    .help = Подожди, пока лягут все карты.
castle-refused-row-full = Ряд уже готов
    .because = Все его карты на месте.
    .help = Поверни стрелку или запусти ряд.
castle-refused-treasures-first = Сначала клады
    .because = Все клады прячут до первой карты.
    .help = Подожди, пока они окажутся в своих комнатах.
castle-refused-not-in-stack = Этой карты нет в колоде
    .because = Все карты «{ castle-card }» уже открыты.
    .help = Возьми карту, которую даёт колода.
castle-refused-no-chamber = Клетка «{ $square }» не комната
    .because = Клады прячут только в комнатах.
    .help = Выбери комнату со знаком и числом.
castle-refused-treasures-all-placed = Все клады уже спрятаны
    .because = В этой игре больше кладов не ищем.
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
castle-hint-begin = Спрячь клады, потом выложи первый ряд.
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
castle-grown-up-loop = Карта «{ castle-face-loop }» запускает снова то, что лежит слева от неё. Спросите: «Где будет волшебник, когда всё начнётся снова?»
castle-grown-up-loop-first = Если карта «{ castle-face-loop }» лежит первой, она ничего не делает. Спросите: «Что лежит слева от неё?»
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
castle-square-ghost-room = { $square }, клетка с призраком
castle-square-here = { $square }, здесь волшебник
castle-read = Волшебник на клетке «{ $square }». Призрак на ступеньке { $level } из { $tower }. Осталось найти: { $treasures }. Ряд: { $row }.
castle-read-nothing = ничего
castle-key-pick = Выбрать карту ряда
castle-key-turn = Повернуть выбранную карту

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Закодированный замок: { $board }
castle-paper-title = Ножницы, клей, готово
castle-paper-board = Склей доску: разрежь по тонким линиям и положи каждый срезанный край на полосатый край с той же буквой.
castle-paper-cards = Режь карты от метки до метки, прямо через весь лист. Плотная бумага служит дольше.
castle-paper-tokens = Вырежи клады парами. Согни каждую пару по пунктиру и склей картинками наружу.
castle-paper-figures = Вырежи волшебника и призрака. Согни каждого над головой, склей половинки и отогни обе ножки наружу.
castle-paper-ghost = Призрак ждёт у двери своей башни, волшебник стоит на звезде. Можно играть.
castle-paper-written =
    { $count ->
        [1]
            { $pages ->
                [one] { $pages } страница для печати: { $files } в папке { $folder }
                [few] { $pages } страницы для печати: { $files } в папке { $folder }
               *[other] { $pages } страниц для печати: { $files } в папке { $folder }
            }
       *[other]
            { $pages ->
                [one] { $pages } страница для печати в папке { $folder }
                [few] { $pages } страницы для печати в папке { $folder }
               *[other] { $pages } страниц для печати в папке { $folder }
            }
    }
castle-paper-unknown = Файла { $file } нет, и доски с таким названием тоже. Наши доски: { $boards }
castle-paper-there = Файл { $file } уже есть в папке { $folder }. Выбери другую папку: --to, или запиши поверх: --overwrite.
castle-paper-unwritten = В папку { $folder } не записать ({ $because }). Выбери другую: --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Взмахнуть палочкой
castle-leave-wand = Оставить
castle-wand-choice = этой палочкой можно взмахнуть
castle-hint-wand = Волшебная палочка! Взмахнуть или оставить?
castle-hint-way-again = Снова карта { $place }. Куда на этот раз?
castle-hint-may-stop = Шаг { $number } не сделать. Поверни стрелку или всё равно нажми «Вперёд!».
castle-hint-puzzle = Возьми этим рядом как можно больше кладов.
castle-plan-stops = Шаг { $number } не сделать. Но нажать «Вперёд!» можно.
castle-chip-wand = палочка
castle-chip-spare = без палочки
castle-chip-skip = шаг { $number } { $direction }: пропускаем
castle-chip-which-wand = взмахнуть палочкой?
castle-square-wand-spent = { $square }, палочка уже без волшебства
castle-puzzle = Головоломка
    .task = Поворачивай и выбирай так, чтобы этот один ряд взял как можно больше кладов. Потом нажми «Вперёд!».
castle-puzzle-brings = У головоломки свой замок, свои правила, клады и карты.
castle-puzzle-may-bring = У твоей головоломки свои клады и карты. В её файле могут быть и свой замок, и правила.
castle-next-puzzle = Ещё головоломка
castle-solves = решает
castle-stack = Колода
castle-stack-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] { $count } клад
        [few] { $count } клада
        [many] { $count } кладов
       *[other] { $count } клада
    }
castle-key-wand = Взмахнуть палочкой или оставить её

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = солнце
castle-symbol-fish = рыба
castle-symbol-tree = дерево
castle-symbol-bird = птица
castle-symbol-boat = лодка
castle-unfit-file-too-long = Файл слишком длинный
    .help = Доске или колоде хватает гораздо меньше знаков, чем { $most }. Это точно нужный файл?
castle-unfit-not-toml = Строка { $line } не читается
    .help = Поищи в ней и в строке перед ней: не хватает кавычки, запятой или скобки?
castle-unfit-field-missing = Не хватает «{ $field }»
    .help = Добавь строку, которая начинается с { $field } =
castle-unfit-field-unknown = Слово «{ $field }» здесь никому не знакомо
    .help =
        { $meant ->
            [none] Убери эту строку. Это точно нужный файл?
           *[other] Может быть, «{ $meant }»?
        }
castle-unfit-name-unfit = Такое название не подходит
    .help = Напиши в кавычках от 1 до { $most } букв, в одну строку.
castle-unfit-not-texts = «{ $field }»: здесь нужен список слов
    .help = Напиши так: { $field } = ["one", "two"]
castle-unfit-not-a-number = «{ $field }»: здесь нужно целое число
    .help = Напиши так: { $field } = 8
castle-unfit-not-pairs = «{ $field }»: здесь нужен список пар
    .help = Напиши так: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = Столбцов слишком много: { $columns }
    .help = На доске их не больше { $most }. Сократи symbols и каждую строку.
castle-unfit-too-many-rows = Рядов слишком много: { $rows }
    .help = На доске их не больше { $most }. Убери лишние строки.
castle-unfit-symbol-unknown = Знака «{ $symbol }» нет
    .help =
        { $meant ->
            [none] Выбери из этих: { $known }.
           *[other] Может быть, «{ $meant }»?
        }
castle-unfit-symbol-twice = У двух столбцов один знак: «{ $symbol }»
    .help = Дай каждому столбцу свой знак.
castle-unfit-line-length = В строке { $line } доски клеток: { $letters }, а знаков: { $columns }
    .help = В каждой строке столько клеток, сколько знаков.
castle-unfit-letter-unknown = «{ $letter }» в клетке { $square }: такой клетки не бывает
    .help = Пиши . для обычной комнаты, S для старта, O для ворот, w для палочки, X для клетки с призраком.
castle-unfit-tower-length = С такой башней не сыграть, ступенек в ней: { $tower }
    .help = Выбери число от { $fewest } до { $most }.
castle-unfit-no-start = Волшебнику негде начать
    .help = Поставь S в одну из клеток.
castle-unfit-many-starts = Старт не один: { $squares }
    .help = Оставь одну S, остальные замени точкой: это обычные комнаты.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Для кладов нет ни одной обычной комнаты
        [one] Для кладов есть только { $chambers } обычная комната
        [few] Для кладов есть только { $chambers } обычные комнаты
        [many] Для кладов есть только { $chambers } обычных комнат
       *[other] Для кладов есть только { $chambers } обычной комнаты
    }
    .help = Поставь ещё точки, чтобы обычных комнат стало { $fewest }.
castle-unfit-gate-alone = Ворота { $square } никуда не ведут: они одни
    .help = Добавь вторую O или замени { $square } точкой: будет обычная комната.
castle-unfit-wall-off-board = Между { $first } и { $second } стену не поставить: клетки { $square } нет
    .help = Назови две соседние клетки, например ["a1", "b1"].
castle-unfit-wall-apart = Между { $first } и { $second } стену не поставить: они не соседние
    .help = Назови две соседние клетки, например ["a1", "b1"].
castle-unfit-wall-twice = Стена между { $first } и { $second } записана дважды
    .help = Убери одну из двух.
castle-unfit-treasure-off-board = На жетоне клада клетка { $square }, но такой клетки нет
    .help = Напиши букву столбца и номер ряда этой доски, например "c4".
castle-unfit-treasure-no-chamber = На жетоне клада клетка { $square }, но это не обычная комната
    .help = Назови клетку с точкой или поставь точку в { $square }.
castle-unfit-treasure-twice = На двух жетонах кладов одна клетка: { $square }
    .help = Убери один из двух.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Нет ни одного жетона клада
        [one] Есть только { $treasures } жетон клада
        [few] Есть только { $treasures } жетона кладов
        [many] Есть только { $treasures } жетонов кладов
       *[other] Есть только { $treasures } жетона кладов
    }
    .help = Назови хотя бы { $fewest } обычные комнаты или убери treasures: тогда жетон будет у каждой обычной комнаты.
castle-unfit-unreachable = Сюда не попасть: { $squares }
    .help = Убери стену, замени клетку с призраком обычной или поставь там ворота. А можно сделать { $square } клеткой с призраком: X.
castle-unfit-card-unknown = Карты «{ $card }» нет
    .help =
        { $meant ->
            [none] Карты такие: { $known }.
           *[other] Может быть, «{ $meant }»?
        }
castle-unfit-card-count = Сколько карт «{ $card }», написано не числом
    .help = Напиши целое число, 0 или больше: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Нет ни одной карты
        [one] Есть только { $cards } карта
        [few] Есть только { $cards } карты
        [many] Есть только { $cards } карт
       *[other] Есть только { $cards } карты
    }
    .help = В ряду три карты, поэтому в колоде их хотя бы { $fewest }.
castle-unfit-deck-too-large = Карт слишком много: { $cards }
    .help = В колоде не больше { $most } карт.
castle-unfit-deck-walks-nobody = Ни одна карта не ведёт волшебника
    .help = Добавь стрелки (up, right, down, left) или карты sorcerer.

## toychest board check

castle-check-playable = { $file }: играть можно.
castle-check-size = Клеток: { $squares }, столбцов: { $columns }, рядов: { $rows }
castle-check-facts = старт: { $start }; обычные комнаты: { $chambers }, жетоны кладов: { $treasures }, ворота: { $gates }, палочки: { $wands }, клетки с призраком: { $ghosts }, стены: { $walls }; ступеньки башни: { $tower }
castle-check-forced = Когда через ворота прыгают всегда (для старших, для самых старших), сюда не попасть: { $squares }. Тогда кладов там не будет.
castle-check-off = Когда ворота не действуют (немецкое издание, для юных), сюда не попасть: { $squares }. Тогда кладов там не будет.
castle-check-deck = { $file }: играть можно, карт: { $cards }.
castle-check-box = В настоящей коробке 28 жетонов кладов, а у этой доски: { $treasures }. Если это доска из твоей коробки, пересчитай её обычные комнаты.
castle-check-stuck = С { $deck } никто никогда не уйдёт со старта { $file }: там любой ряд упирается. Добавь волшебника или другую стрелку.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Первый поворот
    .help = Одна стрелка. Поверни её к кладу.
castle-option-puzzle-2-any-way = 2. Куда хочешь
    .help = Одна карта ведёт в любую сторону. А что сначала делать стрелке?
castle-option-puzzle-3-once-more = 3. Ещё раз
    .help = С картой «{ castle-face-loop }» тот же путь проходят дважды. Какой путь лучше всех?
castle-option-puzzle-4-gate = 4. Ворота
    .help = Клад далеко, зато ворота близко.
castle-option-puzzle-5-door = 5. Дверь
    .help = Двор за стеной. Где же в него дверь?
castle-option-puzzle-6-two-of-three = 6. Две из трёх
    .help = Стрелок три, а повернуть можно только две.
castle-option-puzzle-7-must-jump = 7. Мимо не пройти
    .help = Любые ворота переносят дальше. Где ты окажешься во второй раз?
castle-option-puzzle-8-loop-of-loops = 8. Повтор повтора
    .help = Одна карта, четыре шага, а посередине ворота.
`;export{e as default};