var e=`### Words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Закрыть
rule = Правило { $rule }
    .own = { $rule }: наше собственное решение там, где правила молчат
rules = Правила
settings = Настройки
help = Помощь
menu = Меню
language = Язык
home = На главную

## Home

home-hero-1 = Открывай сундук.
home-hero-2 = Выбери игру. Играй.
home-lead = Настольные игры за одним экраном или с друзьями издалека. За каждым «нельзя» стоит правило.
home-code = Код стола
    .placeholder = Код стола, например LAMB-7KQD
home-join = Войти
home-code-wrong = Стола с таким кодом нет. Проверь буквы: O и 0 в коде не бывает.
home-play = Играть
home-who = Кто играет?
home-alone = Только я
home-here = За этим экраном
home-link = По ссылке
home-middle = С телефонами
home-more = Ещё варианты
home-names = Кто здесь сидит?
home-seat-name = Имя на месте { $letter }
home-add = Добавить
home-remove = Убрать: { $name }
home-link-seats = Сколько мест?
home-start = Начать игру
home-go-on = Продолжить
home-go-on-with = { $game }: { $names }
home-games = Игры
home-unofficial = Неофициально и независимо. Игры принадлежат издателям, рисунки наши собственные.
home-name-0 = Лиса
home-name-1 = Сова
home-name-2 = Медведь
home-name-3 = Заяц
home-name-4 = Мышка
home-name-5 = Лягушка
home-name-6 = Гусь
home-name-7 = Кот

## At the table

table-code = Стол { $code }
table-code-over = Стол { $code } · игра сыграна
table-team = Кто играет
table-free = свободно
table-you = { $name } (ты)
table-waits-free = Место { $letter } свободно. Когда кто-нибудь сядет, игра продолжится.
table-happened = Что было
table-happened-none = Пока ничего. Запись начнётся с первого хода.
table-type = Напиши ход
    .placeholder = Напиши ход, например «{ $example }»
table-take-back = Отменить
table-watching = Ты смотришь игру
table-over = Игра окончена
table-invite = Позвать
table-why-not = Почему нельзя?
table-what-helps = Что поможет:
table-open-rule = Правило { $rule }
table-allowed = Ничто не мешает. Так пойти можно.
table-reconnecting = Подключаемся снова…
    .safe = Игра цела. Ходы подождут.
table-opening = Открываем стол…
table-log = Журнал
table-tab-players = Кто играет
table-sound-on = Включить звук
table-sound-off = Выключить звук
table-title-yours = Твой ход
table-turn = Ходит { $name }
table-turn-yours = Твой ход, { $name }

## Invite, sit down

invite-title = Позвать друзей
invite-lead = Кто откроет эту ссылку, сможет сесть за стол или смотреть.
invite-code = Код стола
invite-link = Ссылка
invite-copy = Скопировать ссылку
invite-copied = Скопировано.
invite-select = Ссылка выделена. Теперь скопируй её.
invite-qr = Ссылка картинкой: наведи камеру
invite-free =
    { $seats ->
        [0] Все места заняты. Но смотреть можно.
        [one] Свободно { $seats } место.
        [few] Свободно { $seats } места.
        [many] Свободно { $seats } мест.
       *[other] Свободно { $seats } места.
    }
sit-title = Есть свободное место
sit-lead = { $game }, стол { $code }
sit-name = Твоё имя
sit-take = Занять место
sit-take-which = Занять место { $letter }
sit-too = Сесть и сюда
sit-watch = Просто смотреть
sit-full = Все места заняты. Но смотреть можно.

## Settings

settings-language = Язык
settings-theme = Цвета
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-theme-system = Как в системе
settings-motion = Движение
settings-motion-full = Живое
settings-motion-still = Спокойное
settings-motion-system = Как в системе
settings-letters = Клавиши-буквы
settings-sound = Звуки

## Help

help-keys = Клавиши
help-next = К следующему
help-arrows = Двигаться по полю
help-enter = Взять или положить
help-escape = Вернуть, закрыть
help-space = Главная кнопка; пропустить движение
help-back = Отменить
help-why = Почему нельзя?
help-list = Прочитать стол вслух
help-mute = Включить или выключить звук
help-type = Написать ход
help-help = Эта страница
help-replay = Листать запись по шагам
help-ends = Первый и последний шаг
help-ask = Спросить можно и про серое. Нажми на него, и узнаешь правило.

## The end, and looking back

end-rematch = Сыграть ещё
end-save = Сохранить игру
end-fair = Раздачи проверены, всё честно
end-home = Назад к сундуку
end-happened = Как всё было
replay-title = Посмотреть снова
replay-first = Первый шаг
replay-previous = Шаг назад
replay-play = Пуск
replay-pause = Стоп
replay-next = Шаг вперёд
replay-last = Последний шаг
replay-place = { $number } из { $of }
replay-scrub = Шаг
replay-keys-step = шаг
replay-keys-ends = начало, конец
replay-keys-play = пуск
replay-loading = Достаём игру…

## The rules page

rules-title = Правила игры «{ $game }»
rules-loading = Открываем правила…
rules-all = Все правила
rules-missing = Такого пункта на странице нет.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Сообщение дошло не целиком
    .help = Обнови страницу. Игра цела.
request-refused-malformed-move = Хода «{ $got }» здесь нет
    .help = Ход выглядит так: { $expected }.
request-refused-stale = Кто-то успел чуть раньше
    .help = Посмотри на поле ещё раз и выбери.
request-refused-not-your-seat = Это место не твоё
    .help = Займи свободное место или смотри.
request-refused-not-waiting = Начинать ход сейчас не нужно
    .help = Продолжай ход, который уже идёт.
request-refused-seat-taken = Здесь уже кто-то сидит
    .help = Выбери другое место или смотри.
request-refused-no-such-table = Стола с таким кодом нет
    .help = Проверь буквы: O и 0 в коде не бывает.
request-refused-cannot-take-back = Это уже не отменить
    .help =
        { $because ->
            [fleeting] Что увидели, то увидели. Играй дальше отсюда.
            [reveal] Что увидели, то увидели. Играй дальше отсюда.
           *[other] С тех пор вмешался случай или походил кто-то другой. Играй дальше отсюда.
        }
request-refused-store-failed = Игру не получилось записать
    .help = Ход не сделан. Освободи место на диске и попробуй снова.
request-refused-store-unreachable = База данных с играми сейчас недоступна
    .help = Ничего не потеряно. Подожди немного и попробуй снова.
request-refused-edition-unknown = Этой игры нет в сундуке
    .help = Выбери игру с полки.
request-refused-log-damaged = Журнал этой игры повреждён
    .help = Её больше не открыть. Остальные твои игры в порядке.
request-refused-log-newer = Эта игра из более новой версии Toychest
    .help = Обнови Toychest и открой стол снова.
request-refused-log-truncated = Журнал этой игры обрывается после записи { $seq }
    .help = Конца не хватает, поэтому её не открыть. Остальные твои игры в порядке.
request-refused-log-unreadable = Журнал этой игры не читается
    .help = Остальные твои игры в порядке. Начни новую.
request-refused-option-unknown = Такого варианта здесь нет
    .help = Выбери заново в списке «Ещё варианты».
request-refused-seats-wrong = Столько мест не подходит
    .help = Сколько мест бывает в этой игре: { $counts }.
request-refused-name-too-long = Это имя слишком длинное
    .help = Короткое поместится на карточку.
request-refused-token-too-short = Этому месту нужен секрет подлиннее
    .help = Обнови страницу и садись снова.
request-refused-too-late-for-entropy = Первая жеребьёвка уже прошла
    .help = Свои слова добавляют до первой жеребьёвки.
request-refused-no-guide = Здесь нет обучающей игры
    .help = Играй дальше или выучи игру с полки.
request-refused-no-decision = Там никто ничего не решал
    .help = Выбери момент, когда кто-то выбирал ход.
request-refused-no-verdict = Твой ход не удалось взвесить
    .help = Попробуй ещё раз через мгновение.
request-refused-table-unfinished = Эта игра ещё идёт
    .help = Запись откроется, когда игра закончится.
request-refused-unreachable = Сервер не отвечает
    .help = Toychest ещё работает? Игра цела. Попробуй чуть позже.
request-refused-unforeseen = Что-то пошло не так
    .help = Ход не сделан. Попробуй снова или обнови страницу.
request-refused-too-many-tables = С твоего адреса открыто слишком много столов
    .help = Подожди минуту и открой этот. Твои игры в безопасности.
request-refused-too-often = Это было слишком часто за такое короткое время
    .help = Подожди немного и попробуй ещё раз.
request-refused-too-many-lines = С твоего адреса открыто слишком много окон
    .help = Закрой несколько из них и загрузи эту страницу снова.
request-refused-too-busy = У сервера сейчас слишком много дел
    .help = Попробуй ещё раз чуть позже.
request-refused-took-too-long = Просмотр этого файла занимает слишком много времени
    .help = Сделай его меньше или проще и попробуй ещё раз.
request-refused-option-unfit = Так пока не сыграть
    .help = Ниже написано, что не так. Исправь это и попробуй снова.

## Choosing before play

choices-finer = Тонкости
choices-house-rules = Домашние правила
    .help = Где книги правил расходятся или молчат, решаешь ты. У каждого выбора написано, как тогда играют.
choices-house-rule = домашнее правило
choices-changed =
    { $count ->
        [one] { $count } изменение
        [few] { $count } изменения
        [many] { $count } изменений
       *[other] { $count } изменения
    }
choices-as-printed = Вернуть как в издании
choices-done = Готово
stepper-less = На один меньше
stepper-more = На один больше
played-title = За этим столом играют так
    .open = Открыть правила
played-house-rules =
    { $count ->
        [one] { $count } домашнее правило
        [few] { $count } домашних правила
        [many] { $count } домашних правил
       *[other] { $count } домашнего правила
    }
rules-rulings = Где книги правил расходятся
    .help = Отмечено то, как играют за этим столом.
rules-plays = За этим столом играют так
rules-plays-printing = По этой книге играют так
rules-plays-ours = Каждое спорное место по нашему решению.
rules-house-rule = домашнее правило
rules-as-printed = как в издании: { $printing }
rules-our-ruling = наше решение
rules-played = так играют здесь
end-again = Ещё попытка

## One screen for two

curtain-pass = Передай экран: { $name }
curtain-away = { $before }, не смотри. За занавесом то, что видит только { $name }.
curtain-alone = За занавесом то, что видит только { $name }.
curtain-open = Это я, { $name }. Открыть
curtain-hold = Нажми и держи, чтобы не открыть случайно.

## Bots and hints

request-refused-bot-level-unknown = Бота уровня { $got } нет
    .help = Выбери один из предложенных уровней.
request-refused-bot-memory-unknown = Памяти на столько ходов нет: { $got }
    .help = Выбери число от 0 до { $most }; при 0 бот ничего не забывает.
request-refused-bot-stays = Бот остаётся на своём месте
    .help = Игра уже началась; в следующий раз освободи место до первого хода.
request-refused-not-to-act = Сейчас тебе нечего решать
    .help = Проси подсказку, когда будет твой ход.
request-refused-hint-grade-unknown = Подсказки ступени { $got } нет
    .help = Попроси ступень 1, 2 или 3.
request-refused-hint-under-way = Над твоей прошлой подсказкой ещё думаем
    .help = Подожди немного.
request-refused-no-hint = Подсказки не нашлось
    .help = Спроси ещё раз чуть позже.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Добрый, для первой игры: почти не видит дальше своего следующего хода.
bot-level-2 = Лёгкий: думает один миг и смотрит чуть вперёд.
bot-level-3 = Надёжный: редко делает простые ошибки.
bot-level-4 = Внимательный: смотрит далеко вперёд и всегда выбирает ход, который считает лучшим.
bot-level-5 = Сильный: всё обдумывает и редко ошибается.
bot-level-6 = Самый сильный: думает изо всех сил.
bot-level-named = { $name }, бот уровня { $level }
bot-which = Какой бот?
bot-memory = Память
bot-memory-entries = За столько ходов забывает две вещи из трёх: { $entries }
bot-memory-all = Он ничего не забывает.
bot-me-against = Я против { $name }
bot-me-with = Я и { $name }
bot-at-seat = Бот на месте { $letter }
bot-let = Посадить бота
bot-let-seat = Посадить бота на место { $letter }
bot-let-which = Пусть играет { $name }
bot-person = На месте { $letter } играет человек
bot-change = { $name }, бот уровня { $level }. Сменить
bot-change-title = { $name } играет на месте { $letter }
bot-leave = Освободить место
bot-thinking = { $name } думает
bot-by-rules = Здесь думаем по записанным правилам: это дольше, и видно не так далеко.

hint = Подсказка
hint-key = Подсказка; ещё раз, чтобы было яснее
hint-grade = Подсказка { $grade } из 3
hint-thinking = Думаем…
hint-look = Посмотри на то, что светится.
hint-look-all = Твои ходы здесь начинаются одинаково. Присмотрись к тому, что светится.
hint-only = Возможен только один ход.
hint-guess = Подумать не было времени. Это только первая догадка.
hint-candidates = Стоит присмотреться
hint-chance = шанс на победу
hint-chance-estimated = шанс на победу, примерно
hint-chance-exact = шанс на победу, точно
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, точно
hint-line = Что может быть дальше
hint-line-by = { $name }: { $move }
hint-more = Расскажи больше
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Иначе пойти нельзя.
hint-reason-wins-now = Это сразу победа.
hint-reason-only-good-move = Другие ходы здесь не годятся.
hint-reason-best-by-far = Намного лучше второго по силе хода: шанс на победу { $worth }, а не { $secondWorth }.
hint-reason-slightly-better = Чуть лучше второго по силе хода: шанс на победу { $worth }, а не { $secondWorth }.
hint-reason-all-alike = Несколько ходов примерно одинаково хороши: шанс на победу { $worth }.
hint-reason-all-lost = Ни один ход уже почти не даёт шанса на победу: { $worth }.
hint-reason-fallback = Подумать не было времени. Это только первая догадка.
hint-reason-unsure = Удалось попробовать слишком мало, чтобы назвать число.
hint-takes = добывает: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } думает.
plain-begin = Дальше
    .help = Готово? Нажми, и играем дальше.
plain-choose = Выбери, что делаешь.
plain-to-act = ходит
plain-table = Что лежит на столе
plain-facts = Стол
plain-moves = Твои ходы
plain-none = ничего
plain-yes = да
plain-no = нет
plain-once = Запомни: это показывают только раз.
plain-seen = Уже знаю
plain-key = Сделать ход по его месту
request-refused-table-deleted = Этот стол удалён
    .help = Все, кто здесь сидел, согласились. Игры больше нет.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Настольные игры из коробки, сыгранные как следует.
key-enter = Enter
key-esc = Esc
key-space = Пробел
key-home = Home
key-end = End
bot-rank-1 = Очень лёгкий
bot-rank-2 = Лёгкий
bot-rank-3 = Средний
bot-rank-4 = Трудный
bot-rank-5 = Очень трудный
bot-rank-6 = Самый трудный
`;export{e as default};