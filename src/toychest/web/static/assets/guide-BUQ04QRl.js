var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Trova questi quattro prima che il fantasma sia in cima.
    .short = Trova i quattro tesori prima che il fantasma arrivi in cima alla torre.
    .grown-up = Cercate insieme ogni tesoro sul tabellone e dite la sua casella.
castle-guide-lay = Metti tre carte.
    .short = Metti le carte: ne arrivano tre.
    .grown-up = Le carte agiscono da sinistra a destra.
castle-guide-go = Guarda, ecco la sua strada. Premi «Via!».
    .short = La strada del mago è pronta. Fagliela percorrere.
    .grown-up = Seguite la strada col dito e contate i passi ad alta voce.
castle-guide-more = Altre tre carte.
    .short = Metti di nuovo le carte: ne arrivano altre tre.
    .grown-up = Prima chiedi: «Dov’è dopo la prima carta?»
castle-guide-blocked = «Via!» è grigio. Premilo.
    .short = Fallo andare e guarda se può percorrere queste carte.
    .grown-up = Lascia che succeda.
    .after = C’è una stanza dei fantasmi in mezzo.
castle-guide-turn = Gira la freccia.
    .short = Gira la carta 1 in modo che indichi in basso.
    .grown-up = Chiedi: «Dal fantasma non può andare. Quale via è libera?»
castle-guide-gate = Un portale! Verso dove?
    .short = Arriva a un portale. Scegli quello accanto a un tesoro.
    .grown-up = Chiedi: «Quale portale è vicino a un tesoro?»
castle-guide-loop = Ripeti: il passo si fa due volte. Premi «Via!».
    .short = La carta Ripeti ripete il passo prima di lei. Fallo andare.
    .grown-up = Chiedi: «Dove sarà quando si ricomincia?»
    .after = Attraverso il portale e, ancora una volta, su un tesoro.
castle-guide-alone = Ancora uno. Ora prepari tu.
    .short = Resta un tesoro. Da qui prepari tu le carte.
    .grown-up = Una bacchetta fa scendere il fantasma di un gradino.
`;export{e as default};