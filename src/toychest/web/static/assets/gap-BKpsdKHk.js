var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = buco
castle-event-gap-filled = { $name } riempie il buco { $place }: { castle-card }
castle-hint-gap = Quale carta va nel buco?
castle-refused-gap-open = Manca la carta { $place }
    .because = La fila ha un buco, e niente parte finché non c’è una carta.
    .help = Scegli per il buco una delle tue carte.
castle-refused-not-for-gap = Questa carta non è tra le tue
    .because = Le carte per il buco sono date, e ognuna riempie un buco solo.
    .help = Scegli una delle carte accanto alla fila.
castle-unfit-puzzle-cards = I buchi di questo rompicapo vogliono carte tra cui scegliere
    .help = Scrivile in «cards»: almeno una per ogni buco, al massimo { $most }, e nessuna se non ci sono buchi. Le carte sono: { $cards }.
castle-option-puzzle-count = Livello { $count }
castle-option-puzzle-numbers = Impara a programmare
    .help = Livello per livello, dal facile al difficile; ognuno ti insegna una cosa.
`;export{e as default};