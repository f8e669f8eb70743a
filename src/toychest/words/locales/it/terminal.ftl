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
terminal-passed = Ora { $name } guarda lo schermo.
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
terminal-number-listed = { $number } qui è anche un posto. Per il numero { $number } dell’elenco scrivi: { $move }
terminal-number-alone = «{ $number }» da solo non gioca niente. Con «?» vedi che cosa puoi fare, con i numeri.
terminal-number-there = Per giocare lì, scrivi: { $moves }
terminal-extras-missing = Qui serve più che per giocare: { $packages }. Con internet, scrivi «python3 play.py { $command }», che lo scarica, oppure «pip install { $names }».
terminal-did-you-mean = Volevi dire «{ $text }»?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Scrivi «why» e una mossa: why { $example }
terminal-look-unknown = Qui niente si chiama «{ $text }». «look» da solo dice che cosa c’è.
terminal-rules-how = «rule 2» legge una parte, «rule { $rule }» un paragrafo.
    .thing = «rule { $thing }» dice a che cosa serve una cosa.
terminal-rules-list = «rules» mostra le parti.
terminal-seat = Posto { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bot (--bot LIVELLO):
terminal-bot-unknown = Nessun bot si chiama «{ $text }».
terminal-bot-memory = Nessun bot ricorda «{ $text }» mosse. Scegli un numero da 0 a { $most }; con 0 non dimentica niente.
terminal-bot-fallback = Questa volta { $name } non ha potuto pensare e fa una mossa permessa qualsiasi.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Guarda «{ $start }».
terminal-hint-look-all = Tutte le tue mosse cominciano con «{ $start }». Guarda bene.
terminal-hint-only-now = Resta solo questa mossa. «back» annulla quella di prima.
terminal-hint-more = «hint» dice di più.

## Help

terminal-help-move = Una mossa, come «{ $example }»; oppure il suo numero finché l’elenco è sullo schermo.
terminal-help-list = ? mostra che cosa puoi fare adesso.
terminal-help-hint = hint dice dove guardare; scritto di nuovo, quali mosse sono buone; ancora una volta, che cosa può seguire e perché.
terminal-help-why = why { $example } dice quale regola permette o vieta una mossa.
terminal-help-goal = goal dice come si vince e che cos’è un turno.
terminal-help-look = look e un posto dice che cosa c’è lì, anche una pila intera; look { $thing } dice a che cosa serve una cosa; look da solo lo dice di tutto.
terminal-help-rules = rules mostra le parti delle regole; rule 2 ne legge una.
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
terminal-scripted = Secondo le regole: { $entries } voci. La guida ha scelto { $scripted } estrazioni, quindi non dice nulla sulla fortuna.
terminal-unfair = La voce { $seq } non torna: { $because }
terminal-resume-others = Ancora da finire:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Nessuna partita aspetta di essere finita. Cominciane una con: { $command }
terminal-resume-over = Questa partita è finita. Rivedila con: { $command }

## Before play

terminal-games = Giochi:
terminal-games-how = Gioca con: { $command }
terminal-games-learn = Prima imparane uno: { $command }
terminal-which-game = Quale gioco? Scrivi il nome o il numero; con «learn» davanti giochi una prima partita guidata. Con Invio esci.
terminal-game-unknown = Qui nessun gioco si chiama «{ $text }». Qui ci sono: { $games }. Un gioco tuo si trova quando parte play.py: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Chi gioca? Scrivi nomi e bot separati da virgole. Un bot è un numero o il suo nome:
terminal-who-plays-prompt = Invio: { $names } >
terminal-choices-ask = Scegli prima di giocare, come { $example }; con «?» vedi tutte le scelte. Invio: come al solito.
terminal-table = { $game }. Tavolo { $code }
terminal-players = Giocano: { $names }
terminal-printing = Regolamento: { $printing }
terminal-house-rules = Regole della casa:
terminal-help-offered = «help» dice che cosa puoi scrivere, «rules» apre le regole.
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
terminal-file-missing = Non c’è nessun file { $file }.
terminal-file-none = { $file } non è un file, ma una cartella o un dispositivo.

## Looking back

terminal-replay-place = Passo { $number } di { $of }
terminal-replay-keys = Tasti: destra, sinistra, Home, Fine; Spazio avvia; q smette.
terminal-replay-lines = Invio va avanti; valgono anche back, home, end e un numero; q smette.
terminal-replay-prompt = rivedi >
terminal-replay-start = Prima della prima mossa
terminal-replay-no-game = { $file } non è una partita salvata.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Un piccolo gioco per cominciare è in { $folder }
terminal-new-terminal = Gioca qui: { $command }
terminal-new-browser = Nel browser: { $command }
terminal-new-laws = Prova le sue leggi: { $command }
terminal-new-install = Prima mettilo sullo scaffale: { $command }
terminal-new-name = Un gioco nuovo non può chiamarsi «{ $name }»: scegli tre o più lettere minuscole dalla a alla z, o cifre dopo la prima.
terminal-new-taken = Il nome «{ $name }» è già preso, da un gioco o da un pacchetto di Python. Scegline un altro.
terminal-laws-kept = { $game } rispetta tutte le { $laws } leggi.
terminal-laws-broken = { $game } infrange una legge: { $because }
terminal-laws-unread = Queste parole non si leggono: { $where }
terminal-laws-unsaid = In inglese mancano queste frasi: { $ids }
terminal-served-elsewhere = Un altro Toychest serve già le partite in { $folder } (processo { $process }). Prima chiudilo, oppure indica un’altra cartella con --data.
terminal-strangers = Chiunque nella tua rete può aprire questo indirizzo, aprire tavoli, guardare un tavolo di cui conosce il codice e prendervi un posto libero. Non può prendere il tuo posto né vedere quello che hai. Ciò che viene inviato non è cifrato.
terminal-game-broken = Non si può giocare a «{ $name }»: { $because }

## Allenare una rete di valutazione.

terminal-train-work = Con il { $work } per cento del lavoro non si impara niente. Scegli da 1 a { $most }.
terminal-train-ending = { $file }: la desinenza { $ending } è di ciò che sta accanto alla rete. Dai alla rete un’altra desinenza.
terminal-train-no-network = { $game } non ha una rete di valutazione. Ce n’è una per: { $games }
terminal-train-under-way = Allenamento, sorpresa { $surprise }
terminal-train-stopped = Fermato dopo la parte { $done } di { $parts }. Lo stesso comando riprende da lì.
terminal-train-other = { $file } è di un altro gioco, di un altro seme o di un’altra quantità di lavoro. Cancellalo, o indica un altro file con --out.
terminal-train-damaged = { $file } è danneggiato. Cancellalo per ricominciare.
terminal-train-curve = quanto era sorpresa la rete
terminal-train-legend = partite giocate; sorpresa in nat per stato

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Passo { $step } di { $steps }: { $words }
terminal-learn-type = Scrivi «{ $move }».
terminal-learn-enter = Premi Invio.
terminal-learn-go-on = Premi Invio per andare avanti.
terminal-learn-elsewhere = Va bene anche così.
terminal-learn-over = Da qui è una partita normale.
terminal-learn-alone = Da qui giochi senza di me.
terminal-learn-none = Non c’è una partita guidata «{ $text }». Impara uno di questi giochi: { $games }
terminal-learn-offered = Imparalo giocando: { $command }
terminal-learn-how = «skip» fa quello che chiedo; «alone» mi manda via.
terminal-tip = Buono a sapersi: { $words } ({ $rule })
terminal-tip-how = «tips off» toglie queste righe.
terminal-tips-off = Niente più spiegazioni. «tips on» le fa tornare.
terminal-tips-on = Le spiegazioni tornano.
terminal-help-tips = tips off toglie le spiegazioni, tips on le fa tornare.
terminal-fair-since = Regolare dalla ripresa: { $entries } voci secondo le regole, { $copied } sorteggi della partita di prima.

## What bot games say of a game.

report-title = { $game }: che cosa dicono le partite dei bot
report-intro = Partite: { $games }. Bot di livello { $level } a ogni posto; posti: { $seats }.
report-starter-won = Partite vinte da chi comincia
report-team-won = Partite vinte dalla squadra
report-luck = Senza fortuna: è tolto ciò che il caso ha dato dopo l’inizio. È sicuro come { $worth } volte tante partite ({ $evaluator }).
report-board = Tabellone
report-printing = Edizione
report-games = Partite
report-without-luck = Senza fortuna
report-length = Decisioni in una partita
report-median = Decisioni, mediana
report-half = Metà delle partite
report-from-to = da { $low } a { $high }
report-share = { $share } (da { $low } a { $high })
report-endings = Come finiscono le partite
report-cut-off = interrotta
report-all = Tutti
report-under-way = I bot giocano
report-stopped = Fermato. Le partite giocate sono in { $file }; lo stesso comando continua.
report-other-file = { $file } contiene altro, non partite di bot. Indica un altro file con --results.
report-no-such-bot = Non c’è nessun bot { $bot }. Scegli un livello da 1 a 6, greedy o random.
terminal-help-resign = resign è arrendersi, se si gioca in due, uno contro l’altro.
terminal-resign-sure = Allora vince { $name }. Scrivi ancora «resign» per arrenderti.
terminal-clock = Questo tavolo ha un orologio. A questa tastiera è fermo.
