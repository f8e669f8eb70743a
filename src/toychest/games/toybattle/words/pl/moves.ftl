### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = weź żetony
toybattle-move-take = użyj: weź
toybattle-move-place = postaw { $troop } na polu { $place }
toybattle-move-cover = postaw { $troop } na polu { $place }, przykryjesz żeton przeciwnika: { $enemy }
toybattle-move-capture = postaw { $troop } na sztabie { $place }: to wygrywa
toybattle-move-discard = odrzuć { $troop } z pola { $base }
toybattle-move-rob = zrabuj w ciemno żeton ze stojaka przeciwnika
toybattle-move-recall = zabierz { $troop } z pola { $base }
toybattle-move-shove = popchnij { $troop } z pola { $start } na pole { $end }
toybattle-move-exhume = wykop { $troop }
toybattle-move-suppress = zakryj w ciemno żeton przeciwnika
toybattle-move-decline = zrezygnuj
# Chance does these; they are read when somebody looks back.
toybattle-move-start = zaczyna { $name }
toybattle-move-deal = z zapasu przychodzi { $troop }
toybattle-move-pick = wskazany żeton to { $troop }
