### The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, натисни Enter: { $what }
terminal-opening = Гра йде далі
terminal-hint = Напиши хід. «?» покаже, що можна.
terminal-moves = Можна піти так:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Зараз ходити не треба.
terminal-moves-enter = Натисни Enter: { $what }
terminal-pass = Передай екран: { $name }. Потім натисни Enter.
terminal-passed = Тепер на екран дивиться { $name }.
terminal-seen-by-all = Дивляться всі, лише один раз:
terminal-seen-by-one = Дивиться лише { $name }, один раз:
terminal-seen = Коли запам’ятаєш, натисни Enter: тоді все зникне.
terminal-taken-back = Скасовано: { $words }
terminal-elsewhere = За цим столом грали далі з іншого пристрою. Ось як справи зараз.
terminal-unknown = «{ $text }» тут не хід і не команда.
terminal-number-unknown =
    { $count ->
        [0] За номером зараз обирати нема чого.
        [1] Зараз можна обрати лише номер 1.
       *[other] Обери номер від 1 до { $count }.
    }
terminal-number-listed = { $number } тут також місце. Щоб зіграти номер { $number } зі списку, напиши: { $move }
terminal-number-alone = Саме «{ $number }» нічого не грає. «?» покаже з номерами, що можна.
terminal-number-there = Щоб зіграти туди, напиши: { $moves }
terminal-extras-missing = Для цього треба більше, ніж для гри: { $packages }. З інтернетом напиши «python3 play.py { $command }» — усе завантажиться, або «pip install { $names }».
terminal-did-you-mean = Може, «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Напиши «why» і хід: why { $example }
terminal-look-unknown = Тут ніщо не зветься «{ $text }». Саме «look» каже, що тут є.
terminal-rules-how = «rule 2» читає розділ, «rule { $rule }» — пункт.
    .thing = «rule { $thing }» каже, для чого ця річ.
terminal-rules-list = «rules» показує розділи.
terminal-seat = Місце { $letter }

## Bots and hints

terminal-bot = { $name } – бот { $level }
terminal-bots = Боти (--bot РІВЕНЬ):
terminal-bot-unknown = Бота «{ $text }» немає.
terminal-bot-memory = Жоден бот не пам’ятає стільки ходів: «{ $text }». Обери число від 0 до { $most }; з 0 він нічого не забуває.
terminal-bot-fallback = Подумати цього разу не вдалося: { $name } робить будь-який дозволений хід.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Поглянь на «{ $start }».
terminal-hint-look-all = Усі твої ходи починаються з «{ $start }». Придивися добре.
terminal-hint-only-now = Лишився тільки цей хід. «back» скасує попередній.
terminal-hint-more = «hint» скаже більше.

## Help

terminal-help-move = Хід, наприклад «{ $example }»; або його номер, поки список на екрані.
terminal-help-list = ? показує, що зараз можна.
terminal-help-hint = hint каже, куди дивитися; вдруге: які ходи добрі; втретє: що може бути далі й чому.
terminal-help-why = why { $example } каже, яке правило дозволяє чи забороняє хід.
terminal-help-goal = goal каже, як виграти й що таке хід.
terminal-help-look = look і місце каже, що там лежить, навіть цілу стопку; look { $thing } каже, для чого ця річ; саме look каже про все.
terminal-help-rules = rules показує розділи правил; rule 2 читає один із них.
terminal-help-back = back скасовує твій останній хід; back 2 скасовує два.
terminal-help-board = board знову показує стіл.
terminal-help-log = log розповідає, що було досі.
terminal-help-rule = rule { $rule } відкриває пункт правил.
terminal-help-save = save ФАЙЛ записує зіграну гру у файл.
terminal-help-quit = quit закінчує зараз. Гра збережеться.
terminal-help-enter = Enter веде далі, коли стіл чекає на тебе.

## Kept, saved, going on

