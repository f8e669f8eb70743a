### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPCJE
    .command = POLECENIE
    .args = DALEJ
    .file = PLIK
    .directory = FOLDER
    .path = ŚCIEŻKA
    .integer = LICZBA
    .float = LICZBA
    .text = TEKST
    .code = KOD
    .codes = KODY
    .game = GRA
    .edition = WYDANIE
    .name = NAZWA
    .value = WARTOŚĆ
    .level = POZIOM
    .from = SKĄD
    .to = DOKĄD
    .address = ADRES

## What each command does, and its options.

command-option =
    .help = Pokazuje tę pomoc.
    .version = Pokazuje wersję.
    .data = Folder na twoje gry.
    .language = Język.  [inaczej: taki jak w systemie]
    .plain = Jedna rzecz w wierszu, bez rysunku: dla czytników ekranu.
    .workers = Procesy.  [inaczej: wszystkie rdzenie]
    .ray = Pracuje na tym klastrze Ray; „local” uruchamia go tutaj.
    .option = Wybrane przed grą.
    .seed = To samo ziarno, te same gry.
    .work = Procent zwykłej pracy.
    .yes = Usuwa bez pytania.
    .store = Baza danych z grami: postgresql://...
command-help-toychest = Gry planszowe z pudełka, grane jak trzeba.
command-help-arena =
    Każe botom grać między sobą, z zamianą miejsc, na wszystkich rdzeniach; po zatrzymaniu i ponownym starcie idzie dalej.

    Obok udziału wygranych stoi, ile zostaje bez szczęścia: od każdego wyniku odejmuje się to, co dał los.
    .bots = Po przecinkach: poziomy, ich zakresy, 6~60 (pamięta 60 wpisów), hand4 (wagi ustawione ręcznie), plain6 (bez sieci), 6@1000 (po 1000 przebiegów), greedy, random.
    .games = Gry każdej pary.
    .seats = Ilu siada.  [inaczej: jak najmniej]
    .each = Opcja, której wartości się zmieniają, np. terrain.
    .all-pairs = Każdy z każdym, nie tylko z poprzednim.
    .out = Wyniki.  [inaczej: arena-GRA.csv]
    .json = Wszystkie liczby z tabeli.
    .raw = Nie waży szczęścia: szybciej, ale tyle samo gier mówi mniej.
command-help-board = Własne plansze: sprawdzanie i drukowanie. Jak ją napisać, mówi docs/boards.md.
command-help-board-check = Mówi, czy na planszy da się grać; jeśli nie, to co jest źle i jak to poprawić.
    .deck = Sprawdza też własne karty.
command-help-board-print = Zapisuje planszę, jej karty i żetony jako arkusze do druku: własny PLIK albo jedną z naszych plansz przez NAZWĘ.
    .to = Folder na arkusze.  [inaczej: tutaj]
    .format = Jeden PDF albo SVG na stronę.
    .paper = Rozmiar papieru.  [inaczej: a4]
    .deck = Własne karty.
    .printing = Instrukcja, której trzymają się karty.
    .backs = Także tyły kart, do druku dwustronnego.
    .ink = Same linie, nic wypełnionego: do szkolnych drukarek albo do kolorowania.
    .overwrite = Zapisuje na arkuszach, które już są.
command-help-branch = Gra dalej od wpisu skończonej gry: z nowym szczęściem, a to, co było ukryte, leży tak, jak leżało.
    .entry = Wpis, po którym grasz dalej.
    .seat = Miejsce, na którym grasz, od 1.
    .bot = Poziom botów na pozostałych miejscach.
command-help-doctor = Patrzy, czy wszystko, czego potrzebuje serwer, jest i działa.
    .bus = Jak serwery dają sobie znać: redis://...
command-help-laws = Gra losowe gry każdego wydania i mówi, które prawo gdzie nie jest zachowane i którego zdania brakuje.
command-help-learn = Uczy gry przez granie; idziesz dalej tam, gdzie była przerwa.
    .name = Twoje imię.
    .step = Zaczyna od nowa od tego kroku; 1 to początek.
