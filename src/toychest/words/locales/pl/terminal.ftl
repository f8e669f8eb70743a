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
terminal-elsewhere = Przy tym stole ktoś grał gdzie indziej. Teraz wygląda on tak.
terminal-unknown = „{ $text }” to tutaj ani ruch, ani polecenie.
terminal-number-unknown =
    { $count ->
        [0] Teraz nie ma nic do wyboru po numerze.
        [one] Teraz można wybrać tylko numer 1.
       *[other] Wybierz numer od 1 do { $count }.
    }
terminal-did-you-mean = Czy chodzi o „{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Wpisz „why” i ruch: why { $example }
terminal-seat = Miejsce { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boty (--bot POZIOM):
terminal-bot-unknown = Żaden bot nie nazywa się „{ $text }”.
terminal-bot-memory = Żaden bot nie pamięta tylu ruchów: „{ $text }”. Wybierz liczbę od 0 do { $most }; przy 0 niczego nie zapomina.
terminal-bot-none = W tę grę nie gra żaden bot.
terminal-bot-fallback = Tym razem myślenie się nie udało: { $name } gra dowolny dozwolony ruch.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Spójrz na „{ $start }”.
        [few] Spójrz na „{ $start }”: tak zaczynają się { $among } twoje ruchy z { $legal }.
        [many] Spójrz na „{ $start }”: tak zaczyna się { $among } twoich ruchów z { $legal }.
       *[other] Spójrz na „{ $start }”: tak zaczyna się { $among } twojego ruchu z { $legal }.
    }
terminal-hint-look-all = Wszystkie twoje ruchy zaczynają się od „{ $start }”. Przyjrzyj się dobrze.
terminal-hint-more = „hint” powie więcej.
terminal-hint-none = W tę grę nie gra żaden bot, więc nie ma kto podpowiedzieć.

## Help

terminal-help-move = Ruch, np. „{ $example }”, albo jego numer z listy.
terminal-help-list = ? pokazuje, co możesz teraz zrobić.
terminal-help-hint = hint mówi, gdzie patrzeć; za drugim razem, które ruchy są dobre; za trzecim, co może być dalej i dlaczego.
terminal-help-why = why { $example } mówi, która zasada pozwala na ruch albo go zabrania.
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
terminal-unfair = Wpis { $seq } się nie zgadza: { $because }
terminal-resume-others = Też nieskończone:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Żadna gra nie czeka na dokończenie. Zacznij nową tak: { $command }
terminal-resume-over = Ta gra jest skończona. Obejrzyj ją tak: { $command }

## Before play

terminal-games = Gry:
terminal-games-how = Zagraj w którąś tak: { $command }
terminal-which-game = Która gra? Enter kończy. >
terminal-game-unknown = Nie ma tu gry „{ $text }”.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Kto gra? Wpisz imiona i boty, oddzielone przecinkami. Bot to numer albo jego imię:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Stół { $code }
terminal-players = Grają: { $names }
terminal-printing = Instrukcja: { $printing }
terminal-house-rules = Zasady domowe:
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
terminal-rule-printed = Ta instrukcja i tak gra z { $text }. Pomiń to.
terminal-rule-shape = Zasadę domową zapisuje się jako NAZWA=WARTOŚĆ, np. { $example }.
terminal-option-shape = Opcję zapisuje się jako NAZWA=WARTOŚĆ, np. { $example }.
terminal-edition-unknown = Ta gra nie ma wydania ani instrukcji o nazwie „{ $text }”.
terminal-edition-twice = Wybierz wydanie albo instrukcję, nie jedno i drugie.
terminal-seats-twice = Liczba miejsc to { $seats }, a liczba imion to { $names }. Podaj jedno albo drugie.
terminal-seats-bots = Miejsca: { $seats }. Imiona: { $names }. Boty: { $bots }. To do siebie nie pasuje.
terminal-file-unfit = Z plikiem { $file } nie da się zagrać:
terminal-file-unreadable = Nie da się odczytać { $file }: { $because }
terminal-file-too-long = Plik { $file } jest za długi: własny plik może mieć najwyżej { $most } bajtów.
terminal-file-none = { $file } to nie plik, tylko folder albo urządzenie.

## Looking back

terminal-replay-place = Krok { $number } z { $of }
terminal-replay-keys = Klawisze: w prawo, w lewo, Home, End; spacja odtwarza; q kończy.
terminal-replay-lines = Enter prowadzi dalej; działają też back, home, end i liczba; q kończy.
terminal-replay-prompt = powtórka >
terminal-replay-start = Przed pierwszym ruchem
terminal-replay-no-game = { $file } to nie jest zapisana gra.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = start
castle-terminal-gate = wrota
castle-terminal-wand = różdżka
castle-terminal-ghost-room = pole z duchami
castle-terminal-room = komnata
castle-terminal-column = Kolumna { $column } to { $symbol }
castle-terminal-no-door = Nie ma drzwi między { $one } a { $other }
castle-terminal-sorcerer = Czarodziej stoi na polu { $square }
castle-terminal-was = była { $laid }
castle-terminal-stack =
    { $cards ->
        [one] została jedna karta
        [few] zostały { $cards } karty
        [many] zostało { $cards } kart
       *[other] zostało { $cards } karty
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = różdżka
castle-terminal-chip-spare = bez różdżki
castle-terminal-chip-skip = pominięty
castle-terminal-legend = @ czarodziej, S start, O wrota, w różdżka, X pole z duchami, T skarb; liczby to zaplanowane kroki, przerwa to drzwi.

castle-step-walk = Krok { $number }: { castle-direction } na pole { $end }
castle-step-jump = Potem skok na pole { $end }
castle-step-stay = Potem bez skoku na polu { $end }
castle-step-ghost = Potem duch wchodzi wyżej
castle-step-wand = Potem różdżka na polu { $end }
castle-step-spare = Potem bez różdżki na polu { $end }
castle-step-skip = Krok { $number } { castle-direction } jest pominięty

castle-terminal-hint-turn = Obróć najwyżej dwie strzałki, potem wpisz „go”. „?” pokaże, co możesz zrobić.
castle-terminal-hint-go = Gotowe? Wpisz „go”. „back” cofa.
castle-terminal-hint-way = W którą stronę idzie karta { $place }? Wpisz „walk up”, „walk right”, „walk down” albo „walk left”.
castle-terminal-hint-gate = Wrota na polu { $square }! Wpisz „jump” i pole albo „stay”. „?” pokaże wrota.
castle-terminal-hint-wand = Różdżka na polu { $square }! Wpisz „use wand” albo „leave wand”.
castle-terminal-hint-forced = Wrota na polu { $square }! Wpisz „jump” i pole. „?” pokaże wrota.
castle-terminal-hint-turn-first = Na polu { $square } żadna odpowiedź nie prowadzi dalej. Najpierw obróć strzałkę. „?” pokaże, co możesz zrobić.
castle-terminal-hint-stuck = Krok { $number } jest zablokowany. Obróć strzałkę. „?” pokaże, co możesz zrobić.
castle-terminal-hint-stop = Krok { $number } jest zablokowany. Obróć strzałkę albo wpisz „go”: rząd skończy się w tym miejscu.
castle-terminal-hint-hopeless = Żaden obrót nie pomoże. Wpisz „go”, a duch wejdzie wyżej.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Teren: { $terrain }
toybattle-terminal-paths = ścieżki do { $places }
toybattle-terminal-below = pod spodem { $tiles }
toybattle-terminal-connected = połączona
toybattle-terminal-cut-off = odcięta
toybattle-terminal-region =
    { $medals ->
        [one] Obszar { $bases }: jeden medal
        [few] Obszar { $bases }: { $medals } medale
        [many] Obszar { $bases }: { $medals } medali
       *[other] Obszar { $bases }: { $medals } medalu
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Obszar { $bases }: jeden medal, ma go { $name }
        [few] Obszar { $bases }: { $medals } medale, ma je { $name }
        [many] Obszar { $bases }: { $medals } medali, ma je { $name }
       *[other] Obszar { $bases }: { $medals } medalu, ma je { $name }
    }
toybattle-terminal-you = Twoja strona: { $name }
toybattle-terminal-idle = Kolejki bez żadnej zmiany: { $turns }; przy { $most } jest koniec
toybattle-terminal-side-known = { $name }, znane na stojaku: { $troops }
toybattle-terminal-side-out = { $name }, stracone: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } ma jeden żeton zakryty
        [few] { $name } ma { $count } żetony zakryte
        [many] { $name } ma { $count } żetonów zakrytych
       *[other] { $name } ma { $count } żetonu zakrytego
    }
