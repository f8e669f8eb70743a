var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Навчись за три хвилини
home-learn-on = Вчитися далі
home-learn-again = Навчитися ще раз
home-learn-beads = крок { $step } з { $steps }
home-pick = Обери гру
home-tables =
    { $count ->
        [one] { $count } стіл
        [few] { $count } столи
       *[other] { $count } столів
    }
home-seat-free = Одне місце ще вільне
home-tidy = Прибрати: { $table }
home-tidied = Прибрано: { $table }.
home-tidy-undo = Повернути
home-all = Показати все
home-look-back = Переглянути знову
home-you-won = Твоя перемога
home-over = Гру закінчено
home-you = Твоє ім’я
home-offline = Немає зв’язку. Правила та ігри, які вже відкривалися тут, лишилися.
home-teachers = Для вчителів
home-sheets = Аркуші для друку
print-boards = Поле з картами й жетонами у PDF, для паперу та ножиць.
print-colour = Кольорові
print-ink = Лише лінії
print-missing = Для друку бракує ще однієї частини
print-missing-help = Уведи це один раз у теці Toychest. Воно дістане те, чого бракує, і покладе аркуші туди.
lost = Тут нічого немає
lost-help = Ця адреса нікуди не веде. Може, бракує літери. Іграшки у скрині.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Головоломка дня
puzzle-day-done = Сьогодні розв’язано
puzzle-streak = Днів поспіль: { $days }
puzzle-all = Усі головоломки
puzzle-solve = Розв’язати
puzzle-easy = Легко
puzzle-middle = Середньо
puzzle-hard = Важко
devices-title = Мої столи на іншому пристрої
devices-help = Відкрий це на іншому пристрої. Діє один раз, десять хвилин, і несе твої місця: більше нікому не показуй.
devices-here = Твої столи тепер тут: { $count }
request-refused-carrying-over = Це посилання вже використане або застаріле
    .help = Зроби нове на іншому пристрої.
`;export{e as default};