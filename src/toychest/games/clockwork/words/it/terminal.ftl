### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Chi sei? Scrivi «choose» e un nome. Con «?» vedi chi è libero.
clockwork-terminal-hint-leave_out = Quale macchina resta nella scatola? Scrivi «leave out» e il suo nome.
clockwork-terminal-hint-travel = Hai fatto { $total }. Scrivi: { $moves }. Con «?» vedi dove.
clockwork-terminal-hint-special = Hai fatto { $total }! Scrivi: { $moves }. Con «?» vedi tutto.
clockwork-terminal-hint-act = Eccoti qui. Scrivi: { $moves }. Con «?» vedi tutto.
clockwork-terminal-hint-discard = La tua mano è piena: scrivi «discard» e una carta.
clockwork-terminal-hint-discard-free = Scrivi «discard» e una carta, oppure «keep».
clockwork-terminal-hint-spot = Scrivi «lay» e il numero di uno spazio libero. Tutti hanno visto la carta.
clockwork-terminal-hint-give = { $name } ti chiede: { clockwork-kind }. Scrivi «give» e la carta, oppure «give Scrap».
clockwork-terminal-hint-counter = Non ne avevi. Chiedi a tua volta a { $name } con «ask», oppure «pass».
clockwork-terminal-hint-return = Scrivi «return» e una carta per { $name }.
clockwork-terminal-hint-point = Cerchi: { clockwork-kind }. Scrivi «point» e il numero di una carta.
clockwork-terminal-hint-found = Trovata! Scrivi «take», oppure «pass» per lasciarla.
clockwork-terminal-hint-swap = Scrivi «swap» e la carta che va al suo posto.
clockwork-terminal-hint-build = Cali qualcosa? Scrivi: { $moves }.
clockwork-terminal-hint-stay = Hai fatto { $total }, e nessuna strada è libera. Scrivi «stay». Con «?» vedi che cos’altro puoi fare.
clockwork-terminal-hint-give-card = { $name } ti chiede: { clockwork-kind }. Scrivi «give» e la carta.
clockwork-terminal-hint-none = { $name } ti chiede: { clockwork-kind }. Scrivi «none», oppure «give Scrap» se ne hai.
clockwork-terminal-hint-no-counter = Non ne avevi, e hai Rottami: non puoi chiedere a tua volta a { $name }. Scrivi «pass».

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Città: { $board }
clockwork-terminal-bridge = Ponte: { $places }
clockwork-terminal-you = Tu giochi con { $name }
clockwork-terminal-laid = Calate sul tavolo da { $name }: { $kinds }
clockwork-terminal-dice = { $dice }, { $total } in tutto
clockwork-terminal-free-spots = Spazi liberi: { $spots }
clockwork-terminal-scrapped = Rottami fuori dal gioco: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Scarti
clockwork-terminal-out = { $count } fuori
clockwork-terminal-legend = A B C D pedine, T le Torri, Y3:5 discarica 3 con 5 carte, 17 una casella, 17* puoi andarci, 14_ uno spazio libero, 14# una carta coperta, 14L una carta ancora nota; +L sul tavolo, 3/4 ne hai tre su quattro. > è di turno.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = macchina volante, decodificatore e Carburante
clockwork-ending-airship = Dirigibile e Automa Motore
clockwork-ending-dead-end = nessuno fugge
clockwork-ending-turn-cap = turni finiti
