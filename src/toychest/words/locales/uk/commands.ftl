### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = ПАРАМЕТРИ
    .command = КОМАНДА
    .args = ЩЕ
    .file = ФАЙЛ
    .directory = ТЕКА
    .path = ШЛЯХ
    .integer = ЧИСЛО
    .float = ЧИСЛО
    .text = ТЕКСТ
    .code = КОД
    .codes = КОДИ
    .game = ГРА
    .edition = ВИДАННЯ
    .name = НАЗВА
    .value = ЗНАЧЕННЯ
    .level = РІВЕНЬ
    .from = ЗВІДКИ
    .to = КУДИ
    .address = АДРЕСА

## What each command does, and its options.

command-option =
    .help = Показує цю довідку.
    .version = Показує версію.
    .data = Тека для твоїх ігор.
    .language = Мова.  [інакше: як у системі]
    .plain = Один факт у рядку, без малюнка: для екранних читачів.
    .workers = Процеси.  [інакше: усі ядра]
    .ray = Працює на цьому кластері Ray; «local» запускає його тут.
    .option = Обрано перед грою.
    .seed = Те саме зерно, ті самі ігри.
    .work = Відсоток звичайної роботи.
    .yes = Видаляє, не питаючи.
    .store = База даних з іграми: postgresql://...
command-help-toychest = Настільні ігри з коробки, зіграні як слід.
command-help-arena =
    Дає ботам грати між собою, міняючи місця, на всіх ядрах; зупинено й запущено знову — продовжує.

    Поруч із часткою перемог стоїть, скільки лишається без удачі: від кожного результату віднято те, що дав випадок.
    .bots = Через коми: рівні, їхні ряди, 6~60 (пам’ятає 60 записів), hand4 (ваги, підібрані вручну), plain6 (без мережі), 6@1000 (по 1000 проходів), greedy, random.
    .games = Ігри кожної пари.
    .seats = Скільки сідає.  [інакше: якнайменше]
    .each = Вибір, варіанти якого чергуються, наприклад terrain.
    .all-pairs = Кожен із кожним, а не лише з попереднім.
    .out = Результати.  [інакше: arena-ГРА.csv]
    .json = Усі числа таблиці.
    .raw = Не зважує удачі: швидше, але стільки ж ігор каже менше.
command-help-board = Власні поля: перевірка й друк. Як написати поле, сказано в docs/boards.md.
command-help-board-check = Каже, чи можна грати на полі; якщо ні, то все, що не так, і як це виправити.
    .deck = Перевіряє й власні картки.
command-help-board-print = Записує поле, його картки й жетони як аркуші для друку: свій ФАЙЛ або одне з наших полів за НАЗВОЮ.
    .to = Тека для аркушів.  [інакше: тут]
    .format = Один PDF або SVG на сторінку.
    .paper = Розмір паперу.  [інакше: a4]
    .deck = Власні картки.
    .printing = Видання правил, якого тримаються картки.
    .backs = І звороти карток, для двостороннього друку.
    .ink = Лише лінії, нічого не залито: для шкільних принтерів або розмальовування.
    .overwrite = Пише поверх аркушів, які вже є.
command-help-branch = Грає далі від запису зіграної гри: з новою удачею, а приховане лежить, як лежало.
    .entry = Запис, після якого ти граєш далі.
    .seat = Місце, на якому ти граєш, від 1.
    .bot = Рівень ботів на інших місцях.
command-help-doctor = Дивиться, чи є і чи працює все, що треба серверу.
    .bus = Як сервери сповіщають один одного: redis://...
command-help-laws = Грає випадкові ігри кожного видання й каже, який закон де порушено і якого речення бракує.
command-help-learn = Вчить гри, граючи; продовжуєш там, де зупинка.
    .name = Твоє ім’я.
    .step = Починає знову з цього кроку; 1 — початок.
command-help-new = Записує маленьку гру для початку в теку НАЗВА і ставить її на полицю.
command-help-play = Грає в терміналі; без гри каже, які є, і питає з клавіатури.
command-help-play-game = Грає в терміналі: { $game }.
    .edition = Видання за позначкою; у ньому можуть бути домашні правила.
    .printing = Видання за мовою правил.
    .seats = Скільки грає.
    .name = Хто грає; раз на кожне місце.
    .bot = Бот, від 1 до 6 або його ім’я; 6~60 пам’ятає 60 записів. Раз на кожного.
    .rule = Домашнє правило.
    .seed = Текст, що вирішує всю удачу: той самий текст, ті самі картки.
    .list = Показує видання, вибір і домашні правила.
