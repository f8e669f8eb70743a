var e=`### Escape from Clockwork City in Italian. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A scrapyard is a discarica, the Towers are le Torri; a spot is a spazio, a challenge a sfida, doubles a doppio.

## Words that other sentences use

clockwork-kind-Lacewing = Crisopa
clockwork-kind-Umbrella = Ombrello
clockwork-kind-Kettle = Teiera
clockwork-kind-Velo = Velocipede
clockwork-kind-Whale = Balena
clockwork-kind-Moth = Falena
clockwork-kind-Owl = Gufo
clockwork-kind-Nipper = Granchio
clockwork-kind-Harp = Arpa
clockwork-kind-Snail = Chiocciola
clockwork-kind-Airship = Dirigibile
clockwork-kind-Fuel = Carburante
clockwork-kind-Power = Automa Motore
clockwork-kind-Scrap = Rottami
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] un pezzo della Crisopa
        [Umbrella] un pezzo dell’Ombrello
        [Kettle] un pezzo della Teiera
        [Velo] un pezzo del Velocipede
        [Whale] un pezzo della Balena
        [Moth] un pezzo della Falena
        [Owl] un pezzo del Gufo
        [Nipper] un pezzo del Granchio
        [Harp] un pezzo dell’Arpa
        [Snail] un pezzo della Chiocciola
        [Airship] un pezzo del Dirigibile
        [Fuel] una carta Carburante
        [Power] la carta Automa Motore
        [Scrap] una carta Rottami
       *[other] { $kind }
    }
clockwork-family-flyer = macchina volante
clockwork-family-breaker = decodificatore
clockwork-family-airship = dirigibile
clockwork-family-fuel = carburante
clockwork-family-power = automa motore
clockwork-family-scrap = rottami
clockwork-character-Tilda = Tilda Manovella
clockwork-character-Otto = Otto Fuso
clockwork-character-Nana = Nana Piuma
clockwork-character-Bruno = Bruno Bombetta
clockwork-character-Zora = Zora Foulard
clockwork-character-Felix = Felix Casco
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Torri
clockwork-yard = Discarica { $yard }
clockwork-place =
    { $where ->
        [towers] le Torri
        [yard] la discarica { $number }
       *[field] la casella { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] alle Torri
        [yard] alla discarica { $number }
       *[field] alla casella { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] alle Torri
        [yard] nella discarica { $number }
       *[field] sulla casella { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } gioca con { clockwork-character }
clockwork-event-set-left-out = Resta nella scatola: { $kinds }
clockwork-event-card-dealt = { $name } riceve una carta
    .kind = { $name } riceve { clockwork-card }
clockwork-event-extra-laid = La discarica { $yard } ha una carta in più
clockwork-event-opening-thrown = { $name } fa { $total } per vedere chi comincia
clockwork-event-opening-tied = Parità: tirano di nuovo { $seats }
clockwork-event-starter-found = Comincia { $name }
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } tira { $dice }: sette!
        [eleven] { $name } tira { $dice }: undici!
        [double] { $name } tira { $dice }: doppio, { $total } in tutto!
       *[other] { $name } tira { $dice }: { $total } in tutto
    }
clockwork-event-turn-lost = { $total } è pari: { $name } perde questo turno
clockwork-event-pawn-walked = { $name } va { clockwork-to-place }
clockwork-event-pawn-placed = { $name } va direttamente { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } non si muove: nessuna strada è libera
clockwork-event-card-drawn = { $name } prende una carta dalla discarica { $yard }
    .kind = { $name } prende { clockwork-card } dalla discarica { $yard }
clockwork-event-card-kept = { $name } tiene tutte le carte
clockwork-event-card-discarded = { $name } scarta una carta
clockwork-event-card-laid = { $name } la mette coperta sullo spazio { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } chiede a sua volta a { $rival }
       *[false] { $name } sfida { $rival }
    }
clockwork-event-had-some = { $name } ne ha una
clockwork-event-had-none = { $name } non ne ha
clockwork-event-card-given = { $giver } dà una carta a { $taker }
    .kind = { $giver } dà { clockwork-card } a { $taker }
clockwork-event-scrap-given = { $giver } dà Rottami a { $taker } al posto della carta
clockwork-event-card-returned = { $giver } dà in cambio una carta a { $taker }
    .kind = { $giver } dà in cambio { clockwork-card } a { $taker }
clockwork-event-ask-declined = { $name } non chiede niente a sua volta
clockwork-event-search-begun = { $name } cerca tra gli scarti
clockwork-event-search-hit = Trovata! { $name } prende la carta dallo spazio { $spot }
clockwork-event-search-missed = Sullo spazio { $spot } c’era un’altra carta
clockwork-event-put-back = La carta sullo spazio { $spot } è di nuovo coperta
clockwork-event-set-laid = { $name } completa una macchina: { clockwork-kind }
clockwork-event-set-held = { $name } per ora non cala niente
clockwork-event-turn-passed = { $name } non fa altro
clockwork-event-yards-emptied = Le discariche sono vuote. Tutti alle Torri!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } vola via con il Dirigibile!
       *[machine] { $name } ha macchina volante, decodificatore e Carburante, e vola via!
    }
clockwork-event-dead-end = Nessuno ha più una carta da mostrare
clockwork-event-turns-capped = I { $turns } turni sono finiti

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } mostra { clockwork-card } e cerca una carta uguale
        [swap] { $name } mette al suo posto { clockwork-card }
       *[discard] { $name } mostra e poi scarta { clockwork-card }
    }
clockwork-event-card-turned = Sullo spazio { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } cerca: { clockwork-kind }
       *[other] { $name } chiede a { $rival }: { clockwork-kind }
    }
clockwork-event-shown-in-secret = { $name } mostra di nascosto una carta a { $rival }
    .kind = { $name } mostra di nascosto a { $rival }: { clockwork-card }

## How it ended

clockwork-outcome-machine = { $name } riesce a fuggire!
    .because = Sul tavolo ci sono una macchina volante, un decodificatore e il Carburante.
clockwork-outcome-airship = { $name } riesce a fuggire!
    .because = Sul tavolo c’è tutto il Dirigibile, insieme all’Automa Motore.
clockwork-outcome-dead-end = Stavolta non fugge nessuno
    .because = Le discariche sono vuote, e nessuno ha più in mano una carta per chiedere o cercare.
clockwork-outcome-turn-cap = La città non lascia andare nessuno
    .because = I turni decisi all’inizio sono finiti, e nessuno è riuscito a fuggire.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = La partita è finita
    .because = Qualcuno è riuscito a fuggire, o non può più farlo nessuno.
    .help = Comincia una nuova partita, oppure rivedi questa.
clockwork-refused-not-to-act = Adesso non tocca a te
    .because = In questo momento decide qualcun altro.
    .help = Aspetta un momento. Ti chiamiamo noi.
clockwork-refused-chance-first = Aspetta un momento
    .because = Stanno ancora arrivando dadi o carte.
    .help = Riprova quando sono sul tavolo.
clockwork-refused-unforeseen = Questo non si decide qui
    .because = Il caso tira i dadi e dà le carte, e tu giochi: a ognuno la sua parte.
    .help = Scegli una delle tue mosse.
clockwork-refused-not-in-deck = Adesso non può uscire: { clockwork-kind }
    .because = Tutte le sue carte sono da un’altra parte.
    .help = Deve uscire un’altra carta.
clockwork-refused-kind-not-in-game = Non c’è in questa partita: { clockwork-kind }
    .because = In due o in tre, alcune macchine restano nella scatola.
    .help = Scegli una macchina che c’è in questa partita.
clockwork-refused-character-taken = È già di qualcuno: { clockwork-character }
    .because = Ognuno gioca con un personaggio tutto suo.
    .help = Scegline un altro.
clockwork-refused-answer-first =
    { $question ->
        [character] Prima scegli chi sei
        [leave_out] Prima scegli una macchina che resta nella scatola
        [travel] Prima vai da qualche parte
        [act] Prima decidi che cosa fare qui
        [discard] Prima scarta una carta
        [spot] Prima posa la tua carta
        [give] Prima rispondi alla sfida
        [counter] Prima decidi se chiedere a tua volta
        [return] Prima dai una carta in cambio
        [point] Prima indica una carta
        [found] Prima decidi se la prendi
        [swap] Prima metti una carta al suo posto
       *[build] Prima decidi che cosa calare
    }
    .because =
        { $question ->
            [character] Ogni pedina ha bisogno di qualcuno.
            [leave_out] Questa partita si gioca con meno macchine.
            [travel] I dadi sono tirati, e ora si cammina.
            [act] Ora che sei qui, puoi fare qualcosa.
            [discard] Hai preso una carta, e adesso scegli che cosa scartare.
            [spot] Hai mostrato una carta, e le serve uno spazio.
            [give] Qualcuno ti ha chiesto una carta.
            [counter] Non ne avevi, quindi puoi chiedere a tua volta.
            [return] Avevi sette carte e ne hai ricevuta un’altra.
            [point] Hai detto che cosa cerchi.
            [found] Hai trovato quello che cerchi.
            [swap] Hai preso una carta, e il suo spazio è libero.
           *[build] Con le regole di questo tavolo scegli tu che cosa calare.
        }
    .help =
        { $question ->
            [character] Scegli un personaggio che non ha nessuno.
            [leave_out] Scegline una tra quelle offerte.
            [travel] Scegli una casella a cui porta il tuo tiro, o quello che ti offre in più.
            [act] Scegli una cosa che puoi fare qui.
            [discard] Scegli una carta della tua mano, oppure tienile tutte se è possibile.
            [spot] Scegli uno spazio libero attorno al tabellone.
            [give] Dai la carta, oppure Rottami se ne hai.
            [counter] Chiedi una carta, oppure passa.
            [return] Scegli una carta qualsiasi, ma non quella appena ricevuta.
            [point] Scegli una carta coperta.
            [found] Prendi la carta, oppure lasciala.
            [swap] Scegli una carta della tua mano.
           *[build] Cala una macchina completa, oppure ancora niente.
        }
clockwork-refused-no-such-place = Su questo tabellone non c’è nessun luogo «{ $place }»
    .because = I luoghi sono le Torri, le discariche da 1 a 6 e le caselle con il numero.
    .help = Scegli un luogo che vedi sul tabellone.
clockwork-refused-say-its-name = La casella { $place } ha un nome
    .because = Le caselle bianche si chiamano come il luogo che hanno dietro.
    .help = Di’ «towers», oppure «yard» con il numero, come «yard 3».
clockwork-refused-ask-yourself = Le carte si chiedono agli altri, non a te
    .because = Per una sfida bisogna essere in due.
    .help = Chiedi a un rivale che è lì con te.
clockwork-refused-not-a-set = Non si può lasciare nella scatola: { clockwork-kind }
    .because = Qui si scelgono solo macchine volanti e decodificatori, sempre interi.
    .help = Scegli una delle macchine proposte.
clockwork-refused-field-full = Non c’è posto per te { clockwork-at-place }
    .because = Lì ci sono già due pedine, e di più non ce ne stanno.
    .help = Vai per un’altra strada, oppure fermati altrove.
clockwork-refused-cannot-reverse = Solo tornando indietro arrivi { clockwork-to-place }
    .because =
        { $away ->
            [one] È a un passo. Hai fatto { $steps }, e mentre si cammina non si torna indietro.
           *[other] È a { $away } passi. Hai fatto { $steps }, e mentre si cammina non si torna indietro.
        }
    .help = Scegli una casella a cui porta il tuo tiro.
clockwork-refused-steps-short = Il tuo tiro non arriva { clockwork-to-place }
    .because = È a { $away } passi, e hai fatto { $steps }.
    .help = Scegli una casella a cui porta il tuo tiro.
clockwork-refused-steps-over = Il tuo tiro supera { clockwork-place }
    .because =
        { $away ->
            [one] È a un passo, e hai fatto { $steps }. Con le regole di questo tavolo i passi devono essere esatti.
           *[other] È a { $away } passi, e hai fatto { $steps }. Con le regole di questo tavolo i passi devono essere esatti.
        }
    .help = Vai avanti, e torna con un tiro esatto.
clockwork-refused-must-stop = Non puoi proseguire fino { clockwork-to-place }
    .because = Con le regole di questo tavolo ci si ferma alla prima casella bianca.
    .help = Fermati lì, oppure vai per un’altra strada.
clockwork-refused-not-reached = Il tuo tiro non finisce { clockwork-at-place }
    .because =
        { $away ->
            [one] È a un passo. Hai fatto { $steps }, e si cammina per tutto il tiro.
           *[other] È a { $away } passi. Hai fatto { $steps }, e si cammina per tutto il tiro.
        }
    .help = Scegli una casella a cui porta il tuo tiro.
clockwork-refused-not-special = Il tuo tiro non lo permette
    .because = Hai fatto { $total }. Serve un sette, un undici o un doppio.
    .help = Questa volta cammina.
clockwork-refused-bonus-later = Questo viene dopo
    .because = Con le regole di questo tavolo un tiro speciale dà qualcosa in più dopo una discarica.
    .help = Prima cammina.
clockwork-refused-must-walk = Non puoi restare qui
    .because = Chi può camminare, cammina.
    .help = Scegli una casella a cui porta il tuo tiro.
clockwork-refused-not-a-goal = Non puoi andare direttamente { clockwork-to-place }
    .because = Un tiro speciale porta a una discarica o alle Torri.
    .help = Scegli uno di questi luoghi, oppure cammina.
clockwork-refused-not-from-here = Da qui il tuo tiro non vale
    .because = Con le regole di questo tavolo, per farlo il tuo turno deve cominciare in una discarica.
    .help = Cammina, oppure vai alle Torri.
clockwork-refused-already-there = Sei già { clockwork-at-place }
    .because = Con un tiro speciale si va in un altro luogo.
    .help = Scegli un altro luogo.
clockwork-refused-yard-empty = La discarica { $yard } è vuota
    .because = Le sue carte sono già state prese tutte.
    .help = Prova un’altra discarica, oppure cerca alle Torri.
clockwork-refused-not-in-yard = Qui non si può fare
    .because = Le carte si prendono in una discarica, quando ci arrivi o quando il tuo tiro ti lascia restare.
    .help = Vai a una discarica.
clockwork-refused-towers-only = Adesso puoi andare direttamente solo alle Torri
    .because = In questo momento il tuo tiro non porta a una discarica.
    .help = Vai alle Torri, oppure cammina.
clockwork-refused-towers-reached = Adesso torni alle Torri
    .because = Le discariche sono vuote e il tuo tiro arriva alle Torri.
    .help = Vai alle Torri.
clockwork-refused-not-at-towers = Qui non puoi cercare
    .because = Fra gli scarti si cerca dalle Torri, quando ci arrivi.
    .help = Vai alle Torri.
clockwork-refused-no-demand-now = Adesso non puoi sfidare nessuno
    .because = Si sfida chi si incontra su una casella o in una discarica.
    .help = Scegli una delle mosse che puoi fare.
clockwork-refused-not-together = Non hai incontrato { $rival }
    .because = Per una sfida dovete essere sulla stessa casella o nella stessa discarica.
    .help = Vai da { $rival }, oppure scegli qualcuno che è qui.
clockwork-refused-not-in-towers = { $rival } non è ancora alle Torri
    .because = Adesso puoi sfidare solo chi è alle Torri.
    .help = Scegli qualcuno che è lì, oppure aspetta.
clockwork-refused-just-back = Sei alle Torri solo da un attimo
    .because = Chi torna può cercare. Per sfidare serve un tiro alle Torri.
    .help = Cerca tra gli scarti, oppure lascia stare.
clockwork-refused-search-only = Con { $total } cerchi, ma non sfidi nessuno
    .because = Alla fine per sfidare serve un sette, un undici o un doppio.
    .help = Cerca tra gli scarti, oppure lascia stare.
clockwork-refused-already-asked = Hai già chiesto a { $rival }
    .because = In un turno si chiede a ognuno una volta sola.
    .help = Chiedi a qualcun altro, oppure passa.
clockwork-refused-nothing-to-show = Non puoi mostrare { clockwork-card }
    .because = Per chiedere o cercare, mostri dalla tua mano una carta della stessa macchina.
    .help = Scegline una che hai. Carburante e Automa Motore basta nominarli.
clockwork-refused-not-a-family = Non si può chiedere: { clockwork-kind }
    .because = Si cercano solo le macchine, il Dirigibile, il Carburante e l’Automa Motore.
    .help = Scegli una di queste cose.
clockwork-refused-not-asked-for = Non è quello che ti hanno chiesto: { clockwork-card }
    .because = Si dà quello che è stato chiesto, e solo i Rottami possono sostituirlo.
    .help = Dai la carta che ti hanno chiesto, oppure Rottami.
clockwork-refused-not-held = Non ce l’hai: { clockwork-card }
    .because = Si giocano le carte della propria mano.
    .help = Scegli una carta che hai.
clockwork-refused-below-seven = Tieni le tue carte
    .because = Con meno di sette carte non si scarta niente.
    .help = Vai avanti; il turno è finito.
clockwork-refused-even-throw = Con { $total } non fai niente
    .because = Alla fine un tiro pari che non è un doppio fa perdere il turno.
    .help = Riprova al tuo prossimo turno.
clockwork-refused-scrap-instead-only = Qui i Rottami non valgono
    .because = Si danno al posto di una carta che si ha, e tu non ce l’hai.
    .help = Chiedi a tua volta, o passa.
clockwork-refused-must-discard = Hai { $hand } carte
    .because = In mano se ne tengono al massimo sette.
    .help = Scartane una.
clockwork-refused-spot-taken = Lo spazio { $spot } è occupato
    .because = Le carte non stanno mai una sopra l’altra.
    .help = Scegli uno spazio libero.
clockwork-refused-no-such-spot = Lo spazio { $spot } non c’è
    .because = Gli spazi attorno al tabellone hanno un numero.
    .help = Scegli un numero che vedi.
clockwork-refused-spot-empty = Sullo spazio { $spot } non c’è nessuna carta
    .because = Si indica una carta che qualcuno ha scartato.
    .help = Scegli uno spazio con una carta.
clockwork-refused-nothing-there = Non c’è niente da cercare
    .because = Nessuno ha ancora scartato una carta.
    .help = Torna più tardi.
clockwork-refused-just-received = Te l’hanno appena data: { clockwork-card }
    .because = In cambio si dà un’altra carta.
    .help = Scegli una carta diversa.
clockwork-refused-no-counter = Non puoi chiedere a tua volta
    .because = Con le regole di questo tavolo, chi ha Rottami non chiede a sua volta.
    .help = Passa.
clockwork-refused-not-your-asker = Adesso non puoi chiedere a { $rival }
    .because = La sfida viene solo da { $asker }.
    .help = Chiedi a tua volta a { $asker }, oppure passa.
clockwork-refused-must-give = Hai quello che ti hanno chiesto: { clockwork-kind }
    .because = Chi ce l’ha ne dà una, oppure dà Rottami.
    .help = Danne una, oppure Rottami se ne hai.
clockwork-refused-must-draw = In una discarica si fa qualcosa
    .because = Chi arriva qui prende una carta o sfida qualcuno.
    .help = Prendi una carta.
clockwork-refused-not-complete = Mancano ancora dei pezzi: { clockwork-kind }
    .because = Si cala solo una macchina completa.
    .help = Trova i pezzi che mancano.
clockwork-refused-no-way-out = Non puoi ancora fuggire
    .because = Servono una macchina volante, un decodificatore e Carburante, oppure tutto il Dirigibile e l’Automa Motore.
    .help = Trova quello che manca.

## At the table

clockwork-short = Clockwork City
clockwork-turn = Turno di { $name }
clockwork-turn-yours = Tocca a te, { $name }
clockwork-turn-number = Turno { $number }
clockwork-before-play = Prima di giocare
clockwork-board = La città: ponti, discariche e spazi per gli scarti
clockwork-your-side = La tua mano e quello che puoi fare
clockwork-hand = La tua mano
clockwork-you = tu
clockwork-you-too = { clockwork-character } · tu
clockwork-no-character = ancora senza personaggio
clockwork-hand-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
clockwork-laid = Sul tavolo: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } su { $copies }
clockwork-pile =
    { $count ->
        [0] vuota
        [one] 1 carta
       *[other] { $count } carte
    }
clockwork-spot-free = Spazio { $spot }, libero
clockwork-spot-laid = Spazio { $spot }, una carta coperta
clockwork-spot-known = Spazio { $spot }, { clockwork-kind }
clockwork-glows = puoi scegliere questo
clockwork-goal = Per fuggire
clockwork-goal-machine = una macchina volante, un decodificatore, una carta Carburante
clockwork-goal-airship = oppure il dirigibile con l’Automa Motore
clockwork-in-this-game = In questa partita
clockwork-legend = { clockwork-kind }, { $copies } in questa partita
clockwork-endgame = Tutte le discariche sono vuote. Ci si ritrova alle Torri.

clockwork-total =
    { $special ->
        [seven] Sette!
        [eleven] Undici!
        [double] Doppio!
       *[other] { $total }
    }
clockwork-dice = Dadi: { $dice }

clockwork-throw = Tira i dadi
clockwork-throw-opening = Tira per cominciare
clockwork-do-go = Vai dove vuoi
clockwork-do-walk = Cammina di { $total }
clockwork-do-take = Prendi una carta
clockwork-do-search = Cerca tra gli scarti
clockwork-do-ask = Chiedi a { $name }
clockwork-do-stay = Resta qui
clockwork-do-keep = Tienile tutte
clockwork-do-none = Non ne ho
clockwork-do-pass = Lascia stare
clockwork-do-build = Cala: { clockwork-kind }
clockwork-do-escape = Fuggi!
clockwork-do-hold = Non ancora
clockwork-do-any-spot = Uno spazio libero qualsiasi
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Dai: { clockwork-kind }
clockwork-do-give-scrap = Dai Rottami
clockwork-do-back = Qualcos’altro
clockwork-walk-to =
    { $where ->
        [towers] Alle Torri
        [yard] Alla discarica { $number }
       *[field] Alla casella { $number }
    }
clockwork-lay-on = Posa su { $spot }
clockwork-point-at = Gira { $spot }

clockwork-hint-throw = Tira i dadi.
clockwork-hint-opening = Tira i dadi: comincia chi fa il numero più alto.
clockwork-hint-wait = { $name } sta pensando.
clockwork-hint-whisper = { $name } e { $rival } parlano sottovoce.
clockwork-hint-character = Chi sei? Scegli un personaggio.
clockwork-hint-leave-out = Scegli una macchina che resta nella scatola.
clockwork-hint-travel = Scegli che cosa fare con il tuo tiro.
clockwork-pick-one = Scegline una.
clockwork-hint-walk = Scegli una casella che brilla.
clockwork-hint-go = Scegli un luogo che brilla.
clockwork-hint-act = Che cosa fai qui?
clockwork-hint-show = Mostra una carta a { $name }, oppure di’ Carburante o Automa Motore.
clockwork-hint-search = Mostra che cosa cerchi, oppure di’ Carburante o Automa Motore.
clockwork-hint-discard =
    { $kind ->
        [none] Scegli quale carta della tua mano scartare.
       *[other] Hai ricevuto { clockwork-card }. Scegli quale carta della tua mano scartare.
    }
clockwork-hint-spot = Posa la tua carta su uno spazio che brilla.
clockwork-hint-give = { $name } ti chiede una carta.
clockwork-hint-counter = Chiedi una volta anche tu a { $name }, oppure lascia stare.
clockwork-hint-return =
    { $kind ->
        [none] Dai una carta in cambio a { $name }.
       *[other] Hai ricevuto { clockwork-card }. Dai un’altra carta in cambio a { $name }.
    }
clockwork-hint-point = Indica una carta coperta.
clockwork-hint-found = Trovata! Prendi la carta, oppure lasciala.
clockwork-hint-swap = Scegli quale carta va sullo spazio { $spot }.
clockwork-hint-build = Cali una macchina, o non ancora?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } chiede a { $rival }
clockwork-eyes-only = Solo per gli occhi di { $name }
clockwork-spoken-aloud = { $name } lo dice ad alta voce
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Hai Carburante?
        [Power] Hai la carta Automa Motore?
       *[other] Hai un’altra carta come questa? { clockwork-kind }
    }
clockwork-give-one = Danne una.
clockwork-give-or-scrap = Danne una, oppure Rottami.
clockwork-have-none = Non ne hai. Dillo, e potrai chiedere a tua volta.

clockwork-seen = L’ho vista
clockwork-seen-once = Ricordala. Tra un momento sarà di nuovo coperta.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 carta
       *[other] { $name }: { $place }, { $count } carte
    }
clockwork-read-hand = La tua mano: { $cards }

clockwork-key-pick = Scegli una carta della tua mano
clockwork-key-take = Prendi una carta
clockwork-key-go = Vai dove vuoi, cammina
clockwork-key-ask = Chiedi, cerca
clockwork-key-decline = Lascia stare

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Il file è troppo lungo
    .help = A una città bastano molte meno di { $most } lettere. È il file giusto?
clockwork-unfit-not-toml = La riga { $line } non si può leggere
    .help = Guarda lì, e nella riga prima, se manca una virgola o una parentesi, o se un numero c’è due volte.
clockwork-unfit-field-missing = Manca «{ $field }»
    .help =
        { $field ->
            [fields] Aggiungi una riga con [fields], e sotto le caselle.
            [spots] Aggiungi una riga con [spots], e sotto gli spazi.
           *[other] Aggiungi una riga che comincia con { $field } =
        }
clockwork-unfit-field-unknown = Qui nessuno conosce «{ $field }»
    .help =
        { $meant ->
            [none] Togli la riga. È il file giusto?
           *[other] Volevi dire «{ $meant }»?
        }
clockwork-unfit-name-unfit = Il nome non si può usare
    .help = Scegline uno da 1 a { $most } lettere, tra virgolette, su una sola riga.
clockwork-unfit-not-a-number = «{ $field }» non è il numero di una casella
    .help = Scrivi un numero intero, da 0 a { $most }: { $field } = 0
clockwork-unfit-not-numbers = «{ $field }» non è un elenco di caselle
    .help = Scrivi numeri interi, da 0 a { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = «{ $field }» non è un elenco di percorsi da casella a casella
    .help = Scrivi numeri interi, da 0 a { $most }, due o più per ogni percorso: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = «{ $field }» non è una parte con righe numerate
    .help = Scrivi [{ $field }] da solo su una riga, e sotto righe come { $first } = [500, 380]
clockwork-unfit-number-unfit = «{ $number }» sotto [{ $field }] non va bene come numero di riga
    .help = Numera le righe da { $first } in poi, una per una.
clockwork-unfit-number-skipped = Sotto [{ $field }] manca il numero { $number }
    .help = Aggiungilo, oppure numera di nuovo le righe senza saltarne nessuno.
clockwork-unfit-not-a-point =
    { $number ->
        [none] «{ $field }» non è un punto del disegno
       *[other] Sotto [{ $field }], la riga { $number } non è un punto del disegno
    }
    .help = Scrivi due numeri interi, la distanza da sinistra e dall’alto, come [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Non c’è nessuna casella
        [one] C’è una sola casella
       *[other] Questa città ha { $fields } caselle
    }
    .help = Una città può averne da { $fewest } a { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Non c’è nessuno spazio per gli scarti
        [one] C’è un solo spazio per gli scarti
       *[other] Ci sono { $spots } spazi per gli scarti
    }
    .help = Possono essere da { $fewest } a { $most }.
clockwork-unfit-towers-nowhere = Le Torri sono sulla casella { $number }, ma questa casella non esiste
    .help = Scegli una casella elencata sotto [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Non c’è nessuna discarica
        [one] C’è una sola discarica
       *[other] Ci sono { $yards } discariche
    }
    .help = Elenca { $needed } caselle in yards.
clockwork-unfit-yard-nowhere = La discarica { $yard } è sulla casella { $number }, ma questa casella non esiste
    .help = Scegli una casella elencata sotto [fields].
clockwork-unfit-yard-in-towers = La discarica { $yard } e le Torri sono sulla stessa casella: { $number }
    .help = Dai a ognuna una casella tutta sua.
clockwork-unfit-yard-twice = Le discariche { $first } e { $second } sono sulla stessa casella: { $number }
    .help = Dai a ognuna una casella tutta sua.
clockwork-unfit-path-nowhere = Un percorso va da { $first } a { $second }, ma la casella { $number } non esiste
    .help = Aggiungi la casella sotto [fields], oppure toglila da paths.
clockwork-unfit-path-to-itself = Un percorso va dalla casella { $number } a sé stessa
    .help = Scrivi lì { $number } una volta sola.
clockwork-unfit-path-twice = Il percorso tra { $first } e { $second } c’è due volte
    .help = Togli uno dei due: in una direzione basta.
clockwork-unfit-too-many-paths = Sulla casella { $number } si incontrano { $paths } percorsi
    .help = Possono essere al massimo { $most }. Portane alcuni a un’altra casella.
clockwork-unfit-off-picture =
    { $field ->
        [fields] La casella { $number } è fuori dal disegno
        [spots] Una carta sullo spazio { $number } sarebbe fuori dal disegno
       *[other] Le Torri sarebbero fuori dal disegno
    }
    .help = Il disegno è largo { $width } e alto { $height }; una carta è larga 36 e alta 50, attorno al suo centro.
clockwork-unfit-fields-too-near = Le caselle { $first } e { $second } sono una sull’altra
    .help = Spostane una, finché non sono lontane almeno { $apart }.
clockwork-unfit-unreachable = Nessun percorso unisce { $fields } alle Torri
    .help = Aggiungi un percorso che porta a { $number }, oppure togli quello che nessuno può raggiungere.
clockwork-unfit-spots-overlap = Le carte sugli spazi { $first } e { $second } sarebbero una sull’altra
    .help = Spostane uno: una carta è larga 36 e alta 50.
clockwork-unfit-spot-on-track = Una carta sullo spazio { $spot } sarebbe sul ponte tra { $first } e { $second }
    .help = Sposta lo spazio via dal ponte, oppure toglilo.
`;export{e as default};