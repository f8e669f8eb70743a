### The terminal, in Italian. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, premi Invio: { $what }
terminal-opening = Si va avanti
terminal-hint = Scrivi una mossa. Con «?» vedi che cosa puoi fare.
terminal-moves = Puoi giocare:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Adesso non c’è niente da giocare.
terminal-moves-enter = Premi Invio: { $what }
terminal-pass = Ora tocca a { $name }. Passa lo schermo, poi premi Invio.
terminal-passed = Ora guarda lo schermo { $name }.
terminal-seen-by-all = Possono guardare tutti, una volta:
terminal-seen-by-one = Può guardare solo { $name }, una volta:
terminal-seen = Premi Invio dopo averlo visto: poi sparisce.
terminal-taken-back = Annullato: { $words }
terminal-elsewhere = A questo tavolo si è giocato da un’altra parte. Ecco com’è adesso.
terminal-unknown = «{ $text }» qui non è né una mossa né un comando.
terminal-number-unknown =
    { $count ->
        [0] Adesso non c’è niente da scegliere con un numero.
        [one] Adesso si può scegliere solo il numero 1.
       *[other] Scegli un numero da 1 a { $count }.
    }
terminal-did-you-mean = Volevi dire «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Scrivi «why» e una mossa: why { $example }
terminal-seat = Posto { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bot (--bot LIVELLO):
terminal-bot-unknown = Nessun bot si chiama «{ $text }».
terminal-bot-memory = Nessun bot ricorda «{ $text }» mosse. Scegli un numero da 0 a { $most }; con 0 non dimentica niente.
terminal-bot-none = Nessun bot gioca a questo gioco.
terminal-bot-fallback = Questa volta { $name } non ha potuto pensare e fa una mossa permessa qualsiasi.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Guarda «{ $start }».
       *[other] Guarda «{ $start }»: così cominciano { $among } delle tue { $legal } mosse.
    }
terminal-hint-look-all = Tutte le tue mosse cominciano con «{ $start }». Guarda bene.
terminal-hint-more = «hint» dice di più.
terminal-hint-none = Nessun bot gioca a questo gioco, quindi nessuno può dare un consiglio.

## Help

terminal-help-move = Una mossa, come «{ $example }», oppure il suo numero nell’elenco.
terminal-help-list = ? mostra che cosa puoi fare adesso.
terminal-help-hint = hint dice dove guardare; scritto di nuovo, quali mosse sono buone; ancora una volta, che cosa può seguire e perché.
terminal-help-why = why { $example } dice quale regola permette o vieta una mossa.
terminal-help-back = back annulla la tua ultima mossa; back 2 ne annulla due.
terminal-help-board = board mostra di nuovo il tavolo.
terminal-help-log = log racconta che cosa è successo finora.
terminal-help-rule = rule { $rule } apre un paragrafo delle regole.
terminal-help-save = save FILE salva in un file una partita finita.
terminal-help-quit = quit smette qui. La partita resta salvata.
terminal-help-enter = Invio va avanti quando il tavolo ti aspetta.

## Kept, saved, going on

terminal-kept = La partita è salvata. Continua con: { $command }
terminal-input-ended = Le mosse sono finite prima della partita. È salvata; continua con: { $command }
terminal-save-where = Scrivi «save» e il nome di un file.
terminal-save-later = Questa partita non è finita, quindi il suo diario non si scrive ancora. È salvata; continua con: { $command }
terminal-saved = Salvata come { $file }. Controllala con: { $command }
terminal-save-exists = Il file { $file } c’è già. Scegli un altro nome.
terminal-save-failed = Non è stato possibile scrivere { $file }: { $because }
terminal-over = È finita. Scrivi save FILE, verify, rematch, replay o quit.
terminal-fair = Tutto regolare: tutte le { $entries } voci seguono le regole e il seme.
terminal-unfair = La voce { $seq } non torna: { $because }
terminal-resume-others = Ancora da finire:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Nessuna partita aspetta di essere finita. Cominciane una con: { $command }
terminal-resume-over = Questa partita è finita. Rivedila con: { $command }

