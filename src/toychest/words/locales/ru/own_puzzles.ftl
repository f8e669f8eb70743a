### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Попробуй ещё раз
review-show-better = Показать, что было лучше
review-covered = Был ход лучше.
review-graph-eyes = Что мог знать игрок { $name }
puzzles-own = Твои головоломки
puzzles-own-lead = Моменты из твоих собственных игр, в которых был ход лучше. Их решает любой ход, не хуже лучшего.
puzzles-own-none = Доиграй игру: там, где для тебя был ход лучше, можно попробовать ещё раз здесь.
puzzle-own-entry = { $code }, запись { $entry }
puzzle-own-task = В игре: { $move }. Найди что-нибудь лучше.
puzzle-weighing = Взвешиваем твой ход…
puzzle-back-to-game = Назад к игре
review-try-how = Введи ход. Пустая строка покажет, что было лучше.
