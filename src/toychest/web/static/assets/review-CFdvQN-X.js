var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cards
castle-review-own = Rows

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = This row saved the castle: { $plan }
castle-review-held = The row let the ghost out. Another one held it: { $plan }
castle-review-wand = A wand was on the way: { $plan }
castle-review-treasure = A treasure was on the way: { $plan }
castle-review-ghost = The ghost could stay lower: { $plan }
castle-review-ghost-cards = Ghost cards in this row: { $ghosts }
castle-review-no-ghost-card = No ghost card came.
`;export{e as default};