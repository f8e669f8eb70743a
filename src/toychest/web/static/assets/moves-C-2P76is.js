var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = prendi tessere
toybattle-move-take = usalo: prendi
toybattle-move-place = metti { $troop } su { $place }
toybattle-move-cover = metti { $troop } su { $place }, sopra { $enemy } dell’altra squadra
toybattle-move-capture = metti { $troop } sul quartier generale { $place }: così si vince
toybattle-move-discard = scarta { $troop } dalla base { $base }
toybattle-move-rob = togli una tessera nascosta dal leggio avversario
toybattle-move-recall = riprendi { $troop } dalla base { $base }
toybattle-move-shove = spingi { $troop } dalla base { $start } alla base { $end }
toybattle-move-exhume = recupera { $troop }
toybattle-move-suppress = copri una tessera nascosta avversaria
toybattle-move-decline = fanne a meno
# Chance does these; they are read when somebody looks back.
toybattle-move-start = comincia { $name }
toybattle-move-deal = esce { $troop }
toybattle-move-pick = tessera indicata: { $troop }
`;export{e as default};