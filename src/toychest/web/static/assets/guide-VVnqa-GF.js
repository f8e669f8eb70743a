var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Build a flying machine and a code breaker, add Fuel, and fly away first.
clockwork-guide-who = Who are you? Pick anybody.
clockwork-guide-start = Throw the dice. The higher throw begins.
clockwork-guide-throw = You begin. Throw once more, to walk.
clockwork-guide-far = Try Yard 2: is it near enough?
    .after = You threw eight; it is twelve steps away. Look nearer.
clockwork-guide-walk = Yard 1 is six steps away. You may stop there, even with eight.
    .after = A Nipper part from the pile. Only you see it.
clockwork-guide-discard = Eight cards are one too many. Discard Scrap.
clockwork-guide-lay = Everybody sees it once; then it lies face down. Choose any spot.
clockwork-guide-remember = I don’t need this Whale part. You do. Remember where it goes.
clockwork-guide-again = Your turn. Throw.
clockwork-guide-seven = Seven! Go straight to the Towers.
clockwork-guide-search = At the Towers, search the discards. Show a Whale part: you seek another.
clockwork-guide-point = Where did mine go? Turn that card.
    .missed = That was { clockwork-card }. Your Whale part lies there now: remember { $spot }. From here you play alone.
clockwork-guide-discard-nipper = Found! Now one card must go: the Nipper part.
clockwork-guide-found = Lay it on any free spot.
    .after = You remembered: the Whale is complete. Two more Owl parts, and you fly. From here you play alone.
`;export{e as default};