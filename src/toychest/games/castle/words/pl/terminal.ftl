### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Znajdźcie razem wszystkie skarby, zanim duch wejdzie na szczyt wieży.
castle-terminal-brief = W swojej turze wykładasz trzy karty, obracasz najwyżej dwie strzałki i wpisujesz „go”.
castle-terminal-start = start
castle-terminal-gate = wrota
castle-terminal-wand = różdżka
castle-terminal-ghost-room = pole z duchami
castle-terminal-room = komnata
castle-terminal-column = Kolumna { $column } to { $symbol }
castle-terminal-no-door = Nie ma drzwi między { $one } a { $other }
castle-terminal-sorcerer = Czarodziej stoi na polu { $square }
castle-terminal-was = była { $laid }
castle-terminal-stack =
    { $cards ->
        [one] została jedna karta
        [few] zostały { $cards } karty
        [many] zostało { $cards } kart
       *[other] zostało { $cards } karty
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = różdżka
castle-terminal-chip-spare = bez różdżki
castle-terminal-chip-skip = pominięty
castle-terminal-legend = @ czarodziej, S start, O wrota, w różdżka, X pole z duchami, T skarb; liczby to zaplanowane kroki, przerwa to drzwi.

castle-step-walk = Krok { $number }: { castle-direction } na pole { $end }
castle-step-jump = Potem skok na pole { $end }
castle-step-stay = Potem bez skoku na polu { $end }
castle-step-ghost = Potem duch wchodzi wyżej
castle-step-wand = Potem różdżka na polu { $end }
castle-step-spare = Potem bez różdżki na polu { $end }
castle-step-skip = Krok { $number } { castle-direction } jest pominięty

castle-terminal-hint-turn = Obróć najwyżej dwie strzałki, potem wpisz „go”. „?” pokaże, co możesz zrobić.
castle-terminal-hint-go = Gotowe? Wpisz „go”. „back” cofa.
castle-terminal-hint-way = W którą stronę idzie karta { $place }? Wpisz „walk up”, „walk right”, „walk down” albo „walk left”.
castle-terminal-hint-gate = Wrota na polu { $square }! Wpisz „jump” i pole albo „stay”. „?” pokaże wrota.
castle-terminal-hint-wand = Różdżka na polu { $square }! Wpisz „use wand” albo „leave wand”.
castle-terminal-hint-gap = Brakuje karty { $place }. Wpisz „lay” i jedną ze swoich kart, na przykład „lay up”. „?” je pokaże.
castle-terminal-hint-forced = Wrota na polu { $square }! Wpisz „jump” i pole. „?” pokaże wrota.
castle-terminal-hint-turn-first = Na polu { $square } żadna odpowiedź nie prowadzi dalej. Najpierw obróć strzałkę. „?” pokaże, co możesz zrobić.
castle-terminal-hint-stuck = Krok { $number } jest zablokowany. Obróć strzałkę. „?” pokaże, co możesz zrobić.
castle-terminal-hint-stop = Krok { $number } jest zablokowany. Obróć strzałkę albo wpisz „go”: rząd skończy się w tym miejscu.
castle-terminal-hint-hopeless = Żaden obrót nie pomoże. Wpisz „go”, a duch wejdzie wyżej.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = zamek ocalony
castle-ending-ghost-escaped = duch uciekł
