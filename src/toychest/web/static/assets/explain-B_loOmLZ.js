var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Quattro pezzi fanno una macchina volante. Te ne serve una per fuggire.
clockwork-explain-breaker = Quattro pezzi fanno un decodificatore. Te ne serve uno per fuggire.
clockwork-explain-airship = Sei pezzi, calati insieme con l’Automa Motore: così si vince.
clockwork-explain-fuel = Te ne serve uno oltre alle due macchine. Puoi chiederlo per nome.
clockwork-explain-power = Solo con tutto il Dirigibile. Puoi chiederlo per nome.
clockwork-explain-scrap = Dalli al posto di una carta che ti chiedono. Poi escono dal gioco.
clockwork-explain-held = Ne hai { $held } su { $copies }.
clockwork-explain-yard = Entra dalla casella bianca e prendi la carta in cima.
clockwork-explain-yard-empty = Qui non ci sono più carte. Quando sono tutte vuote, si va tutti alle Torri.
clockwork-explain-towers = Vieni qui a cercare: indica uno scarto, e viene girato.
clockwork-explain-field = Qui c’è posto per due pedine. Se incontri qualcuno, puoi sfidarlo.
clockwork-explain-spot-free = Posto per uno scarto, coperto.
clockwork-explain-spot-laid = Uno scarto, coperto. Dalle Torri puoi indicarlo.
clockwork-explain-laid = Completa e al sicuro: nessuno la porta via.
clockwork-explain-hand = In mano si tengono al massimo sette carte. Le vede solo chi le ha.
clockwork-explain-pawn = Se incontri questa pedina su una casella o in una discarica, puoi sfidarla.
`;export{e as default};