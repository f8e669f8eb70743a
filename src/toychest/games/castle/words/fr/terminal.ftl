### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Ensemble, trouvez tous les trésors avant que le fantôme soit en haut de la tour.
castle-terminal-brief = À ton tour, tu poses trois cartes, tu tournes jusqu’à deux flèches, puis tu tapes « go ».
castle-terminal-start = départ
castle-terminal-gate = portail
castle-terminal-wand = baguette
castle-terminal-ghost-room = case avec des fantômes
castle-terminal-room = salle
castle-terminal-column = Colonne { $column } : { $symbol }
castle-terminal-no-door = Pas de porte entre { $one } et { $other }
castle-terminal-sorcerer = Le sorcier est sur la case { $square }
castle-terminal-was = avant { $laid }
castle-terminal-stack =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
castle-terminal-plan = Prévu :
castle-terminal-chip-wand = baguette
castle-terminal-chip-spare = sans baguette
castle-terminal-chip-skip = laissé de côté
castle-terminal-legend = @ sorcier, S départ, O portail, w baguette, X case avec des fantômes, T trésor ; les chiffres sont les pas prévus, un trou est une porte.

castle-step-walk = Pas { $number } : { castle-direction }, jusqu’à la case { $end }
castle-step-jump = Puis un saut à la case { $end }
castle-step-stay = Puis pas de saut à la case { $end }
castle-step-ghost = Puis le fantôme monte
castle-step-wand = Puis la baguette de la case { $end }
castle-step-spare = Puis pas de baguette à la case { $end }
castle-step-skip = Pas { $number } { castle-direction }, laissé de côté

castle-terminal-hint-turn = Tourne jusqu’à deux flèches, puis tape « go ». « ? » montre ce que tu peux faire.
castle-terminal-hint-go = Tout est prêt ? Tape « go ». « back » annule.
castle-terminal-hint-way = Par où va la carte { $place } ? Tape « walk up », right, down ou left.
castle-terminal-hint-gate = Un portail sur la case { $square } ! Tape « jump » et une case, ou « stay ». « ? » montre les portails.
castle-terminal-hint-wand = Une baguette sur la case { $square } ! Tape « use wand » ou « leave wand ».
castle-terminal-hint-gap = Il manque la carte { $place }. Tape « lay » et une de tes cartes, par exemple « lay up ». « ? » les montre.
castle-terminal-hint-forced = Un portail sur la case { $square } ! Tape « jump » et une case. « ? » montre les portails.
castle-terminal-hint-turn-first = Sur la case { $square }, aucune réponse ne mène plus loin. Tourne d’abord une flèche. « ? » montre ce que tu peux faire.
castle-terminal-hint-stuck = Le pas { $number } est bloqué. Tourne une flèche. « ? » montre ce que tu peux faire.
castle-terminal-hint-stop = Le pas { $number } est bloqué. Tourne une flèche, ou tape « go » : la rangée s’arrête là.
castle-terminal-hint-hopeless = Tourner n’aide pas. Tape « go », et le fantôme monte.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = château sauvé
castle-ending-ghost-escaped = fantôme sorti