command-help-puzzles = Робить головоломки: миті справжніх ігор, у яких один шлях кращий за всі інші. Запущено знову — продовжує.
    .count = Скільки головоломок.
    .from = Власна зіграна гра; можна кілька разів.
    .out = Файл.  [інакше: puzzles-ГРА.jsonl]
    .seed = Те саме зерно дає ті самі головоломки.
command-help-replay = Переглядає зіграну гру крок за кроком, з її файлу або за кодом.
command-help-report =
    Каже, що ігри ботів говорять про гру, для кожного поля: хто починає, скільки триває, чим кінчається.

    Зупинено й запущено знову — продовжує.
    .bot = Хто грає на всіх місцях: рівень, greedy або random.
    .games = Ігри на кожне поле або видання.
    .seats = Скільки сідає.  [інакше: якнайменше]
    .each = Вибір, варіанти якого лічать окремо, або «printing».  [інакше: поля]
    .out = Сторінка.  [інакше: report-ГРА.html]
    .tables = Те саме таблицями Markdown.
    .json = Те саме числами.
    .results = Зіграні ігри.  [інакше: report-ГРА.csv]
command-help-resume = Продовжує гру: за її КОДОМ або останню незавершену.
command-help-review = Відділяє удачу від гри в зіграній грі, з її файлу або за кодом.
    .json = Записує в цей файл усе знайдене.
    .svg = Записує в цей файл графік, хто був попереду.
    .try = Спершу дає спробувати ще раз там, де був кращий хід.
command-help-serve = Запускає сервер і відкриває браузер.
    .host = Адреса, на якій слухає; 0.0.0.0 для твоєї мережі.  [інакше: 127.0.0.1]
    .lan = Відкриває його для твоєї мережі: показує адресу для інших і QR-код.
    .port = Порт, на якому слухає.  [інакше: 7170 або будь-який вільний]
    .store = Тримає ігри в базі даних: postgresql://...
    .browser = Відкриває браузер.
    .warm-up = Готує ботів усіх ігор, перш ніж хтось із ними зіграє.
    .pause = Скільки секунд бот чекає перед кожним ходом.
    .lines = Відкриті столи на адресу; 0: скільки завгодно.
    .requests = Запити на адресу за секунду; 0: скільки завгодно.
    .tables = Нові столи на адресу за хвилину; 0: скільки завгодно.
    .bus = Сповіщає інші сервери тієї бази даних через redis://...
    .node = Назва цього сервера серед них.
    .behind-proxy = Проксі на цьому комп’ютері передає, що питають інші.
    .metrics = Показує лічильники на /metrics, для Prometheus.
    .json-logs = Пише рядки журналу як JSON.
    .processes = Обслуговує стількома процесами, щоб працювало більше одного ядра.
    .keep-finished = Через скільки днів видалити зіграну гру.  [інакше: ніколи]
    .keep-idle = Через скільки днів без ходу видалити гру.  [інакше: ніколи]
command-help-simulate = Грає ігри ботів у теку, стисненими журналами і як Parquet; зупинено й запущено знову — продовжує.
    .games = Скільки.
    .bots = Хто чергується на місцях; назви, як в «arena».
    .seats = Скільки сідає.  [інакше: якнайменше]
    .each = Вибір, варіанти якого чергуються, наприклад terrain.
    .batch = Ігор у файлі.
    .out = Тека.  [інакше: simulation-ГРА]
command-help-store = Сховища: де лежать ігри.
command-help-store-copy =
    Копіює всі столи: ЗВІДКИ і КУДИ — це сховища: postgresql://..., файл або тека з іграми.

    Кожен читають ще раз і порівнюють. Що вже є, лишається; стіл, який там інший, названо й не зачеплено.
command-help-tables = Що зберігається: перелічити столи або видалити їх.
    .data = Тека з іграми.
command-help-tables-clear = Видаляє столи, що лежали досить довго.
    .finished = Видаляє ігри, закінчені стільки днів тому.
    .idle = Видаляє ігри, у які стільки днів ніхто не грав.
command-help-tables-delete = Видаляє столи за їхніми КОДАМИ, з усім, що до них належить.
command-help-tables-list = Столи, змінені останніми: код, видання, записи, дні спокою, імена.
    .limit = Стільки, останніх.
command-help-train = Вчить із нуля мережу оцінки гри, в іграх із собою; зупинено й запущено знову — продовжує.
    .out = Файл.  [інакше: network-ГРА.bin]
