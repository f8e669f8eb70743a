var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = tomar fichas
toybattle-move-take = usarlo: tomar
toybattle-move-place = poner a { $troop } en el { $place }
toybattle-move-cover = poner a { $troop } en el { $place }, encima de { $enemy }, rival
toybattle-move-capture = poner a { $troop } en el cuartel general { $place }: así se gana
toybattle-move-discard = descartar a { $troop } de la base { $base }
toybattle-move-rob = quitar una ficha oculta del atril rival
toybattle-move-recall = recoger a { $troop } de la base { $base }
toybattle-move-shove = empujar a { $troop } de la base { $start } a la { $end }
toybattle-move-exhume = rescatar a { $troop }
toybattle-move-suppress = poner boca abajo una ficha oculta rival
toybattle-move-decline = seguir sin usarlo
# Chance does these; they are read when somebody looks back.
toybattle-move-start = empieza { $name }
toybattle-move-deal = sale { $troop }
toybattle-move-pick = se señala a { $troop }
`;export{e as default};