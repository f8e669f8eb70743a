### Moves in words, as a list or a hint says them; a small letter first.

castle-move-turn = kaart { $place } { castle-turned } draaien (dan { castle-direction })
castle-move-walk = { castle-direction } gaan
castle-move-jump = naar { $square } springen
castle-move-stay = doorlopen, geen sprong
castle-move-use_wand = de toverstaf gebruiken
castle-move-leave_wand = de toverstaf laten liggen
castle-move-go = start: de rij begint
castle-move-treasure = een schat verstoppen in kamer { $square }
castle-move-lay = { castle-card } leggen
