var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Повтори
replays-lead = Твої зіграні ігри та будь-яка, яку хтось зберіг.
replays-own = Твої ігри
replays-opened = Збережена гра
replays-none = Поки що нема на що озирнутися
    .help = Зіграй гру до кінця, і вона чекатиме тут.
replays-play = Вибери гру
replays-drop = Перетягни сюди збережену гру
    .finger = Відкрий збережену гру
    .help = Файл із закінченням .toychest, від «Зберегти гру».
replays-pick = Вибрати файл
replays-reading = Гра відкривається…
request-refused-log-foreign = Це не збережена гра
    .help = Пошукай файл із закінченням .toychest.
request-refused-log-unproven = Ця гра не сходиться на записі { $seq }
    .help = Хтось змінив файл. Попроси його ще раз.
request-refused-log-too-long = Цей файл задовгий для гри
    .help = Пошукай файл із закінченням .toychest.
`;export{e as default};