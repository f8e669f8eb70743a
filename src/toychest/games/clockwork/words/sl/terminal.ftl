### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Kdo si? Vpiši »choose« in ime. »?« pokaže, kdo je prost.
clockwork-terminal-hint-leave_out = Katera naprava ostane v škatli? Vpiši »leave out« in njeno ime.
clockwork-terminal-hint-travel = Tvoj met: { $total }. Vpiši na primer { $moves }. »?« pokaže, kam.
clockwork-terminal-hint-special = Tvoj met: { $total }! Vpiši na primer { $moves }. »?« pokaže vse.
clockwork-terminal-hint-act = Tu si. Vpiši na primer { $moves }. »?« pokaže vse.
clockwork-terminal-hint-discard = Tvoja roka je polna: vpiši »discard« in karto.
clockwork-terminal-hint-discard-free = Vpiši »discard« in karto ali »keep«.
clockwork-terminal-hint-spot = Vpiši »lay« in številko prostega skrivališča. Karto so videli že vsi.
clockwork-terminal-hint-give = { $name } te prosi za: { clockwork-kind }. Vpiši »give« in karto ali »give Scrap«.
clockwork-terminal-hint-counter = Take karte nimaš. Z »ask« vprašaj v zameno (odgovarja { $name }) ali vpiši »pass«.
clockwork-terminal-hint-return = Vpiši »return« in karto. Dobi jo { $name }.
clockwork-terminal-hint-point = Iščeš: { clockwork-kind }. Vpiši »point« in številko karte.
clockwork-terminal-hint-found = Najdeno! Vpiši »take« ali »pass«, če jo pustiš.
clockwork-terminal-hint-swap = Vpiši »swap« in karto, ki gre tja.
clockwork-terminal-hint-build = Položiš kaj na mizo? Vpiši na primer { $moves }.
clockwork-terminal-hint-stay = Tvoj met: { $total }, a nobena pot ni prosta. Vpiši »stay«. »?« pokaže, kaj še lahko narediš.
clockwork-terminal-hint-give-card = { $name } te prosi za: { clockwork-kind }. Vpiši »give« in karto.
clockwork-terminal-hint-none = { $name } te prosi za: { clockwork-kind }. Vpiši »none« ali »give Scrap«, če imaš odpadno kovino.
clockwork-terminal-hint-no-counter = Take karte nimaš, imaš pa odpadno kovino, zato ne vprašaš v zameno ({ $name }). Vpiši »pass«.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Mesto: { $board }
clockwork-terminal-bridge = Most: { $places }
clockwork-terminal-you = To si ti: { $name }
clockwork-terminal-laid = { $name } ima na mizi: { $kinds }
clockwork-terminal-dice = { $dice }, skupaj { $total }
clockwork-terminal-free-spots = Prosta skrivališča: { $spots }
clockwork-terminal-scrapped = Odpadna kovina zunaj igre: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Odloženo
clockwork-terminal-out = { $count } iz igre
clockwork-terminal-legend = A B C D figurice, T Stolpi, Y3:5 odpad 3 s 5 kartami, 17 polje, 17* tja lahko greš, 14_ prosto skrivališče, 14# zakrita karta, 14L karta, ki se še vidi; +L na mizi, 3/4 imaš tri od štirih. > je na vrsti.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = letalna naprava, dešifrirna naprava in gorivo
clockwork-ending-airship = Zrakoplov in Pogon
clockwork-ending-dead-end = nihče ne pobegne
clockwork-ending-turn-cap = konec potez
