var e=`### Chi è al tavolo, e che cosa ci si chiede.

terms-take-back = Annullare una mossa
terms-take-back-free = Liberamente
    .help = Quello che hai fatto si può annullare, anche se tocca già a qualcun altro.
terms-take-back-ask = Se gli altri lo permettono
    .help = Se tocca già a qualcun altro, prima si chiede. A uno schermo solo e contro i bot è libero.
terms-take-back-none = Mai
    .help = Se tocca già a qualcun altro, la mossa resta.
table-ask-back = Chiedi di annullare
table-took-back-agreed = { $name } ha annullato una mossa, col permesso di { $others }
plea-take-back = { $name } vorrebbe annullare l’ultima mossa
plea-take-back-yours = Hai chiesto di annullare la tua mossa
plea-waits = Si aspetta { $names }
plea-yes = Va bene
plea-no = Meglio di no
plea-withdraw = Lascia stare
plea-declined = La mossa resta.
request-refused-plea-gone = È già deciso
    .help = Continua a giocare.
presence-sat = { $name } si siede
presence-back = { $name } è di nuovo qui
presence-unreachable = { $name } non è raggiungibile
presence-away = { $name } non c’è
presence-watches = Qualcuno sta guardando
presence-onlookers =
    { $count ->
        [one] 1 guarda
       *[other] { $count } guardano
    }
seat-unreachable = non raggiungibile
seat-away = non c’è
seat-thinks = pensa da { $minutes } min
seat-unnamed = posto { $letter }
sit-invited =
    { $count ->
        [one] { $names } ti invita
       *[other] { $names } ti invitano
    }
gather-title = Si aspetta che qualcuno si sieda
gather-chip = Si aspetta
gather-begin = Comincia lo stesso
left-title = { $name } non c’è più
left-help = Il posto resta di { $name }. Nulla succede da sé.
left-which = Quale bot?
left-wait = Aspetta
left-bot = Fai giocare { $bot }
left-declined = Per ora nessuno gioca al suo posto.
plea-bot = { $name } vorrebbe che intanto un bot giocasse per { $left }
plea-bot-yours = Hai chiesto che un bot giochi per { $left }
kept-back = Sei di nuovo qui. Il bot si alza dopo questo turno.
hand-bot = { $bot } gioca per { $name } da qui
hand-person = { $name } gioca di nuovo
leave-title = Lascia il tavolo
leave-help = Il tuo posto ti aspetta. Chi resta vede che non ci sei e può far giocare un bot finché non torni.
leave-go = Devo andare
leave-stay = Resta
request-refused-seat-kept = Un bot sta ancora giocando il tuo turno
    .help = Alla fine del turno il posto è di nuovo tuo.
request-refused-seat-not-away = Nessuno è andato via da lì
    .help = Un bot gioca solo per chi se n’è andato.
request-refused-hand-unchanged = Lì non è cambiato nulla
    .help = Continua a giocare.
say-title = Di’ qualcosa
say-hello = Ciao!
say-luck = Buona fortuna
say-nice = Bella mossa!
say-oops = Ops
say-moment = Un momento
say-turn = Tocca a te?
say-lucky = Che fortuna
say-played = Ben giocato
say-thanks = Grazie
say-again = Ancora?
say-go = Devo andare
say-bye = A presto!
say-mute = Silenzia { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Per ora basta
    .help = Tra un po’ puoi dire altro.
`;export{e as default};