### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Удача і гра, у пунктах зі 100
review-line-start = На початку
review-line-luck = Удача з коробки
review-line-own = Власні помилки
review-line-rivals = Помилки суперника
review-line-hidden = Цього ніхто не міг знати
review-line-rest = Наше округлення
review-line-all-the-rest = Усе інше
review-line-end = Наприкінці
review-team = Команда
review-team-start = На початку
review-team-luck = Удача
review-team-own = Пропущені кращі ходи
review-team-rest = Наше округлення
review-verdict-luck = Удача важила більше за гру.
review-verdict-play = Гра важила більше за удачу.
review-verdict-close = Надто близько, щоб відрізнити удачу від гри.
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

## At a terminal, and why not

review-winding = Розігрів, один раз на цьому комп’ютері
review-under-way = Погляд назад
review-stopped = Зупинено, перш ніж щось знайшлося.
review-rough = Зупинено. Ось що знайшов перший погляд.
review-written = Записано: { $file }
review-work = { $work } відсотків роботи нічого не знайдуть. Вибери від 1 до { $most }.
