var e=`### Polish: what may be chosen before play: printings, options and house rules. The question is short; the choice is a
### few words; its help is one sentence that says what is played.

## Printings

castle-printing = Która instrukcja leży w twoim pudełku?
castle-printing-standard = Według Toychest
    .help = Tak jak mówi większość z sześciu języków, a gdzie milczą, tak jak rozstrzygamy my.
castle-printing-en = Angielska
    .help = Ty wybierasz, czy użyć różdżki.
castle-printing-de = Niemiecka
    .help = Zapętlenie powtarza jedną kartę, razem trzy razy. Zablokowany rząd idzie tak daleko, jak się da. Duch musi wyjść z wieży. Gdzie instrukcja się myli, gramy po naszemu.
castle-printing-fr = Francuska
    .help = Tak jak mówi większość języków.
castle-printing-ru = Rosyjska
    .help = Tak jak mówi większość języków. Gdzie instrukcja się myli, gramy po naszemu.
castle-printing-es = Hiszpańska
    .help = Tak jak mówi większość języków.
castle-printing-pl = Polska
    .help = Tak jak mówi większość języków; pewnie to ona była pierwsza.

## Options of the box

castle-option-profile = Które zasady?
castle-option-profile-base = Podstawowe
    .help = Wrota mogą cię przenieść. Zapętlenie powtarza też duchy. Trudniej.
castle-option-profile-young = Młodzi
    .help = Wrota mogą cię przenieść. Zapętlenie pomija duchy. Łatwiej.
castle-option-profile-older = Starsi
    .help = Wrota zawsze cię przenoszą. Zapętlenie pomija duchy. Łatwiej.
castle-option-profile-oldest = Najstarsi
    .help = Wrota zawsze cię przenoszą. Zapętlenie powtarza też duchy. Trudniej.
castle-option-half_turns = O ile można obrócić strzałkę?
castle-option-half_turns-false = O ćwierć obrotu
    .help = W lewo albo w prawo.
castle-option-half_turns-true = Także o pół obrotu
    .help = W lewo, w prawo albo w przeciwną stronę.
castle-option-treasures = Ile skarbów?
    .help = W instrukcji są cztery. Mniej to krótka gra, więcej to długa.
castle-option-board = Który zamek?
castle-option-board-castle = Zamek
    .help = Siedem na sześć pól, czworo wrót, cztery różdżki.
castle-option-board-garden = Ogród
    .help = Mały i przyjazny, dla najmłodszych.
castle-option-board-cloister = Klasztor
    .help = Ściany bez drzwi prowadzą cię okrężną drogą.
castle-option-board-labyrinth = Labirynt
    .help = Duży i pełen okrężnych dróg. Dla tych, którzy znają zamek na pamięć.
castle-option-board-file = Własna plansza
    .help = Mały plik tekstowy, taki jak w docs/boards.md.
castle-option-deck = Które karty?
castle-option-deck-standard = 35 kart
    .help = 35 kart: strzałki → 5, ← 5, ↑ 3, ↓ 3; zapętlenie 6, czarodziej 4, duch 9.
castle-option-deck-file = Własne karty
    .help = Mały plik tekstowy, który mówi, ile jest których kart.
castle-option-puzzle = Zagadka?
castle-option-puzzle-none = Cała gra
    .help = Znajdź wszystkie skarby, zanim duch wyjdzie z wieży.
castle-option-puzzle-file = Własna zagadka
    .help = Mały plik tekstowy z rzędem i skarbami.

## House rules

castle-reading-rerotate_in_loop = Czy można obrócić strzałkę od nowa, gdy zapętlenie ją powtarza?
castle-reading-rerotate_in_loop-no = Nie
    .help = Obrócona strzałka ma ten sam kierunek przy każdej powtórce.
castle-reading-rerotate_in_loop-yes = Tak
    .help = Przy każdej powtórce możesz obrócić strzałkę od nowa.
castle-reading-loop_runs = Ile razy dzieje się to, co powtarza zapętlenie?
castle-reading-loop_runs-2 = Dwa razy
    .help = To, co zapętlenie powtarza, dzieje się razem dwa razy.
castle-reading-loop_runs-3 = Trzy razy
    .help = To, co zapętlenie powtarza, dzieje się razem trzy razy.
castle-reading-loop_scope = Co powtarza zapętlenie?
castle-reading-loop_scope-prefix = Wszystkie karty po lewej
    .help = Zapętlenie powtarza po kolei wszystko, co leży po lewej.
castle-reading-loop_scope-previous_card = Jedną kartę po lewej
    .help = Zapętlenie powtarza tylko kartę, która leży tuż obok.
castle-reading-multi_loop = Co robi drugie zapętlenie?
castle-reading-multi_loop-nested = Powtarza też to, co zrobiło pierwsze
    .help = Drugie zapętlenie powtarza wszystko, co stało się do tej pory.
castle-reading-multi_loop-flat = Dodaje kolejną rundę
    .help = Każde zapętlenie dodaje kolejną rundę zwykłych kart po lewej.
castle-reading-multi_loop-idle_second = Nic
    .help = W rzędzie działa tylko pierwsze zapętlenie.
castle-reading-sorcerer_repeat = Dokąd idzie powtórzona karta z czarodziejem?
castle-reading-sorcerer_repeat-same = W tę samą stronę
    .help = Karta z czarodziejem przy każdej powtórce idzie w tę samą stronę.
castle-reading-sorcerer_repeat-free = Znów dokąd chcesz
    .help = Przy każdej powtórce wybierasz od nowa, dokąd idzie karta z czarodziejem.
castle-reading-wand_reuse = Jak często działa różdżka?
castle-reading-wand_reuse-always = Za każdym razem
    .help = Różdżka działa zawsze, gdy czarodziej na nią wejdzie.
castle-reading-wand_reuse-once_per_turn = Raz w rzędzie
    .help = Każda różdżka działa raz w jednym rzędzie kart.
castle-reading-wand_reuse-once_per_game = Raz w grze
    .help = Każda różdżka działa raz, a potem jest zużyta.
castle-reading-wand = Czy trzeba użyć różdżki?
castle-reading-wand-auto = Działa sama
    .help = Wejście na różdżkę zawsze cofa ducha.
castle-reading-wand-optional = Wybierasz ty
    .help = Przy wejściu na różdżkę wybierasz, czy ma cofnąć ducha.
castle-reading-young_gates = Wrota dla młodych?
castle-reading-young_gates-optional = Można z nich skorzystać
    .help = W zasadach dla młodych wrota mogą cię przenieść.
castle-reading-young_gates-off = Są zamknięte
    .help = W zasadach dla młodych wrota są zwykłymi polami.
castle-reading-voluntary_fail = Czy można odpuścić rząd, który da się przejść?
castle-reading-voluntary_fail-no = Nie
    .help = Rząd, który da się przejść, trzeba przejść.
castle-reading-voluntary_fail-yes = Tak
    .help = Możesz zaplanować rząd tak, żeby się nie udał, i za to zapłacić.
castle-reading-impossible = Co się dzieje w rzędzie, którego nie da się przejść?
castle-reading-impossible-whole = Nikt nie idzie
    .help = Czarodziej zostaje na miejscu, a duch wchodzi o schodek wyżej.
castle-reading-impossible-halt = Czarodziej idzie, aż utknie
    .help = Czarodziej idzie tak daleko, jak może, a duch wchodzi o schodek wyżej.
castle-reading-impossible-skip = Odpadają tylko zablokowane kroki
    .help = Czarodziej pomija to, czego nie może zrobić, a duch wchodzi o schodek wyżej.
castle-reading-impossible-none_at_all = Czarodziej idzie, aż utknie, i to za darmo
    .help = Czarodziej idzie tak daleko, jak może; duch wchodzi o schodek wyżej tylko wtedy, gdy nie było ani jednego kroku.
castle-reading-void_ghosts = Czy karty z duchem liczą się w rzędzie, którego nie da się przejść?
castle-reading-void_ghosts-count = Tak
    .help = Karty z duchem ruszają ducha, nawet gdy rzędu nie da się przejść.
castle-reading-void_ghosts-ignore = Nie
    .help = Gdy rząd się nie uda, jego pozostałe karty z duchem przepadają, a duch wchodzi o jeden schodek.
castle-reading-idle_row = Ile kosztuje rząd bez ani jednego kroku?
castle-reading-idle_row-free = Nic więcej
    .help = Rząd z samych duchów i zapętleń nie kosztuje nic więcej.
castle-reading-idle_row-penalty = Jeden schodek ducha
    .help = Jeśli w rzędzie nie ma ani jednego kroku, duch wchodzi o schodek wyżej.
castle-reading-loss = Kiedy duch ucieka?
castle-reading-loss-enter_last = Na ostatnim schodku
    .help = Przegrywacie, gdy duch wejdzie na ostatni schodek wieży.
castle-reading-loss-step_beyond = Za ostatnim schodkiem
    .help = Przegrywacie, gdy duch zejdzie z ostatniego schodka poza wieżę.
castle-reading-short_row = Co, jeśli zostały tylko dwie karty?
castle-reading-short_row-two_cards = Rząd z dwóch kart
    .help = Z ostatnich kart stosu powstaje krótszy rząd.
castle-reading-short_row-refill_to_three = Tasujemy i dokładamy
    .help = Użyte karty się tasuje, a rząd uzupełnia do trzech.
castle-reading-arrow_source = Skąd strzałka ma swój kierunek?
castle-reading-arrow_source-printed_directions = Z nadruku
    .help = Każda strzałka ma swój kierunek na karcie.
castle-reading-arrow_source-random_on_draw = Z przypadku
    .help = Każda strzałka ze stosu może pokazać dowolny kierunek.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = Za dużo skarbów: { $treasures }. W tym zamku liczba komnat na skarby to { $chambers }
    .help =
        Wybierz { $chambers ->
            [one] najwyżej jeden skarb
            [few] najwyżej { $chambers } skarby
            [many] najwyżej { $chambers } skarbów
           *[other] najwyżej { $chambers } skarbu
        } albo większy zamek.
castle-unfit-puzzle-row = Rząd w zagadce ma od jednej do { $most } kart
    .help = Wypisz je od lewej do prawej. Oto karty: { $cards }.
castle-unfit-puzzle-treasures = Zagadka potrzebuje skarbów, a każdy własnej komnaty
    .help = Wypisz każde pole raz, np. "c4".
castle-unfit-puzzle-treasure = Skarb leży na polu { $square }, ale to nie jest komnata tej planszy
    .help = Połóż skarb na polu narysowanym jako kropka.
castle-unfit-puzzle-treasure-taken = Czarodziej stoi na polu { $square }, a tam leży skarb
    .help = Przesuń skarb albo czarodzieja.
castle-unfit-puzzle-sorcerer = Czarodziej nie może stać na polu { $square }
    .help = Postaw go na polu tej planszy, które nie jest polem z duchami.
castle-unfit-puzzle-ghost = Duch nie może być na schodku { $ghost }
    .help = Wybierz schodek od 0 do { $last }.
castle-unfit-field-mistyped = „{ $field }” trzeba zapisać inaczej
    .help =
        { $kind ->
            [int] Napisz liczbę całkowitą, bez cudzysłowu.
            [bool] Napisz true albo false, bez cudzysłowu.
           *[str] Napisz tekst w cudzysłowie.
        }
castle-unfit-puzzle-nothing-to-take = W tym rzędzie w żaden sposób nie da się zdobyć skarbu
    .help = Połóż skarb tam, dokąd ten rząd może dojść.
castle-unfit-puzzle-too-wide = Tę zagadkę można zagrać na zbyt wiele sposobów
    .help = Daj mniej wrót na planszę albo rząd, który mniej powtarza.
castle-unfit-puzzle-choice = Takiego wyboru dla „{ $field }” w zagadce nie ma
    .help = Wybierz jedno z tych: { $choices }.
`;export{e as default};