### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Хто ти? Напиши «choose» та ім’я. «?» покаже, хто вільний.
clockwork-terminal-hint-leave_out = Яка машина лишиться в коробці? Напиши «leave out» та її назву.
clockwork-terminal-hint-travel = Випало { $total }. Напиши, наприклад, { $moves }. «?» покаже, куди можна.
clockwork-terminal-hint-special = Випало { $total }! Напиши, наприклад, { $moves }. «?» покаже все.
clockwork-terminal-hint-act = Ти на місці. Напиши, наприклад, { $moves }. «?» покаже все.
clockwork-terminal-hint-discard = У руці забагато карт: напиши «discard» і карту.
clockwork-terminal-hint-discard-free = Напиши «discard» і карту або «keep».
clockwork-terminal-hint-spot = Напиши «lay» і номер вільної схованки. Карту вже всі бачили.
clockwork-terminal-hint-give = { $name } просить у тебе: { clockwork-kind }. Напиши «give» і карту або «give Scrap».
clockwork-terminal-hint-counter = Такої карти в тебе немає. Запитай у відповідь через «ask» (відповідає { $name }) або напиши «pass».
clockwork-terminal-hint-return = Напиши «return» і карту. Її отримає { $name }.
clockwork-terminal-hint-point = Ти шукаєш: { clockwork-kind }. Напиши «point» і номер карти.
clockwork-terminal-hint-found = Знайдено! Введи «take» або «pass», щоб лишити її.
clockwork-terminal-hint-swap = Напиши «swap» і карту, яка ляже туди.
clockwork-terminal-hint-build = Викладаєш щось? Напиши, наприклад, { $moves }.
clockwork-terminal-hint-stay = Випало { $total }, але вільної дороги немає. Напиши «stay». «?» покаже, що ще можна.
clockwork-terminal-hint-give-card = { $name } просить у тебе: { clockwork-kind }. Напиши «give» і карту.
clockwork-terminal-hint-none = { $name } просить у тебе: { clockwork-kind }. Напиши «none» або «give Scrap», якщо маєш Брухт.
clockwork-terminal-hint-no-counter = Такої карти немає, зате є Брухт, тож у відповідь ти не питаєш ({ $name }). Напиши «pass».

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
clockwork-terminal-legend = A B C D фігурки, T Вежі, Y3:5 звалище 3, на ньому 5 карт, 17 локація, 17* туди можна дійти, 14_ вільна схованка, 14# карта сорочкою вгору, 14L карта, яку ще видно; +L викладено, 3/4 у тебе три з чотирьох. > зараз ходить.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = літальний апарат, дешифратор і Паливо
clockwork-ending-airship = Дирижабль і Енергія
clockwork-ending-dead-end = ніхто не втікає
clockwork-ending-turn-cap = ходи скінчилися
