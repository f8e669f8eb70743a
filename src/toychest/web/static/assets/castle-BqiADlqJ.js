var e=`### Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number, in quotes inside a sentence.
### Seats act in the present tense, because the past would give them a gender.

## Words that other sentences use

castle-direction-up = вгору
castle-direction-right = праворуч
castle-direction-down = вниз
castle-direction-left = ліворуч
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] праворуч
        [about] на пів оберту
       *[left] ліворуч
    }
castle-picture-crown = корона
castle-picture-cup = кубок
castle-picture-gem = самоцвіт
castle-picture-ring = перстень
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] далі замок закінчується
        [ghost-room] далі кімната з привидом
       *[wall] далі немає дверей
    }
castle-symbol-moon = місяць
castle-symbol-heart = серце
castle-symbol-key = ключ
castle-symbol-drop = крапля
castle-symbol-bell = дзвоник
castle-symbol-leaf = листок
castle-symbol-flag = прапор
castle-square = { $symbol } { $row }
castle-card-up = вгору
castle-card-right = праворуч
castle-card-down = вниз
castle-card-left = ліворуч
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = привид
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

castle-face-arrow = Крок
castle-face-loop = Ще раз
castle-face-sorcerer = Куди хочеш
castle-face-ghost = Привид
castle-face-back = сорочкою вгору

## What happened

castle-event-treasure-placed =
    { $picture ->
        [crown] Корона
        [cup] Кубок
        [gem] Самоцвіт
       *[ring] Перстень
    } чекає в кімнаті «{ $square }»
castle-event-card-laid = { $name } викладає: { $cards }
castle-event-stack-shuffled = Картки знову перетасовано, усього { $cards }
castle-event-card-turned = { $name } повертає картку { $place } { castle-turned }
castle-event-way-chosen = Картка { $place } поведе { castle-direction }
castle-event-gate-chosen = Від брами «{ $at }» до брами «{ $to }»
castle-event-gate-declined = Брама «{ $at }»: без стрибка
castle-event-wand-chosen = Паличка в кімнаті «{ $at }» спрацює
castle-event-wand-declined = Паличка в кімнаті «{ $at }» лишиться на місці
castle-event-sorcerer-walked = Чарівник іде { $ways }, до кімнати «{ $end }»
castle-event-sorcerer-jumped = Він стрибає крізь браму до брами «{ $end }»
castle-event-treasure-found = Чарівник знаходить скарб у кімнаті «{ $square }»: { castle-picture }!
castle-event-ghost-lowered =
    { $level ->
        [0] Чарівна паличка! Привид сидить біля підніжжя вежі
       *[other] Чарівна паличка! Привид сповзає на сходинку { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] І привид піднімається на сходинку { $level }
        [idle] У ряду немає кроків, і привид піднімається на сходинку { $level }
       *[card] Привид піднімається на сходинку { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Цим рядом ніяк не пройти
castle-event-row-halted = Ряд закінчується в кімнаті «{ $at }»: { castle-cause }
castle-event-step-skipped = Крок { $number } пропускаємо: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Розв’язано: цим рядом скарб не взяти
        [one] Розв’язано: більше ніж { $found } скарб цим рядом не взяти
        [few] Розв’язано: більше ніж { $found } скарби цим рядом не взяти
        [many] Розв’язано: більше ніж { $found } скарбів цим рядом не взяти
       *[other] Розв’язано: більше ніж { $found } скарбу цим рядом не взяти
    }
castle-event-puzzle-missed = Цим рядом можна взяти більше скарбів: { $best }, а не { $found }
castle-event-castle-saved = Усі скарби знайдено!
castle-event-ghost-escaped = Привид вибирається з вежі

## How it ended

castle-outcome-castle-saved = Замок урятовано!
    .because =
        { $points ->
            [1] Скарб знайдено, а привид і досі у своїй вежі.
            [one] Знайдено { $points } скарб, а привид і досі у своїй вежі.
            [few] Знайдено всі { $points } скарби, а привид і досі у своїй вежі.
            [many] Знайдено всі { $points } скарбів, а привид і досі у своїй вежі.
           *[other] Знайдено всі { $points } скарбу, а привид і досі у своїй вежі.
        }
castle-outcome-ghost-escaped = Привид утік
    .because =
        { $points ->
            [0] Він дістався верху вежі раніше, ніж знайшовся перший скарб.
            [one] Він дістався верху вежі. Знайдено { $points } скарб.
            [few] Він дістався верху вежі. Знайдено { $points } скарби.
            [many] Він дістався верху вежі. Знайдено { $points } скарбів.
           *[other] Він дістався верху вежі. Знайдено { $points } скарбу.
        }

castle-outcome-puzzle-solved = Розв’язано!
    .because =
        { $points ->
            [0] Цим рядом скарб ніяк не взяти.
            [one] Більше ніж { $points } скарб цим рядом не взяти.
            [few] Більше ніж { $points } скарби цим рядом не взяти.
            [many] Більше ніж { $points } скарбів цим рядом не взяти.
           *[other] Більше ніж { $points } скарбу цим рядом не взяти.
        }
castle-outcome-puzzle-missed = Поки що не все
    .because =
        { $points ->
            [0] Поки що жодного скарбу. Але можна взяти більше.
            [one] Узято { $points } скарб. Але можна взяти більше.
            [few] Узято { $points } скарби. Але можна взяти більше.
            [many] Узято { $points } скарбів. Але можна взяти більше.
           *[other] Узято { $points } скарбу. Але можна взяти більше.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Гру закінчено
    .because = Вона вже завершилася, ходів більше немає.
    .help = Натисни «Зіграти ще» або подивися всі кроки ще раз.
castle-refused-not-to-act = Зараз не твій ряд
    .because = Вирішує той, чий це ряд. Інші допомагають ідеями.
    .help = Розкажи свою ідею. Скоро й твій ряд.
castle-refused-no-such-card = Картки { $place } тут немає
    .because =
        { $cards ->
            [one] У цьому ряду { $cards } картка.
            [few] У цьому ряду { $cards } картки.
            [many] У цьому ряду { $cards } карток.
           *[other] У цьому ряду { $cards } картки.
        }
    .help = Лічи зліва, починаючи з 1.
castle-refused-not-an-arrow = Картку { $place } не повернути
    .because = Повертати можна тільки стрілки. А це картка «{ castle-card }».
    .help = Поверни краще стрілку.
castle-refused-turned-already = Картку { $place } вже повернуто
    .because = Кожну стрілку повертають один раз за ряд.
    .help = Скасуй цей поворот, а тоді обери знову.
castle-refused-two-turned = Дві стрілки вже повернуто
    .because = Повернуто картки { $first } і { $second }, а більше двох не можна.
    .help = Поверни одну з них назад, і тоді звільниться ця.
castle-refused-half-turn = Картку { $place } повертають лише на чверть
    .because = Пів оберту в цій грі немає.
    .help = Поверни її ліворуч або праворуч. У новій грі можна дозволити й пів оберту.
castle-refused-turn-too-late = Картку { $place } повертати пізно
    .because = Від неї залежить шлях або брама, які обрано пізніше.
    .help = Спершу скасуй той вибір, потім повертай.
castle-refused-turn-blocks = Картку { $place } не повернути { castle-turned }
    .because = Крок { $number } піде { castle-direction } з кімнати «{ $at }», але { castle-cause }.
    .help = Спробуй повернути інакше або лиши стрілку, як лежить.
castle-refused-row-hopeless = Цьому ряду повороти не допоможуть
    .because = Хоч що поверни й хоч що обери, один крок однаково не зробити.
    .help = Запусти ряд. Привид підніметься, а тоді буде новий ряд.
castle-refused-no-question = Тут нема чого обирати
    .because = Зараз ні картка, ні брама не питають, куди йти.
    .help = Поверни стрілку або запусти ряд.
castle-refused-way-blocked = Тут не пройти { castle-direction }
    .because = Він стоїть у кімнаті «{ $at }», але { castle-cause }.
    .help = Обери шлях із відчиненими дверима.
castle-refused-way-dead-end = Так він застрягне: далі не зможе піти { castle-direction }
    .because = Крок { $number } почнеться в кімнаті «{ $at }», але { castle-cause }.
    .help = Спробуй інший шлях або спершу поверни стрілку.
castle-refused-wand-dead-end = Спершу поверни стрілку: далі він не зможе піти { castle-direction }
    .because = Крок { $number } почнеться в кімнаті «{ $at }», але { castle-cause }.
    .help = З чарівною паличкою чи без неї, тут це не допоможе. Поверни стрілку.
castle-refused-not-a-gate = У кімнаті «{ $square }» немає брами
    .because = Він стрибає тільки від брами до брами.
    .help = Обери одну з брам.
castle-refused-same-gate = Він уже стоїть у цій брамі
    .because = Брама переносить його до іншої брами.
    .help = Обери іншу браму, або хай іде далі.
castle-refused-gate-dead-end = Від брами «{ $square }» далі не пройти
    .because = Для кроку { $number } там немає відчинених дверей.
    .help = Обери іншу браму.
castle-refused-gate-forced = Від брами «{ $at }» треба стрибати
    .because = За правилами цієї гри брама завжди переносить його далі.
    .help = Обери одну з інших брам.
castle-refused-stay-dead-end = Без стрибка він застрягне в кімнаті «{ $at }»
    .because = Для кроку { $number } там немає відчинених дверей.
    .help = Хай стрибне до іншої брами.
castle-refused-question-open =
    { $kind ->
        [gate] Брама чекає на відповідь
        [wand] Паличка чекає на відповідь
       *[way] Картка { $place } чекає: куди йти?
    }
    .because =
        { $kind ->
            [gate] Він заходить у браму й хоче знати, куди далі.
            [wand] Він знаходить паличку, і обираєш ти: махнути нею чи ні.
           *[way] Ця картка веде в будь-який бік, і обираєш ти.
        }
    .help =
        { $kind ->
            [gate] Обери одну з інших брам.
            [wand] Махни паличкою або лиши її.
           *[way] Обери для картки { $place }: вгору, праворуч, вниз чи ліворуч.
        }
castle-refused-step-blocked = Крок { $number } не зробити
    .because = Картка { $place } веде { castle-direction } з кімнати «{ $at }», але { castle-cause }.
    .help = Поверни стрілку так, щоб для кожного кроку були відчинені двері.
castle-refused-row-unfinished = Ряд іще не готовий
    .because = Ще не всі картки вийшли.
    .help = Зачекай, поки ляжуть усі картки.
castle-refused-row-full = Ряд уже готовий
    .because = Усі його картки на місці.
    .help = Поверни стрілку або запусти ряд.
castle-refused-treasures-first = Спершу скарби
    .because = Усі скарби ховають до першої картки.
    .help = Зачекай, поки вони опиняться у своїх кімнатах.
castle-refused-not-in-stack = Цієї картки немає в колоді
    .because = Усі картки «{ castle-card }» уже відкрито.
    .help = Візьми картку, яку дає колода.
castle-refused-no-chamber = Кімната «{ $square }» не для скарбів
    .because = Скарби ховають лише у звичайних кімнатах.
    .help = Обери кімнату зі знаком і числом.
castle-refused-treasures-all-placed = Усі скарби вже сховано
    .because = У цій грі більше скарбів не шукаємо.
    .help = Виклади перший ряд.

## At the table

castle-turn = Ходить { $name }
castle-row-number = ряд { $number }
castle-lays = викладає ряд
castle-next = на черзі
castle-after-that = потім
castle-later = пізніше
castle-hint-lay = Виклади наступні три картки.
castle-hint-turn = Поверни до двох стрілок і натисни «Вперед!».
castle-hint-way = Куди поведе картка { $place }?
castle-hint-gate = Брама! Обери, куди вона веде.
castle-hint-stuck = Так він застрягне. Спершу поверни стрілку.
castle-hint-go = Усе готово? Натисни «Вперед!».
castle-hint-hopeless = Повороти не допоможуть. Натисни «Вперед!», і привид підніметься.
castle-hint-wait = { $name } думає.
castle-lay = Викласти ряд
castle-begin = Сховати скарби
castle-hint-begin = Сховай скарби, потім виклади перший ряд.
castle-gate-choice = сюди можна стрибнути
castle-go = Вперед!
castle-stay = Іти далі
castle-find = Знайди скарби
castle-find-short = Знайди
castle-found = { $found } з { $of }
castle-all-found = Усе знайдено!
castle-treasure = { castle-picture }, кімната «{ $square }»
castle-ghost = Привид
castle-ghost-level = { $level } з { $tower }
castle-ghost-far =
    { $steps ->
        [one] Ще { $steps } сходинка, і він вибереться з вежі. Паличка спускає його на сходинку вниз.
        [few] Ще { $steps } сходинки, і він вибереться з вежі. Паличка спускає його на сходинку вниз.
        [many] Ще { $steps } сходинок, і він вибереться з вежі. Паличка спускає його на сходинку вниз.
       *[other] Ще { $steps } сходинки, і він вибереться з вежі. Паличка спускає його на сходинку вниз.
    }
castle-grown-up = Для дорослих
castle-grown-up-loop = Картка «{ castle-face-loop }» запускає знову те, що лежить ліворуч від неї. Спитайте: «Де буде чарівник, коли все почнеться знову?»
castle-grown-up-loop-first = Якщо картка «{ castle-face-loop }» лежить першою, вона нічого не робить. Спитайте: «Що лежить ліворуч від неї?»
castle-grown-up-sorcerer = Ця картка веде в будь-який бік. Спитайте: «Яка сусідня кімната допоможе нам найбільше?»
castle-grown-up-ghost = Привид підніметься, хоч що ми робитимемо. Спитайте: «Чи є на шляху чарівна паличка?»
castle-grown-up-gate = Брама веде до будь-якої іншої брами. Спитайте: «Яка брама ближче до скарбу?»
castle-grown-up-arrows = Повернути можна дві стрілки, решта не змінюється. Спитайте: «Де опиниться чарівник після першої картки?»
castle-grown-up-lay = Поки карток іще немає, спитайте: «Який скарб найближче і скільки до нього кроків?»
castle-card-number = Картка { $place }: { $card }
castle-card-turned = Картка { $place }: { $card }, повернута
castle-turn-left = Повернути картку { $place } ліворуч
castle-turn-right = Повернути картку { $place } праворуч
castle-turn-about = Повернути картку { $place } на пів оберту
castle-turn-back = Повернути картку { $place } назад
castle-turn-none = Обери стрілку, щоб її повернути
castle-turned-count =
    { $left ->
        [0] Обидва повороти зроблено.
        [one] Лишився ще один поворот.
       *[other] Можна повернути дві стрілки.
    }
castle-turned-which =
    { $count ->
        [one] Повернуто картку { $places }.
       *[other] Повернуто картки { $places }.
    }
castle-way = Шлях картки { $place }
castle-chip-list = Шлях за планом
castle-chip-walk = крок { $number } { $direction }
castle-chip-blocked = крок { $number } { $direction }: не пройти
castle-chip-way = куди?
castle-chip-which-gate = яка брама?
castle-chip-gate = брама
castle-chip-stay = далі
castle-chip-again = знову
castle-chip-ghost = привид
castle-plan-line =
    План: { $steps ->
        [0] поки жодного кроку
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    }{ $treasures ->
        [0] {""}
        [one] , { $treasures } скарб
        [few] , { $treasures } скарби
        [many] , { $treasures } скарбів
       *[other] , { $treasures } скарбу
    }
castle-plan-treasures =
    { $treasures ->
        [one] { $treasures } скарб на шляху
        [few] { $treasures } скарби на шляху
        [many] { $treasures } скарбів на шляху
       *[other] { $treasures } скарбу на шляху
    }
castle-plan-blocked = Крок { $number } не зробити
castle-plan-hopeless = Шляху немає. Привид підніметься ще на сходинку.
castle-board = Замок згори
castle-square-room = { $square }
castle-square-start = { $square }, старт
castle-square-gate = { $square }, брама
castle-square-wand = { $square }, чарівна паличка
castle-square-ghost-room = { $square }, кімната з привидом
castle-square-here = { $square }, тут чарівник
castle-read = Чарівник у кімнаті «{ $square }». Привид на сходинці { $level } з { $tower }. Лишилося знайти: { $treasures }. Ряд: { $row }.
castle-read-nothing = нічого
castle-key-pick = Обрати картку ряду
castle-key-turn = Повернути обрану картку

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Закодований замок: { $board }
castle-paper-title = Ножиці, клей, готово
castle-paper-board = Склей поле: розріж по тонких лініях і поклади кожен зрізаний край на смугастий край із тією самою літерою.
castle-paper-cards = Ріж картки від позначки до позначки, просто через увесь аркуш. Цупкий папір служить довше.
castle-paper-tokens = Виріж скарби парами. Зігни кожну пару по пунктиру й склей малюнками назовні.
castle-paper-figures = Виріж чарівника й привида. Зігни кожного над головою, склей половинки й відігни обидві ніжки назовні.
castle-paper-ghost = Привид чекає біля дверей своєї вежі, чарівник стоїть на зірці. Можна грати.
castle-paper-written =
    { $count ->
        [1]
            { $pages ->
                [one] { $pages } сторінка для друку: { $files } у теці { $folder }
                [few] { $pages } сторінки для друку: { $files } у теці { $folder }
               *[other] { $pages } сторінок для друку: { $files } у теці { $folder }
            }
       *[other]
            { $pages ->
                [one] { $pages } сторінка для друку у теці { $folder }
                [few] { $pages } сторінки для друку у теці { $folder }
               *[other] { $pages } сторінок для друку у теці { $folder }
            }
    }
castle-paper-unknown = Файлу { $file } немає, і поля з такою назвою теж. Наші поля: { $boards }
castle-paper-there = Файл { $file } уже є в теці { $folder }. Обери іншу теку: --to, або запиши поверх: --overwrite.
castle-paper-unwritten = У теку { $folder } не записати ({ $because }). Обери іншу: --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Махнути паличкою
castle-leave-wand = Лишити
castle-wand-choice = цією паличкою можна махнути
castle-hint-wand = Чарівна паличка! Махнути чи лишити?
castle-hint-way-again = Знову картка { $place }. Куди цього разу?
castle-hint-may-stop = Крок { $number } не зробити. Поверни стрілку або однаково натисни «Вперед!».
castle-hint-puzzle = Візьми цим рядом якнайбільше скарбів.
castle-plan-stops = Крок { $number } не зробити. Але натиснути «Вперед!» можна.
castle-chip-wand = паличка
castle-chip-spare = без палички
castle-chip-skip = крок { $number } { $direction }: пропускаємо
castle-chip-which-wand = махнути паличкою?
castle-square-wand-spent = { $square }, паличка вже без чарів
castle-puzzle = Головоломка
    .task = Повертай і обирай так, щоб цей один ряд узяв якнайбільше скарбів. Потім натисни «Вперед!».
castle-puzzle-brings = У головоломки свій замок, свої правила, скарби й картки.
castle-puzzle-may-bring = У твоєї головоломки свої скарби й картки. У її файлі можуть бути і свій замок, і правила.
castle-next-puzzle = Ще головоломка
castle-solves = розв’язує
castle-stack = Колода
castle-stack-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] { $count } скарб
        [few] { $count } скарби
        [many] { $count } скарбів
       *[other] { $count } скарбу
    }
castle-key-wand = Махнути паличкою або лишити її

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = сонце
castle-symbol-fish = риба
castle-symbol-tree = дерево
castle-symbol-bird = птах
castle-symbol-boat = човен
castle-unfit-file-too-long = Файл задовгий
    .help = Полю чи колоді вистачає значно менше знаків, ніж { $most }. Це точно потрібний файл?
castle-unfit-not-toml = Рядок { $line } не читається
    .help = Пошукай у ньому та в рядку перед ним: чи не бракує лапок, коми або дужки?
castle-unfit-field-missing = Бракує «{ $field }»
    .help = Додай рядок, який починається з { $field } =
castle-unfit-field-unknown = Слова «{ $field }» тут ніхто не знає
    .help =
        { $meant ->
            [none] Прибери цей рядок. Це точно потрібний файл?
           *[other] Може, «{ $meant }»?
        }
castle-unfit-name-unfit = Така назва не підходить
    .help = Напиши в лапках від 1 до { $most } літер, в один рядок.
castle-unfit-not-texts = «{ $field }»: тут потрібен список слів
    .help = Напиши так: { $field } = ["one", "two"]
castle-unfit-not-a-number = «{ $field }»: тут потрібне ціле число
    .help = Напиши так: { $field } = 8
castle-unfit-not-pairs = «{ $field }»: тут потрібен список пар
    .help = Напиши так: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = Стовпців забагато: { $columns }
    .help = На полі їх не більше ніж { $most }. Скороти symbols і кожен рядок.
castle-unfit-too-many-rows = Рядів забагато: { $rows }
    .help = На полі їх не більше ніж { $most }. Прибери зайві рядки.
castle-unfit-symbol-unknown = Знака «{ $symbol }» немає
    .help =
        { $meant ->
            [none] Обери з цих: { $known }.
           *[other] Може, «{ $meant }»?
        }
castle-unfit-symbol-twice = У двох стовпців той самий знак: «{ $symbol }»
    .help = Дай кожному стовпцю свій знак.
castle-unfit-line-length = У рядку { $line } поля клітинок: { $letters }, а знаків: { $columns }
    .help = У кожному рядку стільки клітинок, скільки знаків.
castle-unfit-letter-unknown = «{ $letter }» у клітинці { $square }: такої клітинки не буває
    .help = Пиши . для звичайної кімнати, S для старту, O для брами, w для палички, X для кімнати з привидом.
castle-unfit-tower-length = З такою вежею не зіграти, сходинок у ній: { $tower }
    .help = Обери число від { $fewest } до { $most }.
castle-unfit-no-start = Чарівникові ніде почати
    .help = Постав S в одну з клітинок.
castle-unfit-many-starts = Старт не один: { $squares }
    .help = Лиши одну S, решту заміни крапкою: це звичайні кімнати.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Для скарбів немає жодної звичайної кімнати
        [one] Для скарбів є лише { $chambers } звичайна кімната
        [few] Для скарбів є лише { $chambers } звичайні кімнати
        [many] Для скарбів є лише { $chambers } звичайних кімнат
       *[other] Для скарбів є лише { $chambers } звичайної кімнати
    }
    .help = Постав іще крапки, щоб звичайних кімнат стало { $fewest }.
castle-unfit-gate-alone = Брама { $square } нікуди не веде: вона одна
    .help = Додай другу O або заміни { $square } крапкою: буде звичайна кімната.
castle-unfit-wall-off-board = Між { $first } і { $second } стіну не поставити: клітинки { $square } немає
    .help = Назви дві сусідні клітинки, наприклад ["a1", "b1"].
castle-unfit-wall-apart = Між { $first } і { $second } стіну не поставити: вони не сусідні
    .help = Назви дві сусідні клітинки, наприклад ["a1", "b1"].
castle-unfit-wall-twice = Стіну між { $first } і { $second } записано двічі
    .help = Прибери одну з двох.
castle-unfit-treasure-off-board = На жетоні скарбу клітинка { $square }, але такої клітинки немає
    .help = Напиши літеру стовпця й номер ряду цього поля, наприклад "c4".
castle-unfit-treasure-no-chamber = На жетоні скарбу клітинка { $square }, але це не звичайна кімната
    .help = Назви клітинку з крапкою або постав крапку в { $square }.
castle-unfit-treasure-twice = На двох жетонах скарбів та сама клітинка: { $square }
    .help = Прибери один із двох.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Немає жодного жетона скарбу
        [one] Є лише { $treasures } жетон скарбу
        [few] Є лише { $treasures } жетони скарбів
        [many] Є лише { $treasures } жетонів скарбів
       *[other] Є лише { $treasures } жетона скарбів
    }
    .help = Назви щонайменше { $fewest } звичайні кімнати або прибери treasures: тоді жетон буде в кожної звичайної кімнати.
castle-unfit-unreachable = Сюди не потрапити: { $squares }
    .help = Прибери стіну, заміни кімнату з привидом звичайною або постав там браму. А можна зробити { $square } кімнатою з привидом: X.
castle-unfit-card-unknown = Картки «{ $card }» немає
    .help =
        { $meant ->
            [none] Картки такі: { $known }.
           *[other] Може, «{ $meant }»?
        }
castle-unfit-card-count = Скільки карток «{ $card }», написано не числом
    .help = Напиши ціле число, 0 або більше: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Немає жодної картки
        [one] Є лише { $cards } картка
        [few] Є лише { $cards } картки
        [many] Є лише { $cards } карток
       *[other] Є лише { $cards } картки
    }
    .help = У ряду три картки, тому в колоді їх щонайменше { $fewest }.
castle-unfit-deck-too-large = Карток забагато: { $cards }
    .help = У колоді не більше ніж { $most } карток.
castle-unfit-deck-walks-nobody = Жодна картка не веде чарівника
    .help = Додай стрілки (up, right, down, left) або картки sorcerer.

## toychest board check

castle-check-playable = { $file }: грати можна.
castle-check-size = Клітинок: { $squares }, стовпців: { $columns }, рядів: { $rows }
castle-check-facts = старт: { $start }; звичайні кімнати: { $chambers }, жетони скарбів: { $treasures }, брами: { $gates }, палички: { $wands }, кімнати з привидом: { $ghosts }, стіни: { $walls }; сходинки вежі: { $tower }
castle-check-forced = Коли крізь браму стрибають завжди (для старших, для найстарших), сюди не потрапити: { $squares }. Тоді скарбів там не буде.
castle-check-off = Коли брами не діють (німецьке видання, для юних), сюди не потрапити: { $squares }. Тоді скарбів там не буде.
castle-check-deck = { $file }: грати можна, карток: { $cards }.
castle-check-box = У справжній коробці 28 жетонів скарбів, а в цього поля: { $treasures }. Якщо це поле з твоєї коробки, перелічи його звичайні кімнати ще раз.
castle-check-stuck = З { $deck } ніхто ніколи не залишить старту { $file }: там кожен ряд заблоковано. Додай чарівника або іншу стрілку.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Перший поворот
    .help = Одна стрілка. Поверни її до скарбу.
castle-option-puzzle-2-any-way = 2. Куди хочеш
    .help = Одна картка веде в будь-який бік. А що спершу робити стрілці?
castle-option-puzzle-3-once-more = 3. Ще раз
    .help = З карткою «{ castle-face-loop }» той самий шлях проходять двічі. Який шлях найкращий?
castle-option-puzzle-4-gate = 4. Брама
    .help = Скарб далеко, зате брама близько.
castle-option-puzzle-5-door = 5. Двері
    .help = Подвір’я за стіною. Де ж до нього двері?
castle-option-puzzle-6-two-of-three = 6. Дві з трьох
    .help = Стрілок три, а повернути можна лише дві.
castle-option-puzzle-7-must-jump = 7. Повз не пройти
    .help = Кожна брама переносить далі. Де ти опинишся вдруге?
castle-option-puzzle-8-loop-of-loops = 8. Повтор повтору
    .help = Одна картка, чотири кроки, а посередині брама.
`;export{e as default};