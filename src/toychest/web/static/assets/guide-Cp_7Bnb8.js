var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Találd meg ezt a négyet, mielőtt a szellem felér.
    .short = Találd meg a négy kincset, mielőtt a szellem felér a tornya tetejére.
    .grown-up = Keressétek meg együtt a kincseket a táblán, és mondjátok ki a szobájukat.
castle-guide-lay = Rakj le három kártyát.
    .short = Rakd le a sort: három kártya jön.
    .grown-up = A kártyák balról jobbra hatnak.
castle-guide-go = Nézd: ez az útja. Jöhet az Indulás.
    .short = A varázsló útja kész. Küldd végig rajta.
    .grown-up = Kövessétek ujjal az utat, és számoljátok hangosan a lépéseket.
castle-guide-more = Még három kártya.
    .short = Rakd le újra a sort: három új kártya jön.
    .grown-up = Előbb kérdezd meg: „Hol áll majd az első kártya után?”
castle-guide-blocked = Az Indulás szürke. Nyomd meg.
    .short = Indítsd el, és nézd meg, végig tud-e menni.
    .grown-up = Hadd történjen meg.
    .after = Szellemszoba van az útban.
castle-guide-turn = Fordítsd el a nyilat.
    .short = Fordítsd el az 1. kártyát úgy, hogy lefelé mutasson.
    .grown-up = Kérdezd meg: „A szellemhez nem mehet. Merre szabad az út?”
castle-guide-gate = Egy kapu! Hová?
    .short = Egy kapuhoz ér. Válaszd a kincs melletti kaput.
    .grown-up = Kérdezd meg: „Melyik kapu van közel egy kincshez?”
castle-guide-loop = Újra: a lépés kétszer jön. Jöhet az Indulás.
    .short = Az „{ castle-face-loop }” kártya megismétli az előtte lévő lépést. Indítsd el.
    .grown-up = Kérdezd meg: „Hol áll majd, mielőtt újrakezdi?”
    .after = Át a kapun, és még egyszer: rá egy kincsre.
castle-guide-alone = Még egy. Most te tervezel.
    .short = Egy kincs maradt. Innen te tervezed a sorokat.
    .grown-up = A varázspálca egy fokkal lejjebb küldi a szellemet.
`;export{e as default};