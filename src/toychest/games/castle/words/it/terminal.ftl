### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Trovate insieme tutti i tesori prima che il fantasma sia in cima alla torre.
castle-terminal-brief = Nel tuo turno metti tre carte, giri fino a due frecce e scrivi «go».
castle-terminal-start = partenza
castle-terminal-gate = portale
castle-terminal-wand = bacchetta
castle-terminal-ghost-room = stanza dei fantasmi
castle-terminal-room = stanza
castle-terminal-column = La colonna { $column } è { $symbol }
castle-terminal-no-door = Nessuna porta tra { $one } e { $other }
castle-terminal-sorcerer = Il mago è in { $square }
castle-terminal-was = prima { $laid }
castle-terminal-stack =
    { $cards ->
        [one] resta una carta
       *[other] restano { $cards } carte
    }
castle-terminal-plan = Percorso:
castle-terminal-chip-wand = bacchetta
castle-terminal-chip-spare = niente bacchetta
castle-terminal-chip-skip = saltato
castle-terminal-legend = @ mago, S partenza, O portale, w bacchetta, X stanza dei fantasmi, T tesoro; i numeri sono i passi previsti, uno spazio vuoto è una porta.

castle-step-walk = Passo { $number }: { castle-direction }, fino alla casella { $end }
castle-step-jump = Poi un salto alla casella { $end }
castle-step-stay = Poi nessun salto nella casella { $end }
castle-step-ghost = Poi il fantasma sale
castle-step-wand = Poi la bacchetta nella casella { $end }
castle-step-spare = Poi niente bacchetta nella casella { $end }
castle-step-skip = Il passo { $number } { castle-direction } si salta

castle-terminal-hint-turn = Gira fino a due frecce, poi scrivi «go». Con «?» vedi che cosa puoi fare.
castle-terminal-hint-go = Tutto pronto? Scrivi «go». Con «back» annulli.
castle-terminal-hint-way = Da che parte va la carta { $place }? Scrivi «walk up», right, down o left.
castle-terminal-hint-gate = Un portale in { $square }! Scrivi «jump» e una casella, oppure «stay». Con «?» vedi i portali.
castle-terminal-hint-wand = Una bacchetta in { $square }! Scrivi «use wand» o «leave wand».
castle-terminal-hint-gap = Manca la carta { $place }. Scrivi «lay» e una delle tue carte, per esempio «lay up». Con «?» le vedi.
castle-terminal-hint-forced = Un portale in { $square }! Scrivi «jump» e una casella. Con «?» vedi i portali.
castle-terminal-hint-turn-first = In { $square } nessuna risposta porta avanti. Prima gira una freccia. Con «?» vedi che cosa puoi fare.
castle-terminal-hint-stuck = Il passo { $number } è bloccato. Gira una freccia. Con «?» vedi che cosa puoi fare.
castle-terminal-hint-stop = Il passo { $number } è bloccato. Gira una freccia, oppure scrivi «go»: la fila finisce lì.
castle-terminal-hint-hopeless = Nessun giro aiuta. Scrivi «go» e il fantasma sale.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = castello salvato
castle-ending-ghost-escaped = fantasma uscito
