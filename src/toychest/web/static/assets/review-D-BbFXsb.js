var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Fortuna e gioco, in punti su 100
review-line-start = All’inizio
review-line-luck = Fortuna della scatola
review-line-own = Errori propri
review-line-slip = Dimenticato
review-line-rivals = Errori dell’avversario
review-line-rivals-slip = Dimenticato dall’avversario
review-line-others = Mosse degli altri
review-line-hidden = Nessuno poteva saperlo
review-line-rest = Il nostro arrotondamento
review-line-end = Alla fine
review-exact = esatto
review-within = ± dice di quanto un numero può sbagliare.
review-team = La squadra
review-team-start = All’inizio
review-team-luck = fortuna
review-team-own = Mosse migliori mancate
review-team-slip = Dimenticato
review-team-rest = Il nostro arrotondamento
review-verdict-most-luck = Ha pesato di più la fortuna: { $name } +{ $points }.
review-verdict-most-play = Ha pesato di più il gioco: { $name } +{ $points }.
review-verdict-most-hidden = Ha pesato di più ciò che nessuno poteva sapere: { $name } +{ $points }.
review-verdict-gave-luck = La fortuna ne ha aggiunti { $points }.
review-verdict-gave-play = Il gioco ne ha aggiunti { $points }.
review-verdict-gave-hidden = Ciò che nessuno poteva sapere ne ha aggiunti { $points }.
review-verdict-took-luck = La fortuna ne ha ripresi { $points }.
review-verdict-took-play = Il gioco ne ha ripresi { $points }.
review-verdict-took-hidden = Ciò che nessuno poteva sapere ne ha ripresi { $points }.
review-verdict-team-kind = La fortuna ha aiutato: +{ $points }.
review-verdict-team-unkind = La fortuna non ha aiutato: −{ $points }.
review-verdict-team-missed = C’erano mosse migliori: −{ $points }.
review-verdict-team-best = Nessuna mossa migliore è stata mancata.
review-verdict-close = Troppo vicini per distinguere fortuna e gioco.
review-verdict-kept = { $bot } ha giocato per un po’ per { $name } (−{ $points }).
review-moments = Momenti da rivedere
review-well-played = Ben giocato. Non si è trovato niente di meglio.
review-by = Trovato da { $recipe }: { $evaluator }
review-graph = Chi era avanti
review-graph-team = La probabilità di vincere
review-mark-mistake = c’era una mossa migliore
review-mark-luck = fortuna
review-better = Meglio: { $move }
review-better-by-far = Molto meglio: { $move }
review-slip = Meglio: { $move }. Ciò su cui si basa si è visto molto tempo fa.
review-lucky = È stato un colpo di fortuna.
review-unlucky = È stata sfortuna.
review-lucky-odds = La probabilità era 1 su { $of }.
review-with-odds = { $told } La probabilità era 1 su { $of }.
review-with-hand = { $told } ({ $bot } gioca per { $name })
review-with-age =
    { $told }. Si era visto { $age ->
        [one] una mossa
       *[other] { $age } mosse
    } prima.
review-hidden = Giusto con tutto ciò che si vedeva. Ciò che era nascosto l’ha peggiorato.
review-hidden-good = Sembrava peggio di com’era: ciò che era nascosto ha aiutato.
review-end = Così è finita la partita.
review-chance-instead = { $name }: { $first } così, { $second } come giocato
review-chance-instead-about = { $name }: circa { $first } così, circa { $second } come giocato
review-chance-then = { $name }: da { $first } a { $second }

## On the screen

review-luck-and-play = Fortuna e gioco
review-whom = Chi ha aiutato, in punti
review-made-of = Di che cosa è fatta ogni probabilità, su 100
review-made-of-team = Di che cosa è fatta la probabilità della squadra
review-together = In tutto
review-mistakes-of = Errori: { $name }
review-forgotten-of = Dimenticato: { $name }
review-mark-slip = già visto
review-mark-hidden = nessuno poteva saperlo
review-band = più sicuri di così non siamo
review-give-or-take = { $points } punti in più o in meno
review-start = inizio
review-entry = voce { $number }
review-entry-head = Voce
review-marks-head = Che cosa è successo
review-finer = Guardiamo più da vicino: mossa { $done } di { $of }
review-looking = Riguardiamo la partita…
review-weighing = Che cosa è stato fortuna, che cosa gioco? Lo pesiamo…
review-moments-follow = Arrivano appena ogni mossa è pesata.
review-none = Non è stato possibile pesare questa partita. Puoi comunque rivederla passo per passo.
review-show = Mostra
review-count =
    { $count ->
        [one] Un momento da rivedere
       *[other] { $count } momenti da rivedere
    }
review-back = Torna al resoconto
review-moment-next = Momento successivo
review-moment-previous = Momento precedente
review-key-moment = momento successivo
review-eyes = Visto da
review-eyes-all = tutti
review-eyes-help = Tutti: tutto è scoperto. Un nome: solo ciò che quel posto poteva vedere.
review-link = Copia il link a questa voce
review-tag-played = giocato
review-tag-better = meglio
review-about = circa { $points }
review-chance-known = Probabilità di vincere, con ciò che { $name } poteva sapere
review-chance-exact = Probabilità di vincere, esatta: { $name }

## At a terminal, and why not

review-winding = Riscaldamento, una volta su questo computer
review-under-way = Uno sguardo indietro
review-stopped = Fermato prima di trovare qualcosa.
review-rough = Fermato. Questo ha trovato un primo sguardo.
review-written = Scritto: { $file }
review-work = Con il { $work } per cento del lavoro non si trova niente. Scegli da 1 a { $most }.
`;export{e as default};