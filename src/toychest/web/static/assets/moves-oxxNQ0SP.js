var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = { $place }. kártya fordítása { castle-turned } (aztán { castle-direction } mutat)
castle-move-walk = menjen { castle-direction }
castle-move-jump = ugorjon ide: { $square }
castle-move-stay = menjen tovább, ugrás nélkül
castle-move-use_wand = varázspálca használata
castle-move-leave_wand = varázspálca otthagyása
castle-move-go = indulás: végig a soron
castle-move-treasure = kincs elrejtése itt: { $square }
castle-move-lay = kártya lerakása: { castle-card }
`;export{e as default};