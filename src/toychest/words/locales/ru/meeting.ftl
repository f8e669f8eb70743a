### Кто за столом и о чём просят друг друга.

terms-take-back = Отмена хода
terms-take-back-free = Свободно
    .help = Ход можно отменить, даже если очередь уже перешла.
terms-take-back-ask = Если другие разрешат
    .help = Если очередь уже перешла, сначала спрашиваем. За одним экраном и против ботов можно всегда.
terms-take-back-none = Никогда
    .help = Если очередь уже перешла, ход остаётся.
table-ask-back = Попросить отменить
table-took-back-agreed = { $name } отменяет ход; разрешение: { $others }
plea-take-back = { $name } хочет отменить последний ход
plea-take-back-yours = Просьба отменить твой ход отправлена
plea-waits = Ждём: { $names }
plea-yes = Разрешить
plea-no = Лучше нет
plea-withdraw = Не надо
plea-declined = Ход остаётся.
request-refused-plea-gone = Это уже решено
    .help = Играй дальше.
presence-sat = { $name } садится за стол
presence-back = { $name } снова здесь
presence-unreachable = { $name } вне связи
presence-away = { $name } не за столом
presence-watches = Кто-то смотрит
presence-onlookers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
seat-unreachable = вне связи
seat-away = не за столом
seat-thinks = думает уже { $minutes } мин
seat-unnamed = место { $letter }
sit-invited =
    { $count ->
        [one] { $names } приглашает тебя
        [few] { $names } приглашают тебя
        [many] { $names } приглашают тебя
       *[other] { $names } приглашают тебя
    }
gather-title = Ждём, пока кто-нибудь сядет
gather-chip = Ждём
gather-begin = Всё равно начать
left-title = { $name } не за столом
left-help = Место остаётся за игроком { $name }. Само собой ничего не случится.
left-which = Какой бот?
left-wait = Ждать
left-bot = Пусть играет { $bot }
left-declined = Пока никто не заменяет.
plea-bot = { $name } хочет, чтобы пока играл бот вместо: { $left }
plea-bot-yours = Просьба, чтобы бот играл вместо: { $left }, отправлена
kept-back = Ты снова здесь. Бот встанет после этого хода.
hand-bot = { $bot } играет отсюда вместо: { $name }
hand-person = { $name } снова играет
leave-title = Уйти из-за стола
leave-help = Твоё место подождёт. Кто остался, видит, что тебя нет, и может на это время пустить бота.
leave-go = Мне пора
leave-stay = Остаться
request-refused-seat-kept = Твой ход ещё играет бот
    .help = После этого хода место снова твоё.
request-refused-seat-not-away = Никто оттуда не ушёл
    .help = Бот играет только за того, кто ушёл.
request-refused-hand-unchanged = Там ничего не изменилось
    .help = Играй дальше.
say-title = Сказать что-нибудь
say-hello = Привет!
say-luck = Удачи
say-nice = Хороший ход!
say-oops = Ой
say-moment = Минутку
say-turn = Твоя очередь?
say-lucky = Повезло
say-played = Хорошая игра
say-thanks = Спасибо
say-again = Ещё раз?
say-go = Мне пора
say-bye = Пока!
say-mute = Не слышать: { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Пока достаточно
    .help = Чуть позже можно сказать ещё.
