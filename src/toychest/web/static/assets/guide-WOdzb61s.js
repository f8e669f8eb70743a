var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Poišči te štiri, preden je duh na vrhu.
    .short = Poišči štiri zaklade, preden duh pride na vrh svojega stolpa.
    .grown-up = Skupaj poiščite vsak zaklad na plošči in poimenujte njegovo polje.
castle-guide-lay = Položi tri karte.
    .short = Položi vrsto: pridejo tri karte.
    .grown-up = Karte delujejo od leve proti desni.
castle-guide-go = Poglej, to je njegova pot. Pritisni »Gremo!«.
    .short = Čarovnikova pot je načrtovana. Naj jo prehodi.
    .grown-up = S prstom sledite poti in glasno štejte korake.
castle-guide-more = Še tri karte.
    .short = Položi vrsto znova: pridejo tri nove karte.
    .grown-up = Najprej vprašaj: »Kje stoji čarovnik po prvi karti?«
castle-guide-blocked = Gumb »Gremo!« je siv. Pritisni.
    .short = Naj gre; poglej, ali lahko prehodi to vrsto.
    .grown-up = Naj se zgodi.
    .after = Na poti je soba duhov.
castle-guide-turn = Obrni puščico.
    .short = Obrni karto 1 tako, da kaže navzdol.
    .grown-up = Vprašaj: »K duhu ne more. Katera pot je prosta?«
castle-guide-gate = Portal! Kam?
    .short = Pride do portala. Izberi portal ob zakladu.
    .grown-up = Vprašaj: »Kateri portal je blizu zaklada?«
castle-guide-loop = Ponovi: korak pride dvakrat. Pritisni »Gremo!«.
    .short = Karta »{ castle-face-loop }« ponovi korak pred njo. Naj gre.
    .grown-up = Vprašaj: »Kje bo stal, preden začne znova?«
    .after = Skozi portal in še enkrat, na zaklad.
castle-guide-alone = Še en. Zdaj načrtuješ ti.
    .short = Ostal je en zaklad. Od tu vrste načrtuješ ti.
    .grown-up = Čarobna palica pošlje duha stopnico nižje.
`;export{e as default};