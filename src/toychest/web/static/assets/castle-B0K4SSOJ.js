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
castle-symbol-crown = корона
castle-symbol-key = ключ
castle-symbol-drop = крапля
castle-symbol-bell = дзвоник
castle-symbol-leaf = листок
castle-symbol-cup = кубок
castle-square = { $symbol } { $row }
castle-card-up = вгору
castle-card-right = праворуч
castle-card-down = вниз
castle-card-left = ліворуч
castle-card-loop = повтор
castle-card-sorcerer = чарівник
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
castle-event-card-laid = { $name } викладає картку «{ castle-card }»
castle-event-stack-shuffled = Картки знову перетасовано, усього { $cards }
castle-event-card-turned = { $name } повертає картку { $place } { castle-turned }
castle-event-way-chosen = Картка { $place } поведе { castle-direction }
castle-event-gate-chosen = Від брами «{ $at }» до брами «{ $to }»
castle-event-gate-declined = Брама «{ $at }»: без стрибка
castle-event-sorcerer-walked = Чарівник іде { castle-direction }, до кімнати «{ $end }»
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
       *[card] Привид піднімається на сходинку { $level }
    }
castle-event-loop-repeated = Повтор, ще раз: { $cards }
castle-event-row-impossible = Цим рядом ніяк не пройти
castle-event-castle-saved = Усі скарби знайдено!
castle-event-ghost-escaped = Привид вибирається з вежі

## Several events in one line

castle-line-laid = { $name } викладає: { $cards }
castle-line-walked = Чарівник іде { $ways }

## How it ended

castle-outcome-castle-saved = Замок урятовано!
    .because =
        { $points ->
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

## Before play

castle-option-profile = Які правила?
castle-option-profile-base = Звичайні
    .help = Крізь браму можна стрибати, а можна й ні. Повтор діє і на привидів.
castle-option-profile-young = Для юних
    .help = Крізь браму можна стрибати, а можна й ні. На привидів повтор не діє.
castle-option-profile-older = Для старших
    .help = Крізь браму стрибають завжди. На привидів повтор не діє.
castle-option-profile-oldest = Для найстарших
    .help = Крізь браму стрибають завжди. Повтор діє і на привидів.
castle-option-half_turns = На скільки повертати стрілку?
castle-option-half_turns-false = На чверть
    .help = Ліворуч або праворуч.
castle-option-half_turns-true = І на пів оберту
    .help = Ліворуч, праворуч або у зворотний бік.

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
    .help = Натисни ту саму кнопку, щоб повернути її назад. Потім обери знову.
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
    .help = Поверни її в інший бік або візьми іншу стрілку.
castle-refused-row-hopeless = Цьому ряду повороти не допоможуть
    .because = Хоч що поверни й хоч що обери, один крок однаково не зробити.
    .help = Натисни «Вперед!». Привид підніметься на сходинку, а тоді буде новий ряд.
castle-refused-no-question = Тут нема чого обирати
    .because = Зараз ні картка, ні брама не питають, куди йти.
    .help = Поверни стрілку або натисни «Вперед!».
castle-refused-way-blocked = Тут не пройти { castle-direction }
    .because = Він стоїть у кімнаті «{ $at }», але { castle-cause }.
    .help = Обери шлях із відчиненими дверима.
castle-refused-way-dead-end = Так він застрягне: далі не зможе піти { castle-direction }
    .because = Крок { $number } почнеться в кімнаті «{ $at }», але { castle-cause }.
    .help = Обери інший шлях або спершу поверни іншу стрілку.
castle-refused-not-a-gate = У кімнаті «{ $square }» немає брами
    .because = Він стрибає тільки від брами до брами.
    .help = Обери браму, яка світиться.
castle-refused-same-gate = Він уже стоїть у цій брамі
    .because = Брама переносить його до іншої брами.
    .help = Обери іншу браму, або хай іде далі.
castle-refused-gate-dead-end = Від брами «{ $square }» далі не пройти
    .because = Для кроку { $number } там немає відчинених дверей.
    .help = Обери іншу браму, яка світиться.
castle-refused-gate-forced = Від брами «{ $at }» треба стрибати
    .because = За правилами цієї гри брама завжди переносить його далі.
    .help = Обери браму, яка світиться.
castle-refused-stay-dead-end = Без стрибка він застрягне в кімнаті «{ $at }»
    .because = Для кроку { $number } там немає відчинених дверей.
    .help = Хай стрибне до іншої брами.
castle-refused-question-open =
    { $kind ->
        [gate] Брама чекає на відповідь
       *[way] Картка { $place } чекає: куди йти?
    }
    .because =
        { $kind ->
            [gate] Він заходить у браму й хоче знати, куди далі.
           *[way] Ця картка веде в будь-який бік, і обираєш ти.
        }
    .help =
        { $kind ->
            [gate] Обери браму, яка світиться.
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
    .help = Поверни стрілку або натисни «Вперед!».
castle-refused-treasures-first = Спершу скарби
    .because = Усі чотири скарби ховають до першої картки.
    .help = Зачекай, поки вони опиняться у своїх кімнатах.
castle-refused-not-in-stack = Цієї картки немає в колоді
    .because = Усі картки «{ castle-card }» уже відкрито.
    .help = Візьми картку, яку дає колода.
castle-refused-no-chamber = Кімната «{ $square }» не для скарбів
    .because = Скарби ховають лише у звичайних кімнатах.
    .help = Обери кімнату зі знаком і числом.
castle-refused-treasures-all-placed = Усі скарби вже сховано
    .because = В одній грі шукають чотири скарби.
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
castle-hint-begin = Сховай чотири скарби, потім виклади перший ряд.
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
castle-grown-up-loop = Повтор запускає знову все, що ліворуч від нього. Спитайте: «Де буде чарівник, коли все почнеться знову?»
castle-grown-up-loop-first = Якщо повтор лежить першим, він нічого не робить. Спитайте: «Що лежить ліворуч від повтору?»
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
`;export{e as default};