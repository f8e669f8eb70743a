### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Try it again
review-show-better = Show what was better
review-covered = There was a better move.
review-graph-eyes = What { $name } could tell
puzzles-own = Your puzzles
puzzles-own-lead = Moments of your own games in which there was a better move. Any move as good as the best solves them.
puzzles-own-none = Finish a game: where there was a better move for you, you can try it again here.
puzzle-own-entry = { $code }, entry { $entry }
puzzle-own-task = In the game: { $move }. Find something better.
puzzle-weighing = Weighing your move…
puzzle-back-to-game = Back to the game
review-try-how = Type a move. An empty line shows what was better.
