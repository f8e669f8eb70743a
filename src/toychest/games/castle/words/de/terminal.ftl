### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Findet zusammen alle Schätze, bevor der Geist oben im Turm ist.
castle-terminal-brief = In deinem Zug legst du drei Karten, drehst bis zu zwei Pfeile und tippst „go“.
castle-terminal-start = Start
castle-terminal-gate = Tor
castle-terminal-wand = Zauberstab
castle-terminal-ghost-room = Geisterfeld
castle-terminal-room = Gemach
castle-terminal-column = Spalte { $column } ist { $symbol }
castle-terminal-no-door = Keine Tür zwischen { $one } und { $other }
castle-terminal-sorcerer = Der Zauberer ist auf Feld { $square }
castle-terminal-was = war { $laid }
castle-terminal-stack =
    { $cards ->
        [one] noch eine Karte
       *[other] noch { $cards } Karten
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = Zauberstab
castle-terminal-chip-spare = kein Zauberstab
castle-terminal-chip-skip = ausgelassen
castle-terminal-legend = @ Zauberer, S Start, O Tor, w Zauberstab, X Geisterfeld, T Schatz; Zahlen sind geplante Schritte, eine Lücke ist eine Tür.

castle-step-walk = Schritt { $number }: { castle-direction } zu { $end }
castle-step-jump = Dann ein Sprung zu { $end }
castle-step-stay = Dann kein Sprung bei { $end }
castle-step-ghost = Dann klettert der Geist
castle-step-wand = Dann der Zauberstab bei { $end }
castle-step-spare = Dann kein Zauberstab bei { $end }
castle-step-skip = Schritt { $number }: { castle-direction }, ausgelassen

castle-terminal-hint-turn = Drehe bis zu zwei Pfeile, dann tippe „go“. „?“ zeigt, was du tun darfst.
castle-terminal-hint-go = Fertig? Tippe „go“. „back“ nimmt zurück.
castle-terminal-hint-way = Wohin geht Karte { $place }? Tippe „walk up“, right, down oder left.
castle-terminal-hint-gate = Ein Tor bei { $square }! Tippe „jump“ und ein Feld, oder „stay“. „?“ zeigt die Tore.
castle-terminal-hint-wand = Ein Zauberstab bei { $square }! Tippe „use wand“ oder „leave wand“.
castle-terminal-hint-gap = Karte { $place } fehlt. Tippe „lay“ und eine deiner Karten, etwa „lay up“. „?“ zeigt sie.
castle-terminal-hint-forced = Ein Tor bei { $square }! Tippe „jump“ und ein Feld. „?“ zeigt die Tore.
castle-terminal-hint-turn-first = Bei { $square } führt keine Antwort weiter. Drehe zuerst einen Pfeil. „?“ zeigt, was du tun darfst.
castle-terminal-hint-stuck = Schritt { $number } ist versperrt. Drehe einen Pfeil. „?“ zeigt, was du tun darfst.
castle-terminal-hint-stop = Schritt { $number } ist versperrt. Drehe einen Pfeil oder tippe „go“: Dann endet die Reihe dort.
castle-terminal-hint-hopeless = Hier hilft kein Drehen. Tippe „go“, und der Geist klettert.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = Schloss gerettet
castle-ending-ghost-escaped = Geist entwischt
