var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Four parts make a flying machine. You need one to get away.
clockwork-explain-breaker = Four parts make a code breaker. You need one to get away.
clockwork-explain-airship = Six parts, laid down together with Power: that wins.
clockwork-explain-fuel = You need one besides a flying machine and a code breaker. You may ask for it by name.
clockwork-explain-power = Only with the whole Airship. You may ask for it by name.
clockwork-explain-scrap = Give it instead of a card that you are asked for. Then it is out of the game.
clockwork-explain-held = You hold { $held } of { $copies }.
clockwork-explain-yard = Come in by the white field and take the top card.
clockwork-explain-yard-empty = No card is left here. When all are empty, everybody goes to the Towers.
clockwork-explain-towers = Come here to search: point at one discard, and it is turned over.
clockwork-explain-field = Two pawns have room here. Meet a rival, and you may challenge.
clockwork-explain-spot-free = Room for one discard, face down.
clockwork-explain-spot-laid = A discard, face down. From the Towers you may point at it.
clockwork-explain-laid = Complete and safe: nobody takes it away.
clockwork-explain-hand = A hand holds seven cards at most. Only its owner sees them.
clockwork-explain-pawn = Meet this pawn on a field or in a scrapyard, and you may challenge.
`;export{e as default};