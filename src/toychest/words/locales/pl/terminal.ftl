### Polish: the terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back,
### save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, naciśnij Enter: { $what }
terminal-opening = Gramy dalej
terminal-hint = Wpisz ruch. „?” pokaże, co możesz zrobić.
terminal-moves = Możesz zagrać:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Teraz nie ma nic do zagrania.
terminal-moves-enter = Naciśnij Enter: { $what }
terminal-pass = Teraz { $name }. Przekaż ekran i naciśnij Enter.
terminal-passed = Teraz na ekran patrzy { $name }.
terminal-seen-by-all = Patrzą wszyscy, tylko raz:
terminal-seen-by-one = Patrzy tylko { $name }, tylko raz:
terminal-seen = Gdy już wiesz, naciśnij Enter: wtedy to zniknie.
terminal-taken-back = Cofnięte: { $words }
terminal-elsewhere = Przy tym stole grano dalej na innym urządzeniu. Teraz wygląda on tak.
terminal-unknown = „{ $text }” to tutaj ani ruch, ani polecenie.
terminal-number-unknown =
    { $count ->
        [0] Teraz nie ma nic do wyboru po numerze.
        [one] Teraz można wybrać tylko numer 1.
       *[other] Wybierz numer od 1 do { $count }.
    }
terminal-number-listed = { $number } to tutaj także miejsce. Aby zagrać numer { $number } z listy, wpisz: { $move }
terminal-number-alone = Samo „{ $number }” niczego nie zagra. „?” pokaże z numerami, co możesz zrobić.
terminal-number-there = Aby tam zagrać, wpisz: { $moves }
terminal-extras-missing = To wymaga więcej niż sama gra: { $packages }. Mając internet, wpisz „python3 play.py { $command }”, a wszystko się pobierze, albo „pip install { $names }”.
terminal-did-you-mean = Czy chodzi o „{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Wpisz „why” i ruch: why { $example }
terminal-look-unknown = Nic tutaj nie nazywa się „{ $text }”. Samo „look” mówi, co tu jest.
terminal-rules-how = „rule 2” czyta rozdział, „rule { $rule }” jeden punkt.
    .thing = „rule { $thing }” mówi, do czego coś służy.
terminal-rules-list = „rules” pokazuje rozdziały.
terminal-seat = Miejsce { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boty (--bot POZIOM):
terminal-bot-unknown = Żaden bot nie nazywa się „{ $text }”.
terminal-bot-memory = Żaden bot nie pamięta tylu ruchów: „{ $text }”. Wybierz liczbę od 0 do { $most }; przy 0 niczego nie zapomina.
terminal-bot-fallback = Tym razem myślenie się nie udało: { $name } gra dowolny dozwolony ruch.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Spójrz na „{ $start }”.
terminal-hint-look-all = Wszystkie twoje ruchy zaczynają się od „{ $start }”. Przyjrzyj się dobrze.
terminal-hint-only-now = Został tylko ten ruch. „back” cofa poprzedni.
terminal-hint-more = „hint” powie więcej.

## Help

terminal-help-move = Ruch, np. „{ $example }”; albo jego numer, póki lista jest na ekranie.
terminal-help-list = ? pokazuje, co możesz teraz zrobić.
terminal-help-hint = hint mówi, gdzie patrzeć; za drugim razem, które ruchy są dobre; za trzecim, co może być dalej i dlaczego.
terminal-help-why = why { $example } mówi, która zasada pozwala na ruch albo go zabrania.
terminal-help-goal = goal mówi, jak się wygrywa i czym jest tura.
terminal-help-look = look i miejsce mówi, co tam leży, także cały stos; look { $thing } mówi, do czego coś służy; samo look mówi to o wszystkim.
terminal-help-rules = rules pokazuje rozdziały zasad; rule 2 czyta jeden z nich.
terminal-help-back = back cofa twój ostatni ruch; back 2 cofa dwa.
terminal-help-board = board pokazuje stół jeszcze raz.
terminal-help-log = log mówi, co się do tej pory stało.
terminal-help-rule = rule { $rule } otwiera punkt zasad.
terminal-help-save = save PLIK zapisuje skończoną grę do pliku.
terminal-help-quit = quit kończy na teraz. Gra na ciebie poczeka.
terminal-help-enter = Enter prowadzi dalej, gdy stół czeka na ciebie.

## Kept, saved, going on

terminal-kept = Gra na ciebie poczeka. Graj dalej tak: { $command }
terminal-input-ended = Ruchy skończyły się przed końcem gry. Gra poczeka; graj dalej tak: { $command }
terminal-save-where = Wpisz „save” i nazwę pliku.
terminal-save-later = Ta gra jeszcze trwa, więc jej dziennik zapisze się później. Gra poczeka; graj dalej tak: { $command }
terminal-saved = Zapisane jako { $file }. Sprawdź tak: { $command }
terminal-save-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
terminal-save-failed = Nie udało się zapisać { $file }: { $because }
terminal-over = To koniec. Wpisz save PLIK, verify, rematch, replay albo quit.
terminal-fair = Uczciwie: wszystkie wpisy ({ $entries }) zgadzają się z zasadami i z ziarnem losowania.
terminal-scripted = Zgodnie z zasadami. Wpisy: { $entries }. Losowania wybrane przez przewodnik: { $scripted }, więc nie mówi to nic o szczęściu.
terminal-unfair = Wpis { $seq } się nie zgadza: { $because }
terminal-resume-others = Też niedokończone:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Żadna gra nie czeka na dokończenie. Zacznij nową tak: { $command }
terminal-resume-over = Ta gra jest skończona. Obejrzyj ją tak: { $command }

## Before play

terminal-games = Gry:
terminal-games-how = Zagraj w którąś tak: { $command }
terminal-games-learn = Najpierw poznaj którąś: { $command }
terminal-which-game = Która gra? Wpisz nazwę albo numer; z „learn” z przodu zagrasz pierwszą grę z podpowiedziami. Enter kończy.
terminal-game-unknown = Nie ma tu gry „{ $text }”. Są tu: { $games }. Twoją własną grę znajduje play.py, gdy startuje: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Kto gra? Wpisz imiona i boty, oddzielone przecinkami. Bot to numer albo jego imię:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Wybierz przed grą, np. { $example }; „?” pokaże, co można wybrać. Enter: jak zwykle.
terminal-table = { $game }. Stół { $code }
terminal-players = Grają: { $names }
terminal-printing = Instrukcja: { $printing }
terminal-house-rules = Zasady domowe:
terminal-help-offered = „help” mówi, co możesz wpisać, a „rules” otwiera zasady.
terminal-options = Do wyboru przed grą:
terminal-printings = Instrukcje:
terminal-readings = Zasady domowe (--rule NAZWA=WARTOŚĆ):
terminal-default = { $text } (zwykle)
terminal-choice-unknown = „{ $text }” nie da się wybrać dla { $name }.
terminal-choice-offered = Wybierz jedno z tych: { $choices }
terminal-choice-file = Albo podaj własny plik.
terminal-choice-unfit = „{ $text }” dla { $name } nie pasuje do pozostałych opcji:
terminal-choice-twice = „{ $name }” wybrano dwa razy. Podaj to raz.
terminal-option-unknown = W tej grze nie ma opcji „{ $name }”.
terminal-rule-unknown = W tej grze nie ma zasady domowej „{ $name }”.
terminal-rule-printed = W tej instrukcji i tak gra się: { $text }. Pomiń to.
terminal-rule-shape = Zasadę domową zapisuje się jako NAZWA=WARTOŚĆ, np. { $example }.
terminal-option-shape = Opcję zapisuje się jako NAZWA=WARTOŚĆ, np. { $example }.
terminal-edition-unknown = Ta gra nie ma wydania ani instrukcji o nazwie „{ $text }”.
terminal-edition-twice = Wybierz wydanie albo instrukcję, nie jedno i drugie.
terminal-seats-twice = Liczba miejsc to { $seats }, a liczba imion to { $names }. Podaj jedno albo drugie.
terminal-seats-bots = Miejsca: { $seats }. Imiona: { $names }. Boty: { $bots }. To do siebie nie pasuje.
terminal-file-unfit = Z plikiem { $file } nie da się zagrać:
terminal-file-unreadable = Nie da się odczytać { $file }: { $because }
terminal-file-too-long = Plik { $file } jest za długi: własny plik może mieć najwyżej { $most } bajtów.
terminal-file-missing = Nie ma pliku { $file }.
terminal-file-none = { $file } to nie plik, tylko folder albo urządzenie.

## Looking back

terminal-replay-place = Krok { $number } z { $of }
terminal-replay-keys = Klawisze: w prawo, w lewo, Home, End; spacja odtwarza; q kończy.
terminal-replay-lines = Enter prowadzi dalej; działają też back, home, end i liczba; q kończy.
terminal-replay-prompt = powtórka >
terminal-replay-start = Przed pierwszym ruchem
terminal-replay-no-game = { $file } to nie jest zapisana gra.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Mała gra na początek leży w { $folder }
terminal-new-terminal = Zagraj tutaj: { $command }
terminal-new-browser = W przeglądarce: { $command }
terminal-new-laws = Sprawdź jej prawa: { $command }
terminal-new-install = Najpierw postaw ją na półce: { $command }
terminal-new-name = Nowa gra nie może się nazywać „{ $name }”: wybierz co najmniej trzy małe litery od a do z, po pierwszej także cyfry.
terminal-new-taken = Nazwa „{ $name }” jest już zajęta przez grę lub pakiet Pythona. Wybierz inną.
terminal-laws-kept = { $game }: wszystkie prawa ({ $laws }) są zachowane.
terminal-laws-broken = { $game }: jedno z praw jest złamane: { $because }
terminal-laws-unread = Tych słów nie da się odczytać: { $where }
terminal-laws-unsaid = Po angielsku brakuje tych zdań: { $ids }
terminal-served-elsewhere = Inny Toychest obsługuje już gry w { $folder } (proces { $process }). Najpierw go zamknij albo podaj inny folder przez --data.
terminal-strangers = Każdy w twojej sieci może otworzyć ten adres, otwierać stoły, patrzeć na stół, którego kod zna, i zająć tam wolne miejsce. Twojego miejsca nie zajmie i nie zobaczy tego, co masz. To, co jest przesyłane, nie jest szyfrowane.
terminal-game-broken = W grę „{ $name }” nie da się zagrać: { $because }

## Uczenie sieci wartości.

terminal-train-work = Przy { $work } procentach pracy niczego się nie nauczy. Wybierz od 1 do { $most }.
terminal-train-ending = { $file }: końcówka { $ending } należy do tego, co leży obok sieci. Daj sieci inną końcówkę.
terminal-train-no-network = { $game } nie ma sieci wartości. Jest dla: { $games }
terminal-train-under-way = Nauka, zaskoczenie { $surprise }
terminal-train-stopped = Zatrzymano po części { $done } z { $parts }. To samo polecenie pójdzie stamtąd dalej.
terminal-train-other = { $file } należy do innej gry, innego ziarna lub innej ilości pracy. Usuń go albo podaj inny plik przez --out.
terminal-train-damaged = { $file } jest uszkodzony. Usuń go, by zacząć od nowa.
terminal-train-curve = jak bardzo sieć była zaskoczona
terminal-train-legend = rozegrane gry; zaskoczenie w natach na stan

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Krok { $step } z { $steps }: { $words }
terminal-learn-type = Wpisz „{ $move }”.
terminal-learn-enter = Naciśnij Enter.
terminal-learn-go-on = Naciśnij Enter, żeby iść dalej.
terminal-learn-elsewhere = Tak też można.
terminal-learn-over = Odtąd to zwykła gra.
terminal-learn-alone = Odtąd grasz bez pomocy.
terminal-learn-none = Nie ma gry z przewodnikiem „{ $text }”. Poznaj jedną z tych: { $games }
terminal-learn-offered = Naucz się, grając: { $command }
terminal-learn-how = „skip” robi to, o co proszę; „alone” odsyła mnie.
terminal-tip = Warto wiedzieć: { $words } ({ $rule })
terminal-tip-how = „tips off” wyłącza te wiersze.
terminal-tips-off = Koniec wskazówek. „tips on” je przywraca.
terminal-tips-on = Wskazówki wracają.
terminal-help-tips = tips off wyłącza wskazówki, tips on je przywraca.
terminal-fair-since = Uczciwie od dalszego ciągu: { $entries } wpisów według zasad, { $copied } losowań z poprzedniej gry.

## What bot games say of a game.

report-title = { $game }: co mówią gry botów
report-intro = Gry: { $games }. Boty poziomu { $level } na każdym miejscu; miejsca: { $seats }.
report-starter-won = Gry wygrane przez tego, kto zaczyna
report-team-won = Gry wygrane przez drużynę
report-luck = Bez szczęścia: odjęto to, co los dał po rozpoczęciu. To tak pewne jak { $worth } razy więcej gier ({ $evaluator }).
report-board = Plansza
report-printing = Wydanie
report-games = Gry
report-without-luck = Bez szczęścia
report-length = Decyzje w grze
report-median = Decyzje, mediana
report-half = Połowa gier
report-from-to = od { $low } do { $high }
report-share = { $share } (od { $low } do { $high })
report-endings = Jak kończą się gry
report-cut-off = przerwana
report-all = Wszystkie
report-under-way = Boty grają
report-stopped = Zatrzymano. Rozegrane gry są w { $file }; to samo polecenie gra dalej.
report-other-file = { $file } zawiera coś innego niż gry botów. Podaj inny plik przez --results.
report-no-such-bot = Nie ma bota { $bot }. Wybierz poziom od 1 do 6, greedy lub random.
terminal-help-resign = resign poddaje grę, gdy dwoje gra przeciw sobie.
terminal-resign-sure = Wtedy wygrywa { $name }. Wpisz jeszcze raz „resign”, żeby poddać grę.
terminal-clock = Ten stół ma zegar. Przy tej klawiaturze zegar stoi.
