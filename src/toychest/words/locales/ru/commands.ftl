### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = ПАРАМЕТРЫ
    .command = КОМАНДА
    .args = ЕЩЁ
    .file = ФАЙЛ
    .directory = ПАПКА
    .path = ПУТЬ
    .integer = ЧИСЛО
    .float = ЧИСЛО
    .text = ТЕКСТ
    .code = КОД
    .codes = КОДЫ
    .game = ИГРА
    .edition = ИЗДАНИЕ
    .name = ИМЯ
    .value = ЗНАЧЕНИЕ
    .level = УРОВЕНЬ
    .from = ОТКУДА
    .to = КУДА
    .address = АДРЕС

## What each command does, and its options.

command-option =
    .help = Показывает эту справку.
    .version = Показывает версию.
    .data = Папка для твоих игр.
    .language = Язык.  [иначе: как в системе]
    .plain = Один факт в строке, без рисунка: для экранных чтецов.
    .workers = Процессы.  [иначе: все ядра]
    .ray = Работает на этом кластере Ray; «local» запускает его здесь.
    .option = Выбрано перед игрой.
    .seed = То же зерно, те же игры.
    .work = Процент обычной работы.
    .yes = Удаляет, не спрашивая.
    .store = База данных с играми: postgresql://...
command-help-toychest = Настольные игры из коробки, сыгранные как следует.
command-help-arena =
    Даёт ботам играть между собой, меняя места, на всех ядрах; остановлено и запущено снова — продолжает.

    Рядом с долей побед стоит, сколько остаётся без удачи: из каждого результата вычтено то, что дал случай.
    .bots = Через запятую: уровни, их ряды, 6~60 (помнит 60 записей), hand4 (веса, подобранные вручную), plain6 (без сети), 6@1000 (по 1000 проходов), greedy, random.
    .games = Игры каждой пары.
    .seats = Сколько садится.  [иначе: как можно меньше]
    .each = Выбор, варианты которого чередуются, например terrain.
    .all-pairs = Каждый с каждым, а не только с предыдущим.
    .out = Результаты.  [иначе: arena-ИГРА.csv]
    .json = Все числа таблицы.
    .raw = Не взвешивает удачу: быстрее, но столько же игр говорит меньше.
command-help-board = Свои поля: проверка и печать. Как написать поле, сказано в docs/boards.md.
command-help-board-check = Говорит, можно ли играть на поле; если нет, то всё, что не так, и как это исправить.
    .deck = Проверяет и свои карты.
command-help-board-print = Записывает поле, его карты и жетоны как листы для печати: свой ФАЙЛ или одно из наших полей по ИМЕНИ.
    .to = Папка для листов.  [иначе: здесь]
    .format = Один PDF или SVG на страницу.
    .paper = Размер бумаги.  [иначе: a4]
    .deck = Свои карты.
    .printing = Издание правил, которого держатся карты.
    .backs = И рубашки карт, для двусторонней печати.
    .ink = Только линии, ничего не залито: для школьных принтеров или раскрашивания.
    .overwrite = Пишет поверх листов, которые уже есть.
command-help-branch = Играет дальше от записи сыгранной игры: с новой удачей, а скрытое лежит, как лежало.
    .entry = Запись, после которой ты играешь дальше.
    .seat = Место, на котором ты играешь, от 1.
    .bot = Уровень ботов на других местах.
command-help-doctor = Смотрит, есть ли и работает ли всё, что нужно серверу.
    .bus = Как серверы сообщают друг другу: redis://...
command-help-laws = Играет случайные игры каждого издания и говорит, какой закон где нарушен и какой фразы не хватает.
command-help-learn = Учит игре в игре; продолжаешь с того места, где была остановка.
    .name = Твоё имя.
    .step = Начинает заново с этого шага; 1 — начало.
command-help-new = Записывает маленькую игру для начала в папку ИМЯ и ставит её на полку.
command-help-play = Играет в терминале; без игры говорит, какие есть, и спрашивает с клавиатуры.
command-help-play-game = Играет в терминале: { $game }.
    .edition = Издание по обозначению; в нём могут быть домашние правила.
    .printing = Издание по языку правил.
    .seats = Сколько играет.
    .name = Кто играет; раз на каждое место.
    .bot = Бот, от 1 до 6 или его имя; 6~60 помнит 60 записей. Раз на каждого.
    .rule = Домашнее правило.
    .seed = Текст, который решает всю удачу: тот же текст, те же карты.
    .list = Показывает издания, выбор и домашние правила.
