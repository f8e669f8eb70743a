var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Повторы
replays-lead = Твои сыгранные игры и любая, которую кто-то сохранил.
replays-own = Твои игры
replays-opened = Сохранённая игра
replays-none = Пока не на что оглянуться
    .help = Сыграй игру до конца, и она будет ждать здесь.
replays-play = Выбери игру
replays-drop = Перетащи сюда сохранённую игру
    .finger = Открой сохранённую игру
    .help = Файл с окончанием .toychest, от «Сохранить игру».
replays-pick = Выбрать файл
replays-reading = Игра открывается…
request-refused-log-foreign = Это не сохранённая игра
    .help = Поищи файл с окончанием .toychest.
request-refused-log-unproven = Эта игра не сходится на записи { $seq }
    .help = Кто-то изменил файл. Попроси прислать его ещё раз.
request-refused-log-too-long = Этот файл слишком длинный для игры
    .help = Поищи файл с окончанием .toychest.
`;export{e as default};