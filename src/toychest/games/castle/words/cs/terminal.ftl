### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Najděte společně všechny poklady, než duch vystoupá na vrchol věže.
castle-terminal-brief = V tahu vyložíš tři karty, otočíš nejvýš dvě šipky a napíšeš „go“.
castle-terminal-start = start
castle-terminal-gate = brána
castle-terminal-wand = hůlka
castle-terminal-ghost-room = pokoj duchů
castle-terminal-room = komnata
castle-terminal-column = Sloupec { $column } je { $symbol }
castle-terminal-no-door = Mezi { $one } a { $other } nejsou dveře
castle-terminal-sorcerer = Čaroděj stojí na poli { $square }
castle-terminal-was = byla { $laid }
castle-terminal-stack =
    { $cards ->
        [one] zbývá jedna karta
        [few] zbývají { $cards } karty
        [many] zbývá { $cards } karty
       *[other] zbývá { $cards } karet
    }
castle-terminal-plan = Plán:
castle-terminal-chip-wand = hůlka
castle-terminal-chip-spare = bez hůlky
castle-terminal-chip-skip = vynecháno
castle-terminal-legend = @ čaroděj, S start, O brána, w hůlka, X pokoj duchů, T poklad; čísla jsou naplánované kroky, mezera jsou dveře.

castle-step-walk = Krok { $number }: { castle-direction } na pole { $end }
castle-step-jump = Pak skok na pole { $end }
castle-step-stay = Pak na poli { $end } bez skoku
castle-step-ghost = Pak duch stoupá výš
castle-step-wand = Pak hůlka na poli { $end }
castle-step-spare = Pak na poli { $end } bez hůlky
castle-step-skip = Krok { $number } { castle-direction } se vynechá

castle-terminal-hint-turn = Otoč nejvýš dvě šipky, pak napiš „go“. „?“ ukáže, co můžeš udělat.
castle-terminal-hint-go = Hotovo? Napiš „go“. „back“ vrací zpět.
castle-terminal-hint-way = Kterým směrem jde karta { $place }? Napiš „walk up“, „walk right“, „walk down“ nebo „walk left“.
castle-terminal-hint-gate = Brána na poli { $square }! Napiš „jump“ a pole, nebo „stay“. „?“ ukáže brány.
castle-terminal-hint-wand = Hůlka na poli { $square }! Napiš „use wand“, nebo „leave wand“.
castle-terminal-hint-gap = Chybí karta { $place }. Napiš „lay“ a jednu ze svých karet, třeba „lay up“. „?“ je ukáže.
castle-terminal-hint-forced = Brána na poli { $square }! Napiš „jump“ a pole. „?“ ukáže brány.
castle-terminal-hint-turn-first = Na poli { $square } žádná odpověď nevede dál. Nejdřív otoč šipku. „?“ ukáže, co můžeš udělat.
castle-terminal-hint-stuck = Krok { $number } má zavřenou cestu. Otoč šipku. „?“ ukáže, co můžeš udělat.
castle-terminal-hint-stop = Krok { $number } má zavřenou cestu. Otoč šipku, nebo napiš „go“: řada tam skončí.
castle-terminal-hint-hopeless = Otáčení nepomůže. Napiš „go“ a duch vystoupá výš.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = hrad zachráněn
castle-ending-ghost-escaped = duch utekl
