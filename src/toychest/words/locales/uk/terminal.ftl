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
terminal-elsewhere = За цим столом грали в іншому місці. Ось як справи зараз.
terminal-unknown = «{ $text }» тут не хід і не команда.
terminal-number-unknown =
    { $count ->
        [0] За номером зараз обирати нема чого.
        [1] Зараз можна обрати лише номер 1.
       *[other] Обери номер від 1 до { $count }.
    }
terminal-did-you-mean = Може, «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Напиши «why» і хід: why { $example }
terminal-seat = Місце { $letter }

## Bots and hints

terminal-bot = { $name } – бот { $level }
terminal-bots = Боти (--bot LEVEL):
terminal-bot-unknown = Бота «{ $text }» немає.
terminal-bot-memory = Жоден бот не пам’ятає стільки ходів: «{ $text }». Обери число від 0 до { $most }; з 0 він нічого не забуває.
terminal-bot-none = У цю гру боти не грають.
terminal-bot-fallback = Подумати цього разу не вдалося: { $name } робить будь-який дозволений хід.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [1] Поглянь на «{ $start }».
        [one] Поглянь на «{ $start }»: так починається { $among } твій хід із { $legal }.
        [few] Поглянь на «{ $start }»: так починаються { $among } твої ходи з { $legal }.
        [many] Поглянь на «{ $start }»: так починається { $among } твоїх ходів із { $legal }.
       *[other] Поглянь на «{ $start }»: так починається { $among } твого ходу з { $legal }.
    }
terminal-hint-look-all = Усі твої ходи починаються з «{ $start }». Придивися добре.
terminal-hint-more = «hint» скаже більше.
terminal-hint-none = У цю гру боти не грають, тож підказати нема кому.

## Help

terminal-help-move = Хід, наприклад «{ $example }», або його номер зі списку.
terminal-help-list = ? показує, що зараз можна.
terminal-help-hint = hint каже, куди дивитися; вдруге: які ходи добрі; втретє: що може бути далі й чому.
terminal-help-why = why { $example } каже, яке правило дозволяє чи забороняє хід.
terminal-help-back = back скасовує твій останній хід; back 2 скасовує два.
terminal-help-board = board знову показує стіл.
terminal-help-log = log розповідає, що було досі.
terminal-help-rule = rule { $rule } відкриває пункт правил.
terminal-help-save = save FILE записує зіграну гру у файл.
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
terminal-over = Гру закінчено. Напиши save FILE, verify, rematch, replay або quit.
terminal-fair = Усе чесно: усі записи ({ $entries }) сходяться з правилами й зерном.
terminal-unfair = Запис { $seq } не підходить: { $because }
terminal-resume-others = Ще не дограно:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Недограних ігор немає. Почати нову: { $command }
terminal-resume-over = Цю гру закінчено. Подивитися знову: { $command }

## Before play

terminal-games = Ігри:
terminal-games-how = Зіграти: { $command }
terminal-which-game = Яка гра? Enter: вийти. >
terminal-game-unknown = Гри «{ $text }» тут немає.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Хто грає? Напиши імена й ботів через кому. Бот — це номер або його ім’я:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Стіл { $code }
terminal-players = Грають: { $names }
terminal-printing = Видання: { $printing }
terminal-house-rules = Домашні правила:
terminal-options = Що обрати до гри:
terminal-printings = Видання:
terminal-readings = Домашні правила (--rule NAME=VALUE):
terminal-default = { $text } (зазвичай)
terminal-choice-unknown = «{ $text }» для { $name } не обрати.
terminal-choice-offered = Обери з цього: { $choices }
terminal-choice-file = Або назви свій файл.
terminal-choice-unfit = «{ $text }» для { $name } не пасує до решти вибраного:
terminal-choice-twice = «{ $name }» обрано двічі. Досить одного разу.
terminal-option-unknown = Вибору «{ $name }» у цій грі немає.
terminal-rule-unknown = Домашнього правила «{ $name }» у цій грі немає.
terminal-rule-printed = У цьому виданні й так грають { $text }. Прибери це.
terminal-rule-shape = Домашнє правило пишуть так: NAME=VALUE, наприклад { $example }.
terminal-option-shape = Вибір пишуть так: NAME=VALUE, наприклад { $example }.
terminal-edition-unknown = Версії чи видання «{ $text }» у цієї гри немає.
terminal-edition-twice = Обери версію або видання, але не те й інше.
terminal-seats-twice = Місць: { $seats }, а імен: { $names }. Назви щось одне.
terminal-seats-bots = Місць: { $seats }. Імен: { $names }. Ботів: { $bots }. Разом це не сходиться.
terminal-file-unfit = З файлом { $file } поки що не зіграти:
terminal-file-unreadable = Файл { $file } не читається: { $because }
terminal-file-too-long = Файл { $file } задовгий: у власному файлі щонайбільше { $most } байтів.
terminal-file-none = { $file } — не файл, а тека чи пристрій.

