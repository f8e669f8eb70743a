var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = hueco
castle-event-gap-filled = { $name } llena el hueco { $place }: { castle-card }
castle-hint-gap = ¿Qué tarjeta va en el hueco?
castle-refused-gap-open = Falta la tarjeta { $place }
    .because = La fila tiene un hueco, y nada corre hasta que haya una tarjeta en él.
    .help = Elige una de tus tarjetas para el hueco.
castle-refused-not-for-gap = Esta tarjeta no está entre las tuyas
    .because = Las tarjetas para el hueco están dadas, y cada una llena un solo hueco.
    .help = Elige una de las tarjetas que están junto a la fila.
castle-unfit-puzzle-cards = Los huecos de este reto necesitan tarjetas para elegir
    .help = Escríbelas en «cards»: al menos una por hueco, { $most } como mucho, y ninguna si no hay huecos. Las tarjetas son: { $cards }.
castle-option-puzzle-count = Nivel { $count }
castle-option-puzzle-numbers = Aprende a programar
    .help = Nivel a nivel, de fácil a difícil; cada uno te enseña una cosa.
`;export{e as default};