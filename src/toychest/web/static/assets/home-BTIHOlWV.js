var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Imparalo in tre minuti
home-learn-on = Continua a imparare
home-learn-again = Imparalo ancora una volta
home-learn-beads = passo { $step } di { $steps }
home-pick = Scegli un gioco
home-tables =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
home-seat-free = C’è ancora un posto libero
home-tidy = Metti via: { $table }
home-tidied = Messo via: { $table }.
home-tidy-undo = Rimettilo
home-all = Mostra tutto
home-look-back = Rivedi
home-you-won = Hai vinto
home-over = La partita è finita
home-you = Giochi come
home-offline = Nessuna connessione. Le regole e le partite che hai già visto sono ancora qui.
home-teachers = Per gli insegnanti
home-sheets = Fogli da stampare
print-boards = Un tabellone con carte e segnalini in PDF, per carta e forbici.
print-colour = A colori
print-ink = Solo linee
print-missing = Per stampare manca ancora un pezzo
print-missing-help = Scrivilo una volta nella cartella di Toychest. Prende quello che manca e mette lì i fogli.
lost = Qui non c’è niente
lost-help = Questo indirizzo non porta da nessuna parte. Forse manca una lettera. I giocattoli sono nel baule.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Rompicapo del giorno
puzzle-day-done = Risolto oggi
puzzle-streak = Giorni di fila: { $days }
puzzle-all = Tutti i rompicapi
puzzle-solve = Risolvilo
puzzle-easy = Facile
puzzle-middle = Medio
puzzle-hard = Difficile
devices-title = I miei tavoli su un altro dispositivo
devices-help = Aprilo sull’altro dispositivo. Vale una volta, per dieci minuti, e porta i tuoi posti: non mostrarlo a nessun altro.
devices-here = I tuoi tavoli ora sono qui: { $count }
request-refused-carrying-over = Questo link è già stato usato o è troppo vecchio
    .help = Fanne uno nuovo sull’altro dispositivo.
`;export{e as default};