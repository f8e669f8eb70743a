var e=`### Toy Battle in Italian. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### A tile is a tessera, the rack a leggio, the reserve a riserva, headquarters a quartier generale, a gate a cancello.

## Words that other sentences use

toybattle-effect-recall = Ritorno
toybattle-effect-draw = Pesca
toybattle-effect-shove = Spinta
toybattle-effect-exhume = Recupero
toybattle-effect-nullify = Nessun effetto
toybattle-effect-suppress = Silenzio
toybattle-effect-gate = Cancello
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = Comincia { $name }
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } prende una tessera
       *[other] { $name } prende { $count } tessere
    }
    .troop = { $name } prende { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } mette { $troop } su { $place }
       *[other] { $name } mette { $troop } su { $place }, sopra { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } chiude una regione: una medaglia
       *[other] { $name } chiude una regione: { $medals } medaglie
    }
toybattle-event-troop-discarded = { $troop } di { $name } va tra gli scarti dalla base { $base }
toybattle-event-rack-robbed = { $name } perde { $troop } dal leggio
toybattle-event-troop-recalled = { $name } riprende { $troop } dalla base { $base }
toybattle-event-troop-shoved = Una spinta: { $troop } di { $name } va dalla base { $start } alla base { $end }
toybattle-event-troop-exhumed = { $name } recupera { $troop }
toybattle-event-tile-suppressed = Una tessera di { $name } resta coperta
    .troop = { $troop } di { $name }: tessera coperta
toybattle-event-tiles-released = { $name } può usare di nuovo tutte le sue tessere
toybattle-event-effect-declined = { $name } non usa l’effetto «{ toybattle-effect }»
toybattle-event-headquarters-captured = { $name } prende il quartier generale { $place }
toybattle-event-objective-reached = Le medaglie bastano
toybattle-event-side-stuck = { $name } non può né prendere né mettere
toybattle-event-battle-stalled = { $turns } turni senza progressi

## How it ended

toybattle-you-win = Hai vinto!
toybattle-outcome-headquarters = Vince { $name }
    .because = Una truppa è arrivata sul quartier generale avversario.
toybattle-outcome-objective =
    { $winners ->
        [2] Vincono insieme { $name }
       *[other] Vince { $name }
    }
    .because =
        { $points ->
            [one] Qui basta una medaglia per vincere.
           *[other] Qui bastano { $points } medaglie per vincere.
        }
toybattle-outcome-stuck = Vince { $name }
    .because = Una squadra non poteva né prendere né mettere. Vince chi ha più medaglie; se sono pari, l’altra squadra.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Vince { $name }
       *[other] La battaglia si è fermata
    }
    .because = Per troppi turni non si è preso, vinto o scartato niente. Vince chi ha più medaglie; se sono pari, nessuno.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = La partita è finita
    .because = Non si gioca più.
    .help = Comincia una nuova partita, oppure rivedi questa.
toybattle-refused-not-to-act = Adesso non tocca a te
    .because = Sta giocando l’altra squadra.
    .help = Aspetta un momento. Ti chiamiamo noi.
toybattle-refused-chance-first = Aspetta un momento
    .because = Stanno ancora uscendo le tessere.
    .help = Riprova quando sono sul leggio.
toybattle-refused-unforeseen = Questo non si decide qui
    .because = Il caso fa uscire le tessere e le squadre le giocano: a ognuno la sua parte.
    .help = Scegli una delle tue mosse.
toybattle-refused-not-in-reserve = Non c’è più nessuna tessera { $troop } da far uscire
    .because = Tutte le tessere di quella truppa sono già uscite.
    .help = Deve uscire un’altra tessera.
toybattle-refused-not-on-that-rack = Lì non c’è nessuna tessera { $troop }
    .because = Si possono indicare solo le tessere del leggio.
    .help = Bisogna indicare un’altra tessera.
toybattle-refused-no-such-place = Su questo tabellone il numero { $place } non c’è
    .because = Ogni base e ogni quartier generale ha il suo numero.
    .help = Scegli un numero che vedi sul tabellone.
toybattle-refused-not-on-rack = Non hai nessuna tessera { $troop }
    .because = Le truppe si mettono dal tuo leggio.
    .help = Scegli una truppa dal tuo leggio.
toybattle-refused-suppressed-tile = La tessera { $troop } è coperta
    .because = È in silenzio, e in questo turno non si può mettere.
    .help = Metti un’altra truppa, oppure prendi tessere. Dopo questo turno torna libera.
toybattle-refused-own-headquarters = Il numero { $place } è il tuo quartier generale
    .because = Lì mette truppe solo l’altra squadra.
    .help = Scegli una base, oppure il quartier generale avversario.
toybattle-refused-not-connected = Alla base { $place } non arrivi ancora
    .because = La linea dal tuo quartier generale si interrompe alla base { $breaks }.
    .help = Occupa prima la base { $breaks }.
toybattle-refused-headquarters-not-connected = Al quartier generale non arrivi ancora
    .because = La linea dal tuo quartier generale si interrompe alla base { $breaks }.
    .help = Occupa prima la base { $breaks }.
toybattle-refused-hook-headquarters = Hook non può saltare su un quartier generale
    .because = Salta solo sulle basi, e la tua linea si interrompe al numero { $breaks }.
    .help = Costruisci una linea fino al quartier generale.
toybattle-refused-hook-nullified = Hook non può saltare sulla base { $place }
    .because = Lì nessuna truppa ha un effetto, e il suo è saltare. La tua linea si interrompe al numero { $breaks }.
    .help = Costruisci una linea fino alla base { $place }, oppure salta da un’altra parte.
toybattle-refused-gate-closed = { $troop } non passa dal cancello del numero { $place }
    .because = Questo cancello fa entrare: { $lets } e Kwak.
    .help = Metti una truppa che può passare.
toybattle-refused-too-weak = { $troop } non basta contro { $enemy }
    .because = La sua forza è { $strength }, e ne serve più di { $against }.
    .help = Metti una truppa più forte, oppure Kwak.
toybattle-refused-rack-full = Il tuo leggio è pieno
    .because = Ci sono { $tiles } tessere, e di più non ce ne stanno.
    .help = Metti una truppa.
toybattle-refused-reserve-empty = La tua riserva è vuota
    .because = Non ci sono più tessere da prendere.
    .help = Metti una truppa.
toybattle-refused-effect-open = Prima decidi che cosa fare con «{ toybattle-effect }»
    .because = L’effetto sulla base { $base } ti aspetta.
    .help = Usalo, oppure fanne a meno.
toybattle-refused-not-a-base = Il numero { $place } non è una base
    .because = Gli effetti arrivano alle basi, mai a un quartier generale.
    .help = Scegli una base.
toybattle-refused-not-beside = La base { $base } è troppo lontana
    .because = L’effetto sulla base { $activator } arriva lungo un solo sentiero.
    .help = Scegli una base a un sentiero dalla { $activator }.
toybattle-refused-no-enemy-there = Sulla base { $base } non si vede nessuna truppa avversaria
    .because = L’effetto vale per le truppe avversarie che si vedono.
    .help = Scegli una base con una truppa avversaria in cima.
toybattle-refused-same-base = La truppa sulla base { $base } resta lì
    .because = La base fa tornare un’altra delle tue truppe.
    .help = Scegli un’altra tua truppa.
toybattle-refused-not-yours = La truppa che si vede sulla base { $base } non è tua
    .because = Puoi far tornare solo le tue truppe.
    .help = Scegli una tua truppa.
toybattle-refused-shove-nowhere = Dalla base { $start } non si può spingere nessuno fino al numero { $end }
    .because = Una spinta va lungo un solo sentiero, fino a una base.
    .help = Scegli una base accanto alla base { $start }.
toybattle-refused-not-discarded = Non hai nessuna tessera { $troop } tra gli scarti
    .because = Puoi recuperare solo le tue truppe scartate.
    .help = Scegli una delle tue truppe scartate.
toybattle-refused-nothing-to-decline = Adesso non c’è niente a cui dire di no
    .because = Nessun effetto è in attesa, e nessuno salta il turno.
    .help = Prendi tessere, oppure metti una truppa.
toybattle-refused-no-effect-offered = Adesso non c’è nessun effetto da usare
    .because = Gli effetti arrivano dopo aver messo una truppa.
    .help = Prendi tessere, oppure metti una truppa.
toybattle-refused-must-suppress = Questo effetto va usato
    .because = Con le regole di questo tavolo non se ne può fare a meno.
    .help = Indica una tessera del leggio avversario.

## Before play

toybattle-printing = Quali regole?
toybattle-printing-standard = Il regolamento
    .help = Com’è stampato, e la nostra decisione dove non dice niente.
toybattle-option-terrain = Quale terreno?
toybattle-option-terrain-castle = Prato del castello
    .help = Per la prima partita. Le basi speciali fanno tornare una truppa.
toybattle-option-terrain-pool = Piscina tropicale
    .help = I cancelli fanno entrare solo certe forze.
toybattle-option-terrain-clouds = Città delle nuvole
    .help = Le basi speciali ti danno un’altra tessera.
toybattle-option-terrain-jungle = Giungla del vulcano
    .help = Le basi speciali spingono via una truppa avversaria.
toybattle-option-terrain-cemetery = Cimitero stregato
    .help = Le basi speciali recuperano una truppa scartata.
toybattle-option-terrain-caribbean = Mar dei Caraibi
    .help = Niente basi speciali, ma la squadra blu ha due quartieri generali.
toybattle-option-terrain-station = Stazione Metal-X
    .help = Sulle basi speciali nessuna truppa ha un effetto.
toybattle-option-terrain-battlefield = Campo di battaglia
    .help = Le basi speciali zittiscono una tessera del leggio avversario.
toybattle-option-terrain-croisette = La Croisette
    .help = Un tabellone arrivato dopo, con un po’ di tutto.
toybattle-option-terrain-tournament = Torneo
    .help = Il prato del castello, ma le basi speciali recuperano una truppa scartata.
toybattle-option-beginner = Basi speciali?
toybattle-option-beginner-false = Come sul tabellone
    .help = Ogni base speciale fa quello che mostra.
toybattle-option-beginner-true = Nessuna, per cominciare
    .help = Le basi speciali sono basi normali, e i cancelli sono aperti.
toybattle-reading-suppress = Bisogna zittire una tessera?
toybattle-reading-suppress-optional = No
    .help = Puoi anche non zittire nessuna tessera.
toybattle-reading-suppress-forced = Sì
    .help = Chi può zittire una tessera deve farlo.
toybattle-reading-both_at_objective = Chi vince se le due squadre arrivano insieme alle medaglie?
toybattle-reading-both_at_objective-acting = Chi è di turno
    .help = Vince la squadra che sta giocando il suo turno.
toybattle-reading-both_at_objective-shared = Tutte e due
    .help = Le due squadre arrivano prime insieme.
toybattle-reading-no_progress = E se non succede più niente?
toybattle-reading-no_progress-40 = Si finisce
    .help = Dopo 40 turni senza prendere una tessera, vincere una medaglia o scartare una tessera, vince chi ha più medaglie.
toybattle-reading-no_progress-none = Si continua
    .help = La partita va avanti finché qualcuno vince o non può più giocare.

## At the table

toybattle-turn = Turno di { $name }
toybattle-turn-yours = Tocca a te, { $name }
toybattle-turn-number = Turno { $number }
toybattle-board = Il tabellone
toybattle-rack = Il tuo leggio
toybattle-your-side = Il tuo leggio e quello che puoi fare
toybattle-you = tu
toybattle-across = di fronte a te
toybattle-side-0 = Blu
toybattle-side-1 = Rosso
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } di { $name }
toybattle-base = Base { $number }
toybattle-base-empty = vuota
toybattle-base-held =
    { $count ->
        [one] { $troop } di { $name }
       *[other] { $troop } di { $name }, in cima a { $count } tessere in tutto
    }
toybattle-headquarters-of = Quartier generale di { $name }, numero { $number }
toybattle-gate = Cancello per { $lets }
toybattle-target = puoi mettere qui
toybattle-choice = puoi scegliere questo
toybattle-tiles =
    { $count ->
        [0] nessuna tessera
        [one] 1 tessera
       *[other] { $count } tessere
    }
toybattle-stack-help = La tessera in cima occupa la base. Sotto ci sono le altre; la più vecchia è l’ultima.
toybattle-medals = { $medals } delle { $objective } medaglie che servono per vincere
toybattle-objective =
    { $objective ->
        [one] Si vince con 1 medaglia
       *[other] Si vince con { $objective } medaglie
    }
toybattle-goal =
    { $objective ->
        [one] Prendi il quartier generale di { $name }, oppure arriva prima a 1 medaglia.
       *[other] Prendi il quartier generale di { $name }, oppure arriva prima a { $objective } medaglie.
    }
toybattle-goal-both =
    { $objective ->
        [one] Prendi l’altro quartier generale, oppure arriva prima a 1 medaglia.
       *[other] Prendi l’altro quartier generale, oppure arriva prima a { $objective } medaglie.
    }
toybattle-on-rack = sul leggio
toybattle-in-reserve = nella riserva
toybattle-discarded = scartata
toybattle-face-down = a faccia in giù
toybattle-known = { $troop }, tessera nota a tutti
toybattle-rack-count = { $count } sul leggio
toybattle-strip-you = tu · riserva { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, tessera coperta in questo turno

# What troops and bases do, in a few words.
toybattle-does-skully = prendi 2 tessere
toybattle-does-capn = metti un’altra truppa
toybattle-does-jumbo = scarta una truppa vicina
toybattle-does-hook = arriva su una base qualsiasi
toybattle-does-xb-42 = togli una tessera nascosta
toybattle-does-star = prendi 1 tessera
toybattle-does-roxy = semplicemente forte
toybattle-does-kwak = batte tutti, e tutti lo battono
toybattle-does-recall = un’altra tua truppa torna sul leggio.
toybattle-does-draw = prendi un’altra tessera.
toybattle-does-shove = spingi una truppa avversaria vicina sulla base accanto.
toybattle-does-exhume = riprendi una delle tue truppe scartate.
toybattle-does-nullify = le truppe messe qui non hanno effetto.
toybattle-does-suppress = copri per un turno una tessera nascosta avversaria.
toybattle-does-gate = entrano solo queste forze, e Kwak.

toybattle-hint-begin = Tutto pronto? Distribuisci le tessere.
toybattle-hint-turn = Scegli una truppa da mettere, oppure prendi tessere.
toybattle-hint-place = Scegli una truppa da mettere.
toybattle-hint-picked = Hai in mano { $troop }. Scegli una base che brilla.
toybattle-hint-wait = { $name } sta pensando.
toybattle-begin = Distribuisci le tessere
toybattle-take = Prendi tessere
toybattle-place-on = Metti su { $place }

toybattle-question = C’è un effetto da usare
toybattle-offered = { $effect } sulla base { $base }
toybattle-ask-skully =
    { $count ->
        [one] Prendi una tessera?
       *[other] Prendi { $count } tessere?
    }
toybattle-ask-capn = Metti un’altra truppa?
toybattle-ask-jumbo = Scarti una truppa vicina che brilla?
toybattle-ask-xb-42 = Togli una tessera nascosta dal leggio avversario?
toybattle-ask-star = Prendi una tessera?
toybattle-ask-recall = Riprendi una tua truppa che brilla?
toybattle-ask-draw = Prendi una tessera?
toybattle-ask-shove = Chi spingi? Scegli una truppa avversaria che brilla.
toybattle-ask-shove-to = Dove va la truppa della base { $base }?
toybattle-ask-exhume = Quale truppa scartata ritorna?
toybattle-ask-suppress = Copri una tessera nascosta avversaria?
toybattle-do-take =
    { $count ->
        [one] Prendi una tessera
       *[other] Prendi { $count } tessere
    }
toybattle-do-rob = Togli
toybattle-do-suppress = Coprine una
toybattle-do-exhume = { $troop }
toybattle-decline = No, grazie

toybattle-read-side =
    { $rack ->
        [one] { $name }: { $medals } su { $objective } medaglie, 1 tessera sul leggio, { $reserve } nella riserva
       *[other] { $name }: { $medals } su { $objective } medaglie, { $rack } tessere sul leggio, { $reserve } nella riserva
    }
toybattle-read-rack = Il tuo leggio: { $troops }

toybattle-key-pick = Scegli una truppa dal tuo leggio
toybattle-key-take = Prendi tessere
toybattle-key-decline = Fai a meno di un effetto

toybattle-instead = Prova con { $what }
toybattle-beats = { $troop } batte { $enemy }.
toybattle-another = Altro terreno
`;export{e as default};