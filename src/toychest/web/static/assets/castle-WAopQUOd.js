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
castle-symbol-crown = corona
castle-symbol-key = chiave
castle-symbol-drop = goccia
castle-symbol-bell = campana
castle-symbol-leaf = foglia
castle-symbol-cup = coppa
castle-square = { $symbol } { $row }
castle-card-up = su
castle-card-right = destra
castle-card-down = giù
castle-card-left = sinistra
castle-card-loop = ripeti
castle-card-sorcerer = mago
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
castle-event-card-laid = { $name } mette: { castle-card }
castle-event-stack-shuffled = Si mescolano di nuovo tutte le { $cards } carte
castle-event-card-turned =
    { $turned ->
        [about] { $name } fa fare mezzo giro alla carta { $place }
       *[other] { $name } gira la carta { $place } { castle-turned }
    }
castle-event-way-chosen = La carta { $place } va { castle-direction }
castle-event-gate-chosen = Dal portale { $at } al portale { $to }
castle-event-gate-declined = Nessun salto al portale { $at }
castle-event-sorcerer-walked = Il mago va { castle-direction }, fino alla casella { $end }
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
       *[card] Il fantasma sale al gradino { $level }
    }
castle-event-loop-repeated = Si ripete: { $cards }
castle-event-row-impossible = Nessuno poteva seguire questa fila
castle-event-castle-saved = Tutti i tesori sono stati trovati!
castle-event-ghost-escaped = Il fantasma è uscito dalla torre

## Several events in one line

castle-line-laid = { $name } mette: { $cards }
castle-line-walked = Il mago va { $ways }

## How it ended

castle-outcome-castle-saved = Il castello è salvo!
    .because = Tutti e { $points } i tesori sono stati trovati, e il fantasma è ancora nella sua torre.
castle-outcome-ghost-escaped = Il fantasma è scappato
    .because =
        { $points ->
            [0] È arrivato in cima alla torre prima del primo tesoro.
            [one] È arrivato in cima alla torre. È stato trovato un tesoro.
           *[other] È arrivato in cima alla torre. Sono stati trovati { $points } tesori.
        }

## Before play

castle-option-profile = Con quali regole?
castle-option-profile-base = Base
    .help = Un portale può portarti a un altro. La carta Ripeti ripete anche i fantasmi.
castle-option-profile-young = Piccoli
    .help = Un portale può portarti a un altro. La carta Ripeti salta i fantasmi.
castle-option-profile-older = Grandi
    .help = Un portale ti porta sempre a un altro. La carta Ripeti salta i fantasmi.
castle-option-profile-oldest = Più grandi
    .help = Un portale ti porta sempre a un altro. La carta Ripeti ripete anche i fantasmi.
castle-option-half_turns = Di quanto gira una freccia?
castle-option-half_turns-false = Di un quarto
    .help = A sinistra o a destra.
castle-option-half_turns-true = Anche mezzo giro
    .help = A sinistra, a destra o al contrario.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = La partita è finita
    .because = È arrivata alla fine, quindi non si gioca più.
    .help = Ricomincia con «Rivincita», oppure rivedi ogni passo.
castle-refused-not-to-act = Adesso non tocca a te
    .because = In ogni fila decide una persona sola. Le altre aiutano con le idee.
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
    .help = Premi ancora il suo pulsante per rimetterla com’era, poi scegli di nuovo.
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
    .help = Girala dall’altra parte, oppure gira un’altra freccia.
castle-refused-row-hopeless = Nessun giro aiuta questa fila
    .because = Anche se giri e scegli, un passo resta bloccato.
    .help = Premi «Via!». Il fantasma sale di un gradino, e arriva una fila nuova.
castle-refused-no-question = Qui non c’è niente da scegliere
    .because = Adesso nessuna carta e nessun portale aspetta la tua risposta.
    .help = Gira una freccia, oppure premi «Via!».
castle-refused-way-blocked = Qui non può andare { castle-direction }
    .because = È nella casella { $at }, e da quella parte { castle-cause }.
    .help = Scegli una direzione con una porta aperta.