## Looking back

terminal-replay-place = Крок { $number } з { $of }
terminal-replay-keys = Клавіші: праворуч, ліворуч, Home, End; пробіл: пуск; q: стоп.
terminal-replay-lines = Enter веде далі; ще є back, home, end і номер кроку; q: стоп.
terminal-replay-prompt = запис >
terminal-replay-start = До першого ходу
terminal-replay-no-game = { $file } — не збережена гра.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = старт
castle-terminal-gate = брама
castle-terminal-wand = паличка
castle-terminal-ghost-room = кімната з привидом
castle-terminal-room = звичайна кімната
castle-terminal-column = Стовпець { $column }: { $symbol }
castle-terminal-no-door = Між { $one } і { $other } немає дверей
castle-terminal-sorcerer = Чарівник у кімнаті { $square }
castle-terminal-was = було { $laid }
castle-terminal-stack =
    { $cards ->
        [one] лишилася { $cards } картка
        [few] лишилося { $cards } картки
        [many] лишилося { $cards } карток
       *[other] лишилося { $cards } картки
    }
castle-terminal-plan = План:
castle-terminal-chip-wand = паличка
castle-terminal-chip-spare = без палички
castle-terminal-chip-skip = пропуск
castle-terminal-legend = @ чарівник, S старт, O брама, w паличка, X кімната з привидом, T скарб; числа: кроки плану, просвіт: двері.

castle-step-walk = Крок { $number }: { castle-direction }, до кімнати «{ $end }»
castle-step-jump = Потім стрибок до брами «{ $end }»
castle-step-stay = Потім без стрибка біля брами «{ $end }»
castle-step-ghost = Потім піднімається привид
castle-step-wand = Потім паличка в кімнаті «{ $end }»
castle-step-spare = Потім без палички в кімнаті «{ $end }»
castle-step-skip = Крок { $number } { castle-direction } пропускаємо

castle-terminal-hint-turn = Поверни до двох стрілок, потім напиши «go». «?» покаже, що можна.
castle-terminal-hint-go = Усе готово? Напиши «go». «back» скасовує.
castle-terminal-hint-way = Куди поведе картка { $place }? Напиши «walk up», «walk right», «walk down» або «walk left».
castle-terminal-hint-gate = Брама «{ $square }»! Напиши «jump» і клітинку або «stay». «?» покаже брами.
castle-terminal-hint-wand = Паличка в кімнаті «{ $square }»! Напиши «use wand» або «leave wand».
castle-terminal-hint-forced = Брама «{ $square }»! Напиши «jump» і клітинку. «?» покаже брами.
castle-terminal-hint-turn-first = Клітинка «{ $square }»: жодна відповідь не веде далі. Спершу поверни стрілку. «?» покаже, що можна.
castle-terminal-hint-stuck = Крок { $number } не зробити. Поверни стрілку. «?» покаже, що можна.
castle-terminal-hint-stop = Крок { $number } не зробити. Поверни стрілку або напиши «go»: ряд закінчиться там.
castle-terminal-hint-hopeless = Повороти не допоможуть. Напиши «go», і привид підніметься.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Місцевість: { $terrain }
toybattle-terminal-paths = шляхи: { $places }
toybattle-terminal-below = нижче: { $tiles }
toybattle-terminal-connected = зв’язок є
toybattle-terminal-cut-off = зв’язку немає
toybattle-terminal-region =
    { $medals ->
        [one] Ділянка { $bases }: { $medals } медаль
        [few] Ділянка { $bases }: { $medals } медалі
        [many] Ділянка { $bases }: { $medals } медалей
       *[other] Ділянка { $bases }: { $medals } медалі
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Ділянка { $bases }: { $medals } медаль, узято ({ $name })
        [few] Ділянка { $bases }: { $medals } медалі, узято ({ $name })
        [many] Ділянка { $bases }: { $medals } медалей, узято ({ $name })
       *[other] Ділянка { $bases }: { $medals } медалі, узято ({ $name })
    }
toybattle-terminal-you = Твій колір: { $name }
toybattle-terminal-idle = Ходів без змін: { $turns }; коли буде { $most }, гра закінчиться
toybattle-terminal-side-known = { $name }, на полиці точно є: { $troops }
toybattle-terminal-side-out = { $name }, втрати: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name }: { $count } фішка лежить сорочкою вгору
        [few] { $name }: { $count } фішки лежать сорочкою вгору
        [many] { $name }: { $count } фішок лежать сорочкою вгору
       *[other] { $name }: { $count } фішки лежать сорочкою вгору
    }
