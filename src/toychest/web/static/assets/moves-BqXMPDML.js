var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = turn card { $place } { castle-turned }
castle-move-walk = go { castle-direction }
castle-move-jump = jump to { $square }
castle-move-stay = walk on, no jump
castle-move-use_wand = use the wand
castle-move-leave_wand = leave the wand
castle-move-go = go: the row runs
castle-move-treasure = hide a treasure in { $square }
castle-move-lay = lay { castle-card }

## Toy Battle

toybattle-move-take-turn = take tiles
toybattle-move-take = use it: take
toybattle-move-place = place { $troop } on { $place }
toybattle-move-cover = place { $troop } on { $place }, over { $enemy } of the enemy
toybattle-move-capture = place { $troop } on headquarters { $place }: that wins
toybattle-move-discard = discard { $troop } on { $base }
toybattle-move-rob = rob the enemy’s rack of a hidden tile
toybattle-move-recall = recall { $troop } from { $base }
toybattle-move-shove = shove { $troop } from { $start } to { $end }
toybattle-move-exhume = dig up { $troop }
toybattle-move-suppress = turn a hidden tile of the enemy face down
toybattle-move-decline = do without it
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } begins
toybattle-move-deal = { $troop } is dealt
toybattle-move-pick = { $troop } is pointed at

## Escape from Clockwork City

clockwork-move-choose = play { clockwork-character }
clockwork-move-walk = walk { clockwork-to-place }
clockwork-move-go = go straight { clockwork-to-place }
clockwork-move-stay = stay: no way is free
clockwork-move-take = take the top card
clockwork-move-ask = challenge { $name }: { clockwork-kind }
clockwork-move-search = search for: { clockwork-kind }
clockwork-move-point = turn the card on spot { $spot }
clockwork-move-discard = discard { clockwork-card }
clockwork-move-keep = keep every card
clockwork-move-lay = lay the card on spot { $spot }
clockwork-move-give = give { clockwork-card }
clockwork-move-give-scrap = give Scrap instead
clockwork-move-none = say that you have none
clockwork-move-return = give { clockwork-card } in return
clockwork-move-swap = put { clockwork-card } in its place
clockwork-move-build = lay down: { clockwork-kind }
clockwork-move-escape = lay everything down and escape
clockwork-move-hold = lay nothing down yet
clockwork-move-leave-out = leave in the box: { clockwork-kind }
clockwork-move-pass = do nothing more
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = dealt: { clockwork-card }
clockwork-move-extra = one card more for Yard { $yard }
clockwork-move-throw = the dice show { $dice }
clockwork-move-draw = from the pile: { clockwork-card }
`;export{e as default};