var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Научись за три минуты
home-learn-on = Учиться дальше
home-learn-again = Научиться ещё раз
home-learn-beads = шаг { $step } из { $steps }
home-pick = Выбери игру
home-tables =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[other] { $count } столов
    }
home-seat-free = Одно место ещё свободно
home-tidy = Убрать: { $table }
home-tidied = Убрано: { $table }.
home-tidy-undo = Вернуть
home-all = Показать всё
home-look-back = Посмотреть ещё раз
home-you-won = Твоя победа
home-over = Игра окончена
home-you = Твоё имя
home-offline = Нет связи. Правила и игры, которые здесь уже открывались, остались.
home-teachers = Для учителей
home-sheets = Листы для печати
print-boards = Поле с картами и жетонами в PDF, для бумаги и ножниц.
print-colour = Цветные
print-ink = Только линии
print-missing = Для печати не хватает ещё одной части
print-missing-help = Введи это один раз в папке Toychest. Оно скачает недостающее и положит листы туда.
lost = Здесь ничего нет
lost-help = Этот адрес никуда не ведёт. Может, пропала буква. Игрушки в сундуке.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Головоломка дня
puzzle-day-done = Сегодня решено
puzzle-streak = Дней подряд: { $days }
puzzle-all = Все головоломки
puzzle-solve = Решить
puzzle-easy = Легко
puzzle-middle = Средне
puzzle-hard = Трудно
devices-title = Мои столы на другом устройстве
devices-help = Открой это на другом устройстве. Действует один раз, десять минут, и несёт твои места: больше никому не показывай.
devices-here = Твои столы теперь здесь: { $count }
request-refused-carrying-over = Эта ссылка уже использована или устарела
    .help = Сделай новую на другом устройстве.
`;export{e as default};