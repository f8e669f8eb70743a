var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn =
    { $turned ->
        [about] dar { castle-turned } a la tarjeta { $place } (y luego apunta { castle-direction })
       *[other] girar la tarjeta { $place } { castle-turned } (y luego apunta { castle-direction })
    }
castle-move-walk = ir { castle-direction }
castle-move-jump = saltar a { $square }
castle-move-stay = seguir a pie, sin saltar
castle-move-use_wand = usar la varita
castle-move-leave_wand = dejar la varita
castle-move-go = ¡vamos!: la fila se recorre
castle-move-treasure = esconder un tesoro en { $square }
castle-move-lay = poner: { castle-card }
`;export{e as default};