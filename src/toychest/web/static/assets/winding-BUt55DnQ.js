var e=`### Italian. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Si sta ancora scaldando: per ora gioca più semplice.
bot-winding-title = { $name } si sta scaldando
bot-winding-about = Risponde subito lo stesso, e per circa un minuto vede un po’ meno lontano.
bot-winding-once = Succede una volta sola su questo computer.
bot-winding-parts = Riscaldamento: { $done } di { $parts }
bot-wound = Riscaldamento finito: ora gioca al meglio.
hint-winding = I bot si stanno ancora scaldando: questo consiglio vede un po’ meno lontano.
`;export{e as default};