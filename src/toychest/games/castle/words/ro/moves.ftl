### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = rotește cartea { $place } { castle-turned } (apoi arată { castle-direction })
castle-move-walk = mergi { castle-direction }
castle-move-jump = sari la { $square }
castle-move-stay = mergi mai departe, fără salt
castle-move-use_wand = folosește bagheta
castle-move-leave_wand = lasă bagheta
castle-move-go = la drum: se parcurge rândul
castle-move-treasure = ascunde o comoară în { $square }
castle-move-lay = pune cartea „{ castle-card }”
