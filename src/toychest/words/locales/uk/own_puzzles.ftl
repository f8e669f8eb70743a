### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Спробуй ще раз
review-show-better = Показати, що було краще
review-covered = Був кращий хід.
review-graph-eyes = Що міг знати гравець { $name }
puzzles-own = Твої головоломки
puzzles-own-lead = Миті з твоїх власних ігор, у яких був кращий хід. Їх розв’язує будь-який хід, не гірший за найкращий.
puzzles-own-none = Дограй гру: там, де для тебе був кращий хід, можна спробувати ще раз тут.
puzzle-own-entry = { $code }, запис { $entry }
puzzle-own-task = У грі: { $move }. Знайди щось краще.
puzzle-weighing = Зважуємо твій хід…
puzzle-back-to-game = Назад до гри
review-try-how = Введи хід. Порожній рядок покаже, що було краще.
