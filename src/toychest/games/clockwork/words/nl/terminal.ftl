### In the terminal. Words in ‘…’ are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Wie ben je? Typ ‘choose’ en een naam. ‘?’ laat zien wie er vrij is.
clockwork-terminal-hint-leave_out = Welke machine blijft in de doos? Typ ‘leave out’ en de naam.
clockwork-terminal-hint-travel = Je hebt { $total }. Typ { $moves }. ‘?’ laat zien waarheen.
clockwork-terminal-hint-special = Je hebt { $total }! Typ { $moves }. ‘?’ laat alles zien.
clockwork-terminal-hint-act = Je bent er. Typ { $moves }. ‘?’ laat alles zien.
clockwork-terminal-hint-discard = Je hand is vol: typ ‘discard’ en een kaart.
clockwork-terminal-hint-discard-free = Typ ‘discard’ en een kaart, of ‘keep’.
clockwork-terminal-hint-spot = Typ ‘lay’ en het nummer van een vrij vak. Iedereen heeft de kaart gezien.
clockwork-terminal-hint-give = { $name } vraagt je om: { clockwork-kind }. Typ ‘give’ en de kaart, of ‘give Scrap’.
clockwork-terminal-hint-counter = Je had er geen. Vraag { $name } iets terug met ‘ask’, of ‘pass’.
clockwork-terminal-hint-return = Typ ‘return’ en een kaart voor { $name }.
clockwork-terminal-hint-point = Je zoekt: { clockwork-kind }. Typ ‘point’ en het nummer van een kaart.
clockwork-terminal-hint-found = Gevonden! Typ ‘take’, of ‘pass’ om hem te laten liggen.
clockwork-terminal-hint-swap = Typ ‘swap’ en de kaart die op het lege vak komt.
clockwork-terminal-hint-build = Iets neerleggen? Typ { $moves }.
clockwork-terminal-hint-stay = Je hebt { $total }, en geen weg is vrij. Typ ‘stay’. ‘?’ laat zien wat je verder mag doen.
clockwork-terminal-hint-give-card = { $name } vraagt je om: { clockwork-kind }. Typ ‘give’ en de kaart.
clockwork-terminal-hint-none = { $name } vraagt je om: { clockwork-kind }. Typ ‘none’, of ‘give Scrap’ als je dat hebt.
clockwork-terminal-hint-no-counter = Je had er geen, en je hebt oud ijzer: je mag { $name } niets terugvragen. Typ ‘pass’.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Stad: { $board }
clockwork-terminal-bridge = Brug: { $places }
clockwork-terminal-you = Jij bent { $name }
clockwork-terminal-laid = { $name } heeft neergelegd: { $kinds }
clockwork-terminal-dice = { $dice }, samen { $total }
clockwork-terminal-free-spots = Vrije vakken: { $spots }
clockwork-terminal-scrapped = Oud ijzer dat uit het spel is: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Weggelegd
clockwork-terminal-out = { $count } weg
clockwork-terminal-legend = A B C D pionnen, T de Torens, Y3:5 schroothoop 3 met 5 kaarten, 17 een veld, 17* daar mag je heen, 14_ een vrij vak, 14# een omgekeerde kaart, 14L een kaart die nog bekend is; +L neergelegd, 3/4 je hebt er drie van de vier. > is aan de beurt.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = vliegende machine, codekraker en brandstof
clockwork-ending-airship = luchtschip en kracht
clockwork-ending-dead-end = niemand ontsnapt
clockwork-ending-turn-cap = de beurten zijn op
