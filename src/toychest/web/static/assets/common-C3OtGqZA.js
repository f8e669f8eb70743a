var e=`### Words that every game shares, in Italian. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Chiudi
rule = Regola { $rule }
    .own = { $rule }: una nostra decisione, dove il regolamento tace
rules = Regole
settings = Impostazioni
help = Aiuto
menu = Menu
language = Lingua
home = Home

## Home

home-hero-1 = Apri il baule.
home-hero-2 = Scegli un gioco. Gioca.
home-lead = Giochi da tavolo per questo schermo o con gli amici lontani. Ogni «no» arriva con la sua regola.
home-code = Codice del tavolo
    .placeholder = Codice, per esempio LAMB-7KQD
home-join = Entra
home-code-wrong = Nessun tavolo ha questo codice. Controlla le lettere: non ci sono né O né 0.
home-play = Gioca
home-who = Chi gioca?
home-alone = Solo io
home-here = Su questo schermo
home-link = Con un link
home-middle = Con i telefoni
home-more = Altre scelte
home-names = Chi gioca qui?
home-seat-name = Nome del posto { $letter }
home-add = Aggiungi
home-remove = Togli { $name }
home-link-seats = Quanti posti?
home-start = Al tavolo
home-go-on = Continua
home-go-on-with = { $game } con { $names }
home-games = Giochi
home-unofficial = Non ufficiale e indipendente. I giochi sono dei loro editori; i disegni sono nostri.
home-name-0 = Volpe
home-name-1 = Gufo
home-name-2 = Orso
home-name-3 = Lepre
home-name-4 = Topo
home-name-5 = Rana
home-name-6 = Oca
home-name-7 = Gatto

## At the table

table-code = Tavolo { $code }
table-code-over = Tavolo { $code } · partita finita
table-team = Chi gioca
table-free = posto libero
table-you = { $name } (tu)
table-waits-free = Il posto { $letter } è libero. Quando qualcuno si siede, si va avanti.
table-happened = Cosa è successo
table-happened-none = Ancora niente. Il diario comincia con la prima mossa.
table-type = Scrivi una mossa
    .placeholder = Scrivi una mossa, come «{ $example }»
table-take-back = Annulla
table-watching = Stai guardando
table-over = La partita è finita
table-invite = Invita
table-why-not = Perché non si può?
table-what-helps = Per andare avanti:
table-open-rule = Regola { $rule }
table-allowed = Niente lo impedisce. Puoi fare questa mossa.
table-reconnecting = Mi ricollego…
    .safe = La tua partita è al sicuro. Le mosse aspettano.
table-opening = Apro il tavolo…
table-log = Diario
table-tab-players = Chi gioca
table-sound-on = Attiva l’audio
table-sound-off = Togli l’audio
table-title-yours = Tocca a te
table-turn = Turno di { $name }
table-turn-yours = Tocca a te, { $name }

## Invite, sit down

invite-title = Invita
invite-lead = Chi apre questo link può sedersi o guardare.
invite-code = Codice del tavolo
invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato.
invite-select = Il link è selezionato. Ora copialo.
invite-qr = Il link come immagine da inquadrare
invite-free =
    { $seats ->
        [0] Tutti i posti sono occupati. Si può ancora guardare.
        [one] C’è un posto libero.
       *[other] Ci sono { $seats } posti liberi.
    }
sit-title = C’è un posto libero
sit-lead = { $game }, tavolo { $code }
sit-name = Il tuo nome
sit-take = Siediti
sit-take-which = Prendi il posto { $letter }
sit-too = Siediti anche qui
sit-watch = Guarda e basta
sit-full = Tutti i posti sono occupati. Puoi guardare.

## Settings

settings-language = Lingua
settings-theme = Colori
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-system = Come il sistema
settings-motion = Movimento
settings-motion-full = Vivace
settings-motion-still = Fermo
settings-motion-system = Come il sistema
settings-letters = Tasti di una lettera
settings-sound = Suoni

## Help

help-keys = Tasti
help-next = Elemento successivo
help-arrows = Muoviti sul tabellone
help-enter = Prendi o metti
help-escape = Rimetti a posto, chiudi
help-space = Il pulsante principale; salta ciò che si muove
help-back = Annulla
help-why = Perché non si può?
help-list = Leggi il tavolo ad alta voce
help-mute = Attiva o togli l’audio
help-type = Scrivi una mossa
help-help = Questa pagina
help-replay = Rivedi passo dopo passo
help-ends = Primo e ultimo passo
help-ask = Anche ciò che è grigio risponde. Premilo e scopri la regola.

## The end, and looking back

end-rematch = Rivincita
end-save = Salva la partita
end-fair = Sorteggi controllati, tutto regolare
end-home = Torna al baule
end-happened = Com’è andata
replay-title = Rivedi la partita
replay-first = Primo passo
replay-previous = Un passo indietro
replay-play = Avvia
replay-pause = Ferma
replay-next = Un passo avanti
replay-last = Ultimo passo
replay-place = { $number } di { $of }
replay-scrub = Passo
replay-keys-step = passo
replay-keys-ends = inizio, fine
replay-keys-play = avvia
replay-loading = Recupero la partita…

## The rules page

rules-title = Regole: { $game }
rules-loading = Apro le regole…
rules-all = Tutte le regole
rules-missing = Questo paragrafo non è nella pagina.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Il messaggio non è arrivato intero
    .help = Ricarica la pagina. La tua partita è al sicuro.
request-refused-malformed-move = «{ $got }» non è una mossa di questo gioco
    .help = Una mossa si scrive così: { $expected }.
request-refused-stale = Qualcuno ha giocato un attimo prima
    .help = Guarda di nuovo il tabellone, poi scegli.
request-refused-not-your-seat = Questo posto non è il tuo
    .help = Prendi un posto libero, oppure guarda.
request-refused-not-waiting = Adesso non c’è un turno da iniziare
    .help = Continua il turno già aperto.
request-refused-seat-taken = Qui c’è già qualcuno
    .help = Scegli un altro posto, oppure guarda.
request-refused-no-such-table = Nessun tavolo ha questo codice
    .help = Controlla le lettere: non ci sono né O né 0.
request-refused-cannot-take-back = Questo non si può più annullare
    .help =
        { $because ->
            [fleeting] Quello che si è visto resta visto. Continua da qui.
            [reveal] Quello che si è visto resta visto. Continua da qui.
           *[other] C’è di mezzo il caso o la mossa di qualcun altro. Continua da qui.
        }
request-refused-store-failed = Non è stato possibile salvare la partita
    .help = Non è stato giocato niente. Fai spazio sul disco, poi riprova.
request-refused-store-unreachable = Il database delle partite al momento non è raggiungibile
    .help = Non si perde niente. Aspetta un momento, poi riprova.
request-refused-edition-unknown = Questo gioco non è nel baule
    .help = Scegli uno dei giochi sullo scaffale.
request-refused-log-damaged = Il diario di questa partita è danneggiato
    .help = Non si può più aprire. Le altre partite sono al sicuro.
request-refused-log-newer = Questa partita viene da un Toychest più nuovo
    .help = Aggiorna Toychest, poi riapri il tavolo.
request-refused-log-truncated = Il diario di questa partita si ferma dopo la voce { $seq }
    .help = Manca la fine, quindi non si può aprire. Le altre partite sono al sicuro.
request-refused-log-unreadable = Il diario di questa partita non si può leggere
    .help = Le altre partite sono al sicuro. Cominciane una nuova.
request-refused-option-unknown = Questa scelta non c’è
    .help = Scegli di nuovo in «Altre scelte».
request-refused-seats-wrong = Questo numero di posti non va bene
    .help = Questo gioco è per { $counts }.
request-refused-name-too-long = Questo nome è troppo lungo
    .help = Un nome corto ci sta tutto.
request-refused-token-too-short = Questo posto ha bisogno di un segreto più lungo
    .help = Ricarica la pagina, poi siediti.
request-refused-too-late-for-entropy = La prima estrazione è già avvenuta
    .help = Le tue parole vengono prima della prima estrazione.
request-refused-no-guide = Qui non c’è una partita guidata
    .help = Continua a giocare, o impara un gioco dallo scaffale.
request-refused-no-decision = Lì nessuno ha deciso niente
    .help = Scegli un momento in cui qualcuno ha scelto una mossa.
request-refused-no-verdict = Non è stato possibile pesare la tua mossa
    .help = Riprova tra un momento.
request-refused-table-unfinished = Questa partita non è ancora finita
    .help = Si può rivedere quando finisce.
request-refused-unreachable = Il server non risponde
    .help = Toychest è ancora aperto? La tua partita è al sicuro. Riprova tra un momento.
request-refused-unforeseen = Qui qualcosa è andato storto
    .help = Non è stato giocato niente. Riprova, oppure ricarica la pagina.
request-refused-too-many-tables = Dal tuo indirizzo sono stati aperti troppi tavoli
    .help = Aspetta un minuto, poi apri questo. Le tue partite sono al sicuro.
request-refused-too-often = Troppe volte in così poco tempo
    .help = Aspetta un momento, poi riprova.
request-refused-too-many-lines = Dal tuo indirizzo sono aperte troppe finestre
    .help = Chiudine qualcuna, poi ricarica questa pagina.
request-refused-too-busy = Il server ha troppo da fare in questo momento
    .help = Riprova tra un momento.
request-refused-took-too-long = Esaminare questo file richiede troppo tempo
    .help = Rendilo più piccolo o più semplice, poi riprova.
request-refused-option-unfit = Così non si può ancora giocare
    .help = Qui sotto c’è scritto che cosa non va. Sistemalo, poi riprova.

## Choosing before play

choices-finer = Più in dettaglio
choices-house-rules = Regole della casa
    .help = Dove i regolamenti non sono d’accordo o non dicono niente, decidi tu. Ogni scelta dice come si gioca.
choices-house-rule = regola della casa
choices-changed =
    { $count ->
        [one] 1 cambiata
       *[other] { $count } cambiate
    }
choices-as-printed = Torna a questo regolamento
choices-done = Fatto
stepper-less = Uno in meno
stepper-more = Uno in più
played-title = A questo tavolo si gioca
    .open = Apri le regole
played-house-rules =
    { $count ->
        [one] 1 regola della casa
       *[other] { $count } regole della casa
    }
rules-rulings = Dove i regolamenti non sono d’accordo
    .help = È segnato come si gioca a questo tavolo.
rules-plays = A questo tavolo si gioca
rules-plays-printing = Con questo regolamento si gioca
rules-plays-ours = Ogni punto dubbio come lo decidiamo noi.
rules-house-rule = regola della casa
rules-as-printed = nel regolamento: { $printing }
rules-our-ruling = la nostra decisione
rules-played = si gioca qui
end-again = Riprova

## One screen for two

curtain-pass = Ora tocca a { $name }
curtain-away = { $before }, non guardare. Le cose di { $name } sono dietro il sipario.
curtain-alone = Le cose di { $name } sono dietro il sipario.
curtain-open = Sono { $name }. Apri
curtain-hold = Tieni premuto per aprire, così non si apre per sbaglio.

## Bots and hints

request-refused-bot-level-unknown = Non c’è nessun bot di livello { $got }
    .help = Scegli uno dei livelli proposti.
request-refused-bot-memory-unknown = Non c’è una memoria di { $got } mosse
    .help = Scegli un numero da 0 a { $most }; con 0 il bot non dimentica niente.
request-refused-bot-stays = Il bot resta al suo posto
    .help = La partita è cominciata; la prossima volta libera il posto prima della prima mossa.
request-refused-not-to-act = Adesso non hai niente da decidere
    .help = Chiedi un consiglio quando tocca a te.
request-refused-hint-grade-unknown = Non c’è nessun consiglio di grado { $got }
    .help = Chiedi il grado 1, 2 o 3.
request-refused-hint-under-way = Il tuo ultimo consiglio non è ancora pronto
    .help = Aspetta un momento.
request-refused-no-hint = Non si è trovato nessun consiglio
    .help = Chiedi di nuovo tra un momento.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Tranquillo, per una prima partita: vede poco più in là della sua prossima mossa.
bot-level-2 = Facile: pensa per un attimo e guarda un po’ avanti.
bot-level-3 = Costante: fa pochi errori evidenti.
bot-level-4 = Attento: guarda lontano e gioca sempre quello che gli sembra meglio.
bot-level-5 = Forte: riflette bene su tutto e sbaglia di rado.
bot-level-6 = Il più forte: pensa più che può.
bot-level-named = { $name }, bot di livello { $level }
bot-which = Quale bot?
bot-memory = Memoria
bot-memory-entries = Mosse finché non ha dimenticato due cose su tre: { $entries }
bot-memory-all = Non dimentica niente.
bot-me-against = Io contro { $name }
bot-me-with = Io e { $name }
bot-at-seat = Bot al posto { $letter }
bot-let = Fai giocare un bot
bot-let-seat = Fai giocare un bot al posto { $letter }
bot-let-which = Fai giocare { $name }
bot-person = Fai giocare una persona al posto { $letter }
bot-change = { $name }, bot di livello { $level }. Cambia
bot-change-title = { $name } gioca al posto { $letter }
bot-leave = Libera il posto
bot-thinking = { $name } sta pensando
bot-by-rules = Qui si pensa con le regole scritte: ci vuole di più e si vede meno lontano.

hint = Consiglio
hint-key = Un consiglio; ancora una volta per uno più chiaro
hint-grade = Consiglio, { $grade } di 3
hint-thinking = Sto pensando…
hint-look = Guarda ciò che brilla.
hint-look-all = Qui le tue mosse cominciano tutte allo stesso modo. Guarda bene ciò che brilla.
hint-only = C’è una sola mossa possibile.
hint-guess = Non c’è stato tempo per pensare. È solo una prima idea.
hint-candidates = Da guardare bene
hint-chance = probabilità di vincere
hint-chance-estimated = probabilità di vincere, stimata
hint-chance-exact = probabilità di vincere, esatta
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, esatta
hint-line = Che cosa può seguire
hint-line-by = { $name }: { $move }
hint-more = Dimmi di più
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Non c’è altro da giocare.
hint-reason-wins-now = Così si vince subito.
hint-reason-only-good-move = Nessun’altra mossa è da prendere in considerazione qui.
hint-reason-best-by-far = Molto meglio della seconda mossa migliore: probabilità di vincere { $worth }, non { $secondWorth }.
hint-reason-slightly-better = Un po’ meglio della seconda mossa migliore: probabilità di vincere { $worth }, non { $secondWorth }.
hint-reason-all-alike = Diverse mosse sono buone più o meno allo stesso modo: probabilità di vincere { $worth }.
hint-reason-all-lost = Nessuna mossa lascia ormai molte probabilità di vincere: { $worth }.
hint-reason-fallback = Non c’è stato tempo per pensare. È solo una prima idea.
hint-reason-unsure = Si è potuto provare troppo poco per dare una cifra.
hint-takes = prende: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } sta pensando.
plain-begin = Avanti
    .help = Tutto pronto? Si va avanti con un clic.
plain-choose = Scegli che cosa fai.
plain-to-act = di turno
plain-table = Che cosa c’è sul tavolo
plain-facts = Il tavolo
plain-moves = Le tue mosse
plain-none = niente
plain-yes = sì
plain-no = no
plain-once = Ricordalo: si vede una volta sola.
plain-seen = L’ho visto
plain-key = Gioca una mossa dal suo posto
request-refused-table-deleted = Questo tavolo è stato eliminato
    .help = Tutti quelli seduti qui erano d’accordo. La partita non c’è più.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Giochi da tavolo in scatola, giocati come si deve.
key-enter = Invio
key-esc = Esc
key-space = Spazio
key-home = Home
key-end = Fine
bot-rank-1 = Molto facile
bot-rank-2 = Facile
bot-rank-3 = Medio
bot-rank-4 = Difficile
bot-rank-5 = Molto difficile
bot-rank-6 = Il più difficile
`;export{e as default};