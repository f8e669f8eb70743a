var e=`### Hungarian. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Még bemelegít: addig egyszerűbben játszik.
bot-winding-title = { $name } bemelegít
bot-winding-about = Így is azonnal válaszol, csak nagyjából egy percig kicsit kevésbé lát előre.
bot-winding-once = Ezen a gépen ez csak egyszer kell.
bot-winding-parts = Bemelegítés: { $done } / { $parts }
bot-wound = Bemelegített: most már a legjobbját adja.
hint-winding = A botok még bemelegítenek: ez a tipp kicsit kevésbé lát előre.
`;export{e as default};