command-help-verify = Доводить зіграну гру: кожен хід за правилами, кожну картку й кубик за зерном.
    .origin = Гра, від якої грали далі, щоб довести і її удачу.

## What was typed does not fit.

command-click-usage = Як писати:
command-click-options = Параметри
command-click-commands = Команди
command-click-default = інакше: { $default }
command-click-required = обов’язково
command-click-error = Помилка: { $message }
command-click-aborted = Зупинено.
command-click-try = «{ $command } { $option }» допоможе.
command-click-missing-command = Яка команда? Жодної немає.
command-click-missing-argument = Бракує
command-click-missing-option = Бракує параметра
command-click-no-such-option = Параметра «{ $name }» немає.
command-click-no-such-command = Команди «{ $name }» немає.
command-click-did-you-mean = Може, { $possibility }?
command-click-did-you-mean-one = Може, щось із цього: { $possibilities }?
command-click-unexpected = Це зайве: { $args }
command-click-takes-no-value = Параметр «{ $name }» не має значення.
command-click-needs-value = Параметру «{ $name }» потрібне значення.
command-click-unfit = Це значення не підходить: { $message }
command-click-unfit-for = Це значення не підходить до { $param_hint }: { $message }
command-click-choose = Обери з цього: { $choices }
command-click-not-the-choice = «{ $value }» — не { $choice }.
command-click-not-a-choice = «{ $value }» немає серед { $choices }.
command-click-not-in-range = { $value } не входить у проміжок { $range }.
command-click-not-a-number = «{ $value }» — не таке число.
command-click-not-there = «{ $filename }» не існує.
command-click-is-file = «{ $filename }» — файл, а не тека.
command-click-is-folder = «{ $filename }» — тека, а не файл.
command-click-not-readable = «{ $filename }» не прочитати.
command-there-are = Є: { $names }

## A server.

command-open = Toychest відкрито за адресою { $here }
command-open-network =
    Toychest відкрито на цьому комп’ютері за адресою { $here },
    а для інших у твоїй мережі: { $others }
command-close = Ctrl-C його закриє. Твої ігри збережено.
command-open-already = Toychest уже відкрито за адресою { $here }
command-cannot-listen = На { $host }, порт { $port }, не вийшло слухати: { $because }
command-cannot-keep = У { $folder } не вийде зберігати ігри: { $because }
command-read-only = { $folder } — лише для читання: старі ігри можна дивитися, нового не збережемо.
command-no-store = За адресою { $address } сховища немає.
command-store-failed =
    { $because ->
        [disk-full] Диск повний.
        [read-only] Його можна лише читати.
        [locked] Його тримає інша програма.
        [damaged] Воно пошкоджене або взагалі не сховище.
        [out-of-reach] База даних не відповідає.
       *[other] Не вийшло.
    }
command-store-newer = Воно від новішого Toychest: онови цей.
command-needs-package = Для цього потрібен пакет { $package }: { $command }
command-node-name = Назва сервера — це малі латинські літери, цифри й дефіси. А це ні: { $name }
command-processes-store = Кілька процесів ділять теку. З базою даних натомість запусти кілька серверів.
command-processes-system = Ця система не дає процесу передавати з’єднання іншому: прибери --processes.
command-processes-fail = Жоден процес не втримався; чому, кажуть рядки вище.
command-node-database = Кілька серверів ділять базу даних: назви її через --store postgresql://...
command-bus-shape = Назви шину на зразок redis://HOST. Це не вона: { $address }
command-cannot-reach = { $address } недоступна: { $because }
command-copied = Скопійовано столів: { $copied }, доповнено: { $updated }, вже були: { $there }. Кожен порівняно.
command-copy-differ = Столів, що відрізняються чи не читаються і не скопійовані: { $count }
command-copy-other = { $code }: там інша гра з цим кодом.
command-tables-sure = Вони зникнуть назавжди. Видалити?
command-tables-deleted = Видалено столів: { $count }
command-doctor-well = гаразд
command-doctor-ill = ЗБІЙ
command-doctor-ills = Не гаразд: { $names }
command-doctor-games = ігри
command-doctor-engine = рушій
command-doctor-disk = диск
command-doctor-store = сховище
command-doctor-tables = столи
command-doctor-bus = шина
command-doctor-version = { $version }, Python { $python }
command-doctor-editions = видань: { $count }
command-doctor-broken = { $name }: зіграти не можна ({ $because })
command-doctor-engine-there = є
command-doctor-engine-missing = Ще немає: доти боти думають за читними правилами.
command-doctor-disk-database = диск бази даних
command-doctor-disk-full = Вільно лише { $free } МБ: звільни місце, інакше ходи буде відхилено.
command-doctor-disk-free = Вільно { $free } ГБ
command-doctor-answers = { $address } відповідає за { $milliseconds } мс
command-doctor-whole = Останні цілі: { $count }.
command-doctor-bus-answers = { $address } відповідає
command-refused-origin = Цій сторінці так не можна.