command-help-new = Zapisuje małą grę na początek w folderze NAZWA i stawia ją na półce.
command-help-play = Gra w terminalu; bez gry mówi, jakie są, i pyta na klawiaturze.
command-help-play-game = Gra w { $game } w terminalu.
    .edition = Wydanie według identyfikatora; mogą w nim być zasady domowe.
    .printing = Wydanie według języka instrukcji.
    .seats = Ile osób gra.
    .name = Kto gra; raz na każde miejsce.
    .bot = Bot, od 1 do 6 albo jego imię; 6~60 pamięta 60 wpisów. Raz na każdego.
    .rule = Zasada domowa.
    .seed = Tekst, który rozstrzyga całe szczęście: ten sam tekst, te same karty.
    .list = Pokazuje instrukcje, opcje i zasady domowe.
command-help-puzzles = Robi zagadki: chwile z prawdziwych gier, w których jedna droga jest lepsza od innych. Po ponownym starcie idzie dalej.
    .count = Ile zagadek.
    .from = Własna skończona gra; można kilka razy.
    .out = Plik.  [inaczej: puzzles-GRA.jsonl]
    .seed = To samo ziarno daje te same zagadki.
command-help-replay = Pokazuje skończoną grę krok po kroku, z jej pliku albo przez kod.
command-help-report =
    Mówi, co gry botów mówią o grze, dla każdej planszy: kto zaczyna, ile to trwa, jak się kończy.

    Po zatrzymaniu i ponownym starcie idzie dalej.
    .bot = Kto gra na wszystkich miejscach: poziom, greedy albo random.
    .games = Gry na każdą planszę albo instrukcję.
    .seats = Ilu siada.  [inaczej: jak najmniej]
    .each = Opcja, której wartości liczy się osobno, albo „printing”.  [inaczej: plansze]
    .out = Strona.  [inaczej: report-GRA.html]
    .tables = To samo jako tabele Markdown.
    .json = To samo jako liczby.
    .results = Rozegrane gry.  [inaczej: report-GRA.csv]
command-help-resume = Wraca do gry: przez jej KOD albo do ostatniej niedokończonej.
command-help-review = Oddziela szczęście od gry w skończonej grze, z jej pliku albo przez kod.
    .json = Zapisuje do tego pliku wszystko, co znaleziono.
    .svg = Zapisuje do tego pliku wykres, kto prowadził.
    .try = Najpierw daje spróbować jeszcze raz tam, gdzie był lepszy ruch.
command-help-serve = Uruchamia serwer i otwiera przeglądarkę.
    .host = Adres, na którym słucha; 0.0.0.0 dla twojej sieci.  [inaczej: 127.0.0.1]
    .lan = Otwiera go dla twojej sieci: pokazuje adres dla innych i kod QR.
    .port = Port, na którym słucha.  [inaczej: 7170 albo dowolny wolny]
    .store = Trzyma gry w bazie danych: postgresql://...
    .browser = Otwiera przeglądarkę.
    .warm-up = Przygotowuje boty wszystkich gier, zanim ktoś z nimi zagra.
    .pause = Ile sekund bot czeka przed każdym ruchem.
    .lines = Otwarte stoły na adres; 0: dowolnie wiele.
    .requests = Zapytania na adres i sekundę; 0: dowolnie wiele.
    .tables = Nowe stoły na adres i minutę; 0: dowolnie wiele.
    .bus = Daje znać innym serwerom tej bazy danych przez redis://...
    .node = Nazwa tego serwera wśród nich.
    .behind-proxy = Pośrednik na tym komputerze przekazuje, o co pytają inni.
    .metrics = Pokazuje liczniki pod /metrics, dla Prometheusa.
    .json-logs = Pisze wiersze dziennika jako JSON.
    .processes = Obsługuje gry tyloma procesami, żeby pracował więcej niż jeden rdzeń.
    .keep-finished = Po ilu dniach skończona gra jest usuwana.  [inaczej: nigdy]
    .keep-idle = Po ilu dniach bez ruchu gra jest usuwana.  [inaczej: nigdy]
