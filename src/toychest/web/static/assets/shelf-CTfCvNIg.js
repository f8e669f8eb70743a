var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Ontsnap uit Clockwork City
    .tagline = Bouw een vliegende machine voordat de anderen het doen.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Rustig, voor een eerste spel: kijkt weinig vooruit en vergeet snel wat er te zien was.
bot-level-2-clockwork = Makkelijk: kijkt een klein stukje vooruit en vergeet best veel.
bot-level-3-clockwork = Degelijk: onthoudt het meeste van wat er pas nog te zien was.
bot-level-4-clockwork = Zorgvuldig: kijkt ver vooruit en vergeet weinig.
bot-level-5-clockwork = Sterk: denkt goed na en vergeet bijna niets.
bot-level-6-clockwork = De sterkste: denkt zo hard na als hij kan en vergeet niets.
`;export{e as default};