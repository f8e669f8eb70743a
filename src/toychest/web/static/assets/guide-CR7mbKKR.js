var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Conquista mi cuartel general o consigue antes siete medallas.
toybattle-guide-take = En tu turno tomas dos fichas o pones una. Toma dos.
toybattle-guide-reach = Prueba con Roxy en el 18, justo en el centro. A ver qué pasa.
    .after = Tu línea empieza en tu cuartel general y no tiene huecos.
toybattle-guide-begin = Empieza junto a tu cuartel general: Skully en el 11.
toybattle-guide-skully = Skully trae dos fichas más. Tómalas.
toybattle-guide-capn = Cap'n trae a un amigo. Pon a Cap'n en el 12.
toybattle-guide-star = Y otra enseguida: Star en el 14.
toybattle-guide-star-takes = Star también trae una ficha. Tómala.
toybattle-guide-hook = Mi Hook no necesita línea: aterriza en el 18. Con todas las bases de una región ganas sus medallas.
toybattle-guide-capn-again = Primero pon a Cap'n en el 13. Luego viene Roxy.
toybattle-guide-roxy = Roxy vale 7 y mi Hook solo 4. Pon a Roxy encima.
    .after = Las cinco bases de esta región son tuyas. Y también sus tres medallas.
toybattle-guide-alone = Tres de siete. Desde aquí juegas por tu cuenta; pide una pista cuando quieras.
`;export{e as default};