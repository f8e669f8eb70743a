var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Удача і гра, у пунктах зі 100
review-line-start = На початку
review-line-luck = Удача з коробки
review-line-own = Власні помилки
review-line-slip = Забуте
review-line-rivals = Помилки суперника
review-line-rivals-slip = Забуте суперником
review-line-others = Ходи інших
review-line-hidden = Цього ніхто не міг знати
review-line-rest = Наше округлення
review-line-end = Наприкінці
review-exact = точно
review-within = ± каже, наскільки число може бути неточним.
review-team = Команда
review-team-start = На початку
review-team-luck = удача
review-team-own = Пропущені кращі ходи
review-team-slip = Забуте
review-team-rest = Наше округлення
review-verdict-most-luck = Найбільше важила удача: { $name } +{ $points }.
review-verdict-most-play = Найбільше важила гра: { $name } +{ $points }.
review-verdict-most-hidden = Найбільше важило те, чого ніхто не міг знати: { $name } +{ $points }.
review-verdict-gave-luck = Удача додала { $points }.
review-verdict-gave-play = Гра додала { $points }.
review-verdict-gave-hidden = Те, чого ніхто не міг знати, додало { $points }.
review-verdict-took-luck = Удача забрала { $points }.
review-verdict-took-play = Гра забрала { $points }.
review-verdict-took-hidden = Те, чого ніхто не міг знати, забрало { $points }.
review-verdict-team-kind = Удача сприяла: +{ $points }.
review-verdict-team-unkind = Удача не сприяла: −{ $points }.
review-verdict-team-missed = Були кращі ходи: −{ $points }.
review-verdict-team-best = Жодного кращого ходу не пропущено.
review-verdict-close = Надто близько, щоб відрізнити удачу від гри.
review-verdict-kept = { $bot } певний час грає замість: { $name } (−{ $points }).
review-moments = Миті, варті погляду
review-well-played = Гарно зіграно. Нічого кращого не знайдено.
review-by = Знайшов { $recipe }: { $evaluator }
review-graph = Хто був попереду
review-graph-team = Шанс на перемогу
review-mark-mistake = був кращий хід
review-mark-luck = удача
review-better = Краще: { $move }
review-better-by-far = Значно краще: { $move }
review-slip = Краще: { $move }. Те, на чому це тримається, було видно давно.
review-lucky = Це була велика удача.
review-unlucky = Це була невдача.
review-lucky-odds = Шанс був 1 з { $of }.
review-with-odds = { $told } Шанс був 1 з { $of }.
review-with-hand = { $told } ({ $bot } грає замість: { $name })
review-with-age =
    { $told }. Це було видно { $age ->
        [one] { $age } хід
        [few] { $age } ходи
        [many] { $age } ходів
       *[other] { $age } ходу
    } тому.
review-hidden = Правильно за всім, що було видно. Приховане зробило гірше.
review-hidden-good = Виглядало гірше, ніж було: приховане допомогло.
review-end = На цьому гра скінчилася.
review-chance-instead = { $name }: { $first } так, { $second } як зіграно
review-chance-instead-about = { $name }: близько { $first } так, близько { $second } як зіграно
review-chance-then = { $name }: з { $first } до { $second }

## On the screen

review-luck-and-play = Удача і гра
review-whom = Кому це допомогло, у пунктах
review-made-of = З чого складається кожен шанс, зі 100
review-made-of-team = З чого складається шанс команди
review-together = Разом
review-mistakes-of = Помилки: { $name }
review-forgotten-of = Забуте: { $name }
review-mark-slip = уже бачили
review-mark-hidden = цього ніхто не міг знати
review-band = певніше ми не знаємо
review-give-or-take = плюс-мінус { $points } пунктів
review-start = початок
review-entry = запис { $number }
review-entry-head = Запис
review-marks-head = Що сталося
review-finer = Придивляємося: хід { $done } з { $of }
review-looking = Озираємося на гру…
review-weighing = Що було удачею, а що грою? Зважуємо…
review-moments-follow = З’являться, щойно зважимо кожен хід.
review-none = Цю гру не вдалося зважити. Її все одно можна переглянути крок за кроком.
review-show = Показати
review-count =
    { $count ->
        [one] { $count } мить, варта погляду
        [few] { $count } миті, варті погляду
        [many] { $count } митей, вартих погляду
       *[other] { $count } миті, вартих погляду
    }
review-back = Назад до підсумку
review-moment-next = Наступна мить
review-moment-previous = Попередня мить
review-key-moment = наступна мить
review-eyes = Очима
review-eyes-all = усіх
review-eyes-help = Усі: усе лежить відкрито. Ім’я: лише те, що бачило це місце.
review-link = Копіювати посилання на цей запис
review-tag-played = зіграно
review-tag-better = краще
review-about = близько { $points }
review-chance-known = Шанс на перемогу за тим, що знає { $name }
review-chance-exact = Шанс на перемогу, точно: { $name }

## At a terminal, and why not

review-winding = Розігрів, один раз на цьому комп’ютері
review-under-way = Погляд назад
review-stopped = Зупинено, перш ніж щось знайшлося.
review-rough = Зупинено. Ось що знайшов перший погляд.
review-written = Записано: { $file }
review-work = { $work } відсотків роботи нічого не знайдуть. Вибери від 1 до { $most }.
`;export{e as default};