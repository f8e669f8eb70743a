var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Fuga da Clockwork City
    .tagline = Costruisci una macchina volante prima degli altri.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Tranquillo, per una prima partita: guarda poco avanti e dimentica presto quello che si è visto.
bot-level-2-clockwork = Facile: guarda un po’ avanti e dimentica parecchio.
bot-level-3-clockwork = Costante: ricorda quasi tutto quello che si è visto da poco.
bot-level-4-clockwork = Attento: guarda lontano e dimentica poco.
bot-level-5-clockwork = Forte: riflette bene su tutto e non dimentica quasi niente.
bot-level-6-clockwork = Il più forte: pensa più che può e non dimentica niente.
`;export{e as default};