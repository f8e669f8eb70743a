### Хто за столом і про що просять одне одного.

terms-take-back = Скасування ходу
terms-take-back-free = Вільно
    .help = Хід можна скасувати, навіть якщо вже черга когось іншого.
terms-take-back-ask = Якщо інші дозволять
    .help = Коли вже черга когось іншого, спершу питаємо. За одним екраном і проти ботів можна завжди.
terms-take-back-none = Ніколи
    .help = Коли вже черга когось іншого, хід лишається.
table-ask-back = Попросити скасувати
table-took-back-agreed = { $name } скасовує хід; дозвіл: { $others }
plea-take-back = { $name } хоче скасувати останній хід
plea-take-back-yours = Прохання скасувати твій хід надіслано
plea-waits = Чекаємо: { $names }
plea-yes = Дозволити
plea-no = Краще ні
plea-withdraw = Не треба
plea-declined = Хід лишається.
request-refused-plea-gone = Це вже вирішено
    .help = Грай далі.
presence-sat = { $name } сідає за стіл
presence-back = { $name } знову тут
presence-unreachable = { $name } поза зв’язком
presence-away = { $name } не за столом
presence-watches = Хтось спостерігає
presence-onlookers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
seat-unreachable = поза зв’язком
seat-away = не за столом
seat-thinks = думає вже { $minutes } хв
seat-unnamed = місце { $letter }
sit-invited =
    { $count ->
        [one] { $names } запрошує тебе
        [few] { $names } запрошують тебе
        [many] { $names } запрошують тебе
       *[other] { $names } запрошують тебе
    }
gather-title = Чекаємо, поки хтось сяде
gather-chip = Чекаємо
gather-begin = Почати все одно
left-title = { $name } не за столом
left-help = Місце лишається за гравцем { $name }. Само собою нічого не станеться.
left-which = Який бот?
left-wait = Чекати
left-bot = Хай грає { $bot }
left-declined = Поки що ніхто не заміняє.
plea-bot = { $name } хоче, щоб тим часом грав бот замість: { $left }
plea-bot-yours = Прохання, щоб бот грав замість: { $left }, надіслано
kept-back = Ти знову тут. Бот устане після цього ходу.
hand-bot = { $bot } грає звідси замість: { $name }
hand-person = { $name } грає знову
leave-title = Піти від столу
leave-help = Твоє місце чекатиме. Хто лишився, бачить, що тебе немає, і може на цей час пустити бота.
leave-go = Мушу йти
leave-stay = Залишитися
request-refused-seat-kept = Твій хід ще грає бот
    .help = Після цього ходу місце знову твоє.
request-refused-seat-not-away = Ніхто звідти не пішов
    .help = Бот грає лише за того, хто пішов.
request-refused-hand-unchanged = Там нічого не змінилося
    .help = Грай далі.
say-title = Сказати щось
say-hello = Привіт!
say-luck = Щасти
say-nice = Гарний хід!
say-oops = Ой
say-moment = Хвилинку
say-turn = Твоя черга?
say-lucky = Пощастило
say-played = Гарна гра
say-thanks = Дякую
say-again = Ще раз?
say-go = Мушу йти
say-bye = Бувай!
say-mute = Вимкнути: { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Поки що досить
    .help = За якийсь час можна сказати ще.