terminal-kept = Гру збережено. Продовжити: { $command }
terminal-input-ended = Ходи закінчилися раніше за гру. Її збережено; продовжити: { $command }
terminal-save-where = Напиши «save» і назву файлу.
terminal-save-later = Ця гра ще триває, тому її журнал поки що не записати. Її збережено; продовжити: { $command }
terminal-saved = Записано у { $file }. Перевірити: { $command }
terminal-save-exists = Файл { $file } уже є. Обери іншу назву.
terminal-save-failed = Файл { $file } не записати: { $because }
terminal-over = Гру закінчено. Напиши save ФАЙЛ, verify, rematch, replay або quit.
terminal-fair = Усе чесно: усі записи ({ $entries }) сходяться з правилами й зерном.
terminal-scripted = За правилами. Записів: { $entries }. Жеребів, які обрав урок: { $scripted }, тож про удачу це нічого не каже.
terminal-unfair = Запис { $seq } не підходить: { $because }
terminal-resume-others = Ще не дограно:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Недограних ігор немає. Почати нову: { $command }
terminal-resume-over = Цю гру закінчено. Подивитися знову: { $command }

## Before play

terminal-games = Ігри:
terminal-games-how = Зіграти: { $command }
terminal-games-learn = Спершу вивчи одну: { $command }
terminal-which-game = Яка гра? Напиши назву або номер; із «learn» попереду зіграєш першу гру з підказками. Enter: вийти.
terminal-game-unknown = Гри «{ $text }» тут немає. Тут є: { $games }. Твою власну гру знаходить play.py, коли запускається: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Хто грає? Напиши імена й ботів через кому. Бот — це номер або його ім’я:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Обери перед грою, наприклад { $example }; «?» покаже, з чого обирати. Enter: як завжди.
terminal-table = { $game }. Стіл { $code }
terminal-players = Грають: { $names }
terminal-printing = Видання: { $printing }
terminal-house-rules = Домашні правила:
terminal-help-offered = «help» каже, що можна написати, «rules» відкриває правила.
terminal-options = Що обрати до гри:
terminal-printings = Видання:
terminal-readings = Домашні правила (--rule НАЗВА=ЗНАЧЕННЯ):
terminal-default = { $text } (зазвичай)
terminal-choice-unknown = «{ $text }» для { $name } не обрати.
terminal-choice-offered = Обери з цього: { $choices }
terminal-choice-file = Або назви свій файл.
terminal-choice-unfit = «{ $text }» для { $name } не пасує до решти вибраного:
terminal-choice-twice = «{ $name }» обрано двічі. Досить одного разу.
terminal-option-unknown = Вибору «{ $name }» у цій грі немає.
terminal-rule-unknown = Домашнього правила «{ $name }» у цій грі немає.
terminal-rule-printed = У цьому виданні й так грають { $text }. Прибери це.
terminal-rule-shape = Домашнє правило пишуть так: НАЗВА=ЗНАЧЕННЯ, наприклад { $example }.
terminal-option-shape = Вибір пишуть так: НАЗВА=ЗНАЧЕННЯ, наприклад { $example }.
terminal-edition-unknown = Версії чи видання «{ $text }» у цієї гри немає.
terminal-edition-twice = Обери версію або видання, але не те й інше.
terminal-seats-twice = Місць: { $seats }, а імен: { $names }. Назви щось одне.
terminal-seats-bots = Місць: { $seats }. Імен: { $names }. Ботів: { $bots }. Разом це не сходиться.
terminal-file-unfit = З файлом { $file } поки що не зіграти:
terminal-file-unreadable = Файл { $file } не читається: { $because }
terminal-file-too-long = Файл { $file } задовгий: у власному файлі щонайбільше { $most } байтів.
terminal-file-missing = Файлу { $file } немає.
terminal-file-none = { $file } — не файл, а тека чи пристрій.

## Looking back