## Is a game fair? The draws are what luck decided.

command-fair = чесно. Записів: { $entries }, з них випадкових: { $chance }, усе так, як каже зерно.
command-fair-since = продовження іншої гри, і відтоді чесно. Записів: { $entries }; жеребів, як каже зерно: { $chance }, узято з попередньої гри: { $copied }. Дивись --origin.
command-fair-guided = урок, зіграний за правилами. Записів: { $entries }; жеребів за сценарієм: { $scripted }, як каже зерно: { $chance }.
command-unfair-entry = запис { $seq }: { $because }
command-unfair-seed = Зерно не те, яке обіцяли перед першим жеребом.
command-unfair-order = На його місці стоїть запис { $found }.
command-unfair-checksum = Його контрольна сума не сходиться.
command-unfair-last-line = Контрольна сума останнього рядка не сходиться.
command-unfair-seats = Стільки грає в цю гру: { $counts }; тут: { $got }.
command-unfair-no-seat = На місці { $seat } ніхто не сидить.
command-unfair-agreed = Місця { $agreed } не могли дозволити місцю { $seat } взяти назад.
command-unfair-options = Вибір перед грою не підходить до цієї гри.
command-unfair-branch-moves = Стільки ходів ({ $moves }) не може бути із записів від 1 до { $seq }.
command-unfair-branch-entry = Це не хід гри, від якої грали далі.
command-unfair-other-origin = Від тієї гри далі не грали.
command-unfair-origin-differs = Та гра пішла інакше.
command-unfair-chance-not-now = «{ $move }» від випадку, хоч зараз не його черга.
command-unfair-drawn = Зерно дає «{ $drawn }», у записі «{ $move }».
command-unfair-scripted-move = «{ $move }» з місця { $seat } подано як удачу зі сценарію.
command-unfair-no-guide = «{ $move }» зі сценарію, хоч уроку тут немає.
command-unfair-impossible = «{ $move }» тут не може статися.
command-unfair-illegal = Правила тут забороняють «{ $move }» ({ $rule }).
command-unfair-malformed = «{ $move }» — не хід.
command-unfair-not-over = У записі є кінець, а гра не закінчена.
command-unfair-other-outcome = Гра закінчилася інакше, ніж у записі.
command-log-header = Перший рядок пошкоджено: це не збережена гра, або хтось її змінив.
command-log-entry = Запис { $seq } пошкоджено.
command-log-ending = Останній рядок пошкоджено.
command-log-truncated = Журнал обривається після запису { $seq }, перед останнім рядком.
command-log-newer = Формат { $found } журналу новіший за { $newest }: онови Toychest.
command-log-edition-unknown = Видання «{ $edition }» тут немає.
command-log-table-unfinished = Гра не закінчена, тож довести поки нічого не можна.

## Bots against bots.

command-arena-picture = { $file }: під цією назвою поруч із результатами лежить малюнок. Дай результатам інше закінчення.
command-arena-twice = Назви кожного бота раз: ніхто не грає сам із собою.
command-arena-too-few = Назви хоча б двох ботів, наприклад --bots 1..6.
command-arena-bot = Бота «{ $bot }» тут немає. { $bots }
command-arena-weights = { $game }: боти тут планують, «{ $bot }» не має ваг, підібраних вручну.
command-arena-other-file = У файлі { $file } немає результатів арени. Назви інший файл через --out.
command-arena-done = усе вже зіграно
command-arena-compiling = компіляція, раз і назавжди
command-arena-games = ігор: { $games }
command-arena-cut-off = перервано й поділено: { $count }
command-arena-luckless = без удачі
command-arena-sure = так само певно, як у { $times } раза більше ігор; { $evaluator }
command-arena-rating = рейтинг
command-arena-files = { $file } і { $picture }
command-simulate-done = Ігор у { $folder }: { $games }
command-simulate-other = У { $folder } лежить щось інше, ніж ця симуляція. Назви іншу теку через --out.
command-simulate-stopped = Зупинено. Та сама команда продовжить із тим, що є в { $folder }.
command-simulate-cut-off = Ігор, що тривали задовго: { $count }. Їх перервано: переходи є, журналу немає.
