### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Skupaj poiščite vse zaklade, preden duh pride na vrh stolpa.
castle-terminal-brief = V svoji potezi položiš tri karte, obrneš največ dve puščici in vpišeš »go«.
castle-terminal-start = začetek
castle-terminal-gate = portal
castle-terminal-wand = čarobna palica
castle-terminal-ghost-room = soba duhov
castle-terminal-room = sobana
castle-terminal-column = Stolpec { $column } je { $symbol }
castle-terminal-no-door = Med { $one } in { $other } ni vrat
castle-terminal-sorcerer = Čarovnik stoji na polju { $square }
castle-terminal-was = prej { $laid }
castle-terminal-stack =
    { $cards ->
        [one] še { $cards } karta
        [two] še { $cards } karti
        [few] še { $cards } karte
       *[other] še { $cards } kart
    }
castle-terminal-plan = Načrt:
castle-terminal-chip-wand = palica
castle-terminal-chip-spare = brez palice
castle-terminal-chip-skip = izpuščeno
castle-terminal-legend = @ čarovnik, S začetek, O portal, w čarobna palica, X soba duhov, T zaklad; številke so načrtovani koraki, presledek so vrata.

castle-step-walk = Korak { $number }: { castle-direction } na polje { $end }
castle-step-jump = Potem skok na polje { $end }
castle-step-stay = Potem na polju { $end } brez skoka
castle-step-ghost = Potem duh spleza višje
castle-step-wand = Potem čarobna palica na polju { $end }
castle-step-spare = Potem na polju { $end } brez čarobne palice
castle-step-skip = Korak { $number } { castle-direction } izpustimo

castle-terminal-hint-turn = Obrni največ dve puščici, potem vpiši »go«. »?« pokaže, kaj lahko narediš.
castle-terminal-hint-go = Pripravljeno? Vpiši »go«. »back« vzame nazaj.
castle-terminal-hint-way = V katero smer gre karta { $place }? Vpiši »walk up«, »walk right«, »walk down« ali »walk left«.
castle-terminal-hint-gate = Portal na polju { $square }! Vpiši »jump« in polje ali »stay«. »?« pokaže portale.
castle-terminal-hint-wand = Čarobna palica na polju { $square }! Vpiši »use wand« ali »leave wand«.
castle-terminal-hint-gap = Manjka karta { $place }. Vpiši »lay« in eno od svojih kart, na primer »lay up«. »?« jih pokaže.
castle-terminal-hint-forced = Portal na polju { $square }! Vpiši »jump« in polje. »?« pokaže portale.
castle-terminal-hint-turn-first = Na polju { $square } noben odgovor ne vodi naprej. Najprej obrni puščico. »?« pokaže, kaj lahko narediš.
castle-terminal-hint-stuck = Korak { $number } je zaprt. Obrni puščico. »?« pokaže, kaj lahko narediš.
castle-terminal-hint-stop = Korak { $number } je zaprt. Obrni puščico ali vpiši »go«: vrsta se konča tam.
castle-terminal-hint-hopeless = Noben obrat ne pomaga. Vpiši »go« in duh spleza višje.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = grad rešen
castle-ending-ghost-escaped = duh ušel
