var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Costruisci una macchina volante e un decodificatore, aggiungi Carburante e vola via prima degli altri.
clockwork-guide-who = Chi sei? Scegli chi vuoi.
clockwork-guide-start = Tira i dadi. Comincia il tiro più alto.
clockwork-guide-throw = Cominci tu. Tira ancora, per camminare.
clockwork-guide-far = Prova la Discarica 2: è abbastanza vicina?
    .after = Hai fatto otto, ed è a dodici passi. Cerca più vicino.
clockwork-guide-walk = La Discarica 1 è a sei passi. Puoi fermarti lì, anche con otto.
    .after = Un pezzo del Granchio dal mazzo. Lo vedi solo tu.
clockwork-guide-discard = Otto carte sono una di troppo. Scarta i Rottami.
clockwork-guide-lay = Tutti la vedono una volta; poi resta coperta. Scegli uno spazio qualsiasi.
clockwork-guide-remember = A me questo pezzo della Balena non serve. A te sì. Ricorda dove va.
clockwork-guide-again = Tocca a te. Tira.
clockwork-guide-seven = Sette! Vai dritto alle Torri.
clockwork-guide-search = Alle Torri, cerca tra gli scarti. Mostra un pezzo della Balena: ne cerchi un altro.
clockwork-guide-point = Dov’è finito il mio? Gira quella carta.
    .missed = C’era: { clockwork-kind }. Ora lì sta la tua Balena: ricorda { $spot }. Da qui giochi senza di me.
clockwork-guide-discard-nipper = Trovato! Ora una carta deve andare via: il pezzo del Granchio.
clockwork-guide-found = Mettilo su uno spazio libero.
    .after = Buona memoria: la Balena è completa. Altri due pezzi del Gufo e voli. Da qui giochi senza di me.
`;export{e as default};