var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Útěk z Clockwork City
    .tagline = Postav létající stroj dřív než ostatní.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Mírný, na první hru: moc dopředu nevidí a brzy zapomene, co se ukázalo.
bot-level-2-clockwork = Snadný: dívá se kousek dopředu a dost toho zapomene.
bot-level-3-clockwork = Spolehlivý: pamatuje si většinu toho, co se nedávno ukázalo.
bot-level-4-clockwork = Pečlivý: dívá se daleko dopředu a málo zapomíná.
bot-level-5-clockwork = Silný: všechno si promyslí a skoro nic nezapomene.
bot-level-6-clockwork = Nejsilnější: přemýšlí ze všech sil a nic nezapomene.
`;export{e as default};