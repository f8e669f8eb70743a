var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Építs egy repülő szerkezetet és egy kódfejtőt, tegyél hozzá Üzemanyagot, és repülj el elsőként.
clockwork-guide-who = Ki vagy te? Válassz bárkit.
clockwork-guide-start = Dobj a kockákkal. A nagyobb dobás kezd.
clockwork-guide-throw = Te kezdesz. Dobj még egyszer, hogy lépj.
clockwork-guide-far = Próbáld a 2. telepet: elég közel van?
    .after = Nyolcat dobtál, és tizenkét lépésre van. Keress közelebbit.
clockwork-guide-walk = Az 1. telep hat lépésre van. Nyolccal is megállhatsz ott.
    .after = A Rák egy része a pakliból. Csak te látod.
clockwork-guide-discard = Nyolc kártya eggyel több a kelleténél. Dobd el az Ócskavasat.
clockwork-guide-lay = Mindenki látja egyszer; aztán lefordítva fekszik. Válassz egy kártyahelyet.
clockwork-guide-remember = A Bálnának ez a része nekem nem kell. Neked igen. Jegyezd meg, hová kerül.
clockwork-guide-again = Te jössz. Dobj.
clockwork-guide-seven = Hét! Menj egyenesen a Tornyokhoz.
clockwork-guide-search = A Tornyoknál keress az eldobottak között. Mutasd meg a Bálna egy részét: még egyet keresel.
clockwork-guide-point = Hová került az enyém? Fordítsd fel azt a kártyát.
    .missed = Itt ez volt: { clockwork-kind }. Most a te Bálna-részed fekszik ott. Jegyezd meg: { $spot }. Innen egyedül játszol.
clockwork-guide-discard-nipper = Megvan! Most egy kártya menjen el: a Rák része.
clockwork-guide-found = Tedd egy szabad kártyahelyre.
    .after = Emlékeztél: kész a Bálna. Még két Bagoly-rész, és repülsz. Innen egyedül játszol.
`;export{e as default};