command-help-simulate = Gra gry botów do folderu, jako spakowane zapisy i jako Parquet; po zatrzymaniu i ponownym starcie idzie dalej.
    .games = Ile.
    .bots = Kto zmienia się na miejscach; nazwy jak w „arena”.
    .seats = Ilu siada.  [inaczej: jak najmniej]
    .each = Opcja, której wartości się zmieniają, np. terrain.
    .batch = Gry w pliku.
    .out = Folder.  [inaczej: simulation-GRA]
command-help-store = Magazyny: gdzie są trzymane gry.
command-help-store-copy =
    Kopiuje wszystkie stoły: SKĄD i DOKĄD to magazyny: postgresql://..., plik albo folder z grami.

    Każdy jest czytany jeszcze raz i porównywany. Co już jest, zostaje; stół, który tam jest inny, zostaje nazwany i nietknięty.
command-help-tables = Co jest trzymane: lista stołów albo ich usuwanie.
    .data = Folder z grami.
command-help-tables-clear = Usuwa stoły trzymane dość długo.
    .finished = Usuwa gry skończone tyle dni temu.
    .idle = Usuwa gry, w które od tylu dni nikt nie gra.
command-help-tables-delete = Usuwa stoły przez ich KODY, ze wszystkim, co do nich należy.
command-help-tables-list = Stoły zmienione ostatnio: kod, wydanie, wpisy, dni spoczynku, imiona.
    .limit = Tyle, ostatnie.
command-help-train = Uczy od zera sieć wartości gry, przez gry z samą sobą; po zatrzymaniu i ponownym starcie idzie dalej.
    .out = Plik.  [inaczej: network-GRA.bin]
command-help-verify = Dowodzi skończonej gry: każdego ruchu zasadami, każdej karty i kostki ziarnem losowania.
    .origin = Gra, od której grano dalej, żeby dowieść też jej szczęścia.

## What was typed does not fit.

command-click-usage = Użycie:
command-click-options = Opcje
command-click-commands = Polecenia
command-click-default = inaczej: { $default }
command-click-required = wymagane
command-click-error = Błąd: { $message }
command-click-aborted = Zatrzymano.
command-click-try = „{ $command } { $option }” pomoże.
command-click-missing-command = Które polecenie? Nie ma żadnego.
command-click-missing-argument = Brakuje:
command-click-missing-option = Brakuje opcji
command-click-no-such-option = Nie ma opcji „{ $name }”.
command-click-no-such-command = Nie ma polecenia „{ $name }”.
command-click-did-you-mean = Chodzi o { $possibility }?
command-click-did-you-mean-one = Chodzi o coś z tego: { $possibilities }?
command-click-unexpected = To za dużo: { $args }
command-click-takes-no-value = Opcja „{ $name }” nie przyjmuje wartości.
command-click-needs-value = Opcja „{ $name }” wymaga wartości.
command-click-unfit = Ta wartość nie pasuje: { $message }
command-click-unfit-for = Ta wartość nie pasuje do { $param_hint }: { $message }
command-click-choose = Wybierz jedno z tych: { $choices }
command-click-not-the-choice = „{ $value }” to nie { $choice }.
command-click-not-a-choice = „{ $value }” nie ma wśród { $choices }.
command-click-not-in-range = { $value } nie mieści się w zakresie { $range }.
command-click-not-a-number = „{ $value }” to nie taka liczba.
command-click-not-there = „{ $filename }” nie istnieje.
command-click-is-file = „{ $filename }” to plik, nie folder.
command-click-is-folder = „{ $filename }” to folder, nie plik.
command-click-not-readable = Nie da się przeczytać „{ $filename }”.
command-there-are = Są: { $names }

## A server.

command-open = Toychest jest otwarty pod { $here }
command-open-network =
    Toychest jest otwarty pod { $here } na tym komputerze,
    a dla innych w twojej sieci pod { $others }
