var e=`### Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.

## Words that other sentences use

clockwork-kind-Lacewing = Lacewing
clockwork-kind-Umbrella = Umbrella
clockwork-kind-Kettle = Kettle
clockwork-kind-Velo = Velo
clockwork-kind-Whale = Whale
clockwork-kind-Moth = Moth
clockwork-kind-Owl = Owl
clockwork-kind-Nipper = Nipper
clockwork-kind-Harp = Harp
clockwork-kind-Snail = Snail
clockwork-kind-Airship = Airship
clockwork-kind-Fuel = Fuel
clockwork-kind-Power = Power
clockwork-kind-Scrap = Scrap
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] a Lacewing part
        [Umbrella] an Umbrella part
        [Kettle] a Kettle part
        [Velo] a Velo part
        [Whale] a Whale part
        [Moth] a Moth part
        [Owl] an Owl part
        [Nipper] a Nipper part
        [Harp] a Harp part
        [Snail] a Snail part
        [Airship] an Airship part
        [Fuel] a Fuel card
        [Power] the Power card
        [Scrap] a Scrap card
       *[other] { $kind }
    }
clockwork-family-flyer = flying machine
clockwork-family-breaker = code breaker
clockwork-family-airship = airship
clockwork-family-fuel = fuel
clockwork-family-power = power
clockwork-family-scrap = scrap
clockwork-character-Tilda = Tilda Torque
clockwork-character-Otto = Otto Spindle
clockwork-character-Nana = Nana Feather
clockwork-character-Bruno = Bruno Bowler
clockwork-character-Zora = Zora Scarf
clockwork-character-Felix = Felix Pith
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Towers
clockwork-yard = Yard { $yard }
clockwork-place =
    { $where ->
        [towers] the Towers
        [yard] Yard { $number }
       *[field] field { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] to the Towers
        [yard] to Yard { $number }
       *[field] to field { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] at the Towers
        [yard] in Yard { $number }
       *[field] on field { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } plays { clockwork-character }
clockwork-event-set-left-out = Stays in the box: { $kinds }
clockwork-event-card-dealt = { $name } was dealt a card
    .kind = { $name } was dealt { clockwork-card }
clockwork-event-extra-laid = Yard { $yard } got one card more
clockwork-event-opening-thrown = { $name } threw { $total } for the start
clockwork-event-opening-tied = { $seats } threw alike and throw again
clockwork-event-starter-found = { $name } begins
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } threw { $dice }: seven!
        [eleven] { $name } threw { $dice }: eleven!
        [double] { $name } threw { $dice }: doubles, { $total } in all!
       *[other] { $name } threw { $dice }: { $total } in all
    }
clockwork-event-turn-lost = { $total } is even: { $name } loses this turn
clockwork-event-pawn-walked = { $name } walked { clockwork-to-place }
clockwork-event-pawn-placed = { $name } went straight { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } stayed: no way was free
clockwork-event-card-drawn = { $name } took a card from Yard { $yard }
    .kind = { $name } took { clockwork-card } from Yard { $yard }
clockwork-event-card-kept = { $name } kept every card
clockwork-event-card-discarded = { $name } discarded a card
clockwork-event-card-laid = { $name } laid it face down on spot { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } asked { $rival } back
       *[false] { $name } challenged { $rival }
    }
clockwork-event-had-some = { $name } has one
clockwork-event-had-none = { $name } has none
clockwork-event-card-given = { $giver } gave { $taker } a card
    .kind = { $giver } gave { $taker } { clockwork-card }
clockwork-event-scrap-given = { $giver } gave { $taker } Scrap instead
clockwork-event-card-returned = { $giver } gave { $taker } a card in return
    .kind = { $giver } gave { $taker } { clockwork-card } in return
clockwork-event-ask-declined = { $name } did not ask back
clockwork-event-search-begun = { $name } searches among the discards
clockwork-event-search-hit = Found! { $name } took the card from spot { $spot }
clockwork-event-search-missed = On spot { $spot } lay something else
clockwork-event-put-back = The card on spot { $spot } lies face down again
clockwork-event-set-laid = { $name } finished a machine: { clockwork-kind }
clockwork-event-set-held = { $name } lays nothing down now
clockwork-event-turn-passed = { $name } does nothing more
clockwork-event-yards-emptied = The scrapyards are empty. Everybody back to the Towers!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } flies away in the Airship!
       *[machine] { $name } has a flying machine, a code breaker and Fuel, and flies away!
    }
clockwork-event-dead-end = Nobody has a card left to show
clockwork-event-turns-capped = { $turns } turns are over

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } shows { clockwork-card } and seeks another
        [swap] { $name } puts { clockwork-card } in its place
       *[discard] { $name } shows { clockwork-card }, then discards it
    }
clockwork-event-card-turned = On spot { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } seeks: { clockwork-kind }
       *[other] { $name } asks { $rival } for: { clockwork-kind }
    }
clockwork-event-shown-in-secret = { $name } shows { $rival } a card in secret
    .kind = { $name } shows { $rival } in secret: { clockwork-card }

## How it ended

clockwork-outcome-machine = { $name } escapes!
    .because = A flying machine, a code breaker and Fuel lie on the table.
clockwork-outcome-airship = { $name } escapes!
    .because = The whole Airship lies on the table, and Power with it.
clockwork-outcome-dead-end = Nobody gets away this time
    .because = The scrapyards are empty, and no hand has a card left to ask or to search with.
clockwork-outcome-turn-cap = The city keeps you all
    .because = The turns that you agreed on are over, and nobody has escaped.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = The game is over
    .because = Somebody escaped, or nobody can any more.
    .help = Start a new game, or look at this one again.
clockwork-refused-not-to-act = It is not your turn
    .because = Somebody else decides just now.
    .help = Wait a moment. You will be called.
clockwork-refused-chance-first = Wait a moment
    .because = Dice or cards are still coming.
    .help = Try again when they lie on the table.
clockwork-refused-unforeseen = That is not to be decided here
    .because = Chance throws dice and deals cards, and you play; neither does the other’s part.
    .help = Choose one of your own moves.
clockwork-refused-not-in-deck = { clockwork-kind } can’t come now
    .because = All its cards are somewhere else.
    .help = Another card must come.
clockwork-refused-kind-not-in-game = { clockwork-kind } is not in this game
    .because = With few players some machines stay in the box.
    .help = Choose a machine that is in the game.
clockwork-refused-character-taken = { clockwork-character } is taken
    .because = Everybody plays a character of their own.
    .help = Choose another one.
clockwork-refused-answer-first =
    { $question ->
        [character] First choose who you are
        [leave_out] First choose a machine that stays in the box
        [travel] First go somewhere
        [act] First decide what you do here
        [discard] First discard a card
        [spot] First lay your card down
        [give] First answer the challenge
        [counter] First decide whether you ask back
        [return] First give a card in return
        [point] First point at a card
        [found] First decide whether you take it
        [swap] First put a card in its place
       *[build] First decide what you lay down
    }
    .because =
        { $question ->
            [character] Every pawn needs somebody.
            [leave_out] This game is played with fewer machines.
            [travel] The dice are thrown, and they want to be walked.
            [act] You have arrived, and something can be done here.
            [discard] You took a card, and now you choose what to discard.
            [spot] You showed a card, and it needs a spot.
            [give] Somebody has asked you for a card.
            [counter] You had none, so you may ask back.
            [return] You had seven cards and got another one.
            [point] You said what you seek.
            [found] You found what you seek.
            [swap] You took a card, and its spot is free.
           *[build] By the rules of this table you choose what you lay down.
        }
    .help =
        { $question ->
            [character] Choose a character that nobody has.
            [leave_out] Choose one that is offered.
            [travel] Choose a field that your throw leads to, or what else it offers.
            [act] Choose one of the things that you may do here.
            [discard] Choose a card of your hand, or keep them all if that is offered.
            [spot] Choose a free spot round the board.
            [give] Give the card, or Scrap if you have it.
            [counter] Ask for a card, or pass.
            [return] Choose any card but the one you just got.
            [point] Choose a card that lies face down.
            [found] Take the card, or leave it.
            [swap] Choose a card of your hand.
           *[build] Lay a complete machine down, or nothing yet.
        }
clockwork-refused-no-such-place = There is no place “{ $place }” on this board
    .because = Places are the Towers, Yard 1 to 6 and the numbered fields.
    .help = Choose a place that you see on the board.
clockwork-refused-say-its-name = Field { $place } has a name
    .because = White fields go by the place behind them.
    .help = Say “towers”, or “yard” with its number, like “yard 3”.
clockwork-refused-ask-yourself = You cannot ask yourself
    .because = A challenge takes two.
    .help = Ask a rival who is there with you.
clockwork-refused-not-a-set = { clockwork-kind } is no set to leave out
    .because = Here only flying machines and code breakers are chosen, each of them whole.
    .help = Choose one of the sets that are asked for.
clockwork-refused-field-full = There is no room for you { clockwork-at-place }
    .because = Two pawns stand there, and two is the most.
    .help = Go another way, or stop somewhere else.
clockwork-refused-cannot-reverse = You would have to turn round to get { clockwork-to-place }
    .because =
        { $away ->
            [one] It is one step away. You threw { $steps }, and on one walk nobody turns back.
           *[other] It is { $away } steps away. You threw { $steps }, and on one walk nobody turns back.
        }
    .help = Choose a field that your throw leads to.
clockwork-refused-steps-short = Your throw does not reach { clockwork-place }
    .because = It is { $away } steps away, and you threw { $steps }.
    .help = Choose a field that your throw leads to.
clockwork-refused-steps-over = Your throw leads past { clockwork-place }
    .because =
        { $away ->
            [one] It is one step away, and you threw { $steps }. By the rules of this table the steps must fit exactly.
           *[other] It is { $away } steps away, and you threw { $steps }. By the rules of this table the steps must fit exactly.
        }
    .help = Walk on, and come back with a throw that fits.
clockwork-refused-must-stop = You can’t walk on { clockwork-to-place }
    .because = By the rules of this table a walk ends at the first white field.
    .help = Stop there, or go another way.
clockwork-refused-not-reached = Your throw does not end { clockwork-at-place }
    .because =
        { $away ->
            [one] It is one step away. You threw { $steps }, and the whole throw is walked.
           *[other] It is { $away } steps away. You threw { $steps }, and the whole throw is walked.
        }
    .help = Choose a field that your throw leads to.
clockwork-refused-not-special = Your throw does not offer that
    .because = You threw { $total }. It takes a seven, an eleven or doubles.
    .help = Walk this time.
clockwork-refused-bonus-later = That comes later
    .because = By the rules of this table a special throw adds one thing after a scrapyard.
    .help = Walk first.
clockwork-refused-must-walk = You can’t stay here
    .because = Whoever can walk does.
    .help = Choose a field that your throw leads to.
clockwork-refused-not-a-goal = You can’t go straight { clockwork-to-place }
    .because = A special throw leads to a scrapyard or to the Towers.
    .help = Choose one of those, or walk.
clockwork-refused-not-from-here = Your throw does not work from here
    .because = By the rules of this table your turn must begin in a scrapyard for that.
    .help = Walk, or go to the Towers.
clockwork-refused-already-there = You are already { clockwork-at-place }
    .because = Going straight leads to another place.
    .help = Choose another place.
clockwork-refused-yard-empty = Yard { $yard } is empty
    .because = All its cards have been taken.
    .help = Try another scrapyard, or search at the Towers.
clockwork-refused-not-in-yard = You can’t do that here
    .because = Cards are taken in a scrapyard, when you come there or when your throw lets you stay.
    .help = Walk to a scrapyard.
clockwork-refused-towers-only = Now you can go straight to the Towers only
    .because = A scrapyard is no goal for your throw just now.
    .help = Go to the Towers, or walk.
clockwork-refused-towers-reached = Now you go back to the Towers
    .because = The scrapyards are empty, and your throw reaches the Towers.
    .help = Go to the Towers.
clockwork-refused-not-at-towers = You can’t search here
    .because = Discards are searched from the Towers, when you come there.
    .help = Go to the Towers.
clockwork-refused-no-demand-now = You can’t challenge anybody now
    .because = A challenge comes when you meet somebody on a field or in a scrapyard.
    .help = Choose one of the moves that you may play.
clockwork-refused-not-together = You have not met { $rival }
    .because = A challenge needs both of you on one field or in one scrapyard.
    .help = Walk to { $rival }, or choose somebody who is here.
clockwork-refused-not-in-towers = { $rival } is not back yet
    .because = Now you challenge only those who are at the Towers.
    .help = Choose somebody who is there, or wait.
clockwork-refused-just-back = You have only just come back
    .because = Whoever comes back may search. A challenge takes a throw at the Towers.
    .help = Search the discards, or leave it.
clockwork-refused-search-only = With { $total } you search, but challenge nobody
    .because = At the end a challenge takes a seven, an eleven or doubles.
    .help = Search the discards, or leave it.
clockwork-refused-already-asked = You have asked { $rival } already
    .because = Everybody is asked once in a turn.
    .help = Ask somebody else, or pass.
clockwork-refused-nothing-to-show = You can’t show { clockwork-card }
    .because = To ask or search you show a card of the same machine from your hand.
    .help = Choose one that you have. Fuel and Power you may simply name.
clockwork-refused-not-a-family = { clockwork-kind } can’t be asked for
    .because = Only machines, the Airship, Fuel and Power are sought.
    .help = Choose one of those.
clockwork-refused-not-asked-for = You were not asked for that: { clockwork-card }
    .because = You give what was asked for, and only Scrap may stand in for it.
    .help = Give the card that was asked for, or Scrap.
clockwork-refused-not-held = You don’t have it: { clockwork-card }
    .because = You play cards from your own hand.
    .help = Choose a card that you have.
clockwork-refused-below-seven = You keep your cards
    .because = Below seven nothing is discarded.
    .help = Go on; the turn is over.
clockwork-refused-even-throw = With { $total } you do nothing
    .because = At the end an even throw that is no double loses the turn.
    .help = Try again on your next turn.
clockwork-refused-scrap-instead-only = Scrap cannot stand in here
    .because = Scrap is given instead of a card that you hold, and you have none of those.
    .help = Ask back, or pass.
clockwork-refused-must-discard = You have { $hand } cards
    .because = A hand holds seven at most.
    .help = Discard one of them.
clockwork-refused-spot-taken = Spot { $spot } is taken
    .because = Cards never lie on each other.
    .help = Choose a free spot.
clockwork-refused-no-such-spot = There is no spot { $spot }
    .because = The spots round the board are numbered.
    .help = Choose a number that you see.
clockwork-refused-spot-empty = No card lies on spot { $spot }
    .because = You point at a card that somebody discarded.
    .help = Choose a spot with a card.
clockwork-refused-nothing-there = There is nothing to search
    .because = Nobody has discarded a card yet.
    .help = Come back later.
clockwork-refused-just-received = You have just got it: { clockwork-card }
    .because = In return you give another card.
    .help = Choose a different card.
clockwork-refused-no-counter = You can’t ask back
    .because = By the rules of this table somebody who has Scrap does not ask back.
    .help = Pass.
clockwork-refused-not-your-asker = You can’t ask { $rival } now
    .because = Only { $asker } has challenged you.
    .help = Ask { $asker } back, or pass.
clockwork-refused-must-give = You have what was asked for: { clockwork-kind }
    .because = Whoever has it gives one, or Scrap instead.
    .help = Give one of them, or Scrap if you have it.
clockwork-refused-must-draw = In a scrapyard you do something
    .because = Whoever comes here takes a card or challenges somebody.
    .help = Take a card.
clockwork-refused-not-complete = It is not complete: { clockwork-kind }
    .because = Only a complete machine is laid down.
    .help = Collect the parts that are missing.
clockwork-refused-no-way-out = You can’t escape yet
    .because = That takes a flying machine, a code breaker and Fuel, or the whole Airship and Power.
    .help = Collect what is missing.

## At the table

clockwork-short = Clockwork City
clockwork-turn = { $name }’s turn
clockwork-turn-yours = Your turn, { $name }
clockwork-turn-number = Turn { $number }
clockwork-before-play = Before play
clockwork-board = The city: bridges, scrapyards and spots
clockwork-your-side = Your hand and what you can do
clockwork-hand = Your hand
clockwork-you = you
clockwork-you-too = { clockwork-character } · you
clockwork-no-character = no character yet
clockwork-hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
clockwork-laid = Laid down: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } of { $copies }
clockwork-pile =
    { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
clockwork-spot-free = Spot { $spot }, free
clockwork-spot-laid = Spot { $spot }, a card face down
clockwork-spot-known = Spot { $spot }, { clockwork-kind }
clockwork-glows = you can choose this
clockwork-goal = To get away
clockwork-goal-machine = one flying machine, one code breaker, one fuel
clockwork-goal-airship = or the airship with the power machine
clockwork-in-this-game = In this game
clockwork-legend = { clockwork-kind }, { $copies } in this game
clockwork-endgame = All scrapyards are empty. Everybody meets at the Towers.

clockwork-total =
    { $special ->
        [seven] Seven!
        [eleven] Eleven!
        [double] Doubles!
       *[other] { $total }
    }
clockwork-dice = Dice: { $dice }

clockwork-throw = Throw the dice
clockwork-throw-opening = Throw for the start
clockwork-do-go = Go anywhere
clockwork-do-walk = Walk { $total }
clockwork-do-take = Take a card
clockwork-do-search = Search the discards
clockwork-do-ask = Ask { $name }
clockwork-do-stay = Stay here
clockwork-do-keep = Keep them all
clockwork-do-none = I have none
clockwork-do-pass = Leave it
clockwork-do-build = Lay down { clockwork-kind }
clockwork-do-escape = Escape!
clockwork-do-hold = Not yet
clockwork-do-any-spot = Any free spot
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Give { clockwork-kind }
clockwork-do-give-scrap = Give Scrap instead
clockwork-do-back = Something else
clockwork-walk-to =
    { $where ->
        [towers] To the Towers
        [yard] To Yard { $number }
       *[field] To field { $number }
    }
clockwork-lay-on = Lay on { $spot }
clockwork-point-at = Turn { $spot }

clockwork-hint-throw = Throw the dice.
clockwork-hint-opening = Throw for the start: the highest begins.
clockwork-hint-wait = { $name } is thinking.
clockwork-hint-whisper = { $name } and { $rival } whisper.
clockwork-hint-character = Who are you? Choose a character.
clockwork-hint-leave-out = Choose a machine that stays in the box.
clockwork-hint-travel = Choose what you do with your throw.
clockwork-pick-one = Pick one.
clockwork-hint-walk = Choose a glowing field.
clockwork-hint-go = Choose a glowing place.
clockwork-hint-act = What do you do here?
clockwork-hint-show = Show { $name } a card, or name Fuel or Power.
clockwork-hint-search = Show what you seek, or name Fuel or Power.
clockwork-hint-discard =
    { $kind ->
        [none] Choose a card of your hand to discard.
       *[other] You got { clockwork-card }. Choose a card of your hand to discard.
    }
clockwork-hint-spot = Lay your card on a glowing spot.
clockwork-hint-give = { $name } asks you.
clockwork-hint-counter = Ask { $name } back once, or leave it.
clockwork-hint-return =
    { $kind ->
        [none] Give { $name } a card in return.
       *[other] You got { clockwork-card }. Give { $name } another card in return.
    }
clockwork-hint-point = Point at a card that lies face down.
clockwork-hint-found = Found! Take the card, or leave it.
clockwork-hint-swap = Choose a card that goes on spot { $spot }.
clockwork-hint-build = Lay a machine down, or not yet?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } asks { $rival }
clockwork-eyes-only = For { $name }’s eyes only
clockwork-spoken-aloud = { $name } says it aloud
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Do you have Fuel?
        [Power] Do you have the Power card?
       *[other] Do you hold another { clockwork-kind }?
    }
clockwork-give-one = Give one.
clockwork-give-or-scrap = Give one, or Scrap instead.
clockwork-have-none = You have none. Say so, and you may ask back.

clockwork-seen = I have seen it
clockwork-seen-once = Remember it. It lies face down again in a moment.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 card
       *[other] { $name }: { $place }, { $count } cards
    }
clockwork-read-hand = Your hand: { $cards }

clockwork-key-pick = Choose a card of your hand
clockwork-key-take = Take a card
clockwork-key-go = Go anywhere, walk
clockwork-key-ask = Ask, search
clockwork-key-decline = Do without

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = The file is too long
    .help = A city needs far less than { $most } letters. Is it the right file?
clockwork-unfit-not-toml = Line { $line } cannot be read
    .help = Look there, and in the line before, for a missing comma or bracket, or a number that is there twice.
clockwork-unfit-field-missing = “{ $field }” is missing
    .help =
        { $field ->
            [fields] Add a line that says [fields], and the fields below it.
            [spots] Add a line that says [spots], and the spots below it.
           *[other] Add a line that begins with { $field } =
        }
clockwork-unfit-field-unknown = Nobody here knows “{ $field }”
    .help =
        { $meant ->
            [none] Take the line away. Is it the right file?
           *[other] Did you mean “{ $meant }”?
        }
clockwork-unfit-name-unfit = The name cannot be used
    .help = Choose one of 1 to { $most } letters, in quotes, on one line.
clockwork-unfit-not-a-number = “{ $field }” is not the number of a field
    .help = Write a whole number, 0 to { $most }: { $field } = 0
clockwork-unfit-not-numbers = “{ $field }” is not a list of fields
    .help = Write whole numbers, 0 to { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = “{ $field }” is not a list of walks from field to field
    .help = Write whole numbers, 0 to { $most }, two or more for each walk: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = “{ $field }” is not a part with numbered lines
    .help = Write [{ $field }] on a line of its own, and below it lines like { $first } = [500, 380]
clockwork-unfit-number-unfit = “{ $number }” below [{ $field }] is no number for a line
    .help = Number the lines { $first }, and on from there, one by one.
clockwork-unfit-number-skipped = Below [{ $field }], number { $number } is missing
    .help = Add it, or number the lines again without a gap.
clockwork-unfit-not-a-point =
    { $number ->
        [none] “{ $field }” is no place in the picture
       *[other] Below [{ $field }], line { $number } is no place in the picture
    }
    .help = Write two whole numbers, how far from the left and how far from the top, like [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] There is no field
        [one] There is only one field
       *[other] This city has { $fields } fields
    }
    .help = A city can have { $fewest } to { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] There is no spot for a discarded card
        [one] There is only one spot for discarded cards
       *[other] There are { $spots } spots for discarded cards
    }
    .help = There can be { $fewest } to { $most }.
clockwork-unfit-towers-nowhere = The Towers are at field { $number }, but there is no such field
    .help = Choose a field that is listed below [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] There is no scrapyard
        [one] There is only one scrapyard
       *[other] There are { $yards } scrapyards
    }
    .help = List { $needed } fields in yards.
clockwork-unfit-yard-nowhere = Yard { $yard } is at field { $number }, but there is no such field
    .help = Choose a field that is listed below [fields].
clockwork-unfit-yard-in-towers = Yard { $yard } and the Towers are both at field { $number }
    .help = Give each a field of its own.
clockwork-unfit-yard-twice = Yards { $first } and { $second } are both at field { $number }
    .help = Give each a field of its own.
clockwork-unfit-path-nowhere = A path leads from { $first } to { $second }, but there is no field { $number }
    .help = Add the field below [fields], or take it out of paths.
clockwork-unfit-path-to-itself = A path leads from field { $number } to itself
    .help = Write { $number } only once there.
clockwork-unfit-path-twice = The path between { $first } and { $second } is there twice
    .help = Take one of the two away; in one direction is enough.
clockwork-unfit-too-many-paths = { $paths } paths meet in field { $number }
    .help = At most { $most } can. Lead some of them to another field.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Field { $number } lies outside the picture
        [spots] A card on spot { $number } would lie outside the picture
       *[other] The Towers would stand outside the picture
    }
    .help = The picture is { $width } wide and { $height } high; a card is 36 wide and 50 high, around its middle.
clockwork-unfit-fields-too-near = Fields { $first } and { $second } lie on each other
    .help = Move one of them, until they are { $apart } or more apart.
clockwork-unfit-unreachable = No path joins { $fields } to the Towers
    .help = Add a path that leads to { $number }, or take away what nobody can reach.
clockwork-unfit-spots-overlap = Cards on spots { $first } and { $second } would lie on each other
    .help = Move one of them: a card is 36 wide and 50 high.
clockwork-unfit-spot-on-track = A card on spot { $spot } would lie on the bridge between { $first } and { $second }
    .help = Move the spot away from the bridge, or take it out.
`;export{e as default};