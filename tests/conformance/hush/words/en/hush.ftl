### Hush, invented for the tests. $card and $kind are owl, fox or hen; $first and $third are the words of a move.

game-hush = Hush
    .tagline = Peek, demand, swap. Collect one kind.
    .seats = 2–3
    .time = 3 min
    .age = 6+

hush-view-seat = Your seat
hush-view-turn = Turns played
hush-view-taker = Takes a card
hush-view-asked = Was asked
hush-view-demanded = Demanded last
hush-view-hands = Hands
hush-view-hand_sizes = Cards in each hand
hush-view-heap = On the heap
hush-view-box = All cards

hush-move-peek = peek at the hand of { $first_seat }
hush-move-demand = demand { $first } of { $third_seat }
hush-move-swap = swap { $first }
hush-move-show = show { $first }
hush-move-take = take { $first }

hush-event-card-taken = { $name } took a card
    .card = { $name } took { $card }
hush-event-hand-asked = { $holder } is asked to show a card
hush-event-question-answered = A card was shown
hush-event-card-shown = A card was shown to one
    .card = It was { $card }
hush-event-card-handed-over = { $holder } handed over { $card }
hush-event-demand-denied = { $holder } has no { $card }
hush-event-hand-shown = Everybody saw a hand: { $hand }
hush-event-card-laid-off = { $name } laid off { $card }
hush-event-hands-opened = All hands lie open

hush-refused-not-to-act = It is not your turn
    .because = Another seat owes a move.
    .help = Wait for the others.
hush-refused-not-in-pile = The pile has no { $kind }
    .because = All of them lie elsewhere.
    .help = Nobody chooses what is taken.
hush-refused-not-in-hand = You have no { $kind }
    .because = You show a card of your own hand.
    .help = Show another one.
hush-refused-no-hand-there = There is no hand to ask
    .because = You ask a rival who has cards.
    .help = Ask another seat.
hush-refused-no-swap = You can’t swap { $kind }
    .because = You lay off a card of your own and take one from the pile.
    .help = Choose a card that you have.
hush-refused-not-now = That can’t be done now
    .because = Whoever is asked, shows; whoever is on turn, peeks, demands or swaps.
    .help = Look at what you may do.

hush-outcome-hands-opened = { $name } wins
    .because = The commonest kind in a hand counts: { $points }.

hush-printing = Which rulebook?
hush-printing-standard = Toychest’s reading
    .help = There is no other.
hush-option-hens = How many hens?
