var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = vezmi si žetony
toybattle-move-take = použij: vezmi si
toybattle-move-place = postav { $troop } na pole { $place }
toybattle-move-cover = postav { $troop } na pole { $place }, přikryješ žeton soupeře: { $enemy }
toybattle-move-capture = postav { $troop } na štáb { $place }: to vyhrává
toybattle-move-discard = vyřaď { $troop } z pole { $base }
toybattle-move-rob = ulup naslepo žeton ze stojánku soupeře
toybattle-move-recall = vezmi si { $troop } zpátky z pole { $base }
toybattle-move-shove = postrč { $troop } z pole { $start } na pole { $end }
toybattle-move-exhume = vykopej { $troop }
toybattle-move-suppress = otoč naslepo žeton soupeře lícem dolů
toybattle-move-decline = odmítni
# Chance does these; they are read when somebody looks back.
toybattle-move-start = začíná { $name }
toybattle-move-deal = ze zásoby přichází { $troop }
toybattle-move-pick = ukázaný žeton je { $troop }
`;export{e as default};