var e=`### Coded Castle in Italian. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "luna 2".
### A square is a casella, a chamber a stanza; the sorcerer takes a passo, the ghost climbs a gradino.

## Words that other sentences use

castle-direction-up = in su
castle-direction-right = a destra
castle-direction-down = in giù
castle-direction-left = a sinistra
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] a destra
        [about] di mezzo giro
       *[left] a sinistra
    }
castle-picture-crown = corona
castle-picture-cup = coppa
castle-picture-gem = gemma
castle-picture-ring = anello
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] il castello finisce
        [ghost-room] c’è una stanza dei fantasmi
       *[wall] non c’è una porta
    }
castle-symbol-moon = luna
castle-symbol-heart = cuore
castle-symbol-key = chiave
castle-symbol-drop = goccia
castle-symbol-bell = campana
castle-symbol-leaf = foglia
castle-symbol-flag = bandiera
castle-square = { $symbol } { $row }
castle-card-up = su
castle-card-right = destra
castle-card-down = giù
castle-card-left = sinistra
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = fantasma
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Passo
castle-face-loop = Ripeti
castle-face-sorcerer = A scelta
castle-face-ghost = Fantasma
castle-face-back = coperta

## What happened

castle-event-treasure-placed =
    { $picture ->
        [ring] L’{ castle-picture } aspetta nella stanza { $square }
       *[other] La { castle-picture } aspetta nella stanza { $square }
    }
castle-event-card-laid = { $name } mette: { $cards }
castle-event-stack-shuffled = Si mescolano di nuovo tutte le { $cards } carte
castle-event-card-turned =
    { $turned ->
        [about] { $name } fa fare mezzo giro alla carta { $place }
       *[other] { $name } gira la carta { $place } { castle-turned }
    }
castle-event-way-chosen = La carta { $place } va { castle-direction }
castle-event-gate-chosen = Dal portale { $at } al portale { $to }
castle-event-gate-declined = Nessun salto al portale { $at }
castle-event-wand-chosen = La bacchetta nella casella { $at } verrà usata
castle-event-wand-declined = La bacchetta nella casella { $at } resta dov’è
castle-event-sorcerer-walked = Il mago va { $ways }, fino alla casella { $end }
castle-event-sorcerer-jumped = Salta da un portale all’altro, fino alla casella { $end }
castle-event-treasure-found =
    { $picture ->
        [ring] Il mago trova l’{ castle-picture } nella stanza { $square }!
       *[other] Il mago trova la { castle-picture } nella stanza { $square }!
    }
castle-event-ghost-lowered =
    { $level ->
        [0] Una bacchetta! Il fantasma è ai piedi della torre
       *[other] Una bacchetta! Il fantasma scende al gradino { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Così il fantasma sale al gradino { $level }
        [idle] Nessun passo da fare: il fantasma sale al gradino { $level }
       *[card] Il fantasma sale al gradino { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Nessuno poteva seguire questa fila
castle-event-row-halted = La fila finisce nella casella { $at }: lì { castle-cause }
castle-event-step-skipped = Il passo { $number } si salta: lì { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Risolto: con questa fila non si prende nessun tesoro
        [one] Risolto: con questa fila non si prende più di un tesoro
       *[other] Risolto: con questa fila non si prendono più di { $found } tesori
    }
castle-event-puzzle-missed = Con questa fila si può prendere di più: { $best } invece di { $found }
castle-event-castle-saved = Tutti i tesori sono stati trovati!
castle-event-ghost-escaped = Il fantasma è uscito dalla torre

## How it ended

castle-outcome-castle-saved = Il castello è salvo!
    .because =
        { $points ->
            [one] Il tesoro è stato trovato, e il fantasma è ancora nella sua torre.
           *[other] Tutti e { $points } i tesori sono stati trovati, e il fantasma è ancora nella sua torre.
        }
castle-outcome-ghost-escaped = Il fantasma è scappato
    .because =
        { $points ->
            [0] È arrivato in cima alla torre prima del primo tesoro.
            [one] È arrivato in cima alla torre. È stato trovato un tesoro.
           *[other] È arrivato in cima alla torre. Sono stati trovati { $points } tesori.
        }

castle-outcome-puzzle-solved = Risolto!
    .because =
        { $points ->
            [0] Comunque si giochi, con questa fila non si prende nessun tesoro.
            [one] Comunque si giochi, con questa fila non si prende più di un tesoro.
           *[other] Comunque si giochi, con questa fila non si prendono più di { $points } tesori.
        }
castle-outcome-puzzle-missed = Non ancora
    .because =
        { $points ->
            [0] Non hai preso nessun tesoro. C’è un modo per prenderne di più.
            [one] Hai preso un tesoro. C’è un modo per prenderne di più.
           *[other] Hai preso { $points } tesori. C’è un modo per prenderne di più.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = La partita è finita
    .because = È arrivata alla fine, quindi non si gioca più.
    .help = Ricomincia con «Gioca ancora», oppure rivedi ogni passo.
castle-refused-not-to-act = Adesso non tocca a te
    .because = Decide la persona di turno. Le altre aiutano con le idee.
    .help = Racconta la tua idea. Il tuo turno arriva presto.
castle-refused-no-such-card = La carta { $place } non c’è
    .because =
        { $cards ->
            [one] Questa fila ha { $cards } carta.
           *[other] Questa fila ha { $cards } carte.
        }
    .help = Conta da sinistra, cominciando da 1.
castle-refused-not-an-arrow = La carta { $place } non si gira
    .because = Si girano solo le frecce. Questa è la carta { castle-card }.
    .help = Gira invece una freccia.
castle-refused-turned-already = La carta { $place } è già girata
    .because = Ogni freccia si gira una volta sola per fila.
    .help = Annulla quel giro, poi scegli di nuovo.
castle-refused-two-turned = Due frecce sono già girate
    .because = Le carte { $first } e { $second } sono girate, e due sono il massimo.
    .help = Rimetti una di loro com’era, poi questa è libera.
castle-refused-half-turn = La carta { $place } gira solo di un quarto
    .because = In questa partita non ci sono mezzi giri.
    .help = Girala a sinistra o a destra. Una nuova partita può permettere i mezzi giri.
castle-refused-turn-too-late = È tardi per girare la carta { $place }
    .because = Una direzione o un portale scelto dopo dipende da questa carta.
    .help = Annulla prima quella scelta, poi gira.
castle-refused-turn-blocks =
    { $turned ->
        [about] La carta { $place } non può fare mezzo giro
       *[other] La carta { $place } non può girare { castle-turned }
    }
    .because = Dalla casella { $at } il passo { $number } andrebbe { castle-direction }, ma lì { castle-cause }.
    .help = Prova a girarla in un altro modo, oppure lasciala com’è.
castle-refused-row-hopeless = Nessun giro aiuta questa fila
    .because = Comunque tu giri o scelga, un passo resta bloccato.
    .help = Fai partire la fila. Il fantasma sale, e arriva una fila nuova.
castle-refused-no-question = Qui non c’è niente da scegliere
    .because = Adesso nessuna carta e nessun portale aspetta la tua risposta.
    .help = Gira una freccia, oppure fai partire la fila.
castle-refused-way-blocked = Qui non può andare { castle-direction }
    .because = È nella casella { $at }, e da quella parte { castle-cause }.
    .help = Scegli una direzione con una porta aperta.
castle-refused-way-dead-end = Così resta bloccato: più avanti non può andare { castle-direction }
    .because = Il passo { $number } partirebbe dalla casella { $at }, ma davanti { castle-cause }.
    .help = Prova un’altra direzione, oppure gira prima una freccia.
castle-refused-wand-dead-end = Gira prima una freccia: più avanti non può andare { castle-direction }
    .because = Il passo { $number } partirebbe dalla casella { $at }, ma davanti { castle-cause }.
    .help = Con o senza bacchetta, qui non cambia niente. Gira una freccia.
castle-refused-not-a-gate = Nella casella { $square } non c’è un portale
    .because = Il mago salta solo da un portale all’altro.
    .help = Scegli uno dei portali.
castle-refused-same-gate = È già su questo portale
    .because = Un portale lo porta a un altro portale.
    .help = Scegli un altro portale, oppure vai a piedi.
castle-refused-gate-dead-end = Dal portale { $square } resta bloccato
    .because = Il passo { $number } non avrebbe una porta aperta.
    .help = Scegli un altro portale.
castle-refused-gate-forced = Al portale { $at } deve saltare
    .because = Con le regole di questa partita un portale lo porta sempre a un altro.
    .help = Scegli uno degli altri portali.
castle-refused-stay-dead-end = Senza salto resta bloccato nella casella { $at }
    .because = Il passo { $number } non avrebbe una porta aperta.
    .help = Fallo saltare a un altro portale.
castle-refused-question-open =
    { $kind ->
        [gate] Un portale aspetta
        [wand] Una bacchetta aspetta
       *[way] La carta { $place } aspetta una direzione
    }
    .because =
        { $kind ->
            [gate] Il mago arriva su un portale e vuole sapere dove andare.
            [wand] Il mago arriva su una bacchetta, e scegli tu se usarla.
           *[way] Questa carta va in ogni direzione, e la scegli tu.
        }
    .help =
        { $kind ->
            [gate] Scegli uno degli altri portali.
            [wand] Usala, oppure lasciala.
           *[way] Scegli su, destra, giù o sinistra per la carta { $place }.
        }
castle-refused-step-blocked = Il passo { $number } è bloccato
    .because = Dalla casella { $at } la carta { $place } va { castle-direction }, ma lì { castle-cause }.
    .help = Gira una freccia in modo che ogni passo trovi una porta aperta.
castle-refused-row-unfinished = La fila non è completa
    .because = Devono arrivare ancora altre carte.
    .help = Aspetta che ci siano tutte le carte.
castle-refused-row-full = La fila è piena
    .because = Ci sono già tutte le sue carte.
    .help = Gira una freccia, oppure fai partire la fila.
castle-refused-treasures-first = Prima i tesori
    .because = Tutti i tesori si nascondono prima della prima carta.
    .help = Aspetta che siano nelle loro stanze.
castle-refused-not-in-stack = Questa carta non è più nel mazzo
    .because = Tutte le carte «{ castle-card }» sono già scoperte.
    .help = Prendi la carta che dà il mazzo.
castle-refused-no-chamber = La casella { $square } non è una stanza
    .because = I tesori si nascondono solo nelle stanze.
    .help = Scegli una stanza con un segno e un numero.
castle-refused-treasures-all-placed = Tutti i tesori sono nascosti
    .because = In questa partita non se ne cercano altri.
    .help = Metti la prima fila.

## At the table

castle-turn = Turno di { $name }
castle-row-number = fila { $number }
castle-lays = mette le carte
castle-next = subito dopo
castle-after-that = poi
castle-later = più tardi
castle-hint-lay = Metti le prossime tre carte.
castle-hint-turn = Gira fino a due frecce, poi premi «Via!».
castle-hint-way = Da che parte va la carta { $place }?
castle-hint-gate = Un portale! Scegli dove porta.
castle-hint-stuck = Così resterebbe bloccato. Gira prima una freccia.
castle-hint-go = Tutto pronto? Premi «Via!».
castle-hint-hopeless = Nessun giro aiuta. Premi «Via!» e il fantasma sale.
castle-hint-wait = { $name } sta pensando.
castle-lay = Metti le carte
castle-begin = Nascondi i tesori
castle-hint-begin = Nascondi i tesori, poi metti le prime carte.
castle-gate-choice = puoi saltare qui
castle-go = Via!
castle-stay = A piedi
castle-find = Da trovare
castle-find-short = Trova
castle-found = { $found } su { $of }
castle-all-found = Trovati tutti!
castle-treasure = { castle-picture } ({ $square })
castle-ghost = Il fantasma
castle-ghost-level = { $level } di { $tower }
castle-ghost-far =
    { $steps ->
        [one] Ancora un gradino ed esce dalla torre. Una bacchetta lo fa scendere di un gradino.
       *[other] Ancora { $steps } gradini ed esce dalla torre. Una bacchetta lo fa scendere di un gradino.
    }
castle-grown-up = Per gli adulti
castle-grown-up-loop = La carta Ripeti ripete ciò che ha a sinistra. Chiedi: «Dove sarà quando si ricomincia?»
castle-grown-up-loop-first = Una carta Ripeti al primo posto non ripete niente. Chiedi: «Che cosa ha a sinistra?»
castle-grown-up-sorcerer = Questa carta va dove vogliamo. Chiedi: «Quale casella vicina ci aiuta di più?»
castle-grown-up-ghost = Il fantasma sale, qualunque cosa facciamo. Chiedi: «Possiamo passare da una bacchetta?»
castle-grown-up-gate = Un portale porta a qualsiasi altro portale. Chiedi: «Quale portale è vicino a un tesoro?»
castle-grown-up-arrows = Si possono girare due frecce, il resto non cambia. Chiedi: «Dov’è dopo la prima carta?»
castle-grown-up-lay = Prima delle carte, chiedi: «Quale tesoro è il più vicino, e a quanti passi?»
castle-card-number = Carta { $place }: { $card }
castle-card-turned = Carta { $place }: { $card }, girata
castle-turn-left = Gira la carta { $place } a sinistra
castle-turn-right = Gira la carta { $place } a destra
castle-turn-about = Fai fare mezzo giro alla carta { $place }
castle-turn-back = Rimetti la carta { $place } com’era
castle-turn-none = Scegli una freccia da girare
castle-turned-count =
    { $left ->
        [0] Hai usato i due giri.
        [one] Resta un giro.
       *[other] Puoi girare due frecce.
    }
castle-turned-which =
    { $count ->
        [one] Carta { $places } girata.
       *[other] Carte { $places } girate.
    }
castle-way = Direzione della carta { $place }
castle-chip-list = Il percorso previsto
castle-chip-walk = passo { $number } { $direction }
castle-chip-blocked = passo { $number } { $direction }, bloccato
castle-chip-way = da che parte?
castle-chip-which-gate = quale portale?
castle-chip-gate = portale
castle-chip-stay = a piedi
castle-chip-again = ancora
castle-chip-ghost = fantasma
castle-plan-line =
    Percorso: { $steps ->
        [0] nessun passo
        [one] un passo
       *[other] { $steps } passi
    }{ $treasures ->
        [0] {""}
        [one] , un tesoro
       *[other] , { $treasures } tesori
    }
castle-plan-treasures =
    { $treasures ->
        [one] un tesoro sul percorso
       *[other] { $treasures } tesori sul percorso
    }
castle-plan-blocked = Il passo { $number } è bloccato
castle-plan-hopeless = Non si passa. Il fantasma sale di un gradino in più.
castle-board = Il castello visto dall’alto
castle-square-room = { $square }
castle-square-start = { $square }, partenza
castle-square-gate = { $square }, portale
castle-square-wand = { $square }, bacchetta
castle-square-ghost-room = { $square }, stanza dei fantasmi
castle-square-here = { $square }, il mago è qui
castle-read = Il mago è nella casella { $square }. Il fantasma è sul gradino { $level } di { $tower }. Da trovare: { $treasures }. La fila: { $row }.
castle-read-nothing = niente
castle-key-pick = Scegli una carta della fila
castle-key-turn = Gira la carta scelta

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Il castello in codice: { $board }
castle-paper-title = Forbici, colla e via!
castle-paper-board = Unisci il tabellone: taglia lungo le linee sottili e incolla ogni bordo tagliato sul bordo a strisce con la stessa lettera.
castle-paper-cards = Taglia le carte da segno a segno, dritto per tutto il foglio. La carta spessa dura di più.
castle-paper-tokens = Taglia i tesori a coppie. Piega ogni coppia sulla linea tratteggiata e incollala, dorso contro dorso.
castle-paper-figures = Ritaglia il mago e il fantasma. Piegali sopra la testa, incolla le due metà e piega i due piedi verso l’esterno.
castle-paper-ghost = Il fantasma aspetta alla porta della sua torre, il mago sulla stella. Ora puoi giocare!
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] Una pagina da stampare: { $files }, nella cartella { $folder }
               *[other] { $pages } pagine da stampare: { $files }, nella cartella { $folder }
            }
       *[other]
            { $pages ->
                [one] Una pagina da stampare, nella cartella { $folder }
               *[other] { $pages } pagine da stampare, nella cartella { $folder }
            }
    }
castle-paper-unknown = Non c’è un file { $file }, e nemmeno un tabellone con questo nome. I nostri tabelloni: { $boards }
castle-paper-there = { $file } è già nella cartella { $folder }. Scegli un’altra cartella con --to, oppure scrivici sopra con --overwrite.
castle-paper-unwritten = Nella cartella { $folder } non si può scrivere ({ $because }). Scegline un’altra con --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Usa la bacchetta
castle-leave-wand = Lasciala
castle-wand-choice = puoi usare questa bacchetta
castle-hint-wand = Una bacchetta! La usi o la lasci?
castle-hint-way-again = Ancora la carta { $place }. Da che parte va, stavolta?
castle-hint-may-stop = Il passo { $number } è bloccato. Gira una freccia, oppure premi «Via!» lo stesso.
castle-hint-puzzle = Prendi tutti i tesori che puoi con questa fila.
castle-plan-stops = Il passo { $number } è bloccato. Puoi premere «Via!» lo stesso.
castle-chip-wand = bacchetta
castle-chip-spare = bacchetta non usata
castle-chip-skip = passo { $number } { $direction }, saltato
castle-chip-which-wand = usare la bacchetta?
castle-square-wand-spent = { $square }, bacchetta esaurita
castle-puzzle = Il rompicapo
    .task = Gira e scegli, così che questa sola fila prenda più tesori possibile. Poi premi «Via!».
castle-puzzle-brings = Il rompicapo porta con sé il suo castello, le sue regole, i suoi tesori e le sue carte.
castle-puzzle-may-bring = Il tuo rompicapo porta i suoi tesori e le sue carte. Il file può portare anche un castello e delle regole.
castle-next-puzzle = Il prossimo rompicapo
castle-solves = lo risolve
castle-stack = Il mazzo
castle-stack-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 tesoro
       *[other] { $count } tesori
    }
castle-key-wand = Usa la bacchetta, oppure lasciala

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = sole
castle-symbol-fish = pesce
castle-symbol-tree = albero
castle-symbol-bird = uccello
castle-symbol-boat = barca
castle-unfit-file-too-long = Il file è troppo lungo
    .help = A un tabellone o a un mazzo bastano molte meno di { $most } lettere. È il file giusto?
castle-unfit-not-toml = La riga { $line } non si può leggere
    .help = Guarda lì, e nella riga prima, se manca una virgoletta, una virgola o una parentesi.
castle-unfit-field-missing = Manca «{ $field }»
    .help = Aggiungi una riga che comincia con { $field } =
castle-unfit-field-unknown = Qui nessuno conosce «{ $field }»
    .help =
        { $meant ->
            [none] Togli la riga. È il file giusto?
           *[other] Volevi dire «{ $meant }»?
        }
castle-unfit-name-unfit = Il nome non si può usare
    .help = Scegline uno da 1 a { $most } lettere, tra virgolette, su una sola riga.
castle-unfit-not-texts = «{ $field }» non è un elenco di testi
    .help = Scrivilo così: { $field } = ["uno", "due"]
castle-unfit-not-a-number = «{ $field }» non è un numero intero
    .help = Scrivilo così: { $field } = 8
castle-unfit-not-pairs = «{ $field }» non è un elenco di coppie
    .help = Scrivilo così: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = { $columns } colonne sono troppe
    .help = Un tabellone ne ha al massimo { $most }. Accorcia symbols e ogni riga.
castle-unfit-too-many-rows = { $rows } righe sono troppe
    .help = Un tabellone ne ha al massimo { $most }. Togli alcune righe.
castle-unfit-symbol-unknown = Non c’è un segno «{ $symbol }»
    .help =
        { $meant ->
            [none] Scegli tra: { $known }.
           *[other] Volevi dire «{ $meant }»?
        }
castle-unfit-symbol-twice = Due colonne si chiamano «{ $symbol }»
    .help = Dai a ogni colonna un segno tutto suo.
castle-unfit-line-length = Nella riga { $line } del tabellone il numero di caselle non va bene: { $letters } invece di { $columns }
    .help = Ogni riga ha bisogno di tante caselle quanti sono i segni.
castle-unfit-letter-unknown = «{ $letter }» in { $square } non è un tipo di casella
    .help = Usa . per una stanza, S per la partenza, O per un portale, w per una bacchetta, X per una stanza dei fantasmi.
castle-unfit-tower-length =
    { $tower ->
        [one] Con una torre di un gradino non si può giocare
       *[other] Con una torre di { $tower } gradini non si può giocare
    }
    .help = Scegli un numero da { $fewest } a { $most }.
castle-unfit-no-start = Il mago non sa da dove partire
    .help = Metti una S in una casella.
castle-unfit-many-starts = C’è più di una partenza: { $squares }
    .help = Tieni una sola S, e al posto delle altre metti un punto: diventano stanze.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Non ci sono stanze per i tesori
        [one] C’è una sola stanza per i tesori
       *[other] Ci sono solo { $chambers } stanze per i tesori
    }
    .help = Trasforma altre caselle in stanze con un punto, finché ce ne sono { $fewest }.
castle-unfit-gate-alone = Il portale in { $square } non porta da nessuna parte: è l’unico
    .help = Aggiungi un’altra O, oppure trasforma { $square } in una stanza con un punto.
castle-unfit-wall-off-board = Tra { $first } e { $second } non può stare un muro: la casella { $square } non esiste
    .help = Scrivi due caselle una accanto all’altra, come ["a1", "b1"].
castle-unfit-wall-apart = Tra { $first } e { $second } non può stare un muro: non sono una accanto all’altra
    .help = Scrivi due caselle una accanto all’altra, come ["a1", "b1"].
castle-unfit-wall-twice = Il muro tra { $first } e { $second } c’è due volte
    .help = Togli uno dei due.
castle-unfit-treasure-off-board = Un gettone tesoro indica { $square }, ma questa casella non esiste
    .help = Scrivi la lettera di una colonna e il numero di una riga di questo tabellone, come "c4".
castle-unfit-treasure-no-chamber = Un gettone tesoro indica { $square }, ma non è una stanza
    .help = Indica una casella segnata con un punto, oppure metti un punto in { $square }.
castle-unfit-treasure-twice = Due gettoni tesoro indicano { $square }
    .help = Togli uno dei due.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Non ci sono gettoni tesoro
        [one] C’è un solo gettone tesoro
       *[other] Ci sono solo { $treasures } gettoni tesoro
    }
    .help = Indica almeno { $fewest } stanze, oppure togli treasures: così ogni stanza ha il suo gettone.
castle-unfit-unreachable = Nessuna strada porta a { $squares }
    .help = Togli un muro, trasforma una stanza dei fantasmi in una stanza o metti lì un portale; oppure fai di { $square } una stanza dei fantasmi, una X.
castle-unfit-card-unknown = Non c’è una carta «{ $card }»
    .help =
        { $meant ->
            [none] Le carte sono: { $known }.
           *[other] Volevi dire «{ $meant }»?
        }
castle-unfit-card-count = La quantità di carte «{ $card }» non è un numero
    .help = Scrivi un numero intero, 0 o più: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Non c’è nessuna carta
        [one] C’è una sola carta
       *[other] Ci sono solo { $cards } carte
    }
    .help = Una fila ha tre carte, quindi il mazzo ne vuole almeno { $fewest }.
castle-unfit-deck-too-large = { $cards } carte sono troppe
    .help = Un mazzo ha al massimo { $most } carte.
castle-unfit-deck-walks-nobody = Nessuna carta fa camminare il mago
    .help = Aggiungi frecce (up, right, down, left) o carte mago (sorcerer).

## toychest board check

castle-check-playable = Con { $file } si può giocare.
castle-check-size = { $squares } caselle in { $columns } colonne e { $rows } righe
castle-check-facts = partenza { $start }; stanze { $chambers }, gettoni tesoro { $treasures }, portali { $gates }, bacchette { $wands }, stanze dei fantasmi { $ghosts }, muri { $walls }; torre di { $tower } gradini
castle-check-forced = Dove i portali vanno usati (grandi, più grandi), nessuna strada porta a { $squares }. Allora lì non ci saranno tesori.
castle-check-off = Dove i portali non si usano (il regolamento tedesco per i piccoli), nessuna strada porta a { $squares }. Allora lì non ci saranno tesori.
castle-check-deck = Con { $file } si può giocare: { $cards } carte.
castle-check-box = La scatola vera ha 28 gettoni tesoro, questo tabellone ne ha { $treasures }. Se è il tabellone della tua scatola, conta di nuovo le sue stanze.
castle-check-stuck = Con { $deck } nessuno lascia mai la partenza di { $file }: lì ogni fila è bloccata. Aggiungi un mago o un’altra freccia.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Il primo giro
    .help = Una freccia. Girala verso il tesoro.
castle-option-puzzle-2-any-way = 2. A scelta
    .help = Una carta va dove vuoi. Che cosa deve fare prima la freccia?
castle-option-puzzle-3-once-more = 3. Ancora una volta
    .help = La carta Ripeti fa due volte la stessa strada. Qual è la migliore?
castle-option-puzzle-4-gate = 4. Il portale
    .help = Il tesoro è lontano, ma il portale è vicino.
castle-option-puzzle-5-door = 5. La porta
    .help = Il cortile è dietro il muro. Dov’è la sua porta?
castle-option-puzzle-6-two-of-three = 6. Due su tre
    .help = Tre frecce, e se ne possono girare solo due.
castle-option-puzzle-7-must-jump = 7. Si deve saltare
    .help = Ogni portale ti porta a un altro. Dove arriverai la seconda volta?
castle-option-puzzle-8-loop-of-loops = 8. Un Ripeti che si ripete
    .help = Una carta, quattro passi e un portale in mezzo.
`;export{e as default};