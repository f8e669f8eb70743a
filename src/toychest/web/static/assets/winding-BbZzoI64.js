var e=`### Romanian. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Încă se încălzește: deocamdată joacă mai simplu.
bot-winding-title = { $name } se încălzește
bot-winding-about = Răspunde oricum imediat, doar că vreun minut vede puțin mai aproape.
bot-winding-once = Se întâmplă o singură dată pe acest calculator.
bot-winding-parts = Încălzire: { $done } din { $parts }
bot-wound = Încălzire gata: acum joacă cât poate de bine.
hint-winding = Boții încă se încălzesc: acest indiciu vede puțin mai aproape.
`;export{e as default};