var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = tourner la carte { $place } { castle-turned } (puis elle va { castle-direction })
castle-move-walk = aller { castle-direction }
castle-move-jump = sauter à la case { $square }
castle-move-stay = continuer à pied, sans saut
castle-move-use_wand = utiliser la baguette
castle-move-leave_wand = laisser la baguette
castle-move-go = en route\xA0: la rangée commence
castle-move-treasure = cacher un trésor dans la salle { $square }
castle-move-lay = poser\xA0: { castle-card }
`;export{e as default};