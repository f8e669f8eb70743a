var e=`### Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### Seats act in the present tense, because the past would give them a gender.

## Words that other sentences use

toybattle-effect-recall = Повернення
toybattle-effect-draw = Добір
toybattle-effect-shove = Поштовх
toybattle-effect-exhume = Розкопки
toybattle-effect-nullify = Без ефекту
toybattle-effect-suppress = Тиха година
toybattle-effect-gate = Брама
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = { $name } починає
toybattle-event-tile-taken =
    { $count ->
        [1] { $name } бере фішку
        [one] { $name } бере { $count } фішку
        [few] { $name } бере { $count } фішки
        [many] { $name } бере { $count } фішок
       *[other] { $name } бере { $count } фішки
    }
    .troop = { $name } бере: { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } ставить { $troop } на { $place }
       *[other] { $name } ставить { $troop } на { $place }, поверх { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } оточує ділянку: { $medals } медаль
        [few] { $name } оточує ділянку: { $medals } медалі
        [many] { $name } оточує ділянку: { $medals } медалей
       *[other] { $name } оточує ділянку: { $medals } медалі
    }
toybattle-event-troop-discarded = З бази { $base } вибито: { $troop } ({ $name })
toybattle-event-rack-robbed = З полиці вкрадено: { $troop } ({ $name })
toybattle-event-troop-recalled = { $name } бере { $troop } назад із бази { $base }
toybattle-event-troop-shoved = Поштовх! { $troop } ({ $name }) їде з бази { $start } на базу { $end }
toybattle-event-troop-exhumed = { $name } викопує { $troop }
toybattle-event-tile-suppressed = { $name }: одна фішка лежить сорочкою вгору
    .troop = { $name }: { $troop } лежить сорочкою вгору
toybattle-event-tiles-released = { $name }: знову можна ставити будь-яку фішку
toybattle-event-effect-declined = { $name } не використовує ефект «{ toybattle-effect }»
toybattle-event-headquarters-captured = { $name } захоплює штаб { $place }
toybattle-event-objective-reached = Медалей досить для перемоги
toybattle-event-side-stuck = { $name } не може ні взяти, ні поставити
toybattle-event-battle-stalled =
    { $turns ->
        [one] { $turns } хід без змін
        [few] { $turns } ходи без змін
        [many] { $turns } ходів без змін
       *[other] { $turns } ходу без змін
    }

## How it ended

toybattle-you-win = Перемога твоя!
toybattle-outcome-headquarters = Перемога: { $name }
    .because = Боєць стоїть у штабі суперника.
toybattle-outcome-objective =
    { $winners ->
        [2] Спільна перемога: { $name }
       *[other] Перемога: { $name }
    }
    .because =
        { $points ->
            [one] Тут для перемоги досить { $points } медалі.
            [few] Тут для перемоги досить { $points } медалей.
            [many] Тут для перемоги досить { $points } медалей.
           *[other] Тут для перемоги досить { $points } медалі.
        }
toybattle-outcome-stuck = Перемога: { $name }
    .because = Одна сторона не могла ні взяти, ні поставити. Перемагає той, у кого більше медалей, а коли їх порівну, то інша сторона.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Перемога: { $name }
       *[other] Битва зупинилася
    }
    .because = Надто багато ходів ніхто нічого не брав, не вигравав і не вибивав. Перемагає той, у кого більше медалей, а коли їх порівну, то ніхто.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Гру закінчено
    .because = Ходів більше немає.
    .help = Почни нову гру або подивися цю ще раз.
toybattle-refused-not-to-act = Зараз не твій хід
    .because = Ходить інша сторона.
    .help = Зачекай трохи. Скоро тебе покличуть.
toybattle-refused-chance-first = Зачекай трохи
    .because = Фішки ще роздаються.
    .help = Спробуй, коли вони ляжуть на полицю.
toybattle-refused-unforeseen = Тут цього не вирішують
    .because = Фішки тягне випадок, а ставлять їх сторони; кожен робить своє.
    .help = Обери один зі своїх ходів.
toybattle-refused-not-in-reserve = { $troop } у запасі більше немає
    .because = Усі фішки цього бійця вже вийшли.
    .help = Має прийти інша фішка.
toybattle-refused-not-on-that-rack = { $troop } там немає
    .because = Показати можна лише на фішку з полиці.
    .help = Треба показати на іншу фішку.
toybattle-refused-no-such-place = Номера { $place } на цьому полі немає
    .because = Кожна база й кожен штаб мають свій номер.
    .help = Обери номер, який бачиш на полі.
toybattle-refused-not-on-rack = { $troop } у тебе немає
    .because = Бійців ставлять зі своєї полиці.
    .help = Обери бійця зі своєї полиці.
toybattle-refused-suppressed-tile = { $troop } лежить сорочкою вгору
    .because = У цієї фішки тиха година: цього ходу її не поставити.
    .help = Постав іншого бійця або візьми фішки. Після цього ходу вона знову вільна.
toybattle-refused-own-headquarters = Номер { $place }: це твій штаб
    .because = Сюди ставить бійців лише суперник.
    .help = Обери базу або штаб суперника.
toybattle-refused-not-connected = До бази { $place } не дістати
    .because = Твій ланцюжок від штабу рветься на базі { $breaks }.
    .help = Спершу займи базу { $breaks }.
toybattle-refused-headquarters-not-connected = До штабу не дістати
    .because = Твій ланцюжок від штабу рветься на базі { $breaks }.
    .help = Спершу займи базу { $breaks }.
toybattle-refused-hook-headquarters = Hook не може стрибнути в штаб
    .because = Він стрибає лише на бази, а твій ланцюжок рветься на { $breaks }.
    .help = Збудуй ланцюжок до самого штабу.
toybattle-refused-hook-nullified = Hook не може стрибнути на { $place }
    .because = Там у бійців немає ефектів, а стрибок і є його ефект. Твій ланцюжок рветься на { $breaks }.
    .help = Збудуй ланцюжок до { $place } або стрибни деінде.
toybattle-refused-gate-closed = { $troop } не пройде крізь браму { $place }
    .because = Ця брама пускає силу { $lets } і Kwak.
    .help = Постав бійця, який підходить.
toybattle-refused-too-weak = Сил у { $troop } замало проти { $enemy }
    .because = Потрібна сила більша за { $against }, а тут { $strength }.
    .help = Постав сильнішого бійця або Kwak.
toybattle-refused-rack-full = Твоя полиця повна
    .because = Фішок на ній { $tiles }, більше не вміщується.
    .help = Постав бійця.
toybattle-refused-reserve-empty = Твій запас порожній
    .because = Брати більше нема чого.
    .help = Постав бійця.
toybattle-refused-effect-open = Спершу виріши про ефект «{ toybattle-effect }»
    .because = Ефект на базі { $base } чекає на тебе.
    .help = Використай його або відмовся.
toybattle-refused-not-a-base = Номер { $place } не база
    .because = Ефекти діють на бази, але не на штаби.
    .help = Обери базу.
toybattle-refused-not-beside = База { $base } задалеко
    .because = Ефект на базі { $activator } дістає на одну стежку.
    .help = Обери базу за одну стежку від бази { $activator }.
toybattle-refused-no-enemy-there = На базі { $base } суперника не видно
    .because = Ефект діє на бійців суперника, які лежать зверху.
    .help = Обери базу, де зверху боєць суперника.
toybattle-refused-same-base = Боєць на базі { $base } лишається
    .because = База повертає іншого твого бійця.
    .help = Обери іншого свого бійця.
toybattle-refused-not-yours = Боєць зверху на базі { $base } не твій
    .because = Повернути можна лише свого бійця.
    .help = Обери свого бійця.
toybattle-refused-shove-nowhere = З бази { $start } не штовхнути на { $end }
    .because = Штовхають на одну стежку і лише на базу.
    .help = Обери базу поруч із { $start }.
toybattle-refused-not-discarded = { $troop } серед твоїх вибитих бійців немає
    .because = Викопати можна лише свого вибитого бійця.
    .help = Обери одного зі своїх вибитих бійців.
toybattle-refused-nothing-to-decline = Відмовлятися нема від чого
    .because = Ефекту зараз немає, а хід не пропускають.
    .help = Візьми фішки або постав бійця.
toybattle-refused-no-effect-offered = Ефекту зараз немає
    .because = Ефекти бувають після того, як поставлено бійця.
    .help = Візьми фішки або постав бійця.
toybattle-refused-must-suppress = Від цього ефекту не відмовитися
    .because = За правилами цього столу його використовують завжди.
    .help = Покажи на фішку з полиці суперника.

## Before play

toybattle-printing = За якими правилами?
toybattle-printing-standard = За книжкою правил
    .help = Як надруковано, а де книжка мовчить, за нашими рішеннями.
toybattle-option-terrain = Де буде битва?
toybattle-option-terrain-castle = Лука біля замку
    .help = Для першої гри. Особливі бази повертають бійця.
toybattle-option-terrain-pool = Тропічний басейн
    .help = Брама пускає не всяку силу.
toybattle-option-terrain-clouds = Місто у хмарах
    .help = Особливі бази дають ще одну фішку.
toybattle-option-terrain-jungle = Джунглі біля вулкана
    .help = Особливі бази відштовхують суперника.
toybattle-option-terrain-cemetery = Прокляте кладовище
    .help = Особливі бази викопують вибитого бійця.
toybattle-option-terrain-caribbean = Карибське море
    .help = Особливих баз немає, зате у синіх два штаби.
toybattle-option-terrain-station = Станція Metal-X
    .help = На особливих базах у бійців немає ефектів.
toybattle-option-terrain-battlefield = Поле бою
    .help = Особливі бази влаштовують тиху годину фішці суперника.
toybattle-option-terrain-croisette = La Croisette
    .help = Пізніше поле, на ньому всього потроху.
toybattle-option-terrain-tournament = Турнір
    .help = Лука біля замку, але особливі бази викопують вибитого бійця.
toybattle-option-beginner = Особливі бази?
toybattle-option-beginner-false = Як надруковано
    .help = Кожна особлива база робить те, що на ній намальовано.
toybattle-option-beginner-true = Без них, для новачків
    .help = Особливі бази стають звичайними, а брами відчинені.
toybattle-reading-suppress = Тиха година обов’язкова?
toybattle-reading-suppress-optional = Ні
    .help = Від тихої години для фішки можна відмовитися.
toybattle-reading-suppress-forced = Так
    .help = Хто може влаштувати фішці тиху годину, той і влаштовує.
toybattle-reading-both_at_objective = Хто перемагає, якщо медалей одразу досить обом?
toybattle-reading-both_at_objective-acting = Хто ходить
    .help = Перемагає сторона, чий зараз хід.
toybattle-reading-both_at_objective-shared = Обоє
    .help = Перше місце в обох сторін.
toybattle-reading-no_progress = А якщо більше нічого не стається?
toybattle-reading-no_progress-40 = Кінець
    .help = Після 40 ходів без взятих фішок, здобутих медалей і вибитих фішок перемагає той, у кого більше медалей.
toybattle-reading-no_progress-none = Граємо далі
    .help = Гра триває, доки хтось не переможе або не лишиться без ходів.

## At the table

toybattle-turn = Ходить { $name }
toybattle-turn-yours = Твій хід, { $name }
toybattle-turn-number = Хід { $number }
toybattle-board = Поле
toybattle-rack = Твоя полиця
toybattle-your-side = Твоя полиця і що можна зробити
toybattle-you = ти
toybattle-across = навпроти
toybattle-side-0 = Синій
toybattle-side-1 = Червоний
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = База { $number }
toybattle-base-empty = порожньо
toybattle-base-held =
    { $count ->
        [1] { $troop } ({ $name })
        [one] { $troop } ({ $name }), у стосі { $count } фішка
        [few] { $troop } ({ $name }), у стосі { $count } фішки
        [many] { $troop } ({ $name }), у стосі { $count } фішок
       *[other] { $troop } ({ $name }), у стосі { $count } фішки
    }
toybattle-headquarters-of = Штаб { $number } ({ $name })
toybattle-gate = Брама для сили { $lets }
toybattle-target = сюди можна поставити
toybattle-choice = це можна обрати
toybattle-tiles =
    { $count ->
        [0] немає фішок
        [one] { $count } фішка
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
toybattle-stack-help = Базу тримає верхня фішка. Під нею решта, найстаріша внизу.
toybattle-medals = медалі: { $medals } з { $objective }, потрібних для перемоги
toybattle-objective =
    { $objective ->
        [one] Для перемоги: { $objective } медаль
        [few] Для перемоги: { $objective } медалі
        [many] Для перемоги: { $objective } медалей
       *[other] Для перемоги: { $objective } медалі
    }
toybattle-goal =
    { $objective ->
        [one] Захопи штаб суперника ({ $name }) або набери { $objective } медаль раніше за нього.
        [few] Захопи штаб суперника ({ $name }) або набери { $objective } медалі раніше за нього.
        [many] Захопи штаб суперника ({ $name }) або набери { $objective } медалей раніше за нього.
       *[other] Захопи штаб суперника ({ $name }) або набери { $objective } медалі раніше за нього.
    }
toybattle-goal-both =
    { $objective ->
        [one] Треба захопити чужий штаб або раніше набрати { $objective } медаль.
        [few] Треба захопити чужий штаб або раніше набрати { $objective } медалі.
        [many] Треба захопити чужий штаб або раніше набрати { $objective } медалей.
       *[other] Треба захопити чужий штаб або раніше набрати { $objective } медалі.
    }
toybattle-on-rack = на полиці
toybattle-in-reserve = у запасі
toybattle-discarded = вибито
toybattle-face-down = сорочкою вгору
toybattle-known = { $troop }, відомо всім
toybattle-rack-count = { $count } на полиці
toybattle-strip-you = ти · запас { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, цього ходу сорочкою вгору

# What troops and bases do, in a few words.
toybattle-does-skully = візьми 2 фішки
toybattle-does-capn = постав ще бійця
toybattle-does-jumbo = вибий сусіда
toybattle-does-hook = стрибни на будь-яку базу
toybattle-does-xb-42 = вкради приховану фішку
toybattle-does-star = візьми 1 фішку
toybattle-does-roxy = просто сильна
toybattle-does-kwak = б’є всіх, і його б’ють усі
toybattle-does-recall = поверни іншого свого бійця на полицю.
toybattle-does-draw = візьми ще одну фішку.
toybattle-does-shove = штовхни суперника поруч на одну базу далі.
toybattle-does-exhume = поверни одного з вибитих бійців.
toybattle-does-nullify = у бійців, поставлених сюди, немає ефектів.
toybattle-does-suppress = переверни приховану фішку суперника сорочкою вгору на один хід.
toybattle-does-gate = увійдуть лише ці сили та Kwak.

toybattle-hint-begin = Усе готово? Роздай фішки.
toybattle-hint-turn = Обери бійця, щоб поставити, або візьми фішки.
toybattle-hint-place = Обери бійця, щоб поставити.
toybattle-hint-picked = { $troop } у тебе в руці. Обери базу, яка світиться.
toybattle-hint-wait = { $name } думає.
toybattle-begin = Роздати фішки
toybattle-take = Узяти фішки
toybattle-place-on = Поставити на { $place }

toybattle-question = Можна застосувати ефект
toybattle-offered = { $effect } на базі { $base }
toybattle-ask-skully =
    { $count ->
        [1] Узяти фішку?
        [one] Узяти { $count } фішку?
        [few] Узяти { $count } фішки?
        [many] Узяти { $count } фішок?
       *[other] Узяти { $count } фішки?
    }
toybattle-ask-capn = Поставити ще бійця?
toybattle-ask-jumbo = Вибити сусіда, який світиться?
toybattle-ask-xb-42 = Вкрасти приховану фішку з полиці суперника?
toybattle-ask-star = Узяти одну фішку?
toybattle-ask-recall = Повернути свого бійця, який світиться?
toybattle-ask-draw = Узяти одну фішку?
toybattle-ask-shove = Кого штовхнути? Обери суперника, який світиться.
toybattle-ask-shove-to = Куди поїде боєць із бази { $base }?
toybattle-ask-exhume = Якого вибитого бійця викопати?
toybattle-ask-suppress = Перевернути приховану фішку суперника сорочкою вгору?
toybattle-do-take =
    { $count ->
        [1] Узяти фішку
        [one] Узяти { $count } фішку
        [few] Узяти { $count } фішки
        [many] Узяти { $count } фішок
       *[other] Узяти { $count } фішки
    }
toybattle-do-rob = Вкрасти
toybattle-do-suppress = Перевернути одну
toybattle-do-exhume = { $troop }
toybattle-decline = Ні, дякую

toybattle-read-side =
    { $rack ->
        [one] { $name }: медалі { $medals } з { $objective }, { $rack } фішка на полиці, { $reserve } у запасі
        [few] { $name }: медалі { $medals } з { $objective }, { $rack } фішки на полиці, { $reserve } у запасі
        [many] { $name }: медалі { $medals } з { $objective }, { $rack } фішок на полиці, { $reserve } у запасі
       *[other] { $name }: медалі { $medals } з { $objective }, { $rack } фішки на полиці, { $reserve } у запасі
    }
toybattle-read-rack = Твоя полиця: { $troops }

toybattle-key-pick = Обрати бійця на своїй полиці
toybattle-key-take = Узяти фішки
toybattle-key-decline = Відмовитися від ефекту

toybattle-instead = Спробуй { $what }
toybattle-beats = { $troop } б’є { $enemy }.
toybattle-another = Інша місцевість
`;export{e as default};