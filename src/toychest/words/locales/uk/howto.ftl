### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Як грати
howto-print = Друк
howto-guided = Зіграй першу гру з помічником
howto-numbered = Усі правила за номерами
howto-or = або
howto-ends = Як закінчується гра
howto-none = Цю гру ще ніхто не намалював. Її правила є тут, за номерами.
rules-contents = Зміст
rules-search = Пошук у правилах
rules-found = Знайдено: { $count }
rules-found-none = Нічого не знайдено. Спробуй інше слово.
rules-in-english = Цей абзац поки що англійською.
rules-some-english = Абзаци, яких твоєю мовою ще ніхто не написав, подано англійською.
rules-options = Що обирають перед грою
help-explain = Затримай вказівник на чомусь, потримай на ньому палець або перейди туди клавішами: воно скаже, що це і що воно робить.
help-more = Уся сторінка з малюнками
table-why-not-first = Спершу спробуй щось зробити. Те, чого не можна, скаже чому й назве правило.
