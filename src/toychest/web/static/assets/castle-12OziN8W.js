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
castle-symbol-crown = korona
castle-symbol-key = klucz
castle-symbol-drop = kropla
castle-symbol-bell = dzwonek
castle-symbol-leaf = liść
castle-symbol-cup = puchar
castle-square = { $symbol } { $row }
castle-card-up = w górę
castle-card-right = w prawo
castle-card-down = w dół
castle-card-left = w lewo
castle-card-loop = zapętlenie
castle-card-sorcerer = czarodziej
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
castle-event-card-laid = { $name } wykłada: { castle-card }
castle-event-stack-shuffled = Tasujemy karty od nowa. W stosie znów { $cards }
castle-event-card-turned = { $name } obraca kartę { $place } { castle-turned }
castle-event-way-chosen = Karta { $place } pójdzie { castle-direction }
castle-event-gate-chosen = Z wrót { $at } do wrót { $to }
castle-event-gate-declined = Bez skoku na polu { $at }
castle-event-sorcerer-walked = Czarodziej idzie { castle-direction } na pole { $end }
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
       *[card] Duch wchodzi na schodek { $level }
    }
castle-event-loop-repeated = Zapętlenie, jeszcze raz: { $cards }
castle-event-row-impossible = Tego rzędu nie da się przejść
castle-event-castle-saved = Wszystkie skarby znalezione!
castle-event-ghost-escaped = Duch wychodzi z wieży

## Several events in one line

castle-line-laid = { $name } wykłada: { $cards }
castle-line-walked = Czarodziej idzie { $ways }

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

## Before play

castle-option-profile = Które zasady?
castle-option-profile-base = Podstawowe
    .help = Wrota mogą cię przenieść. Zapętlenie powtarza też duchy.
castle-option-profile-young = Młodzi
    .help = Wrota mogą cię przenieść. Zapętlenie pomija duchy.
castle-option-profile-older = Starsi
    .help = Wrota zawsze cię przenoszą. Zapętlenie pomija duchy.
castle-option-profile-oldest = Najstarsi
    .help = Wrota zawsze cię przenoszą. Zapętlenie powtarza też duchy.
castle-option-half_turns = O ile można obrócić strzałkę?
castle-option-half_turns-false = O ćwierć obrotu
    .help = W lewo albo w prawo.
castle-option-half_turns-true = Także o pół obrotu
    .help = W lewo, w prawo albo w przeciwną stronę.

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
            [loop] To jest karta zapętlenia.
            [sorcerer] To jest karta z czarodziejem.
            [ghost] To jest karta z duchem.
           *[other] To jest karta „{ castle-card }”.
        }
    .help = Obróć zamiast niej kartę ze strzałką.
castle-refused-turned-already = Karta { $place } jest już obrócona
    .because = W jednym rzędzie każda strzałka obraca się raz.
    .help = Naciśnij jej przycisk jeszcze raz, a strzałka wróci. Potem wybierz od nowa.
castle-refused-two-turned = Dwie strzałki są już obrócone
    .because = Obrócone są karty { $first } i { $second }, a dwie to najwięcej.
    .help = Obróć jedną z nich z powrotem, wtedy ta będzie wolna.
castle-refused-half-turn = Karta { $place } obraca się tylko o ćwierć obrotu
    .because = Pół obrotu nie należy do tej gry.
    .help = Obróć ją w lewo albo w prawo. W nowej grze możesz pozwolić na pół obrotu.
castle-refused-turn-too-late = Na obrót karty { $place } jest już za późno
    .because = Od tej karty zależy kierunek albo wrota z późniejszego wyboru.
    .help = Najpierw cofnij tamten wybór, potem obróć kartę.
castle-refused-turn-blocks = Karta { $place } nie może się obrócić { castle-turned }
    .because = Krok { $number } prowadziłby z pola { $at } { castle-direction }, ale { castle-cause }.
    .help = Obróć ją w drugą stronę albo obróć inną strzałkę.
