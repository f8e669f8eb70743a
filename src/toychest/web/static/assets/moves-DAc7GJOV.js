var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = gira la carta { $place } { castle-turned } (poi punta { castle-direction })
castle-move-walk = vai { castle-direction }
castle-move-jump = salta a { $square }
castle-move-stay = vai a piedi, senza salto
castle-move-use_wand = usa la bacchetta
castle-move-leave_wand = lascia la bacchetta
castle-move-go = via!: la fila parte
castle-move-treasure = nascondi un tesoro in { $square }
castle-move-lay = metti: { castle-card }
`;export{e as default};