### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Learn it in three minutes
home-learn-on = Go on learning
home-learn-again = Learn it once more
home-learn-beads = step { $step } of { $steps }
home-pick = Pick a game
home-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
home-seat-free = A seat is still free
home-tidy = Tidy away: { $table }
home-tidied = Tidied away: { $table }.
home-tidy-undo = Put it back
home-all = Show all
home-look-back = Look back
home-you-won = You won
home-over = The game is over
home-you = You play as
home-offline = No connection. Rules and games that you have looked at are still here.
home-teachers = For teachers
home-sheets = Sheets to print
print-boards = A board, its cards and its tokens as a PDF, for paper and scissors.
print-colour = In colour
print-ink = Lines only
print-missing = Printing needs one more part
print-missing-help = Type this once in Toychest’s folder. It fetches what is missing and writes the sheets there.
lost = Nothing lies here
lost-help = This address leads nowhere. Perhaps a letter is missing. The toys are in the chest.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Puzzle of the day
puzzle-day-done = Solved today
puzzle-streak = Days in a row: { $days }
puzzle-all = All puzzles
puzzle-solve = Solve it
puzzle-easy = Easy
puzzle-middle = Medium
puzzle-hard = Hard
devices-title = My tables on another device
devices-help = Open this on the other device. It works once, for ten minutes, and carries your seats: show it to nobody else.
devices-here = Your tables are here now: { $count }
request-refused-carrying-over = This link was used or is too old
    .help = Make a new one on the other device.
