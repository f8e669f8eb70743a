var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = tourner la carte { $place } { castle-turned }
castle-move-walk = aller { castle-direction }
castle-move-jump = sauter à la case { $square }
castle-move-stay = continuer à pied, sans saut
castle-move-use_wand = utiliser la baguette
castle-move-leave_wand = laisser la baguette
castle-move-go = en route\xA0: la rangée commence
castle-move-treasure = cacher un trésor dans la salle { $square }
castle-move-lay = poser\xA0: { castle-card }

## Toy Battle

toybattle-move-take-turn = prendre des tuiles
toybattle-move-take = dire oui\xA0: prendre
toybattle-move-place = poser { $troop } sur { $place }
toybattle-move-cover = poser { $troop } sur { $place }, par-dessus { $enemy } de l’autre camp
toybattle-move-capture = poser { $troop } sur le QG { $place }\xA0: c’est gagné
toybattle-move-discard = sortir du jeu { $troop } sur { $base }
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

## Escape from Clockwork City

clockwork-move-choose = jouer { clockwork-character }
clockwork-move-walk = aller { clockwork-to-place }
clockwork-move-go = aller directement { clockwork-to-place }
clockwork-move-stay = rester là\xA0: aucun chemin n’est libre
clockwork-move-take = prendre la carte du dessus
clockwork-move-ask = défier { $name }\xA0: { clockwork-kind }
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