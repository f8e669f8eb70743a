var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = jouer { clockwork-character }
clockwork-move-walk = aller { clockwork-to-place }
clockwork-move-go = aller directement { clockwork-to-place }
clockwork-move-stay = rester là\xA0: aucun chemin n’est libre
clockwork-move-take = prendre une carte
clockwork-move-take-found = prendre la carte trouvée
clockwork-move-ask = demander à { $name }\xA0: { clockwork-kind }
clockwork-move-search = chercher\xA0: { clockwork-kind }
clockwork-move-point = retourner la carte de l’emplacement { $spot }
clockwork-move-discard = défausser { clockwork-card }
clockwork-move-keep = garder toutes les cartes
clockwork-move-lay = poser la carte à l’emplacement { $spot }
clockwork-move-give = donner { clockwork-card }
clockwork-move-give-scrap = donner plutôt de la Ferraille
clockwork-move-none = dire que tu n’en as pas
clockwork-move-return = donner en échange { clockwork-card }
clockwork-move-swap = mettre { clockwork-card } à l’emplacement libre
clockwork-move-build = poser\xA0: { clockwork-kind }
clockwork-move-escape = tout poser et s’évader
clockwork-move-hold = ne rien poser encore
clockwork-move-leave-out = laisser dans la boîte\xA0: { clockwork-kind }
clockwork-move-pass = ne rien faire de plus
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = distribué\xA0: { clockwork-card }
clockwork-move-extra = une carte de plus pour la casse { $yard }
clockwork-move-throw = les dés montrent { $dice }
clockwork-move-draw = de la pile\xA0: { clockwork-card }
`;export{e as default};