### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPZIONI
    .command = COMANDO
    .args = ALTRO
    .file = FILE
    .directory = CARTELLA
    .path = PERCORSO
    .integer = NUMERO
    .float = NUMERO
    .text = TESTO
    .code = CODICE
    .codes = CODICI
    .game = GIOCO
    .edition = EDIZIONE
    .name = NOME
    .value = VALORE
    .level = LIVELLO
    .from = DA
    .to = A
    .address = INDIRIZZO

## What each command does, and its options.

command-option =
    .help = Mostra questo aiuto.
    .version = Mostra la versione.
    .data = Cartella per le tue partite.
    .language = Lingua.  [altrimenti: quella del tuo sistema]
    .plain = Un fatto per riga, senza disegno: per i lettori di schermo.
    .workers = Processi.  [altrimenti: tutti i core]
    .ray = Lavora su questo cluster Ray; «local» ne avvia uno qui.
    .option = Scelto prima di giocare.
    .seed = Lo stesso seme, le stesse partite.
    .work = Per cento del lavoro solito.
    .yes = Cancella senza chiedere.
    .store = La base di dati con le partite: postgresql://...
command-help-toychest = Giochi da tavolo in scatola, giocati come si deve.
command-help-arena =
    Fa giocare i bot tra loro, a posti scambiati, su tutti i core; fermato e riavviato, continua.

    Accanto alla parte di vittorie c’è quella che resta senza fortuna: da ogni risultato è tolto ciò che ha dato il caso.
    .bots = Con virgole: livelli, serie di livelli, 6~60 (ricorda 60 voci), hand4 (pesi fatti a mano), plain6 (senza rete), 6@1000 (con 1000 giri), greedy, random.
    .games = Partite per coppia.
    .seats = Quanti si siedono.  [altrimenti: meno che si può]
    .each = Una scelta i cui valori si alternano, come terrain.
    .all-pairs = Tutti contro tutti, non solo contro il precedente.
    .out = Risultati.  [altrimenti: arena-GIOCO.csv]
    .json = Tutti i numeri della tabella.
    .raw = Non pesa la fortuna: più veloce, ma altrettante partite dicono meno.
command-help-board = Tabelloni tuoi: controllarli, stamparli. docs/boards.md dice come scriverne uno.
command-help-board-check = Dice se si può giocare su un tabellone; se no, tutto ciò che non va e come rimediare.
    .deck = Controlla anche carte tue.
command-help-board-print = Scrive un tabellone, le sue carte e i suoi segnalini come fogli da stampare: un tuo FILE, o uno dei nostri tabelloni per NOME.
    .to = Cartella per i fogli.  [altrimenti: qui]
    .format = Un PDF, o un SVG per pagina.
    .paper = Formato della carta.  [altrimenti: a4]
    .deck = Carte tue.
    .printing = Regolamento che le carte seguono.
    .backs = Anche i dorsi delle carte, per la stampa fronte e retro.
    .ink = Solo linee, niente di pieno: per le stampanti di scuola, o da colorare.
    .overwrite = Scrive sopra i fogli che ci sono già.
command-help-branch = Continua da una voce di una partita finita: fortuna nuova, e ciò che era nascosto sta dov’era.
    .entry = La voce dopo la quale continui.
    .seat = Il posto che giochi, da 1.
    .bot = Il livello dei bot agli altri posti.
command-help-doctor = Guarda se tutto ciò che serve a un server c’è e funziona.
    .bus = Come i server si avvisano: redis://...
command-help-laws = Gioca partite a caso di ogni edizione e dice quale legge non vale e dove, e quale frase manca.
command-help-learn = Impara un gioco giocandolo; riprendi da dove l’hai lasciato.
    .name = Il tuo nome.
    .step = Ricomincia da questo passo; 1 è l’inizio.
command-help-new = Scrive un piccolo gioco da cui partire nella cartella NOME e lo mette sullo scaffale.
command-help-play = Gioca nel terminale; senza un gioco, dice quali ci sono e chiede alla tastiera.
command-help-play-game = Gioca a { $game } nel terminale.
    .edition = Edizione per identificativo; può comprendere regole della casa.
    .printing = Edizione per lingua del regolamento.
    .seats = Quanti giocano.
    .name = Chi gioca; una volta per ogni posto.
    .bot = Un bot, da 1 a 6 o per nome; 6~60 ricorda 60 voci. Una volta per ciascuno.
    .rule = Una regola della casa.
    .seed = Un testo che decide tutta la fortuna: stesso testo, stesse carte.
    .list = Mostra regolamenti, scelte e regole della casa.
