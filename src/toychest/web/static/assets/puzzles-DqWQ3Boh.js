var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Rompicapo
puzzles = Rompicapi
puzzles-lead = Da partite vere. Ognuno è controllato: una via è migliore di tutte le altre.
puzzles-by-theme = Per tema
puzzles-by-hardness = Per difficoltà
puzzle-number = Rompicapo { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Tocca a { $name }
puzzle-task-move = Trova la mossa migliore.
puzzle-task-end = Gioca fino alla vittoria.
puzzle-moves =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
puzzle-way = La tua strada finora
puzzle-show = Mostra
puzzle-start-over = Da capo
puzzle-try-again = Riprova
puzzle-again = Ancora una volta
puzzle-solved = Risolto!
puzzle-answer = Ecco la soluzione
puzzle-wrong = Non questa
    .more = C’è di meglio.
puzzle-exact =
    { $right ->
        [1] Tutte le { $ways } vie sono state provate: riesce solo questa.
       *[other] Tutte le { $ways } vie sono state provate: ne riescono { $right }.
    }
puzzle-worths = Probabilità di vincere: { $first } su 100. Con la seconda mossa migliore: { $second }.
puzzle-no-reason = Non c’è un solo motivo: soppesata più e più volte, risulta la migliore.
puzzle-levels = I bot lo trovano in { $times } tentativi su 10.
puzzle-next = Prossimo rompicapo
puzzle-share = Condividi questo rompicapo
puzzle-so-far = { $solved } su { $of } risolti
puzzle-from = Da una partita vera. Si vede solo ciò che vedeva { $name }.
request-refused-no-such-puzzle = Nessun rompicapo ha questo indirizzo
    .help = Forse è di un altro Toychest. Ci sono molti altri rompicapi.
request-refused-no-such-day = «{ $got }» non è un giorno
    .help = Scrivilo così: 2026-11-17.
request-refused-puzzle-done = Questo rompicapo è già stato giocato
    .help = Ricomincia da capo per provare altro.
request-refused-puzzle-elsewhere = Questa via porta altrove
    .help = Torna indietro o ricomincia; allora ci sarà un consiglio.
puzzles-under-way = Ricerca di rompicapi
puzzles-made = { $file }: { $count } rompicapi
puzzles-stopped = Fermato. Ciò che è stato trovato resta; riavvia per continuare.
puzzles-none-of = Di «{ $game }» non si fanno rompicapi. Scegli tra: { $games }
puzzles-other-file = { $file } contiene altro che rompicapi di questo gioco e di questo seme. Indica un altro file con --out.
puzzles-other-game = { $file } è una partita di { $got }, non di { $game }.
`;export{e as default};