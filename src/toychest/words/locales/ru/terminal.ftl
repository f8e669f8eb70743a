### The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, нажми Enter: { $what }
terminal-opening = Игра идёт дальше
terminal-hint = Напиши ход. «?» покажет, что можно.
terminal-moves = Можно пойти так:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Сейчас ходить не нужно.
terminal-moves-enter = Нажми Enter: { $what }
terminal-pass = Передай экран: { $name }. Потом нажми Enter.
terminal-passed = Теперь на экран смотрит { $name }.
terminal-seen-by-all = Смотрят все, только один раз:
terminal-seen-by-one = Смотрит только { $name }, один раз:
terminal-seen = Когда запомнишь, нажми Enter: тогда всё исчезнет.
terminal-taken-back = Отменено: { $words }
terminal-elsewhere = За этим столом играли в другом месте. Вот как дела сейчас.
terminal-unknown = «{ $text }» здесь не ход и не команда.
terminal-number-unknown =
    { $count ->
        [0] По номеру сейчас выбирать нечего.
        [1] Сейчас можно выбрать только номер 1.
       *[other] Выбери номер от 1 до { $count }.
    }
terminal-did-you-mean = Может быть, «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Напиши «why» и ход: why { $example }
terminal-seat = Место { $letter }

## Bots and hints

terminal-bot = { $name } – бот { $level }
terminal-bots = Боты (--bot LEVEL):
terminal-bot-unknown = Бота «{ $text }» нет.
terminal-bot-memory = Ни один бот не помнит столько ходов: «{ $text }». Выбери число от 0 до { $most }; при 0 он ничего не забывает.
terminal-bot-none = В эту игру боты не играют.
terminal-bot-fallback = Подумать в этот раз не вышло: { $name } делает любой ход, какой можно.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [1] Посмотри на «{ $start }».
        [one] Посмотри на «{ $start }»: так начинается { $among } твой ход из { $legal }.
        [few] Посмотри на «{ $start }»: так начинаются { $among } твоих хода из { $legal }.
        [many] Посмотри на «{ $start }»: так начинается { $among } твоих ходов из { $legal }.
       *[other] Посмотри на «{ $start }»: так начинается { $among } твоего хода из { $legal }.
    }
terminal-hint-look-all = Все твои ходы начинаются с «{ $start }». Присмотрись хорошенько.
terminal-hint-more = «hint» скажет больше.
terminal-hint-none = В эту игру боты не играют, так что подсказать некому.

## Help

terminal-help-move = Ход, например «{ $example }», или его номер из списка.
terminal-help-list = ? показывает, что сейчас можно.
terminal-help-hint = hint говорит, куда смотреть; во второй раз: какие ходы хороши; в третий: что может быть дальше и почему.
terminal-help-why = why { $example } говорит, какое правило разрешает или запрещает ход.
terminal-help-back = back отменяет твой последний ход; back 2 отменяет два.
terminal-help-board = board снова показывает стол.
terminal-help-log = log рассказывает, что было до сих пор.
terminal-help-rule = rule { $rule } открывает пункт правил.
terminal-help-save = save FILE записывает сыгранную игру в файл.
terminal-help-quit = quit заканчивает сейчас. Игра сохранится.
terminal-help-enter = Enter ведёт дальше, когда стол ждёт тебя.

## Kept, saved, going on

terminal-kept = Игра сохранена. Продолжить: { $command }
terminal-input-ended = Ходы кончились раньше игры. Она сохранена; продолжить: { $command }
terminal-save-where = Напиши «save» и имя файла.
terminal-save-later = Эта игра ещё идёт, поэтому её журнал пока не записать. Она сохранена; продолжить: { $command }
terminal-saved = Записано в { $file }. Проверить: { $command }
terminal-save-exists = Файл { $file } уже есть. Выбери другое имя.
terminal-save-failed = Файл { $file } не записать: { $because }
terminal-over = Игра окончена. Напиши save FILE, verify, rematch, replay или quit.
terminal-fair = Всё честно: все записи ({ $entries }) сходятся с правилами и зерном.
terminal-unfair = Запись { $seq } не подходит: { $because }
terminal-resume-others = Ещё не доиграно:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Недоигранных игр нет. Начать новую: { $command }
terminal-resume-over = Эта игра окончена. Посмотреть снова: { $command }

