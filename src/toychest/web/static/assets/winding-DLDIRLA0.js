var e=`### English. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Still warming up: plays more simply for now.
bot-winding-title = { $name } is warming up
bot-winding-about = It answers at once all the same, and thinks a little less far for about a minute.
bot-winding-once = This happens once on this computer.
bot-winding-parts = Warmed up: { $done } of { $parts }
bot-wound = Warmed up: now plays its best.
hint-winding = The bots are still warming up: this hint sees a little less far.
`;export{e as default};