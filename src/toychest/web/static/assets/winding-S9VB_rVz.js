var e=`### German. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = Wärmt sich noch auf und spielt so lange einfacher.
bot-winding-title = { $name } wärmt sich auf
bot-winding-about = Die Züge kommen trotzdem sofort und sind etwa eine Minute lang nicht ganz so weit gedacht.
bot-winding-once = Das passiert auf diesem Computer nur einmal.
bot-winding-parts = Aufgewärmt: { $done } von { $parts }
bot-wound = Aufgewärmt: spielt jetzt, so gut es geht.
hint-winding = Die Bots wärmen sich noch auf: Dieser Tipp sieht nicht ganz so weit.
`;export{e as default};