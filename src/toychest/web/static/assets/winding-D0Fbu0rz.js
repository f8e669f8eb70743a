var e=`### Czech. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Ještě se rozcvičuje: zatím hraje jednodušeji.
bot-winding-title = { $name } se rozcvičuje
bot-winding-about = Odpovídá i tak hned, jen asi minutu nevidí tak daleko.
bot-winding-once = Na tomto počítači se to stane jen jednou.
bot-winding-parts = Rozcvička: { $done } z { $parts }
bot-wound = Po rozcvičce: teď hraje, jak nejlépe umí.
hint-winding = Boti se ještě rozcvičují: tahle rada nevidí tak daleko.
`;export{e as default};