var e=`### Polish. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Jeszcze się rozgrzewa: na razie gra prościej.
bot-winding-title = { $name } się rozgrzewa
bot-winding-about = Odpowiada i tak od razu, tylko przez mniej więcej minutę myśli trochę mniej daleko.
bot-winding-once = Na tym komputerze dzieje się to tylko raz.
bot-winding-parts = Rozgrzewka: { $done } z { $parts }
bot-wound = Po rozgrzewce: teraz gra najlepiej, jak umie.
hint-winding = Boty jeszcze się rozgrzewają: ta podpowiedź sięga trochę mniej daleko.
`;export{e as default};