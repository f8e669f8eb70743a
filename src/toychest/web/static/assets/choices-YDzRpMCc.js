var e=`### What may be chosen before play: printings, options and house rules. The question is short; the choice is a few
### words; its help is one sentence that says what is played.

## Printings

castle-printing = Какое издание у тебя в коробке?
castle-printing-standard = Как в Toychest
    .help = Как говорит большинство из шести языков, а где они молчат, там наше решение.
castle-printing-en = Английское
    .help = Взмахнуть палочкой или нет, выбираешь ты.
castle-printing-de = Немецкое
    .help = Повтор касается одной карты, всего она действует трижды; по закрытому ряду идут, сколько можно; призрак должен выйти из башни. Где в книге описка, играют по-нашему.
castle-printing-fr = Французское
    .help = Как говорит большинство языков.
castle-printing-ru = Русское
    .help = Как говорит большинство языков. Где в книге описка, играют по-нашему.
castle-printing-es = Испанское
    .help = Как говорит большинство языков.
castle-printing-pl = Польское
    .help = Как говорит большинство языков; наверное, самое первое.

## Options of the box

castle-option-profile = Какие правила?
castle-option-profile-base = Обычные
    .help = Через ворота можно прыгать, а можно нет. Повтор касается и призраков. Сложнее.
castle-option-profile-young = Для юных
    .help = Через ворота можно прыгать, а можно нет. Призраков повтор не касается. Легче.
castle-option-profile-older = Для старших
    .help = Через ворота прыгают всегда. Призраков повтор не касается. Легче.
castle-option-profile-oldest = Для самых старших
    .help = Через ворота прыгают всегда. Повтор касается и призраков. Сложнее.
castle-option-half_turns = На сколько повернуть стрелку?
castle-option-half_turns-false = На четверть
    .help = Влево или вправо.
castle-option-half_turns-true = И на пол-оборота
    .help = Влево, вправо или в обратную сторону.
castle-option-treasures = Сколько кладов?
    .help = В книге правил четыре. Чем их меньше, тем короче игра.
castle-option-board = Какой замок?
castle-option-board-castle = Замок
    .help = Семь на шесть комнат, четверо ворот, четыре палочки.
castle-option-board-garden = Сад
    .help = Маленький и добрый, для самых юных.
castle-option-board-cloister = Монастырь
    .help = Стены без дверей ведут в обход.
castle-option-board-labyrinth = Лабиринт
    .help = Большой, и всюду обходные пути. Для тех, кто знает замок наизусть.
castle-option-board-file = Своя доска
    .help = Небольшой текстовый файл, как показано в docs/boards.md.
castle-option-deck = Какие карты?
castle-option-deck-standard = 35 карт
    .help = 35 карт: стрелки → 5, ← 5, ↑ 3, ↓ 3; повтор 6, волшебник 4, призрак 9.
castle-option-deck-file = Свои карты
    .help = Небольшой текстовый файл, где сказано, сколько каких карт.
castle-option-puzzle = Головоломка?
castle-option-puzzle-none = Целая игра
    .help = Найди все клады, пока призрак не выбрался.
castle-option-puzzle-file = Своя головоломка
    .help = Небольшой текстовый файл, где записаны ряд и клады.

## House rules

castle-reading-rerotate_in_loop = Можно ли повернуть стрелку заново, когда её повторяют?
castle-reading-rerotate_in_loop-no = Нет
    .help = Повёрнутая стрелка при каждом повторе смотрит туда же.
castle-reading-rerotate_in_loop-yes = Да
    .help = При каждом повторе стрелку можно повернуть заново.
castle-reading-loop_runs = Сколько раз карты действуют с повтором?
castle-reading-loop_runs-2 = Дважды
    .help = С повтором всё, чего он касается, происходит всего два раза.
castle-reading-loop_runs-3 = Трижды
    .help = С повтором всё, чего он касается, происходит всего три раза.
castle-reading-loop_scope = Что запускает снова повтор?
castle-reading-loop_scope-prefix = Все карты слева
    .help = Повтор запускает снова всё, что слева от него, по порядку.
castle-reading-loop_scope-previous_card = Одну карту слева
    .help = Повтор запускает снова только ту карту, что лежит рядом слева.
castle-reading-multi_loop = Что делает второй повтор?
castle-reading-multi_loop-nested = Повторяет и работу первого
    .help = Второй повтор запускает снова всё, что уже произошло.
castle-reading-multi_loop-flat = Добавляет ещё круг
    .help = Каждый повтор добавляет ещё круг простых карт слева от него.
castle-reading-multi_loop-idle_second = Ничего
    .help = В ряду работает только первый повтор.
castle-reading-sorcerer_repeat = Куда ведёт карта волшебника при повторе?
castle-reading-sorcerer_repeat-same = Туда же
    .help = При каждом повторе карта волшебника ведёт в ту же сторону.
castle-reading-sorcerer_repeat-free = Снова куда хочешь
    .help = При каждом повторе ты заново выбираешь, куда ведёт карта волшебника.
castle-reading-wand_reuse = Сколько раз работает палочка?
castle-reading-wand_reuse-always = Каждый раз
    .help = Палочка работает каждый раз, когда волшебник приходит к ней.
castle-reading-wand_reuse-once_per_turn = Раз за ряд
    .help = Каждая палочка работает один раз за ряд карт.
castle-reading-wand_reuse-once_per_game = Раз за игру
    .help = Каждая палочка работает один раз, и волшебства в ней больше нет.
castle-reading-wand = Нужно ли взмахнуть палочкой?
castle-reading-wand-auto = Она работает сама
    .help = Когда волшебник приходит к палочке, призрак всегда спускается.
castle-reading-wand-optional = Выбираешь ты
    .help = Когда волшебник приходит к палочке, ты выбираешь, спустится ли призрак.
castle-reading-young_gates = А ворота для юных?
castle-reading-young_gates-optional = Прыгать можно
    .help = По правилам для юных через ворота можно прыгать, а можно нет.
castle-reading-young_gates-off = Они закрыты
    .help = По правилам для юных ворота как обычные комнаты.
castle-reading-voluntary_fail = Можно ли сдать ряд, по которому можно пройти?
castle-reading-voluntary_fail-no = Нет
    .help = Если по ряду можно пройти, по нему идут.
castle-reading-voluntary_fail-yes = Да
    .help = Можно сложить ряд так, что по нему не пройти, и заплатить за это.
castle-reading-impossible = Что бывает, если по ряду не пройти?
castle-reading-impossible-whole = Никто не идёт
    .help = Волшебник остаётся на месте, а призрак поднимается ещё на ступеньку.
castle-reading-impossible-halt = Он идёт до закрытой двери
    .help = Волшебник идёт, сколько может, а призрак поднимается ещё на ступеньку.
castle-reading-impossible-skip = Пропускают только закрытые шаги
    .help = Волшебник пропускает шаги, которых не сделать, а призрак поднимается ещё на ступеньку.
castle-reading-impossible-none_at_all = Он идёт до закрытой двери, и это бесплатно
    .help = Волшебник идёт, сколько может; призрак поднимается ещё на ступеньку, только если не вышло ни одного шага.
castle-reading-void_ghosts = Считаются ли карты призрака, если по ряду не пройти?
castle-reading-void_ghosts-count = Да
    .help = Карты призрака двигают его, даже если по ряду не пройти.
castle-reading-void_ghosts-ignore = Нет
    .help = Где ряд обрывается, остальные его карты призрака пропадают; призрак поднимается на одну ступеньку.
castle-reading-idle_row = Чего стоит ряд без единого шага?
castle-reading-idle_row-free = Ничего лишнего
    .help = За ряд из одних призраков и повторов ничего лишнего не платят.
castle-reading-idle_row-penalty = Ступеньки призрака
    .help = Если в ряду нет ни одного шага, призрак поднимается ещё на ступеньку.
castle-reading-loss = Когда призрак выбрался?
castle-reading-loss-enter_last = На последней ступеньке
    .help = Игра проиграна, когда призрак встаёт на последнюю ступеньку башни.
castle-reading-loss-step_beyond = За последней ступенькой
    .help = Игра проиграна, когда призрак сходит с последней ступеньки башни.
castle-reading-short_row = А если осталось только две карты?
castle-reading-short_row-two_cards = Ряд из двух
    .help = Последние карты колоды складываются в короткий ряд.
castle-reading-short_row-refill_to_three = Перемешать и добавить
    .help = Сыгранные карты перемешивают, и в ряду снова три карты.
castle-reading-arrow_source = Откуда у стрелки направление?
castle-reading-arrow_source-printed_directions = Оно напечатано
    .help = На каждой стрелке напечатано её направление.
castle-reading-arrow_source-random_on_draw = Как повезёт
    .help = Каждая стрелка может выйти из колоды в любую сторону.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = Кладов слишком много: { $treasures }. В этом замке комнат для них: { $chambers }
    .help = Выбери не больше { $chambers } или замок побольше.
castle-unfit-puzzle-row = Головоломке нужен ряд из карт: от одной до { $most }
    .help = Напиши их слева направо. Карты такие: { $cards }.
castle-unfit-puzzle-treasures = Головоломке нужны клады, каждый в своей комнате
    .help = Назови каждую клетку один раз, например "c4".
castle-unfit-puzzle-treasure = Клад лежит в клетке { $square }, но на этой доске это не обычная комната
    .help = Положи клад в клетку, где стоит точка.
castle-unfit-puzzle-treasure-taken = Волшебник стоит в клетке { $square }, а там лежит клад
    .help = Передвинь клад или волшебника.
castle-unfit-puzzle-sorcerer = В клетке { $square } волшебнику не встать
    .help = Поставь его в клетку этой доски, но не в клетку с призраком.
castle-unfit-puzzle-ghost = Призраку нельзя быть на ступеньке { $ghost }
    .help = Выбери ступеньку от 0 до { $last }.
castle-unfit-field-mistyped = Значение { $field } нужно написать иначе
    .help =
        { $kind ->
            [int] Напиши целое число, без кавычек.
            [bool] Напиши true или false, без кавычек.
           *[str] Напиши текст в кавычках.
        }
castle-unfit-puzzle-nothing-to-take = Этим рядом клад никак не взять
    .help = Положи клад туда, куда ряд может привести.
castle-unfit-puzzle-too-wide = Эту головоломку можно сыграть слишком многими способами
    .help = Возьми доску, где меньше ворот, или ряд, где меньше повторов.
castle-unfit-puzzle-choice = { $field } в этой головоломке не существует
    .help = Выбери одно из этого: { $choices }.
`;export{e as default};