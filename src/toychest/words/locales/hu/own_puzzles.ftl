### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Próbáld meg újra
review-show-better = Mutasd, mi volt jobb
review-covered = Volt jobb lépés.
review-graph-eyes = Amit { $name } tudhatott
puzzles-own = A te fejtörőid
puzzles-own-lead = Olyan pillanatok a saját játékaidból, amelyekben volt jobb lépés. Bármely lépés megoldja, amely olyan jó, mint a legjobb.
puzzles-own-none = Játssz végig egy játékot: ahol volt számodra jobb lépés, ott itt újra megpróbálhatod.
puzzle-own-entry = { $code }, { $entry }. bejegyzés
puzzle-own-task = A játékban: { $move }. Találj jobbat!
puzzle-weighing = Mérlegeljük a lépésedet…
puzzle-back-to-game = Vissza a játékhoz
review-try-how = Írj be egy lépést. Egy üres sor megmutatja, mi volt jobb.