terminal-replay-place = Крок { $number } з { $of }
terminal-replay-keys = Клавіші: праворуч, ліворуч, Home, End; пробіл: пуск; q: стоп.
terminal-replay-lines = Enter веде далі; ще є back, home, end і номер кроку; q: стоп.
terminal-replay-prompt = запис >
terminal-replay-start = До першого ходу
terminal-replay-no-game = { $file } — не збережена гра.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Невеличка гра для початку лежить тут: { $folder }
terminal-new-terminal = Зіграти тут: { $command }
terminal-new-browser = У браузері: { $command }
terminal-new-laws = Перевірити її закони: { $command }
terminal-new-install = Спершу постав її на полицю: { $command }
terminal-new-name = Нова гра не може зватися «{ $name }»: обери щонайменше три малі літери від a до z, після першої можна й цифри.
terminal-new-taken = Назва «{ $name }» вже зайнята грою або пакетом Python. Обери іншу.
terminal-laws-kept = { $game }: усі закони ({ $laws }) дотримано.
terminal-laws-broken = { $game }: один закон порушено: { $because }
terminal-laws-unread = Ці слова неможливо прочитати: { $where }
terminal-laws-unsaid = Англійською бракує цих речень: { $ids }
terminal-served-elsewhere = Ігри в теці { $folder } вже обслуговує інший Toychest (процес { $process }). Спершу закрий його або назви іншу теку через --data.
terminal-strangers = Будь-хто у твоїй мережі може відкрити цю адресу, відкривати столи, дивитися на стіл, код якого знає, і сісти там на вільне місце. Твого місця ніхто не займе й не побачить, що в тебе є. Те, що надсилається, не шифрується.
terminal-game-broken = У гру «{ $name }» не зіграти: { $because }

## Навчання мережі оцінки.

terminal-train-work = { $work } відсотків роботи нічого не навчать. Вибери від 1 до { $most }.
terminal-train-ending = { $file }: закінчення { $ending } належить тому, що лежить поруч із мережею. Дай мережі інше закінчення.
terminal-train-no-network = { $game }: мережі оцінки немає. Вона є для: { $games }
terminal-train-under-way = Навчання, подив { $surprise }
terminal-train-stopped = Зупинено після частини { $done } з { $parts }. Та сама команда продовжить звідти.
terminal-train-other = { $file } належить до іншої гри, іншого зерна або іншого обсягу роботи. Вилучи його або назви інший файл через --out.
terminal-train-damaged = { $file } пошкоджено. Вилучи його, щоб почати знову.
terminal-train-curve = як дивувалася мережа
terminal-train-legend = зіграні партії; подив у натах на стан

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Крок { $step } із { $steps }: { $words }
terminal-learn-type = Набери «{ $move }».
terminal-learn-enter = Натисни Enter.
terminal-learn-go-on = Натисни Enter, щоб іти далі.
terminal-learn-elsewhere = Так теж можна.
terminal-learn-over = Далі це звичайна гра.
terminal-learn-alone = Далі граєш без мене.
terminal-learn-none = Немає навчальної гри «{ $text }». Вивчи одну з цих: { $games }
terminal-learn-offered = Вивчи її, граючи: { $command }
terminal-learn-how = «skip» робить те, що я прошу; «alone» відпускає мене.
terminal-tip = Варто знати: { $words } ({ $rule })
terminal-tip-how = «tips off» прибирає ці рядки.
terminal-tips-off = Порад більше не буде. «tips on» поверне їх.
terminal-tips-on = Поради знову ввімкнено.
terminal-help-tips = tips off вимикає поради, tips on повертає їх.
terminal-fair-since = Чесно від продовження: записів за правилами { $entries }, роздач із попередньої гри { $copied }.

## What bot games say of a game.

report-title = { $game }: що кажуть ігри ботів
report-intro = Ігри: { $games }. Боти рівня { $level } на кожному місці; місць: { $seats }.
report-starter-won = Ігри, які виграє той, хто починає
report-team-won = Ігри, які виграє команда
report-luck = Без удачі: віднято те, що після початку дав випадок. Це так само певно, як у { $worth } раза більше ігор ({ $evaluator }).
report-board = Поле
report-printing = Видання
report-games = Ігри
report-without-luck = Без удачі
report-length = Рішень за гру
report-median = Рішень, медіана
report-half = Половина ігор
report-from-to = від { $low } до { $high }
report-share = { $share } (від { $low } до { $high })
report-endings = Як закінчуються ігри
report-cut-off = перервано
report-all = Усі
report-under-way = Боти грають
report-stopped = Зупинено. Зігране збережено в { $file }; та сама команда продовжить.
report-other-file = У { $file } щось інше, не ігри ботів. Назви інший файл через --results.
report-no-such-bot = Бота { $bot } немає. Обери рівень від 1 до 6, greedy або random.
terminal-help-resign = resign здає гру, якщо двоє грають одне проти одного.
terminal-resign-sure = Тоді перемога: { $name }. Щоб здатися, напиши «resign» ще раз.
terminal-clock = За цим столом є годинник. За цією клавіатурою він стоїть.