castle-refused-row-hopeless = Tu nie pomoże żaden obrót
    .because = Przy każdym obrocie i wyborze jakiś krok jest zablokowany.
    .help = Naciśnij „W drogę!”. Duch wejdzie o schodek wyżej, a potem będzie nowy rząd.
castle-refused-no-question = Nie ma tu nic do wyboru
    .because = Żadna karta i żadne wrota nie pytają teraz o drogę.
    .help = Obróć strzałkę albo naciśnij „W drogę!”.
castle-refused-way-blocked = Czarodziej nie może tu iść { castle-direction }
    .because = Stoi na polu { $at }, ale { castle-cause }.
    .help = Wybierz stronę z otwartymi drzwiami.
castle-refused-way-dead-end = Tędy czarodziej utknie: potem nie przejdzie { castle-direction }
    .because = Krok { $number } zaczynałby się na polu { $at }, ale { castle-cause }.
    .help = Wybierz inną stronę albo najpierw obróć inną strzałkę.
castle-refused-not-a-gate = Na polu { $square } nie ma wrót
    .because = Czarodziej skacze tylko z wrót do wrót.
    .help = Wybierz jedne z wrót, które świecą.
castle-refused-same-gate = Czarodziej jest w tych wrotach
    .because = Wrota przenoszą go do innych wrót.
    .help = Wybierz inne wrota albo niech idzie dalej.
castle-refused-gate-dead-end = Po skoku na pole { $square } czarodziej utknie
    .because = Krok { $number } nie miałby wtedy otwartych drzwi.
    .help = Wybierz inne wrota, które świecą.
castle-refused-gate-forced = Na polu { $at } trzeba skoczyć
    .because = Według zasad tej gry wrota zawsze przenoszą dalej.
    .help = Wybierz jedne z wrót, które świecą.
castle-refused-stay-dead-end = Bez skoku czarodziej utknie na polu { $at }
    .because = Krok { $number } nie miałby tam otwartych drzwi.
    .help = Niech skoczy do innych wrót.
castle-refused-question-open =
    { $kind ->
        [gate] Wrota czekają
       *[way] Karta { $place } czeka na kierunek
    }
    .because =
        { $kind ->
            [gate] Czarodziej wchodzi we wrota i pyta, dokąd iść.
           *[way] Ta karta idzie w dowolną stronę, a ty ją wybierasz.
        }
    .help =
        { $kind ->
            [gate] Wybierz wrota, które świecą.
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
    .help = Obróć strzałkę albo naciśnij „W drogę!”.
castle-refused-treasures-first = Najpierw skarby
    .because = Wszystkie cztery skarby trafiają na planszę przed pierwszą kartą.
    .help = Poczekaj, aż będą leżeć w swoich komnatach.
castle-refused-not-in-stack = Tej karty nie ma w stosie
    .because =
        { $card ->
            [loop] Wszystkie karty zapętlenia leżą już odkryte.
            [sorcerer] Wszystkie karty z czarodziejem leżą już odkryte.
            [ghost] Wszystkie karty z duchem leżą już odkryte.
           *[other] Wszystkie karty „{ castle-card }” leżą już odkryte.
        }
    .help = Weź kartę, którą daje stos.
castle-refused-no-chamber = Pole { $square } to nie komnata
    .because = Skarby kładzie się tylko w komnatach.
    .help = Wybierz komnatę ze znakiem i numerem.
castle-refused-treasures-all-placed = Wszystkie skarby są na miejscu
    .because = W jednej grze szuka się czterech skarbów.
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
castle-hint-begin = Ukryj cztery skarby, potem wyłóż pierwszy rząd.
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
castle-grown-up-loop = Zapętlenie powtarza wszystko, co leży po lewej. Zapytaj: „Gdzie stanie czarodziej, zanim ruszy od nowa?”
castle-grown-up-loop-first = Zapętlenie na początku niczego nie powtarza. Zapytaj: „Co leży po jego lewej stronie?”
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
`;export{e as default};