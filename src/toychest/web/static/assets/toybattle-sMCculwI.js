var e=`### Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.

## Words that other sentences use

toybattle-effect-recall = Recall
toybattle-effect-draw = Draw
toybattle-effect-shove = Shove
toybattle-effect-exhume = Dig up
toybattle-effect-nullify = No effect
toybattle-effect-suppress = Hush
toybattle-effect-gate = Gate
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = { $name } begins
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } took a tile
       *[other] { $name } took { $count } tiles
    }
    .troop = { $name } took { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } placed { $troop } on { $place }
       *[other] { $name } placed { $troop } on { $place }, over { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } closed a region: one medal
       *[other] { $name } closed a region: { $medals } medals
    }
toybattle-event-troop-discarded = { $troop } of { $name } was discarded from { $base }
toybattle-event-rack-robbed = { $name } was robbed of { $troop }
toybattle-event-troop-recalled = { $name } recalled { $troop } from { $base }
toybattle-event-troop-shoved = { $troop } of { $name } was shoved from { $start } to { $end }
toybattle-event-troop-exhumed = { $name } dug up { $troop }
toybattle-event-tile-suppressed = A tile of { $name } lies face down
    .troop = { $troop } of { $name } lies face down
toybattle-event-tiles-released = { $name } may use every tile again
toybattle-event-effect-declined = { $name } did not use the { toybattle-effect } effect
toybattle-event-headquarters-captured = { $name } captured headquarters { $place }
toybattle-event-objective-reached = The medals are enough
toybattle-event-side-stuck = { $name } can neither take nor place
toybattle-event-battle-stalled = { $turns } turns without progress

## How it ended

toybattle-you-win = You win!
toybattle-outcome-headquarters = { $name } wins
    .because = A troop stands on the enemy’s headquarters.
toybattle-outcome-objective =
    { $winners ->
        [2] { $name } win together
       *[other] { $name } wins
    }
    .because =
        { $points ->
            [one] One medal is enough to win here.
           *[other] { $points } medals are enough to win here.
        }
toybattle-outcome-stuck = { $name } wins
    .because = One side could neither take nor place. More medals win; on a tie, the other side.
toybattle-outcome-no-progress =
    { $winners ->
        [1] { $name } wins
       *[other] The battle has come to a halt
    }
    .because = For too many turns nothing was taken, won or discarded. More medals win; on a tie, nobody does.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = The game is over
    .because = Nothing more can be played.
    .help = Start a new game, or look at this one again.
toybattle-refused-not-to-act = It is not your turn
    .because = The other side is playing.
    .help = Wait a moment. You will be called.
toybattle-refused-chance-first = Wait a moment
    .because = Tiles are still being dealt.
    .help = Try again when they lie on the rack.
toybattle-refused-unforeseen = That is not to be decided here
    .because = Chance deals tiles, and sides play them; neither does the other’s part.
    .help = Choose one of your own moves.
toybattle-refused-not-in-reserve = No { $troop } is left in the reserve
    .because = All tiles of that troop have been seen.
    .help = Another tile must come.
toybattle-refused-not-on-that-rack = No { $troop } lies there
    .because = Only tiles of the rack can be pointed at.
    .help = Another tile must be pointed at.
toybattle-refused-no-such-place = There is no place { $place } on this board
    .because = Every base and headquarters has its number.
    .help = Choose a number that you see on the board.
toybattle-refused-not-on-rack = You have no { $troop }
    .because = You place troops from your own rack.
    .help = Choose a troop from your rack.
toybattle-refused-suppressed-tile = { $troop } lies face down
    .because = It was hushed, and cannot be placed this turn.
    .help = Place another troop, or take. It is free again after this turn.
toybattle-refused-own-headquarters = { $place } is your own headquarters
    .because = Nobody places troops there but the enemy.
    .help = Choose a base, or the enemy’s headquarters.
toybattle-refused-not-connected = Base { $place } is out of reach
    .because = Your line from headquarters breaks at base { $breaks }.
    .help = Occupy base { $breaks } first.
toybattle-refused-headquarters-not-connected = The headquarters is out of reach
    .because = Your line from headquarters breaks at base { $breaks }.
    .help = Occupy base { $breaks } first.
toybattle-refused-hook-headquarters = Hook cannot jump onto a headquarters
    .because = He jumps to bases only, and your line breaks at { $breaks }.
    .help = Build a line up to the headquarters.
toybattle-refused-hook-nullified = Hook cannot jump to { $place }
    .because = No troop has an effect there, and jumping is his. Your line breaks at { $breaks }.
    .help = Build a line to { $place }, or jump elsewhere.
toybattle-refused-gate-closed = { $troop } does not get through the gate of { $place }
    .because = This gate lets in { $lets } and Kwak.
    .help = Place a troop that fits.
toybattle-refused-too-weak = { $troop } is too weak for { $enemy }
    .because = { $strength } would have to be more than { $against }.
    .help = Place a stronger troop, or Kwak.
toybattle-refused-rack-full = Your rack is full
    .because = It holds { $tiles } tiles, and that is the most.
    .help = Place a troop.
toybattle-refused-reserve-empty = Your reserve is empty
    .because = There is no tile left to take.
    .help = Place a troop.
toybattle-refused-effect-open = First decide about { toybattle-effect }
    .because = The effect on { $base } is waiting for you.
    .help = Use it, or do without it.
toybattle-refused-not-a-base = { $place } is no base
    .because = Effects reach bases, never headquarters.
    .help = Choose a base.
toybattle-refused-not-beside = { $base } is too far away
    .because = The effect on { $activator } reaches one path.
    .help = Choose a base one path from { $activator }.
toybattle-refused-no-enemy-there = No enemy is visible on { $base }
    .because = The effect works on the enemy’s visible troops.
    .help = Choose a base with an enemy on top.
toybattle-refused-same-base = The troop on { $base } stays
    .because = The base recalls one of your other troops.
    .help = Choose another troop of yours.
toybattle-refused-not-yours = The visible troop on { $base } is not yours
    .because = You recall your own troops only.
    .help = Choose a troop of yours.
toybattle-refused-shove-nowhere = From { $start } nobody can be shoved to { $end }
    .because = A shove goes along one path, to a base.
    .help = Choose a base beside { $start }.
toybattle-refused-not-discarded = No { $troop } of yours is discarded
    .because = You dig up your own discarded troops only.
    .help = Choose a troop from your discards.
toybattle-refused-nothing-to-decline = There is nothing to do without
    .because = No effect is offered, and nobody passes a turn.
    .help = Take tiles, or place a troop.
toybattle-refused-no-effect-offered = No effect is offered just now
    .because = Effects come after a troop is placed.
    .help = Take tiles, or place a troop.
toybattle-refused-must-suppress = This effect must be used
    .because = By the rules of this table nobody does without it.
    .help = Point at a tile of the enemy’s rack.

## Before play

toybattle-printing = Which rules?
toybattle-printing-standard = The rulebook
    .help = As printed, with our rulings where it is silent.
toybattle-option-terrain = Which terrain?
toybattle-option-terrain-castle = Castle Field
    .help = For a first game. Special bases recall a troop.
toybattle-option-terrain-pool = Tropical Pool
    .help = Gates let in certain strengths only.
toybattle-option-terrain-clouds = City of Clouds
    .help = Special bases give you another tile.
toybattle-option-terrain-jungle = Volcanic Jungle
    .help = Special bases shove an enemy aside.
toybattle-option-terrain-cemetery = Cursed Cemetery
    .help = Special bases dig up a discarded troop.
toybattle-option-terrain-caribbean = Caribbean Sea
    .help = No special bases, but blue has two headquarters.
toybattle-option-terrain-station = Station Metal-X
    .help = On special bases no troop has an effect.
toybattle-option-terrain-battlefield = Battlefield
    .help = Special bases hush a tile of the enemy’s rack.
toybattle-option-terrain-croisette = La Croisette
    .help = A later board with a bit of everything.
toybattle-option-terrain-tournament = Tournament
    .help = Castle Field, where special bases dig up a discarded troop.
toybattle-option-beginner = Special bases?
toybattle-option-beginner-false = As printed
    .help = Every special base does what it shows.
toybattle-option-beginner-true = None, for beginners
    .help = Special bases are ordinary bases, and gates are open.
toybattle-reading-suppress = Must a tile be hushed?
toybattle-reading-suppress-optional = No
    .help = You may do without hushing a tile.
toybattle-reading-suppress-forced = Yes
    .help = Whoever may hush a tile must do it.
toybattle-reading-both_at_objective = Who wins if both reach the objective at once?
toybattle-reading-both_at_objective-acting = Whoever is on turn
    .help = The side whose turn it is wins.
toybattle-reading-both_at_objective-shared = Both
    .help = Both sides are first.
toybattle-reading-no_progress = What if nothing happens any more?
toybattle-reading-no_progress-40 = It ends
    .help = After 40 turns without a tile taken, a medal won or a tile discarded, more medals win.
toybattle-reading-no_progress-none = Play on
    .help = The game goes on until somebody wins or is stuck.

## At the table

toybattle-turn = { $name }’s turn
toybattle-turn-yours = Your turn, { $name }
toybattle-turn-number = Turn { $number }
toybattle-board = The board
toybattle-rack = Your rack
toybattle-your-side = Your rack and what you can do
toybattle-you = you
toybattle-across = across the table
toybattle-side-0 = Blue
toybattle-side-1 = Red
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } of { $name }
toybattle-base = Base { $number }
toybattle-base-empty = empty
toybattle-base-held =
    { $count ->
        [one] { $troop } of { $name }
       *[other] { $troop } of { $name }, on top of { $count } tiles in all
    }
toybattle-headquarters-of = Headquarters of { $name }, number { $number }
toybattle-gate = Gate for { $lets }
toybattle-target = you can place here
toybattle-choice = you can choose this
toybattle-tiles =
    { $count ->
        [0] no tiles
        [one] 1 tile
       *[other] { $count } tiles
    }
toybattle-stack-help = The top tile holds the base. Below it, the oldest last.
toybattle-medals = { $medals } of the { $objective } medals that win
toybattle-objective =
    { $objective ->
        [one] 1 medal wins
       *[other] { $objective } medals win
    }
toybattle-goal = Capture { $name }’s headquarters, or be first to { $objective } medals.
toybattle-goal-both = Capture the other headquarters, or be first to { $objective } medals.
toybattle-on-rack = on the rack
toybattle-in-reserve = in reserve
toybattle-discarded = discarded
toybattle-face-down = face down
toybattle-known = { $troop }, known to all
toybattle-rack-count = { $count } on the rack
toybattle-strip-you = you · reserve { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, face down this turn

# What troops and bases do, in a few words.
toybattle-does-skully = take 2 tiles
toybattle-does-capn = place one more
toybattle-does-jumbo = discard a neighbour
toybattle-does-hook = land on any base
toybattle-does-xb-42 = rob the enemy’s rack
toybattle-does-star = take 1 tile
toybattle-does-roxy = just strong
toybattle-does-kwak = beats all, beaten by all
toybattle-does-recall = another troop of yours comes back to the rack.
toybattle-does-draw = take one more tile.
toybattle-does-shove = an enemy beside it goes one base on.
toybattle-does-exhume = one of your discarded troops comes back to the rack.
toybattle-does-nullify = troops placed here have no effect.
toybattle-does-suppress = turn a hidden tile of the enemy face down for a turn.
toybattle-does-gate = only these strengths get in, and Kwak.

toybattle-hint-begin = Ready? Deal the tiles.
toybattle-hint-turn = Pick a troop to place, or take tiles.
toybattle-hint-place = Pick a troop to place.
toybattle-hint-picked = { $troop } picked up. Choose a glowing base.
toybattle-hint-wait = { $name } is thinking.
toybattle-begin = Deal the tiles
toybattle-take = Take tiles
toybattle-place-on = Place on { $place }

toybattle-question = An effect is offered
toybattle-offered = { $effect } on { $base }
toybattle-ask-skully =
    { $count ->
        [one] Take a tile?
       *[other] Take { $count } tiles?
    }
toybattle-ask-capn = Place one more troop?
toybattle-ask-jumbo = Discard a glowing neighbour?
toybattle-ask-xb-42 = Rob the enemy’s rack of a hidden tile?
toybattle-ask-star = Take one tile?
toybattle-ask-recall = Recall a glowing troop of yours?
toybattle-ask-draw = Take one tile?
toybattle-ask-shove = Whom do you shove? Choose a glowing enemy.
toybattle-ask-shove-to = Where does the troop on { $base } go?
toybattle-ask-exhume = Which discarded troop do you dig up?
toybattle-ask-suppress = Turn a hidden tile of the enemy face down?
toybattle-do-take =
    { $count ->
        [one] Take a tile
       *[other] Take { $count } tiles
    }
toybattle-do-rob = Rob
toybattle-do-suppress = Turn one face down
toybattle-do-exhume = { $troop }
toybattle-decline = No, thanks

toybattle-read-side =
    { $rack ->
        [one] { $name } has { $medals } of { $objective } medals, 1 tile on the rack, { $reserve } in reserve
       *[other] { $name } has { $medals } of { $objective } medals, { $rack } tiles on the rack, { $reserve } in reserve
    }
toybattle-read-rack = Your rack: { $troops }

toybattle-key-pick = Pick a troop of your rack
toybattle-key-take = Take tiles
toybattle-key-decline = Do without an effect

# Beside "why not?": one way that is open. $what is a base or a troop.
toybattle-instead = Try { $what } instead
toybattle-beats = { $troop } beats { $enemy }.
toybattle-another = Another terrain
`;export{e as default};