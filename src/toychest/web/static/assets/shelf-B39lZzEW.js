var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Menekülés Clockwork Cityből
    .tagline = Építs repülő szerkezetet a többiek előtt.
    .seats = 2–4
    .time = 35 perc
    .age = 6+

bot-level-1-clockwork = Szelíd, az első játékhoz: alig lát előre, és hamar elfelejti, amit mutattak.
bot-level-2-clockwork = Könnyű: csak kicsit néz előre, és sok mindent elfelejt.
bot-level-3-clockwork = Megbízható: a legtöbbre emlékszik, amit mostanában mutattak.
bot-level-4-clockwork = Gondos: messzire előrenéz, és keveset felejt.
bot-level-5-clockwork = Erős: mindent végiggondol, és szinte semmit sem felejt el.
bot-level-6-clockwork = A legerősebb: teljes erőből gondolkodik, és semmit sem felejt el.
`;export{e as default};