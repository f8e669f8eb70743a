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
terminal-number-listed = { $number } is a place here, too. For number { $number } of the list, type: { $move }
terminal-number-alone = “{ $number }” alone plays nothing. “?” lists what you may do, with numbers.
terminal-number-there = To play there, type: { $moves }
terminal-extras-missing = This needs more than playing does: { $packages }. With the internet at hand, type “python3 play.py { $command }”, which fetches it, or “pip install { $names }”.
terminal-did-you-mean = Did you mean “{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Type “why” and a move: why { $example }
terminal-look-unknown = Nothing here is called “{ $text }”. “look” alone says what there is.
terminal-rules-how = “rule 2” reads a section, “rule { $rule }” a paragraph.
    .thing = “rule { $thing }” says what something does.
terminal-rules-list = “rules” lists the sections.
terminal-seat = Seat { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot LEVEL):
terminal-bot-unknown = No bot is called “{ $text }”.
terminal-bot-memory = No bot remembers “{ $text }” moves. Choose a number from 0 to { $most }; with 0 it forgets nothing.
terminal-bot-fallback = { $name } could not think this time, and plays any move it may.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Look at “{ $start }”.
terminal-hint-look-all = All your moves begin with “{ $start }”. Take a close look.
terminal-hint-only-now = Only this move is left. “back” takes the one before it back.
terminal-hint-more = “hint” says more.

## Help

terminal-help-move = A move, like “{ $example }”; or its number while the list is on the screen.
terminal-help-list = ? lists what you may do now.
terminal-help-hint = hint says where to look; typed again, which moves are good; once more, what may follow and why.
terminal-help-why = why { $example } says which rule allows or forbids a move.
terminal-help-goal = goal says how to win and what a turn is.
terminal-help-look = look and a place says what lies there, a whole stack, too; look { $thing } says what something does; look alone, what everything does.
terminal-help-rules = rules lists the sections of the rules; rule 2 reads one of them.
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
terminal-scripted = By the rules: { $entries } entries. The guide chose { $scripted } of the draws, so nothing is said about luck.
terminal-unfair = Entry { $seq } does not fit: { $because }
terminal-resume-others = Also unfinished:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = No game waits to be finished. Start one with: { $command }
terminal-resume-over = This game is over. Look back with: { $command }

## Before play

terminal-games = Games:
terminal-games-how = Play one with: { $command }
terminal-games-learn = Learn one first: { $command }
terminal-which-game = Which game? Type its name or number; “learn” before it plays a guided first game. Enter leaves.
terminal-game-unknown = No game here is called “{ $text }”. Here are: { $games }. A game of your own is found when play.py starts: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Who plays? Type names and bots with commas between them. A bot is a number or its name:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Choose before play, like { $example }; “?” lists all choices. Enter: as usual.
terminal-table = { $game }. Table { $code }
terminal-players = Players: { $names }
terminal-printing = Printing: { $printing }
terminal-house-rules = House rules:
terminal-help-offered = “help” says what you can type, “rules” opens the rules.
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
terminal-file-missing = There is no file { $file }.
terminal-file-none = { $file } is no file, but a folder or a device.

## Looking back

terminal-replay-place = Step { $number } of { $of }
terminal-replay-keys = Keys: right, left, Home, End; Space plays; q stops.
terminal-replay-lines = Enter goes on; back, home, end and a number work, too; q stops.
terminal-replay-prompt = replay >
terminal-replay-start = Before the first move
terminal-replay-no-game = { $file } is no saved game.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = A small game to start from lies in { $folder }
terminal-new-terminal = Play it here: { $command }
terminal-new-browser = In the browser: { $command }
terminal-new-laws = Try its laws: { $command }
terminal-new-install = Put it on the shelf first: { $command }
terminal-new-name = “{ $name }” can’t name a new game: choose three or more small letters from a to z, or digits after the first.
terminal-new-taken = The name “{ $name }” is taken, by a game or by a package of Python. Choose another name.
terminal-laws-kept = { $game } keeps all { $laws } laws.
terminal-laws-broken = { $game } breaks a law: { $because }
terminal-laws-unread = These words can’t be read: { $where }
terminal-laws-unsaid = These sentences are missing in English: { $ids }
terminal-served-elsewhere = Another Toychest serves the games in { $folder } already (process { $process }). Close it first, or name another folder with --data.
terminal-strangers = Everybody on your network can open this address, start tables, watch a table whose code they know and take a free seat there. They can take no seat of yours and see nothing that you hold. What is sent is not encrypted.
terminal-game-broken = The game “{ $name }” can’t be played: { $because }

## Training a value network.

terminal-train-work = { $work } per cent of the work teaches nothing. Choose from 1 to { $most }.
terminal-train-ending = { $file }: the ending { $ending } is taken by what lies beside the network. Give the network another ending.
terminal-train-no-network = { $game } has no value network. There is one for: { $games }
terminal-train-under-way = Training, surprise { $surprise }
terminal-train-stopped = Stopped after part { $done } of { $parts }. The same command goes on from there.
terminal-train-other = { $file } belongs to another game, seed or amount of work. Remove it, or name another file with --out.
terminal-train-damaged = { $file } is damaged. Remove it to begin anew.
terminal-train-curve = how surprised the network was
terminal-train-legend = games played; surprise in nats for each state

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Step { $step } of { $steps }: { $words }
terminal-learn-type = Type “{ $move }”.
terminal-learn-enter = Press Enter.
terminal-learn-go-on = Press Enter to go on.
terminal-learn-elsewhere = That works, too.
terminal-learn-over = From here it is an ordinary game.
terminal-learn-alone = You play alone from here.
terminal-learn-none = There is no guided game “{ $text }”. Learn one of: { $games }
terminal-learn-offered = Learn it by playing: { $command }
terminal-learn-how = “skip” does what I ask for; “alone” sends me away.
terminal-tip = Good to know: { $words } ({ $rule })
terminal-tip-how = “tips off” ends these lines.
terminal-tips-off = No more tips. “tips on” brings them back.
terminal-tips-on = Tips come again.
terminal-help-tips = tips off ends the tips, tips on brings them back.
terminal-fair-since = Fair since it was played on: { $entries } entries by the rules, { $copied } draws of the game before it.

## What bot games say of a game.

report-title = { $game }: what bot games say
report-intro = Games: { $games }. Bots of level { $level } on every seat; seats: { $seats }.
report-starter-won = Games won by whoever begins
report-team-won = Games won by the team
report-luck = Without luck: what chance gave after the start is taken away. That is as sure as { $worth } times as many games ({ $evaluator }).
report-board = Board
report-printing = Printing
report-games = Games
report-without-luck = Without luck
report-length = Decisions in a game
report-median = Decisions, median
report-half = Half of all games
report-from-to = { $low } to { $high }
report-share = { $share } ({ $low } to { $high })
report-endings = How games end
report-cut-off = cut off
report-all = All
report-under-way = Bots are playing
report-stopped = Stopped. What was played is kept in { $file }; the same command goes on.
report-other-file = { $file } holds something else than games of bots. Name another file with --results.
report-no-such-bot = No bot is called { $bot }. Choose a level from 1 to 6, greedy or random.
terminal-help-resign = resign gives the game up, where two play each other.
terminal-resign-sure = { $name } wins then. Type “resign” once more to give the game up.
terminal-clock = This table has a clock. At this keyboard it stands still.
