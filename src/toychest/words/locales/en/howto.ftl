### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = How to play
howto-print = Print
howto-guided = Play a guided first game
howto-numbered = All the rules, numbered
howto-or = or
howto-ends = How it ends
howto-none = Nobody has drawn this game yet. Its rules are there, numbered.
rules-contents = Contents
rules-search = Search the rules
rules-found = Found: { $count }
rules-found-none = Nothing found. Try another word.
rules-in-english = This paragraph is still in English.
rules-some-english = Paragraphs that nobody has written in your language yet are in English.
rules-options = Chosen before play
help-explain = Rest the pointer on anything, hold a finger on it, or move to it with the keys: it says what it is and what it does.
help-more = The whole page, with pictures
table-why-not-first = Try something first. What can’t be done says why, and names the rule.
