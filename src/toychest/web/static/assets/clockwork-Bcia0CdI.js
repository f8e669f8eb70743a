var e=`### Ukrainian. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A spot is a схованка, because місце is a seat of the table; names stay in the nominative and act in the present tense.

## Words that other sentences use

clockwork-kind-Lacewing = Золотоочка
clockwork-kind-Umbrella = Парасолька
clockwork-kind-Kettle = Чайник
clockwork-kind-Velo = Велосипед
clockwork-kind-Whale = Кит
clockwork-kind-Moth = Метелик
clockwork-kind-Owl = Сова
clockwork-kind-Nipper = Краб
clockwork-kind-Harp = Арфа
clockwork-kind-Snail = Равлик
clockwork-kind-Airship = Дирижабль
clockwork-kind-Fuel = Паливо
clockwork-kind-Power = Енергія
clockwork-kind-Scrap = Брухт
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] деталь Золотоочки
        [Umbrella] деталь Парасольки
        [Kettle] деталь Чайника
        [Velo] деталь Велосипеда
        [Whale] деталь Кита
        [Moth] деталь Метелика
        [Owl] деталь Сови
        [Nipper] деталь Краба
        [Harp] деталь Арфи
        [Snail] деталь Равлика
        [Airship] деталь Дирижабля
        [Fuel] Паливо
        [Power] Енергію
        [Scrap] Брухт
       *[other] { $kind }
    }
clockwork-family-flyer = літальний апарат
clockwork-family-breaker = дешифратор
clockwork-family-airship = дирижабль
clockwork-family-fuel = паливо
clockwork-family-power = енергія
clockwork-family-scrap = брухт
clockwork-character-Tilda = Тільда Корба
clockwork-character-Otto = Отто Веретено
clockwork-character-Nana = Нана Пір’їнка
clockwork-character-Bruno = Бруно Казанок
clockwork-character-Zora = Зора Хустка
clockwork-character-Felix = Фелікс Шолом
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Вежі
clockwork-yard = Звалище { $yard }
clockwork-place =
    { $where ->
        [towers] Вежі
        [yard] Звалище { $number }
       *[field] локація { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] до Веж
        [yard] на Звалище { $number }
       *[field] на локацію { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] біля Веж
        [yard] на Звалищі { $number }
       *[field] на локації { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } грає за персонажа { clockwork-character }
clockwork-event-set-left-out = У коробці лишається: { $kinds }
clockwork-event-card-dealt = { $name } отримує карту
    .kind = { $name } отримує { clockwork-card }
clockwork-event-extra-laid = Звалище { $yard } отримує на одну карту більше
clockwork-event-opening-thrown = { $name } кидає за початок: { $total }
clockwork-event-opening-tied = Порівну, тож кидають ще раз: { $seats }
clockwork-event-starter-found = { $name } починає
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } кидає { $dice }: сім!
        [eleven] { $name } кидає { $dice }: одинадцять!
        [double] { $name } кидає { $dice }: дубль, разом { $total }!
       *[other] { $name } кидає { $dice }: разом { $total }
    }
clockwork-event-turn-lost = { $total }: число парне. { $name } пропускає цей хід
clockwork-event-pawn-walked = { $name } йде { clockwork-to-place }
clockwork-event-pawn-placed = { $name } переходить одразу { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } стоїть: вільної дороги немає
clockwork-event-card-drawn = { $name } бере карту зі Звалища { $yard }
    .kind = { $name } бере { clockwork-card } зі Звалища { $yard }
clockwork-event-card-kept = { $name } лишає собі всі карти
clockwork-event-card-discarded = { $name } скидає карту
clockwork-event-card-laid = { $name } кладе її сорочкою вгору у схованку { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } питає у відповідь. Відповідає { $rival }
       *[false] { $name } кидає виклик. Відповідає { $rival }
    }
clockwork-event-had-some = { $name } має таку карту
clockwork-event-had-none = { $name } не має такої карти
clockwork-event-card-given = { $giver } віддає карту. Її бере { $taker }
    .kind = { $giver } віддає { clockwork-card }. Бере { $taker }
clockwork-event-scrap-given = { $giver } віддає замість карти Брухт. Його бере { $taker }
clockwork-event-card-returned = { $giver } віддає карту натомість. Її бере { $taker }
    .kind = { $giver } віддає натомість { clockwork-card }. Бере { $taker }
clockwork-event-ask-declined = { $name } не питає у відповідь
clockwork-event-search-begun = { $name } шукає серед скинутих карт
clockwork-event-search-hit = Є! { $name } бере карту зі схованки { $spot }
clockwork-event-search-missed = У схованці { $spot } лежить щось інше
clockwork-event-put-back = Карта у схованці { $spot } знову лежить сорочкою вгору
clockwork-event-set-laid = { $name } має готову машину: { clockwork-kind }
clockwork-event-set-held = { $name } поки нічого не викладає
clockwork-event-turn-passed = { $name } більше нічого не робить
clockwork-event-yards-emptied = Звалища порожні. Усі назад до Веж!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } відлітає на Дирижаблі!
       *[machine] { $name } має літальний апарат, дешифратор і Паливо та відлітає!
    }
clockwork-event-dead-end = Ні в кого не лишилося карти, щоб показати
clockwork-event-turns-capped = Ходи скінчилися: { $turns }

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } показує { clockwork-card } і шукає ще
        [swap] { $name } кладе туди { clockwork-card }
       *[discard] { $name } показує { clockwork-card } і скидає карту
    }
clockwork-event-card-turned = У схованці { $spot } видно { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } шукає: { clockwork-kind }
       *[other] { $name } просить: { clockwork-kind }. Відповідає { $rival }
    }
clockwork-event-shown-in-secret = { $name } таємно показує карту. Її бачить { $rival }
    .kind = { $name } таємно показує { clockwork-card }. Бачить { $rival }

## How it ended

clockwork-outcome-machine = { $name } тікає!
    .because = На столі лежать літальний апарат, дешифратор і Паливо.
clockwork-outcome-airship = { $name } тікає!
    .because = На столі лежить цілий Дирижабль, а з ним Енергія.
clockwork-outcome-dead-end = Цього разу ніхто не втече
    .because = Звалища порожні, і ні в кого немає карти, з якою можна питати чи шукати.
clockwork-outcome-turn-cap = Місто нікого не відпускає
    .because = Домовлені ходи скінчилися, і ніхто не втік.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Гру закінчено
    .because = Хтось уже втік, або вже ніхто не може.
    .help = Почни нову гру або подивися цю ще раз.
clockwork-refused-not-to-act = Зараз не твій хід
    .because = Зараз вирішує хтось інший.
    .help = Зачекай трохи. Скоро тебе покличуть.
clockwork-refused-chance-first = Зачекай трохи
    .because = Кубики або карти ще в дорозі.
    .help = Спробуй, коли вони ляжуть на стіл.
clockwork-refused-unforeseen = Тут цього не вирішують
    .because = Кубики кидає і карти роздає випадок, а граєш ти; кожен робить своє.
    .help = Обери один зі своїх ходів.
clockwork-refused-not-in-deck = Ця карта зараз прийти не може: { clockwork-kind }
    .because = Усі такі карти деінде.
    .help = Має прийти інша карта.
clockwork-refused-kind-not-in-game = Цього в цій грі немає: { clockwork-kind }
    .because = Коли грає мало людей, деякі машини лишаються в коробці.
    .help = Обери машину, яка є в грі.
clockwork-refused-character-taken = { clockwork-character } вже у грі
    .because = У кожного свій персонаж.
    .help = Обери когось іншого.
clockwork-refused-answer-first =
    { $question ->
        [character] Спершу обери, хто ти
        [leave_out] Спершу обери машину, яка лишиться в коробці
        [travel] Спершу вируш у дорогу
        [act] Спершу виріши, що тут робити
        [discard] Спершу скинь карту
        [spot] Спершу поклади свою карту
        [give] Спершу відповідай на виклик
        [counter] Спершу виріши, чи питати у відповідь
        [return] Спершу віддай карту натомість
        [point] Спершу вкажи на карту
        [found] Спершу виріши, чи береш її
        [swap] Спершу поклади туди карту
       *[build] Спершу виріши, що викласти
    }
    .because =
        { $question ->
            [character] Кожна фігурка має кимось бути.
            [leave_out] У цій грі машин менше.
            [travel] Кубики вже на столі й чекають на твої кроки.
            [act] Ти на місці, і тут можна щось зробити.
            [discard] У тебе нова карта, тож тепер обираєш, що скинути.
            [spot] Карту показано, і їй потрібна схованка.
            [give] Хтось просить у тебе карту.
            [counter] Такої карти в тебе немає, тож можна запитати у відповідь.
            [return] У руці було сім карт, і прийшла ще одна.
            [point] Уже відомо, що ти шукаєш.
            [found] Це те, що ти шукаєш.
            [swap] Карта вже в тебе, а її схованка порожня.
           *[build] За правилами цього столу ти обираєш, що викласти.
        }
    .help =
        { $question ->
            [character] Обери персонажа, якого ніхто не має.
            [leave_out] Обери машину з тих, що на вибір.
            [travel] Обери локацію, куди веде твій кидок, або те, що він дає ще.
            [act] Обери щось, що тут можна зробити.
            [discard] Обери карту з руки або лиши всі, якщо можна.
            [spot] Обери вільну схованку довкола поля.
            [give] Віддай цю карту або Брухт, якщо він є.
            [counter] Запитай про карту або пропусти.
            [return] Обери будь-яку карту, крім тієї, що щойно прийшла.
            [point] Обери карту, що лежить сорочкою вгору.
            [found] Візьми карту або лиши її.
            [swap] Обери карту з руки.
           *[build] Виклади готову машину або поки нічого.
        }
clockwork-refused-no-such-place = «{ $place }»: такого на цьому полі немає
    .because = Тут є Вежі, Звалища від 1 до 6 і локації з номерами.
    .help = Обери те, що бачиш на полі.
clockwork-refused-say-its-name = Локація { $place } має свою назву
    .because = Білі локації називають за тим, куди вони ведуть.
    .help = Скажи «towers» або «yard» з номером, наприклад «yard 3».
clockwork-refused-ask-yourself = Себе запитати не можна
    .because = Для виклику потрібні двоє.
    .help = Запитай когось, хто стоїть там із тобою.
clockwork-refused-not-a-set = Такий набір не прибирають: { clockwork-kind }
    .because = Тут обирають лише літальні апарати й дешифратори, завжди цілком.
    .help = Обери один із наборів, про які йдеться.
clockwork-refused-field-full = Уже немає де стати { clockwork-at-place }
    .because = Там стоять дві фігурки, а більше не вміщується.
    .help = Іди іншою дорогою або зупинися деінде.
clockwork-refused-cannot-reverse = Щоб потрапити { clockwork-to-place }, довелося б повернути назад
    .because =
        { $away ->
            [one] Дотуди { $away } крок. Випало { $steps }, а посеред дороги назад не повертають.
            [few] Дотуди { $away } кроки. Випало { $steps }, а посеред дороги назад не повертають.
            [many] Дотуди { $away } кроків. Випало { $steps }, а посеред дороги назад не повертають.
           *[other] Дотуди { $away } кроку. Випало { $steps }, а посеред дороги назад не повертають.
        }
    .help = Обери локацію, куди веде твій кидок.
clockwork-refused-steps-short = Цим кидком не потрапити { clockwork-to-place }
    .because =
        { $away ->
            [one] Дотуди { $away } крок, а випало { $steps }.
            [few] Дотуди { $away } кроки, а випало { $steps }.
            [many] Дотуди { $away } кроків, а випало { $steps }.
           *[other] Дотуди { $away } кроку, а випало { $steps }.
        }
    .help = Обери локацію, куди веде твій кидок.
clockwork-refused-steps-over = Твій кидок веде далі, ніж { clockwork-to-place }
    .because =
        { $away ->
            [one] Дотуди { $away } крок, а випало { $steps }. За правилами цього столу ці числа мають збігатися.
            [few] Дотуди { $away } кроки, а випало { $steps }. За правилами цього столу ці числа мають збігатися.
            [many] Дотуди { $away } кроків, а випало { $steps }. За правилами цього столу ці числа мають збігатися.
           *[other] Дотуди { $away } кроку, а випало { $steps }. За правилами цього столу ці числа мають збігатися.
        }
    .help = Іди далі й вернися, коли випаде скільки треба.
clockwork-refused-must-stop = Далі { clockwork-to-place } іти не можна
    .because = За правилами цього столу дорога закінчується на першій білій локації.
    .help = Зупинися там або йди іншою дорогою.
clockwork-refused-not-reached = Твій кидок не закінчується { clockwork-at-place }
    .because =
        { $away ->
            [one] Дотуди { $away } крок. Випало { $steps }, а йдуть на весь кидок.
            [few] Дотуди { $away } кроки. Випало { $steps }, а йдуть на весь кидок.
            [many] Дотуди { $away } кроків. Випало { $steps }, а йдуть на весь кидок.
           *[other] Дотуди { $away } кроку. Випало { $steps }, а йдуть на весь кидок.
        }
    .help = Обери локацію, куди веде твій кидок.
clockwork-refused-not-special = Твій кидок цього не дає
    .because = Випало { $total }. Потрібні сім, одинадцять або дубль.
    .help = Цього разу йди пішки.
clockwork-refused-bonus-later = Це буде пізніше
    .because = За правилами цього столу особливий кидок дає щось іще після звалища.
    .help = Спершу йди.
clockwork-refused-must-walk = Тут лишатися не можна
    .because = Хто може йти, той іде.
    .help = Обери локацію, куди веде твій кидок.
clockwork-refused-not-a-goal = Одразу { clockwork-to-place } перейти не можна
    .because = Особливий кидок веде на звалище або до Веж.
    .help = Обери щось із цього або йди пішки.
clockwork-refused-not-from-here = Звідси твій кидок не діє
    .because = За правилами цього столу для цього твій хід має початися на звалищі.
    .help = Іди пішки або перейди до Веж.
clockwork-refused-already-there = Ти вже { clockwork-at-place }
    .because = Одразу переходять лише деінде.
    .help = Обери іншу ціль.
clockwork-refused-yard-empty = Звалище { $yard } порожнє
    .because = Карт там більше немає.
    .help = Спробуй інше звалище або шукай біля Веж.
clockwork-refused-not-in-yard = Тут цього робити не можна
    .because = Карти беруть на звалищі, коли приходять туди або коли кидок дозволяє лишитися.
    .help = Іди на звалище.
clockwork-refused-towers-only = Зараз одразу можна перейти лише до Веж
    .because = Звалище зараз не ціль для твого кидка.
    .help = Перейди до Веж або йди пішки.
clockwork-refused-towers-reached = Тепер ти йдеш назад до Веж
    .because = Звалища порожні, і твого кидка вистачає до Веж.
    .help = Іди до Веж.
clockwork-refused-not-at-towers = Тут шукати не можна
    .because = Скинуті карти шукають біля Веж, коли приходять туди.
    .help = Іди до Веж.
clockwork-refused-no-demand-now = Зараз нікому не кинути виклик
    .because = Виклик кидають, коли зустрінуть когось на локації або на звалищі.
    .help = Обери хід, який можна зробити.
clockwork-refused-not-together = { $rival } не поруч із тобою
    .because = Для виклику треба стояти вдвох на одній локації або на одному звалищі.
    .help = Іди туди, де { $rival }, або обери когось, хто тут.
clockwork-refused-not-in-towers = { $rival } ще в дорозі
    .because = Зараз виклик кидають лише тим, хто біля Веж.
    .help = Обери когось, хто там, або зачекай.
clockwork-refused-just-back = Кидок лише привів тебе сюди
    .because = Хто повернувся, може шукати. Для виклику потрібен кидок біля Веж.
    .help = Шукай серед скинутих карт або пропусти.
clockwork-refused-search-only = З { $total } ти шукаєш, але нікому не кидаєш виклик
    .because = Наприкінці для виклику потрібні сім, одинадцять або дубль.
    .help = Шукай серед скинутих карт або пропусти.
clockwork-refused-already-asked = { $rival }: запитання вже було
    .because = За один хід кожного питають один раз.
    .help = Запитай когось іншого або пропусти.
clockwork-refused-nothing-to-show = Показати це не вийде: { clockwork-kind }
    .because = Хто питає або шукає, показує з руки карту тієї самої машини.
    .help = Обери таку, яку маєш. Паливо й Енергію досить назвати.
clockwork-refused-not-a-family = Цього просити не можна: { clockwork-kind }
    .because = Шукають лише машини, Дирижабль, Паливо й Енергію.
    .help = Обери щось із цього.
clockwork-refused-not-asked-for = Цього в тебе не просять: { clockwork-kind }
    .because = Віддають те, що просять, а замінити його може лише Брухт.
    .help = Віддай карту, яку просять, або Брухт.
clockwork-refused-not-held = Цього в тебе немає: { clockwork-kind }
    .because = Грають картами зі своєї руки.
    .help = Обери карту, яку маєш.
clockwork-refused-below-seven = Карти лишаються в тебе
    .because = Коли їх менше ніж сім, нічого не скидають.
    .help = Грай далі; хід закінчено.
clockwork-refused-even-throw = При кидку { $total } ти нічого не робиш
    .because = Наприкінці парний кидок, що не є дублем, забирає хід.
    .help = Спробуй наступного ходу.
clockwork-refused-scrap-instead-only = Брухт тут не допоможе
    .because = Брухт дають замість карти, яку мають, а такої в тебе немає.
    .help = Запитай у відповідь або пропусти.
clockwork-refused-must-discard =
    { $hand ->
        [one] У тебе { $hand } карта
        [few] У тебе { $hand } карти
        [many] У тебе { $hand } карт
       *[other] У тебе { $hand } карти
    }
    .because = У руці їх може бути щонайбільше сім.
    .help = Скинь одну з них.
clockwork-refused-spot-taken = Схованку { $spot } зайнято
    .because = Карти ніколи не лежать одна на одній.
    .help = Обери вільну схованку.
clockwork-refused-no-such-spot = Схованки { $spot } немає
    .because = Схованки довкола поля мають номери.
    .help = Обери номер, який бачиш.
clockwork-refused-spot-empty = У схованці { $spot } немає карти
    .because = Указують на карту, яку хтось скинув.
    .help = Обери схованку з картою.
clockwork-refused-nothing-there = Шукати нема чого
    .because = Ще ніхто не скинув карти.
    .help = Приходь пізніше.
clockwork-refused-just-received = Це щойно прийшло до тебе: { clockwork-kind }
    .because = Натомість віддають іншу карту.
    .help = Обери іншу карту.
clockwork-refused-no-counter = Запитати у відповідь не можна
    .because = За правилами цього столу у відповідь не питає той, хто має Брухт.
    .help = Пропусти.
clockwork-refused-not-your-asker = Зараз запитати не можна: { $rival }
    .because = Виклик тобі кидає лише { $asker }.
    .help = Запитай у відповідь ({ $asker }) або пропусти.
clockwork-refused-must-give = У тебе є те, що просять: { clockwork-kind }
    .because = Хто має таку карту, віддає одну або замість неї Брухт.
    .help = Віддай одну з них або Брухт, якщо він є.
clockwork-refused-must-draw = На звалищі завжди щось роблять
    .because = Хто сюди приходить, бере карту або кидає комусь виклик.
    .help = Візьми карту.
clockwork-refused-not-complete = Тут ще чогось бракує: { clockwork-kind }
    .because = Викладають лише готову машину.
    .help = Збери деталі, яких бракує.
clockwork-refused-no-way-out = Тікати ще рано
    .because = Потрібні літальний апарат, дешифратор і Паливо або цілий Дирижабль та Енергія.
    .help = Збери те, чого бракує.

## At the table

clockwork-short = Механічне місто
clockwork-turn = Ходить { $name }
clockwork-turn-yours = Твій хід, { $name }
clockwork-turn-number = Хід { $number }
clockwork-before-play = До початку
clockwork-board = Місто: мости, звалища і схованки
clockwork-your-side = Твоя рука і що можна зробити
clockwork-hand = Твоя рука
clockwork-you = ти
clockwork-you-too = { clockwork-character } · ти
clockwork-no-character = ще без персонажа
clockwork-hand-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
clockwork-laid = Викладено: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } з { $copies }
clockwork-pile =
    { $count ->
        [0] порожньо
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
clockwork-spot-free = Схованка { $spot }, вільна
clockwork-spot-laid = Схованка { $spot }, карта сорочкою вгору
clockwork-spot-known = Схованка { $spot }, { clockwork-kind }
clockwork-glows = це можна обрати
clockwork-goal = Щоб утекти
clockwork-goal-machine = літальний апарат, дешифратор і паливо
clockwork-goal-airship = або дирижабль з енергією
clockwork-in-this-game = У цій грі
clockwork-legend = { clockwork-kind }, у цій грі { $copies }
clockwork-endgame = Усі звалища порожні. Зустріч біля Веж.

clockwork-total =
    { $special ->
        [seven] Сім!
        [eleven] Одинадцять!
        [double] Дубль!
       *[other] { $total }
    }
clockwork-dice = Кубики: { $dice }

clockwork-throw = Кинути кубики
clockwork-throw-opening = Кинути за початок
clockwork-do-go = Перейти одразу
clockwork-do-walk = Іти на { $total }
clockwork-do-take = Узяти карту
clockwork-do-search = Шукати у скиді
clockwork-do-ask = Запитати: { $name }
clockwork-do-stay = Лишитися тут
clockwork-do-keep = Лишити всі
clockwork-do-none = У мене немає
clockwork-do-pass = Пропустити
clockwork-do-build = Викласти: { clockwork-kind }
clockwork-do-escape = Тікати!
clockwork-do-hold = Ще ні
clockwork-do-any-spot = Будь-яка вільна схованка
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Віддати: { clockwork-kind }
clockwork-do-give-scrap = Віддати Брухт
clockwork-do-back = Щось інше
clockwork-walk-to =
    { $where ->
        [towers] До Веж
        [yard] На Звалище { $number }
       *[field] На локацію { $number }
    }
clockwork-lay-on = Покласти в { $spot }
clockwork-point-at = Перевернути { $spot }

clockwork-hint-throw = Кидай кубики.
clockwork-hint-opening = Кидай за початок: починає найбільший кидок.
clockwork-hint-wait = { $name } думає.
clockwork-hint-whisper = { $name } і { $rival } шепочуться.
clockwork-hint-character = Хто ти? Обери персонажа.
clockwork-hint-leave-out = Обери машину, яка лишиться в коробці.
clockwork-hint-travel = Обери, що зробити зі своїм кидком.
clockwork-pick-one = Обери одне.
clockwork-hint-walk = Обери локацію, яка світиться.
clockwork-hint-go = Обери ціль, яка світиться.
clockwork-hint-act = Що робиш тут?
clockwork-hint-show = Покажи карту або назви Паливо чи Енергію. Відповідає { $name }.
clockwork-hint-search = Покажи, що шукаєш, або назви Паливо чи Енергію.
clockwork-hint-discard =
    { $kind ->
        [none] Обери карту з руки, щоб скинути.
       *[other] Ти отримуєш { clockwork-card }. Обери карту з руки, щоб скинути.
    }
clockwork-hint-spot = Поклади карту у схованку, яка світиться.
clockwork-hint-give = { $name } питає тебе.
clockwork-hint-counter = Запитай один раз у відповідь або пропусти. Відповідає { $name }.
clockwork-hint-return =
    { $kind ->
        [none] Віддай карту натомість. Її отримає { $name }.
       *[other] Ти отримуєш { clockwork-card }. Віддай натомість іншу карту. Її отримає { $name }.
    }
clockwork-hint-point = Укажи на карту, що лежить сорочкою вгору.
clockwork-hint-found = Знайдено! Візьми карту або лиши її.
clockwork-hint-swap = Обери карту для схованки { $spot }.
clockwork-hint-build = Викласти машину чи ще ні?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } питає. Відповідає { $rival }
clockwork-eyes-only = Дивиться лише { $name }
clockwork-spoken-aloud = { $name } каже це вголос
clockwork-do-you-hold =
    { $kind ->
        [Fuel] У тебе є Паливо?
        [Power] У тебе є Енергія?
       *[other] У тебе є ще така карта: { clockwork-kind }?
    }
clockwork-give-one = Віддай одну.
clockwork-give-or-scrap = Віддай одну або замість неї Брухт.
clockwork-have-none = Такої карти в тебе немає. Скажи це, і можна буде запитати у відповідь.

clockwork-seen = Уже знаю
clockwork-seen-once = Запам’ятай її. За мить вона знову лежатиме сорочкою вгору.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, { $count } карта
        [few] { $name }: { $place }, { $count } карти
        [many] { $name }: { $place }, { $count } карт
       *[other] { $name }: { $place }, { $count } карти
    }
clockwork-read-hand = Твоя рука: { $cards }

clockwork-key-pick = Обрати карту з руки
clockwork-key-take = Узяти карту
clockwork-key-go = Перейти одразу, іти
clockwork-key-ask = Питати, шукати
clockwork-key-decline = Пропустити

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Файл задовгий
    .help = Місту вистачає значно менше знаків, ніж { $most }. Це точно потрібний файл?
clockwork-unfit-not-toml = Рядок { $line } не читається
    .help = Пошукай у ньому та в рядку перед ним: може, бракує коми або дужки чи якийсь номер стоїть двічі.
clockwork-unfit-field-missing = Бракує «{ $field }»
    .help =
        { $field ->
            [fields] Додай рядок [fields], а під ним локації.
            [spots] Додай рядок [spots], а під ним схованки.
           *[other] Додай рядок, який починається з { $field } =
        }
clockwork-unfit-field-unknown = Слова «{ $field }» тут ніхто не знає
    .help =
        { $meant ->
            [none] Прибери цей рядок. Це точно потрібний файл?
           *[other] Може, «{ $meant }»?
        }
clockwork-unfit-name-unfit = Така назва не підходить
    .help = Напиши в лапках від 1 до { $most } літер, в один рядок.
clockwork-unfit-not-a-number = «{ $field }»: тут потрібен номер локації
    .help = Напиши ціле число від 0 до { $most }: { $field } = 0
clockwork-unfit-not-numbers = «{ $field }»: тут потрібен список локацій
    .help = Напиши цілі числа від 0 до { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = «{ $field }»: тут потрібен список доріг від локації до локації
    .help = Напиши цілі числа від 0 до { $most }, на кожну дорогу щонайменше два: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = «{ $field }»: тут потрібна частина з пронумерованими рядками
    .help = Напиши [{ $field }] в окремому рядку, а під ним рядки на зразок { $first } = [500, 380]
clockwork-unfit-number-unfit = «{ $number }» під [{ $field }] не може бути номером рядка
    .help = Нумеруй рядки від { $first }, один за одним.
clockwork-unfit-number-skipped = Під [{ $field }] бракує номера { $number }
    .help = Додай його або пронумеруй рядки наново, без пропусків.
clockwork-unfit-not-a-point =
    { $number ->
        [none] «{ $field }» не точка на картинці
       *[other] Під [{ $field }] рядок { $number } не точка на картинці
    }
    .help = Напиши два цілі числа, скільки зліва і скільки згори, наприклад [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Немає жодної локації
        [1] Є лише одна локація
        [one] У цьому місті { $fields } локація
        [few] У цьому місті { $fields } локації
        [many] У цьому місті { $fields } локацій
       *[other] У цьому місті { $fields } локації
    }
    .help = Їх може бути від { $fewest } до { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Немає жодної схованки для скинутих карт
        [1] Є лише одна схованка для скинутих карт
        [one] Для скинутих карт { $spots } схованка
        [few] Для скинутих карт { $spots } схованки
        [many] Для скинутих карт { $spots } схованок
       *[other] Для скинутих карт { $spots } схованки
    }
    .help = Їх може бути від { $fewest } до { $most }.
clockwork-unfit-towers-nowhere = Вежі на локації { $number }, але такої локації немає
    .help = Обери локацію, яка є під [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Немає жодного звалища
        [1] Є лише одне звалище
        [one] Тут { $yards } звалище
        [few] Тут { $yards } звалища
        [many] Тут { $yards } звалищ
       *[other] Тут { $yards } звалища
    }
    .help = У yards має бути стільки локацій: { $needed }.
clockwork-unfit-yard-nowhere = Звалище { $yard } на локації { $number }, але такої локації немає
    .help = Обери локацію, яка є під [fields].
clockwork-unfit-yard-in-towers = Звалище { $yard } і Вежі на одній локації { $number }
    .help = Дай кожному свою локацію.
clockwork-unfit-yard-twice = Звалища { $first } і { $second } на одній локації { $number }
    .help = Дай кожному свою локацію.
clockwork-unfit-path-nowhere = Дорога веде з { $first } до { $second }, але локації { $number } немає
    .help = Додай цю локацію під [fields] або прибери її з paths.
clockwork-unfit-path-to-itself = Дорога веде з локації { $number } до неї самої
    .help = Напиши там { $number } лише раз.
clockwork-unfit-path-twice = Дорога між { $first } і { $second } тут двічі
    .help = Прибери одну з них; досить одного напрямку.
clockwork-unfit-too-many-paths = На локації { $number } сходиться забагато доріг: { $paths }
    .help = Їх може бути щонайбільше { $most }. Поведи деякі до іншої локації.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Локація { $number } за межами картинки
        [spots] Карта у схованці { $number } лежала б за межами картинки
       *[other] Вежі стояли б за межами картинки
    }
    .help = Картинка завширшки { $width } і заввишки { $height }; карта завширшки 36 і заввишки 50, рахуючи від середини.
clockwork-unfit-fields-too-near = Локації { $first } і { $second } лежать одна на одній
    .help = Посунь одну з них, щоб між ними було { $apart } або більше.
clockwork-unfit-unreachable = Жодна дорога не веде до Веж звідси: { $fields }
    .help = Додай дорогу до { $number } або прибери те, куди ніхто не дійде.
clockwork-unfit-spots-overlap = Карти у схованках { $first } і { $second } лежали б одна на одній
    .help = Посунь одну з них: карта завширшки 36 і заввишки 50.
clockwork-unfit-spot-on-track = Карта у схованці { $spot } лежала б на мосту між { $first } і { $second }
    .help = Відсунь схованку від мосту або прибери її.
`;export{e as default};