## Before play

terminal-games = Игры:
terminal-games-how = Сыграть: { $command }
terminal-which-game = Какая игра? Enter: выйти. >
terminal-game-unknown = Игры «{ $text }» здесь нет.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Кто играет? Напиши имена и ботов через запятую. Бот — это номер или его имя:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Стол { $code }
terminal-players = Играют: { $names }
terminal-printing = Издание: { $printing }
terminal-house-rules = Домашние правила:
terminal-options = Что выбрать до игры:
terminal-printings = Издания:
terminal-readings = Домашние правила (--rule NAME=VALUE):
terminal-default = { $text } (обычно)
terminal-choice-unknown = «{ $text }» для { $name } не выбрать.
terminal-choice-offered = Выбери из этого: { $choices }
terminal-choice-file = Или назови свой файл.
terminal-choice-unfit = «{ $text }» для { $name } не подходит к остальному, что выбрано:
terminal-choice-twice = «{ $name }» выбрано дважды. Хватит одного раза.
terminal-option-unknown = Выбора «{ $name }» в этой игре нет.
terminal-rule-unknown = Домашнего правила «{ $name }» в этой игре нет.
terminal-rule-printed = В этом издании и так играют { $text }. Убери это.
terminal-rule-shape = Домашнее правило пишут так: NAME=VALUE, например { $example }.
terminal-option-shape = Выбор пишут так: NAME=VALUE, например { $example }.
terminal-edition-unknown = Версии или издания «{ $text }» у этой игры нет.
terminal-edition-twice = Выбери версию или издание, но не то и другое.
terminal-seats-twice = Мест: { $seats }, а имён: { $names }. Назови что-нибудь одно.
terminal-seats-bots = Мест: { $seats }. Имён: { $names }. Ботов: { $bots }. Вместе это не сходится.
terminal-file-unfit = С файлом { $file } пока не сыграть:
terminal-file-unreadable = Файл { $file } не читается: { $because }
terminal-file-too-long = Файл { $file } слишком длинный: в своём файле не больше { $most } байтов.
terminal-file-none = { $file } — не файл, а папка или устройство.

## Looking back

terminal-replay-place = Шаг { $number } из { $of }
terminal-replay-keys = Клавиши: вправо, влево, Home, End; пробел: пуск; q: стоп.
terminal-replay-lines = Enter ведёт дальше; ещё есть back, home, end и номер шага; q: стоп.
terminal-replay-prompt = запись >
terminal-replay-start = До первого хода
terminal-replay-no-game = { $file } — не сохранённая игра.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = старт
castle-terminal-gate = ворота
castle-terminal-wand = палочка
castle-terminal-ghost-room = комната с призраком
castle-terminal-room = обычная комната
castle-terminal-column = Столбец { $column }: { $symbol }
castle-terminal-no-door = Между { $one } и { $other } нет двери
castle-terminal-sorcerer = Волшебник в комнате { $square }
castle-terminal-was = было { $laid }
castle-terminal-stack =
    { $cards ->
        [one] осталась { $cards } карта
        [few] осталось { $cards } карты
        [many] осталось { $cards } карт
       *[other] осталось { $cards } карты
    }
castle-terminal-plan = План:
castle-terminal-chip-wand = палочка
castle-terminal-chip-spare = без палочки
castle-terminal-chip-skip = пропуск
castle-terminal-legend = @ волшебник, S старт, O ворота, w палочка, X комната с призраком, T клад; числа: шаги плана, просвет: дверь.

