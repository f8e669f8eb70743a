var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Găsește-le pe acestea patru înainte ca fantoma să fie sus.
    .short = Găsește cele patru comori înainte ca fantoma să ajungă în vârful turnului.
    .grown-up = Căutați împreună fiecare comoară pe planșă și spuneți-i camera.
castle-guide-lay = Pune trei cărți.
    .short = Pune rândul: vin trei cărți.
    .grown-up = Cărțile acționează de la stânga la dreapta.
castle-guide-go = Uite, acesta e drumul lui. Apasă „La drum!”.
    .short = Drumul vrăjitorului e gata. Lasă-l să îl parcurgă.
    .grown-up = Urmăriți drumul cu degetul și numărați pașii cu voce tare.
castle-guide-more = Încă trei cărți.
    .short = Pune iar rândul: vin trei cărți noi.
    .grown-up = Întreabă: „Unde e după prima carte?”
castle-guide-blocked = „La drum!” e gri. Apasă-l.
    .short = Lasă-l să meargă și vezi dacă poate parcurge rândul.
    .grown-up = Lasă să fie.
    .after = O cameră cu fantome îi stă în drum.
castle-guide-turn = Rotește săgeata.
    .short = Rotește cartea 1 ca să arate în jos.
    .grown-up = Întreabă: „La fantomă nu poate merge. Care drum e liber?”
castle-guide-gate = O poartă! Încotro?
    .short = Ajunge la o poartă. Alege poarta de lângă o comoară.
    .grown-up = Întreabă: „Care poartă e aproape de o comoară?”
castle-guide-loop = Din nou: pasul se face de două ori. Apasă „La drum!”.
    .short = Cartea „{ castle-face-loop }” repetă pasul de dinaintea ei. Lasă-l să meargă.
    .grown-up = Întreabă: „Unde va fi la reluare?”
    .after = Prin poartă și, din nou, o comoară.
castle-guide-alone = Încă una. Acum plănuiești tu.
    .short = A rămas o comoară. De aici plănuiești tu rândurile.
    .grown-up = O baghetă coboară fantoma cu o treaptă.
`;export{e as default};