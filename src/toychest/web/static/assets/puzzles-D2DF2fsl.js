var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Puzzle
puzzles = Puzzles
puzzles-lead = From real games. Each has been checked: one way is better than all others.
puzzles-by-theme = By theme
puzzles-by-hardness = By difficulty
puzzle-number = Puzzle { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = { $name } to move
puzzle-task-move = Find the best move.
puzzle-task-end = Play on until you have won.
puzzle-moves =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
puzzle-way = Your way so far
puzzle-show = Show
puzzle-start-over = Start over
puzzle-try-again = Try again
puzzle-again = Once more
puzzle-solved = Solved!
puzzle-answer = This is the answer
puzzle-wrong = Not this one
    .more = There is something better.
puzzle-exact =
    { $right ->
        [1] All { $ways } ways were tried: only this one does it.
       *[other] All { $ways } ways were tried: { $right } of them do it.
    }
puzzle-worths = Chance to win: { $first } of 100. With the next best move: { $second }.
puzzle-no-reason = There is no single reason for it: weighed again and again, it comes out best.
puzzle-levels = Bots find it in { $times } of 10 tries.
puzzle-next = Next puzzle
puzzle-share = Share this puzzle
puzzle-so-far = { $solved } of { $of } solved
puzzle-from = From a real game. Only what { $name } saw is shown.
request-refused-no-such-puzzle = No puzzle has this address
    .help = It may be from another Toychest. There are many other puzzles.
request-refused-no-such-day = “{ $got }” is no day
    .help = Write it as 2026-11-17.
request-refused-puzzle-done = This puzzle was played already
    .help = Start over to try something else.
request-refused-puzzle-elsewhere = This way leads elsewhere
    .help = Take something back, or start over; then there is a hint.
puzzles-under-way = Looking for puzzles
puzzles-made = { $file }: { $count } puzzles
puzzles-stopped = Stopped. What was found is kept; start again to go on.
puzzles-none-of = No puzzles are made of “{ $game }”. Choose from: { $games }
puzzles-other-file = { $file } holds something else than puzzles of this game and seed. Name another file with --out.
puzzles-other-game = { $file } is a game of { $got }, not of { $game }.
`;export{e as default};