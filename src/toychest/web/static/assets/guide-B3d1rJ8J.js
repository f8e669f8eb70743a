var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Find these four before the ghost is up.
    .short = Find the four treasures before the ghost reaches the top of its tower.
    .grown-up = Look for each treasure on the board together, and name its room.
castle-guide-lay = Lay three cards.
    .short = Lay the row: three cards come.
    .grown-up = The cards act from left to right.
castle-guide-go = Look: his way. Press Go.
    .short = The sorcerer’s way is planned. Let him walk it.
    .grown-up = Trace the way with a finger, and count the steps aloud.
castle-guide-more = Three more cards.
    .short = Lay the row again: three new cards come.
    .grown-up = Ask: “Where is he after the first card?”
castle-guide-blocked = Go is grey. Press it.
    .short = Let him walk, and see whether he can.
    .grown-up = Let it happen.
    .after = A ghost room blocks him.
castle-guide-turn = Turn the arrow.
    .short = Turn card 1 so that it points down.
    .grown-up = Ask: “He can’t go to the ghost. Which way is free?”
castle-guide-gate = A gate! Where to?
    .short = He comes to a gate. Choose the gate beside a treasure.
    .grown-up = Ask: “Which gate is near a treasure?”
castle-guide-loop = Again: the step comes twice. Press Go.
    .short = The card “{ castle-face-loop }” repeats the step before it. Let him walk.
    .grown-up = Ask: “Where will he stand before it starts again?”
    .after = Through the gate and, once again, onto a treasure.
castle-guide-alone = One more. Now you plan.
    .short = One treasure is left. From here you plan the rows yourself.
    .grown-up = A wand sends the ghost one step down.
`;export{e as default};