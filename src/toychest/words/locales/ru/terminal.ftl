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
terminal-elsewhere = За этим столом играли дальше с другого устройства. Вот как дела сейчас.
terminal-unknown = «{ $text }» здесь не ход и не команда.
terminal-number-unknown =
    { $count ->
        [0] По номеру сейчас выбирать нечего.
        [1] Сейчас можно выбрать только номер 1.
       *[other] Выбери номер от 1 до { $count }.
    }
terminal-number-listed = { $number } здесь также место. Чтобы сыграть номер { $number } из списка, напиши: { $move }
terminal-number-alone = Само «{ $number }» ничего не играет. «?» покажет с номерами, что можно.
terminal-number-there = Чтобы сыграть туда, напиши: { $moves }
terminal-extras-missing = Для этого нужно больше, чем для игры: { $packages }. С интернетом напиши «python3 play.py { $command }» — всё загрузится, или «pip install { $names }».
terminal-did-you-mean = Может быть, «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Напиши «why» и ход: why { $example }
terminal-look-unknown = Здесь ничто не зовётся «{ $text }». Само «look» говорит, что здесь есть.
terminal-rules-how = «rule 2» читает раздел, «rule { $rule }» — пункт.
    .thing = «rule { $thing }» говорит, для чего эта вещь.
terminal-rules-list = «rules» показывает разделы.
terminal-seat = Место { $letter }

## Bots and hints

terminal-bot = { $name } – бот { $level }
terminal-bots = Боты (--bot УРОВЕНЬ):
terminal-bot-unknown = Бота «{ $text }» нет.
terminal-bot-memory = Ни один бот не помнит столько ходов: «{ $text }». Выбери число от 0 до { $most }; при 0 он ничего не забывает.
terminal-bot-fallback = Подумать в этот раз не вышло: { $name } делает любой ход, какой можно.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Посмотри на «{ $start }».
terminal-hint-look-all = Все твои ходы начинаются с «{ $start }». Присмотрись хорошенько.
terminal-hint-only-now = Остался только этот ход. «back» отменит предыдущий.
terminal-hint-more = «hint» скажет больше.

## Help

terminal-help-move = Ход, например «{ $example }»; или его номер, пока список на экране.
terminal-help-list = ? показывает, что сейчас можно.
terminal-help-hint = hint говорит, куда смотреть; во второй раз: какие ходы хороши; в третий: что может быть дальше и почему.
terminal-help-why = why { $example } говорит, какое правило разрешает или запрещает ход.
terminal-help-goal = goal говорит, как выиграть и что такое ход.
terminal-help-look = look и место говорит, что там лежит, даже целую стопку; look { $thing } говорит, для чего эта вещь; само look говорит обо всём.
terminal-help-rules = rules показывает разделы правил; rule 2 читает один из них.
terminal-help-back = back отменяет твой последний ход; back 2 отменяет два.
terminal-help-board = board снова показывает стол.
terminal-help-log = log рассказывает, что было до сих пор.
terminal-help-rule = rule { $rule } открывает пункт правил.
terminal-help-save = save ФАЙЛ записывает сыгранную игру в файл.
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
terminal-over = Игра окончена. Напиши save ФАЙЛ, verify, rematch, replay или quit.
terminal-fair = Всё честно: все записи ({ $entries }) сходятся с правилами и зерном.
terminal-scripted = По правилам. Записей: { $entries }. Жребиев, которые выбрал урок: { $scripted }, так что об удаче это ничего не говорит.
terminal-unfair = Запись { $seq } не подходит: { $because }
terminal-resume-others = Ещё не доиграно:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Недоигранных игр нет. Начать новую: { $command }
terminal-resume-over = Эта игра окончена. Посмотреть снова: { $command }

## Before play

terminal-games = Игры:
terminal-games-how = Сыграть: { $command }
terminal-games-learn = Сначала выучи одну: { $command }
terminal-which-game = Какая игра? Напиши название или номер; с «learn» впереди сыграешь первую игру с подсказками. Enter: выйти.
terminal-game-unknown = Игры «{ $text }» здесь нет. Здесь есть: { $games }. Твою собственную игру находит play.py, когда запускается: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Кто играет? Напиши имена и ботов через запятую. Бот — это номер или его имя:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Выбери перед игрой, например { $example }; «?» покажет, из чего выбирать. Enter: как обычно.
terminal-table = { $game }. Стол { $code }
terminal-players = Играют: { $names }
terminal-printing = Издание: { $printing }
terminal-house-rules = Домашние правила:
terminal-help-offered = «help» говорит, что можно написать, «rules» открывает правила.
terminal-options = Что выбрать до игры:
terminal-printings = Издания:
terminal-readings = Домашние правила (--rule ИМЯ=ЗНАЧЕНИЕ):
terminal-default = { $text } (обычно)
terminal-choice-unknown = «{ $text }» для { $name } не выбрать.
terminal-choice-offered = Выбери из этого: { $choices }
terminal-choice-file = Или назови свой файл.
terminal-choice-unfit = «{ $text }» для { $name } не подходит к остальному, что выбрано:
terminal-choice-twice = «{ $name }» выбрано дважды. Хватит одного раза.
terminal-option-unknown = Выбора «{ $name }» в этой игре нет.
terminal-rule-unknown = Домашнего правила «{ $name }» в этой игре нет.
terminal-rule-printed = В этом издании и так играют { $text }. Убери это.
terminal-rule-shape = Домашнее правило пишут так: ИМЯ=ЗНАЧЕНИЕ, например { $example }.
terminal-option-shape = Выбор пишут так: ИМЯ=ЗНАЧЕНИЕ, например { $example }.
terminal-edition-unknown = Версии или издания «{ $text }» у этой игры нет.
terminal-edition-twice = Выбери версию или издание, но не то и другое.
terminal-seats-twice = Мест: { $seats }, а имён: { $names }. Назови что-нибудь одно.
terminal-seats-bots = Мест: { $seats }. Имён: { $names }. Ботов: { $bots }. Вместе это не сходится.
terminal-file-unfit = С файлом { $file } пока не сыграть:
terminal-file-unreadable = Файл { $file } не читается: { $because }
terminal-file-too-long = Файл { $file } слишком длинный: в своём файле не больше { $most } байтов.
terminal-file-missing = Файла { $file } нет.
terminal-file-none = { $file } — не файл, а папка или устройство.

