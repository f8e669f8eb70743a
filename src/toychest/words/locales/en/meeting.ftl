### Who is at a table, and what people there ask of each other.

terms-take-back = Taking back
terms-take-back-free = Freely
    .help = What you did can be taken back, even when it is somebody else’s turn.
terms-take-back-ask = If the others allow it
    .help = Once it is somebody else’s turn, they are asked first. At one screen and against bots it is free.
terms-take-back-none = Never
    .help = Once it is somebody else’s turn, what you did stands.
table-ask-back = Ask to take back
table-took-back-agreed = { $name } took a move back; { $others } allowed it
plea-take-back = { $name } would like to take the last move back
plea-take-back-yours = You asked to take your move back
plea-waits = Waiting for { $names }
plea-yes = Allow it
plea-no = Better not
plea-withdraw = Never mind
plea-declined = The move stands.
request-refused-plea-gone = That is settled already
    .help = Just play on.
presence-sat = { $name } sits down
presence-back = { $name } is back
presence-unreachable = { $name } is out of reach
presence-away = { $name } is away
presence-watches = Somebody is watching
presence-onlookers =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }
seat-unreachable = out of reach
seat-away = away
seat-thinks = thinking for { $minutes } min
seat-unnamed = seat { $letter }
sit-invited =
    { $count ->
        [one] { $names } invites you
       *[other] { $names } invite you
    }
gather-title = Waiting for somebody to sit down
gather-chip = Waiting
gather-begin = Begin all the same
left-title = { $name } is gone
left-help = The seat stays { $name }’s. Nothing happens by itself.
left-which = Which bot?
left-wait = Wait
left-bot = Let { $bot } play
left-declined = Nobody plays for them for now.
plea-bot = { $name } would like a bot to play for { $left } meanwhile
plea-bot-yours = You asked for a bot to play for { $left }
kept-back = You are back. The bot gets up after this turn.
hand-bot = { $bot } plays for { $name } from here
hand-person = { $name } plays again
leave-title = Leave the table
leave-help = Your seat waits for you. Those who stay see that you are away; they may let a bot play until you are back.
leave-go = I must go
leave-stay = Stay
request-refused-seat-kept = A bot is still playing your turn
    .help = The seat is yours again at the end of the turn.
request-refused-seat-not-away = They are not away
    .help = A bot plays only for somebody who has left.
request-refused-hand-unchanged = Nothing has changed there
    .help = Just play on.
say-title = Say something
say-hello = Hello!
say-luck = Good luck
say-nice = Nice move!
say-oops = Oops
say-moment = I need a moment
say-turn = Your turn?
say-lucky = That was lucky
say-played = Well played
say-thanks = Thank you
say-again = Again?
say-go = I must go
say-bye = Bye!
say-mute = Mute { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = That is enough for now
    .help = You can say more in a little while.
