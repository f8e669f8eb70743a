var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Escape from Clockwork City
    .tagline = Build a flying machine before the others do.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Gentle, for a first game: sees little ahead and soon forgets what was shown.
bot-level-2-clockwork = Easy: looks a short way ahead and forgets a good deal.
bot-level-3-clockwork = Steady: remembers most of what was shown lately.
bot-level-4-clockwork = Careful: looks well ahead and forgets little.
bot-level-5-clockwork = Strong: thinks things through and forgets hardly anything.
bot-level-6-clockwork = The strongest: thinks as hard as it can and forgets nothing.
`;export{e as default};