castle-step-walk = Шаг { $number }: { castle-direction }, в комнату «{ $end }»
castle-step-jump = Потом прыжок в ворота «{ $end }»
castle-step-stay = Потом без прыжка в воротах «{ $end }»
castle-step-ghost = Потом поднимается призрак
castle-step-wand = Потом палочка в комнате «{ $end }»
castle-step-spare = Потом без палочки в комнате «{ $end }»
castle-step-skip = Шаг { $number } { castle-direction } пропускаем

castle-terminal-hint-turn = Поверни до двух стрелок, потом напиши «go». «?» покажет, что можно.
castle-terminal-hint-go = Всё готово? Напиши «go». «back» отменяет.
castle-terminal-hint-way = Куда поведёт карта { $place }? Напиши «walk up», «walk right», «walk down» или «walk left».
castle-terminal-hint-gate = Ворота «{ $square }»! Напиши «jump» и клетку или «stay». «?» покажет ворота.
castle-terminal-hint-wand = Палочка в комнате «{ $square }»! Напиши «use wand» или «leave wand».
castle-terminal-hint-forced = Ворота «{ $square }»! Напиши «jump» и клетку. «?» покажет ворота.
castle-terminal-hint-turn-first = Клетка «{ $square }»: ни один ответ не ведёт дальше. Сначала поверни стрелку. «?» покажет, что можно.
castle-terminal-hint-stuck = Шаг { $number } не сделать. Поверни стрелку. «?» покажет, что можно.
castle-terminal-hint-stop = Шаг { $number } не сделать. Поверни стрелку или напиши «go»: ряд кончится там.
castle-terminal-hint-hopeless = Повороты не помогут. Напиши «go», и призрак поднимется.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Местность: { $terrain }
toybattle-terminal-paths = пути: { $places }
toybattle-terminal-below = ниже: { $tiles }
toybattle-terminal-connected = связь есть
toybattle-terminal-cut-off = связи нет
toybattle-terminal-region =
    { $medals ->
        [one] Участок { $bases }: { $medals } медаль
        [few] Участок { $bases }: { $medals } медали
        [many] Участок { $bases }: { $medals } медалей
       *[other] Участок { $bases }: { $medals } медали
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Участок { $bases }: { $medals } медаль, взято ({ $name })
        [few] Участок { $bases }: { $medals } медали, взято ({ $name })
        [many] Участок { $bases }: { $medals } медалей, взято ({ $name })
       *[other] Участок { $bases }: { $medals } медали, взято ({ $name })
    }
toybattle-terminal-you = Твой цвет: { $name }
toybattle-terminal-idle = Ходов без перемен: { $turns }; когда будет { $most }, игра кончится
toybattle-terminal-side-known = { $name }, на полке точно есть: { $troops }
toybattle-terminal-side-out = { $name }, потери: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name }: { $count } фишка лежит рубашкой вверх
        [few] { $name }: { $count } фишки лежат рубашкой вверх
        [many] { $name }: { $count } фишек лежат рубашкой вверх
       *[other] { $name }: { $count } фишки лежат рубашкой вверх
    }
