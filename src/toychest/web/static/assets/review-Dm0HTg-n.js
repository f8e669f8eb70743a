var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Luck and play, in points of 100
review-line-start = At the start
review-line-luck = Luck of the box
review-line-own = Own mistakes
review-line-slip = Forgotten
review-line-rivals = The rival’s mistakes
review-line-rivals-slip = Forgotten by the rival
review-line-others = The others’ moves
review-line-hidden = Nobody could know
review-line-rest = Our rounding
review-line-end = At the end
review-exact = exact
review-within = ± says how far off a number may be.
review-team = The team
review-team-start = At the start
review-team-luck = luck
review-team-own = Better moves missed
review-team-slip = Forgotten
review-team-rest = Our rounding
review-verdict-most-luck = Luck weighed most: { $name } +{ $points }.
review-verdict-most-play = Play weighed most: { $name } +{ $points }.
review-verdict-most-hidden = What nobody could know weighed most: { $name } +{ $points }.
review-verdict-gave-luck = Luck added { $points }.
review-verdict-gave-play = Play added { $points }.
review-verdict-gave-hidden = What nobody could know added { $points }.
review-verdict-took-luck = Luck took { $points } back.
review-verdict-took-play = Play took { $points } back.
review-verdict-took-hidden = What nobody could know took { $points } back.
review-verdict-team-kind = Luck was kind: +{ $points }.
review-verdict-team-unkind = Luck was not kind: −{ $points }.
review-verdict-team-missed = Better moves were there: −{ $points }.
review-verdict-team-best = No better move was missed.
review-verdict-close = Too close to tell luck from play.
review-verdict-kept = { $bot } played for { $name } for a while (−{ $points }).
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
review-with-hand = { $told } ({ $bot } plays for { $name })
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

## On the screen

review-luck-and-play = Luck and play
review-whom = Whom it helped, in points
review-made-of = What each chance is made of, of 100
review-made-of-team = What the team’s chance is made of
review-together = Together
review-mistakes-of = Mistakes: { $name }
review-forgotten-of = Forgotten: { $name }
review-mark-slip = seen before
review-mark-hidden = nobody could know
review-band = we are no surer than this
review-give-or-take = give or take { $points } points
review-start = start
review-entry = entry { $number }
review-entry-head = Entry
review-marks-head = What happened
review-finer = Looking closer: move { $done } of { $of }
review-looking = Looking back at the game…
review-weighing = What was luck and what was play? We are weighing it…
review-moments-follow = They follow once every move is weighed.
review-none = This game could not be weighed. You can still step through it.
review-show = Show
review-count =
    { $count ->
        [one] One moment worth a look
       *[other] { $count } moments worth a look
    }
review-back = Back to the report
review-moment-next = Next moment
review-moment-previous = Previous moment
review-key-moment = next moment
review-eyes = Seen by
review-eyes-all = everyone
review-eyes-help = Everyone: all lies open. A name: only what that seat could see.
review-link = Copy the link to this entry
review-tag-played = played
review-tag-better = better
review-about = about { $points }
review-chance-known = Chance to win, by what { $name } could know
review-chance-exact = Chance to win, exact: { $name }

## At a terminal, and why not

review-winding = Warming up, once on this computer
review-under-way = Looking back
review-stopped = Stopped before anything was found.
review-rough = Stopped. This is what a first look found.
review-written = Written: { $file }
review-work = { $work } per cent of the work finds nothing out. Choose from 1 to { $most }.
`;export{e as default};