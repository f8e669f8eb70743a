var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = play { clockwork-character }
clockwork-move-walk = walk { clockwork-to-place }
clockwork-move-go = go straight { clockwork-to-place }
clockwork-move-stay = stay: no way is free
clockwork-move-take = take a card
clockwork-move-take-found = take the card that you found
clockwork-move-ask = ask { $name }: { clockwork-kind }
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