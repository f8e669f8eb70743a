var e=`### Words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Закрити
rule = Правило { $rule }
    .own = { $rule }: наше власне рішення там, де правила мовчать
rules = Правила
settings = Налаштування
help = Допомога
menu = Меню
language = Мова
home = На головну

## Home

home-hero-1 = Відчиняй скриню.
home-hero-2 = Обери гру. Грай.
home-lead = Настільні ігри за одним екраном або з друзями здалеку. За кожним «не можна» стоїть правило.
home-code = Код столу
    .placeholder = Код столу, наприклад LAMB-7KQD
home-join = Увійти
home-code-wrong = Столу з таким кодом немає. Перевір літери: O та 0 в коді не буває.
home-play = Грати
home-who = Хто грає?
home-alone = Тільки я
home-here = За цим екраном
home-link = За посиланням
home-middle = З телефонами
home-more = Більше варіантів
home-names = Хто тут сидить?
home-seat-name = Ім’я на місці { $letter }
home-add = Додати
home-remove = Прибрати: { $name }
home-link-seats = Скільки місць?
home-start = Почати гру
home-go-on = Продовжити
home-go-on-with = { $game }: { $names }
home-games = Ігри
home-unofficial = Неофіційно й незалежно. Ігри належать видавцям, а малюнки наші власні.
home-name-0 = Лисичка
home-name-1 = Сова
home-name-2 = Ведмедик
home-name-3 = Зайчик
home-name-4 = Мишка
home-name-5 = Жабка
home-name-6 = Гуска
home-name-7 = Котик

## At the table

table-code = Стіл { $code }
table-code-over = Стіл { $code } · гру зіграно
table-team = Хто грає
table-free = вільно
table-you = { $name } (ти)
table-waits-free = Місце { $letter } вільне. Коли хтось сяде, гра піде далі.
table-happened = Що було
table-happened-none = Поки що нічого. Запис почнеться з першого ходу.
table-type = Напиши хід
    .placeholder = Напиши хід, наприклад «{ $example }»
table-take-back = Скасувати
table-watching = Ти дивишся гру
table-over = Гру закінчено
table-invite = Запросити
table-why-not = Чому не можна?
table-what-helps = Що допоможе:
table-open-rule = Правило { $rule }
table-allowed = Нічого не заважає. Так піти можна.
table-reconnecting = З’єднуємося знову…
    .safe = Гра ціла. Ходи зачекають.
table-opening = Відкриваємо стіл…
table-log = Журнал
table-tab-players = Хто грає
table-sound-on = Увімкнути звук
table-sound-off = Вимкнути звук
table-title-yours = Твій хід
table-turn = Ходить { $name }
table-turn-yours = Твій хід, { $name }

## Invite, sit down

invite-title = Запросити друзів
invite-lead = Хто відкриє це посилання, зможе сісти за стіл або дивитися.
invite-code = Код столу
invite-link = Посилання
invite-copy = Копіювати посилання
invite-copied = Скопійовано.
invite-select = Посилання виділено. Тепер скопіюй його.
invite-qr = Посилання картинкою: наведи камеру
invite-free =
    { $seats ->
        [0] Усі місця зайняті. Але дивитися можна.
        [one] Вільне { $seats } місце.
        [few] Вільні { $seats } місця.
        [many] Вільно { $seats } місць.
       *[other] Вільно { $seats } місця.
    }
sit-title = Є вільне місце
sit-lead = { $game }, стіл { $code }
sit-name = Твоє ім’я
sit-take = Зайняти місце
sit-take-which = Зайняти місце { $letter }
sit-too = Сісти й сюди
sit-watch = Просто дивитися
sit-full = Усі місця зайняті. Але дивитися можна.

## Settings

settings-language = Мова
settings-theme = Кольори
settings-theme-light = Світлі
settings-theme-dark = Темні
settings-theme-system = Як у системі
settings-motion = Рух
settings-motion-full = Жвавий
settings-motion-still = Спокійний
settings-motion-system = Як у системі
settings-letters = Клавіші-літери
settings-sound = Звуки

## Help

help-keys = Клавіші
help-next = До наступного
help-arrows = Рухатися полем
help-enter = Узяти або покласти
help-escape = Повернути, закрити
help-space = Головна кнопка; пропустити рух
help-back = Скасувати
help-why = Чому не можна?
help-list = Прочитати стіл уголос
help-mute = Увімкнути чи вимкнути звук
help-type = Написати хід
help-help = Ця сторінка
help-replay = Гортати запис по кроках
help-ends = Перший і останній крок
help-ask = Про сіре теж можна спитати. Натисни на нього й дізнаєшся правило.

## The end, and looking back

end-rematch = Зіграти ще
end-save = Зберегти гру
end-fair = Роздачі перевірено, усе чесно
end-home = Назад до скрині
end-happened = Як усе було
replay-title = Подивитися знову
replay-first = Перший крок
replay-previous = Крок назад
replay-play = Пуск
replay-pause = Стоп
replay-next = Крок уперед
replay-last = Останній крок
replay-place = { $number } з { $of }
replay-scrub = Крок
replay-keys-step = крок
replay-keys-ends = початок, кінець
replay-keys-play = пуск
replay-loading = Дістаємо гру…

## The rules page

rules-title = Правила гри «{ $game }»
rules-loading = Відкриваємо правила…
rules-all = Усі правила
rules-missing = Такого пункту на сторінці немає.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Повідомлення дійшло не цілим
    .help = Онови сторінку. Гра ціла.
request-refused-malformed-move = Ходу «{ $got }» тут немає
    .help = Хід має такий вигляд: { $expected }.
request-refused-stale = Хтось устиг трохи раніше
    .help = Поглянь на поле ще раз і обери.
request-refused-not-your-seat = Це місце не твоє
    .help = Займи вільне місце або дивися.
request-refused-not-waiting = Починати хід зараз не треба
    .help = Продовжуй хід, який уже триває.
request-refused-seat-taken = Тут уже хтось сидить
    .help = Обери інше місце або дивися.
request-refused-no-such-table = Столу з таким кодом немає
    .help = Перевір літери: O та 0 в коді не буває.
request-refused-cannot-take-back = Це вже не скасувати
    .help =
        { $because ->
            [fleeting] Що побачили, те побачили. Грай далі звідси.
            [reveal] Що побачили, те побачили. Грай далі звідси.
           *[other] Відтоді втрутився випадок або походив хтось інший. Грай далі звідси.
        }
request-refused-store-failed = Гру не вдалося записати
    .help = Хід не зроблено. Звільни місце на диску й спробуй знову.
request-refused-store-unreachable = База даних з іграми зараз недоступна
    .help = Нічого не втрачено. Зачекай хвильку й спробуй знову.
request-refused-edition-unknown = Цієї гри немає у скрині
    .help = Обери гру з полиці.
request-refused-log-damaged = Журнал цієї гри пошкоджено
    .help = Її вже не відкрити. Решта твоїх ігор у безпеці.
request-refused-log-newer = Ця гра з новішої версії Toychest
    .help = Онови Toychest і відкрий стіл знову.
request-refused-log-truncated = Журнал цієї гри обривається після запису { $seq }
    .help = Кінця бракує, тому її не відкрити. Решта твоїх ігор у безпеці.
request-refused-log-unreadable = Журнал цієї гри не читається
    .help = Решта твоїх ігор у безпеці. Почни нову.
request-refused-option-unknown = Такого варіанта тут немає
    .help = Обери ще раз у списку «Більше варіантів».
request-refused-seats-wrong = Стільки місць не підходить
    .help = Скільки місць буває в цій грі: { $counts }.
request-refused-name-too-long = Це ім’я задовге
    .help = Коротке поміститься на картці.
request-refused-token-too-short = Цьому місцю потрібен довший секрет
    .help = Онови сторінку й сідай знову.
request-refused-too-late-for-entropy = Перше жеребкування вже відбулося
    .help = Свої слова додають до першого жеребкування.
request-refused-no-guide = Тут немає навчальної гри
    .help = Грай далі або вивчи гру з полиці.
request-refused-no-decision = Там ніхто нічого не вирішував
    .help = Обери мить, коли хтось обирав хід.
request-refused-no-verdict = Твій хід не вдалося зважити
    .help = Спробуй ще раз за мить.
request-refused-table-unfinished = Ця гра ще триває
    .help = Запис відкриється, коли гра закінчиться.
request-refused-unreachable = Сервер не відповідає
    .help = Toychest ще працює? Гра ціла. Спробуй трохи згодом.
request-refused-unforeseen = Щось пішло не так
    .help = Хід не зроблено. Спробуй знову або онови сторінку.
request-refused-too-many-tables = З твоєї адреси відкрито забагато столів
    .help = Зачекай хвилину й відкрий цей. Твої ігри в безпеці.
request-refused-too-often = Це було надто часто за такий короткий час
    .help = Зачекай мить і спробуй ще раз.
request-refused-too-many-lines = З твоєї адреси відкрито забагато вікон
    .help = Закрий кілька з них і завантаж цю сторінку знову.
request-refused-too-busy = Сервер зараз має забагато роботи
    .help = Спробуй ще раз за мить.
request-refused-took-too-long = Перегляд цього файлу триває надто довго
    .help = Зроби його меншим або простішим і спробуй ще раз.
request-refused-option-unfit = Так поки що не зіграти
    .help = Нижче написано, що не так. Виправ це й спробуй знову.

## Choosing before play

choices-finer = Тонкощі
choices-house-rules = Домашні правила
    .help = Де книжки правил розходяться або мовчать, вирішуєш ти. Біля кожного вибору написано, як тоді грають.
choices-house-rule = домашнє правило
choices-changed =
    { $count ->
        [one] { $count } зміна
        [few] { $count } зміни
        [many] { $count } змін
       *[other] { $count } зміни
    }
choices-as-printed = Повернути як у виданні
choices-done = Готово
stepper-less = На один менше
stepper-more = На один більше
played-title = За цим столом грають так
    .open = Відкрити правила
played-house-rules =
    { $count ->
        [one] { $count } домашнє правило
        [few] { $count } домашні правила
        [many] { $count } домашніх правил
       *[other] { $count } домашнього правила
    }
rules-rulings = Де книжки правил розходяться
    .help = Позначено те, як грають за цим столом.
rules-plays = За цим столом грають так
rules-plays-printing = За цією книжкою грають так
rules-plays-ours = Кожне спірне місце за нашим рішенням.
rules-house-rule = домашнє правило
rules-as-printed = як у виданні: { $printing }
rules-our-ruling = наше рішення
rules-played = так грають тут
end-again = Ще спроба

## One screen for two

curtain-pass = Передай екран: { $name }
curtain-away = { $before }, не дивись. За завісою те, що бачить тільки { $name }.
curtain-alone = За завісою те, що бачить тільки { $name }.
curtain-open = Це я, { $name }. Відкрити
curtain-hold = Натисни й тримай, щоб не відкрити випадково.

## Bots and hints

request-refused-bot-level-unknown = Бота рівня { $got } немає
    .help = Обери один із запропонованих рівнів.
request-refused-bot-memory-unknown = Пам’яті на стільки ходів немає: { $got }
    .help = Обери число від 0 до { $most }; з 0 бот нічого не забуває.
request-refused-bot-stays = Бот лишається на своєму місці
    .help = Гра вже почалася; наступного разу звільни місце до першого ходу.
request-refused-not-to-act = Зараз тобі нема чого вирішувати
    .help = Проси підказку, коли буде твій хід.
request-refused-hint-grade-unknown = Підказки ступеня { $got } немає
    .help = Попроси ступінь 1, 2 або 3.
request-refused-hint-under-way = Над твоєю минулою підказкою ще думаємо
    .help = Зачекай трохи.
request-refused-no-hint = Підказки не знайшлося
    .help = Спитай ще раз трохи згодом.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Лагідний, для першої гри: майже не бачить далі свого наступного ходу.
bot-level-2 = Легкий: думає одну мить і дивиться трохи наперед.
bot-level-3 = Надійний: рідко робить прості помилки.
bot-level-4 = Уважний: дивиться далеко наперед і завжди обирає хід, який вважає найкращим.
bot-level-5 = Сильний: усе обмірковує і рідко помиляється.
bot-level-6 = Найсильніший: думає щосили.
bot-level-named = { $name }, бот рівня { $level }
bot-which = Який бот?
bot-memory = Пам’ять
bot-memory-entries = За стільки ходів забуває дві речі з трьох: { $entries }
bot-memory-all = Він нічого не забуває.
bot-me-against = Я проти { $name }
bot-me-with = Я і { $name }
bot-at-seat = Бот на місці { $letter }
bot-let = Посадити бота
bot-let-seat = Посадити бота на місце { $letter }
bot-let-which = Хай грає { $name }
bot-person = На місці { $letter } грає людина
bot-change = { $name }, бот рівня { $level }. Змінити
bot-change-title = { $name } грає на місці { $letter }
bot-leave = Звільнити місце
bot-thinking = { $name } думає
bot-by-rules = Тут думаємо за писаними правилами: це довше, і видно не так далеко.

hint = Підказка
hint-key = Підказка; ще раз, щоб було ясніше
hint-grade = Підказка { $grade } з 3
hint-thinking = Думаємо…
hint-look = Поглянь на те, що світиться.
hint-look-all = Твої ходи тут починаються однаково. Придивися до того, що світиться.
hint-only = Можливий лише один хід.
hint-guess = Подумати не було часу. Це лише перший здогад.
hint-candidates = Варто придивитися
hint-chance = шанс на перемогу
hint-chance-estimated = шанс на перемогу, приблизно
hint-chance-exact = шанс на перемогу, точно
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, точно
hint-line = Що може бути далі
hint-line-by = { $name }: { $move }
hint-more = Розкажи більше
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Інакше піти не можна.
hint-reason-wins-now = Це одразу перемога.
hint-reason-only-good-move = Інші ходи тут не годяться.
hint-reason-best-by-far = Набагато краще за другий найкращий хід: шанс на перемогу { $worth }, а не { $secondWorth }.
hint-reason-slightly-better = Трохи краще за другий найкращий хід: шанс на перемогу { $worth }, а не { $secondWorth }.
hint-reason-all-alike = Кілька ходів приблизно однаково добрі: шанс на перемогу { $worth }.
hint-reason-all-lost = Жоден хід уже майже не дає шансу на перемогу: { $worth }.
hint-reason-fallback = Подумати не було часу. Це лише перший здогад.
hint-reason-unsure = Вдалося спробувати замало, щоб назвати число.
hint-takes = здобуває: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } думає.
plain-begin = Далі
    .help = Готово? Натисни, і граємо далі.
plain-choose = Обери, що робиш.
plain-to-act = ходить
plain-table = Що лежить на столі
plain-facts = Стіл
plain-moves = Твої ходи
plain-none = нічого
plain-yes = так
plain-no = ні
plain-once = Запам’ятай: це показують лише раз.
plain-seen = Уже знаю
plain-key = Зробити хід за його місцем
request-refused-table-deleted = Цей стіл видалено
    .help = Усі, хто тут сидів, погодилися. Гри більше немає.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Настільні ігри з коробки, зіграні як слід.
key-enter = Enter
key-esc = Esc
key-space = Пробіл
key-home = Home
key-end = End
bot-rank-1 = Дуже легкий
bot-rank-2 = Легкий
bot-rank-3 = Середній
bot-rank-4 = Важкий
bot-rank-5 = Дуже важкий
bot-rank-6 = Найважчий
`;export{e as default};