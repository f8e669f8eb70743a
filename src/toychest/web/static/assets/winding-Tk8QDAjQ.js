var e=`### Russian. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Ещё разогревается: пока играет проще.
bot-winding-title = { $name } разогревается
bot-winding-about = Отвечает всё равно сразу, только около минуты видит чуть ближе.
bot-winding-once = На этом компьютере это бывает только раз.
bot-winding-parts = Разогрев: { $done } из { $parts }
bot-wound = Разогрев окончен: теперь играет в полную силу.
hint-winding = Боты ещё разогреваются: эта подсказка видит чуть ближе.
`;export{e as default};