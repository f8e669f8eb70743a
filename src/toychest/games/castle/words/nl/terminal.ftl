### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Vind samen alle schatten voordat het spook boven in de toren is.
castle-terminal-brief = In je beurt leg je drie kaarten, draai je hooguit twee pijlen en typ je ‘go’.
castle-terminal-start = start
castle-terminal-gate = poort
castle-terminal-wand = toverstaf
castle-terminal-ghost-room = spookkamer
castle-terminal-room = kamer
castle-terminal-column = Kolom { $column } is { $symbol }
castle-terminal-no-door = Geen deur tussen { $one } en { $other }
castle-terminal-sorcerer = De tovenaar is op vak { $square }
castle-terminal-was = was { $laid }
castle-terminal-stack =
    { $cards ->
        [one] nog één kaart
       *[other] nog { $cards } kaarten
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = toverstaf
castle-terminal-chip-spare = geen toverstaf
castle-terminal-chip-skip = overgeslagen
castle-terminal-legend = @ tovenaar, S start, O poort, w toverstaf, X spookkamer, T schat; getallen zijn geplande stappen, een opening is een deur.

castle-step-walk = Stap { $number }: { castle-direction }, tot vak { $end }
castle-step-jump = Dan een sprong naar { $end }
castle-step-stay = Dan geen sprong bij { $end }
castle-step-ghost = Dan klimt het spook
castle-step-wand = Dan de toverstaf op vak { $end }
castle-step-spare = Dan geen toverstaf op vak { $end }
castle-step-skip = Stap { $number }: { castle-direction } wordt overgeslagen

castle-terminal-hint-turn = Draai hooguit twee pijlen en typ dan ‘go’. ‘?’ laat zien wat je mag doen.
castle-terminal-hint-go = Klaar? Typ ‘go’. Met ‘back’ neem je terug.
castle-terminal-hint-way = Welke kant gaat kaart { $place } op? Typ ‘walk up’, right, down of left.
castle-terminal-hint-gate = Een poort in { $square }! Typ ‘jump’ en een vakje, of ‘stay’. ‘?’ laat de poorten zien.
castle-terminal-hint-wand = Een toverstaf in { $square }! Typ ‘use wand’ of ‘leave wand’.
castle-terminal-hint-gap = Kaart { $place } ontbreekt. Typ ‘lay’ en een van je kaarten, zoals ‘lay up’. ‘?’ laat ze zien.
castle-terminal-hint-forced = Een poort in { $square }! Typ ‘jump’ en een vakje. ‘?’ laat de poorten zien.
castle-terminal-hint-turn-first = Op { $square } helpt geen enkel antwoord verder. Draai eerst een pijl. ‘?’ laat zien wat je mag doen.
castle-terminal-hint-stuck = Stap { $number } lukt niet. Draai een pijl. ‘?’ laat zien wat je mag doen.
castle-terminal-hint-stop = Stap { $number } lukt niet. Draai een pijl of typ ‘go’: dan stopt de rij daar.
castle-terminal-hint-hopeless = Draaien helpt hier niet. Typ ‘go’, en het spook klimt.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = kasteel gered
castle-ending-ghost-escaped = spook ontsnapt