toybattle-terminal-own-down = В этот ход рубашкой вверх: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = медали { $medals }/{ $objective }

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = полка { $rack }, ещё { $reserve }
toybattle-terminal-down = { $count } рубашкой вверх
toybattle-terminal-out = Вне игры
toybattle-terminal-known = Известно
toybattle-terminal-legend = [Hook4] синий, (Hook4) красный, x2 сколько фишек всего, ! связи нет, ? вопрос к тебе, [#1] (#41) замки, 15R особая база, {"{"}1-2{"}"} ворота, 2* медали участка, [2] (2) взято; базы каждого участка названы в списке рядом.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Напиши «take» или «place» с бойцом и номером. «?» покажет, что можно.
toybattle-terminal-hint-skully = { $effect } на { $base }: «take» берёт две фишки, «decline» отказывается.
toybattle-terminal-hint-capn = { $effect } на { $base }: «place» ставит ещё бойца, «decline» отказывается. «?» покажет, куда можно.
toybattle-terminal-hint-jumbo = { $effect } на { $base }: «discard» и номер соперника рядом или «decline».
toybattle-terminal-hint-xb-42 = { $effect } на { $base }: «rob» выбивает скрытую фишку с полки соперника, «decline» отказывается.
toybattle-terminal-hint-star = { $effect } на { $base }: «take» берёт одну фишку, «decline» отказывается.
toybattle-terminal-hint-recall = { $effect } на { $base }: «recall» и номер другого своего бойца или «decline».
toybattle-terminal-hint-draw = { $effect } на { $base }: «take» берёт одну фишку, «decline» отказывается.
toybattle-terminal-hint-shove = { $effect } на { $base }: «shove», номер соперника рядом и номер, куда толкнуть, или «decline». «?» покажет, как можно.
toybattle-terminal-hint-exhume = { $effect } на { $base }: «exhume» и один из твоих потерянных бойцов или «decline».
toybattle-terminal-hint-suppress = { $effect } на { $base }: «suppress» переворачивает скрытую фишку соперника рубашкой вверх. «?» покажет, что ещё можно.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Кто ты? Напиши «choose» и имя. «?» покажет, кто свободен.
clockwork-terminal-hint-leave_out = Какая машина останется в коробке? Напиши «leave out» и её название.
clockwork-terminal-hint-travel = Выпало { $total }. Напиши, например, { $moves }. «?» покажет, куда можно.
clockwork-terminal-hint-special = Выпало { $total }! Напиши, например, { $moves }. «?» покажет всё.
clockwork-terminal-hint-act = Ты на месте. Напиши, например, { $moves }. «?» покажет всё.
clockwork-terminal-hint-discard = В руке слишком много карт: напиши «discard» и карту.
clockwork-terminal-hint-discard-free = Напиши «discard» и карту или «keep».
clockwork-terminal-hint-spot = Напиши «lay» и номер свободного тайника. Карту уже все видели.
clockwork-terminal-hint-give = { $name } просит у тебя: { clockwork-kind }. Напиши «give» и карту или «give Scrap».
clockwork-terminal-hint-counter = Такой карты у тебя нет. Спроси в ответ через «ask» (отвечает { $name }) или напиши «pass».
clockwork-terminal-hint-return = Напиши «return» и карту. Её получит { $name }.
clockwork-terminal-hint-point = Ты ищешь: { clockwork-kind }. Напиши «point» и номер карты.
clockwork-terminal-hint-swap = Напиши «swap» и карту, которая ляжет туда.
clockwork-terminal-hint-build = Выкладываешь что-нибудь? Напиши, например, { $moves }.
clockwork-terminal-hint-stay = Выпало { $total }, но свободной дороги нет. Напиши «stay». «?» покажет, что ещё можно.
clockwork-terminal-hint-give-card = { $name } просит у тебя: { clockwork-kind }. Напиши «give» и карту.
clockwork-terminal-hint-none = { $name } просит у тебя: { clockwork-kind }. Напиши «none» или «give Scrap», если есть Металлолом.
clockwork-terminal-hint-no-counter = Такой карты нет, зато есть Металлолом, поэтому в ответ ты не спрашиваешь ({ $name }). Напиши «pass».

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Город: { $board }
clockwork-terminal-bridge = Мост: { $places }
clockwork-terminal-you = Здесь ты: { $name }
clockwork-terminal-laid = { $name }, выложено: { $kinds }
clockwork-terminal-dice = { $dice }, всего { $total }
clockwork-terminal-free-spots = Свободные тайники: { $spots }
clockwork-terminal-scrapped = Металлолом вне игры: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Сброшено
clockwork-terminal-out = вне игры { $count }
clockwork-terminal-legend = A B C D фигурки, T Башни, Y3:5 свалка 3, на ней 5 карт, 17 клетка, 17* туда можно дойти, 14_ свободный тайник, 14# карта рубашкой вверх, 14L карта, которую ещё видно; +L выложено, 3/4 у тебя три из четырёх. > сейчас ходит.