## Looking back

terminal-replay-place = Шаг { $number } из { $of }
terminal-replay-keys = Клавиши: вправо, влево, Home, End; пробел: пуск; q: стоп.
terminal-replay-lines = Enter ведёт дальше; ещё есть back, home, end и номер шага; q: стоп.
terminal-replay-prompt = запись >
terminal-replay-start = До первого хода
terminal-replay-no-game = { $file } — не сохранённая игра.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Небольшая игра для начала лежит здесь: { $folder }
terminal-new-terminal = Сыграть здесь: { $command }
terminal-new-browser = В браузере: { $command }
terminal-new-laws = Проверить её законы: { $command }
terminal-new-install = Сначала поставь её на полку: { $command }
terminal-new-name = Новая игра не может называться «{ $name }»: выбери не меньше трёх маленьких букв от a до z, после первой можно и цифры.
terminal-new-taken = Имя «{ $name }» уже занято игрой или пакетом Python. Выбери другое.
terminal-laws-kept = { $game }: все законы ({ $laws }) соблюдены.
terminal-laws-broken = { $game }: один закон нарушен: { $because }
terminal-laws-unread = Эти слова не читаются: { $where }
terminal-laws-unsaid = По-английски не хватает этих предложений: { $ids }
terminal-served-elsewhere = Игры в папке { $folder } уже обслуживает другой Toychest (процесс { $process }). Сначала закрой его или назови другую папку через --data.
terminal-strangers = Любой в твоей сети может открыть этот адрес, открывать столы, смотреть на стол, код которого знает, и занять там свободное место. Твоё место никто не займёт и не увидит, что у тебя есть. То, что отправляется, не шифруется.
terminal-game-broken = В игру «{ $name }» не сыграть: { $because }

## Обучение сети оценки.

terminal-train-work = { $work } процентов работы ничему не научат. Выбери от 1 до { $most }.
terminal-train-ending = { $file }: окончание { $ending } принадлежит тому, что лежит рядом с сетью. Дай сети другое окончание.
terminal-train-no-network = { $game }: сети оценки нет. Она есть для: { $games }
terminal-train-under-way = Обучение, удивление { $surprise }
terminal-train-stopped = Остановлено после части { $done } из { $parts }. Та же команда продолжит оттуда.
terminal-train-other = { $file } относится к другой игре, другому зерну или другому объёму работы. Удали его или назови другой файл через --out.
terminal-train-damaged = { $file } повреждён. Удали его, чтобы начать заново.
terminal-train-curve = насколько сеть была удивлена
terminal-train-legend = сыгранные партии; удивление в натах на состояние

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Шаг { $step } из { $steps }: { $words }
terminal-learn-type = Набери «{ $move }».
terminal-learn-enter = Нажми Enter.
terminal-learn-go-on = Нажми Enter, чтобы идти дальше.
terminal-learn-elsewhere = Так тоже можно.
terminal-learn-over = Дальше это обычная игра.
terminal-learn-alone = Дальше играешь без меня.
terminal-learn-none = Нет обучающей игры «{ $text }». Выучи одну из этих: { $games }
terminal-learn-offered = Выучи её, играя: { $command }
terminal-learn-how = «skip» делает то, о чём я прошу; «alone» отпускает меня.
terminal-tip = Полезно знать: { $words } ({ $rule })
terminal-tip-how = «tips off» убирает эти строки.
terminal-tips-off = Советов больше не будет. «tips on» вернёт их.
terminal-tips-on = Советы снова включены.
terminal-help-tips = tips off отключает советы, tips on возвращает их.
terminal-fair-since = Честно с продолжения: записей по правилам { $entries }, раздач из прежней игры { $copied }.

## What bot games say of a game.

report-title = { $game }: что говорят игры ботов
report-intro = Игры: { $games }. Боты уровня { $level } на каждом месте; мест: { $seats }.
report-starter-won = Игры, которые выигрывает тот, кто начинает
report-team-won = Игры, которые выигрывает команда
report-luck = Без удачи: вычтено то, что после начала дал случай. Это так же надёжно, как в { $worth } раза больше игр ({ $evaluator }).
report-board = Поле
report-printing = Издание
report-games = Игры
report-without-luck = Без удачи
report-length = Решений за игру
report-median = Решений, медиана
report-half = Половина игр
report-from-to = от { $low } до { $high }
report-share = { $share } (от { $low } до { $high })
report-endings = Как заканчиваются игры
report-cut-off = прервано
report-all = Все
report-under-way = Боты играют
report-stopped = Остановлено. Сыгранное сохранено в { $file }; та же команда продолжит.
report-other-file = В { $file } что-то другое, не игры ботов. Назови другой файл через --results.
report-no-such-bot = Бота { $bot } нет. Выбери уровень от 1 до 6, greedy или random.
terminal-help-resign = resign сдаёт игру, если двое играют друг против друга.
terminal-resign-sure = Тогда победа: { $name }. Чтобы сдаться, напиши «resign» ещё раз.
terminal-clock = За этим столом есть часы. За этой клавиатурой они стоят.
