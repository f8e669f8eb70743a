var e=`### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = turn card { $place } { castle-turned } (then it points { castle-direction })
castle-move-walk = go { castle-direction }
castle-move-jump = jump to { $square }
castle-move-stay = walk on, no jump
castle-move-use_wand = use the wand
castle-move-leave_wand = leave the wand
castle-move-go = go: the row runs
castle-move-treasure = hide a treasure in { $square }
castle-move-lay = lay { castle-card }
`;export{e as default};