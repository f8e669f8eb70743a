var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Apréndelo en tres minutos
home-learn-on = Seguir aprendiendo
home-learn-again = Apréndelo otra vez
home-learn-beads = paso { $step } de { $steps }
home-pick = Elige un juego
home-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
home-seat-free = Aún hay un asiento libre
home-tidy = Recoger: { $table }
home-tidied = Guardado: { $table }.
home-tidy-undo = Volver a sacarlo
home-all = Ver todo
home-look-back = Volver a ver
home-you-won = Has ganado
home-over = La partida ha terminado
home-you = Juegas como
home-offline = Sin conexión. Las reglas y partidas que ya has visto siguen aquí.
home-teachers = Para docentes
home-sheets = Hojas para imprimir
print-boards = Un tablero con sus cartas y fichas en PDF, para papel y tijeras.
print-colour = En color
print-ink = Solo líneas
print-missing = Para imprimir falta una pieza
print-missing-help = Escribe esto una vez en la carpeta de Toychest. Trae lo que falta y deja las hojas allí.
lost = Aquí no hay nada
lost-help = Esta dirección no lleva a ningún sitio. Quizá falte una letra. Los juguetes están en el baúl.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Reto del día
puzzle-day-done = Resuelto hoy
puzzle-streak = Días seguidos: { $days }
puzzle-all = Todos los retos
puzzle-solve = Resuélvelo
puzzle-easy = Fácil
puzzle-middle = Medio
puzzle-hard = Difícil
devices-title = Mis mesas en otro dispositivo
devices-help = Ábrelo en el otro dispositivo. Vale una vez, durante diez minutos, y lleva tus asientos: no se lo enseñes a nadie más.
devices-here = Tus mesas ya están aquí: { $count }
request-refused-carrying-over = Este enlace ya se usó o es demasiado antiguo
    .help = Haz uno nuevo en el otro dispositivo.
`;export{e as default};