## Before play

terminal-games = Giochi:
terminal-games-how = Gioca con: { $command }
terminal-which-game = Quale gioco? Con Invio esci. >
terminal-game-unknown = Qui nessun gioco si chiama «{ $text }».
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Chi gioca? Scrivi nomi e bot separati da virgole. Un bot è un numero o il suo nome:
terminal-who-plays-prompt = Invio: { $names } >
terminal-table = { $game }. Tavolo { $code }
terminal-players = Giocano: { $names }
terminal-printing = Regolamento: { $printing }
terminal-house-rules = Regole della casa:
terminal-options = Scelte prima di giocare:
terminal-printings = Regolamenti:
terminal-readings = Regole della casa (--rule NOME=VALORE):
terminal-default = { $text } (di solito)
terminal-choice-unknown = «{ $text }» non si può scegliere per { $name }.
terminal-choice-offered = Scegli tra: { $choices }
terminal-choice-file = Oppure scrivi il nome di un file tuo.
terminal-choice-unfit = «{ $text }» per { $name } non va con le altre scelte:
terminal-choice-twice = «{ $name }» è scelto due volte. Scrivilo una volta sola.
terminal-option-unknown = Questo gioco non ha nessuna scelta «{ $name }».
terminal-rule-unknown = Questo gioco non ha nessuna regola della casa «{ $name }».
terminal-rule-printed = Questo regolamento gioca già { $text }. Puoi toglierlo.
terminal-rule-shape = Una regola della casa si scrive NOME=VALORE, come { $example }.
terminal-option-shape = Una scelta si scrive NOME=VALORE, come { $example }.
terminal-edition-unknown = Nessuna edizione e nessun regolamento di questo gioco si chiama «{ $text }».
terminal-edition-twice = Scegli un’edizione o un regolamento, non tutti e due.
terminal-seats-twice = Posti: { $seats }, ma nomi: { $names }. Scrivi una cosa o l’altra.
terminal-seats-bots = Posti: { $seats }. Nomi: { $names }. Bot: { $bots }. Così non torna.
terminal-file-unfit = Con { $file } non si può giocare:
terminal-file-unreadable = { $file } non si può leggere: { $because }
terminal-file-too-long = { $file } è troppo lungo: un file tuo ha al massimo { $most } byte.
terminal-file-none = { $file } non è un file, ma una cartella o un dispositivo.

## Looking back

terminal-replay-place = Passo { $number } di { $of }
terminal-replay-keys = Tasti: destra, sinistra, Home, Fine; Spazio avvia; q smette.
terminal-replay-lines = Invio va avanti; valgono anche back, home, end e un numero; q smette.
terminal-replay-prompt = rivedi >
terminal-replay-start = Prima della prima mossa
terminal-replay-no-game = { $file } non è una partita salvata.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = partenza
castle-terminal-gate = portale
castle-terminal-wand = bacchetta
castle-terminal-ghost-room = stanza dei fantasmi
castle-terminal-room = stanza
castle-terminal-column = La colonna { $column } è { $symbol }
castle-terminal-no-door = Nessuna porta tra { $one } e { $other }
castle-terminal-sorcerer = Il mago è in { $square }
castle-terminal-was = prima { $laid }
castle-terminal-stack =
    { $cards ->
        [one] resta una carta
       *[other] restano { $cards } carte
    }
castle-terminal-plan = Percorso:
castle-terminal-chip-wand = bacchetta
castle-terminal-chip-spare = niente bacchetta
castle-terminal-chip-skip = saltato
castle-terminal-legend = @ mago, S partenza, O portale, w bacchetta, X stanza dei fantasmi, T tesoro; i numeri sono i passi previsti, uno spazio vuoto è una porta.