command-help-puzzles = Делает головоломки: моменты настоящих игр, где один путь лучше всех других. Запущено снова — продолжает.
    .count = Сколько головоломок.
    .from = Своя сыгранная игра; можно несколько раз.
    .out = Файл.  [иначе: puzzles-ИГРА.jsonl]
    .seed = То же зерно даёт те же головоломки.
command-help-replay = Просматривает сыгранную игру шаг за шагом, из её файла или по коду.
command-help-report =
    Говорит, что игры ботов рассказывают об игре, для каждого поля: кто начинает, сколько длится, чем кончается.

    Остановлено и запущено снова — продолжает.
    .bot = Кто играет на всех местах: уровень, greedy или random.
    .games = Игры на каждое поле или издание.
    .seats = Сколько садится.  [иначе: как можно меньше]
    .each = Выбор, варианты которого считают отдельно, или «printing».  [иначе: поля]
    .out = Страница.  [иначе: report-ИГРА.html]
    .tables = То же таблицами Markdown.
    .json = То же числами.
    .results = Сыгранные игры.  [иначе: report-ИГРА.csv]
command-help-resume = Продолжает игру: по её КОДУ или последнюю неоконченную.
command-help-review = Отделяет удачу от игры в сыгранной игре, из её файла или по коду.
    .json = Записывает в этот файл всё найденное.
    .svg = Записывает в этот файл график, кто был впереди.
    .try = Сначала даёт попробовать снова там, где был ход лучше.
command-help-serve = Запускает сервер и открывает браузер.
    .host = Адрес, на котором слушает; 0.0.0.0 для твоей сети.  [иначе: 127.0.0.1]
    .lan = Открывает его для твоей сети: показывает адрес для других и QR-код.
    .port = Порт, на котором слушает.  [иначе: 7170 или любой свободный]
    .store = Держит игры в базе данных: postgresql://...
    .browser = Открывает браузер.
    .warm-up = Готовит ботов всех игр, прежде чем кто-то с ними сыграет.
    .pause = Сколько секунд бот ждёт перед каждым ходом.
    .lines = Открытые столы на адрес; 0: сколько угодно.
    .requests = Запросы на адрес в секунду; 0: сколько угодно.
    .tables = Новые столы на адрес в минуту; 0: сколько угодно.
    .bus = Сообщает другим серверам той базы данных через redis://...
    .node = Имя этого сервера среди них.
    .behind-proxy = Прокси на этом компьютере передаёт, что спрашивают другие.
    .metrics = Показывает счётчики на /metrics, для Prometheus.
    .json-logs = Пишет строки журнала как JSON.
    .processes = Обслуживает столькими процессами, чтобы работало больше одного ядра.
    .keep-finished = Через сколько дней удалить сыгранную игру.  [иначе: никогда]
    .keep-idle = Через сколько дней без хода удалить игру.  [иначе: никогда]
command-help-simulate = Играет игры ботов в папку, сжатыми журналами и как Parquet; остановлено и запущено снова — продолжает.
    .games = Сколько.
    .bots = Кто чередуется на местах; имена, как в «arena».
    .seats = Сколько садится.  [иначе: как можно меньше]
    .each = Выбор, варианты которого чередуются, например terrain.
    .batch = Игр в файле.
    .out = Папка.  [иначе: simulation-ИГРА]
command-help-store = Хранилища: где лежат игры.
command-help-store-copy =
    Копирует все столы: ОТКУДА и КУДА — это хранилища: postgresql://..., файл или папка с играми.

    Каждый читают ещё раз и сравнивают. Что уже есть, остаётся; стол, который там другой, назван и не тронут.
command-help-tables = Что хранится: перечислить столы или удалить их.
    .data = Папка с играми.
command-help-tables-clear = Удаляет столы, которые лежали достаточно долго.
    .finished = Удаляет игры, оконченные столько дней назад.
    .idle = Удаляет игры, в которые столько дней никто не играл.
command-help-tables-delete = Удаляет столы по их КОДАМ, со всем, что к ним относится.
command-help-tables-list = Столы, изменённые последними: код, издание, записи, дни покоя, имена.
    .limit = Столько, последних.
command-help-train = Учит с нуля сеть оценки игры, в играх с собой; остановлено и запущено снова — продолжает.
    .out = Файл.  [иначе: network-ИГРА.bin]
command-help-verify = Доказывает сыгранную игру: каждый ход по правилам, каждую карту и кубик по зерну.
    .origin = Игра, от которой играли дальше, чтобы доказать и её удачу.

