### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Who are you? Type “choose” and a name. “?” lists who is free.
clockwork-terminal-hint-leave_out = Which machine stays in the box? Type “leave out” and its name.
clockwork-terminal-hint-travel = You threw { $total }. Type { $moves }. “?” lists where.
clockwork-terminal-hint-special = You threw { $total }! Type { $moves }. “?” lists everything.
clockwork-terminal-hint-act = You are there. Type { $moves }. “?” lists everything.
clockwork-terminal-hint-discard = Your hand is full: type “discard” and a card.
clockwork-terminal-hint-discard-free = Type “discard” and a card, or “keep”.
clockwork-terminal-hint-spot = Type “lay” and the number of a free spot. Everybody has seen the card.
clockwork-terminal-hint-give = { $name } asks you for: { clockwork-kind }. Type “give” and the card, or “give Scrap”.
clockwork-terminal-hint-counter = You had none. Ask { $name } back with “ask”, or “pass”.
clockwork-terminal-hint-return = Type “return” and a card for { $name }.
clockwork-terminal-hint-point = You seek: { clockwork-kind }. Type “point” and the number of a card.
clockwork-terminal-hint-found = Found! Type “take”, or “pass” to leave it.
clockwork-terminal-hint-swap = Type “swap” and the card that goes in its place.
clockwork-terminal-hint-build = Lay something down? Type { $moves }.
clockwork-terminal-hint-stay = You threw { $total }, and no way is free. Type “stay”. “?” lists what else you may do.
clockwork-terminal-hint-give-card = { $name } asks you for: { clockwork-kind }. Type “give” and the card.
clockwork-terminal-hint-none = { $name } asks you for: { clockwork-kind }. Type “none”, or “give Scrap” if you have it.
clockwork-terminal-hint-no-counter = You had none, and you have Scrap: you may not ask { $name } back. Type “pass”.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = City: { $board }
clockwork-terminal-bridge = Bridge: { $places }
clockwork-terminal-you = You are { $name }
clockwork-terminal-laid = { $name } has laid down: { $kinds }
clockwork-terminal-dice = { $dice }, { $total } in all
clockwork-terminal-free-spots = Free spots: { $spots }
clockwork-terminal-scrapped = Scrap that is out of the game: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Discards
clockwork-terminal-out = { $count } out
clockwork-terminal-legend = A B C D pawns, T the Towers, Y3:5 scrapyard 3 with 5 cards, 17 a field, 17* you may walk there, 14_ a free spot, 14# a card face down, 14L a card that is still known; +L laid down, 3/4 you have three of four. > is on turn.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = flying machine, code breaker and Fuel
clockwork-ending-airship = Airship and Power
clockwork-ending-dead-end = nobody gets away
clockwork-ending-turn-cap = turns are over
