var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Ucieczka z Zegarowego Miasta
    .tagline = Zbuduj latającą maszynę, zanim zrobią to inni.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Łagodny, na pierwszą grę: niewiele widzi naprzód i szybko zapomina, co było pokazane.
bot-level-2-clockwork = Łatwy: patrzy tylko trochę naprzód i sporo zapomina.
bot-level-3-clockwork = Solidny: pamięta większość tego, co pokazano niedawno.
bot-level-4-clockwork = Uważny: patrzy daleko naprzód i mało zapomina.
bot-level-5-clockwork = Silny: wszystko przemyśli i prawie niczego nie zapomina.
bot-level-6-clockwork = Najsilniejszy: myśli z całych sił i niczego nie zapomina.
`;export{e as default};