### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Luck and play, in points of 100
review-line-start = At the start
review-line-luck = Luck of the box
review-line-own = Own mistakes
review-line-rivals = The rival’s mistakes
review-line-hidden = Nobody could know
review-line-rest = Our rounding
review-line-all-the-rest = All the rest
review-line-end = At the end
review-team = The team
review-team-start = At the start
review-team-luck = Luck
review-team-own = Better moves missed
review-team-rest = Our rounding
review-verdict-luck = Luck weighed more than play.
review-verdict-play = Play weighed more than luck.
review-verdict-close = Too close to tell luck from play.
review-moments = Moments worth a look
review-well-played = Well played. Nothing better was found.
review-by = Found by { $recipe }: { $evaluator }
review-graph = Who was ahead
review-graph-team = The chance to win
review-mark-mistake = a better move was there
review-mark-luck = good luck
review-better = Better: { $move }
review-better-by-far = Better by far: { $move }
review-slip = Better: { $move }. What it rests on was shown long ago.
review-lucky = That was a stroke of luck.
review-unlucky = That was bad luck.
review-lucky-odds = The chance was 1 in { $of }.
review-with-odds = { $told } The chance was 1 in { $of }.
review-with-age =
    { $told }. It had been seen { $age ->
        [one] a move
       *[other] { $age } moves
    } ago.
review-hidden = Right by all that could be seen. What lay in the dark made it worse.
review-hidden-good = It looked worse than it was: the dark was kind.
review-end = That ended the game.
review-chance-instead = { $name }: { $first } with it, { $second } as played
review-chance-instead-about = { $name }: about { $first } with it, about { $second } as played
review-chance-then = { $name }: from { $first } to { $second }

## At a terminal, and why not

review-winding = Warming up, once on this computer
review-under-way = Looking back
review-stopped = Stopped before anything was found.
review-rough = Stopped. This is what a first look found.
review-written = Written: { $file }
review-work = { $work } per cent of the work finds nothing out. Choose from 1 to { $most }.