command-help-puzzles = Fa rompicapi: momenti di partite vere in cui una via è migliore di tutte le altre. Riavviato, continua.
    .count = Quanti rompicapi.
    .from = Una tua partita finita; anche più volte.
    .out = File.  [altrimenti: puzzles-GIOCO.jsonl]
    .seed = Lo stesso seme fa gli stessi rompicapi.
command-help-replay = Rivede una partita finita passo per passo, dal suo file o dal suo codice.
command-help-report =
    Dice che cosa raccontano di un gioco le partite dei bot, per ogni tabellone: chi comincia, quanto dura, come finisce.

    Fermato e riavviato, continua.
    .bot = Chi gioca a tutti i posti: un livello, greedy o random.
    .games = Partite per tabellone o regolamento.
    .seats = Quanti si siedono.  [altrimenti: meno che si può]
    .each = Una scelta i cui valori si contano a parte, o «printing».  [altrimenti: i tabelloni]
    .out = La pagina.  [altrimenti: report-GIOCO.html]
    .tables = Lo stesso in tabelle Markdown.
    .json = Lo stesso in numeri.
    .results = Partite giocate.  [altrimenti: report-GIOCO.csv]
command-help-resume = Riprende una partita: dal suo CODICE, o l’ultima non finita.
command-help-review = Separa la fortuna dal gioco in una partita finita, dal suo file o dal suo codice.
    .json = Scrive in questo file tutto ciò che si è trovato.
    .svg = Scrive in questo file il grafico di chi era in testa.
    .try = Prima fa riprovare dove c’era una mossa migliore.
command-help-serve = Avvia il server e apre il browser.
    .host = Indirizzo su cui ascolta; 0.0.0.0 per la tua rete.  [altrimenti: 127.0.0.1]
    .lan = Lo apre alla tua rete: mostra l’indirizzo per gli altri e un codice QR.
    .port = Porta su cui ascolta.  [altrimenti: 7170, o una libera]
    .store = Tiene le partite in una base di dati: postgresql://...
    .browser = Apre il browser.
    .warm-up = Prepara i bot di tutti i giochi prima che qualcuno giochi.
    .pause = Secondi che un bot aspetta prima di ogni mossa.
    .lines = Tavoli aperti per indirizzo; 0: quanti si vuole.
    .requests = Richieste per indirizzo al secondo; 0: quante si vuole.
    .tables = Tavoli nuovi per indirizzo al minuto; 0: quanti si vuole.
    .bus = Avvisa gli altri server di quella base di dati con redis://...
    .node = Il nome di questo server tra quelli.
    .behind-proxy = Un proxy su questo computer passa ciò che chiedono gli altri.
    .metrics = Mostra conteggi in /metrics, per Prometheus.
    .json-logs = Scrive le righe di registro in JSON.
    .processes = Serve con altrettanti processi, per usare più di un nucleo.
    .keep-finished = Giorni dopo i quali una partita finita è cancellata.  [altrimenti: mai]
    .keep-idle = Giorni senza mosse dopo i quali una partita è cancellata.  [altrimenti: mai]
command-help-simulate = Gioca partite di bot in una cartella, come registri compressi e come Parquet; fermato e riavviato, continua.
    .games = Quante.
    .bots = Chi si alterna ai posti; nomi come per «arena».
    .seats = Quanti si siedono.  [altrimenti: meno che si può]
    .each = Una scelta i cui valori si alternano, come terrain.
    .batch = Partite per file.
    .out = La cartella.  [altrimenti: simulation-GIOCO]
command-help-store = Depositi: dove si tengono le partite.
command-help-store-copy =
    Copia tutti i tavoli DA un deposito A un altro: postgresql://..., un file, o una cartella con partite.

    Ognuno è riletto e confrontato. Ciò che c’è già resta; un tavolo che lì è diverso viene nominato, non toccato.
command-help-tables = Ciò che si tiene: elencare i tavoli o cancellarli.
    .data = Cartella con le partite.
command-help-tables-clear = Cancella i tavoli tenuti abbastanza a lungo.
    .finished = Cancella le partite finite da tanti giorni.
    .idle = Cancella le partite a cui nessuno gioca da tanti giorni.
command-help-tables-delete = Cancella tavoli dai loro CODICI, con tutto ciò che ne fa parte.
command-help-tables-list = I tavoli cambiati per ultimi: codice, edizione, voci, giorni di riposo, nomi.
    .limit = Tanti, gli ultimi.
command-help-train = Insegna da zero la rete di valutazione di un gioco, con partite contro sé stessa; fermato e riavviato, continua.
    .out = Il file.  [altrimenti: network-GIOCO.bin]
