var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Take my headquarters, or be first to seven medals.
toybattle-guide-take = On your turn you take two tiles or place one. Take two.
toybattle-guide-reach = Try Roxy on 18, right in the middle. See what happens.
    .after = Your line has to begin at your headquarters and have no gap.
toybattle-guide-begin = Begin beside your headquarters: Skully on 11.
toybattle-guide-skully = Skully brings two more tiles. Take them.
toybattle-guide-capn = Cap'n brings a friend. Put Cap'n on 12.
toybattle-guide-star = One more at once: Star on 14.
toybattle-guide-star-takes = Star brings a tile, too. Take it.
toybattle-guide-hook = My Hook needs no line: it lands on 18. Hold all bases round a region to win its medals.
toybattle-guide-capn-again = First put Cap'n on 13. Then comes Roxy.
toybattle-guide-roxy = Roxy is 7, my Hook only 4. Put Roxy on top.
    .after = All five bases round this region are yours. So are its three medals.
toybattle-guide-alone = Three of seven. From here you play alone; ask for a hint any time.
`;export{e as default};