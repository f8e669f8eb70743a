var e=`### Polish: Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.

## Words that other sentences use

toybattle-effect-recall = Powrót
toybattle-effect-draw = Dobranie
toybattle-effect-shove = Pchnięcie
toybattle-effect-exhume = Wykopanie
toybattle-effect-nullify = Bez efektu
toybattle-effect-suppress = Uciszenie
toybattle-effect-gate = Brama
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = Zaczyna { $name }
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } bierze żeton
        [few] { $name } bierze { $count } żetony
        [many] { $name } bierze { $count } żetonów
       *[other] { $name } bierze { $count } żetonu
    }
    .troop = { $name } bierze: { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } stawia { $troop } na polu { $place }
       *[other] { $name } stawia { $troop } na polu { $place }, pod spodem: { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } zamyka obszar: jeden medal
        [few] { $name } zamyka obszar: { $medals } medale
        [many] { $name } zamyka obszar: { $medals } medali
       *[other] { $name } zamyka obszar: { $medals } medalu
    }
toybattle-event-troop-discarded = Odrzucone z pola { $base }: { $troop } ({ $name })
toybattle-event-rack-robbed = Zrabowane ze stojaka ({ $name }): { $troop }
toybattle-event-troop-recalled = { $name } zabiera { $troop } z pola { $base } na stojak
toybattle-event-troop-shoved = { $troop } ({ $name }) musi przejść z pola { $start } na pole { $end }
toybattle-event-troop-exhumed = { $name } wykopuje: { $troop }
toybattle-event-tile-suppressed = { $name } ma jeden żeton zakryty
    .troop = { $name } ma zakryty żeton: { $troop }
toybattle-event-tiles-released = { $name } znów może użyć każdego żetonu
toybattle-event-effect-declined = { $name } nie używa efektu: { toybattle-effect }
toybattle-event-headquarters-captured = { $name } zdobywa sztab { $place }
toybattle-event-objective-reached = Tyle medali wystarczy
toybattle-event-side-stuck = { $name } nie może ani brać, ani stawiać
toybattle-event-battle-stalled = Tury bez żadnej zmiany: { $turns }

## How it ended

toybattle-you-win = Wygrywasz!
toybattle-outcome-headquarters = Wygrywa { $name }
    .because = Zabawka stoi na sztabie przeciwnika.
toybattle-outcome-objective =
    { $winners ->
        [2] Wygrywają razem: { $name }
       *[other] Wygrywa { $name }
    }
    .because =
        { $points ->
            [one] Jeden medal wystarcza tu do zwycięstwa.
            [few] { $points } medale wystarczają tu do zwycięstwa.
            [many] { $points } medali wystarcza tu do zwycięstwa.
           *[other] { $points } medalu wystarcza tu do zwycięstwa.
        }
toybattle-outcome-stuck = Wygrywa { $name }
    .because = Jedna strona nie mogła ani brać, ani stawiać. Wygrywa, kto ma więcej medali, a przy remisie druga strona.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Wygrywa { $name }
       *[other] Bitwa utknęła
    }
    .because = Przez wiele tur nikt nic nie wziął, nie zdobył i nie odrzucił. Wygrywa, kto ma więcej medali, a przy remisie nikt.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Gra jest skończona
    .because = Nie ma już więcej ruchów.
    .help = Zacznij nową grę albo obejrzyj tę jeszcze raz.
toybattle-refused-not-to-act = To nie twoja kolej
    .because = Teraz gra druga strona.
    .help = Poczekaj chwilę. Damy ci znać.
toybattle-refused-chance-first = Poczekaj chwilę
    .because = Żetony jeszcze się losują.
    .help = Spróbuj, gdy będą na stojaku.
toybattle-refused-unforeseen = Tego się tu nie wybiera
    .because = Los dobiera żetony, a strony nimi grają. Każdy robi swoje.
    .help = Wybierz jeden ze swoich ruchów.
toybattle-refused-not-in-reserve = { $troop }: tego żetonu już nie ma w zapasie
    .because = Wszystkie żetony tej zabawki już się pokazały.
    .help = Musi przyjść inny żeton.
toybattle-refused-not-on-that-rack = { $troop }: takiego żetonu tam nie ma
    .because = Wskazać można tylko żeton ze stojaka.
    .help = Trzeba wskazać inny żeton.
toybattle-refused-no-such-place = Na tej planszy nie ma pola { $place }
    .because = Każda baza i każdy sztab ma swój numer.
    .help = Wybierz numer, który widzisz na planszy.
toybattle-refused-not-on-rack = { $troop }: nie masz takiego żetonu
    .because = Zabawki stawia się z własnego stojaka.
    .help = Wybierz zabawkę ze swojego stojaka.
toybattle-refused-suppressed-tile = { $troop }: ten żeton jest zakryty
    .because = Działa na niego Uciszenie, więc w tej turze zostaje na stojaku.
    .help = Postaw inną zabawkę albo weź żetony. Po tej turze znów będzie wolny.
toybattle-refused-own-headquarters = Pole { $place } to twój własny sztab
    .because = Zabawki może tam stawiać tylko przeciwnik.
    .help = Wybierz bazę albo sztab przeciwnika.
toybattle-refused-not-connected = Baza { $place } jest za daleko
    .because = Twoja linia od sztabu urywa się na bazie { $breaks }.
    .help = Zajmij najpierw bazę { $breaks }.
toybattle-refused-headquarters-not-connected = Sztab jest za daleko
    .because = Twoja linia od sztabu urywa się na bazie { $breaks }.
    .help = Zajmij najpierw bazę { $breaks }.
toybattle-refused-hook-headquarters = Hook nie może wskoczyć na sztab
    .because = Skacze tylko na bazy, a twoja linia urywa się na polu { $breaks }.
    .help = Zbuduj linię aż do sztabu.
toybattle-refused-hook-nullified = Hook nie może skoczyć na pole { $place }
    .because = Tam żadna zabawka nie ma efektu, a skok to jego efekt. Twoja linia urywa się na polu { $breaks }.
    .help = Zbuduj linię do pola { $place } albo skocz gdzie indziej.
toybattle-refused-gate-closed = { $troop } nie przejdzie przez bramę na polu { $place }
    .because = Ta brama wpuszcza { $lets } i Kwaka.
    .help = Postaw zabawkę, która pasuje.
toybattle-refused-too-weak = { $troop } ma za mało siły: tam jest { $enemy }
    .because = { $strength } musiałoby być większe niż { $against }.
    .help = Postaw silniejszą zabawkę albo Kwaka.
toybattle-refused-rack-full = Twój stojak jest pełny
    .because = Leży na nim tyle żetonów: { $tiles }. Więcej się nie zmieści.
    .help = Postaw zabawkę.
toybattle-refused-reserve-empty = Twój zapas jest pusty
    .because = Nie ma już żetonów do wzięcia.
    .help = Postaw zabawkę.
toybattle-refused-effect-open = Najpierw zdecyduj: { toybattle-effect }
    .because = Efekt na polu { $base } czeka na ciebie.
    .help = Użyj go albo z niego zrezygnuj.
toybattle-refused-not-a-base = Pole { $place } to nie baza
    .because = Efekty działają na bazy, nigdy na sztaby.
    .help = Wybierz bazę.
toybattle-refused-not-beside = Baza { $base } jest za daleko
    .because = Efekt z pola { $activator } sięga na jedną ścieżkę.
    .help = Wybierz bazę o jedną ścieżkę od pola { $activator }.
toybattle-refused-no-enemy-there = Na polu { $base } nie widać przeciwnika
    .because = Efekt działa na widoczne zabawki przeciwnika.
    .help = Wybierz bazę, na której wierzchu stoi przeciwnik.
toybattle-refused-same-base = Zabawka na polu { $base } zostaje
    .because = Ta baza zwraca jedną z twoich innych zabawek.
    .help = Wybierz inną swoją zabawkę.
toybattle-refused-not-yours = Widoczna zabawka na polu { $base } nie jest twoja
    .because = Wracają tylko własne zabawki.
    .help = Wybierz swoją zabawkę.
toybattle-refused-shove-nowhere = Z pola { $start } nie da się pchnąć na pole { $end }
    .because = Pchnięcie prowadzi jedną ścieżką do bazy.
    .help = Wybierz bazę obok pola { $start }.
toybattle-refused-not-discarded = { $troop }: nie masz takiej odrzuconej zabawki
    .because = Wykopuje się tylko własne odrzucone zabawki.
    .help = Wybierz jedną ze swoich odrzuconych zabawek.
toybattle-refused-nothing-to-decline = Nie ma z czego rezygnować
    .because = Żaden efekt teraz nie czeka, a tury nie można opuścić.
    .help = Weź żetony albo postaw zabawkę.
toybattle-refused-no-effect-offered = Żaden efekt teraz nie czeka
    .because = Efekty przychodzą po postawieniu zabawki.
    .help = Weź żetony albo postaw zabawkę.
toybattle-refused-must-suppress = Tego efektu trzeba użyć
    .because = Według zasad tego stołu nikt z niego nie rezygnuje.
    .help = Wskaż żeton na stojaku przeciwnika.

## Before play

toybattle-printing = Które zasady?
toybattle-printing-standard = Instrukcja
    .help = Tak, jak w instrukcji, a gdzie milczy, tam rozstrzygamy sami.
toybattle-option-terrain = Jaki teren?
toybattle-option-terrain-castle = Zamkowe Pole
    .help = Na pierwszą grę. Bazy specjalne zwracają zabawkę na stojak.
toybattle-option-terrain-pool = Tropikalny Basen
    .help = Bramy wpuszczają tylko niektóre siły.
toybattle-option-terrain-clouds = Miasto w Chmurach
    .help = Bazy specjalne dają jeszcze jeden żeton.
toybattle-option-terrain-jungle = Wulkaniczna Dżungla
    .help = Bazy specjalne odpychają zabawkę przeciwnika.
toybattle-option-terrain-cemetery = Zaklęty Cmentarz
    .help = Bazy specjalne wykopują odrzuconą zabawkę.
toybattle-option-terrain-caribbean = Morze Karaibskie
    .help = Bez baz specjalnych, ale niebieski ma dwa sztaby.
toybattle-option-terrain-station = Stacja Metal-X
    .help = Na bazach specjalnych żadna zabawka nie ma efektu.
toybattle-option-terrain-battlefield = Pole Bitwy
    .help = Bazy specjalne uciszają żeton na stojaku przeciwnika.
toybattle-option-terrain-croisette = La Croisette
    .help = Późniejsza plansza, na której jest wszystkiego po trochu.
toybattle-option-terrain-tournament = Turniej
    .help = Zamkowe Pole, na którym bazy specjalne wykopują odrzuconą zabawkę.
toybattle-option-beginner = Bazy specjalne?
toybattle-option-beginner-false = Jak w instrukcji
    .help = Każda baza specjalna robi to, co pokazuje.
toybattle-option-beginner-true = Bez nich, na początek
    .help = Bazy specjalne są zwykłymi bazami, a bramy są otwarte.
toybattle-reading-suppress = Czy trzeba uciszyć żeton?
toybattle-reading-suppress-optional = Nie
    .help = Z uciszenia żetonu można zrezygnować.
toybattle-reading-suppress-forced = Tak
    .help = Kto może uciszyć żeton, musi to zrobić.
toybattle-reading-both_at_objective = Kto wygrywa, gdy obie strony naraz mają dość medali?
toybattle-reading-both_at_objective-acting = Strona, która gra
    .help = Wygrywa strona, której tura właśnie trwa.
toybattle-reading-both_at_objective-shared = Obie
    .help = Obie strony są pierwsze.
toybattle-reading-no_progress = A jeśli nic się już nie dzieje?
toybattle-reading-no_progress-40 = Koniec gry
    .help = Po 40 turach bez wziętego żetonu, zdobytego medalu i odrzuconego żetonu wygrywa, kto ma więcej medali.
toybattle-reading-no_progress-none = Gramy dalej
    .help = Gra trwa, aż ktoś wygra albo utknie.

## At the table

toybattle-turn = Teraz { $name }
toybattle-turn-yours = Twoja kolej, { $name }
toybattle-turn-number = Tura { $number }
toybattle-board = Plansza
toybattle-rack = Twój stojak
toybattle-your-side = Twój stojak i co możesz zrobić
toybattle-you = ty
toybattle-across = po drugiej stronie stołu
toybattle-side-0 = Niebieski
toybattle-side-1 = Czerwony
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = Baza { $number }
toybattle-base-empty = pusta
toybattle-base-held =
    { $count ->
        [one] { $troop } ({ $name })
        [few] { $troop } ({ $name }), na wierzchu, razem { $count } żetony
        [many] { $troop } ({ $name }), na wierzchu, razem { $count } żetonów
       *[other] { $troop } ({ $name }), na wierzchu, razem { $count } żetonu
    }
toybattle-headquarters-of = Sztab numer { $number } ({ $name })
toybattle-gate = Brama dla { $lets }
toybattle-target = możesz tu postawić
toybattle-choice = możesz to wybrać
toybattle-tiles =
    { $count ->
        [0] bez żetonów
        [one] 1 żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
toybattle-stack-help = Bazę zajmuje żeton na wierzchu. Pod nim są starsze, najstarszy na końcu.
toybattle-medals = { $medals } z { $objective } medali potrzebnych do zwycięstwa
toybattle-objective =
    { $objective ->
        [one] Do wygranej: 1 medal
        [few] Do wygranej: { $objective } medale
        [many] Do wygranej: { $objective } medali
       *[other] Do wygranej: { $objective } medalu
    }
toybattle-goal = Zdobądź sztab, którego broni { $name }, albo zbierz przed przeciwnikiem tyle medali: { $objective }.
toybattle-goal-both = Zdobądź sztab przeciwnika albo zbierz przed nim tyle medali: { $objective }.
toybattle-on-rack = na stojaku
toybattle-in-reserve = w zapasie
toybattle-discarded = odrzucone
toybattle-face-down = zakryte
toybattle-known = { $troop }, wszyscy to wiedzą
toybattle-rack-count = { $count } na stojaku
toybattle-strip-you = ty · zapas { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, w tej turze zakryty żeton

# What troops and bases do, in a few words.
toybattle-does-skully = weź 2 żetony
toybattle-does-capn = postaw jeszcze jedną zabawkę
toybattle-does-jumbo = odrzuć sąsiada
toybattle-does-hook = wyląduj na dowolnej bazie
toybattle-does-xb-42 = zrabuj żeton w ciemno
toybattle-does-star = weź 1 żeton
toybattle-does-roxy = po prostu silny żeton
toybattle-does-kwak = pokona każdego, każdy go pokona
toybattle-does-recall = zabierz inną swoją zabawkę z powrotem na stojak.
toybattle-does-draw = weź jeszcze jeden żeton.
toybattle-does-shove = popchnij sąsiednią zabawkę przeciwnika o jedną bazę dalej.
toybattle-does-exhume = odzyskaj jedną ze swoich odrzuconych zabawek.
toybattle-does-nullify = zabawki postawione tutaj nie mają efektu.
toybattle-does-suppress = zakryj w ciemno żeton przeciwnika na jedną turę.
toybattle-does-gate = wejdą tylko te siły i Kwak.

toybattle-hint-begin = Gotowe? Rozdaj żetony.
toybattle-hint-turn = Wybierz zabawkę do postawienia albo weź żetony.
toybattle-hint-place = Wybierz zabawkę do postawienia.
toybattle-hint-picked = { $troop } w ręce. Wybierz bazę, która świeci.
toybattle-hint-wait = { $name } myśli.
toybattle-begin = Rozdaj żetony
toybattle-take = Weź żetony
toybattle-place-on = Postaw na polu { $place }

toybattle-question = Efekt czeka na ciebie
toybattle-offered = { $effect } na polu { $base }
toybattle-ask-skully =
    { $count ->
        [one] Wziąć żeton?
        [few] Wziąć { $count } żetony?
        [many] Wziąć { $count } żetonów?
       *[other] Wziąć { $count } żetonu?
    }
toybattle-ask-capn = Postawić jeszcze jedną zabawkę?
toybattle-ask-jumbo = Odrzucić sąsiada, który świeci?
toybattle-ask-xb-42 = Zrabować w ciemno żeton ze stojaka przeciwnika?
toybattle-ask-star = Wziąć jeden żeton?
toybattle-ask-recall = Zabrać z powrotem swoją zabawkę, która świeci?
toybattle-ask-draw = Wziąć jeden żeton?
toybattle-ask-shove = Kogo popchniesz? Wybierz zabawkę, która świeci.
toybattle-ask-shove-to = Dokąd idzie zabawka z pola { $base }?
toybattle-ask-exhume = Którą odrzuconą zabawkę wykopać?
toybattle-ask-suppress = Zakryć w ciemno żeton przeciwnika?
toybattle-do-take =
    { $count ->
        [one] Weź żeton
        [few] Weź { $count } żetony
        [many] Weź { $count } żetonów
       *[other] Weź { $count } żetonu
    }
toybattle-do-rob = Zrabuj
toybattle-do-suppress = Zakryj jeden
toybattle-do-exhume = { $troop }
toybattle-decline = Nie, dziękuję

toybattle-read-side =
    { $rack ->
        [one] { $name }: { $medals } z { $objective } medali, { $rack } żeton na stojaku, { $reserve } w zapasie
        [few] { $name }: { $medals } z { $objective } medali, { $rack } żetony na stojaku, { $reserve } w zapasie
        [many] { $name }: { $medals } z { $objective } medali, { $rack } żetonów na stojaku, { $reserve } w zapasie
       *[other] { $name }: { $medals } z { $objective } medali, { $rack } żetonu na stojaku, { $reserve } w zapasie
    }
toybattle-read-rack = Twój stojak: { $troops }

toybattle-key-pick = Wybierz zabawkę ze stojaka
toybattle-key-take = Weź żetony
toybattle-key-decline = Zrezygnuj z efektu

toybattle-instead = Spróbuj: { $what }
toybattle-beats = { $troop } pokonuje: { $enemy }.
toybattle-another = Inny teren
`;export{e as default};