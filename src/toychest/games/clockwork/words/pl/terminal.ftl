### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Kim grasz? Wpisz „choose” i imię. „?” pokaże, kto jest wolny.
clockwork-terminal-hint-leave_out = Która maszyna zostaje w pudełku? Wpisz „leave out” i jej nazwę.
clockwork-terminal-hint-travel = Twój rzut: { $total }. Wpisz np. { $moves }. „?” pokaże dokąd.
clockwork-terminal-hint-special = Twój rzut: { $total }! Wpisz np. { $moves }. „?” pokaże wszystko.
clockwork-terminal-hint-act = Jesteś na miejscu. Wpisz np. { $moves }. „?” pokaże wszystko.
clockwork-terminal-hint-discard = Masz pełną rękę: wpisz „discard” i kartę.
clockwork-terminal-hint-discard-free = Wpisz „discard” i kartę albo „keep”.
clockwork-terminal-hint-spot = Wpisz „lay” i numer wolnej skrytki. Kartę widzieli już wszyscy.
clockwork-terminal-hint-give = { $name } pyta cię o kartę: { clockwork-kind }. Wpisz „give” i kartę albo „give Scrap”.
clockwork-terminal-hint-counter = Nie masz takiej karty. Wpisz „ask” i zapytaj w rewanżu (odpowie { $name }) albo „pass”.
clockwork-terminal-hint-return = Wpisz „return” i kartę. Dostanie ją { $name }.
clockwork-terminal-hint-point = Szukasz: { clockwork-kind }. Wpisz „point” i numer karty.
clockwork-terminal-hint-found = Jest! Wpisz „take” albo „pass”, żeby ją zostawić.
clockwork-terminal-hint-swap = Wpisz „swap” i kartę, która trafi w to miejsce.
clockwork-terminal-hint-build = Wykładasz coś? Wpisz np. { $moves }.
clockwork-terminal-hint-stay = Twój rzut: { $total }, ale żadna droga nie jest wolna. Wpisz „stay”. „?” pokaże, co jeszcze możesz zrobić.
clockwork-terminal-hint-give-card = { $name } pyta cię o kartę: { clockwork-kind }. Wpisz „give” i kartę.
clockwork-terminal-hint-none = { $name } pyta cię o kartę: { clockwork-kind }. Wpisz „none” albo „give Scrap”, jeśli masz Złom.
clockwork-terminal-hint-no-counter = Nie masz takiej karty, ale masz Złom, więc nie pytasz w rewanżu ({ $name }). Wpisz „pass”.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Miasto: { $board }
clockwork-terminal-bridge = Most: { $places }
clockwork-terminal-you = To ty: { $name }
clockwork-terminal-laid = { $name } ma wyłożone: { $kinds }
clockwork-terminal-dice = { $dice }, razem { $total }
clockwork-terminal-free-spots = Wolne skrytki: { $spots }
clockwork-terminal-scrapped = Złom poza grą: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Odrzucone
clockwork-terminal-out = poza grą { $count }
clockwork-terminal-legend = A B C D pionki, T Wieże, Y3:5 złomowisko 3 z 5 kartami, 17 pole, 17* możesz tam dojść, 14_ wolna skrytka, 14# zakryta karta, 14L karta, którą jeszcze widać; +L wyłożone, 3/4 masz trzy z czterech. > teraz gra.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = latająca maszyna, łamacz szyfrów i Paliwo
clockwork-ending-airship = Sterowiec i Maszyna Mocy
clockwork-ending-dead-end = nikt nie ucieka
clockwork-ending-turn-cap = koniec tur
