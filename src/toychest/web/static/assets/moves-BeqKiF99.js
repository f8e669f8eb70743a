var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = ia piese
toybattle-move-take = folosește-l: ia
toybattle-move-place = pune { $troop } pe { $place }
toybattle-move-cover = pune { $troop } pe { $place }, peste { $enemy } din cealaltă tabără
toybattle-move-capture = pune { $troop } pe cartierul general { $place }: așa câștigi
toybattle-move-discard = scoate { $troop } de pe baza { $base }
toybattle-move-rob = scoate o piesă ascunsă de pe raftul inamic
toybattle-move-recall = ia înapoi { $troop } de pe baza { $base }
toybattle-move-shove = împinge { $troop } de pe baza { $start } pe baza { $end }
toybattle-move-exhume = recuperează { $troop }
toybattle-move-suppress = întoarce cu fața în jos o piesă ascunsă inamică
toybattle-move-decline = nu-l folosi
# Chance does these; they are read when somebody looks back.
toybattle-move-start = începe { $name }
toybattle-move-deal = iese { $troop }
toybattle-move-pick = piesa arătată: { $troop }
`;export{e as default};