var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Szczęście i gra, w punktach na 100
review-line-start = Na początku
review-line-luck = Szczęście z pudełka
review-line-own = Własne błędy
review-line-slip = Zapomniane
review-line-rivals = Błędy rywala
review-line-rivals-slip = Zapomniane przez rywala
review-line-others = Ruchy pozostałych
review-line-hidden = Nikt nie mógł wiedzieć
review-line-rest = Nasze zaokrąglenie
review-line-end = Na końcu
review-exact = dokładnie
review-within = ± mówi, o ile liczba może się mylić.
review-team = Drużyna
review-team-start = Na początku
review-team-luck = szczęście
review-team-own = Przeoczone lepsze ruchy
review-team-slip = Zapomniane
review-team-rest = Nasze zaokrąglenie
review-verdict-most-luck = Najwięcej ważyło szczęście: { $name } +{ $points }.
review-verdict-most-play = Najwięcej ważyła gra: { $name } +{ $points }.
review-verdict-most-hidden = Najwięcej ważyło to, czego nikt nie mógł wiedzieć: { $name } +{ $points }.
review-verdict-gave-luck = Szczęście dodało { $points }.
review-verdict-gave-play = Gra dodała { $points }.
review-verdict-gave-hidden = To, czego nikt nie mógł wiedzieć, dodało { $points }.
review-verdict-took-luck = Szczęście zabrało { $points }.
review-verdict-took-play = Gra zabrała { $points }.
review-verdict-took-hidden = To, czego nikt nie mógł wiedzieć, zabrało { $points }.
review-verdict-team-kind = Szczęście sprzyjało: +{ $points }.
review-verdict-team-unkind = Szczęście nie sprzyjało: −{ $points }.
review-verdict-team-missed = Były lepsze ruchy: −{ $points }.
review-verdict-team-best = Nie przeoczono lepszego ruchu.
review-verdict-close = Zbyt blisko, by oddzielić szczęście od gry.
review-verdict-kept = { $bot } przez chwilę gra zamiast: { $name } (−{ $points }).
review-moments = Chwile warte obejrzenia
review-well-played = Dobrze zagrane. Nie znaleziono nic lepszego.
review-by = Znalazł { $recipe }: { $evaluator }
review-graph = Kto prowadził
review-graph-team = Szansa na wygraną
review-mark-mistake = był lepszy ruch
review-mark-luck = szczęście
review-better = Lepiej: { $move }
review-better-by-far = O wiele lepiej: { $move }
review-slip = Lepiej: { $move }. To, na czym się opiera, było widać dawno temu.
review-lucky = To był łut szczęścia.
review-unlucky = To był pech.
review-lucky-odds = Szansa wynosiła 1 do { $of }.
review-with-odds = { $told } Szansa wynosiła 1 do { $of }.
review-with-hand = { $told } ({ $bot } gra zamiast: { $name })
review-with-age =
    { $told }. Było to widać { $age ->
        [one] ruch
        [few] { $age } ruchy
        [many] { $age } ruchów
       *[other] { $age } ruchu
    } wcześniej.
review-hidden = Dobrze według wszystkiego, co było widać. To, co ukryte, pogorszyło sprawę.
review-hidden-good = Wyglądało gorzej, niż było: to, co ukryte, pomogło.
review-end = To zakończyło grę.
review-chance-instead = { $name }: { $first } w ten sposób, { $second } jak zagrano
review-chance-instead-about = { $name }: około { $first } w ten sposób, około { $second } jak zagrano
review-chance-then = { $name }: z { $first } na { $second }

## On the screen

review-luck-and-play = Szczęście i gra
review-whom = Komu pomogło, w punktach
review-made-of = Z czego składa się każda szansa, na 100
review-made-of-team = Z czego składa się szansa drużyny
review-together = Razem
review-mistakes-of = Błędy: { $name }
review-forgotten-of = Zapomniane: { $name }
review-mark-slip = już widziane
review-mark-hidden = nikt nie mógł wiedzieć
review-band = pewniej tego nie wiemy
review-give-or-take = { $points } punktów w tę lub w tę
review-start = początek
review-entry = wpis { $number }
review-entry-head = Wpis
review-marks-head = Co się stało
review-finer = Przyglądamy się bliżej: ruch { $done } z { $of }
review-looking = Spoglądamy na grę wstecz…
review-weighing = Co było szczęściem, a co grą? Ważymy to…
review-moments-follow = Pojawią się, gdy każdy ruch zostanie zważony.
review-none = Tej gry nie dało się zważyć. Nadal możesz ją obejrzeć krok po kroku.
review-show = Pokaż
review-count =
    { $count ->
        [one] Jedna chwila warta obejrzenia
        [few] { $count } chwile warte obejrzenia
        [many] { $count } chwil wartych obejrzenia
       *[other] { $count } chwili wartych obejrzenia
    }
review-back = Wróć do podsumowania
review-moment-next = Następna chwila
review-moment-previous = Poprzednia chwila
review-key-moment = następna chwila
review-eyes = Oczami
review-eyes-all = wszystkich
review-eyes-help = Wszyscy: wszystko leży odkryte. Imię: tylko to, co widziało to miejsce.
review-link = Kopiuj link do tego wpisu
review-tag-played = zagrane
review-tag-better = lepsze
review-about = około { $points }
review-chance-known = Szansa na wygraną według tego, co wie { $name }
review-chance-exact = Szansa na wygraną, dokładnie: { $name }

## At a terminal, and why not

review-winding = Rozgrzewka, raz na tym komputerze
review-under-way = Spojrzenie wstecz
review-stopped = Zatrzymano, zanim coś znaleziono.
review-rough = Zatrzymano. Tyle znalazło pierwsze spojrzenie.
review-written = Zapisano: { $file }
review-work = Przy { $work } procentach pracy nic się nie znajdzie. Wybierz od 1 do { $most }.
`;export{e as default};