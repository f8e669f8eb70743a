var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cards
castle-review-own = Rows
castle-replay-row = row { $number } of { $of }
castle-review-verdict-team-kind = The cards were kind: +{ $points }.
castle-review-verdict-team-unkind = The cards were not kind: −{ $points }.
castle-review-verdict-team-missed = Better rows were there: −{ $points }.
castle-review-verdict-team-best = No better row was missed.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = This row saved the castle: { $plan }
castle-review-held = The row let the ghost out. Another one held it: { $plan }
castle-review-wand = A wand was on the way: { $plan }
castle-review-treasure = A treasure was on the way: { $plan }
castle-review-ghost = The ghost could stay lower: { $plan }
castle-review-ghost-cards = Ghost cards in this row: { $ghosts }
castle-review-no-ghost-card = No ghost card came.
castle-review-walked = This row could be walked: { $plan }
castle-review-two-treasures = More than one treasure was on the way: { $plan }
castle-review-wand-twice = A wand could be met twice: { $plan }
castle-review-last-step = One step more lets the ghost out. This kept it farther down: { $plan }
castle-review-gate = The gate led on: { $plan }
castle-review-no-gate = It was better without the gate: { $plan }
castle-review-nearer = This ended nearer to a treasure: { $plan }
castle-review-nearer-wand = This ended nearer to a wand: { $plan }
castle-review-other-gate = Another gate was better: { $plan }
castle-review-jump = The jump was worth it: { $plan }
castle-review-walk-on = Walking on was better: { $plan }
castle-review-other-way = The sorcerer had a better way: { $plan }
castle-review-other-turn = The same card, turned another way: { $plan }
castle-review-other-card = Another card was the one to turn: { $plan }
castle-review-turn = Turning a card was worth it: { $plan }
castle-review-as-it-lies = The row was good as it lay: { $plan }
castle-review-treasure-in-reach = With these cards a treasure was within reach.
castle-review-sorcerer-card = The “{ castle-face-sorcerer }” card helped.
castle-review-no-way = Nobody could walk this row.
castle-review-out-of-reach = With these cards no treasure was within reach.
castle-review-end-saved = The last treasure was found.
castle-review-end-ghost = The ghost got out. Treasures still missing: { $missing }.
`;export{e as default};