var e=`### Words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Close
rule = Rule { $rule }
    .own = { $rule }: our own ruling, where the rulebook is silent
rules = Rules
settings = Settings
help = Help
menu = Menu
language = Language
home = Home

## Home

home-hero-1 = Open the chest.
home-hero-2 = Pick a game. Play.
home-lead = Board games for this screen or for friends far away. Every “no” comes with the rule.
home-code = Table code
    .placeholder = Table code, like LAMB-7KQD
home-join = Join
home-code-wrong = No table has this code. Check the letters; there is no O and no 0.
home-play = Play
home-who = Who is playing?
home-alone = Me alone
home-here = At this screen
home-link = By link
home-middle = With phones
home-more = More choices
home-names = Who sits here?
home-seat-name = Name of seat { $letter }
home-add = One more
home-remove = Take out { $name }
home-link-seats = How many seats?
home-start = To the table
home-go-on = Go on
home-go-on-with = { $game } with { $names }
home-games = Games
home-unofficial = Unofficial and independent. The games belong to their publishers; these pictures are our own.
home-name-0 = Fox
home-name-1 = Owl
home-name-2 = Bear
home-name-3 = Hare
home-name-4 = Mouse
home-name-5 = Frog
home-name-6 = Goose
home-name-7 = Cat

## At the table

table-code = Table { $code }
table-code-over = Table { $code } · finished
table-team = Players
table-free = free seat
table-you = { $name } (you)
table-waits-free = Seat { $letter } is free. Somebody sits down, then it goes on.
table-happened = What happened
table-happened-none = Nothing yet. The log starts with the first move.
table-type = Type a move
    .placeholder = Type a move, like “{ $example }”
table-take-back = Take back
table-watching = You are watching
table-over = The game is over
table-invite = Invite
table-why-not = Why not?
table-what-helps = What would help:
table-open-rule = Rule { $rule }
table-allowed = Nothing is in the way. You can play it.
table-reconnecting = Reconnecting…
    .safe = Your game is safe. Moves wait.
table-opening = Opening the table…
table-log = Log
table-tab-players = Players
table-sound-on = Sound on
table-sound-off = Sound off
table-title-yours = Your turn
table-turn = { $name }’s turn
table-turn-yours = Your turn, { $name }

## Invite, sit down

invite-title = Invite
invite-lead = Whoever opens this link can sit down or watch.
invite-code = Table code
invite-link = Link
invite-copy = Copy the link
invite-copied = Copied.
invite-select = The link is marked. Copy it now.
invite-qr = The link as a picture to scan
invite-free =
    { $seats ->
        [0] All seats are taken. You can still watch.
        [one] One seat is free.
       *[other] { $seats } seats are free.
    }
sit-title = A seat is free
sit-lead = { $game }, table { $code }
sit-name = Your name
sit-take = Take a seat
sit-take-which = Take seat { $letter }
sit-too = Sit here too
sit-watch = Just watch
sit-full = All seats are taken. You can watch.

## Settings

settings-language = Language
settings-theme = Colours
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = Like the system
settings-motion = Motion
settings-motion-full = Lively
settings-motion-still = Still
settings-motion-system = Like the system
settings-letters = Single-letter keys
settings-sound = Sounds

## Help

help-keys = Keys
help-next = Next thing
help-arrows = Move on the board
help-enter = Pick or place
help-escape = Put back, close
help-space = The main button; skip what is moving
help-back = Take back
help-why = Why not?
help-list = Read the table aloud
help-mute = Sound on or off
help-type = Type a move
help-help = This page
help-replay = Step through a replay
help-ends = First and last step
help-ask = Greyed things can be asked, too. Press one, and you hear the rule.

## The end, and looking back

end-rematch = Rematch
end-save = Save the game
end-fair = Deals checked, all fair
end-home = Back to the chest
end-happened = How it went
replay-title = Look back
replay-first = First step
replay-previous = One step back
replay-play = Play
replay-pause = Stop
replay-next = One step on
replay-last = Last step
replay-place = { $number } of { $of }
replay-scrub = Step
replay-keys-step = step
replay-keys-ends = ends
replay-keys-play = play
replay-loading = Fetching the game…

## The rules page

rules-title = The rules of { $game }
rules-loading = Opening the rules…
rules-all = All rules
rules-missing = This paragraph is not on the page.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = That did not arrive in one piece
    .help = Load the page again. Your game is safe.
request-refused-malformed-move = “{ $got }” is not a move here
    .help = A move looks like this: { $expected }.
request-refused-stale = Somebody was a moment faster
    .help = Look at the board again, then choose.
request-refused-not-your-seat = This seat is not yours
    .help = Take a free seat, or watch.
request-refused-not-waiting = Nobody needs to start a turn now
    .help = Go on with the turn that is open.
request-refused-seat-taken = Somebody sits there already
    .help = Choose another seat, or watch.
request-refused-no-such-table = No table has this code
    .help = Check the letters; there is no O and no 0.
request-refused-cannot-take-back = This can’t be taken back
    .help =
        { $because ->
            [fleeting] What was seen stays seen. Go on from here.
            [reveal] What was seen stays seen. Go on from here.
           *[other] Chance or somebody else’s move lies in between. Go on from here.
        }
request-refused-store-failed = The game could not be written down
    .help = Nothing was played. Make room on the disk, then try again.
request-refused-store-unreachable = The games’ database is out of reach just now
    .help = Nothing is lost. Wait a moment, then try again.
request-refused-edition-unknown = This game is not in the chest
    .help = Pick one of the games on the shelf.
request-refused-log-damaged = The log of this game is damaged
    .help = It can’t be opened any more. Your other games are safe.
request-refused-log-newer = This game comes from a newer Toychest
    .help = Update Toychest, then open the table again.
request-refused-log-truncated = The log of this game stops after entry { $seq }
    .help = Its end is missing, so it can’t be opened. Your other games are safe.
request-refused-log-unreadable = The log of this game can’t be read
    .help = Your other games are safe. Start a new one.
request-refused-option-unknown = This choice is not offered
    .help = Choose again under “More choices”.
request-refused-seats-wrong = That number of seats does not fit
    .help = This game takes { $counts }.
request-refused-name-too-long = This name is too long
    .help = A short one fits on the card.
request-refused-token-too-short = This seat needs a longer secret
    .help = Load the page again, then sit down.
request-refused-too-late-for-entropy = The first draw is over already
    .help = Words of your own come before the first draw.
request-refused-no-guide = There is no guided game here
    .help = Play on, or learn a game from the shelf.
request-refused-no-decision = Nobody decided anything there
    .help = Pick a moment where somebody chose a move.
request-refused-no-verdict = Your move could not be weighed
    .help = Try once more in a moment.
request-refused-table-unfinished = This game is still being played
    .help = The replay waits until the end.
request-refused-unreachable = The server does not answer
    .help = Is Toychest still running? Your game is safe. Try again in a moment.
request-refused-unforeseen = Something went wrong here
    .help = Nothing was played. Try again, or load the page anew.
request-refused-too-many-tables = Too many tables were started from your address
    .help = Wait a minute, then start this one. Your games are safe.
request-refused-too-often = That was too often in so short a time
    .help = Wait a moment, then try again.
request-refused-too-many-lines = Too many windows are open from your address
    .help = Close some of them, then load this page again.
request-refused-too-busy = The server has too much to do just now
    .help = Try again in a moment.
request-refused-took-too-long = This file takes too long to look through
    .help = Make it smaller or simpler, then try again.
request-refused-option-unfit = This can’t be played yet
    .help = What is wrong stands below. Mend that, then try again.

## Choosing before play

choices-finer = Finer choices
choices-house-rules = House rules
    .help = Where the rulebooks differ or are silent, you decide. Each choice says what is played.
choices-house-rule = house rule
choices-changed =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
choices-as-printed = Back to this printing
choices-done = Done
stepper-less = One less
stepper-more = One more
played-title = This table plays
    .open = Open the rules
played-house-rules =
    { $count ->
        [one] 1 house rule
       *[other] { $count } house rules
    }
rules-rulings = Where rulebooks differ
    .help = What this table plays is marked.
rules-plays = This table plays
rules-plays-printing = This rulebook plays
rules-plays-ours = Every disputed point as we rule it.
rules-house-rule = house rule
rules-as-printed = as printed: { $printing }
rules-our-ruling = our ruling
rules-played = played here
end-again = Try again

## One screen for two

curtain-pass = Pass to { $name }
curtain-away = { $before }, look away. What { $name } holds is behind the curtain.
curtain-alone = What { $name } holds is behind the curtain.
curtain-open = I am { $name }. Open
curtain-hold = Hold to open, so that nobody slips.

## Bots and hints

request-refused-bot-level-unknown = There is no bot of level { $got }
    .help = Choose one of the levels that are offered.
request-refused-bot-memory-unknown = A memory of { $got } moves is not offered
    .help = Choose a number from 0 to { $most }; with 0 the bot forgets nothing.
request-refused-bot-stays = The bot stays on its seat
    .help = The game has begun; open the seat before the first move next time.
request-refused-not-to-act = There is nothing for you to decide now
    .help = Ask for a hint when it is your turn.
request-refused-hint-grade-unknown = There is no hint of grade { $got }
    .help = Ask for grade 1, 2 or 3.
request-refused-hint-under-way = Your last hint is still being thought about
    .help = Wait a moment.
request-refused-no-hint = No hint could be found
    .help = Ask again in a moment.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Gentle, for a first game: sees little beyond its next move.
bot-level-2 = Easy: thinks for a blink and looks a short way ahead.
bot-level-3 = Steady: makes few plain mistakes.
bot-level-4 = Careful: looks well ahead and always plays what it finds best.
bot-level-5 = Strong: thinks things through and seldom slips.
bot-level-6 = The strongest: thinks as hard as it can.
bot-level-named = { $name }, bot of level { $level }
bot-which = Which bot?
bot-memory = Memory
bot-memory-entries = Moves until it has forgotten two things in three: { $entries }
bot-memory-all = It forgets nothing.
bot-me-against = Me against { $name }
bot-me-with = Me and { $name }
bot-at-seat = Bot on seat { $letter }
bot-let = Let a bot play
bot-let-seat = Let a bot play seat { $letter }
bot-let-which = Let { $name } play
bot-person = A person plays seat { $letter }
bot-change = { $name }, bot of level { $level }. Change it
bot-change-title = { $name } plays seat { $letter }
bot-leave = Open the seat again
bot-thinking = { $name } is thinking
bot-by-rules = Thinking goes by the written rules here: it takes longer, and sees less far.

hint = Hint
hint-key = A hint; once more for a clearer one
hint-grade = Hint, { $grade } of 3
hint-thinking = Thinking…
hint-look = Look at what glows.
hint-look-all = Your moves begin alike here. Take a close look at what glows.
hint-only = Only one move is possible.
hint-guess = There was no time to think. This is only a first guess.
hint-candidates = Worth a look
hint-chance = chance to win
hint-chance-estimated = chance to win, estimated
hint-chance-exact = chance to win, exact
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, exact
hint-line = What may follow
hint-line-by = { $name }: { $move }
hint-more = Tell me more
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = There is nothing else to play.
hint-reason-wins-now = This wins at once.
hint-reason-only-good-move = No other move comes into question here.
hint-reason-best-by-far = Much better than the next best move: chance to win { $worth }, not { $secondWorth }.
hint-reason-slightly-better = A little better than the next best move: chance to win { $worth }, not { $secondWorth }.
hint-reason-all-alike = Several moves are about as good: chance to win { $worth }.
hint-reason-all-lost = Hardly a chance is left with any move: { $worth }.
hint-reason-fallback = There was no time to think. This is only a first guess.
hint-reason-unsure = Too little could be tried to put a number on it.
hint-takes = takes: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } is thinking.
plain-begin = Go on
    .help = Ready? It goes on with your click.
plain-choose = Choose what you do.
plain-to-act = to move
plain-table = What lies on the table
plain-facts = The table
plain-moves = Your moves
plain-none = nothing
plain-yes = yes
plain-no = no
plain-once = Remember it: it is shown only once.
plain-seen = I have seen it
plain-key = Play a move by its place
request-refused-table-deleted = This table was deleted
    .help = All who sat here agreed. Its game is gone.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Boxed board games, played properly.
key-enter = Enter
key-esc = Esc
key-space = Space
key-home = Home
key-end = End
bot-rank-1 = Very easy
bot-rank-2 = Easy
bot-rank-3 = Medium
bot-rank-4 = Hard
bot-rank-5 = Very hard
bot-rank-6 = Hardest
`;export{e as default};