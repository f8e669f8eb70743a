var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Hádanka
puzzles = Hádanky
puzzles-lead = Ze skutečných her. Každá je ověřená: jedna cesta je lepší než všechny ostatní.
puzzles-by-theme = Podle tématu
puzzles-by-hardness = Podle obtížnosti
puzzle-number = Hádanka { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Na tahu: { $name }
puzzle-task-move = Najdi nejlepší tah.
puzzle-task-end = Hraj dál, dokud nevyhraješ.
puzzle-moves =
    { $count ->
        [one] jeden krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
puzzle-way = Tvoje cesta zatím
puzzle-show = Ukázat
puzzle-start-over = Od začátku
puzzle-try-again = Zkusit to znovu
puzzle-again = Ještě jednou
puzzle-solved = Vyřešeno!
puzzle-answer = Tohle je řešení
puzzle-wrong = Tenhle ne
    .more = Je tu něco lepšího.
puzzle-exact =
    { $right ->
        [1] Vyzkoušely se všechny cesty ({ $ways }): vede tam jen tahle.
       *[other] Vyzkoušely se všechny cesty ({ $ways }): vede jich tam: { $right }.
    }
puzzle-worths = Šance na výhru: { $first } ze 100. S druhým nejlepším tahem: { $second }.
puzzle-no-reason = Není pro to jediný důvod: ať se to zvažuje jakkoli často, vychází to nejlépe.
puzzle-levels = Boti to najdou v { $times } pokusech z 10.
puzzle-next = Další hádanka
puzzle-share = Sdílet tuto hádanku
puzzle-so-far = Vyřešeno { $solved } z { $of }
puzzle-from = Ze skutečné hry. Je vidět jen to, co vidí { $name }.
request-refused-no-such-puzzle = Žádná hádanka nemá tuto adresu
    .help = Možná je z jiného Toychestu. Je tu mnoho dalších hádanek.
request-refused-no-such-day = „{ $got }“ není den
    .help = Napiš ho jako 2026-11-17.
request-refused-puzzle-done = Tahle hádanka už je odehraná
    .help = Začni od začátku a zkus něco jiného.
request-refused-puzzle-elsewhere = Tahle cesta vede jinam
    .help = Vezmi něco zpět nebo začni od začátku; pak bude rada.
puzzles-under-way = Hledání hádanek
puzzles-made = { $file }: hádanky: { $count }
puzzles-stopped = Zastaveno. Co se našlo, zůstává; spusť znovu a pokračuje se.
puzzles-none-of = Z „{ $game }“ se hádanky nedělají. Vyber z: { $games }
puzzles-other-file = { $file } obsahuje něco jiného než hádanky této hry a tohoto semínka. Zadej jiný soubor pomocí --out.
puzzles-other-game = { $file } je hra { $got }, ne { $game }.
`;export{e as default};