var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = повернуть карту { $place } { castle-turned } (тогда она укажет { castle-direction })
castle-move-walk = идти { castle-direction }
castle-move-jump = прыгнуть в ворота «{ $square }»
castle-move-stay = идти дальше, без прыжка
castle-move-use_wand = взмахнуть палочкой
castle-move-leave_wand = оставить палочку
castle-move-go = вперёд: идём по ряду
castle-move-treasure = спрятать клад в комнате «{ $square }»
castle-move-lay = выложить карту «{ castle-card }»
`;export{e as default};