var e=`### Moves in words, as a list or a hint says them; a small letter first.

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
`;export{e as default};