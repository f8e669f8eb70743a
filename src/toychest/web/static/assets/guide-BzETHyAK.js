var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Vind deze vier voordat het spook boven is.
    .short = Vind de vier schatten voordat het spook boven in zijn toren is.
    .grown-up = Zoek samen elke schat op het bord, en noem de kamer.
castle-guide-lay = Leg drie kaarten.
    .short = Leg de rij: er komen drie kaarten.
    .grown-up = De kaarten werken van links naar rechts.
castle-guide-go = Kijk, dit is zijn weg. Druk op Start.
    .short = De weg van de tovenaar is gepland. Laat hem lopen.
    .grown-up = Volg de weg met een vinger en tel de stappen hardop.
castle-guide-more = Nog drie kaarten.
    .short = Leg de rij opnieuw: er komen drie nieuwe kaarten.
    .grown-up = Vraag: ‘Waar staat hij na de eerste kaart?’
castle-guide-blocked = Start is grijs. Druk erop.
    .short = Laat hem lopen en kijk of hij deze rij kan lopen.
    .grown-up = Laat het gebeuren.
    .after = Een spookkamer is in de weg.
castle-guide-turn = Draai de pijl.
    .short = Draai kaart 1, zodat hij naar beneden wijst.
    .grown-up = Vraag: ‘Hij kan niet naar het spook. Welke kant is vrij?’
castle-guide-gate = Een poort! Waarheen?
    .short = Hij komt bij een poort. Kies de poort naast een schat.
    .grown-up = Vraag: ‘Welke poort is dicht bij een schat?’
castle-guide-loop = Nog eens: de stap komt dubbel. Druk op Start.
    .short = De kaart ‘{ castle-face-loop }’ herhaalt de stap ervoor. Laat hem lopen.
    .grown-up = Vraag: ‘Waar staat hij als het opnieuw begint?’
    .after = Door de poort en, weer, een schat.
castle-guide-alone = Nog één. Nu plan jij.
    .short = Er is nog één schat. Vanaf hier plan je de rijen zelf.
    .grown-up = Een toverstaf stuurt het spook een trede naar beneden.
`;export{e as default};