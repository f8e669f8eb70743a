var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Головоломка
puzzles = Головоломки
puzzles-lead = Из настоящих игр. Каждая проверена: один путь лучше всех других.
puzzles-by-theme = По теме
puzzles-by-hardness = По сложности
puzzle-number = Головоломка { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Ход: { $name }
puzzle-task-move = Найди лучший ход.
puzzle-task-end = Играй дальше, пока не победишь.
puzzle-moves =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
puzzle-way = Твой путь до сих пор
puzzle-show = Показать
puzzle-start-over = Сначала
puzzle-try-again = Ещё попытка
puzzle-again = Ещё раз
puzzle-solved = Решено!
puzzle-answer = Вот решение
puzzle-wrong = Не этот
    .more = Есть кое-что лучше.
puzzle-exact =
    { $right ->
        [1] Проверены все пути ({ $ways }): подходит только этот.
       *[other] Проверены все пути ({ $ways }): подходят: { $right }.
    }
puzzle-worths = Шанс на победу: { $first } из 100. Со вторым лучшим ходом: { $second }.
puzzle-no-reason = Одной причины нет: сколько ни взвешивай, это выходит лучше всего.
puzzle-levels = Боты находят это в { $times } из 10 попыток.
puzzle-next = Следующая головоломка
puzzle-share = Поделиться головоломкой
puzzle-so-far = Решено { $solved } из { $of }
puzzle-from = Из настоящей игры. Видно только то, что видит { $name }.
request-refused-no-such-puzzle = По этому адресу нет головоломки
    .help = Возможно, она из другого Toychest. Есть много других головоломок.
request-refused-no-such-day = «{ $got }» — не день
    .help = Напиши его так: 2026-11-17.
request-refused-puzzle-done = Эта головоломка уже сыграна
    .help = Начни сначала, чтобы попробовать другое.
request-refused-puzzle-elsewhere = Этот путь ведёт в другое место
    .help = Верни что-нибудь назад или начни сначала; тогда будет подсказка.
puzzles-under-way = Поиск головоломок
puzzles-made = { $file }: головоломок: { $count }
puzzles-stopped = Остановлено. Найденное сохранено; запусти ещё раз, чтобы продолжить.
puzzles-none-of = Из «{ $game }» головоломок не делают. Выбери из: { $games }
puzzles-other-file = В { $file } что-то другое, чем головоломки этой игры и этого зерна. Назови другой файл через --out.
puzzles-other-game = { $file } — игра { $got }, а не { $game }.
`;export{e as default};