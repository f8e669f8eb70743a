### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } питає тебе про це: { clockwork-kind }. Такої карти в тебе немає. Запам’ятай: її показують лише раз.
clockwork-read-targets = Можна обрати: { $places }
clockwork-spot-before = Попередня схованка
clockwork-spot-after = Наступна схованка
clockwork-do-take-found = Узяти цю карту
clockwork-do-pass-found = Лишити її там
