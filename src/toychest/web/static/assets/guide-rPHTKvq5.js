var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Verover mijn hoofdkwartier of haal als eerste zeven medailles.
toybattle-guide-take = In je beurt pak je twee tegels of zet je er een. Pak er twee.
toybattle-guide-reach = Probeer Roxy op 18, precies in het midden. Kijk wat er gebeurt.
    .after = Je lijn moet bij je hoofdkwartier beginnen en mag geen gat hebben.
toybattle-guide-begin = Begin naast je hoofdkwartier: Skully op 11.
toybattle-guide-skully = Skully brengt nog twee tegels mee. Pak ze.
toybattle-guide-capn = Cap'n brengt een vriend mee. Zet Cap'n op 12.
toybattle-guide-star = Meteen nog een: Star op 14.
toybattle-guide-star-takes = Star brengt ook een tegel mee. Pak die.
toybattle-guide-hook = Mijn Hook heeft geen lijn nodig: hij landt op 18. Bezet alle bases rond een gebied en je wint de medailles.
toybattle-guide-capn-again = Zet eerst Cap'n op 13. Daarna komt Roxy.
toybattle-guide-roxy = Roxy is 7, mijn Hook maar 4. Zet Roxy erbovenop.
    .after = Alle vijf bases rond dit gebied zijn van jou. En dus ook de drie medailles.
toybattle-guide-alone = Drie van de zeven. Vanaf hier speel je alleen; vraag gerust om een tip.
`;export{e as default};