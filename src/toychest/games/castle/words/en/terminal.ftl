### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Together, find all treasures before the ghost is up the tower.
castle-terminal-brief = On your turn you lay three cards, turn up to two arrows, and type “go”.
castle-terminal-start = start
castle-terminal-gate = gate
castle-terminal-wand = wand
castle-terminal-ghost-room = ghost room
castle-terminal-room = chamber
castle-terminal-column = Column { $column } is { $symbol }
castle-terminal-no-door = No door between { $one } and { $other }
castle-terminal-sorcerer = The sorcerer is in { $square }
castle-terminal-was = was { $laid }
castle-terminal-stack =
    { $cards ->
        [one] one card left
       *[other] { $cards } cards left
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = wand
castle-terminal-chip-spare = no wand
castle-terminal-chip-skip = left out
castle-terminal-legend = @ sorcerer, S start, O gate, w wand, X ghost room, T treasure; numbers are planned steps, a gap is a door.

castle-step-walk = Step { $number }: { castle-direction } to { $end }
castle-step-jump = Then a jump to { $end }
castle-step-stay = Then no jump in { $end }
castle-step-ghost = Then the ghost climbs
castle-step-wand = Then the wand in { $end }
castle-step-spare = Then no wand in { $end }
castle-step-skip = Step { $number } { castle-direction } is left out

castle-terminal-hint-turn = Turn up to two arrows, then type “go”. “?” lists what you may do.
castle-terminal-hint-go = Ready? Type “go”. “back” takes back.
castle-terminal-hint-way = Which way does card { $place } go? Type “walk up”, right, down or left.
castle-terminal-hint-gate = A gate in { $square }! Type “jump” and a square, or “stay”. “?” lists the gates.
castle-terminal-hint-wand = A wand in { $square }! Type “use wand” or “leave wand”.
castle-terminal-hint-gap = Card { $place } is missing. Type “lay” and one of your cards, like “lay up”. “?” lists them.
castle-terminal-hint-forced = A gate in { $square }! Type “jump” and a square. “?” lists the gates.
castle-terminal-hint-turn-first = At { $square } no answer leads on. Turn an arrow first. “?” lists what you may do.
castle-terminal-hint-stuck = Step { $number } is blocked. Turn an arrow. “?” lists what you may do.
castle-terminal-hint-stop = Step { $number } is blocked. Turn an arrow, or type “go”: the row ends there.
castle-terminal-hint-hopeless = No turning helps. Type “go”, and the ghost climbs.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = castle saved
castle-ending-ghost-escaped = ghost escaped
