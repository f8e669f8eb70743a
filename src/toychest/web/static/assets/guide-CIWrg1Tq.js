var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Encuentra estos cuatro antes de que suba el fantasma.
    .short = Encuentra los cuatro tesoros antes de que el fantasma llegue a lo alto de su torre.
    .grown-up = Buscad juntos cada tesoro en el tablero y decid su casilla.
castle-guide-lay = Pon tres tarjetas.
    .short = Pon la fila: vienen tres tarjetas.
    .grown-up = Las tarjetas actúan de izquierda a derecha.
castle-guide-go = Mira, este es su camino. Pulsa «¡Vamos!».
    .short = El camino del mago está listo. Haz que lo recorra.
    .grown-up = Seguid el camino con el dedo y contad los pasos en voz alta.
castle-guide-more = Otras tres tarjetas.
    .short = Pon la fila otra vez: vienen otras tres tarjetas.
    .grown-up = Pregunta: «¿Dónde está después de la primera tarjeta?»
castle-guide-blocked = «¡Vamos!» está gris. Púlsalo.
    .short = Haz que ande y mira si puede recorrer esta fila.
    .grown-up = Deja que pase.
    .after = Hay una casilla con fantasmas en medio.
castle-guide-turn = Gira la flecha.
    .short = Gira la tarjeta 1 para que apunte hacia abajo.
    .grown-up = Pregunta: «Al fantasma no puede ir. ¿Qué camino está libre?»
castle-guide-gate = ¡Una puerta mágica! ¿Adónde?
    .short = Llega a una puerta mágica. Elige la que está junto a un tesoro.
    .grown-up = Pregunta: «¿Qué puerta está cerca de un tesoro?»
castle-guide-loop = Otra vez: el paso se da dos veces. Pulsa «¡Vamos!».
    .short = La tarjeta «{ castle-face-loop }» repite el paso de antes. Haz que ande.
    .grown-up = Pregunta: «¿Dónde estará al empezar otra vez?»
    .after = Por la puerta y, de nuevo, un tesoro.
castle-guide-alone = Queda uno. Ahora planeas tú.
    .short = Queda un tesoro. Desde aquí planeas tú las filas.
    .grown-up = Una varita hace bajar un escalón al fantasma.
`;export{e as default};