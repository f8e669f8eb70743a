### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = jugar con { clockwork-character }
clockwork-move-walk = ir { clockwork-to-place }
clockwork-move-go = ir directamente { clockwork-to-place }
clockwork-move-stay = quedarse: no hay camino libre
clockwork-move-take = tomar una carta
clockwork-move-take-found = tomar la carta encontrada
clockwork-move-ask = pedir a { $name }: { clockwork-kind }
clockwork-move-search = buscar: { clockwork-kind }
clockwork-move-point = dar la vuelta a la carta del hueco { $spot }
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