command-close = Ctrl-C go zamyka. Twoje gry zostają.
command-open-already = Toychest jest już otwarty pod { $here }
command-cannot-listen = Nie da się słuchać na { $host }, port { $port }: { $because }
command-cannot-keep = Nie da się trzymać gier w { $folder }: { $because }
command-read-only = { $folder } jest tylko do odczytu: stare gry można oglądać, nowe się nie zachowają.
command-no-store = Pod { $address } nie ma magazynu.
command-store-failed =
    { $because ->
        [disk-full] Dysk jest pełny.
        [read-only] Można go tylko czytać.
        [locked] Trzyma go inny program.
        [damaged] Jest uszkodzony albo to nie magazyn.
        [out-of-reach] Baza danych nie odpowiada.
       *[other] Nie udało się.
    }
command-store-newer = Należy do nowszego Toychesta: uaktualnij ten.
command-needs-package = Potrzebny jest pakiet { $package }: { $command }
command-node-name = Nazwa serwera to małe litery, cyfry i łączniki. Ta nie pasuje: { $name }
command-processes-store = Kilka procesów dzieli folder. Dla bazy danych uruchom zamiast tego kilka serwerów.
command-processes-system = Ten system nie pozwala procesowi przekazać połączeń innemu: pomiń --processes.
command-processes-fail = Żaden proces nie utrzymał się przy życiu; dlaczego, mówią wiersze powyżej.
command-node-database = Kilka serwerów dzieli bazę danych: podaj ją przez --store postgresql://...
command-bus-shape = Podaj szynę taką jak redis://HOST. Ta nie pasuje: { $address }
command-cannot-reach = { $address } jest poza zasięgiem: { $because }
command-copied = Stoły skopiowane: { $copied }, uaktualnione: { $updated }, już tam były: { $there }. Wszystkie porównano.
command-copy-differ = Stoły inne albo nieczytelne, których nie skopiowano: { $count }
command-copy-other = { $code }: jest tam inna gra z tym kodem.
command-tables-sure = Znikną na zawsze. Usunąć je?
command-tables-deleted = Usunięte stoły: { $count }
command-doctor-well = dobrze
command-doctor-ill = ŹLE
command-doctor-ills = Coś nie tak: { $names }
command-doctor-games = gry
command-doctor-engine = silnik
command-doctor-disk = dysk
command-doctor-store = magazyn
command-doctor-tables = stoły
command-doctor-bus = szyna
command-doctor-version = { $version }, Python { $python }
command-doctor-editions = wydania: { $count }
command-doctor-broken = { $name }: nie da się grać ({ $because })
command-doctor-engine-there = jest
command-doctor-engine-missing = Jeszcze go nie ma: do tej pory boty myślą według czytelnych zasad.
command-doctor-disk-database = dysk bazy danych
command-doctor-disk-full = Wolne tylko { $free } MB: zrób miejsce, inaczej ruchy będą odrzucane.
command-doctor-disk-free = Wolne: { $free } GB
command-doctor-answers = { $address } odpowiada w { $milliseconds } ms
command-doctor-whole = Ostatnie są całe: { $count }.
command-doctor-bus-answers = { $address } odpowiada
command-refused-origin = Tej stronie nie wolno tego zrobić.

## Is a game fair? The draws are what luck decided.

