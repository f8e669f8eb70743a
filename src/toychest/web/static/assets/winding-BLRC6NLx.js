var e=`### Dutch. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Warmt nog op en speelt zolang wat eenvoudiger.
bot-winding-title = { $name } warmt nog op
bot-winding-about = De zetten komen toch meteen, en zijn ongeveer een minuut lang iets minder ver doordacht.
bot-winding-once = Dit gebeurt één keer op deze computer.
bot-winding-parts = Opgewarmd: { $done } van { $parts }
bot-wound = Opgewarmd: speelt nu zo goed als het kan.
hint-winding = De bots warmen nog op: deze tip kijkt iets minder ver.
`;export{e as default};