## What was typed does not fit.

command-click-usage = Как писать:
command-click-options = Параметры
command-click-commands = Команды
command-click-default = иначе: { $default }
command-click-required = обязательно
command-click-error = Ошибка: { $message }
command-click-aborted = Остановлено.
command-click-try = «{ $command } { $option }» поможет.
command-click-missing-command = Какая команда? Никакой нет.
command-click-missing-argument = Не хватает
command-click-missing-option = Не хватает параметра
command-click-no-such-option = Параметра «{ $name }» нет.
command-click-no-such-command = Команды «{ $name }» нет.
command-click-did-you-mean = Может, { $possibility }?
command-click-did-you-mean-one = Может, что-то из этого: { $possibilities }?
command-click-unexpected = Это лишнее: { $args }
command-click-takes-no-value = У параметра «{ $name }» нет значения.
command-click-needs-value = Параметру «{ $name }» нужно значение.
command-click-unfit = Это значение не подходит: { $message }
command-click-unfit-for = Это значение не подходит к { $param_hint }: { $message }
command-click-choose = Выбери из этого: { $choices }
command-click-not-the-choice = «{ $value }» — не { $choice }.
command-click-not-a-choice = «{ $value }» нет среди { $choices }.
command-click-not-in-range = { $value } не входит в промежуток { $range }.
command-click-not-a-number = «{ $value }» — не такое число.
command-click-not-there = «{ $filename }» не существует.
command-click-is-file = «{ $filename }» — файл, а не папка.
command-click-is-folder = «{ $filename }» — папка, а не файл.
command-click-not-readable = «{ $filename }» не прочитать.
command-there-are = Есть: { $names }

## A server.

command-open = Toychest открыт по адресу { $here }
command-open-network =
    Toychest открыт на этом компьютере по адресу { $here },
    а для других в твоей сети: { $others }
command-close = Ctrl-C его закроет. Твои игры сохранены.
command-open-already = Toychest уже открыт по адресу { $here }
command-cannot-listen = На { $host }, порт { $port }, слушать не вышло: { $because }
command-cannot-keep = В { $folder } хранить игры не выйдет: { $because }
command-read-only = { $folder } — только для чтения: старые игры можно смотреть, новое не сохранится.
command-no-store = По адресу { $address } хранилища нет.
command-store-failed =
    { $because ->
        [disk-full] Диск полон.
        [read-only] Его можно только читать.
        [locked] Его держит другая программа.
        [damaged] Оно повреждено или вовсе не хранилище.
        [out-of-reach] База данных не отвечает.
       *[other] Не получилось.
    }
command-store-newer = Оно от более нового Toychest: обнови этот.
command-needs-package = Для этого нужен пакет { $package }: { $command }
command-node-name = Имя сервера — это строчные латинские буквы, цифры и дефисы. А это нет: { $name }
command-processes-store = Несколько процессов делят папку. С базой данных запусти вместо этого несколько серверов.
command-processes-system = Эта система не даёт процессу передавать соединения другому: убери --processes.
command-processes-fail = Ни один процесс не удержался; почему, говорят строки выше.
command-node-database = Несколько серверов делят базу данных: назови её через --store postgresql://...
command-bus-shape = Назови шину вроде redis://HOST. Это не она: { $address }
command-cannot-reach = { $address } недоступна: { $because }
command-copied = Скопировано столов: { $copied }, дополнено: { $updated }, уже были: { $there }. Каждый сравнили.
command-copy-differ = Столов, которые отличаются или не читаются и не скопированы: { $count }
command-copy-other = { $code }: там другая игра с этим кодом.
command-tables-sure = Они исчезнут навсегда. Удалить?
command-tables-deleted = Удалено столов: { $count }
command-doctor-well = хорошо
command-doctor-ill = СБОЙ
command-doctor-ills = Не в порядке: { $names }
command-doctor-games = игры
command-doctor-engine = движок
command-doctor-disk = диск
command-doctor-store = хранилище
command-doctor-tables = столы
command-doctor-bus = шина
command-doctor-version = { $version }, Python { $python }
command-doctor-editions = изданий: { $count }
command-doctor-broken = { $name }: сыграть нельзя ({ $because })
command-doctor-engine-there = есть
command-doctor-engine-missing = Ещё нет: до тех пор боты думают по читаемым правилам.
command-doctor-disk-database = диск базы данных
command-doctor-disk-full = Свободно только { $free } МБ: освободи место, иначе ходы будут отклонены.
command-doctor-disk-free = Свободно { $free } ГБ
command-doctor-answers = { $address } отвечает за { $milliseconds } мс
command-doctor-whole = Последние целы: { $count }.
command-doctor-bus-answers = { $address } отвечает
command-refused-origin = Этой странице так нельзя.

