### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Wer bist du? Tippe „choose“ und einen Namen. „?“ zeigt, wer frei ist.
clockwork-terminal-hint-leave_out = Welche Maschine bleibt in der Schachtel? Tippe „leave out“ und ihren Namen.
clockwork-terminal-hint-travel = Du hast { $total }. Tippe { $moves }. „?“ zeigt, wohin.
clockwork-terminal-hint-special = Du hast { $total }! Tippe { $moves }. „?“ zeigt alles.
clockwork-terminal-hint-act = Du bist da. Tippe { $moves }. „?“ zeigt alles.
clockwork-terminal-hint-discard = Deine Hand ist voll: Tippe „discard“ und eine Karte.
clockwork-terminal-hint-discard-free = Tippe „discard“ und eine Karte, oder „keep“.
clockwork-terminal-hint-spot = Tippe „lay“ und die Nummer einer freien Stelle. Alle haben die Karte gesehen.
clockwork-terminal-hint-give = { $name } fragt dich nach: { clockwork-kind }. Tippe „give“ und die Karte, oder „give Scrap“.
clockwork-terminal-hint-counter = Du hattest keine. Frag { $name } mit „ask“ zurück, oder „pass“.
clockwork-terminal-hint-return = Tippe „return“ und eine Karte für { $name }.
clockwork-terminal-hint-point = Du suchst: { clockwork-kind }. Tippe „point“ und die Nummer einer Karte.
clockwork-terminal-hint-found = Gefunden! Tippe „take“, oder „pass“, um sie liegen zu lassen.
clockwork-terminal-hint-swap = Tippe „swap“ und die Karte, die an die freie Stelle kommt.
clockwork-terminal-hint-build = Etwas auslegen? Tippe { $moves }.
clockwork-terminal-hint-stay = Du hast { $total }, und kein Weg ist frei. Tippe „stay“. „?“ zeigt, was du sonst darfst.
clockwork-terminal-hint-give-card = { $name } fragt dich nach: { clockwork-kind }. Tippe „give“ und die Karte.
clockwork-terminal-hint-none = { $name } fragt dich nach: { clockwork-kind }. Tippe „none“, oder „give Scrap“, wenn du es hast.
clockwork-terminal-hint-no-counter = Du hattest keine, und du hast Schrott: Du darfst { $name } nicht selbst fragen. Tippe „pass“.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Stadt: { $board }
clockwork-terminal-bridge = Brücke: { $places }
clockwork-terminal-you = Du bist { $name }
clockwork-terminal-laid = { $name } hat ausgelegt: { $kinds }
clockwork-terminal-dice = { $dice }, zusammen { $total }
clockwork-terminal-free-spots = Freie Stellen: { $spots }
clockwork-terminal-scrapped = Schrott, der aus dem Spiel ist: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Ablage
clockwork-terminal-out = { $count } weg
clockwork-terminal-legend = A B C D Figuren, T die Türme, Y3:5 Schrottplatz 3 mit 5 Karten, 17 ein Feld, 17* dorthin darfst du ziehen, 14_ eine freie Stelle, 14# eine verdeckte Karte, 14L eine Karte, die noch bekannt ist; +L ausgelegt, 3/4 du hast drei von vier. > ist am Zug.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = Flugmaschine, Codeknacker und Treibstoff
clockwork-ending-airship = Luftschiff und Energie
clockwork-ending-dead-end = niemand entkommt
clockwork-ending-turn-cap = Züge sind vorbei
