var e=`### Slovene. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Se še ogreva: za zdaj igra bolj preprosto.
bot-winding-title = { $name } se ogreva
bot-winding-about = Vseeno odgovori takoj, le približno minuto ne vidi tako daleč.
bot-winding-once = Na tem računalniku se to zgodi samo enkrat.
bot-winding-parts = Ogrevanje: { $done } od { $parts }
bot-wound = Ogrevanje končano: zdaj igra, kolikor najbolje zna.
hint-winding = Boti se še ogrevajo: ta namig ne vidi tako daleč.
`;export{e as default};