var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = obróć kartę { $place } { castle-turned } (wtedy wskaże { castle-direction })
castle-move-walk = idź { castle-direction }
castle-move-jump = skocz na pole { $square }
castle-move-stay = idź dalej bez skoku
castle-move-use_wand = użyj różdżki
castle-move-leave_wand = zostaw różdżkę
castle-move-go = w drogę: rząd rusza
castle-move-treasure = ukryj skarb na polu { $square }
castle-move-lay = wyłóż: { castle-card }
`;export{e as default};