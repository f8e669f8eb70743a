var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Fejtörő
puzzles = Fejtörők
puzzles-lead = Valódi játékokból. Mindegyik ellenőrzött: egy út jobb az összes többinél.
puzzles-by-theme = Téma szerint
puzzles-by-hardness = Nehézség szerint
puzzle-number = { $number }. fejtörő
puzzle-named = { $number }. { $name }
puzzle-to-move = { $name } lép
puzzle-task-move = Találd meg a legjobb lépést.
puzzle-task-end = Játssz tovább, amíg nem nyersz.
puzzle-moves =
    { $count ->
        [one] egy lépés
       *[other] { $count } lépés
    }
puzzle-way = Az utad eddig
puzzle-show = Mutasd
puzzle-start-over = Elölről
puzzle-try-again = Próbáld újra
puzzle-again = Még egyszer
puzzle-solved = Megvan!
puzzle-answer = Ez a megoldás
puzzle-wrong = Nem ez
    .more = Van jobb.
puzzle-exact =
    { $right ->
        [1] Mind a { $ways } utat kipróbáltuk: csak ez jó.
       *[other] Mind a { $ways } utat kipróbáltuk: { $right } jó.
    }
puzzle-worths = Esély a győzelemre: { $first } a 100-ból. A második legjobb lépéssel: { $second }.
puzzle-no-reason = Nincs rá egyetlen ok: újra meg újra mérlegelve ez bizonyul a legjobbnak.
puzzle-levels = A botok 10 próbából { $times } alkalommal találják meg.
puzzle-next = Következő fejtörő
puzzle-share = Oszd meg ezt a fejtörőt
puzzle-so-far = { $solved } / { $of } megoldva
puzzle-from = Valódi játékból. Csak az látszik, amit { $name } látott.
request-refused-no-such-puzzle = Nincs fejtörő ezen a címen
    .help = Talán egy másik Toychestből való. Van még sok más fejtörő.
request-refused-no-such-day = „{ $got }” nem nap
    .help = Így írd: 2026-11-17.
request-refused-puzzle-done = Ez a fejtörő már le van játszva
    .help = Kezdd elölről, ha mást próbálnál.
request-refused-puzzle-elsewhere = Ez az út máshová vezet
    .help = Vonj vissza valamit, vagy kezdd elölről; akkor lesz tipp.
puzzles-under-way = Fejtörők keresése
puzzles-made = { $file }: { $count } fejtörő
puzzles-stopped = Megállt. Amit talált, megmaradt; indítsd újra a folytatáshoz.
puzzles-none-of = Ebből nem készül fejtörő: „{ $game }”. Válassz ezekből: { $games }
puzzles-other-file = { $file }: nem ennek a játéknak és magnak a fejtörői vannak benne. Adj meg másik fájlt: --out.
puzzles-other-game = { $file }: ez { $got } játék, nem { $game }.
`;export{e as default};