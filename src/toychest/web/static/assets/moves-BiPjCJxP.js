var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = узяти фішки
toybattle-move-take = застосувати: узяти
toybattle-move-place = поставити { $troop } на { $place }
toybattle-move-cover = поставити { $troop } на { $place }, поверх { $enemy } суперника
toybattle-move-capture = поставити { $troop } у штаб { $place }: це перемога
toybattle-move-discard = вибити { $troop } на базі { $base }
toybattle-move-rob = вкрасти приховану фішку з полиці суперника
toybattle-move-recall = повернути { $troop } з бази { $base }
toybattle-move-shove = штовхнути { $troop } з { $start } на { $end }
toybattle-move-exhume = викопати { $troop }
toybattle-move-suppress = перевернути приховану фішку суперника сорочкою вгору
toybattle-move-decline = відмовитися
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } починає
toybattle-move-deal = приходить { $troop }
toybattle-move-pick = показано на { $troop }
`;export{e as default};