var e=`### Spanish. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Aún está calentando: por ahora juega más sencillo.
bot-winding-title = { $name } está calentando
bot-winding-about = Responde enseguida de todos modos, y durante un minuto más o menos piensa un poco menos lejos.
bot-winding-once = Esto pasa una sola vez en este ordenador.
bot-winding-parts = Calentamiento: { $done } de { $parts }
bot-wound = Calentamiento hecho: ya juega lo mejor que sabe.
hint-winding = Los bots aún están calentando: esta pista ve un poco menos lejos.
`;export{e as default};