command-help-verify = Dimostra una partita finita: ogni mossa con le regole, ogni carta e ogni dado con il seme.
    .origin = La partita da cui si è continuato, per dimostrare anche la sua fortuna.

## What was typed does not fit.

command-click-usage = Uso:
command-click-options = Opzioni
command-click-commands = Comandi
command-click-default = altrimenti: { $default }
command-click-required = obbligatorio
command-click-error = Errore: { $message }
command-click-aborted = Fermato.
command-click-try = «{ $command } { $option }» aiuta.
command-click-missing-command = Quale comando? Non ce n’è nessuno.
command-click-missing-argument = Manca
command-click-missing-option = Manca l’opzione
command-click-no-such-option = Non c’è un’opzione «{ $name }».
command-click-no-such-command = Non c’è un comando «{ $name }».
command-click-did-you-mean = Intendevi { $possibility }?
command-click-did-you-mean-one = Intendevi uno di questi: { $possibilities }?
command-click-unexpected = Questo è di troppo: { $args }
command-click-takes-no-value = L’opzione «{ $name }» non vuole un valore.
command-click-needs-value = L’opzione «{ $name }» vuole un valore.
command-click-unfit = Questo valore non va: { $message }
command-click-unfit-for = Questo valore non va per { $param_hint }: { $message }
command-click-choose = Scegli tra: { $choices }
command-click-not-the-choice = «{ $value }» non è { $choice }.
command-click-not-a-choice = «{ $value }» non è tra { $choices }.
command-click-not-in-range = { $value } non sta nell’intervallo { $range }.
command-click-not-a-number = «{ $value }» non è un numero così.
command-click-not-there = «{ $filename }» non esiste.
command-click-is-file = «{ $filename }» è un file, non una cartella.
command-click-is-folder = «{ $filename }» è una cartella, non un file.
command-click-not-readable = «{ $filename }» non si può leggere.
command-there-are = Ci sono: { $names }

## A server.

command-open = Toychest è aperto su { $here }
command-open-network =
    Toychest è aperto su { $here } in questo computer,
    e su { $others } per gli altri nella tua rete.
command-close = Ctrl-C lo chiude. Le tue partite restano.
command-open-already = Toychest è già aperto su { $here }
command-cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $because }
command-cannot-keep = Non si possono tenere partite in { $folder }: { $because }
command-read-only = { $folder } è di sola lettura: si possono guardare le vecchie partite, nulla di nuovo viene tenuto.
command-no-store = Non c’è un deposito in { $address }.
command-store-failed =
    { $because ->
        [disk-full] Il disco è pieno.
        [read-only] Si può solo leggere.
        [locked] Lo tiene un altro programma.
        [damaged] È danneggiato, o non è un deposito.
        [out-of-reach] La base di dati non risponde.
       *[other] Non ha funzionato.
    }
command-store-newer = È di un Toychest più nuovo: aggiorna questo.
command-needs-package = Serve il pacchetto { $package }: { $command }
command-node-name = Il nome di un server è fatto di minuscole, cifre e trattini. Questo non va: { $name }
command-processes-store = Più processi condividono una cartella. Su una base di dati avvia invece più server.
command-processes-system = Questo sistema non lascia che un processo passi connessioni a un altro: togli --processes.
command-processes-fail = Nessun processo è rimasto in funzione; le righe qui sopra dicono perché.
command-node-database = Più server condividono una base di dati: indicala con --store postgresql://...
command-bus-shape = Indica un bus come redis://HOST. Questo non va: { $address }
command-cannot-reach = { $address } non si raggiunge: { $because }
command-copied = Tavoli copiati: { $copied }, aggiornati: { $updated }, già lì: { $there }. Tutti sono stati confrontati.
command-copy-differ = Tavoli diversi o illeggibili, non copiati: { $count }
command-copy-other = { $code }: lì c’è un’altra partita con questo codice.
command-tables-sure = Spariranno per sempre. Cancellarli?
command-tables-deleted = Tavoli cancellati: { $count }
command-doctor-well = bene
command-doctor-ill = MALE
command-doctor-ills = Non va bene: { $names }
command-doctor-games = giochi
command-doctor-engine = motore
command-doctor-disk = disco
command-doctor-store = deposito
command-doctor-tables = tavoli
command-doctor-bus = bus
command-doctor-version = { $version } su Python { $python }
command-doctor-editions = edizioni: { $count }
command-doctor-broken = { $name } non si può giocare ({ $because })
command-doctor-engine-there = c’è
command-doctor-engine-missing = Non c’è ancora: finché non arriva, i bot pensano con le regole leggibili.
command-doctor-disk-database = quello della base di dati
command-doctor-disk-full = Restano solo { $free } MB: fai spazio, o delle mosse saranno rifiutate.
command-doctor-disk-free = { $free } GB liberi
command-doctor-answers = { $address } risponde in { $milliseconds } ms
command-doctor-whole = Gli ultimi { $count } sono interi.
command-doctor-bus-answers = { $address } risponde
command-refused-origin = Questa pagina non può farlo.

