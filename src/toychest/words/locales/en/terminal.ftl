### The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, press Enter: { $what }
terminal-opening = It goes on
terminal-hint = Type a move. “?” lists what you may do.
terminal-moves = You may play:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = There is nothing to play just now.
terminal-moves-enter = Press Enter: { $what }
terminal-pass = Pass to { $name }, then press Enter.
terminal-passed = { $name } looks at the screen now.
terminal-seen-by-all = Everybody may look, once:
terminal-seen-by-one = Only { $name } may look, once:
terminal-seen = Press Enter when you have seen it: then it is gone.
terminal-taken-back = Taken back: { $words }
terminal-elsewhere = This table was played on elsewhere. Here is how it stands now.
terminal-unknown = “{ $text }” is no move and no command here.
terminal-number-unknown =
    { $count ->
        [0] There is nothing to pick by number now.
        [one] Only number 1 can be picked now.
       *[other] Pick a number from 1 to { $count }.
    }
terminal-did-you-mean = Did you mean “{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Type “why” and a move: why { $example }
terminal-seat = Seat { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot LEVEL):
terminal-bot-unknown = No bot is called “{ $text }”.
terminal-bot-memory = No bot remembers “{ $text }” moves. Choose a number from 0 to { $most }; with 0 it forgets nothing.
terminal-bot-none = No bot plays this game.
terminal-bot-fallback = { $name } could not think this time, and plays any move it may.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Look at “{ $start }”.
       *[other] Look at “{ $start }”: { $among } of your { $legal } moves begin so.
    }
terminal-hint-look-all = All your moves begin with “{ $start }”. Take a close look.
terminal-hint-more = “hint” says more.
terminal-hint-none = No bot plays this game, so nobody can give a hint.

## Help

terminal-help-move = A move, like “{ $example }”, or its number from the list.
terminal-help-list = ? lists what you may do now.
terminal-help-hint = hint says where to look; typed again, which moves are good; once more, what may follow and why.
terminal-help-why = why { $example } says which rule allows or forbids a move.
terminal-help-back = back takes back your last move; back 2 takes back two.
terminal-help-board = board shows the table again.
terminal-help-log = log says what happened so far.
terminal-help-rule = rule { $rule } opens a paragraph of the rules.
terminal-help-save = save FILE writes a finished game to a file.
terminal-help-quit = quit stops here. The game is kept.
terminal-help-enter = Enter goes on when the table waits for you.

## Kept, saved, going on

terminal-kept = The game is kept. Go on with: { $command }
terminal-input-ended = The moves ended before the game did. It is kept; go on with: { $command }
terminal-save-where = Type “save” and the name of a file.
terminal-save-later = This game is not over, so its log is not written yet. It is kept; go on with: { $command }
terminal-saved = Saved as { $file }. Check it with: { $command }
terminal-save-exists = There is a file { $file } already. Choose another name.
terminal-save-failed = { $file } could not be written: { $because }
terminal-over = It is over. Type save FILE, verify, rematch, replay or quit.
terminal-fair = Fair: all { $entries } entries follow the rules and the seed.
terminal-unfair = Entry { $seq } does not fit: { $because }
terminal-resume-others = Also unfinished:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = No game waits to be finished. Start one with: { $command }
terminal-resume-over = This game is over. Look back with: { $command }

## Before play

terminal-games = Games:
terminal-games-how = Play one with: { $command }
terminal-which-game = Which game? Enter leaves. >
terminal-game-unknown = No game here is called “{ $text }”.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Who plays? Type names and bots with commas between them. A bot is a number or its name:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Table { $code }
terminal-players = Players: { $names }
terminal-printing = Printing: { $printing }
terminal-house-rules = House rules:
terminal-options = Choices before play:
terminal-printings = Printings:
terminal-readings = House rules (--rule NAME=VALUE):
terminal-default = { $text } (usual)
terminal-choice-unknown = “{ $text }” can’t be chosen for { $name }.
terminal-choice-offered = Choose one of: { $choices }
terminal-choice-file = Or name a file of your own.
terminal-choice-unfit = “{ $text }” for { $name } can’t be played with your other choices:
terminal-choice-twice = “{ $name }” is chosen twice. Say it once.
terminal-option-unknown = This game has no choice called “{ $name }”.
terminal-rule-unknown = This game has no house rule called “{ $name }”.
terminal-rule-printed = This printing plays { $text } anyway. Leave it out.
terminal-rule-shape = A house rule is written NAME=VALUE, like { $example }.
terminal-option-shape = A choice is written NAME=VALUE, like { $example }.
terminal-edition-unknown = No edition or printing of this game is called “{ $text }”.
terminal-edition-twice = Choose an edition or a printing, not both.
terminal-seats-twice = { $seats } seats, but { $names } names. Say one or the other.
terminal-seats-bots = Seats: { $seats }. Names: { $names }. Bots: { $bots }. These do not fit together.
terminal-file-unfit = { $file } can’t be played with:
terminal-file-unreadable = { $file } can’t be read: { $because }
terminal-file-too-long = { $file } is too long: a file of your own has at most { $most } bytes.
terminal-file-none = { $file } is no file, but a folder or a device.

