var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = взять фишки
toybattle-move-take = применить: взять
toybattle-move-place = поставить { $troop } на { $place }
toybattle-move-cover = поставить { $troop } на { $place }, поверх { $enemy } соперника
toybattle-move-capture = поставить { $troop } в штаб { $place }: это победа
toybattle-move-discard = выбить { $troop } на базе { $base }
toybattle-move-rob = украсть скрытую фишку с полки соперника
toybattle-move-recall = вернуть { $troop } с базы { $base }
toybattle-move-shove = толкнуть { $troop } с { $start } на { $end }
toybattle-move-exhume = выкопать { $troop }
toybattle-move-suppress = перевернуть скрытую фишку соперника рубашкой вверх
toybattle-move-decline = отказаться
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } начинает
toybattle-move-deal = приходит { $troop }
toybattle-move-pick = указано на { $troop }
`;export{e as default};