castle-refused-way-dead-end = Così resta bloccato: più avanti non può andare { castle-direction }
    .because = Il passo { $number } partirebbe dalla casella { $at }, ma davanti { castle-cause }.
    .help = Scegli un’altra direzione, oppure gira prima un’altra freccia.
castle-refused-not-a-gate = Nella casella { $square } non c’è un portale
    .because = Il mago salta solo da un portale all’altro.
    .help = Scegli uno dei portali che brillano.
castle-refused-same-gate = È già su questo portale
    .because = Un portale lo porta a un altro portale.
    .help = Scegli un altro portale, oppure lascialo andare a piedi.
castle-refused-gate-dead-end = Dal portale { $square } resta bloccato
    .because = Il passo { $number } non avrebbe una porta aperta.
    .help = Scegli un altro portale che brilla.
castle-refused-gate-forced = Al portale { $at } deve saltare
    .because = Con le regole di questa partita un portale lo porta sempre a un altro.
    .help = Scegli uno dei portali che brillano.
castle-refused-stay-dead-end = Senza salto resta bloccato nella casella { $at }
    .because = Il passo { $number } non avrebbe una porta aperta.
    .help = Fallo saltare a un altro portale.
castle-refused-question-open =
    { $kind ->
        [gate] Un portale aspetta
       *[way] La carta { $place } aspetta una direzione
    }
    .because =
        { $kind ->
            [gate] Il mago arriva su un portale e vuole sapere dove andare.
           *[way] Questa carta va in ogni direzione, e la scegli tu.
        }
    .help =
        { $kind ->
            [gate] Scegli un portale che brilla.
           *[way] Scegli su, destra, giù o sinistra per la carta { $place }.
        }
castle-refused-step-blocked = Il passo { $number } è bloccato
    .because = Dalla casella { $at } la carta { $place } va { castle-direction }, ma lì { castle-cause }.
    .help = Gira una freccia, così ogni passo trova una porta aperta.
castle-refused-row-unfinished = La fila non è completa
    .because = Devono arrivare ancora altre carte.
    .help = Aspetta che ci siano tutte le carte.
castle-refused-row-full = La fila è piena
    .because = Ci sono già tutte le sue carte.
    .help = Gira una freccia, oppure premi «Via!».
castle-refused-treasures-first = Prima i tesori
    .because = I quattro tesori si nascondono prima della prima carta.
    .help = Aspetta che siano nelle loro stanze.
castle-refused-not-in-stack = Questa carta non è più nel mazzo
    .because = Tutte le carte «{ castle-card }» sono già scoperte.
    .help = Prendi la carta che dà il mazzo.
castle-refused-no-chamber = La casella { $square } non è una stanza
    .because = I tesori si nascondono solo nelle stanze.
    .help = Scegli una stanza con un segno e un numero.
castle-refused-treasures-all-placed = Tutti i tesori sono nascosti
    .because = In ogni partita si cercano quattro tesori.
    .help = Metti le prime carte.

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
castle-hint-begin = Nascondi i quattro tesori, poi metti le prime carte.
castle-gate-choice = puoi saltare qui
castle-go = Via!
castle-stay = A piedi
castle-find = Da trovare
castle-find-short = Trova
castle-found = { $found } su { $of }
castle-all-found = Trovati tutti!
castle-treasure = { castle-picture } nella stanza { $square }
castle-ghost = Il fantasma
castle-ghost-level = { $level } di { $tower }
castle-ghost-far =
    { $steps ->
        [one] Ancora un gradino ed esce dalla torre. Una bacchetta lo fa scendere di un gradino.
       *[other] Ancora { $steps } gradini ed esce dalla torre. Una bacchetta lo fa scendere di un gradino.
    }
castle-grown-up = Per gli adulti
castle-grown-up-loop = La carta Ripeti ripete tutto ciò che ha a sinistra. Chiedi: «Dove sarà quando si ricomincia?»
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
`;export{e as default};