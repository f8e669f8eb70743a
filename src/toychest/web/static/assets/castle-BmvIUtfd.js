var e=`### Polish: Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "moon 2".

## Words that other sentences use

castle-direction-up = w górę
castle-direction-right = w prawo
castle-direction-down = w dół
castle-direction-left = w lewo
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] w prawo
        [about] o pół obrotu
       *[left] w lewo
    }
castle-picture-crown = korona
castle-picture-cup = puchar
castle-picture-gem = klejnot
castle-picture-ring = pierścień
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] dalej kończy się zamek
        [ghost-room] dalej jest pole z duchami
       *[wall] w tę stronę nie ma drzwi
    }
castle-symbol-moon = księżyc
castle-symbol-heart = serce
castle-symbol-key = klucz
castle-symbol-drop = kropla
castle-symbol-bell = dzwonek
castle-symbol-leaf = liść
castle-symbol-flag = flaga
castle-square = { $symbol } { $row }
castle-card-up = w górę
castle-card-right = w prawo
castle-card-down = w dół
castle-card-left = w lewo
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = duch
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Krok
castle-face-loop = Powtórz
castle-face-sorcerer = Dokąd chcesz
castle-face-ghost = Duch
castle-face-back = zakryta

## What happened

castle-event-treasure-placed =
    { $picture ->
        [crown] Korona
        [cup] Puchar
        [gem] Klejnot
       *[ring] Pierścień
    } czeka w komnacie { $square }
castle-event-card-laid = { $name } wykłada: { $cards }
castle-event-stack-shuffled = Tasujemy karty od nowa. W stosie znów { $cards }
castle-event-card-turned = { $name } obraca kartę { $place } { castle-turned }
castle-event-way-chosen = Karta { $place } pójdzie { castle-direction }
castle-event-gate-chosen = Z wrót { $at } do wrót { $to }
castle-event-gate-declined = Bez skoku na polu { $at }
castle-event-wand-chosen = Różdżka na polu { $at } będzie użyta
castle-event-wand-declined = Różdżka na polu { $at } zostaje na miejscu
castle-event-sorcerer-walked = Czarodziej idzie { $ways } na pole { $end }
castle-event-sorcerer-jumped = Skacze przez wrota na pole { $end }
castle-event-treasure-found = Jest { castle-picture }! Czarodziej ma skarb z komnaty { $square }
castle-event-ghost-lowered =
    { $level ->
        [0] Różdżka! Duch siedzi na samym dole wieży
       *[other] Różdżka! Duch zsuwa się na schodek { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Dlatego duch wchodzi na schodek { $level }
        [idle] Ani jednego kroku: duch wchodzi na schodek { $level }
       *[card] Duch wchodzi na schodek { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Tego rzędu nie da się przejść
castle-event-row-halted = Rząd kończy się na polu { $at }: { castle-cause }
castle-event-step-skipped = Krok { $number } jest pominięty: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Rozwiązane: w tym rzędzie nie da się zdobyć skarbu
        [one] Rozwiązane: jeden skarb to wszystko, co da się zdobyć w tym rzędzie
        [few] Rozwiązane: { $found } skarby to wszystko, co da się zdobyć w tym rzędzie
        [many] Rozwiązane: { $found } skarbów to wszystko, co da się zdobyć w tym rzędzie
       *[other] Rozwiązane: { $found } skarbu to wszystko, co da się zdobyć w tym rzędzie
    }
castle-event-puzzle-missed = W tym rzędzie da się zdobyć więcej: { $best } zamiast { $found }
castle-event-castle-saved = Wszystkie skarby znalezione!
castle-event-ghost-escaped = Duch wychodzi z wieży

## How it ended

castle-outcome-castle-saved = Zamek uratowany!
    .because =
        { $points ->
            [one] Mamy skarb, a duch wciąż siedzi w wieży.
            [few] Mamy wszystkie { $points } skarby, a duch wciąż siedzi w wieży.
            [many] Mamy wszystkie { $points } skarbów, a duch wciąż siedzi w wieży.
           *[other] Mamy wszystkie skarby ({ $points }), a duch wciąż siedzi w wieży.
        }
castle-outcome-ghost-escaped = Duch uciekł
    .because =
        { $points ->
            [0] Wszedł na szczyt wieży, zanim znalazł się pierwszy skarb.
            [one] Wszedł na szczyt wieży. Mamy jeden skarb.
            [few] Wszedł na szczyt wieży. Mamy { $points } skarby.
            [many] Wszedł na szczyt wieży. Mamy { $points } skarbów.
           *[other] Wszedł na szczyt wieży. Mamy { $points } skarbu.
        }

castle-outcome-puzzle-solved = Rozwiązane!
    .because =
        { $points ->
            [0] W tym rzędzie w żaden sposób nie da się zdobyć skarbu.
            [one] W tym rzędzie nie da się zdobyć więcej niż jednego skarbu.
            [few] W tym rzędzie nie da się zdobyć więcej niż { $points } skarbów.
            [many] W tym rzędzie nie da się zdobyć więcej niż { $points } skarbów.
           *[other] W tym rzędzie nie da się zdobyć więcej niż { $points } skarbu.
        }
castle-outcome-puzzle-missed = Jeszcze nie
    .because =
        { $points ->
            [0] Nie ma jeszcze żadnego skarbu. Da się zdobyć więcej.
            [one] Masz jeden skarb. Da się zdobyć więcej.
            [few] Masz { $points } skarby. Da się zdobyć więcej.
            [many] Masz { $points } skarbów. Da się zdobyć więcej.
           *[other] Masz { $points } skarbu. Da się zdobyć więcej.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Gra jest skończona
    .because = To już koniec, więc nie ma więcej ruchów.
    .help = Wybierz „Jeszcze raz” albo obejrzyj wszystkie kroki.
castle-refused-not-to-act = Teraz kolej kogoś innego
    .because = Decyduje osoba, która wykłada rząd. Inni podpowiadają.
    .help = Podziel się pomysłem. Twoja kolej już niedługo.
castle-refused-no-such-card = Nie ma karty { $place }
    .because =
        { $cards ->
            [one] W tym rzędzie jest jedna karta.
            [few] W tym rzędzie są { $cards } karty.
            [many] W tym rzędzie jest { $cards } kart.
           *[other] W tym rzędzie jest { $cards } karty.
        }
    .help = Licz od lewej, zaczynając od 1.
castle-refused-not-an-arrow = Karta { $place } się nie obraca
    .because =
        Obracają się tylko strzałki. { $card ->
            [ghost] To jest karta z duchem.
           *[other] To jest karta „{ castle-card }”.
        }
    .help = Obróć zamiast niej kartę ze strzałką.
castle-refused-turned-already = Karta { $place } jest już obrócona
    .because = W jednym rzędzie każda strzałka obraca się raz.
    .help = Cofnij ten obrót i wybierz od nowa.
castle-refused-two-turned = Dwie strzałki są już obrócone
    .because = Obrócone są karty { $first } i { $second }, a dwie to najwięcej.
    .help = Obróć jedną z nich z powrotem, wtedy ta będzie wolna.
castle-refused-half-turn = Karta { $place } obraca się tylko o ćwierć obrotu
    .because = W tej grze nie ma półobrotów.
    .help = Obróć ją w lewo albo w prawo. W nowej grze możesz pozwolić na pół obrotu.
castle-refused-turn-too-late = Na obrót karty { $place } jest już za późno
    .because = Od tej karty zależy kierunek albo wrota z późniejszego wyboru.
    .help = Najpierw cofnij tamten wybór, potem obróć kartę.
castle-refused-turn-blocks = Karta { $place } nie może się obrócić { castle-turned }
    .because = Krok { $number } prowadziłby z pola { $at } { castle-direction }, ale { castle-cause }.
    .help = Spróbuj innego obrotu albo zostaw strzałkę tak, jak leży.
castle-refused-row-hopeless = Tu nie pomoże żaden obrót
    .because = Przy każdym obrocie i wyborze jakiś krok jest zablokowany.
    .help = Puść rząd w ruch. Duch wejdzie wyżej, a potem będzie nowy rząd.
castle-refused-no-question = Nie ma tu nic do wyboru
    .because = Żadna karta i żadne wrota nie pytają teraz o drogę.
    .help = Obróć strzałkę albo puść rząd w ruch.
castle-refused-way-blocked = Czarodziej nie może tu iść { castle-direction }
    .because = Stoi na polu { $at }, ale { castle-cause }.
    .help = Wybierz stronę z otwartymi drzwiami.
castle-refused-way-dead-end = Tędy czarodziej utknie: potem nie przejdzie { castle-direction }
    .because = Krok { $number } zaczynałby się na polu { $at }, ale { castle-cause }.
    .help = Spróbuj innej strony albo najpierw obróć strzałkę.
castle-refused-wand-dead-end = Najpierw obróć strzałkę: bez tego czarodziej nie przejdzie potem { castle-direction }
    .because = Krok { $number } zaczynałby się na polu { $at }, ale { castle-cause }.
    .help = Użyta czy nie, różdżka tu nie pomoże. Obróć strzałkę.
castle-refused-not-a-gate = Na polu { $square } nie ma wrót
    .because = Czarodziej skacze tylko z wrót do wrót.
    .help = Wybierz jedne z wrót.
castle-refused-same-gate = Czarodziej jest w tych wrotach
    .because = Wrota przenoszą go do innych wrót.
    .help = Wybierz inne wrota albo niech idzie dalej.
castle-refused-gate-dead-end = Po skoku na pole { $square } czarodziej utknie
    .because = Krok { $number } nie miałby wtedy otwartych drzwi.
    .help = Wybierz inne wrota.
castle-refused-gate-forced = Na polu { $at } trzeba skoczyć
    .because = Według zasad tej gry wrota zawsze przenoszą dalej.
    .help = Wybierz jedne z pozostałych wrót.
castle-refused-stay-dead-end = Bez skoku czarodziej utknie na polu { $at }
    .because = Krok { $number } nie miałby tam otwartych drzwi.
    .help = Niech skoczy do innych wrót.
castle-refused-question-open =
    { $kind ->
        [gate] Wrota czekają
        [wand] Różdżka czeka
       *[way] Karta { $place } czeka na kierunek
    }
    .because =
        { $kind ->
            [gate] Czarodziej wchodzi we wrota i pyta, dokąd iść.
            [wand] Czarodziej wchodzi na różdżkę, a ty wybierasz, czy jej użyć.
           *[way] Ta karta idzie w dowolną stronę, a ty ją wybierasz.
        }
    .help =
        { $kind ->
            [gate] Wybierz jedne z pozostałych wrót.
            [wand] Użyj jej albo ją zostaw.
           *[way] Wybierz dla karty { $place }: w górę, w prawo, w dół lub w lewo.
        }
castle-refused-step-blocked = Krok { $number } jest zablokowany
    .because = Karta { $place } idzie z pola { $at } { castle-direction }, ale { castle-cause }.
    .help = Obróć strzałkę tak, żeby każdy krok miał otwarte drzwi.
castle-refused-row-unfinished = Rząd nie jest jeszcze gotowy
    .because = Brakuje w nim jeszcze kart.
    .help = Poczekaj, aż wszystkie będą na stole.
castle-refused-row-full = Rząd jest pełny
    .because = Wszystkie jego karty są już na stole.
    .help = Obróć strzałkę albo puść rząd w ruch.
castle-refused-treasures-first = Najpierw skarby
    .because = Wszystkie skarby trafiają na planszę przed pierwszą kartą.
    .help = Poczekaj, aż będą leżeć w swoich komnatach.
castle-refused-not-in-stack = Tej karty nie ma w stosie
    .because =
        { $card ->
            [ghost] Wszystkie karty z duchem leżą już odkryte.
           *[other] Wszystkie karty „{ castle-card }” leżą już odkryte.
        }
    .help = Weź kartę, którą daje stos.
castle-refused-no-chamber = Pole { $square } to nie komnata
    .because = Skarby kładzie się tylko w komnatach.
    .help = Wybierz komnatę ze znakiem i numerem.
castle-refused-treasures-all-placed = Wszystkie skarby są na miejscu
    .because = Więcej skarbów w tej grze nie szukamy.
    .help = Wyłóż pierwszy rząd.

## At the table

castle-turn = Teraz { $name }
castle-row-number = rząd { $number }
castle-lays = wykłada ten rząd
castle-next = za chwilę
castle-after-that = potem
castle-later = później
castle-hint-lay = Wyłóż trzy następne karty.
castle-hint-turn = Obróć najwyżej dwie strzałki i naciśnij „W drogę!”.
castle-hint-way = W którą stronę idzie karta { $place }?
castle-hint-gate = Wrota! Wybierz, dokąd prowadzą.
castle-hint-stuck = Tędy czarodziej utknie. Najpierw obróć strzałkę.
castle-hint-go = Gotowe? Naciśnij „W drogę!”.
castle-hint-hopeless = Żaden obrót nie pomoże. Naciśnij „W drogę!”, a duch wejdzie wyżej.
castle-hint-wait = { $name } myśli.
castle-lay = Wyłóż rząd
castle-begin = Ukryj skarby
castle-hint-begin = Ukryj skarby, potem wyłóż pierwszy rząd.
castle-gate-choice = możesz tu skoczyć
castle-go = W drogę!
castle-stay = Idź dalej
castle-find = Znajdź skarby
castle-find-short = Znajdź
castle-found = { $found } z { $of }
castle-all-found = Mamy wszystkie!
castle-treasure = { castle-picture }, komnata { $square }
castle-ghost = Duch
castle-ghost-level = { $level } z { $tower }
castle-ghost-far =
    { $steps ->
        [one] Jeszcze jeden schodek i wyjdzie z wieży. Różdżka cofa go o schodek.
        [few] Jeszcze { $steps } schodki i wyjdzie z wieży. Różdżka cofa go o schodek.
        [many] Jeszcze { $steps } schodków i wyjdzie z wieży. Różdżka cofa go o schodek.
       *[other] Jeszcze { $steps } schodka i wyjdzie z wieży. Różdżka cofa go o schodek.
    }
castle-grown-up = Dla dorosłych
castle-grown-up-loop = „{ castle-face-loop }” powtarza to, co leży po lewej. Zapytaj: „Gdzie stanie czarodziej, zanim ruszy od nowa?”
castle-grown-up-loop-first = „{ castle-face-loop }” na początku niczego nie powtarza. Zapytaj: „Co leży po lewej stronie tej karty?”
castle-grown-up-sorcerer = Ta karta idzie, dokąd tylko chcecie. Zapytaj: „Które sąsiednie pole pomoże nam najbardziej?”
castle-grown-up-ghost = Duch i tak wejdzie wyżej. Zapytaj: „Czy po drodze trafimy na różdżkę?”
castle-grown-up-gate = Wrota prowadzą do wszystkich innych wrót. Zapytaj: „Które wrota są blisko skarbu?”
castle-grown-up-arrows = Dwie strzałki można obrócić, reszta zostaje. Zapytaj: „Gdzie stoi czarodziej po pierwszej karcie?”
castle-grown-up-lay = Zanim pojawią się karty, zapytaj: „Który skarb jest najbliżej i ile to kroków?”
castle-card-number = Karta { $place }: { $card }
castle-card-turned = Karta { $place }: { $card }, obrócona
castle-turn-left = Obróć kartę { $place } w lewo
castle-turn-right = Obróć kartę { $place } w prawo
castle-turn-about = Obróć kartę { $place } o pół obrotu
castle-turn-back = Obróć kartę { $place } z powrotem
castle-turn-none = Wybierz kartę ze strzałką, żeby ją obrócić
castle-turned-count =
    { $left ->
        [0] Oba obroty wykorzystane.
        [one] Został jeszcze jeden obrót.
       *[other] Możesz obrócić dwie strzałki.
    }
castle-turned-which =
    { $count ->
        [one] Karta { $places } jest obrócona.
       *[other] Karty { $places } są obrócone.
    }
castle-way = Kierunek karty { $place }
castle-chip-list = Zaplanowana droga
castle-chip-walk = krok { $number } { $direction }
castle-chip-blocked = krok { $number } { $direction } jest zablokowany
castle-chip-way = w którą stronę?
castle-chip-which-gate = które wrota?
castle-chip-gate = wrota
castle-chip-stay = idź dalej
castle-chip-again = znowu
castle-chip-ghost = duch
castle-plan-line =
    Plan: { $steps ->
        [0] ani kroku
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }{ $treasures ->
        [0] {""}
        [one] , jeden skarb
        [few] , { $treasures } skarby
        [many] , { $treasures } skarbów
       *[other] , { $treasures } skarbu
    }
castle-plan-treasures =
    { $treasures ->
        [one] jeden skarb po drodze
        [few] { $treasures } skarby po drodze
        [many] { $treasures } skarbów po drodze
       *[other] { $treasures } skarbu po drodze
    }
castle-plan-blocked = Krok { $number } jest zablokowany
castle-plan-hopeless = Nie ma przejścia. Duch wejdzie o schodek wyżej.
castle-board = Zamek widziany z góry
castle-square-room = { $square }
castle-square-start = { $square }, start
castle-square-gate = { $square }, wrota
castle-square-wand = { $square }, różdżka
castle-square-ghost-room = { $square }, pole z duchami
castle-square-here = { $square }, tu jest czarodziej
castle-read = Czarodziej stoi na polu { $square }. Duch jest na schodku { $level } z { $tower }. Do znalezienia: { $treasures }. Rząd: { $row }.
castle-read-nothing = nic
castle-key-pick = Wybierz kartę z rzędu
castle-key-turn = Obróć wybraną kartę

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Zakodowany zamek: { $board }
castle-paper-title = Nożyczki, klej i gotowe
castle-paper-board = Sklej planszę: tnij wzdłuż cienkich linii i połóż każdy odcięty brzeg na brzegu w paski z tą samą literą.
castle-paper-cards = Wytnij karty od znaku do znaku, prosto przez całą kartkę. Gruby papier wytrzyma najdłużej.
castle-paper-tokens = Wytnij skarby parami. Złóż każdą parę wzdłuż przerywanej linii i sklej ją plecami do siebie.
castle-paper-figures = Wytnij czarodzieja i ducha. Złóż każdą figurkę nad głową, sklej połówki i odegnij obie stopki na zewnątrz.
castle-paper-ghost = Duch czeka przed drzwiami swojej wieży, a czarodziej na gwiazdce. Teraz możesz grać.
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] Jedna strona do wydruku: { $files }, w folderze { $folder }
                [few] { $pages } strony do wydruku: { $files }, w folderze { $folder }
               *[other] { $pages } stron do wydruku: { $files }, w folderze { $folder }
            }
       *[other]
            { $pages ->
                [one] Jedna strona do wydruku, w folderze { $folder }
                [few] { $pages } strony do wydruku, w folderze { $folder }
               *[other] { $pages } stron do wydruku, w folderze { $folder }
            }
    }
castle-paper-unknown = Nie ma pliku { $file } ani planszy o tej nazwie. Nasze plansze: { $boards }
castle-paper-there = { $file } już jest w folderze { $folder }. Wybierz inny folder przez --to albo zastąp plik przez --overwrite.
castle-paper-unwritten = Do folderu { $folder } nie da się nic zapisać ({ $because }). Wybierz inny przez --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Użyj różdżki
castle-leave-wand = Zostaw ją
castle-wand-choice = możesz użyć tej różdżki
castle-hint-wand = Różdżka! Użyjesz jej czy ją zostawisz?
castle-hint-way-again = Jeszcze raz karta { $place }. W którą stronę tym razem?
castle-hint-may-stop = Krok { $number } jest zablokowany. Obróć strzałkę albo mimo to naciśnij „W drogę!”.
castle-hint-puzzle = Zdobądź w tym rzędzie tyle skarbów, ile się da.
castle-plan-stops = Krok { $number } jest zablokowany. Mimo to możesz nacisnąć „W drogę!”.
castle-chip-wand = różdżka
castle-chip-spare = różdżka zostaje
castle-chip-skip = krok { $number } { $direction } jest pominięty
castle-chip-which-wand = użyć różdżki?
castle-square-wand-spent = { $square }, zużyta różdżka
castle-puzzle = Zagadka
    .task = Obracaj i wybieraj tak, żeby w tym jednym rzędzie zdobyć jak najwięcej skarbów. Potem naciśnij „W drogę!”.
castle-puzzle-brings = Zagadka ma własny zamek, zasady, skarby i karty.
castle-puzzle-may-bring = Twoja zagadka ma własne skarby i karty. Jej plik może mieć też własny zamek i zasady.
castle-next-puzzle = Następna zagadka
castle-solves = rozwiązuje
castle-stack = Stos
castle-stack-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 skarb
        [few] { $count } skarby
        [many] { $count } skarbów
       *[other] { $count } skarbu
    }
castle-key-wand = Użyj różdżki albo ją zostaw

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = słońce
castle-symbol-fish = ryba
castle-symbol-tree = drzewo
castle-symbol-bird = ptak
castle-symbol-boat = łódka
castle-unfit-file-too-long = Plik jest za długi
    .help = Plansza albo talia ma o wiele mniej znaków niż { $most }. Czy to właściwy plik?
castle-unfit-not-toml = Linijki { $line } nie da się odczytać
    .help = Zajrzyj tam i linijkę wyżej: może brakuje cudzysłowu, przecinka albo nawiasu.
castle-unfit-field-missing = Brakuje „{ $field }”
    .help = Dodaj linijkę, która zaczyna się od { $field } =
castle-unfit-field-unknown = Nikt tu nie zna „{ $field }”
    .help =
        { $meant ->
            [none] Usuń tę linijkę. Czy to właściwy plik?
           *[other] Czy chodzi o „{ $meant }”?
        }
castle-unfit-name-unfit = Ta nazwa się nie nadaje
    .help = Wybierz nazwę, która ma od 1 do { $most } znaków, w cudzysłowie i w jednej linijce.
castle-unfit-not-texts = „{ $field }” to nie lista tekstów
    .help = Napisz tak: { $field } = ["jeden", "dwa"]
castle-unfit-not-a-number = „{ $field }” to nie liczba całkowita
    .help = Napisz tak: { $field } = 8
castle-unfit-not-pairs = „{ $field }” to nie lista par
    .help = Napisz tak: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = Za dużo kolumn: { $columns }
    .help = Plansza ma ich najwyżej { $most }. Skróć „symbols” i każdy wiersz.
castle-unfit-too-many-rows = Za dużo wierszy: { $rows }
    .help = Plansza ma ich najwyżej { $most }. Usuń kilka wierszy.
castle-unfit-symbol-unknown = Nie ma symbolu „{ $symbol }”
    .help =
        { $meant ->
            [none] Wybierz spośród: { $known }.
           *[other] Czy chodzi o „{ $meant }”?
        }
castle-unfit-symbol-twice = Dwie kolumny nazywają się „{ $symbol }”
    .help = Daj każdej kolumnie jej własny symbol.
castle-unfit-line-length = W wierszu { $line } planszy liczba pól to { $letters }, a liczba symboli to { $columns }
    .help = Każdy wiersz ma mieć tyle pól, ile jest symboli.
castle-unfit-letter-unknown = Znak „{ $letter }” na polu { $square } nie oznacza żadnego pola
    .help = Wpisz . dla komnaty, S dla startu, O dla wrót, w dla różdżki, X dla pola z duchami.
castle-unfit-tower-length = Z taką wieżą nie da się zagrać. Liczba schodków: { $tower }
    .help = Wybierz liczbę od { $fewest } do { $most }.
castle-unfit-no-start = Czarodziej nie ma skąd wyruszyć
    .help = Zaznacz jedno pole literą S.
castle-unfit-many-starts = Jest więcej niż jeden start: { $squares }
    .help = Zostaw jedno S, a z pozostałych zrób kropką komnaty.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Nie ma żadnej komnaty na skarby
        [one] Jest tylko jedna komnata na skarby
        [few] Są tylko { $chambers } komnaty na skarby
        [many] Jest tylko { $chambers } komnat na skarby
       *[other] Jest tylko { $chambers } komnaty na skarby
    }
    .help = Zrób kropką więcej komnat, aż będzie ich { $fewest }.
castle-unfit-gate-alone = Wrota na polu { $square } prowadzą donikąd: są jedyne
    .help = Dodaj drugie O albo zrób z pola { $square } komnatę kropką.
castle-unfit-wall-off-board = Między { $first } a { $second } nie może stać ściana: nie ma pola { $square }
    .help = Podaj dwa pola, które leżą obok siebie, np. ["a1", "b1"].
castle-unfit-wall-apart = Między { $first } a { $second } nie może stać ściana: te pola nie leżą obok siebie
    .help = Podaj dwa pola, które leżą obok siebie, np. ["a1", "b1"].
castle-unfit-wall-twice = Ściana między { $first } a { $second } jest tu dwa razy
    .help = Usuń jedną z nich.
castle-unfit-treasure-off-board = Żeton skarbu wskazuje { $square }, ale nie ma takiego pola
    .help = Napisz literę kolumny i numer wiersza z tej planszy, np. "c4".
castle-unfit-treasure-no-chamber = Żeton skarbu wskazuje { $square }, ale to nie komnata
    .help = Podaj pole narysowane jako kropka albo zrób kropkę na polu { $square }.
castle-unfit-treasure-twice = Dwa żetony skarbów wskazują { $square }
    .help = Usuń jeden z nich.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Nie ma żadnego żetonu skarbu
        [one] Jest tylko jeden żeton skarbu
        [few] Są tylko { $treasures } żetony skarbów
        [many] Jest tylko { $treasures } żetonów skarbów
       *[other] Jest tylko { $treasures } żetonu skarbów
    }
    .help = Wypisz tyle komnat albo więcej: { $fewest }. Możesz też pominąć „treasures”: wtedy każda komnata ma żeton.
castle-unfit-unreachable = Żadna droga nie prowadzi do { $squares }
    .help = Otwórz ścianę, zrób komnatę z pola z duchami albo postaw tam wrota. Możesz też zrobić z { $square } pole z duchami, czyli X.
castle-unfit-card-unknown = Nie ma karty „{ $card }”
    .help =
        { $meant ->
            [none] Oto karty: { $known }.
           *[other] Czy chodzi o „{ $meant }”?
        }
castle-unfit-card-count = Liczba kart „{ $card }” to nie liczba
    .help = Napisz liczbę całkowitą, 0 albo więcej: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Nie ma żadnej karty
        [one] Jest tylko jedna karta
        [few] Są tylko { $cards } karty
        [many] Jest tylko { $cards } kart
       *[other] Jest tylko { $cards } karty
    }
    .help = Rząd ma trzy karty, więc w talii musi ich być co najmniej { $fewest }.
castle-unfit-deck-too-large = Za dużo kart: { $cards }
    .help = W talii może ich być najwyżej { $most }.
castle-unfit-deck-walks-nobody = Żadna karta nie prowadzi czarodzieja
    .help = Dodaj strzałki (up, right, down, left) albo karty z czarodziejem (sorcerer).

## toychest board check

castle-check-playable = { $file }: można grać.
castle-check-size = Pola: { $squares }, kolumny: { $columns }, wiersze: { $rows }
castle-check-facts = start: { $start }; komnaty: { $chambers }, żetony skarbów: { $treasures }, wrota: { $gates }, różdżki: { $wands }, pola z duchami: { $ghosts }, ściany: { $walls }; schodki wieży: { $tower }
castle-check-forced = Gdy z wrót trzeba korzystać (starsi, najstarsi), żadna droga nie prowadzi do { $squares }. Wtedy nie będzie tam skarbów.
castle-check-off = Gdy wrota nie działają (niemiecka instrukcja, młodzi), żadna droga nie prowadzi do { $squares }. Wtedy nie będzie tam skarbów.
castle-check-deck = { $file }: można grać. Karty: { $cards }.
castle-check-box = W prawdziwym pudełku jest 28 żetonów skarbów, a na tej planszy { $treasures }. Jeśli to plansza z twojego pudełka, policz komnaty jeszcze raz.
castle-check-stuck = Z talią { $deck } nikt nigdy nie opuści startu planszy { $file }: każdy rząd jest tam zablokowany. Dodaj kartę czarodzieja albo inną strzałkę.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Pierwszy obrót
    .help = Jedna strzałka. Obróć ją w stronę skarbu.
castle-option-puzzle-2-any-way = 2. Dokąd chcesz
    .help = Jedna karta idzie w dowolną stronę. Co najpierw musi zrobić strzałka?
castle-option-puzzle-3-once-more = 3. Jeszcze raz
    .help = Z kartą „{ castle-face-loop }” idzie się tą samą drogą dwa razy. Która droga jest najlepsza?
castle-option-puzzle-4-gate = 4. Wrota
    .help = Do skarbu daleko, ale wrota są blisko.
castle-option-puzzle-5-door = 5. Drzwi
    .help = Za ścianą jest dziedziniec. Gdzie są do niego drzwi?
castle-option-puzzle-6-two-of-three = 6. Dwie z trzech
    .help = Trzy strzałki, a obrócić można tylko dwie.
castle-option-puzzle-7-must-jump = 7. Nie da się ominąć
    .help = Każde wrota przenoszą cię dalej. Gdzie wylądujesz za drugim razem?
castle-option-puzzle-8-loop-of-loops = 8. Zapętlone zapętlenie
    .help = Jedna karta, cztery kroki i wrota pośrodku.
`;export{e as default};