## Looking back

terminal-replay-place = Step { $number } of { $of }
terminal-replay-keys = Keys: right, left, Home, End; Space plays; q stops.
terminal-replay-lines = Enter goes on; back, home, end and a number work, too; q stops.
terminal-replay-prompt = replay >
terminal-replay-start = Before the first move
terminal-replay-no-game = { $file } is no saved game.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = start
castle-terminal-gate = gate
castle-terminal-wand = wand
castle-terminal-ghost-room = ghost room
castle-terminal-room = chamber
castle-terminal-column = Column { $column } is { $symbol }
castle-terminal-no-door = No door between { $one } and { $other }
castle-terminal-sorcerer = The sorcerer is in { $square }
castle-terminal-was = was { $laid }
castle-terminal-stack =
    { $cards ->
        [one] one card left
       *[other] { $cards } cards left
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = wand
castle-terminal-chip-spare = no wand
castle-terminal-chip-skip = left out
castle-terminal-legend = @ sorcerer, S start, O gate, w wand, X ghost room, T treasure; numbers are planned steps, a gap is a door.

castle-step-walk = Step { $number }: { castle-direction } to { $end }
castle-step-jump = Then a jump to { $end }
castle-step-stay = Then no jump in { $end }
castle-step-ghost = Then the ghost climbs
castle-step-wand = Then the wand in { $end }
castle-step-spare = Then no wand in { $end }
castle-step-skip = Step { $number } { castle-direction } is left out

castle-terminal-hint-turn = Turn up to two arrows, then type “go”. “?” lists what you may do.
castle-terminal-hint-go = Ready? Type “go”. “back” takes back.
castle-terminal-hint-way = Which way does card { $place } go? Type “walk up”, right, down or left.
castle-terminal-hint-gate = A gate in { $square }! Type “jump” and a square, or “stay”. “?” lists the gates.
castle-terminal-hint-wand = A wand in { $square }! Type “use wand” or “leave wand”.
castle-terminal-hint-forced = A gate in { $square }! Type “jump” and a square. “?” lists the gates.
castle-terminal-hint-turn-first = At { $square } no answer leads on. Turn an arrow first. “?” lists what you may do.
castle-terminal-hint-stuck = Step { $number } is blocked. Turn an arrow. “?” lists what you may do.
castle-terminal-hint-stop = Step { $number } is blocked. Turn an arrow, or type “go”: the row ends there.
castle-terminal-hint-hopeless = No turning helps. Type “go”, and the ghost climbs.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terrain: { $terrain }
toybattle-terminal-paths = paths to { $places }
toybattle-terminal-below = below it { $tiles }
toybattle-terminal-connected = connected
toybattle-terminal-cut-off = cut off
toybattle-terminal-region =
    { $medals ->
        [one] Region { $bases }: one medal
       *[other] Region { $bases }: { $medals } medals
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Region { $bases }: one medal, taken by { $name }
       *[other] Region { $bases }: { $medals } medals, taken by { $name }
    }
toybattle-terminal-you = You are { $name }
toybattle-terminal-idle = Turns without progress: { $turns }; at { $most } it ends
toybattle-terminal-side-known = Known on the rack of { $name }: { $troops }
toybattle-terminal-side-out = Discards of { $name }: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] One tile of { $name } lies face down
       *[other] { $count } tiles of { $name } lie face down
    }
toybattle-terminal-own-down = Face down this turn: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals } of { $objective } medals

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = rack { $rack }, res. { $reserve }
toybattle-terminal-down = { $count } face down
toybattle-terminal-out = Discards
toybattle-terminal-known = Known
toybattle-terminal-legend = [Hook4] blue, (Hook4) red, x2 tiles in all, ! cut off, ? asks you, [#1] (#41) headquarters, 15R special base, {"{"}1-2{"}"} gate, 2* medals in a region, [2] (2) taken; the list beside it names the bases of each region.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Type “take”, or “place” with a troop and a number. “?” lists what you may do.
toybattle-terminal-hint-skully = { $effect } on { $base }: “take” two tiles, or “decline”.
toybattle-terminal-hint-capn = { $effect } on { $base }: “place” one more troop, or “decline”. “?” lists where.
toybattle-terminal-hint-jumbo = { $effect } on { $base }: “discard” and the number of an enemy beside it, or “decline”.
toybattle-terminal-hint-xb-42 = { $effect } on { $base }: “rob” the enemy’s rack of a hidden tile, or “decline”.
toybattle-terminal-hint-star = { $effect } on { $base }: “take” one tile, or “decline”.
toybattle-terminal-hint-recall = { $effect } on { $base }: “recall” and the number of another troop of yours, or “decline”.
toybattle-terminal-hint-draw = { $effect } on { $base }: “take” one tile, or “decline”.
toybattle-terminal-hint-shove = { $effect } on { $base }: “shove”, an enemy beside it and where it goes, or “decline”. “?” lists how.
toybattle-terminal-hint-exhume = { $effect } on { $base }: “exhume” and one of your discarded troops, or “decline”.
toybattle-terminal-hint-suppress = { $effect } on { $base }: “suppress” turns a hidden tile of the enemy face down. “?” lists what else you may do.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

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
