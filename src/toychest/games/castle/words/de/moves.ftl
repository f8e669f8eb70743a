### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = Karte { $place } { castle-turned } drehen (dann { castle-direction })
castle-move-walk = einen Schritt { castle-direction }
castle-move-jump = zu { $square } springen
castle-move-stay = weitergehen, kein Sprung
castle-move-use_wand = den Zauberstab benutzen
castle-move-leave_wand = den Zauberstab liegen lassen
castle-move-go = los: Die Reihe läuft
castle-move-treasure = einen Schatz im Gemach { $square } verstecken
castle-move-lay = { castle-card } legen
