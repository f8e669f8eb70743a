var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Osvoji moj štab ali prej zberi sedem medalj.
toybattle-guide-take = Ko si na vrsti, vzameš dva žetona ali postaviš enega. Vzemi dva.
toybattle-guide-reach = Poskusi: Roxy na 18, točno na sredino. Poglej, kaj se zgodi.
    .after = Tvoja linija se mora začeti pri tvojem štabu in ne sme imeti vrzeli.
toybattle-guide-begin = Začni ob svojem štabu: Skully na 11.
toybattle-guide-skully = Skully prinese še dva žetona. Vzemi ju.
toybattle-guide-capn = Cap'n pripelje prijatelja. Postavi Cap'n na 12.
toybattle-guide-star = In takoj še ena: Star na 14.
toybattle-guide-star-takes = Tudi Star prinese žeton. Vzemi ga.
toybattle-guide-hook = Moj Hook ne potrebuje linije: pristane na 18. Zasedi vse baze okoli območja in dobiš njegove medalje.
toybattle-guide-capn-again = Najprej postavi Cap'n na 13. Potem pride Roxy.
toybattle-guide-roxy = Roxy ima 7, moj Hook le 4. Postavi Roxy nanj, na 18.
    .after = Vseh pet baz okoli tega območja je tvojih. Njegove tri medalje tudi.
toybattle-guide-alone = Tri od sedmih. Od tu igraš brez mene; za namig lahko prosiš kadar koli.
`;export{e as default};