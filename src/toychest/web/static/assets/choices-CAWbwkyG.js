var e=`### What may be chosen before play: printings, options and house rules. The question is short; the choice is a few
### words; its help is one sentence that says what is played.

## Printings

castle-printing = Яке видання у твоїй коробці?
castle-printing-standard = Як у Toychest
    .help = Як каже більшість із шести мов, а де вони мовчать, там наше рішення.
castle-printing-en = Англійське
    .help = Махнути паличкою чи ні, обираєш ти.
castle-printing-de = Німецьке
    .help = Повтор діє на одну картку, усього вона спрацьовує тричі; закритим рядом ідуть, скільки можна; привид має вийти з вежі. Де в книжці описка, грають по-нашому.
castle-printing-fr = Французьке
    .help = Як каже більшість мов.
castle-printing-ru = Російське
    .help = Як каже більшість мов. Де в книжці описка, грають по-нашому.
castle-printing-es = Іспанське
    .help = Як каже більшість мов.
castle-printing-pl = Польське
    .help = Як каже більшість мов; мабуть, найперше.

## Options of the box

castle-option-profile = Які правила?
castle-option-profile-base = Звичайні
    .help = Крізь браму можна стрибати, а можна й ні. Повтор діє і на привидів. Складніше.
castle-option-profile-young = Для юних
    .help = Крізь браму можна стрибати, а можна й ні. На привидів повтор не діє. Легше.
castle-option-profile-older = Для старших
    .help = Крізь браму стрибають завжди. На привидів повтор не діє. Легше.
castle-option-profile-oldest = Для найстарших
    .help = Крізь браму стрибають завжди. Повтор діє і на привидів. Складніше.
castle-option-half_turns = На скільки повертати стрілку?
castle-option-half_turns-false = На чверть
    .help = Ліворуч або праворуч.
castle-option-half_turns-true = І на пів оберту
    .help = Ліворуч, праворуч або у зворотний бік.
castle-option-treasures = Скільки скарбів?
    .help = У книжці правил чотири. Що менше їх, то коротша гра.
castle-option-board = Який замок?
castle-option-board-castle = Замок
    .help = Сім на шість кімнат, чотири брами, чотири палички.
castle-option-board-garden = Сад
    .help = Маленький і привітний, для наймолодших.
castle-option-board-cloister = Монастир
    .help = Стіни без дверей ведуть в обхід.
castle-option-board-labyrinth = Лабіринт
    .help = Великий, і всюди обхідні шляхи. Для тих, хто знає замок напам’ять.
castle-option-board-file = Своє поле
    .help = Невеликий текстовий файл, як показано в docs/boards.md.
castle-option-deck = Які картки?
castle-option-deck-standard = 35 карток
    .help = 35 карток: стрілки → 5, ← 5, ↑ 3, ↓ 3; повтор 6, чарівник 4, привид 9.
castle-option-deck-file = Свої картки
    .help = Невеликий текстовий файл, де сказано, скільки яких карток.
castle-option-puzzle = Головоломка?
castle-option-puzzle-none = Ціла гра
    .help = Знайди всі скарби, поки привид не вибрався.
castle-option-puzzle-file = Своя головоломка
    .help = Невеликий текстовий файл, де записано ряд і скарби.

## House rules

castle-reading-rerotate_in_loop = Чи можна повернути стрілку наново, коли її повторюють?
castle-reading-rerotate_in_loop-no = Ні
    .help = Повернута стрілка за кожного повтору дивиться туди само.
castle-reading-rerotate_in_loop-yes = Так
    .help = За кожного повтору стрілку можна повернути наново.
castle-reading-loop_runs = Скільки разів картки діють із повтором?
castle-reading-loop_runs-2 = Двічі
    .help = З повтором усе, на що він діє, стається загалом двічі.
castle-reading-loop_runs-3 = Тричі
    .help = З повтором усе, на що він діє, стається загалом тричі.
castle-reading-loop_scope = Що запускає знову повтор?
castle-reading-loop_scope-prefix = Усі картки ліворуч
    .help = Повтор запускає знову все, що ліворуч від нього, по черзі.
castle-reading-loop_scope-previous_card = Одну картку ліворуч
    .help = Повтор запускає знову лише ту картку, що лежить поруч ліворуч.
castle-reading-multi_loop = Що робить другий повтор?
castle-reading-multi_loop-nested = Повторює й роботу першого
    .help = Другий повтор запускає знову все, що вже сталося.
castle-reading-multi_loop-flat = Додає ще коло
    .help = Кожен повтор додає ще коло простих карток ліворуч від нього.
castle-reading-multi_loop-idle_second = Нічого
    .help = У ряду працює лише перший повтор.
castle-reading-sorcerer_repeat = Куди веде картка чарівника за повтору?
castle-reading-sorcerer_repeat-same = Туди само
    .help = За кожного повтору картка чарівника веде в той самий бік.
castle-reading-sorcerer_repeat-free = Знову куди хочеш
    .help = За кожного повтору ти наново обираєш, куди веде картка чарівника.
castle-reading-wand_reuse = Скільки разів діє паличка?
castle-reading-wand_reuse-always = Щоразу
    .help = Паличка діє щоразу, коли чарівник приходить до неї.
castle-reading-wand_reuse-once_per_turn = Раз за ряд
    .help = Кожна паличка діє один раз за ряд карток.
castle-reading-wand_reuse-once_per_game = Раз за гру
    .help = Кожна паличка діє один раз, і чарів у ній більше немає.
castle-reading-wand = Чи треба махнути паличкою?
castle-reading-wand-auto = Вона діє сама
    .help = Коли чарівник приходить до палички, привид завжди спускається.
castle-reading-wand-optional = Обираєш ти
    .help = Коли чарівник приходить до палички, ти обираєш, чи спуститься привид.
castle-reading-young_gates = А брами для юних?
castle-reading-young_gates-optional = Стрибати можна
    .help = За правилами для юних крізь браму можна стрибати, а можна й ні.
castle-reading-young_gates-off = Вони зачинені
    .help = За правилами для юних брами як звичайні кімнати.
castle-reading-voluntary_fail = Чи можна здати ряд, яким можна пройти?
castle-reading-voluntary_fail-no = Ні
    .help = Якщо рядом можна пройти, ним ідуть.
castle-reading-voluntary_fail-yes = Так
    .help = Можна скласти ряд так, що ним не пройти, і заплатити за це.
castle-reading-impossible = Що буває, коли рядом не пройти?
castle-reading-impossible-whole = Ніхто не йде
    .help = Чарівник лишається на місці, а привид піднімається ще на сходинку.
castle-reading-impossible-halt = Він іде до зачинених дверей
    .help = Чарівник іде, скільки може, а привид піднімається ще на сходинку.
castle-reading-impossible-skip = Пропускають лише закриті кроки
    .help = Чарівник пропускає кроки, яких не зробити, а привид піднімається ще на сходинку.
castle-reading-impossible-none_at_all = Він іде до зачинених дверей, і це безплатно
    .help = Чарівник іде, скільки може; привид піднімається ще на сходинку, лише якщо не вийшло жодного кроку.
castle-reading-void_ghosts = Чи рахуються картки привида, коли рядом не пройти?
castle-reading-void_ghosts-count = Так
    .help = Картки привида рухають його, навіть якщо рядом не пройти.
castle-reading-void_ghosts-ignore = Ні
    .help = Де ряд обривається, решта його карток привида пропадає; привид піднімається на одну сходинку.
castle-reading-idle_row = Чого коштує ряд без жодного кроку?
castle-reading-idle_row-free = Нічого зайвого
    .help = За ряд із самих привидів і повторів нічого зайвого не платять.
castle-reading-idle_row-penalty = Сходинки привида
    .help = Якщо в ряду немає жодного кроку, привид піднімається ще на сходинку.
castle-reading-loss = Коли привид вибрався?
castle-reading-loss-enter_last = На останній сходинці
    .help = Гру програно, коли привид стає на останню сходинку вежі.
castle-reading-loss-step_beyond = За останньою сходинкою
    .help = Гру програно, коли привид сходить з останньої сходинки вежі.
castle-reading-short_row = А якщо лишилося тільки дві картки?
castle-reading-short_row-two_cards = Ряд із двох
    .help = Останні картки колоди складаються в короткий ряд.
castle-reading-short_row-refill_to_three = Перетасувати й додати
    .help = Зіграні картки тасують, і в ряду знову три картки.
castle-reading-arrow_source = Звідки у стрілки напрямок?
castle-reading-arrow_source-printed_directions = Його надруковано
    .help = На кожній стрілці надруковано її напрямок.
castle-reading-arrow_source-random_on_draw = Як пощастить
    .help = Кожна стрілка може вийти з колоди в будь-який бік.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = Скарбів забагато: { $treasures }. У цьому замку кімнат для них: { $chambers }
    .help = Обери не більше ніж { $chambers } або більший замок.
castle-unfit-puzzle-row = Головоломці потрібен ряд із карток: від однієї до { $most }
    .help = Напиши їх зліва направо. Картки такі: { $cards }.
castle-unfit-puzzle-treasures = Головоломці потрібні скарби, кожен у своїй кімнаті
    .help = Назви кожну клітинку один раз, наприклад "c4".
castle-unfit-puzzle-treasure = Скарб лежить у клітинці { $square }, але на цьому полі це не звичайна кімната
    .help = Поклади скарб у клітинку, де стоїть крапка.
castle-unfit-puzzle-treasure-taken = Чарівник стоїть у клітинці { $square }, а там лежить скарб
    .help = Пересунь скарб або чарівника.
castle-unfit-puzzle-sorcerer = У клітинці { $square } чарівникові не стати
    .help = Постав його у клітинку цього поля, але не в кімнату з привидом.
castle-unfit-puzzle-ghost = Привидові не можна бути на сходинці { $ghost }
    .help = Обери сходинку від 0 до { $last }.
castle-unfit-field-mistyped = Значення { $field } треба написати інакше
    .help =
        { $kind ->
            [int] Напиши ціле число, без лапок.
            [bool] Напиши true або false, без лапок.
           *[str] Напиши текст у лапках.
        }
castle-unfit-puzzle-nothing-to-take = Цим рядом скарб ніяк не взяти
    .help = Поклади скарб туди, куди ряд може привести.
castle-unfit-puzzle-too-wide = Цю головоломку можна зіграти надто багатьма способами
    .help = Візьми поле, де менше брам, або ряд, де менше повторів.
castle-unfit-puzzle-choice = { $field } у цій головоломці не існує
    .help = Обери одне з цього: { $choices }.
`;export{e as default};