var e=`### Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "moon 2".

## Words that other sentences use

castle-direction-up = up
castle-direction-right = right
castle-direction-down = down
castle-direction-left = left
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] to the right
        [about] half round
       *[left] to the left
    }
castle-picture-crown = crown
castle-picture-cup = cup
castle-picture-gem = gem
castle-picture-ring = ring
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] the castle ends there
        [ghost-room] a ghost room is there
       *[wall] there is no door
    }
castle-symbol-moon = moon
castle-symbol-heart = heart
castle-symbol-key = key
castle-symbol-drop = drop
castle-symbol-bell = bell
castle-symbol-leaf = leaf
castle-symbol-flag = flag
castle-square = { $symbol } { $row }
castle-card-up = up
castle-card-right = right
castle-card-down = down
castle-card-left = left
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = ghost
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Step
castle-face-loop = Again
castle-face-sorcerer = Any way
castle-face-ghost = Ghost
castle-face-back = face down

## What happened

castle-event-treasure-placed = The { castle-picture } waits in { $square }
castle-event-card-laid = { $name } laid { $cards }
castle-event-stack-shuffled = All { $cards } cards are shuffled again
castle-event-card-turned = { $name } turned card { $place } { castle-turned }
castle-event-way-chosen = Card { $place } will go { castle-direction }
castle-event-gate-chosen = From the gate { $at } to the gate { $to }
castle-event-gate-declined = No jump at { $at }
castle-event-wand-chosen = The wand in { $at } will be used
castle-event-wand-declined = The wand in { $at } stays where it is
castle-event-sorcerer-walked = The sorcerer went { $ways } to { $end }
castle-event-sorcerer-jumped = He jumped from gate to gate, to { $end }
castle-event-treasure-found = The sorcerer found the { castle-picture } in { $square }!
castle-event-ghost-lowered =
    { $level ->
        [0] A wand! The ghost sits at the foot of the tower
       *[other] A wand! The ghost slipped back to { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] So the ghost climbed to { $level }
        [idle] Nothing to walk: the ghost climbed to { $level }
       *[card] The ghost climbed to { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Nobody could walk this row
castle-event-row-halted = The row ends in { $at }: { castle-cause }
castle-event-step-skipped = Step { $number } is left out: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Solved: this row can take no treasure
        [one] Solved: one treasure is all that this row can take
       *[other] Solved: { $found } treasures are all that this row can take
    }
castle-event-puzzle-missed = This row can take more: { $best } instead of { $found }
castle-event-castle-saved = Every treasure is found!
castle-event-ghost-escaped = The ghost is out of the tower

## How it ended

castle-outcome-castle-saved = You saved the castle!
    .because =
        { $points ->
            [one] The treasure is found, and the ghost is still in its tower.
           *[other] All { $points } treasures are found, and the ghost is still in its tower.
        }
castle-outcome-ghost-escaped = The ghost got away
    .because =
        { $points ->
            [0] It reached the top of the tower before you found a treasure.
            [one] It reached the top of the tower. You found one treasure.
           *[other] It reached the top of the tower. You found { $points } treasures.
        }

castle-outcome-puzzle-solved = Solved!
    .because =
        { $points ->
            [0] No way to play this row takes a treasure.
            [one] No way to play this row takes more than one treasure.
           *[other] No way to play this row takes more than { $points } treasures.
        }
castle-outcome-puzzle-missed = Not yet
    .because =
        { $points ->
            [0] You took no treasure. There is a way to take more.
            [one] You took one treasure. There is a way to take more.
           *[other] You took { $points } treasures. There is a way to take more.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = The game is over
    .because = It has ended, so nothing more is played.
    .help = Start again with “Play again”, or look back at every step.
castle-refused-not-to-act = It is not your row now
    .because = The seat whose row it is decides. The others help with ideas.
    .help = Tell them your idea. Your row comes soon.
castle-refused-no-such-card = There is no card { $place }
    .because = This row has { $cards } cards.
    .help = Count from the left, starting with 1.
castle-refused-not-an-arrow = Card { $place } is not turned
    .because = Only arrows turn. This is the “{ castle-card }” card.
    .help = Turn an arrow card instead.
castle-refused-turned-already = Card { $place } has had its turn
    .because = Each arrow turns once in a row.
    .help = Take that turn back, then choose anew.
castle-refused-two-turned = Two arrows are turned already
    .because = Cards { $first } and { $second } are turned, and two is the most.
    .help = Turn one of them back, then this one is free.
castle-refused-half-turn = Card { $place } turns a quarter only
    .because = Half turns are not part of this game.
    .help = Turn it left or right. A new game may allow half turns.
castle-refused-turn-too-late = It is too late to turn card { $place }
    .because = A way or a gate that you chose later depends on this card.
    .help = Take back that choice first, then turn.
castle-refused-turn-blocks = Card { $place } can’t turn { castle-turned }
    .because = Step { $number } would go { castle-direction } from { $at }, but { castle-cause }.
    .help = Try another turn, or leave the arrow as it lies.
castle-refused-row-hopeless = No turning helps this row
    .because = Whatever you turn or choose, one step stays blocked.
    .help = Let the row run. The ghost climbs, and the next row is new.
castle-refused-no-question = There is nothing to choose here
    .because = No card and no gate asks for a way just now.
    .help = Turn an arrow, or let the row run.
castle-refused-way-blocked = He can’t go { castle-direction } here
    .because = He stands in { $at }, but { castle-cause }.
    .help = Choose a way with an open door.
castle-refused-way-dead-end = That way he gets stuck: later he can’t go { castle-direction }
    .because = Step { $number } would start in { $at }, but { castle-cause }.
    .help = Try another way, or turn an arrow first.
castle-refused-wand-dead-end = First turn an arrow: later he can’t go { castle-direction }
    .because = Step { $number } would start in { $at }, but { castle-cause }.
    .help = Used or left, the wand does not help here. Turn an arrow.
castle-refused-not-a-gate = { $square } is no gate
    .because = He jumps from gate to gate only.
    .help = Choose one of the gates.
castle-refused-same-gate = He stands on this gate
    .because = A gate carries him to another gate.
    .help = Choose a different gate, or let him walk on.
castle-refused-gate-dead-end = From { $square } he gets stuck
    .because = Step { $number } would have no open door there.
    .help = Choose another gate.
castle-refused-gate-forced = He has to jump at { $at }
    .because = By the rules of this game a gate always carries him on.
    .help = Choose one of the other gates.
castle-refused-stay-dead-end = Without a jump he gets stuck in { $at }
    .because = Step { $number } would have no open door there.
    .help = Let him jump to another gate.
castle-refused-question-open =
    { $kind ->
        [gate] A gate is waiting
        [wand] A wand is waiting
       *[way] Card { $place } is waiting for a way
    }
    .because =
        { $kind ->
            [gate] He steps onto a gate and wants to know where to go.
            [wand] He steps onto a wand, and you choose whether to use it.
           *[way] This card goes any way, and you choose which.
        }
    .help =
        { $kind ->
            [gate] Choose one of the other gates.
            [wand] Use it, or leave it.
           *[way] Choose up, right, down or left for card { $place }.
        }
castle-refused-step-blocked = Step { $number } is blocked
    .because = Card { $place } goes { castle-direction } from { $at }, but { castle-cause }.
    .help = Turn an arrow so that every step has an open door.
castle-refused-row-unfinished = The row is not complete
    .because = More cards are still to come.
    .help = Wait until all the cards lie there.
castle-refused-row-full = The row is full
    .because = All its cards lie there.
    .help = Turn an arrow, or let the row run.
castle-refused-treasures-first = First the treasures
    .because = All treasures are placed before the first card comes.
    .help = Wait until they lie in their chambers.
castle-refused-not-in-stack = This card is not in the stack
    .because = Every “{ castle-card }” card lies open already.
    .help = Take the card that the stack gives.
castle-refused-no-chamber = { $square } is no chamber
    .because = Treasures are put in chambers only.
    .help = Choose a chamber with a sign and a number.
castle-refused-treasures-all-placed = All treasures are placed
    .because = No more are looked for in this game.
    .help = Lay the first row.

## At the table

castle-turn = { $name }’s row
castle-row-number = row { $number }
castle-lays = lays this row
castle-next = next
castle-after-that = after that
castle-later = then
castle-hint-lay = Lay the next three cards.
castle-hint-turn = Turn up to two arrows, then press Go.
castle-hint-way = Which way does card { $place } go?
castle-hint-gate = A gate! Choose where it leads.
castle-hint-stuck = He would get stuck this way. Turn an arrow first.
castle-hint-go = Ready? Press Go.
castle-hint-hopeless = No turning helps. Press Go, and the ghost climbs.
castle-hint-wait = { $name } is thinking.
castle-lay = Lay the row
castle-begin = Hide the treasures
castle-hint-begin = Hide the treasures, then lay the first row.
castle-gate-choice = you can jump here
castle-go = Go!
castle-stay = Walk on
castle-find = Find them
castle-find-short = Find
castle-found = { $found } of { $of }
castle-all-found = All found!
castle-treasure = { castle-picture }, in { $square }
castle-ghost = The ghost
castle-ghost-level = { $level } of { $tower }
castle-ghost-far =
    { $steps ->
        [one] One more step and it is out of the tower. A wand sends it one step down.
       *[other] { $steps } more steps and it is out of the tower. A wand sends it one step down.
    }
castle-grown-up = For the grown-up
castle-grown-up-loop = “{ castle-face-loop }” repeats what lies to its left. Ask: “Where will he stand before it starts again?”
castle-grown-up-loop-first = “{ castle-face-loop }” first in the row repeats nothing. Ask: “What is on its left?”
castle-grown-up-sorcerer = This card goes any way you like. Ask: “Which neighbour helps us most?”
castle-grown-up-ghost = The ghost climbs whatever we do. Ask: “Can we pass a wand on the way?”
castle-grown-up-gate = A gate leads to any other gate. Ask: “Which gate is near a treasure?”
castle-grown-up-arrows = Two arrows may turn, the rest stays. Ask: “Where does he stand after the first card?”
castle-grown-up-lay = Before the cards come, ask: “Which treasure is nearest, and how many steps is it?”
castle-card-number = Card { $place }: { $card }
castle-card-turned = Card { $place }: { $card }, turned
castle-turn-left = Turn card { $place } left
castle-turn-right = Turn card { $place } right
castle-turn-about = Turn card { $place } half round
castle-turn-back = Turn card { $place } back
castle-turn-none = Pick an arrow card to turn it
castle-turned-count =
    { $left ->
        [0] Both turns are used.
        [one] One more turn left.
       *[other] You may turn two arrows.
    }
castle-turned-which =
    { $count ->
        [one] Card { $places } turned.
       *[other] Cards { $places } turned.
    }
castle-way = Way of card { $place }
castle-chip-list = The planned way
castle-chip-walk = step { $number } { $direction }
castle-chip-blocked = step { $number } { $direction } is blocked
castle-chip-way = which way?
castle-chip-which-gate = which gate?
castle-chip-gate = gate
castle-chip-stay = walk on
castle-chip-again = again
castle-chip-ghost = ghost
castle-plan-line =
    Planning: { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    }{ $treasures ->
        [0] {""}
        [one] , one treasure
       *[other] , { $treasures } treasures
    }
castle-plan-treasures =
    { $treasures ->
        [one] one treasure on the way
       *[other] { $treasures } treasures on the way
    }
castle-plan-blocked = Step { $number } is blocked
castle-plan-hopeless = No way through. The ghost climbs one step more.
castle-board = The castle from above
castle-square-room = { $square }
castle-square-start = { $square }, start
castle-square-gate = { $square }, gate
castle-square-wand = { $square }, wand
castle-square-ghost-room = { $square }, ghost room
castle-square-here = { $square }, the sorcerer is here
castle-read = The sorcerer is in { $square }. The ghost is on step { $level } of { $tower }. Still to find: { $treasures }. The row: { $row }.
castle-read-nothing = nothing
castle-key-pick = Pick a card of the row
castle-key-turn = Turn the picked card

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Coded Castle: { $board }
castle-paper-title = Scissors, glue, ready
castle-paper-board = Glue the board together: cut along the thin lines, and lay each cut edge on the striped edge with the same letter.
castle-paper-cards = Cut the cards from mark to mark, straight across the sheet. Thick paper lasts longest.
castle-paper-tokens = Cut the treasures in pairs. Fold each pair on the dashed line, and glue it back to back.
castle-paper-figures = Cut out the sorcerer and the ghost. Fold each over its head, glue the halves together, and bend the two feet outwards.
castle-paper-ghost = The ghost waits at the door of its tower, the sorcerer on the star. Now you can play.
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] One page to print: { $files }, in the folder { $folder }
               *[other] { $pages } pages to print: { $files }, in the folder { $folder }
            }
       *[other]
            { $pages ->
                [one] One page to print, in the folder { $folder }
               *[other] { $pages } pages to print, in the folder { $folder }
            }
    }
castle-paper-unknown = There is no file { $file }, and no board of that name. Our own boards: { $boards }
castle-paper-there = { $file } is already in the folder { $folder }. Choose another folder with --to, or write over it with --overwrite.
castle-paper-unwritten = The folder { $folder } can’t be written to ({ $because }). Choose another one with --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Use the wand
castle-leave-wand = Leave it
castle-wand-choice = you can use this wand
castle-hint-wand = A wand! Use it, or leave it?
castle-hint-way-again = Card { $place } once more. Which way this time?
castle-hint-may-stop = Step { $number } is blocked. Turn an arrow, or press Go all the same.
castle-hint-puzzle = Take as many treasures as this row can.
castle-plan-stops = Step { $number } is blocked. You may press Go all the same.
castle-chip-wand = wand
castle-chip-spare = wand left alone
castle-chip-skip = step { $number } { $direction } is left out
castle-chip-which-wand = use the wand?
castle-square-wand-spent = { $square }, a wand that is used up
castle-puzzle = The puzzle
    .task = Turn and choose so that this one row takes as many treasures as it can. Then press Go.
castle-puzzle-brings = The puzzle brings its own castle, rules, treasures and cards.
castle-puzzle-may-bring = Your puzzle brings its treasures and cards. Its file may bring a castle and rules, too.
castle-next-puzzle = The next puzzle
castle-solves = solves it
castle-stack = The stack
castle-stack-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
castle-key-wand = Use the wand, or leave it

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = sun
castle-symbol-fish = fish
castle-symbol-tree = tree
castle-symbol-bird = bird
castle-symbol-boat = boat
castle-unfit-file-too-long = The file is too long
    .help = A board or a deck needs far less than { $most } letters. Is it the right file?
castle-unfit-not-toml = Line { $line } cannot be read
    .help = Look there, and in the line before, for a missing quote, comma or bracket.
castle-unfit-field-missing = “{ $field }” is missing
    .help = Add a line that begins with { $field } =
castle-unfit-field-unknown = Nobody here knows “{ $field }”
    .help =
        { $meant ->
            [none] Take the line away. Is it the right file?
           *[other] Did you mean “{ $meant }”?
        }
castle-unfit-name-unfit = The name cannot be used
    .help = Choose one of 1 to { $most } letters, in quotes, on one line.
castle-unfit-not-texts = “{ $field }” is no list of texts
    .help = Write it like this: { $field } = ["one", "two"]
castle-unfit-not-a-number = “{ $field }” is no whole number
    .help = Write it like this: { $field } = 8
castle-unfit-not-pairs = “{ $field }” is no list of pairs
    .help = Write it like this: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = { $columns } columns are too many
    .help = A board has at most { $most }. Shorten symbols and every line.
castle-unfit-too-many-rows = { $rows } rows are too many
    .help = A board has at most { $most }. Take some of the lines away.
castle-unfit-symbol-unknown = There is no symbol “{ $symbol }”
    .help =
        { $meant ->
            [none] Choose from: { $known }.
           *[other] Did you mean “{ $meant }”?
        }
castle-unfit-symbol-twice = Two columns are called “{ $symbol }”
    .help = Give each column a symbol of its own.
castle-unfit-line-length = Line { $line } of the board has { $letters } squares, but there are { $columns } symbols
    .help = Every line needs as many squares as there are symbols.
castle-unfit-letter-unknown = “{ $letter }” in { $square } is no kind of square
    .help = Use . for a chamber, S for the start, O for a gate, w for a wand, X for a ghost room.
castle-unfit-tower-length = A tower of { $tower } steps cannot be played
    .help = Choose a number from { $fewest } to { $most }.
castle-unfit-no-start = The sorcerer has nowhere to start
    .help = Make one square an S.
castle-unfit-many-starts = There is more than one start: { $squares }
    .help = Keep one S, and make the others chambers with a dot.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] There is no chamber for the treasures
        [one] There is only one chamber for the treasures
       *[other] There are only { $chambers } chambers for the treasures
    }
    .help = Make more squares chambers with a dot, until there are { $fewest }.
castle-unfit-gate-alone = The gate in { $square } leads nowhere: it is the only one
    .help = Add a second O, or make { $square } a chamber with a dot.
castle-unfit-wall-off-board = A wall between { $first } and { $second } cannot stand: there is no square { $square }
    .help = Name two squares that lie side by side, like ["a1", "b1"].
castle-unfit-wall-apart = A wall between { $first } and { $second } cannot stand: they are not next to each other
    .help = Name two squares that lie side by side, like ["a1", "b1"].
castle-unfit-wall-twice = The wall between { $first } and { $second } is there twice
    .help = Take one of the two away.
castle-unfit-treasure-off-board = A treasure token names { $square }, but there is no such square
    .help = Write a column letter and a row number of this board, like "c4".
castle-unfit-treasure-no-chamber = A treasure token names { $square }, but that is no chamber
    .help = Name a square that is drawn as a dot, or make { $square } one.
castle-unfit-treasure-twice = Two treasure tokens name { $square }
    .help = Take one of the two away.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] There is no treasure token
        [one] There is only one treasure token
       *[other] There are only { $treasures } treasure tokens
    }
    .help = List at least { $fewest } chambers, or leave treasures out: then every chamber has a token.
castle-unfit-unreachable = No way leads to { $squares }
    .help = Open a wall, make a ghost room a chamber, or put a gate there; or make { $square } a ghost room, an X.
castle-unfit-card-unknown = There is no card “{ $card }”
    .help =
        { $meant ->
            [none] The cards are: { $known }.
           *[other] Did you mean “{ $meant }”?
        }
castle-unfit-card-count = The number of “{ $card }” cards is no number
    .help = Write a whole number, 0 or more: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] There is no card
        [one] There is only one card
       *[other] There are only { $cards } cards
    }
    .help = A row has three cards, so the deck needs at least { $fewest }.
castle-unfit-deck-too-large = { $cards } cards are too many
    .help = A deck has at most { $most } cards.
castle-unfit-deck-walks-nobody = No card lets the sorcerer walk
    .help = Add arrows (up, right, down, left) or sorcerer cards.

## toychest board check

castle-check-playable = { $file } can be played.
castle-check-size = { $squares } squares in { $columns } columns and { $rows } rows
castle-check-facts = start { $start }; chambers { $chambers }, treasure tokens { $treasures }, gates { $gates }, wands { $wands }, ghost rooms { $ghosts }, walls { $walls }; tower { $tower } steps
castle-check-forced = Where gates must be used (older, oldest) no way leads to { $squares }. No treasure will lie there then.
castle-check-off = Where gates are not used (the German printing for the young) no way leads to { $squares }. No treasure will lie there then.
castle-check-deck = { $file } can be played: { $cards } cards.
castle-check-box = The real box has 28 treasure tokens, this board has { $treasures }. If it is the board of your box, count its chambers again.
castle-check-stuck = With { $deck } nobody ever leaves the start of { $file }: every row is blocked there. Add a sorcerer or another arrow.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. The first turn
    .help = One arrow. Turn it towards the treasure.
castle-option-puzzle-2-any-way = 2. Any way
    .help = One card goes any way. What must the arrow do first?
castle-option-puzzle-3-once-more = 3. Once more
    .help = “{ castle-face-loop }” walks the same way twice. Which way is best?
castle-option-puzzle-4-gate = 4. The gate
    .help = The treasure is far away, but the gate is near.
castle-option-puzzle-5-door = 5. The door
    .help = The court is behind the wall. Where is its door?
castle-option-puzzle-6-two-of-three = 6. Two of three
    .help = Three arrows, and only two may turn.
castle-option-puzzle-7-must-jump = 7. No way past
    .help = Every gate carries you on. Where will you land the second time?
castle-option-puzzle-8-loop-of-loops = 8. A loop of a loop
    .help = One card, four steps, and a gate in the middle.
`;export{e as default};