castle-step-walk = Passo { $number }: { castle-direction }, fino alla casella { $end }
castle-step-jump = Poi un salto alla casella { $end }
castle-step-stay = Poi nessun salto nella casella { $end }
castle-step-ghost = Poi il fantasma sale
castle-step-wand = Poi la bacchetta nella casella { $end }
castle-step-spare = Poi niente bacchetta nella casella { $end }
castle-step-skip = Il passo { $number } { castle-direction } si salta

castle-terminal-hint-turn = Gira fino a due frecce, poi scrivi «go». Con «?» vedi che cosa puoi fare.
castle-terminal-hint-go = Tutto pronto? Scrivi «go». Con «back» annulli.
castle-terminal-hint-way = Da che parte va la carta { $place }? Scrivi «walk up», right, down o left.
castle-terminal-hint-gate = Un portale in { $square }! Scrivi «jump» e una casella, oppure «stay». Con «?» vedi i portali.
castle-terminal-hint-wand = Una bacchetta in { $square }! Scrivi «use wand» o «leave wand».
castle-terminal-hint-forced = Un portale in { $square }! Scrivi «jump» e una casella. Con «?» vedi i portali.
castle-terminal-hint-turn-first = In { $square } nessuna risposta porta avanti. Prima gira una freccia. Con «?» vedi che cosa puoi fare.
castle-terminal-hint-stuck = Il passo { $number } è bloccato. Gira una freccia. Con «?» vedi che cosa puoi fare.
castle-terminal-hint-stop = Il passo { $number } è bloccato. Gira una freccia, oppure scrivi «go»: la fila finisce lì.
castle-terminal-hint-hopeless = Nessun giro aiuta. Scrivi «go» e il fantasma sale.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terreno: { $terrain }
toybattle-terminal-paths = sentieri verso { $places }
toybattle-terminal-below = sotto { $tiles }
toybattle-terminal-connected = collegata
toybattle-terminal-cut-off = isolata
toybattle-terminal-region =
    { $medals ->
        [one] Regione { $bases }: una medaglia
       *[other] Regione { $bases }: { $medals } medaglie
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Regione { $bases }: una medaglia, già di { $name }
       *[other] Regione { $bases }: { $medals } medaglie, già di { $name }
    }
toybattle-terminal-you = Tu giochi con { $name }
toybattle-terminal-idle = Turni senza progressi: { $turns }; a { $most } si finisce
toybattle-terminal-side-known = Tessere note sul leggio di { $name }: { $troops }
toybattle-terminal-side-out = { $name } ha perso { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] Una tessera di { $name } è coperta
       *[other] { $count } tessere di { $name } sono coperte
    }
toybattle-terminal-own-down = Tessere coperte in questo turno: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } medaglie

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = leggio { $rack } pila { $reserve }
toybattle-terminal-down =
    { $count ->
        [one] { $count } coperta
       *[other] { $count } coperte
    }
