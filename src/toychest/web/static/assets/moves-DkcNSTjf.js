var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = extrage jetoane
toybattle-move-take = folosește-l: extrage
toybattle-move-place = plasează { $troop } pe { $place }
toybattle-move-cover = plasează { $troop } pe { $place }, peste { $enemy } din cealaltă tabără
toybattle-move-capture = plasează { $troop } pe sediul central { $place }: așa câștigi
toybattle-move-discard = elimină { $troop } de pe baza { $base }
toybattle-move-rob = elimină un jeton ascuns de pe stativul inamic
toybattle-move-recall = ia înapoi { $troop } de pe baza { $base }
toybattle-move-shove = împinge { $troop } de pe baza { $start } pe baza { $end }
toybattle-move-exhume = recuperează { $troop }
toybattle-move-suppress = întoarce cu fața în jos un jeton inamic ascuns
toybattle-move-decline = nu-l folosi
# Chance does these; they are read when somebody looks back.
toybattle-move-start = începe { $name }
toybattle-move-deal = iese { $troop }
toybattle-move-pick = s-a arătat spre { $troop }
`;export{e as default};