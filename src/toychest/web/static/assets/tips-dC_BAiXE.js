var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Con pochi giocatori alcune macchine restano nella scatola: nessuno ha bisogno dei loro pezzi.
clockwork-tip-5-2 = Chi incontra un rivale può sfidarlo: mostra in segreto una carta e ne chiede un’altra uguale.
clockwork-tip-5-3 = Chi ha quello che si chiede deve darne uno.
clockwork-tip-5-4 = Con la mano piena dai in cambio un’altra carta.
clockwork-tip-5-5 = Al posto di una carta si possono dare Rottami. Escono dal gioco e non si rende nulla.
clockwork-tip-5-7 = Chi non ne ha può chiedere subito a sua volta.
clockwork-tip-6-5 = Mancato: la carta girata va in mano, e quella mostrata ora sta lì.
clockwork-tip-6-6 = Carburante e Automa Motore si possono cercare per nome, senza mostrare una carta.
clockwork-tip-7-1 = Le discariche sono vuote: tutti restano alle Torri e tirano lì.
clockwork-tip-7-4 = Ora un tiro pari fa perdere il turno, a meno che i dadi siano uguali.
clockwork-tip-R38 = Carburante e Automa Motore si chiedono ad alta voce: lo sentono tutti.
clockwork-tip-R50 = Alle Torri puoi cercare, oppure lasciar stare.
clockwork-tip-R56 = Chi cerca Carburante o Automa Motore per nome e sbaglia lascia la carta girata dov’è.
`;export{e as default};