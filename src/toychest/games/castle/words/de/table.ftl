### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = Türen: { $ways }
castle-doors-none = keine Türen
castle-read-plan = Tore: { $gates }. Zauberstäbe: { $wands }. Geisterfelder: { $ghosts }
castle-grown-up-hopeless = Diese Reihe geht nicht, wie wir auch drehen. Frag: „Welcher Schritt ist im Weg?“
castle-again = Noch einmal
