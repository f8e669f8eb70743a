var e=`### Polish. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A spot is a skrytka, because miejsce is a seat of the table; names stay in the nominative and act in the present tense.

## Words that other sentences use

clockwork-kind-Lacewing = Złotook
clockwork-kind-Umbrella = Parasol
clockwork-kind-Kettle = Czajnik
clockwork-kind-Velo = Rower
clockwork-kind-Whale = Wieloryb
clockwork-kind-Moth = Ćma
clockwork-kind-Owl = Sowa
clockwork-kind-Nipper = Krab
clockwork-kind-Harp = Harfa
clockwork-kind-Snail = Ślimak
clockwork-kind-Airship = Sterowiec
clockwork-kind-Fuel = Paliwo
clockwork-kind-Power = Maszyna Mocy
clockwork-kind-Scrap = Złom
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] część Złotooka
        [Umbrella] część Parasola
        [Kettle] część Czajnika
        [Velo] część Roweru
        [Whale] część Wieloryba
        [Moth] część Ćmy
        [Owl] część Sowy
        [Nipper] część Kraba
        [Harp] część Harfy
        [Snail] część Ślimaka
        [Airship] część Sterowca
        [Fuel] kartę Paliwa
        [Power] kartę Maszyny Mocy
        [Scrap] kartę Złomu
       *[other] { $kind }
    }
clockwork-family-flyer = latająca maszyna
clockwork-family-breaker = łamacz szyfrów
clockwork-family-airship = sterowiec
clockwork-family-fuel = paliwo
clockwork-family-power = maszyna mocy
clockwork-family-scrap = złom
clockwork-character-Tilda = Tilda Korbka
clockwork-character-Otto = Otto Wrzeciono
clockwork-character-Nana = Nana Piórko
clockwork-character-Bruno = Bruno Melonik
clockwork-character-Zora = Zora Chusta
clockwork-character-Felix = Felix Hełm
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Wieże
clockwork-yard = Złomowisko { $yard }
clockwork-place =
    { $where ->
        [towers] Wieże
        [yard] Złomowisko { $number }
       *[field] pole { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] do Wież
        [yard] na Złomowisko { $number }
       *[field] na pole { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] przy Wieżach
        [yard] na Złomowisku { $number }
       *[field] na polu { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } gra jako { clockwork-character }
clockwork-event-set-left-out = W pudełku zostaje: { $kinds }
clockwork-event-card-dealt = { $name } dostaje kartę
    .kind = { $name } dostaje { clockwork-card }
clockwork-event-extra-laid = Złomowisko { $yard } dostaje jedną kartę więcej
clockwork-event-opening-thrown = { $name } rzuca o początek: { $total }
clockwork-event-opening-tied = Remis, więc jeszcze raz rzucają: { $seats }
clockwork-event-starter-found = Zaczyna { $name }
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } rzuca { $dice }: siódemka!
        [eleven] { $name } rzuca { $dice }: jedenastka!
        [double] { $name } rzuca { $dice }: podwójna liczba, razem { $total }!
       *[other] { $name } rzuca { $dice }: razem { $total }
    }
clockwork-event-turn-lost = { $total } to liczba parzysta: { $name } traci tę turę
clockwork-event-pawn-walked = { $name } idzie { clockwork-to-place }
clockwork-event-pawn-placed = { $name } przenosi się prosto { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } zostaje: żadna droga nie jest wolna
clockwork-event-card-drawn = { $name } bierze kartę: Złomowisko { $yard }
    .kind = Złomowisko { $yard }: { $name } bierze { clockwork-card }
clockwork-event-card-kept = { $name } zatrzymuje wszystkie karty
clockwork-event-card-discarded = { $name } odrzuca kartę
clockwork-event-card-laid = { $name } kładzie ją zakrytą w skrytce { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } pyta w rewanżu. Odpowiada { $rival }
       *[false] { $name } rzuca wyzwanie. Odpowiada { $rival }
    }
clockwork-event-had-some = { $name } ma taką kartę
clockwork-event-had-none = { $name } nie ma takiej karty
clockwork-event-card-given = { $giver } daje kartę. Bierze ją { $taker }
    .kind = { $giver } daje { clockwork-card }. Bierze { $taker }
clockwork-event-scrap-given = { $giver } daje zamiast karty Złom. Bierze go { $taker }
clockwork-event-card-returned = { $giver } daje kartę w zamian. Bierze ją { $taker }
    .kind = { $giver } daje w zamian { clockwork-card }. Bierze { $taker }
clockwork-event-ask-declined = { $name } nie pyta w rewanżu
clockwork-event-search-begun = { $name } szuka wśród odrzuconych kart
clockwork-event-search-hit = Jest! { $name } bierze kartę ze skrytki { $spot }
clockwork-event-search-missed = W skrytce { $spot } leży coś innego
clockwork-event-put-back = Karta w skrytce { $spot } znów jest zakryta
clockwork-event-set-laid = { $name } ma gotową maszynę: { clockwork-kind }
clockwork-event-set-held = { $name } na razie nic nie wykłada
clockwork-event-turn-passed = { $name } nie robi nic więcej
clockwork-event-yards-emptied = Złomowiska są puste. Wszyscy wracają do Wież!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } odlatuje Sterowcem!
       *[machine] { $name } ma latającą maszynę, łamacz szyfrów i Paliwo. Odlot!
    }
clockwork-event-dead-end = Nikt nie ma już karty do pokazania
clockwork-event-turns-capped = Tury się skończyły: { $turns }

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } pokazuje { clockwork-card } i szuka następnej
        [swap] { $name } kładzie w to miejsce { clockwork-card }
       *[discard] { $name } pokazuje { clockwork-card } i odrzuca
    }
clockwork-event-card-turned = W skrytce { $spot } widać { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } szuka: { clockwork-kind }
       *[other] { $name } pyta o kartę: { clockwork-kind }. Odpowiada { $rival }
    }
clockwork-event-shown-in-secret = { $name } pokazuje kartę w sekrecie. Widzi ją { $rival }
    .kind = { $name } pokazuje w sekrecie { clockwork-card }. Widzi { $rival }

## How it ended

clockwork-outcome-machine = { $name } ucieka!
    .because = Na stole leżą latająca maszyna, łamacz szyfrów i Paliwo.
clockwork-outcome-airship = { $name } ucieka!
    .because = Na stole leży cały Sterowiec, a z nim Maszyna Mocy.
clockwork-outcome-dead-end = Tym razem nikt nie ucieka
    .because = Złomowiska są puste i nikt nie ma karty, z którą mógłby pytać albo szukać.
clockwork-outcome-turn-cap = Miasto nikogo nie wypuszcza
    .because = Umówione tury minęły i nikt nie uciekł.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Gra jest skończona
    .because = Ktoś już uciekł albo nikt już nie może.
    .help = Zacznij nową grę albo obejrzyj tę jeszcze raz.
clockwork-refused-not-to-act = To nie twoja kolej
    .because = Teraz decyduje ktoś inny.
    .help = Poczekaj chwilę. Damy ci znać.
clockwork-refused-chance-first = Poczekaj chwilę
    .because = Kostki albo karty są jeszcze w drodze.
    .help = Spróbuj, gdy będą leżały na stole.
clockwork-refused-unforeseen = Tego się tu nie wybiera
    .because = Los rzuca kostkami i rozdaje karty, a ty grasz. Każdy robi swoje.
    .help = Wybierz jeden ze swoich ruchów.
clockwork-refused-not-in-deck = Ta karta nie może teraz przyjść: { clockwork-kind }
    .because = Wszystkie takie karty są gdzie indziej.
    .help = Musi przyjść inna karta.
clockwork-refused-kind-not-in-game = Tego nie ma w tej grze: { clockwork-kind }
    .because = Gdy gra mało osób, niektóre maszyny zostają w pudełku.
    .help = Wybierz maszynę, która jest w grze.
clockwork-refused-character-taken = { clockwork-character } jest już w grze
    .because = Każdy gra inną postacią.
    .help = Wybierz kogoś innego.
clockwork-refused-answer-first =
    { $question ->
        [character] Najpierw wybierz, kim grasz
        [leave_out] Najpierw wybierz maszynę, która zostaje w pudełku
        [travel] Najpierw rusz w drogę
        [act] Najpierw zdecyduj, co tu robisz
        [discard] Najpierw odrzuć kartę
        [spot] Najpierw połóż swoją kartę
        [give] Najpierw odpowiedz na wyzwanie
        [counter] Najpierw zdecyduj, czy pytasz w rewanżu
        [return] Najpierw daj kartę w zamian
        [point] Najpierw wskaż kartę
        [found] Najpierw zdecyduj, czy ją bierzesz
        [swap] Najpierw połóż kartę w skrytce
       *[build] Najpierw zdecyduj, co wykładasz
    }
    .because =
        { $question ->
            [character] Każdy pionek musi kimś być.
            [leave_out] W tej grze jest mniej maszyn.
            [travel] Kostki leżą na stole i czekają na twoje kroki.
            [act] Jesteś na miejscu i można tu coś zrobić.
            [discard] Masz nową kartę, więc teraz wybierasz, co odrzucasz.
            [spot] Karta jest już pokazana i potrzebuje skrytki.
            [give] Ktoś pyta cię o kartę.
            [counter] Nie masz takiej karty, więc możesz zapytać w rewanżu.
            [return] Twoja ręka była pełna, a doszła jeszcze jedna karta.
            [point] Już wiadomo, czego szukasz.
            [found] To jest karta, której szukasz.
            [swap] Masz kartę ze skrytki, a skrytka jest pusta.
           *[build] Według zasad tego stołu wybierasz, co wykładasz.
        }
    .help =
        { $question ->
            [character] Wybierz postać, której nikt nie ma.
            [leave_out] Wybierz maszynę spośród tych do wyboru.
            [travel] Wybierz pole, na które prowadzi twój rzut, albo to, co jeszcze daje.
            [act] Wybierz coś, co możesz tu zrobić.
            [discard] Wybierz kartę z ręki albo zatrzymaj wszystkie, jeśli można.
            [spot] Wybierz wolną skrytkę wokół planszy.
            [give] Daj tę kartę albo Złom, jeśli go masz.
            [counter] Zapytaj o kartę albo odpuść.
            [return] Wybierz dowolną kartę oprócz tej, która właśnie przyszła.
            [point] Wybierz zakrytą kartę.
            [found] Weź kartę albo ją zostaw.
            [swap] Wybierz kartę z ręki.
           *[build] Wyłóż gotową maszynę albo jeszcze nic.
        }
clockwork-refused-no-such-place = Na tej planszy nie ma „{ $place }”
    .because = Są tu Wieże, Złomowiska od 1 do 6 i pola z numerami.
    .help = Wybierz coś, co widzisz na planszy.
clockwork-refused-say-its-name = Pole { $place } ma swoją nazwę
    .because = Białe pola nazywają się tak, jak to, do czego prowadzą.
    .help = Powiedz „towers” albo „yard” z numerem, np. „yard 3”.
clockwork-refused-ask-yourself = Nie możesz pytać siebie
    .because = Do wyzwania trzeba dwojga.
    .help = Zapytaj kogoś, kto stoi tam razem z tobą.
clockwork-refused-not-a-set = To nie jest zestaw do odłożenia: { clockwork-kind }
    .because = Tu wybiera się tylko latające maszyny i łamacze szyfrów, zawsze w całości.
    .help = Wybierz jeden z zestawów, o które chodzi.
clockwork-refused-field-full = Już się nie zmieścisz { clockwork-at-place }
    .because = Stoją tam dwa pionki, a więcej nie wejdzie.
    .help = Idź inną drogą albo zatrzymaj się gdzie indziej.
clockwork-refused-cannot-reverse = Żeby dojść { clockwork-to-place }, trzeba by zawrócić
    .because =
        { $away ->
            [one] To jeden krok stąd. Twój rzut to { $steps }, a w jednym marszu się nie zawraca.
            [few] To { $away } kroki stąd. Twój rzut to { $steps }, a w jednym marszu się nie zawraca.
            [many] To { $away } kroków stąd. Twój rzut to { $steps }, a w jednym marszu się nie zawraca.
           *[other] To { $away } kroku stąd. Twój rzut to { $steps }, a w jednym marszu się nie zawraca.
        }
    .help = Wybierz pole, na które prowadzi twój rzut.
clockwork-refused-steps-short = Z tym rzutem nie dojdziesz { clockwork-to-place }
    .because =
        { $away ->
            [one] To { $away } krok stąd, a twój rzut to { $steps }.
            [few] To { $away } kroki stąd, a twój rzut to { $steps }.
            [many] To { $away } kroków stąd, a twój rzut to { $steps }.
           *[other] To { $away } kroku stąd, a twój rzut to { $steps }.
        }
    .help = Wybierz pole, na które prowadzi twój rzut.
clockwork-refused-steps-over = Twój rzut prowadzi dalej niż { clockwork-place }
    .because =
        { $away ->
            [one] To jeden krok stąd, a twój rzut to { $steps }. Według zasad tego stołu liczba kroków musi się zgadzać.
            [few] To { $away } kroki stąd, a twój rzut to { $steps }. Według zasad tego stołu liczba kroków musi się zgadzać.
            [many] To { $away } kroków stąd, a twój rzut to { $steps }. Według zasad tego stołu liczba kroków musi się zgadzać.
           *[other] To { $away } kroku stąd, a twój rzut to { $steps }. Według zasad tego stołu liczba kroków musi się zgadzać.
        }
    .help = Idź dalej i wróć z rzutem, który pasuje.
clockwork-refused-must-stop = Nie możesz iść dalej { clockwork-to-place }
    .because = Według zasad tego stołu marsz kończy się na pierwszym białym polu.
    .help = Zatrzymaj się tam albo idź inną drogą.
clockwork-refused-not-reached = Twój rzut nie kończy się { clockwork-at-place }
    .because =
        { $away ->
            [one] To jeden krok stąd. Twój rzut to { $steps }, a idzie się o cały rzut.
            [few] To { $away } kroki stąd. Twój rzut to { $steps }, a idzie się o cały rzut.
            [many] To { $away } kroków stąd. Twój rzut to { $steps }, a idzie się o cały rzut.
           *[other] To { $away } kroku stąd. Twój rzut to { $steps }, a idzie się o cały rzut.
        }
    .help = Wybierz pole, na które prowadzi twój rzut.
clockwork-refused-not-special = Twój rzut tego nie daje
    .because = Twój rzut to { $total }. Potrzeba siódemki, jedenastki albo podwójnej liczby.
    .help = Tym razem idź pieszo.
clockwork-refused-bonus-later = To przyjdzie później
    .because = Według zasad tego stołu specjalny rzut daje coś dodatkowego po złomowisku.
    .help = Najpierw idź.
clockwork-refused-must-walk = Nie możesz tu zostać
    .because = Kto może iść, ten idzie.
    .help = Wybierz pole, na które prowadzi twój rzut.
clockwork-refused-not-a-goal = Nie możesz się przenieść prosto { clockwork-to-place }
    .because = Specjalny rzut prowadzi na złomowisko albo do Wież.
    .help = Wybierz jedno z nich albo idź.
clockwork-refused-not-from-here = Stąd twój rzut nie działa
    .because = Według zasad tego stołu trzeba do tego zacząć turę na złomowisku.
    .help = Idź albo przenieś się do Wież.
clockwork-refused-already-there = Już jesteś { clockwork-at-place }
    .because = Przenieść się można tylko gdzie indziej.
    .help = Wybierz inny cel.
clockwork-refused-yard-empty = Złomowisko { $yard } jest puste
    .because = Nie ma tam już ani jednej karty.
    .help = Spróbuj na innym złomowisku albo szukaj przy Wieżach.
clockwork-refused-not-in-yard = Tutaj tego nie zrobisz
    .because = Karty bierze się na złomowisku, gdy się tam wchodzi albo gdy rzut pozwala zostać.
    .help = Idź na złomowisko.
clockwork-refused-towers-only = Teraz możesz się przenieść tylko do Wież
    .because = Złomowisko nie jest teraz celem dla twojego rzutu.
    .help = Przenieś się do Wież albo idź.
clockwork-refused-towers-reached = Teraz wracasz do Wież
    .because = Złomowiska są puste, a twój rzut sięga Wież.
    .help = Idź do Wież.
clockwork-refused-not-at-towers = Tutaj nie można szukać
    .because = Odrzuconych kart szuka się przy Wieżach, gdy się tam wchodzi.
    .help = Idź do Wież.
clockwork-refused-no-demand-now = Teraz nie możesz nikomu rzucić wyzwania
    .because = Wyzwanie jest możliwe, gdy spotkasz kogoś na polu albo na złomowisku.
    .help = Wybierz ruch, który jest możliwy.
clockwork-refused-not-together = Nie ma cię tam, gdzie jest { $rival }
    .because = Do wyzwania musicie stać na tym samym polu albo złomowisku.
    .help = Idź tam, gdzie jest { $rival }, albo wybierz kogoś, kto jest tutaj.
clockwork-refused-not-in-towers = { $rival } jest jeszcze w drodze
    .because = Teraz wyzwanie rzuca się tylko tym, którzy są przy Wieżach.
    .help = Wybierz kogoś, kto tam jest, albo poczekaj.
clockwork-refused-just-back = Jesteś przy Wieżach dopiero od chwili
    .because = Kto wraca, może szukać. Wyzwanie wymaga rzutu przy Wieżach.
    .help = Szukaj w odrzuconych albo odpuść.
clockwork-refused-search-only = Przy { $total } szukasz, ale nikomu nie rzucasz wyzwania
    .because = Na końcu wyzwanie wymaga siódemki, jedenastki albo podwójnej liczby.
    .help = Szukaj w odrzuconych albo odpuść.
clockwork-refused-already-asked = { $rival }: pytanie już było
    .because = Każdą osobę pyta się raz w turze.
    .help = Zapytaj kogoś innego albo odpuść.
clockwork-refused-nothing-to-show = Nie możesz pokazać tej karty: { clockwork-kind }
    .because = Kto pyta albo szuka, pokazuje z ręki kartę tej samej maszyny.
    .help = Wybierz taką, którą masz. Paliwo i Maszynę Mocy wystarczy nazwać.
clockwork-refused-not-a-family = O to nie można pytać: { clockwork-kind }
    .because = Szuka się tylko maszyn, Sterowca, Paliwa i Maszyny Mocy.
    .help = Wybierz coś z tego.
clockwork-refused-not-asked-for = Nie o to cię pytano: { clockwork-kind }
    .because = Daje się to, o co ktoś pyta, a zastąpić to może tylko Złom.
    .help = Daj kartę, o którą cię pytano, albo Złom.
clockwork-refused-not-held = Tego nie masz: { clockwork-kind }
    .because = Gra się kartami z własnej ręki.
    .help = Wybierz kartę, którą masz.
clockwork-refused-below-seven = Zatrzymujesz swoje karty
    .because = Poniżej siedmiu kart niczego się nie odrzuca.
    .help = Graj dalej; tura się skończyła.
clockwork-refused-even-throw = Przy rzucie { $total } nic nie robisz
    .because = Na końcu parzysty rzut bez podwójnej liczby zabiera turę.
    .help = Spróbuj w następnej turze.
clockwork-refused-scrap-instead-only = Złom tu nie pomoże
    .because = Złom daje się zamiast karty, którą się ma, a takiej nie masz.
    .help = Zapytaj w rewanżu albo odpuść.
clockwork-refused-must-discard =
    { $hand ->
        [one] Masz { $hand } kartę
        [few] Masz { $hand } karty
        [many] Masz { $hand } kart
       *[other] Masz { $hand } karty
    }
    .because = Na ręce może być najwyżej siedem kart.
    .help = Odrzuć jedną z nich.
clockwork-refused-spot-taken = Skrytka { $spot } jest zajęta
    .because = Karty nigdy nie leżą jedna na drugiej.
    .help = Wybierz wolną skrytkę.
clockwork-refused-no-such-spot = Nie ma skrytki { $spot }
    .because = Skrytki wokół planszy mają numery.
    .help = Wybierz numer, który widzisz.
clockwork-refused-spot-empty = W skrytce { $spot } nie ma karty
    .because = Wskazuje się kartę, którą ktoś odrzucił.
    .help = Wybierz skrytkę z kartą.
clockwork-refused-nothing-there = Nie ma czego szukać
    .because = Nikt jeszcze nie odrzucił karty.
    .help = Wróć tu później.
clockwork-refused-just-received = To przyszło do ciebie przed chwilą: { clockwork-kind }
    .because = W zamian daje się inną kartę.
    .help = Wybierz inną kartę.
clockwork-refused-no-counter = Nie możesz zapytać w rewanżu
    .because = Według zasad tego stołu kto ma Złom, ten nie pyta w rewanżu.
    .help = Odpuść.
clockwork-refused-not-your-asker = Teraz nie możesz pytać tej osoby: { $rival }
    .because = Wyzwanie rzuca ci tylko { $asker }.
    .help = Zapytaj w rewanżu ({ $asker }) albo odpuść.
clockwork-refused-must-give = Masz to, o co cię pytano: { clockwork-kind }
    .because = Kto ma taką kartę, daje jedną albo zamiast niej Złom.
    .help = Daj jedną z nich albo Złom, jeśli go masz.
clockwork-refused-must-draw = Na złomowisku coś się robi
    .because = Kto tu wchodzi, bierze kartę albo rzuca komuś wyzwanie.
    .help = Weź kartę.
clockwork-refused-not-complete = Tu jeszcze czegoś brakuje: { clockwork-kind }
    .because = Wykłada się tylko gotową maszynę.
    .help = Zbierz brakujące części.
clockwork-refused-no-way-out = Jeszcze nie możesz uciec
    .because = Potrzeba latającej maszyny, łamacza szyfrów i Paliwa albo całego Sterowca i Maszyny Mocy.
    .help = Zbierz to, czego brakuje.

## At the table

clockwork-short = Zegarowe Miasto
clockwork-turn = Teraz { $name }
clockwork-turn-yours = Twoja kolej, { $name }
clockwork-turn-number = Tura { $number }
clockwork-before-play = Przed grą
clockwork-board = Miasto: mosty, złomowiska i skrytki
clockwork-your-side = Twoja ręka i co możesz zrobić
clockwork-hand = Twoja ręka
clockwork-you = ty
clockwork-you-too = { clockwork-character } · ty
clockwork-no-character = jeszcze bez postaci
clockwork-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
clockwork-laid = Wyłożone: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } z { $copies }
clockwork-pile =
    { $count ->
        [0] pusto
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
clockwork-spot-free = Skrytka { $spot }, wolna
clockwork-spot-laid = Skrytka { $spot }, zakryta karta
clockwork-spot-known = Skrytka { $spot }, { clockwork-kind }
clockwork-glows = możesz to wybrać
clockwork-goal = Do ucieczki
clockwork-goal-machine = latająca maszyna, łamacz szyfrów i paliwo
clockwork-goal-airship = albo sterowiec z maszyną mocy
clockwork-in-this-game = W tej grze
clockwork-legend = { clockwork-kind }, w tej grze { $copies }
clockwork-endgame = Wszystkie złomowiska są puste. Spotykamy się przy Wieżach.

clockwork-total =
    { $special ->
        [seven] Siódemka!
        [eleven] Jedenastka!
        [double] Podwójna!
       *[other] { $total }
    }
clockwork-dice = Kostki: { $dice }

clockwork-throw = Rzuć kostkami
clockwork-throw-opening = Rzuć o początek
clockwork-do-go = Przenieś się
clockwork-do-walk = Idź o { $total }
clockwork-do-take = Weź kartę
clockwork-do-search = Szukaj w odrzuconych
clockwork-do-ask = Zapytaj: { $name }
clockwork-do-stay = Zostań tutaj
clockwork-do-keep = Zatrzymaj wszystkie
clockwork-do-none = Nie mam
clockwork-do-pass = Odpuść
clockwork-do-build = Wyłóż: { clockwork-kind }
clockwork-do-escape = Uciekaj!
clockwork-do-hold = Jeszcze nie
clockwork-do-any-spot = Dowolna wolna skrytka
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Daj: { clockwork-kind }
clockwork-do-give-scrap = Daj Złom
clockwork-do-back = Coś innego
clockwork-walk-to =
    { $where ->
        [towers] Do Wież
        [yard] Na Złomowisko { $number }
       *[field] Na pole { $number }
    }
clockwork-lay-on = Połóż w { $spot }
clockwork-point-at = Odkryj { $spot }

clockwork-hint-throw = Rzuć kostkami.
clockwork-hint-opening = Rzuć o początek: zaczyna najwyższy rzut.
clockwork-hint-wait = { $name } myśli.
clockwork-hint-whisper = { $name } i { $rival } szepczą.
clockwork-hint-character = Kim grasz? Wybierz postać.
clockwork-hint-leave-out = Wybierz maszynę, która zostaje w pudełku.
clockwork-hint-travel = Wybierz, co robisz ze swoim rzutem.
clockwork-pick-one = Wybierz jedno.
clockwork-hint-walk = Wybierz pole, które świeci.
clockwork-hint-go = Wybierz cel, który świeci.
clockwork-hint-act = Co tu robisz?
clockwork-hint-show = Pokaż kartę albo nazwij Paliwo lub Maszynę Mocy. Odpowie { $name }.
clockwork-hint-search = Pokaż, czego szukasz, albo nazwij Paliwo lub Maszynę Mocy.
clockwork-hint-discard =
    { $kind ->
        [none] Wybierz z ręki kartę do odrzucenia.
       *[other] Masz teraz { clockwork-card }. Wybierz z ręki kartę do odrzucenia.
    }
clockwork-hint-spot = Połóż kartę w skrytce, która świeci.
clockwork-hint-give = { $name } pyta cię.
clockwork-hint-counter = Zapytaj raz w rewanżu albo odpuść. Odpowie { $name }.
clockwork-hint-return =
    { $kind ->
        [none] Daj kartę w zamian. Dostanie ją { $name }.
       *[other] Masz teraz { clockwork-card }. Daj w zamian inną kartę. Dostanie ją { $name }.
    }
clockwork-hint-point = Wskaż zakrytą kartę.
clockwork-hint-found = Jest! Weź kartę albo ją zostaw.
clockwork-hint-swap = Wybierz kartę do skrytki { $spot }.
clockwork-hint-build = Wykładasz maszynę czy jeszcze nie?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } pyta. Odpowiada { $rival }
clockwork-eyes-only = Patrzy tylko { $name }
clockwork-spoken-aloud = { $name } mówi to głośno
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Masz Paliwo?
        [Power] Masz Maszynę Mocy?
       *[other] Masz jeszcze taką kartę: { clockwork-kind }?
    }
clockwork-give-one = Daj jedną.
clockwork-give-or-scrap = Daj jedną albo zamiast niej Złom.
clockwork-have-none = Nie masz takiej karty. Powiedz to, a możesz zapytać w rewanżu.

clockwork-seen = Już wiem
clockwork-seen-once = Zapamiętaj ją. Za chwilę znów będzie zakryta.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 karta
        [few] { $name }: { $place }, { $count } karty
        [many] { $name }: { $place }, { $count } kart
       *[other] { $name }: { $place }, { $count } karty
    }
clockwork-read-hand = Twoja ręka: { $cards }

clockwork-key-pick = Wybierz kartę z ręki
clockwork-key-take = Weź kartę
clockwork-key-go = Przenieś się, idź
clockwork-key-ask = Pytaj, szukaj
clockwork-key-decline = Odpuść

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Plik jest za długi
    .help = Miasto ma o wiele mniej znaków niż { $most }. Czy to właściwy plik?
clockwork-unfit-not-toml = Linijki { $line } nie da się odczytać
    .help = Zajrzyj tam i linijkę wyżej: może brakuje przecinka albo nawiasu, a może jakiś numer jest dwa razy.
clockwork-unfit-field-missing = Brakuje „{ $field }”
    .help =
        { $field ->
            [fields] Dodaj linijkę [fields], a pod nią pola.
            [spots] Dodaj linijkę [spots], a pod nią skrytki.
           *[other] Dodaj linijkę, która zaczyna się od { $field } =
        }
clockwork-unfit-field-unknown = Nikt tu nie zna „{ $field }”
    .help =
        { $meant ->
            [none] Usuń tę linijkę. Czy to właściwy plik?
           *[other] Czy chodzi o „{ $meant }”?
        }
clockwork-unfit-name-unfit = Ta nazwa się nie nadaje
    .help = Wybierz nazwę, która ma od 1 do { $most } znaków, w cudzysłowie i w jednej linijce.
clockwork-unfit-not-a-number = „{ $field }” to nie numer pola
    .help = Napisz liczbę całkowitą od 0 do { $most }: { $field } = 0
clockwork-unfit-not-numbers = „{ $field }” to nie lista pól
    .help = Napisz liczby całkowite od 0 do { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = „{ $field }” to nie lista dróg od pola do pola
    .help = Napisz liczby całkowite od 0 do { $most }, na każdą drogę co najmniej dwie: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = „{ $field }” to nie część z numerowanymi linijkami
    .help = Napisz [{ $field }] w osobnej linijce, a pod spodem linijki takie jak { $first } = [500, 380]
clockwork-unfit-number-unfit = „{ $number }” pod [{ $field }] to nie numer linijki
    .help = Numeruj linijki od { $first }, po kolei.
clockwork-unfit-number-skipped = Pod [{ $field }] brakuje numeru { $number }
    .help = Dodaj go albo ponumeruj linijki od nowa, bez przerw.
clockwork-unfit-not-a-point =
    { $number ->
        [none] „{ $field }” to nie punkt na obrazku
       *[other] Pod [{ $field }] linijka { $number } to nie punkt na obrazku
    }
    .help = Napisz dwie liczby całkowite, jak daleko od lewej i jak daleko od góry, np. [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Nie ma ani jednego pola
        [one] Jest tylko jedno pole
        [few] To miasto ma { $fields } pola
        [many] To miasto ma { $fields } pól
       *[other] To miasto ma { $fields } pola
    }
    .help = Miasto może mieć od { $fewest } do { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Nie ma skrytki na odrzuconą kartę
        [one] Jest tylko jedna skrytka na odrzucone karty
        [few] Są { $spots } skrytki na odrzucone karty
        [many] Jest { $spots } skrytek na odrzucone karty
       *[other] Jest { $spots } skrytki na odrzucone karty
    }
    .help = Może ich być od { $fewest } do { $most }.
clockwork-unfit-towers-nowhere = Wieże są na polu { $number }, ale takiego pola nie ma
    .help = Wybierz pole, które jest pod [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Nie ma ani jednego złomowiska
        [one] Jest tylko jedno złomowisko
        [few] Są { $yards } złomowiska
        [many] Jest { $yards } złomowisk
       *[other] Jest { $yards } złomowiska
    }
    .help = Tyle pól ma być w yards: { $needed }.
clockwork-unfit-yard-nowhere = Złomowisko { $yard } jest na polu { $number }, ale takiego pola nie ma
    .help = Wybierz pole, które jest pod [fields].
clockwork-unfit-yard-in-towers = Złomowisko { $yard } i Wieże są na tym samym polu { $number }
    .help = Daj każdemu własne pole.
clockwork-unfit-yard-twice = Złomowiska { $first } i { $second } są na tym samym polu { $number }
    .help = Daj każdemu własne pole.
clockwork-unfit-path-nowhere = Droga prowadzi z { $first } do { $second }, ale nie ma pola { $number }
    .help = Dodaj to pole pod [fields] albo usuń je z paths.
clockwork-unfit-path-to-itself = Droga prowadzi z pola { $number } do niego samego
    .help = Napisz tam { $number } tylko raz.
clockwork-unfit-path-twice = Droga między { $first } a { $second } jest dwa razy
    .help = Usuń jedną z nich; wystarczy w jedną stronę.
clockwork-unfit-too-many-paths = Na polu { $number } spotyka się za dużo dróg: { $paths }
    .help = Może ich być najwyżej { $most }. Poprowadź niektóre do innego pola.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Pole { $number } leży poza obrazkiem
        [spots] Karta w skrytce { $number } leżałaby poza obrazkiem
       *[other] Wieże stałyby poza obrazkiem
    }
    .help = Obrazek ma { $width } szerokości i { $height } wysokości; karta ma 36 szerokości i 50 wysokości, licząc wokół środka.
clockwork-unfit-fields-too-near = Pola { $first } i { $second } leżą jedno na drugim
    .help = Przesuń jedno z nich, aż odległość będzie { $apart } albo więcej.
clockwork-unfit-unreachable = Żadna droga nie łączy z Wieżami: { $fields }
    .help = Dodaj drogę do { $number } albo usuń to, dokąd nikt nie dojdzie.
clockwork-unfit-spots-overlap = Karty w skrytkach { $first } i { $second } leżałyby jedna na drugiej
    .help = Przesuń jedną z nich: karta ma 36 szerokości i 50 wysokości.
clockwork-unfit-spot-on-track = Karta w skrytce { $spot } leżałaby na moście między { $first } a { $second }
    .help = Odsuń skrytkę od mostu albo ją usuń.
`;export{e as default};