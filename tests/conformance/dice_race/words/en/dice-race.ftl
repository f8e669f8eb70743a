### Dice race, invented for the tests.

game-dice-race = Dice Race
    .tagline = Throw, then step or stay. Mind the shore.
    .seats = 2–4
    .time = 2 min
    .age = 4+

dice-race-view-at = Pieces on field
dice-race-view-shore = Shore
dice-race-view-turn = Turns played
dice-race-view-pips = The die shows

dice-race-move-step = step as far as the die says
dice-race-move-stay = stay
dice-race-move-throw = the die shows { $first }

dice-race-event-die-thrown = { $name } threw { $pips }
dice-race-event-piece-stepped = { $name } stepped to { $to }
dice-race-event-piece-stayed = { $name } stayed

dice-race-refused-not-to-act = It is not your turn
    .because = The seats take turns.
    .help = Wait for the others.
dice-race-refused-not-now = That can’t be done now
    .because = The die is thrown first, then you step or stay.
    .help = Type “step” or “stay”.
dice-race-refused-past-the-shore = You can’t step so far
    .because = The shore is field { $shore }.
    .help = Stay, and throw again on your next turn.

dice-race-outcome-shore-reached = { $name } wins
    .because = Nobody was at the shore before.
dice-race-outcome-rounds-over = { $name } is farthest
    .because = Twelve rounds are over, and nobody reached the shore.

dice-race-printing = Which rulebook?
dice-race-printing-standard = Toychest’s reading
    .help = Nobody steps past the shore.
dice-race-printing-pl = Polish
    .help = Whoever steps past the shore arrives.
dice-race-option-shore = How far is the shore?
dice-race-reading-overshoot = What if the die says too much?
dice-race-reading-overshoot-refused = You stay
    .help = You step only if the shore is far enough.
dice-race-reading-overshoot-arrives = You arrive
    .help = What is too much is lost.
