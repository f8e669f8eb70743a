var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = gioca con { clockwork-character }
clockwork-move-walk = vai { clockwork-to-place }
clockwork-move-go = vai direttamente { clockwork-to-place }
clockwork-move-stay = resta: nessuna strada è libera
clockwork-move-take = prendi una carta
clockwork-move-take-found = prendi la carta trovata
clockwork-move-ask = chiedi a { $name }: { clockwork-kind }
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