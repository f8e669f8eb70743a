var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = obrni karto { $place } { castle-turned } (potem kaže { castle-direction })
castle-move-walk = pojdi { castle-direction }
castle-move-jump = skoči na polje { $square }
castle-move-stay = pojdi naprej brez skoka
castle-move-use_wand = uporabi čarobno palico
castle-move-leave_wand = pusti čarobno palico
castle-move-go = gremo: vrsta steče
castle-move-treasure = skrij zaklad na polje { $square }
castle-move-lay = položi: { castle-card }
`;export{e as default};