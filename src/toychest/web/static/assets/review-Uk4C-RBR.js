var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Удача и игра, в пунктах из 100
review-line-start = В начале
review-line-luck = Удача из коробки
review-line-own = Свои ошибки
review-line-slip = Забытое
review-line-rivals = Ошибки соперника
review-line-rivals-slip = Забытое соперником
review-line-others = Ходы остальных
review-line-hidden = Этого никто не мог знать
review-line-rest = Наше округление
review-line-end = В конце
review-exact = точно
review-within = ± говорит, насколько число может быть неточным.
review-team = Команда
review-team-start = В начале
review-team-luck = удача
review-team-own = Упущенные лучшие ходы
review-team-slip = Забытое
review-team-rest = Наше округление
review-verdict-most-luck = Больше всего весила удача: { $name } +{ $points }.
review-verdict-most-play = Больше всего весила игра: { $name } +{ $points }.
review-verdict-most-hidden = Больше всего весило то, чего никто не мог знать: { $name } +{ $points }.
review-verdict-gave-luck = Удача добавила { $points }.
review-verdict-gave-play = Игра добавила { $points }.
review-verdict-gave-hidden = То, чего никто не мог знать, добавило { $points }.
review-verdict-took-luck = Удача забрала { $points }.
review-verdict-took-play = Игра забрала { $points }.
review-verdict-took-hidden = То, чего никто не мог знать, забрало { $points }.
review-verdict-team-kind = Удача помогала: +{ $points }.
review-verdict-team-unkind = Удача не помогала: −{ $points }.
review-verdict-team-missed = Были ходы лучше: −{ $points }.
review-verdict-team-best = Ни одного лучшего хода не упущено.
review-verdict-close = Слишком близко, чтобы отличить удачу от игры.
review-verdict-kept = { $bot } какое-то время играет вместо: { $name } (−{ $points }).
review-moments = Моменты, достойные взгляда
review-well-played = Хорошо сыграно. Ничего лучше не нашлось.
review-by = Нашёл { $recipe }: { $evaluator }
review-graph = Кто был впереди
review-graph-team = Шанс на победу
review-mark-mistake = был ход лучше
review-mark-luck = удача
review-better = Лучше: { $move }
review-better-by-far = Намного лучше: { $move }
review-slip = Лучше: { $move }. То, на чём это держится, было видно давно.
review-lucky = Это была большая удача.
review-unlucky = Это была неудача.
review-lucky-odds = Шанс был 1 из { $of }.
review-with-odds = { $told } Шанс был 1 из { $of }.
review-with-hand = { $told } ({ $bot } играет вместо: { $name })
review-with-age =
    { $told }. Это было видно { $age ->
        [one] { $age } ход
        [few] { $age } хода
        [many] { $age } ходов
       *[other] { $age } хода
    } назад.
review-hidden = Правильно по всему, что было видно. Скрытое сделало хуже.
review-hidden-good = Выглядело хуже, чем было: скрытое помогло.
review-end = На этом игра закончилась.
review-chance-instead = { $name }: { $first } так, { $second } как сыграно
review-chance-instead-about = { $name }: около { $first } так, около { $second } как сыграно
review-chance-then = { $name }: с { $first } до { $second }

## On the screen

review-luck-and-play = Удача и игра
review-whom = Кому это помогло, в пунктах
review-made-of = Из чего складывается каждый шанс, из 100
review-made-of-team = Из чего складывается шанс команды
review-together = Вместе
review-mistakes-of = Ошибки: { $name }
review-forgotten-of = Забытое: { $name }
review-mark-slip = уже видели
review-mark-hidden = этого никто не мог знать
review-band = увереннее мы не знаем
review-give-or-take = плюс-минус { $points } пунктов
review-start = начало
review-entry = запись { $number }
review-entry-head = Запись
review-marks-head = Что произошло
review-finer = Всматриваемся: ход { $done } из { $of }
review-looking = Оглядываемся на игру…
review-weighing = Что было удачей, а что игрой? Взвешиваем…
review-moments-follow = Появятся, как только взвесим каждый ход.
review-none = Эту игру не удалось взвесить. Её всё равно можно пройти шаг за шагом.
review-show = Показать
review-count =
    { $count ->
        [one] { $count } момент, достойный взгляда
        [few] { $count } момента, достойных взгляда
        [many] { $count } моментов, достойных взгляда
       *[other] { $count } момента, достойных взгляда
    }
review-back = Назад к итогам
review-moment-next = Следующий момент
review-moment-previous = Предыдущий момент
review-key-moment = следующий момент
review-eyes = Глазами
review-eyes-all = всех
review-eyes-help = Все: всё лежит открыто. Имя: только то, что видело это место.
review-link = Скопировать ссылку на эту запись
review-tag-played = сыграно
review-tag-better = лучше
review-about = около { $points }
review-chance-known = Шанс на победу по тому, что знает { $name }
review-chance-exact = Шанс на победу, точно: { $name }

## At a terminal, and why not

review-winding = Разогрев, один раз на этом компьютере
review-under-way = Взгляд назад
review-stopped = Остановлено раньше, чем что-то нашлось.
review-rough = Остановлено. Вот что нашёл первый взгляд.
review-written = Записано: { $file }
review-work = { $work } процентов работы ничего не найдут. Выбери от 1 до { $most }.
`;export{e as default};