## Is a game fair? The draws are what luck decided.

command-fair = regolare. { $entries } voci, { $chance } di caso, tutto come dice il seme.
command-fair-since = continuata da un’altra partita, e regolare da allora. { $entries } voci, { $chance } sorteggi come dice il seme, { $copied } presi dalla partita di prima: vedi --origin.
command-fair-guided = una partita guidata, giocata secondo le regole. { $entries } voci, { $scripted } sorteggi da copione, { $chance } come dice il seme.
command-unfair-entry = voce { $seq }: { $because }
command-unfair-seed = Il seme non è quello promesso prima del primo sorteggio.
command-unfair-order = Al suo posto c’è la voce { $found }.
command-unfair-checksum = La sua somma di controllo non torna.
command-unfair-last-line = La somma di controllo dell’ultima riga non torna.
command-unfair-seats = A questo gioco si gioca in { $counts }; qui in { $got }.
command-unfair-no-seat = Al posto { $seat } non c’è nessuno.
command-unfair-agreed = I posti { $agreed } non possono aver permesso al posto { $seat } di tornare indietro.
command-unfair-options = Le scelte prima di giocare non vanno per questo gioco.
command-unfair-branch-moves = { $moves } mosse non possono essere quelle delle voci da 1 a { $seq }.
command-unfair-branch-entry = Non è una mossa della partita da cui si è continuato.
command-unfair-other-origin = Non si è continuato da quella partita.
command-unfair-origin-differs = Quella partita è andata diversamente.
command-unfair-chance-not-now = «{ $move }» per caso, anche se non tocca al caso.
command-unfair-drawn = Il seme dà «{ $drawn }», il registro dice «{ $move }».
command-unfair-scripted-move = «{ $move }» del posto { $seat } è data come fortuna da copione.
command-unfair-no-guide = «{ $move }» viene dal copione, ma qui non c’è una partita guidata.
command-unfair-impossible = «{ $move }» qui non può succedere.
command-unfair-illegal = Le regole vietano «{ $move }» qui ({ $rule }).
command-unfair-malformed = «{ $move }» non è una mossa.
command-unfair-not-over = Il registro dice com’è finita, ma la partita non è finita.
command-unfair-other-outcome = La partita è finita diversamente da come dice il registro.
command-log-header = La prima riga è danneggiata: non è una partita salvata, o qualcuno l’ha cambiata.
command-log-entry = La voce { $seq } è danneggiata.
command-log-ending = L’ultima riga è danneggiata.
command-log-truncated = Il registro si ferma dopo la voce { $seq }, prima dell’ultima riga.
command-log-newer = Il formato { $found } del registro è più nuovo di { $newest }: aggiorna Toychest.
command-log-edition-unknown = Qui nessuna edizione si chiama «{ $edition }».
command-log-table-unfinished = La partita non è finita, quindi non si può ancora dimostrare nulla.

## Bots against bots.

command-arena-picture = { $file }: con questo nome l’immagine va accanto ai risultati. Dai ai risultati un’altra estensione.
command-arena-twice = Nomina ogni bot una volta: nessuno gioca contro sé stesso.
command-arena-too-few = Nomina almeno due bot, come --bots 1..6.
command-arena-bot = Qui nessun bot si chiama «{ $bot }». { $bots }
command-arena-weights = In { $game } i bot fanno piani: «{ $bot }» non ha pesi fatti a mano.
command-arena-other-file = { $file } non contiene risultati di un’arena. Indica un altro file con --out.
command-arena-done = tutto già giocato
command-arena-compiling = compilazione, una volta per tutte
command-arena-games = partite: { $games }
command-arena-cut-off = interrotte e divise: { $count }
command-arena-luckless = senza fortuna
command-arena-sure = sicuro come { $times } volte tante partite; { $evaluator }
command-arena-rating = punteggio
command-arena-files = { $file } e { $picture }
command-simulate-done = Partite in { $folder }: { $games }
command-simulate-other = { $folder } contiene altro, non questa simulazione. Indica un’altra cartella con --out.
command-simulate-stopped = Fermato. Lo stesso comando riprende con ciò che c’è in { $folder }.
command-simulate-cut-off = Partite troppo lunghe: { $count }. Sono state interrotte: hanno transizioni, ma non un registro.
