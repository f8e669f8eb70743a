var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Conquista il mio quartier generale o arriva prima a sette medaglie.
toybattle-guide-take = Nel tuo turno prendi due tessere o ne metti una. Prendine due.
toybattle-guide-reach = Prova Roxy sul 18, proprio al centro. Guarda che cosa succede.
    .after = La tua linea deve partire dal tuo quartier generale, senza buchi.
toybattle-guide-begin = Comincia accanto al tuo quartier generale: Skully sull’11.
toybattle-guide-skully = Skully porta altre due tessere. Prendile.
toybattle-guide-capn = Cap'n porta un amico. Metti Cap'n sul 12.
toybattle-guide-star = E subito un’altra: Star sul 14.
toybattle-guide-star-takes = Anche Star porta una tessera. Prendila.
toybattle-guide-hook = Il mio Hook non ha bisogno di linea: atterra sul 18. Con tutte le basi di una regione vinci le sue medaglie.
toybattle-guide-capn-again = Prima metti Cap'n sul 13. Poi viene Roxy.
toybattle-guide-roxy = Roxy vale 7, il mio Hook solo 4. Metti Roxy lì sopra.
    .after = Le cinque basi intorno a questa regione sono tue. E le tre medaglie.
toybattle-guide-alone = Tre su sette. Da qui giochi senza di me; chiedi un consiglio quando vuoi.
`;export{e as default};