toybattle-terminal-out = Fuori
toybattle-terminal-known = Note
toybattle-terminal-legend = [Hook4] blu, (Hook4) rosso, x2 tessere in tutto, ! isolata, ? chiede a te, [#1] (#41) quartier generale, 15R base speciale, {"{"}1-2{"}"} cancello, 2* medaglie di una regione, [2] (2) già prese; l’elenco accanto dice le basi di ogni regione.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Scrivi «take», oppure «place» con una truppa e un numero. Con «?» vedi che cosa puoi fare.
toybattle-terminal-hint-skully = { $effect } sulla base { $base }: «take» prende due tessere, oppure «decline».
toybattle-terminal-hint-capn = { $effect } sulla base { $base }: «place» mette un’altra truppa, oppure «decline». Con «?» vedi dove.
toybattle-terminal-hint-jumbo = { $effect } sulla base { $base }: «discard» e il numero di una truppa nemica vicina, oppure «decline».
toybattle-terminal-hint-xb-42 = { $effect } sulla base { $base }: «rob» toglie una tessera nascosta dal leggio nemico, oppure «decline».
toybattle-terminal-hint-star = { $effect } sulla base { $base }: «take» prende una tessera, oppure «decline».
toybattle-terminal-hint-recall = { $effect } sulla base { $base }: «recall» e il numero di un’altra tua truppa, oppure «decline».
toybattle-terminal-hint-draw = { $effect } sulla base { $base }: «take» prende una tessera, oppure «decline».
toybattle-terminal-hint-shove = { $effect } sulla base { $base }: «shove», una truppa nemica vicina e dove va, oppure «decline». Con «?» vedi come.
toybattle-terminal-hint-exhume = { $effect } sulla base { $base }: «exhume» e una delle tue truppe perse, oppure «decline».
toybattle-terminal-hint-suppress = { $effect } sulla base { $base }: «suppress» copre una tessera nascosta nemica. Con «?» vedi che cos’altro puoi fare.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Chi sei? Scrivi «choose» e un nome. Con «?» vedi chi è libero.
clockwork-terminal-hint-leave_out = Quale macchina resta nella scatola? Scrivi «leave out» e il suo nome.
clockwork-terminal-hint-travel = Hai fatto { $total }. Scrivi: { $moves }. Con «?» vedi dove.
clockwork-terminal-hint-special = Hai fatto { $total }! Scrivi: { $moves }. Con «?» vedi tutto.
clockwork-terminal-hint-act = Eccoti qui. Scrivi: { $moves }. Con «?» vedi tutto.
clockwork-terminal-hint-discard = La tua mano è piena: scrivi «discard» e una carta.
clockwork-terminal-hint-discard-free = Scrivi «discard» e una carta, oppure «keep».
clockwork-terminal-hint-spot = Scrivi «lay» e il numero di uno spazio libero. Tutti hanno visto la carta.
clockwork-terminal-hint-give = { $name } ti chiede: { clockwork-kind }. Scrivi «give» e la carta, oppure «give Scrap».
clockwork-terminal-hint-counter = Non ne avevi. Chiedi a tua volta a { $name } con «ask», oppure «pass».
clockwork-terminal-hint-return = Scrivi «return» e una carta per { $name }.
clockwork-terminal-hint-point = Cerchi: { clockwork-kind }. Scrivi «point» e il numero di una carta.
clockwork-terminal-hint-swap = Scrivi «swap» e la carta che va al suo posto.
clockwork-terminal-hint-build = Cali qualcosa? Scrivi: { $moves }.
clockwork-terminal-hint-stay = Hai fatto { $total }, e nessuna strada è libera. Scrivi «stay». Con «?» vedi che cos’altro puoi fare.
clockwork-terminal-hint-give-card = { $name } ti chiede: { clockwork-kind }. Scrivi «give» e la carta.
clockwork-terminal-hint-none = { $name } ti chiede: { clockwork-kind }. Scrivi «none», oppure «give Scrap» se ne hai.
clockwork-terminal-hint-no-counter = Non ne avevi, e hai Rottami: non puoi chiedere a tua volta a { $name }. Scrivi «pass».

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Città: { $board }
clockwork-terminal-bridge = Ponte: { $places }
clockwork-terminal-you = Tu giochi con { $name }
clockwork-terminal-laid = Calate sul tavolo da { $name }: { $kinds }
clockwork-terminal-dice = { $dice }, { $total } in tutto
clockwork-terminal-free-spots = Spazi liberi: { $spots }
clockwork-terminal-scrapped = Rottami fuori dal gioco: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Scarti
clockwork-terminal-out = { $count } fuori
clockwork-terminal-legend = A B C D pedine, T le Torri, Y3:5 discarica 3 con 5 carte, 17 una casella, 17* puoi andarci, 14_ uno spazio libero, 14# una carta coperta, 14L una carta ancora nota; +L sul tavolo, 3/4 ne hai tre su quattro. > è di turno.