toybattle-terminal-own-down = Zakryte w tej kolejce: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } w zapasie
toybattle-terminal-down = zakryte: { $count }
toybattle-terminal-out = Stracone
toybattle-terminal-known = Znane
toybattle-terminal-legend = [Hook4] błękitny, (Hook4) czerwony, x2 tyle żetonów razem, ! odcięta, ? pyta ciebie, [#1] (#41) zamki, 15R baza specjalna, {"{"}1-2{"}"} brama, 2* medale w obszarze, [2] (2) zdobyte; lista obok podaje bazy każdego obszaru.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Wpisz „take” albo „place” z zabawką i numerem. „?” pokaże, co możesz zrobić.
toybattle-terminal-hint-skully = { $effect } na polu { $base }: „take” bierze dwa żetony, „decline” rezygnuje.
toybattle-terminal-hint-capn = { $effect } na polu { $base }: „place” stawia jeszcze jedną zabawkę, „decline” rezygnuje. „?” pokaże gdzie.
toybattle-terminal-hint-jumbo = { $effect } na polu { $base }: „discard” i numer przeciwnika obok albo „decline”.
toybattle-terminal-hint-xb-42 = { $effect } na polu { $base }: „rob” strąca w ciemno żeton ze stojaka przeciwnika, „decline” rezygnuje.
toybattle-terminal-hint-star = { $effect } na polu { $base }: „take” bierze jeden żeton, „decline” rezygnuje.
toybattle-terminal-hint-recall = { $effect } na polu { $base }: „recall” i numer innej twojej zabawki albo „decline”.
toybattle-terminal-hint-draw = { $effect } na polu { $base }: „take” bierze jeden żeton, „decline” rezygnuje.
toybattle-terminal-hint-shove = { $effect } na polu { $base }: „shove”, przeciwnik obok i dokąd idzie albo „decline”. „?” pokaże jak.
toybattle-terminal-hint-exhume = { $effect } na polu { $base }: „exhume” i jedna z twoich straconych zabawek albo „decline”.
toybattle-terminal-hint-suppress = { $effect } na polu { $base }: „suppress” zakrywa w ciemno żeton przeciwnika. „?” pokaże, co jeszcze możesz zrobić.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Kim grasz? Wpisz „choose” i imię. „?” pokaże, kto jest wolny.
clockwork-terminal-hint-leave_out = Która maszyna zostaje w pudełku? Wpisz „leave out” i jej nazwę.
clockwork-terminal-hint-travel = Twój rzut: { $total }. Wpisz np. { $moves }. „?” pokaże dokąd.
clockwork-terminal-hint-special = Twój rzut: { $total }! Wpisz np. { $moves }. „?” pokaże wszystko.
clockwork-terminal-hint-act = Jesteś na miejscu. Wpisz np. { $moves }. „?” pokaże wszystko.
clockwork-terminal-hint-discard = Masz pełną rękę: wpisz „discard” i kartę.
clockwork-terminal-hint-discard-free = Wpisz „discard” i kartę albo „keep”.
clockwork-terminal-hint-spot = Wpisz „lay” i numer wolnej skrytki. Kartę widzieli już wszyscy.
clockwork-terminal-hint-give = { $name } pyta cię o kartę: { clockwork-kind }. Wpisz „give” i kartę albo „give Scrap”.
clockwork-terminal-hint-counter = Nie masz takiej karty. Wpisz „ask” i zapytaj w rewanżu (odpowie { $name }) albo „pass”.
clockwork-terminal-hint-return = Wpisz „return” i kartę. Dostanie ją { $name }.
clockwork-terminal-hint-point = Szukasz: { clockwork-kind }. Wpisz „point” i numer karty.
clockwork-terminal-hint-swap = Wpisz „swap” i kartę, która trafi w to miejsce.
clockwork-terminal-hint-build = Wykładasz coś? Wpisz np. { $moves }.
clockwork-terminal-hint-stay = Twój rzut: { $total }, ale żadna droga nie jest wolna. Wpisz „stay”. „?” pokaże, co jeszcze możesz zrobić.
clockwork-terminal-hint-give-card = { $name } pyta cię o kartę: { clockwork-kind }. Wpisz „give” i kartę.
clockwork-terminal-hint-none = { $name } pyta cię o kartę: { clockwork-kind }. Wpisz „none” albo „give Scrap”, jeśli masz Złom.
clockwork-terminal-hint-no-counter = Nie masz takiej karty, ale masz Złom, więc nie pytasz w rewanżu ({ $name }). Wpisz „pass”.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Miasto: { $board }
clockwork-terminal-bridge = Most: { $places }
clockwork-terminal-you = To ty: { $name }
clockwork-terminal-laid = { $name } ma wyłożone: { $kinds }
clockwork-terminal-dice = { $dice }, razem { $total }
clockwork-terminal-free-spots = Wolne skrytki: { $spots }
clockwork-terminal-scrapped = Złom poza grą: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Odrzucone
clockwork-terminal-out = poza grą { $count }
clockwork-terminal-legend = A B C D pionki, T Wieże, Y3:5 złomowisko 3 z 5 kartami, 17 pole, 17* możesz tam dojść, 14_ wolna skrytka, 14# zakryta karta, 14L karta, którą jeszcze widać; +L wyłożone, 3/4 masz trzy z czterech. > teraz gra.