command-fair = uczciwie. Wpisy: { $entries }, w tym losowe: { $chance }, wszystko tak, jak mówi ziarno.
command-fair-since = dalszy ciąg innej gry, od tej pory uczciwie. Wpisy: { $entries }; losowania tak, jak mówi ziarno: { $chance }, przejęte z poprzedniej gry: { $copied }. Zobacz --origin.
command-fair-guided = gra z przewodnikiem, zgodnie z zasadami. Wpisy: { $entries }; losowania według scenariusza: { $scripted }, tak, jak mówi ziarno: { $chance }.
command-unfair-entry = wpis { $seq }: { $because }
command-unfair-seed = Ziarno nie jest tym, które obiecano przed pierwszym losowaniem.
command-unfair-order = Na jego miejscu stoi wpis { $found }.
command-unfair-checksum = Jego suma kontrolna się nie zgadza.
command-unfair-last-line = Suma kontrolna ostatniego wiersza się nie zgadza.
command-unfair-seats = Tyle osób gra w tę grę: { $counts }; tutaj: { $got }.
command-unfair-no-seat = Na miejscu { $seat } nikt nie siedzi.
command-unfair-agreed = Miejsca { $agreed } nie mogły pozwolić miejscu { $seat } cofnąć.
command-unfair-options = Opcje przed grą nie pasują do tej gry.
command-unfair-branch-moves = Tyle ruchów ({ $moves }) to nie ruchy z wpisów od 1 do { $seq }.
command-unfair-branch-entry = To nie jest ruch gry, od której grano dalej.
command-unfair-other-origin = Nie grano dalej od tamtej gry.
command-unfair-origin-differs = Tamta gra potoczyła się inaczej.
command-unfair-chance-not-now = „{ $move }” przez los, choć nie jego kolej.
command-unfair-drawn = Ziarno daje „{ $drawn }”, zapis mówi „{ $move }”.
command-unfair-scripted-move = „{ $move }” z miejsca { $seat } ma być losem ze scenariusza.
command-unfair-no-guide = „{ $move }” jest ze scenariusza, choć nie ma tu gry z przewodnikiem.
command-unfair-impossible = „{ $move }” nie może się tu zdarzyć.
command-unfair-illegal = Zasady zabraniają tu „{ $move }” ({ $rule }).
command-unfair-malformed = „{ $move }” to nie ruch.
command-unfair-not-over = Zapis mówi, jak się skończyło, ale gra się nie skończyła.
command-unfair-other-outcome = Gra skończyła się inaczej, niż mówi zapis.
command-log-header = Pierwszy wiersz jest uszkodzony: to nie zapisana gra albo ktoś ją zmienił.
command-log-entry = Wpis { $seq } jest uszkodzony.
command-log-ending = Ostatni wiersz jest uszkodzony.
command-log-truncated = Zapis urywa się po wpisie { $seq }, przed ostatnim wierszem.
command-log-newer = Format { $found } zapisu jest nowszy niż { $newest }: uaktualnij Toychest.
command-log-edition-unknown = Żadne wydanie nie nazywa się tu „{ $edition }”.
command-log-table-unfinished = Gra się nie skończyła, więc niczego jeszcze nie da się dowieść.

## Bots against bots.

command-arena-picture = { $file }: pod tą nazwą leży obrazek obok wyników. Daj wynikom inną końcówkę.
command-arena-twice = Podaj każdego bota raz: nikt nie gra sam ze sobą.
command-arena-too-few = Podaj co najmniej dwa boty, np. --bots 1..6.
command-arena-bot = Żaden bot nie nazywa się tu „{ $bot }”. { $bots }
command-arena-weights = { $game }: boty tu planują, „{ $bot }” nie ma wag ustawionych ręcznie.
command-arena-other-file = { $file } nie zawiera wyników areny. Podaj inny plik przez --out.
command-arena-done = wszystko już rozegrane
command-arena-compiling = kompilacja, raz na zawsze
command-arena-games = gry: { $games }
command-arena-cut-off = przerwane i podzielone: { $count }
command-arena-luckless = bez szczęścia
command-arena-sure = tak pewne jak { $times } razy więcej gier; { $evaluator }
command-arena-rating = ranking
command-arena-files = { $file } i { $picture }
command-simulate-done = Gry w { $folder }: { $games }
command-simulate-other = { $folder } zawiera coś innego niż ta symulacja. Podaj inny folder przez --out.
command-simulate-stopped = Zatrzymano. To samo polecenie pójdzie dalej z tym, co jest w { $folder }.
command-simulate-cut-off = Gry, które trwały za długo: { $count }. Przerwano je: mają przejścia, ale nie mają zapisu.
