### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Găsiți împreună toate comorile înainte ca fantoma să ajungă în vârful turnului.
castle-terminal-brief = În tura ta pui trei cărți, rotești cel mult două săgeți și scrii „go”.
castle-terminal-start = start
castle-terminal-gate = poartă
castle-terminal-wand = baghetă
castle-terminal-ghost-room = cameră cu fantome
castle-terminal-room = cameră
castle-terminal-column = Coloana { $column } e { $symbol }
castle-terminal-no-door = Nicio ușă între { $one } și { $other }
castle-terminal-sorcerer = Vrăjitorul e în { $square }
castle-terminal-was = înainte { $laid }
castle-terminal-stack =
    { $cards ->
        [one] a rămas o carte
        [few] au rămas { $cards } cărți
       *[other] au rămas { $cards } de cărți
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = baghetă
castle-terminal-chip-spare = fără baghetă
castle-terminal-chip-skip = lăsat deoparte
castle-terminal-legend = @ vrăjitor, S start, O poartă, w baghetă, X cameră cu fantome, T comoară; numerele sunt pașii plănuiți, un gol e o ușă.

castle-step-walk = Pasul { $number }: { castle-direction }, pe căsuța „{ $end }”
castle-step-jump = Apoi un salt pe căsuța „{ $end }”
castle-step-stay = Apoi niciun salt pe căsuța „{ $end }”
castle-step-ghost = Apoi urcă fantoma
castle-step-wand = Apoi bagheta de pe căsuța „{ $end }”
castle-step-spare = Apoi fără bagheta de pe căsuța „{ $end }”
castle-step-skip = Pasul { $number } { castle-direction } e lăsat deoparte

castle-terminal-hint-turn = Rotește cel mult două săgeți, apoi scrie „go”. Cu „?” vezi ce poți face.
castle-terminal-hint-go = Gata? Scrie „go”. Cu „back” iei înapoi.
castle-terminal-hint-way = Încotro merge cartea { $place }? Scrie „walk up”, right, down sau left.
castle-terminal-hint-gate = O poartă în { $square }! Scrie „jump” și o căsuță sau „stay”. Cu „?” vezi porțile.
castle-terminal-hint-wand = O baghetă în { $square }! Scrie „use wand” sau „leave wand”.
castle-terminal-hint-gap = Lipsește cartea { $place }. Scrie „lay” și una dintre cărțile tale, de exemplu „lay up”. Cu „?” le vezi.
castle-terminal-hint-forced = O poartă în { $square }! Scrie „jump” și o căsuță. Cu „?” vezi porțile.
castle-terminal-hint-turn-first = În { $square } niciun răspuns nu duce mai departe. Rotește întâi o săgeată. Cu „?” vezi ce poți face.
castle-terminal-hint-stuck = Pasul { $number } e blocat. Rotește o săgeată. Cu „?” vezi ce poți face.
castle-terminal-hint-stop = Pasul { $number } e blocat. Rotește o săgeată sau scrie „go”: rândul se oprește acolo.
castle-terminal-hint-hopeless = Nicio rotire nu ajută. Scrie „go” și fantoma urcă.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = castel salvat
castle-ending-ghost-escaped = fantomă scăpată
