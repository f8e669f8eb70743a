### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

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
clockwork-terminal-hint-found = Найдено! Введи «take» или «pass», чтобы оставить её.
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
clockwork-terminal-legend = A B C D фигурки, T Замок, Y3:5 свалка 3, на ней 5 карт, 17 клетка, 17* туда можно дойти, 14_ свободный тайник, 14# карта рубашкой вверх, 14L карта, которую ещё видно; +L выложено, 3/4 у тебя три из четырёх. > сейчас ходит.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = летающая машина, преобразователь кода и Топливо
clockwork-ending-airship = Воздушный Корабль и Энергия
clockwork-ending-dead-end = никто не сбегает
clockwork-ending-turn-cap = ходы кончились
