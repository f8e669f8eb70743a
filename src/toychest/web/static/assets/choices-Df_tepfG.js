var e=`### What may be chosen before play: printings, options and house rules. The question is short; the choice is a few
### words; its help is one sentence that says what is played.

## Printings

castle-printing = Which rulebook lies in your box?
castle-printing-standard = Toychest’s reading
    .help = What most of the six languages say, and our rulings where they are silent.
castle-printing-en = English
    .help = You choose whether a wand is used.
castle-printing-de = German
    .help = A loop repeats one card, three times in all; a blocked row goes as far as it can; the ghost must leave the tower. Where it slips, our reading is played.
castle-printing-fr = French
    .help = As most languages say.
castle-printing-ru = Russian
    .help = As most languages say. Where it slips, our reading is played.
castle-printing-es = Spanish
    .help = As most languages say.
castle-printing-pl = Polish
    .help = As most languages say; probably the original.

## Options of the box

castle-option-profile = Which rules?
castle-option-profile-base = Base
    .help = A gate may carry you on. A loop repeats ghosts, too. Harder.
castle-option-profile-young = Young
    .help = A gate may carry you on. A loop leaves ghosts out. Easier.
castle-option-profile-older = Older
    .help = A gate always carries you on. A loop leaves ghosts out. Easier.
castle-option-profile-oldest = Oldest
    .help = A gate always carries you on. A loop repeats ghosts, too. Harder.
castle-option-half_turns = How far may an arrow turn?
castle-option-half_turns-false = A quarter
    .help = Left or right.
castle-option-half_turns-true = Half round, too
    .help = Left, right, or the other way round.
castle-option-treasures = How many treasures?
    .help = The rulebook says four. Fewer make a short game, more a long one.
castle-option-board = Which castle?
castle-option-board-castle = The castle
    .help = Seven by six rooms, four gates, four wands.
castle-option-board-garden = The garden
    .help = Small and friendly, for the youngest.
castle-option-board-cloister = The cloister
    .help = Walls without doors send you the long way round.
castle-option-board-labyrinth = The labyrinth
    .help = Large and full of detours. For those who know the castle by heart.
castle-option-board-file = A board of your own
    .help = A small text file, as docs/boards.md shows.
castle-option-deck = Which cards?
castle-option-deck-standard = The 35 cards
    .help = 35 cards: arrows → 5, ← 5, ↑ 3, ↓ 3; loop 6, sorcerer 4, ghost 9.
castle-option-deck-file = Cards of your own
    .help = A small text file that says how many of each there are.
castle-option-puzzle = A puzzle?
castle-option-puzzle-none = A whole game
    .help = Find all treasures before the ghost is out.
castle-option-puzzle-file = A puzzle of your own
    .help = A small text file with a row and the treasures.

## House rules

castle-reading-rerotate_in_loop = May an arrow be turned anew when a loop repeats it?
castle-reading-rerotate_in_loop-no = No
    .help = A turned arrow keeps its direction in every repeat.
castle-reading-rerotate_in_loop-yes = Yes
    .help = In every repeat you may turn an arrow anew.
castle-reading-loop_runs = How often do cards act with a loop?
castle-reading-loop_runs-2 = Twice
    .help = With a loop, what it repeats happens twice in all.
castle-reading-loop_runs-3 = Three times
    .help = With a loop, what it repeats happens three times in all.
castle-reading-loop_scope = What does a loop repeat?
castle-reading-loop_scope-prefix = All cards on its left
    .help = A loop repeats everything to its left, in order.
castle-reading-loop_scope-previous_card = The one card on its left
    .help = A loop repeats only the card right beside it.
castle-reading-multi_loop = What does a second loop do?
castle-reading-multi_loop-nested = It repeats the first loop’s work, too
    .help = A second loop repeats everything that happened so far.
castle-reading-multi_loop-flat = It adds another round
    .help = Every loop adds another round of the plain cards on its left.
castle-reading-multi_loop-idle_second = Nothing
    .help = Only the first loop of a row works.
castle-reading-sorcerer_repeat = Which way does a repeated sorcerer card go?
castle-reading-sorcerer_repeat-same = The same way
    .help = A sorcerer card goes the same way in every repeat.
castle-reading-sorcerer_repeat-free = Any way again
    .help = In every repeat you choose the way of a sorcerer card anew.
castle-reading-wand_reuse = How often does a wand work?
castle-reading-wand_reuse-always = Every time
    .help = A wand works each time the sorcerer steps on it.
castle-reading-wand_reuse-once_per_turn = Once in a row
    .help = Each wand works once in a row of cards.
castle-reading-wand_reuse-once_per_game = Once in a game
    .help = Each wand works once, then it is spent.
castle-reading-wand = Must a wand be used?
castle-reading-wand-auto = It works by itself
    .help = Stepping on a wand always sends the ghost down.
castle-reading-wand-optional = You choose
    .help = Stepping on a wand, you choose whether it sends the ghost down.
castle-reading-young_gates = Gates for the young?
castle-reading-young_gates-optional = They may be used
    .help = With the rules for the young, a gate may carry you on.
castle-reading-young_gates-off = They are closed
    .help = With the rules for the young, gates are ordinary rooms.
castle-reading-voluntary_fail = May you give up a row that can be walked?
castle-reading-voluntary_fail-no = No
    .help = A row that can be walked must be walked.
castle-reading-voluntary_fail-yes = Yes
    .help = You may plan a row so that it fails, and pay for it.
castle-reading-impossible = What happens in a row that cannot be walked?
castle-reading-impossible-whole = Nobody walks
    .help = The sorcerer stays where he is, and the ghost climbs one step more.
castle-reading-impossible-halt = He walks to the blocked door
    .help = The sorcerer goes as far as he can, and the ghost climbs one step more.
castle-reading-impossible-skip = Only blocked steps are left out
    .help = The sorcerer leaves out what he cannot do, and the ghost climbs one step more.
castle-reading-impossible-none_at_all = He walks to the blocked door, free of charge
    .help = The sorcerer goes as far as he can; the ghost climbs one step more only if there was no step at all.
castle-reading-void_ghosts = Do ghost cards count in a row that cannot be walked?
castle-reading-void_ghosts-count = Yes
    .help = Ghost cards move the ghost even if the row cannot be walked.
castle-reading-void_ghosts-ignore = No
    .help = Where the row fails, its remaining ghost cards are lost; the ghost climbs one step.
castle-reading-idle_row = What does a row without a single step cost?
castle-reading-idle_row-free = Nothing extra
    .help = A row of ghosts and loops alone costs nothing extra.
castle-reading-idle_row-penalty = One step of the ghost
    .help = If a row has no step at all, the ghost climbs one step more.
castle-reading-loss = When is the ghost out?
castle-reading-loss-enter_last = On the last step
    .help = You lose when the ghost reaches the last step of the tower.
castle-reading-loss-step_beyond = Beyond the last step
    .help = You lose when the ghost leaves the last step of the tower.
castle-reading-short_row = What if only two cards are left?
castle-reading-short_row-two_cards = A row of two
    .help = The last cards of the stack make a shorter row.
castle-reading-short_row-refill_to_three = Shuffle and fill up
    .help = The used cards are shuffled, and the row is filled up to three.
castle-reading-arrow_source = Where does an arrow get its direction?
castle-reading-arrow_source-printed_directions = It is printed
    .help = Every arrow has its direction printed on it.
castle-reading-arrow_source-random_on_draw = By chance
    .help = Every arrow may come off the stack in any direction.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = { $treasures } treasures do not fit: this castle has { $chambers } chambers for them
    .help = Choose at most { $chambers } treasures, or a larger castle.
castle-unfit-puzzle-row = The row of a puzzle needs one to { $most } cards
    .help = Write them from left to right. The cards are: { $cards }.
castle-unfit-puzzle-treasures = A puzzle needs treasures, each in a chamber of its own
    .help = List each square once, like "c4".
castle-unfit-puzzle-treasure = A treasure lies in { $square }, but that is no chamber of this board
    .help = Put the treasure into a square that is drawn as a dot.
castle-unfit-puzzle-treasure-taken = The sorcerer stands in { $square }, where a treasure lies
    .help = Move the treasure or the sorcerer.
castle-unfit-puzzle-sorcerer = The sorcerer cannot stand in { $square }
    .help = Put him on a square of this board that is no ghost room.
castle-unfit-puzzle-ghost = The ghost cannot be on step { $ghost }
    .help = Choose a step from 0 to { $last }.
castle-unfit-field-mistyped = { $field } is not written as it should be
    .help =
        { $kind ->
            [int] Write a whole number, without quotes.
            [bool] Write true or false, without quotes.
           *[str] Write a text between quotes.
        }
castle-unfit-puzzle-nothing-to-take = No way to play this row takes a treasure
    .help = Put a treasure where the row can go.
castle-unfit-puzzle-too-wide = This puzzle has too many ways to play it
    .help = Use fewer gates on the board, or a row with fewer repeats.
castle-unfit-puzzle-choice = { $field } in this puzzle is none of the choices
    .help = Choose one of these: { $choices }.
`;export{e as default};