var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Rätsel
puzzles = Rätsel
puzzles-lead = Aus echten Spielen. Jedes ist geprüft: Ein Weg ist besser als alle anderen.
puzzles-by-theme = Nach Thema
puzzles-by-hardness = Nach Schwierigkeit
puzzle-number = Rätsel { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = { $name } am Zug
puzzle-task-move = Finde den besten Zug.
puzzle-task-end = Spiele weiter, bis du gewonnen hast.
puzzle-moves =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
puzzle-way = Dein Weg bisher
puzzle-show = Zeigen
puzzle-start-over = Von vorn
puzzle-try-again = Noch ein Versuch
puzzle-again = Noch einmal
puzzle-solved = Gelöst!
puzzle-answer = Das ist die Lösung
puzzle-wrong = Dieser nicht
    .more = Es gibt etwas Besseres.
puzzle-exact =
    { $right ->
        [1] Alle { $ways } Wege wurden probiert: Nur dieser führt zum Ziel.
       *[other] Alle { $ways } Wege wurden probiert: { $right } davon führen zum Ziel.
    }
puzzle-worths = Gewinnchance: { $first } von 100. Mit dem nächstbesten Zug: { $second }.
puzzle-no-reason = Es gibt dafür nicht den einen Grund: Immer wieder abgewogen, schneidet es am besten ab.
puzzle-levels = Bots finden es in { $times } von 10 Versuchen.
puzzle-next = Nächstes Rätsel
puzzle-share = Dieses Rätsel teilen
puzzle-so-far = { $solved } von { $of } gelöst
puzzle-from = Aus einem echten Spiel. Gezeigt wird nur, was { $name } sah.
request-refused-no-such-puzzle = Kein Rätsel hat diese Adresse
    .help = Vielleicht ist es aus einem anderen Toychest. Es gibt viele andere Rätsel.
request-refused-no-such-day = „{ $got }“ ist kein Tag
    .help = Schreibe ihn als 2026-11-17.
request-refused-puzzle-done = Dieses Rätsel wurde schon gespielt
    .help = Fange von vorn an, um etwas anderes zu versuchen.
request-refused-puzzle-elsewhere = Dieser Weg führt anderswohin
    .help = Nimm etwas zurück oder fange von vorn an; dann gibt es einen Tipp.
puzzles-under-way = Sucht Rätsel
puzzles-made = { $file }: { $count } Rätsel
puzzles-stopped = Angehalten. Was gefunden wurde, bleibt; starte noch einmal, um weiterzumachen.
puzzles-none-of = Aus „{ $game }“ werden keine Rätsel gemacht. Wähle aus: { $games }
puzzles-other-file = { $file } enthält etwas anderes als Rätsel dieses Spiels und dieses Seeds. Nenne mit --out eine andere Datei.
puzzles-other-game = { $file } ist ein Spiel von { $got }, nicht von { $game }.
`;export{e as default};