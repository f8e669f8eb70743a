### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Poskusi znova
review-show-better = Pokaži, kaj je bilo boljše
review-covered = Bila je boljša poteza.
review-graph-eyes = Kaj je lahko vedel igralec { $name }
puzzles-own = Tvoje uganke
puzzles-own-lead = Trenutki iz tvojih iger, v katerih je bila boljša poteza. Reši jih vsaka poteza, ki je tako dobra kot najboljša.
puzzles-own-none = Dokončaj igro: kjer je bila zate boljša poteza, lahko tukaj poskusiš znova.
puzzle-own-entry = { $code }, vnos { $entry }
puzzle-own-task = V igri: { $move }. Najdi kaj boljšega.
puzzle-weighing = Tehtamo tvojo potezo …
puzzle-back-to-game = Nazaj k igri
review-try-how = Vpiši potezo. Prazna vrstica pokaže, kaj je bilo boljše.
