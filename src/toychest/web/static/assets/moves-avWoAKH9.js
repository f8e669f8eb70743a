var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = otoč kartu { $place } { castle-turned } (pak míří { castle-direction })
castle-move-walk = jdi { castle-direction }
castle-move-jump = skoč na pole { $square }
castle-move-stay = jdi dál bez skoku
castle-move-use_wand = použij hůlku
castle-move-leave_wand = nech hůlku být
castle-move-go = jdeme: řada vyrazí
castle-move-treasure = schovej poklad na pole { $square }
castle-move-lay = vylož: { castle-card }
`;export{e as default};