var e=`### English. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, the coach
guide-step = Step { $step } of { $steps }
guide-show-me = Show me
guide-play-it = Play it for me
guide-skip = Skip
guide-go-on = Go on
guide-have-it = I have it
guide-once-more = Once more
guide-take-back = Take it back
guide-alone = Go on alone
guide-leave = Leave the guide
guide-well-done = Well done, { $name }.
guide-works-too = That works, too.
    .astray = That works, too. But my next steps may not fit now.
guide-leaves = From here it is an ordinary game: play on as you like.
guide-grown-up = For the grown-up:
guide-waits = { $name } waits
guide-shows = { $name } shows a card
guide-key = The coach says it again
tip-title = Good to know
tip-close = Got it
tip-off = No more tips
`;export{e as default};