toybattle-terminal-own-down = Цього ходу сорочкою вгору: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = мед. { $medals }/{ $objective }

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = полиця { $rack }, ще { $reserve }
toybattle-terminal-down = { $count } сорочкою вгору
toybattle-terminal-out = Поза грою
toybattle-terminal-known = Відомо
toybattle-terminal-legend = [Hook4] синій, (Hook4) червоний, x2 скільки фішок усього, ! зв’язку немає, ? питання до тебе, [#1] (#41) замки, 15R особлива база, {"{"}1-2{"}"} брама, 2* медалі ділянки, [2] (2) узято; бази кожної ділянки названо у списку поруч.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Напиши «take» або «place» з бійцем і номером. «?» покаже, що можна.
toybattle-terminal-hint-skully = { $effect } на { $base }: «take» бере дві фішки, «decline» відмовляється.
toybattle-terminal-hint-capn = { $effect } на { $base }: «place» ставить ще бійця, «decline» відмовляється. «?» покаже, куди можна.
toybattle-terminal-hint-jumbo = { $effect } на { $base }: «discard» і номер суперника поруч або «decline».
toybattle-terminal-hint-xb-42 = { $effect } на { $base }: «rob» вибиває приховану фішку з полиці суперника, «decline» відмовляється.
toybattle-terminal-hint-star = { $effect } на { $base }: «take» бере одну фішку, «decline» відмовляється.
toybattle-terminal-hint-recall = { $effect } на { $base }: «recall» і номер іншого свого бійця або «decline».
toybattle-terminal-hint-draw = { $effect } на { $base }: «take» бере одну фішку, «decline» відмовляється.
toybattle-terminal-hint-shove = { $effect } на { $base }: «shove», номер суперника поруч і номер, куди штовхнути, або «decline». «?» покаже, як можна.
toybattle-terminal-hint-exhume = { $effect } на { $base }: «exhume» і один із твоїх втрачених бійців або «decline».
toybattle-terminal-hint-suppress = { $effect } на { $base }: «suppress» перевертає приховану фішку суперника сорочкою вгору. «?» покаже, що ще можна.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Хто ти? Напиши «choose» та ім’я. «?» покаже, хто вільний.
clockwork-terminal-hint-leave_out = Яка машина лишиться в коробці? Напиши «leave out» та її назву.
clockwork-terminal-hint-travel = Випало { $total }. Напиши, наприклад, { $moves }. «?» покаже, куди можна.
clockwork-terminal-hint-special = Випало { $total }! Напиши, наприклад, { $moves }. «?» покаже все.
clockwork-terminal-hint-act = Ти на місці. Напиши, наприклад, { $moves }. «?» покаже все.
clockwork-terminal-hint-discard = У руці забагато карток: напиши «discard» і картку.
clockwork-terminal-hint-discard-free = Напиши «discard» і картку або «keep».
clockwork-terminal-hint-spot = Напиши «lay» і номер вільної схованки. Картку вже всі бачили.
clockwork-terminal-hint-give = { $name } просить у тебе: { clockwork-kind }. Напиши «give» і картку або «give Scrap».
clockwork-terminal-hint-counter = Такої картки в тебе немає. Запитай у відповідь через «ask» (відповідає { $name }) або напиши «pass».
clockwork-terminal-hint-return = Напиши «return» і картку. Її отримає { $name }.
clockwork-terminal-hint-point = Ти шукаєш: { clockwork-kind }. Напиши «point» і номер картки.
clockwork-terminal-hint-swap = Напиши «swap» і картку, яка ляже туди.
clockwork-terminal-hint-build = Викладаєш щось? Напиши, наприклад, { $moves }.
clockwork-terminal-hint-stay = Випало { $total }, але вільної дороги немає. Напиши «stay». «?» покаже, що ще можна.
clockwork-terminal-hint-give-card = { $name } просить у тебе: { clockwork-kind }. Напиши «give» і картку.
clockwork-terminal-hint-none = { $name } просить у тебе: { clockwork-kind }. Напиши «none» або «give Scrap», якщо маєш Брухт.
clockwork-terminal-hint-no-counter = Такої картки немає, зате є Брухт, тож у відповідь ти не питаєш ({ $name }). Напиши «pass».

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Місто: { $board }
clockwork-terminal-bridge = Міст: { $places }
clockwork-terminal-you = Тут ти: { $name }
clockwork-terminal-laid = { $name }, викладено: { $kinds }
clockwork-terminal-dice = { $dice }, разом { $total }
clockwork-terminal-free-spots = Вільні схованки: { $spots }
clockwork-terminal-scrapped = Брухт поза грою: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Скинуто
clockwork-terminal-out = поза грою { $count }
clockwork-terminal-legend = A B C D фігурки, T Вежі, Y3:5 звалище 3, на ньому 5 карток, 17 клітинка, 17* туди можна дійти, 14_ вільна схованка, 14# картка сорочкою вгору, 14L картка, яку ще видно; +L викладено, 3/4 у тебе три з чотирьох. > зараз ходить.
