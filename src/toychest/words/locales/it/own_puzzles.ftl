### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Riprova
review-show-better = Mostra che cosa era meglio
review-covered = C’era una mossa migliore.
review-graph-eyes = Che cosa poteva sapere { $name }
puzzles-own = I tuoi rompicapi
puzzles-own-lead = Momenti delle tue partite in cui c’era una mossa migliore. Li risolve qualsiasi mossa buona quanto la migliore.
puzzles-own-none = Finisci una partita: dove c’era una mossa migliore per te, qui puoi riprovare.
puzzle-own-entry = { $code }, voce { $entry }
puzzle-own-task = Nella partita: { $move }. Trova qualcosa di meglio.
puzzle-weighing = Stiamo pesando la tua mossa…
puzzle-back-to-game = Torna alla partita
review-try-how = Scrivi una mossa. Una riga vuota mostra che cosa era meglio.
