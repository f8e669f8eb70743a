var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Escapa de La Ciudad de las Máquinas
    .tagline = Construye una máquina voladora antes que los demás.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Tranquilo, para una primera partida: mira poco hacia delante y olvida pronto lo que se ha enseñado.
bot-level-2-clockwork = Fácil: mira un poco hacia delante y olvida bastante.
bot-level-3-clockwork = Constante: recuerda casi todo lo que se ha enseñado hace poco.
bot-level-4-clockwork = Cuidadoso: mira bastante hacia delante y olvida poco.
bot-level-5-clockwork = Fuerte: lo piensa todo bien y no olvida casi nada.
bot-level-6-clockwork = El más fuerte: piensa todo lo que puede y no olvida nada.
`;export{e as default};