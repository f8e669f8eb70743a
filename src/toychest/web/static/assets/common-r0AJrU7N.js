var e=`### Polish: words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Zamknij
rule = Zasada { $rule }
    .own = { $rule }: nasze własne rozstrzygnięcie tam, gdzie instrukcja milczy
rules = Zasady
settings = Ustawienia
help = Pomoc
menu = Menu
language = Język
home = Strona główna

## Home

home-hero-1 = Otwórz skrzynię.
home-hero-2 = Wybierz grę. Zagraj.
home-lead = Planszówki przy jednym ekranie albo z przyjaciółmi z daleka. Każde „nie” ma swoją zasadę.
home-code = Kod stołu
    .placeholder = Kod stołu, np. LAMB-7KQD
home-join = Dołącz
home-code-wrong = Żaden stół nie ma takiego kodu. Sprawdź litery; nie ma tu ani O, ani 0.
home-play = Zagraj
home-who = Kto gra?
home-alone = Tylko ja
home-here = Przy tym ekranie
home-link = Przez link
home-middle = Z telefonami
home-more = Więcej opcji
home-names = Kto tu siedzi?
home-seat-name = Imię na miejscu { $letter }
home-add = Jeszcze ktoś
home-remove = Usuń: { $name }
home-link-seats = Ile miejsc?
home-start = Do stołu
home-go-on = Graj dalej
home-go-on-with = { $game }, przy stole: { $names }
home-games = Gry
home-unofficial = Strona nieoficjalna i niezależna. Gry należą do swoich wydawców, a obrazki są nasze.
home-name-0 = Lis
home-name-1 = Sowa
home-name-2 = Miś
home-name-3 = Zając
home-name-4 = Mysz
home-name-5 = Żaba
home-name-6 = Gęś
home-name-7 = Kot

## At the table

table-code = Stół { $code }
table-code-over = Stół { $code } · koniec gry
table-team = Kto gra
table-free = wolne miejsce
table-you = { $name } (ty)
table-waits-free = Miejsce { $letter } jest wolne. Gdy ktoś usiądzie, gramy dalej.
table-happened = Co się stało
table-happened-none = Jeszcze nic. Dziennik zaczyna się od pierwszego ruchu.
table-type = Wpisz ruch
    .placeholder = Wpisz ruch, np. „{ $example }”
table-take-back = Cofnij
table-watching = Oglądasz grę
table-over = Koniec gry
table-invite = Zaproś
table-why-not = Dlaczego nie?
table-what-helps = Co pomoże:
table-open-rule = Zasada { $rule }
table-allowed = Nic nie stoi na przeszkodzie. Możesz tak zagrać.
table-reconnecting = Łączymy się znowu…
    .safe = Twoja gra jest bezpieczna. Ruchy poczekają.
table-opening = Szykujemy stół…
table-log = Dziennik
table-tab-players = Kto gra
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-title-yours = Twoja kolej
table-turn = Teraz { $name }
table-turn-yours = Twoja kolej, { $name }

## Invite, sit down

invite-title = Zaproś
invite-lead = Kto otworzy ten link, może usiąść przy stole albo oglądać grę.
invite-code = Kod stołu
invite-link = Link
invite-copy = Skopiuj link
invite-copied = Skopiowane.
invite-select = Link jest zaznaczony. Teraz go skopiuj.
invite-qr = Link jako obrazek do zeskanowania
invite-free =
    { $seats ->
        [0] Wszystkie miejsca są zajęte. Wciąż można oglądać.
        [one] Jedno miejsce jest wolne.
        [few] { $seats } miejsca są wolne.
        [many] { $seats } miejsc jest wolnych.
       *[other] { $seats } miejsca jest wolne.
    }
sit-title = Jest wolne miejsce
sit-lead = { $game }, stół { $code }
sit-name = Twoje imię
sit-take = Usiądź
sit-take-which = Usiądź na miejscu { $letter }
sit-too = Usiądź też tutaj
sit-watch = Tylko oglądaj
sit-full = Wszystkie miejsca są zajęte. Możesz oglądać.

## Settings

settings-language = Język
settings-theme = Kolory
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-theme-system = Jak w systemie
settings-motion = Animacje
settings-motion-full = Żywe
settings-motion-still = Bez ruchu
settings-motion-system = Jak w systemie
settings-letters = Skróty z jedną literą
settings-sound = Dźwięki

## Help

help-keys = Klawisze
help-next = Następna rzecz
help-arrows = Ruch po planszy
help-enter = Wybierz lub połóż
help-escape = Odłóż, zamknij
help-space = Główny przycisk; pomiń animację
help-back = Cofnij
help-why = Dlaczego nie?
help-list = Przeczytaj na głos, co jest na stole
help-mute = Włącz lub wyłącz dźwięk
help-type = Wpisz ruch
help-help = Ta strona
help-replay = Powtórka krok po kroku
help-ends = Pierwszy i ostatni krok
help-ask = Szare rzeczy też odpowiadają. Naciśnij którąś, a poznasz zasadę.

## The end, and looking back

end-rematch = Jeszcze raz
end-save = Zapisz grę
end-fair = Losowanie sprawdzone: uczciwe
end-home = Wróć do skrzyni
end-happened = Jak było
replay-title = Powtórka
replay-first = Pierwszy krok
replay-previous = Krok wstecz
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-next = Krok dalej
replay-last = Ostatni krok
replay-place = { $number } z { $of }
replay-scrub = Krok
replay-keys-step = krok
replay-keys-ends = start i koniec
replay-keys-play = odtwórz
replay-loading = Wczytujemy grę…

## The rules page

rules-title = Zasady gry { $game }
rules-loading = Otwieramy zasady…
rules-all = Wszystkie zasady
rules-missing = Tego punktu nie ma na stronie.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Coś zgubiło się po drodze
    .help = Wczytaj stronę jeszcze raz. Twoja gra jest bezpieczna.
request-refused-malformed-move = „{ $got }” to nie jest ruch w tej grze
    .help = Ruch wygląda tak: { $expected }.
request-refused-stale = Ktoś był o chwilę szybszy
    .help = Spójrz jeszcze raz na planszę i wybierz.
request-refused-not-your-seat = To miejsce nie jest twoje
    .help = Zajmij wolne miejsce albo oglądaj.
request-refused-not-waiting = Nikt nie musi teraz zaczynać tury
    .help = Dokończ turę, która już trwa.
request-refused-seat-taken = Ktoś już tu siedzi
    .help = Wybierz inne miejsce albo oglądaj.
request-refused-no-such-table = Żaden stół nie ma takiego kodu
    .help = Sprawdź litery; nie ma tu ani O, ani 0.
request-refused-cannot-take-back = Tego nie da się cofnąć
    .help =
        { $because ->
            [fleeting] Co ktoś już zobaczył, to zobaczył. Graj dalej od tego miejsca.
            [reveal] Co ktoś już zobaczył, to zobaczył. Graj dalej od tego miejsca.
           *[other] Potem zdecydował już los albo ruch wykonał ktoś inny. Graj dalej od tego miejsca.
        }
request-refused-store-failed = Nie udało się zapisać gry
    .help = Nic się nie zmieniło. Zrób miejsce na dysku i spróbuj jeszcze raz.
request-refused-store-unreachable = Baza danych z grami jest teraz nieosiągalna
    .help = Nic nie przepadło. Poczekaj chwilę i spróbuj jeszcze raz.
request-refused-edition-unknown = Tej gry nie ma w skrzyni
    .help = Wybierz jedną z gier na półce.
request-refused-log-damaged = Dziennik tej gry jest uszkodzony
    .help = Nie da się jej już otworzyć. Twoje inne gry są bezpieczne.
request-refused-log-newer = Ta gra pochodzi z nowszego Toychest
    .help = Zaktualizuj Toychest, a potem otwórz stół jeszcze raz.
request-refused-log-truncated = Dziennik tej gry urywa się po wpisie { $seq }
    .help = Brakuje końca, więc nie da się jej otworzyć. Twoje inne gry są bezpieczne.
request-refused-log-unreadable = Dziennika tej gry nie da się odczytać
    .help = Twoje inne gry są bezpieczne. Zacznij nową.
request-refused-option-unknown = Takiej opcji tu nie ma
    .help = Wybierz jeszcze raz w „Więcej opcji”.
request-refused-seats-wrong = Ta liczba miejsc nie pasuje
    .help = Tyle osób może tu grać: { $counts }.
request-refused-name-too-long = To imię jest za długie
    .help = Krótkie zmieści się na karcie.
request-refused-token-too-short = To miejsce potrzebuje dłuższego hasła
    .help = Wczytaj stronę jeszcze raz, a potem usiądź.
request-refused-too-late-for-entropy = Pierwsze losowanie już było
    .help = Własne słowa dodaje się przed pierwszym losowaniem.
request-refused-no-guide = Nie ma tu gry z przewodnikiem
    .help = Graj dalej albo poznaj grę z półki.
request-refused-no-decision = Nikt tam niczego nie wybierał
    .help = Wybierz chwilę, w której ktoś wybrał ruch.
request-refused-no-verdict = Nie dało się zważyć twojego ruchu
    .help = Spróbuj za chwilę jeszcze raz.
request-refused-table-unfinished = Ta gra jeszcze trwa
    .help = Powtórka poczeka do końca.
request-refused-unreachable = Serwer nie odpowiada
    .help = Czy Toychest nadal działa? Twoja gra jest bezpieczna. Spróbuj za chwilę.
request-refused-unforeseen = Coś poszło nie tak
    .help = Nic się nie zmieniło. Spróbuj jeszcze raz albo wczytaj stronę od nowa.
request-refused-too-many-tables = Z twojego adresu otwarto za dużo stołów
    .help = Poczekaj minutę i otwórz ten. Twoje gry są bezpieczne.
request-refused-too-often = To było za często w tak krótkim czasie
    .help = Poczekaj chwilę i spróbuj ponownie.
request-refused-too-many-lines = Z twojego adresu otwarto za dużo okien
    .help = Zamknij kilka z nich i wczytaj tę stronę ponownie.
request-refused-too-busy = Serwer ma teraz za dużo pracy
    .help = Spróbuj ponownie za chwilę.
request-refused-took-too-long = Przejrzenie tego pliku trwa za długo
    .help = Zrób go mniejszym lub prostszym i spróbuj ponownie.
request-refused-option-unfit = Tak nie da się jeszcze zagrać
    .help = Niżej jest napisane, co nie pasuje. Popraw to i spróbuj jeszcze raz.

## Choosing before play

choices-finer = Szczegóły
choices-house-rules = Zasady domowe
    .help = Gdzie instrukcje się różnią albo milczą, tam decydujesz ty. Przy każdym wyborze jest napisane, jak się gra.
choices-house-rule = zasada domowa
choices-changed =
    { $count ->
        [one] 1 zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
choices-as-printed = Wróć do tej instrukcji
choices-done = Gotowe
stepper-less = O jeden mniej
stepper-more = O jeden więcej
played-title = Przy tym stole gramy tak
    .open = Otwórz zasady
played-house-rules =
    { $count ->
        [one] 1 zasada domowa
        [few] { $count } zasady domowe
        [many] { $count } zasad domowych
       *[other] { $count } zasady domowej
    }
rules-rulings = Gdzie instrukcje się różnią
    .help = Zaznaczone jest to, jak gramy przy tym stole.
rules-plays = Przy tym stole gramy tak
rules-plays-printing = Według tej instrukcji gra się tak
rules-plays-ours = Każda sporna sprawa tak, jak ją rozstrzygamy.
rules-house-rule = zasada domowa
rules-as-printed = instrukcja: { $printing }
rules-our-ruling = nasze rozstrzygnięcie
rules-played = tak tu gramy
end-again = Spróbuj jeszcze raz

## One screen for two

curtain-pass = Teraz { $name }. Przekaż ekran
curtain-away = { $before }, nie patrz. Za kurtyną jest to, co ma { $name }.
curtain-alone = Za kurtyną jest to, co ma { $name }.
curtain-open = Tu { $name }. Otwórz
curtain-hold = Przytrzymaj, żeby otworzyć. Tak nikt nie odsłoni jej przypadkiem.

## Bots and hints

request-refused-bot-level-unknown = Nie ma bota poziomu { $got }
    .help = Wybierz jeden z podanych poziomów.
request-refused-bot-memory-unknown = Nie ma pamięci na tyle ruchów: { $got }
    .help = Wybierz liczbę od 0 do { $most }; przy 0 bot niczego nie zapomina.
request-refused-bot-stays = Bot zostaje na swoim miejscu
    .help = Gra już się zaczęła; następnym razem zwolnij miejsce przed pierwszym ruchem.
request-refused-not-to-act = Teraz nie masz nic do wybrania
    .help = Poproś o podpowiedź, gdy będzie twoja kolej.
request-refused-hint-grade-unknown = Nie ma podpowiedzi stopnia { $got }
    .help = Poproś o stopień 1, 2 albo 3.
request-refused-hint-under-way = Nad twoją ostatnią podpowiedzią jeszcze myślimy
    .help = Poczekaj chwilę.
request-refused-no-hint = Nie udało się znaleźć podpowiedzi
    .help = Poproś jeszcze raz za chwilę.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Łagodny, na pierwszą grę: widzi niewiele dalej niż swój następny ruch.
bot-level-2 = Łatwy: myśli przez mgnienie oka i patrzy tylko trochę naprzód.
bot-level-3 = Solidny: rzadko robi proste błędy.
bot-level-4 = Uważny: patrzy daleko naprzód i zawsze gra to, co uważa za najlepsze.
bot-level-5 = Silny: wszystko przemyśli i rzadko się myli.
bot-level-6 = Najsilniejszy: myśli z całych sił.
bot-level-named = { $name }, bot poziomu { $level }
bot-which = Który bot?
bot-memory = Pamięć
bot-memory-entries = Po tylu ruchach zapomina dwie rzeczy z trzech: { $entries }
bot-memory-all = Niczego nie zapomina.
bot-me-against = Ja kontra { $name }
bot-me-with = Ja i { $name }
bot-at-seat = Bot na miejscu { $letter }
bot-let = Niech gra bot
bot-let-seat = Niech na miejscu { $letter } gra bot
bot-let-which = Niech gra { $name }
bot-person = Na miejscu { $letter } gra człowiek
bot-change = { $name }, bot poziomu { $level }. Zmień
bot-change-title = { $name } gra na miejscu { $letter }
bot-leave = Zwolnij miejsce
bot-thinking = { $name } myśli
bot-by-rules = Tu myśli się według spisanych zasad: trwa to dłużej i nie sięga tak daleko.

hint = Podpowiedź
hint-key = Podpowiedź; jeszcze raz, a będzie jaśniejsza
hint-grade = Podpowiedź { $grade } z 3
hint-thinking = Myślimy…
hint-look = Spójrz na to, co świeci.
hint-look-all = Twoje ruchy zaczynają się tu tak samo. Przyjrzyj się temu, co świeci.
hint-only = Możliwy jest tylko jeden ruch.
hint-guess = Nie było czasu na myślenie. To tylko pierwszy strzał.
hint-candidates = Warto spojrzeć
hint-chance = szansa na wygraną
hint-chance-estimated = szansa na wygraną, w przybliżeniu
hint-chance-exact = szansa na wygraną, dokładnie
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, dokładnie
hint-line = Co może być dalej
hint-line-by = { $name }: { $move }
hint-more = Powiedz więcej
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Nic innego nie da się zagrać.
hint-reason-wins-now = To od razu wygrywa.
hint-reason-only-good-move = Żaden inny ruch nie wchodzi tu w grę.
hint-reason-best-by-far = Dużo lepszy niż następny w kolejności ruch: szansa na wygraną { $worth }, a nie { $secondWorth }.
hint-reason-slightly-better = Trochę lepszy niż następny w kolejności ruch: szansa na wygraną { $worth }, a nie { $secondWorth }.
hint-reason-all-alike = Kilka ruchów jest mniej więcej tak samo dobrych: szansa na wygraną { $worth }.
hint-reason-all-lost = Żaden ruch nie daje już większej szansy na wygraną: { $worth }.
hint-reason-fallback = Nie było czasu na myślenie. To tylko pierwszy strzał.
hint-reason-unsure = Za mało dało się sprawdzić, żeby podać liczbę.
hint-takes = zdobywa: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } myśli.
plain-begin = Dalej
    .help = Gotowe? Kliknij, a gra ruszy dalej.
plain-choose = Wybierz, co robisz.
plain-to-act = na ruchu
plain-table = Co leży na stole
plain-facts = Stół
plain-moves = Twoje ruchy
plain-none = nic
plain-yes = tak
plain-no = nie
plain-once = Zapamiętaj: zobaczysz to tylko raz.
plain-seen = Już wiem
plain-key = Zagraj ruch według miejsca
request-refused-table-deleted = Ten stół usunięto
    .help = Zgodzili się wszyscy, którzy tu siedzieli. Tej gry już nie ma.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Gry planszowe z pudełka, grane jak trzeba.
key-enter = Enter
key-esc = Esc
key-space = Spacja
key-home = Home
key-end = End
bot-rank-1 = Bardzo łatwy
bot-rank-2 = Łatwy
bot-rank-3 = Średni
bot-rank-4 = Trudny
bot-rank-5 = Bardzo trudny
bot-rank-6 = Najtrudniejszy
`;export{e as default};