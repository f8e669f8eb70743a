### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Come si gioca
howto-print = Stampa
howto-guided = Gioca una prima partita guidata
howto-numbered = Tutte le regole, numerate
howto-or = oppure
howto-ends = Come finisce
howto-none = Nessuno ha ancora disegnato questo gioco. Le sue regole ci sono, numerate.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = Trovate: { $count }
rules-found-none = Niente trovato. Prova un’altra parola.
rules-in-english = Questo paragrafo è ancora in inglese.
rules-some-english = I paragrafi che nessuno ha ancora scritto nella tua lingua sono in inglese.
rules-options = Che cosa si sceglie prima di giocare
help-explain = Ferma il puntatore su qualcosa, tienici sopra il dito o arrivaci con i tasti: ti dice che cos’è e che cosa fa.
help-more = Tutta la pagina, con le figure
table-why-not-first = Prova prima qualcosa. Quello che non si può fare dice perché e nomina la regola.
