var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Enigmă
puzzles = Enigme
puzzles-lead = Din jocuri adevărate. Fiecare e verificată: o cale e mai bună decât toate celelalte.
puzzles-by-theme = După temă
puzzles-by-hardness = După dificultate
puzzle-number = Enigma { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Mută: { $name }
puzzle-task-move = Găsește cea mai bună mutare.
puzzle-task-end = Joacă până câștigi.
puzzle-moves =
    { $count ->
        [one] un pas
        [few] { $count } pași
       *[other] { $count } de pași
    }
puzzle-way = Drumul tău până acum
puzzle-show = Arată
puzzle-start-over = De la capăt
puzzle-try-again = Mai încearcă
puzzle-again = Încă o dată
puzzle-solved = Rezolvat!
puzzle-answer = Aceasta e soluția
puzzle-wrong = Nu aceasta
    .more = Există ceva mai bun.
puzzle-exact =
    { $right ->
        [1] S-au încercat toate căile ({ $ways }): reușește doar aceasta.
       *[other] S-au încercat toate căile ({ $ways }): reușesc { $right }.
    }
puzzle-worths = Șansa de câștig: { $first } din 100. Cu a doua cea mai bună mutare: { $second }.
puzzle-no-reason = Nu există un singur motiv: cântărit iar și iar, iese cel mai bine.
puzzle-levels = Boții o găsesc în { $times } din 10 încercări.
puzzle-next = Următoarea enigmă
puzzle-share = Distribuie enigma
puzzle-so-far = Rezolvate { $solved } din { $of }
puzzle-from = Dintr-un joc adevărat. Se vede doar ce vedea { $name }.
request-refused-no-such-puzzle = Nicio enigmă nu are această adresă
    .help = Poate e din alt Toychest. Sunt multe alte enigme.
request-refused-no-such-day = „{ $got }” nu e o zi
    .help = Scrie-o așa: 2026-11-17.
request-refused-puzzle-done = Enigma a fost deja jucată
    .help = Ia-o de la capăt ca să încerci altceva.
request-refused-puzzle-elsewhere = Calea aceasta duce în altă parte
    .help = Ia ceva înapoi sau ia-o de la capăt; atunci vei avea un indiciu.
puzzles-under-way = Căutare de enigme
puzzles-made = { $file }: { $count } enigme
puzzles-stopped = Oprit. Ce s-a găsit rămâne; pornește din nou ca să continui.
puzzles-none-of = Din „{ $game }” nu se fac enigme. Alege din: { $games }
puzzles-other-file = { $file } conține altceva decât enigme ale acestui joc și ale acestei semințe. Numește alt fișier cu --out.
puzzles-other-game = { $file } e un joc de { $got }, nu de { $game }.
`;export{e as default};