var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Dobyj můj štáb, nebo získej dřív sedm medailí.
toybattle-guide-take = Na tahu si vezmeš dva žetony, nebo jeden postavíš. Vezmi si dva.
toybattle-guide-reach = Zkus Roxy na 18, přímo doprostřed. Uvidíš, co se stane.
    .after = Tvoje linie musí začínat u tvého štábu a nesmí mít mezeru.
toybattle-guide-begin = Začni vedle svého štábu: Skully na 11.
toybattle-guide-skully = Skully přináší ještě dva žetony. Vezmi si je.
toybattle-guide-capn = Cap'n přivede kamaráda. Postav Cap'n na 12.
toybattle-guide-star = A hned další: Star na 14.
toybattle-guide-star-takes = I Star přináší žeton. Vezmi si ho.
toybattle-guide-hook = Můj Hook nepotřebuje linii: přistane na 18. Obsaď všechny základny kolem oblasti a získáš její medaile.
toybattle-guide-capn-again = Nejdřív postav Cap'n na 13. Pak přijde Roxy.
toybattle-guide-roxy = Roxy má 7, můj Hook jen 4. Postav na něj Roxy.
    .after = Všech pět základen kolem této oblasti je tvých. A její tři medaile taky.
toybattle-guide-alone = Tři ze sedmi. Dál už hraješ beze mě; o radu si můžeš říct kdykoli.
`;export{e as default};