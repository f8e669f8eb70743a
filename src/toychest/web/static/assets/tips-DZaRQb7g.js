var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = With few players some machines stay in the box: nobody needs their parts.
clockwork-tip-5-2 = Who meets a rival may challenge: show a card in secret, and ask for another like it.
clockwork-tip-5-3 = Whoever has what was asked for must give one.
clockwork-tip-5-4 = With a full hand you give any other card in return.
clockwork-tip-5-5 = Scrap may be given instead of a card. It leaves the game, and nothing is returned.
clockwork-tip-5-7 = Whoever has none may at once ask back.
clockwork-tip-6-5 = A miss: the turned card goes to the hand, and the one that was shown lies there now.
clockwork-tip-6-6 = Fuel and Power may be sought by name, without showing a card.
clockwork-tip-7-1 = The scrapyards are empty: everybody stays at the Towers and throws there.
clockwork-tip-7-4 = Now an even throw loses the turn, unless both dice are alike.
clockwork-tip-R38 = Fuel and Power are asked for aloud: everybody hears it.
clockwork-tip-R50 = At the Towers you may search, or leave it.
clockwork-tip-R56 = Who seeks Fuel or Power by name and misses leaves the turned card where it lies.
`;export{e as default};