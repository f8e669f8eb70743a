var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Zagadka
puzzles = Zagadki
puzzles-lead = Z prawdziwych gier. Każda jest sprawdzona: jedna droga jest lepsza od wszystkich innych.
puzzles-by-theme = Według tematu
puzzles-by-hardness = Według trudności
puzzle-number = Zagadka { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = Ruch: { $name }
puzzle-task-move = Znajdź najlepszy ruch.
puzzle-task-end = Graj dalej aż do wygranej.
puzzle-moves =
    { $count ->
        [one] jeden krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
puzzle-way = Twoja droga do tej pory
puzzle-show = Pokaż
puzzle-start-over = Od nowa
puzzle-try-again = Spróbuj jeszcze raz
puzzle-again = Jeszcze raz
puzzle-solved = Rozwiązane!
puzzle-answer = Oto rozwiązanie
puzzle-wrong = Nie ten
    .more = Jest coś lepszego.
puzzle-exact =
    { $right ->
        [1] Sprawdzono wszystkie drogi ({ $ways }): udaje się tylko ta.
       *[other] Sprawdzono wszystkie drogi ({ $ways }): udaje się tyle: { $right }.
    }
puzzle-worths = Szansa na wygraną: { $first } na 100. Z drugim najlepszym ruchem: { $second }.
puzzle-no-reason = Nie ma na to jednego powodu: rozważane raz po raz, wypada najlepiej.
puzzle-levels = Boty znajdują to w { $times } próbach na 10.
puzzle-next = Następna zagadka
puzzle-share = Udostępnij tę zagadkę
puzzle-so-far = Rozwiązane: { $solved } z { $of }
puzzle-from = Z prawdziwej gry. Widać tylko to, co widać z tego miejsca: { $name }.
request-refused-no-such-puzzle = Żadna zagadka nie ma tego adresu
    .help = Może jest z innego Toychest. Innych zagadek jest wiele.
request-refused-no-such-day = „{ $got }” to nie dzień
    .help = Zapisz go tak: 2026-11-17.
request-refused-puzzle-done = Ta zagadka została już rozegrana
    .help = Zacznij od nowa, żeby spróbować czegoś innego.
request-refused-puzzle-elsewhere = Ta droga prowadzi gdzie indziej
    .help = Cofnij coś albo zacznij od nowa; wtedy będzie podpowiedź.
puzzles-under-way = Szukanie zagadek
puzzles-made = { $file }: zagadki: { $count }
puzzles-stopped = Zatrzymano. Co znaleziono, zostaje; uruchom ponownie, żeby iść dalej.
puzzles-none-of = Z „{ $game }” nie robi się zagadek. Wybierz z: { $games }
puzzles-other-file = { $file } zawiera coś innego niż zagadki tej gry i tego ziarna. Podaj inny plik przez --out.
puzzles-other-game = { $file } to gra { $got }, nie { $game }.
`;export{e as default};