var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = gira la carta { $place } { castle-turned }
castle-move-walk = vai { castle-direction }
castle-move-jump = salta a { $square }
castle-move-stay = vai a piedi, senza salto
castle-move-use_wand = usa la bacchetta
castle-move-leave_wand = lascia la bacchetta
castle-move-go = via!: la fila parte
castle-move-treasure = nascondi un tesoro in { $square }
castle-move-lay = metti: { castle-card }

## Toy Battle

toybattle-move-take-turn = prendi tessere
toybattle-move-take = usalo: prendi
toybattle-move-place = metti { $troop } su { $place }
toybattle-move-cover = metti { $troop } su { $place }, sopra { $enemy } dell’altra squadra
toybattle-move-capture = metti { $troop } sul quartier generale { $place }: così si vince
toybattle-move-discard = butta fuori { $troop } dalla base { $base }
toybattle-move-rob = togli una tessera nascosta dal leggio nemico
toybattle-move-recall = riprendi { $troop } dalla base { $base }
toybattle-move-shove = spingi { $troop } dalla base { $start } alla base { $end }
toybattle-move-exhume = recupera { $troop }
toybattle-move-suppress = copri una tessera nascosta nemica
toybattle-move-decline = fanne a meno
# Chance does these; they are read when somebody looks back.
toybattle-move-start = comincia { $name }
toybattle-move-deal = esce { $troop }
toybattle-move-pick = tessera indicata: { $troop }

## Escape from Clockwork City

clockwork-move-choose = gioca con { clockwork-character }
clockwork-move-walk = vai { clockwork-to-place }
clockwork-move-go = vai direttamente { clockwork-to-place }
clockwork-move-stay = resta: nessuna strada è libera
clockwork-move-take = prendi la carta in cima
clockwork-move-ask = sfida { $name }: { clockwork-kind }
clockwork-move-search = cerca: { clockwork-kind }
clockwork-move-point = gira la carta sullo spazio { $spot }
clockwork-move-discard = scarta { clockwork-card }
clockwork-move-keep = tieni tutte le carte
clockwork-move-lay = posa la carta sullo spazio { $spot }
clockwork-move-give = dai { clockwork-card }
clockwork-move-give-scrap = dai invece Rottami
clockwork-move-none = di’ che non ne hai
clockwork-move-return = dai in cambio { clockwork-card }
clockwork-move-swap = metti al suo posto { clockwork-card }
clockwork-move-build = cala: { clockwork-kind }
clockwork-move-escape = cala tutto e fuggi
clockwork-move-hold = non calare ancora niente
clockwork-move-leave-out = lascia nella scatola: { clockwork-kind }
clockwork-move-pass = non fare altro
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = carta data: { clockwork-card }
clockwork-move-extra = una carta in più per la discarica { $yard }
clockwork-move-throw = i dadi mostrano { $dice }
clockwork-move-draw = dal mazzo esce: { clockwork-card }
`;export{e as default};