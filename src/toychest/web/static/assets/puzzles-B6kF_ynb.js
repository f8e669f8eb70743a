var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Головоломка
puzzles = Головоломки
puzzles-lead = Зі справжніх ігор. Кожну перевірено: один шлях кращий за всі інші.
puzzles-by-theme = За темою
puzzles-by-hardness = За складністю
puzzle-number = Головоломка { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Хід: { $name }
puzzle-task-move = Знайди найкращий хід.
puzzle-task-end = Грай далі, доки не переможеш.
puzzle-moves =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }
puzzle-way = Твій шлях досі
puzzle-show = Показати
puzzle-start-over = Спочатку
puzzle-try-again = Ще спроба
puzzle-again = Ще раз
puzzle-solved = Розв’язано!
puzzle-answer = Ось розв’язок
puzzle-wrong = Не цей
    .more = Є щось краще.
puzzle-exact =
    { $right ->
        [1] Перевірено всі шляхи ({ $ways }): підходить лише цей.
       *[other] Перевірено всі шляхи ({ $ways }): підходять: { $right }.
    }
puzzle-worths = Шанс на перемогу: { $first } зі 100. З другим найкращим ходом: { $second }.
puzzle-no-reason = Однієї причини немає: скільки не зважуй, це виходить найкраще.
puzzle-levels = Боти знаходять це в { $times } з 10 спроб.
puzzle-next = Наступна головоломка
puzzle-share = Поділитися головоломкою
puzzle-so-far = Розв’язано { $solved } з { $of }
puzzle-from = Зі справжньої гри. Видно лише те, що бачить { $name }.
request-refused-no-such-puzzle = За цією адресою немає головоломки
    .help = Можливо, вона з іншого Toychest. Є багато інших головоломок.
request-refused-no-such-day = «{ $got }» — не день
    .help = Напиши його так: 2026-11-17.
request-refused-puzzle-done = Цю головоломку вже зіграно
    .help = Почни спочатку, щоб спробувати інше.
request-refused-puzzle-elsewhere = Цей шлях веде деінде
    .help = Скасуй щось або почни спочатку; тоді буде підказка.
puzzles-under-way = Пошук головоломок
puzzles-made = { $file }: головоломок: { $count }
puzzles-stopped = Зупинено. Знайдене збережено; запусти ще раз, щоб продовжити.
puzzles-none-of = З «{ $game }» головоломок не роблять. Обери з: { $games }
puzzles-other-file = У { $file } щось інше, ніж головоломки цієї гри та цього зерна. Назви інший файл через --out.
puzzles-other-game = { $file } — гра { $got }, а не { $game }.
`;export{e as default};