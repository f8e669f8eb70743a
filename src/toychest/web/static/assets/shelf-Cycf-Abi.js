var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Evadare din Orașul Mecanic
    .tagline = Construiește o mașină zburătoare înaintea celorlalți.
    .seats = 2–4
    .time = 35\xA0min
    .age = 6+

bot-level-1-clockwork = Blând, pentru un prim joc: privește puțin înainte și uită repede ce s-a arătat.
bot-level-2-clockwork = Ușor: privește puțin înainte și uită destul de multe.
bot-level-3-clockwork = Constant: ține minte aproape tot ce s-a arătat de curând.
bot-level-4-clockwork = Atent: vede destul de departe și uită puțin.
bot-level-5-clockwork = Puternic: se gândește bine la toate și nu uită aproape nimic.
bot-level-6-clockwork = Cel mai puternic: se gândește cât poate de mult și nu uită nimic.
`;export{e as default};