var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Uganka
puzzles = Uganke
puzzles-lead = Iz pravih iger. Vsaka je preverjena: ena pot je boljša od vseh drugih.
puzzles-by-theme = Po temi
puzzles-by-hardness = Po težavnosti
puzzle-number = Uganka { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Na potezi: { $name }
puzzle-task-move = Najdi najboljšo potezo.
puzzle-task-end = Igraj do zmage.
puzzle-moves =
    { $count ->
        [one] { $count } korak
        [two] { $count } koraka
        [few] { $count } koraki
       *[other] { $count } korakov
    }
puzzle-way = Tvoja pot doslej
puzzle-show = Pokaži
puzzle-start-over = Od začetka
puzzle-try-again = Poskusi znova
puzzle-again = Še enkrat
puzzle-solved = Rešeno!
puzzle-answer = To je rešitev
puzzle-wrong = Ta ne
    .more = Obstaja nekaj boljšega.
puzzle-exact =
    { $right ->
        [1] Preizkušene so vse poti ({ $ways }): uspe samo ta.
       *[other] Preizkušene so vse poti ({ $ways }): uspe jih: { $right }.
    }
puzzle-worths = Možnost za zmago: { $first } od 100. Z drugo najboljšo potezo: { $second }.
puzzle-no-reason = Enega samega razloga ni: ko se znova in znova pretehta, se izkaže za najboljše.
puzzle-levels = Boti to najdejo v { $times } od 10 poskusov.
puzzle-next = Naslednja uganka
puzzle-share = Deli to uganko
puzzle-so-far = Rešenih { $solved } od { $of }
puzzle-from = Iz prave igre. Vidi se le to, kar vidi { $name }.
request-refused-no-such-puzzle = Nobena uganka nima tega naslova
    .help = Morda je iz drugega Toychesta. Veliko je drugih ugank.
request-refused-no-such-day = »{ $got }« ni dan
    .help = Zapiši ga kot 2026-11-17.
request-refused-puzzle-done = Ta uganka je že odigrana
    .help = Začni od začetka in poskusi kaj drugega.
request-refused-puzzle-elsewhere = Ta pot vodi drugam
    .help = Razveljavi kaj ali začni od začetka; potem bo namig.
puzzles-under-way = Iskanje ugank
puzzles-made = { $file }: uganke: { $count }
puzzles-stopped = Ustavljeno. Najdeno ostane; za nadaljevanje zaženi znova.
puzzles-none-of = Iz »{ $game }« ni ugank. Izberi med: { $games }
puzzles-other-file = { $file } vsebuje nekaj drugega kot uganke te igre in tega semena. Z --out navedi drugo datoteko.
puzzles-other-game = { $file } je igra { $got }, ne { $game }.
`;export{e as default};