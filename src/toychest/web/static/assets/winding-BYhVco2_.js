var e=`### Ukrainian. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Ще розігрівається: поки що грає простіше.
bot-winding-title = { $name } розігрівається
bot-winding-about = Відповідає все одно одразу, лише близько хвилини бачить трохи ближче.
bot-winding-once = На цьому комп’ютері це буває лише раз.
bot-winding-parts = Розігрів: { $done } із { $parts }
bot-wound = Розігрів закінчено: тепер грає на повну силу.
hint-winding = Боти ще розігріваються: ця підказка бачить трохи ближче.
`;export{e as default};