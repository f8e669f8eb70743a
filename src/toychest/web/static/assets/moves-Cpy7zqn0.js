var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn =
    { $turned ->
        [about] dar { castle-turned } a la tarjeta { $place }
       *[other] girar la tarjeta { $place } { castle-turned }
    }
castle-move-walk = ir { castle-direction }
castle-move-jump = saltar a { $square }
castle-move-stay = seguir a pie, sin saltar
castle-move-use_wand = usar la varita
castle-move-leave_wand = dejar la varita
castle-move-go = ¡vamos!: la fila se recorre
castle-move-treasure = esconder un tesoro en { $square }
castle-move-lay = poner: { castle-card }

## Toy Battle

toybattle-move-take-turn = tomar fichas
toybattle-move-take = usarlo: tomar
toybattle-move-place = poner a { $troop } en el { $place }
toybattle-move-cover = poner a { $troop } en el { $place }, encima de { $enemy }, rival
toybattle-move-capture = poner a { $troop } en el cuartel general { $place }: así se gana
toybattle-move-discard = sacar a { $troop } de la base { $base }
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

## Escape from Clockwork City

clockwork-move-choose = jugar con { clockwork-character }
clockwork-move-walk = ir { clockwork-to-place }
clockwork-move-go = ir directamente { clockwork-to-place }
clockwork-move-stay = quedarse: no hay camino libre
clockwork-move-take = tomar la carta de arriba
clockwork-move-ask = retar a { $name }: { clockwork-kind }
clockwork-move-search = buscar: { clockwork-kind }
clockwork-move-point = girar la carta del hueco { $spot }
clockwork-move-discard = descartar { clockwork-card }
clockwork-move-keep = quedarse con todas las cartas
clockwork-move-lay = dejar la carta en el hueco { $spot }
clockwork-move-give = dar { clockwork-card }
clockwork-move-give-scrap = dar Chatarra en su lugar
clockwork-move-none = decir que no tienes ninguna
clockwork-move-return = dar a cambio { clockwork-card }
clockwork-move-swap = dejar en su lugar { clockwork-card }
clockwork-move-build = bajar a la mesa: { clockwork-kind }
clockwork-move-escape = bajarlo todo y escapar
clockwork-move-hold = no bajar nada todavía
clockwork-move-leave-out = dejar en la caja: { clockwork-kind }
clockwork-move-pass = no hacer nada más
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = se reparte: { clockwork-card }
clockwork-move-extra = una carta más para el depósito { $yard }
clockwork-move-throw = los dados muestran { $dice }
clockwork-move-draw = del mazo sale: { clockwork-card }
`;export{e as default};