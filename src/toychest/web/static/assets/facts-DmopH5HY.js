var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = You can get away now.
    .told = It takes you out of the city.
clockwork-fact-machine = A machine can be finished.
    .told = It lays down a whole machine: { clockwork-kind }.
clockwork-fact-shown-there = You have seen where this card lies.
    .told = It was shown on spot { $spot }, and still lies there.
clockwork-fact-known-to-have = You know who has such a card.
    .told = { $name } is known to have this card: { clockwork-kind }.
clockwork-fact-lies-shown = A card that helps you was shown on a spot.
    .told = It was shown on spot { $spot }, and still lies there: { clockwork-kind }.
clockwork-fact-one-short = Only one card is missing to finish something.
    .told = One more is enough: { clockwork-kind }.
clockwork-fact-together = Some of your cards go together.
    .told = Of these you hold { $cards } already: { clockwork-kind }.
clockwork-fact-single = One of your cards stands alone.
    .told = You hold only one of these: { clockwork-kind }.
clockwork-fact-yard = A scrapyard is within reach.
    .told = Cards in Yard { $yard }: { $cards }.
clockwork-fact-towers = The Towers are within reach.
    .told = At the Towers you may search. Discards: { $cards }.
`;export{e as default};