### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Как играть
howto-print = Печать
howto-guided = Сыграй первую игру с помощником
howto-numbered = Все правила по номерам
howto-or = или
howto-ends = Чем кончается игра
howto-none = Эту игру ещё никто не нарисовал. Её правила есть здесь, по номерам.
rules-contents = Содержание
rules-search = Поиск в правилах
rules-found = Найдено: { $count }
rules-found-none = Ничего не найдено. Попробуй другое слово.
rules-in-english = Этот абзац пока на английском.
rules-some-english = Абзацы, которых на твоём языке ещё никто не написал, даны на английском.
rules-options = Что выбирают перед игрой
help-explain = Задержи указатель на чём-нибудь, подержи на нём палец или перейди туда клавишами: оно скажет, что это и что оно делает.
help-more = Вся страница с картинками
table-why-not-first = Сначала попробуй что-нибудь. То, чего нельзя, скажет почему и назовёт правило.
