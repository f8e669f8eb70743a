var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = prendre des tuiles
toybattle-move-take = dire oui\xA0: prendre
toybattle-move-place = poser { $troop } sur { $place }
toybattle-move-cover = poser { $troop } sur { $place }, par-dessus { $enemy } de l’autre camp
toybattle-move-capture = poser { $troop } sur le QG { $place }\xA0: c’est gagné
toybattle-move-discard = défausser { $troop } sur { $base }
toybattle-move-rob = sortir du jeu une tuile cachée du chevalet adverse
toybattle-move-recall = reprendre { $troop } sur { $base }
toybattle-move-shove = pousser { $troop } de { $start } à { $end }
toybattle-move-exhume = déterrer { $troop }
toybattle-move-suppress = retourner une tuile cachée de l’autre camp
toybattle-move-decline = dire non
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } commence
toybattle-move-deal = on tire { $troop }
toybattle-move-pick = on montre { $troop }
`;export{e as default};