## Is a game fair? The draws are what luck decided.

command-fair = честно. Записей: { $entries }, из них случайных: { $chance }, всё так, как говорит зерно.
command-fair-since = продолжение другой игры, и с тех пор честно. Записей: { $entries }; жребиев, как говорит зерно: { $chance }, взято из прежней игры: { $copied }. Смотри --origin.
command-fair-guided = урок, сыгранный по правилам. Записей: { $entries }; жребиев по сценарию: { $scripted }, как говорит зерно: { $chance }.
command-unfair-entry = запись { $seq }: { $because }
command-unfair-seed = Зерно не то, которое обещали перед первым жребием.
command-unfair-order = На её месте стоит запись { $found }.
command-unfair-checksum = Её контрольная сумма не сходится.
command-unfair-last-line = Контрольная сумма последней строки не сходится.
command-unfair-seats = Столько играет в эту игру: { $counts }; здесь: { $got }.
command-unfair-no-seat = На месте { $seat } никто не сидит.
command-unfair-agreed = Места { $agreed } не могли разрешить месту { $seat } взять назад.
command-unfair-options = Выбор перед игрой не подходит к этой игре.
command-unfair-branch-moves = Столько ходов ({ $moves }) не может быть из записей от 1 до { $seq }.
command-unfair-branch-entry = Это не ход игры, от которой играли дальше.
command-unfair-other-origin = От той игры дальше не играли.
command-unfair-origin-differs = Та игра пошла иначе.
command-unfair-chance-not-now = «{ $move }» от случая, хотя сейчас не его черёд.
command-unfair-drawn = Зерно даёт «{ $drawn }», в записи «{ $move }».
command-unfair-scripted-move = «{ $move }» с места { $seat } выдано за удачу из сценария.
command-unfair-no-guide = «{ $move }» из сценария, хотя урока здесь нет.
command-unfair-impossible = «{ $move }» здесь не может случиться.
command-unfair-illegal = Правила здесь запрещают «{ $move }» ({ $rule }).
command-unfair-malformed = «{ $move }» — не ход.
command-unfair-not-over = В записи есть конец, а игра не окончена.
command-unfair-other-outcome = Игра кончилась иначе, чем в записи.
command-log-header = Первая строка повреждена: это не сохранённая игра, или кто-то её изменил.
command-log-entry = Запись { $seq } повреждена.
command-log-ending = Последняя строка повреждена.
command-log-truncated = Журнал обрывается после записи { $seq }, перед последней строкой.
command-log-newer = Формат { $found } журнала новее, чем { $newest }: обнови Toychest.
command-log-edition-unknown = Издания «{ $edition }» здесь нет.
command-log-table-unfinished = Игра не окончена, так что доказать пока ничего нельзя.

## Bots against bots.

command-arena-picture = { $file }: под этим именем рядом с результатами лежит картинка. Дай результатам другое окончание.
command-arena-twice = Назови каждого бота раз: никто не играет сам с собой.
command-arena-too-few = Назови хотя бы двух ботов, например --bots 1..6.
command-arena-bot = Бота «{ $bot }» здесь нет. { $bots }
command-arena-weights = { $game }: боты здесь планируют, у «{ $bot }» нет весов, подобранных вручную.
command-arena-other-file = В файле { $file } нет результатов арены. Назови другой файл через --out.
command-arena-done = всё уже сыграно
command-arena-compiling = компиляция, раз и навсегда
command-arena-games = игр: { $games }
command-arena-cut-off = прервано и поделено: { $count }
command-arena-luckless = без удачи
command-arena-sure = так же надёжно, как в { $times } раза больше игр; { $evaluator }
command-arena-rating = рейтинг
command-arena-files = { $file } и { $picture }
command-simulate-done = Игр в { $folder }: { $games }
command-simulate-other = В { $folder } лежит что-то другое, не эта симуляция. Назови другую папку через --out.
command-simulate-stopped = Остановлено. Та же команда продолжит с тем, что есть в { $folder }.
command-simulate-cut-off = Игр, которые шли слишком долго: { $count }. Их прервали: переходы есть, журнала нет.
