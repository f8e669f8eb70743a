var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Najdi tyhle čtyři, než bude duch nahoře.
    .short = Najdi čtyři poklady, než duch vystoupá na vrchol věže.
    .grown-up = Najděte spolu každý poklad na plánu a pojmenujte jeho pole.
castle-guide-lay = Vylož tři karty.
    .short = Vylož řadu: přijdou tři karty.
    .grown-up = Karty platí zleva doprava.
castle-guide-go = Podívej, to je jeho cesta. Stiskni „Jdeme!“.
    .short = Čarodějova cesta je hotová. Ať se po ní vydá.
    .grown-up = Jeďte po cestě prstem a počítejte kroky nahlas.
castle-guide-more = Ještě tři karty.
    .short = Vylož řadu znovu: přijdou tři nové karty.
    .grown-up = Nejdřív se zeptej: „Kde stojí čaroděj po první kartě?“
castle-guide-blocked = „Jdeme!“ je šedé. Stiskni ho.
    .short = Ať jde; uvidíš, jestli tuhle řadu projde.
    .grown-up = Nech to proběhnout.
    .after = V cestě je pokoj duchů.
castle-guide-turn = Otoč šipku.
    .short = Otoč kartu 1 tak, aby ukazovala dolů.
    .grown-up = Zeptej se: „K duchovi nemůže. Která cesta je volná?“
castle-guide-gate = Brána! Kam?
    .short = Přijde k bráně. Vyber bránu vedle pokladu.
    .grown-up = Zeptej se: „Která brána je blízko pokladu?“
castle-guide-loop = Znovu: krok bude dvakrát. Stiskni „Jdeme!“.
    .short = Karta „{ castle-face-loop }“ zopakuje krok před ní. Ať jde.
    .grown-up = Zeptej se: „Kde bude stát, než vyrazí znovu?“
    .after = Bránou a ještě jednou, rovnou na poklad.
castle-guide-alone = Ještě jeden. Teď plánuješ ty.
    .short = Zbývá jeden poklad. Odteď plánuješ řady ty.
    .grown-up = Hůlka pošle ducha o schod dolů.
`;export{e as default};