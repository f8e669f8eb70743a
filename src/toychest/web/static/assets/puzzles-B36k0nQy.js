var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Reto
puzzles = Retos
puzzles-lead = De partidas reales. Cada uno está comprobado: un camino es mejor que todos los demás.
puzzles-by-theme = Por tema
puzzles-by-hardness = Por dificultad
puzzle-number = Reto { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Juega { $name }
puzzle-task-move = Encuentra la mejor jugada.
puzzle-task-end = Juega hasta ganar.
puzzle-moves =
    { $count ->
        [one] un paso
       *[other] { $count } pasos
    }
puzzle-way = Tu camino hasta ahora
puzzle-show = Mostrar
puzzle-start-over = Empezar de nuevo
puzzle-try-again = Otro intento
puzzle-again = Otra vez
puzzle-solved = ¡Resuelto!
puzzle-answer = Esta es la solución
puzzle-wrong = Esta no
    .more = Hay algo mejor.
puzzle-exact =
    { $right ->
        [1] Se probaron los { $ways } caminos: solo este lo logra.
       *[other] Se probaron los { $ways } caminos: lo logran { $right }.
    }
puzzle-worths = Probabilidad de ganar: { $first } de 100. Con la siguiente mejor jugada: { $second }.
puzzle-no-reason = No hay una sola razón: al sopesarlo una y otra vez, es lo que mejor sale.
puzzle-levels = Los bots lo encuentran en { $times } de 10 intentos.
puzzle-next = Siguiente reto
puzzle-share = Compartir este reto
puzzle-so-far = { $solved } de { $of } resueltos
puzzle-from = De una partida real. Solo se ve lo que veía { $name }.
request-refused-no-such-puzzle = Ningún reto tiene esta dirección
    .help = Quizá sea de otro Toychest. Hay muchos otros retos.
request-refused-no-such-day = «{ $got }» no es un día
    .help = Escríbelo como 2026-11-17.
request-refused-puzzle-done = Este reto ya se jugó
    .help = Empieza de nuevo para probar otra cosa.
request-refused-puzzle-elsewhere = Este camino lleva a otra parte
    .help = Deshaz algo o empieza de nuevo; entonces habrá una pista.
puzzles-under-way = Buscando retos
puzzles-made = { $file }: { $count } retos
puzzles-stopped = Parado. Lo encontrado se conserva; empieza otra vez para seguir.
puzzles-none-of = De «{ $game }» no se hacen retos. Elige entre: { $games }
puzzles-other-file = { $file } contiene otra cosa que retos de este juego y esta semilla. Indica otro archivo con --out.
puzzles-other-game = { $file } es una partida de { $got }, no de { $game }.
`;export{e as default};