### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Inténtalo otra vez
review-show-better = Mostrar qué era mejor
review-covered = Había una jugada mejor.
review-graph-eyes = Lo que { $name } podía saber
puzzles-own = Tus retos
puzzles-own-lead = Momentos de tus propias partidas en los que había una jugada mejor. Los resuelve cualquier jugada tan buena como la mejor.
puzzles-own-none = Termina una partida: donde había una jugada mejor para ti, puedes intentarlo otra vez aquí.
puzzle-own-entry = { $code }, entrada { $entry }
puzzle-own-task = En la partida: { $move }. Busca algo mejor.
puzzle-weighing = Sopesando tu jugada…
puzzle-back-to-game = Volver a la partida
review-try-how = Escribe una jugada. Una línea vacía muestra qué era mejor.
