var e=`### Kto jest przy stole i o co się prosi.

terms-take-back = Cofanie
terms-take-back-free = Dowolnie
    .help = Ruch można cofnąć, nawet gdy kolej jest już na kogoś innego.
terms-take-back-ask = Za zgodą innych
    .help = Gdy kolej jest już na kogoś innego, najpierw pytamy. Przy jednym ekranie i z botami wolno zawsze.
terms-take-back-none = Nigdy
    .help = Gdy kolej jest już na kogoś innego, ruch zostaje.
table-ask-back = Poproś o cofnięcie
table-took-back-agreed = { $name } cofa ruch za zgodą: { $others }
plea-take-back = { $name } chce cofnąć ostatni ruch
plea-take-back-yours = Prosisz o cofnięcie ruchu
plea-waits = Czekamy: { $names }
plea-yes = Zgoda
plea-no = Lepiej nie
plea-withdraw = Nieważne
plea-declined = Ruch zostaje.
request-refused-plea-gone = To już rozstrzygnięte
    .help = Graj dalej.
presence-sat = { $name } siada do stołu
presence-back = { $name } znów tu jest
presence-unreachable = { $name } jest poza zasięgiem
presence-away = { $name } odchodzi od stołu
presence-watches = Ktoś się przygląda
presence-onlookers =
    { $count ->
        [one] 1 widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
seat-unreachable = poza zasięgiem
seat-away = nieobecność
seat-thinks = myśli od { $minutes } min
seat-unnamed = miejsce { $letter }
sit-invited =
    { $count ->
        [one] { $names } zaprasza
        [few] { $names } zapraszają
        [many] { $names } zapraszają
       *[other] { $names } zapraszają
    }
gather-title = Czekamy, aż ktoś usiądzie
gather-chip = Czekamy
gather-begin = Zacznij mimo to
left-title = { $name } odchodzi
left-help = To wciąż miejsce gracza: { $name }. Nic nie dzieje się samo.
left-which = Który bot?
left-wait = Czekaj
left-bot = Niech gra { $bot }
left-declined = Na razie nikt nikogo nie zastępuje.
plea-bot = { $name } chce, żeby na razie grał bot zamiast: { $left }
plea-bot-yours = Prosisz, żeby bot grał zamiast: { $left }
kept-back = Znów tu jesteś. Bot wstanie po tej turze.
hand-bot = { $bot } gra odtąd zamiast: { $name }
hand-person = { $name } znów gra
leave-title = Odejdź od stołu
leave-help = Twoje miejsce czeka. Kto zostaje, widzi, że cię nie ma, i może na ten czas wpuścić bota.
leave-go = Muszę iść
leave-stay = Zostań
request-refused-seat-kept = Bot jeszcze gra twoją turę
    .help = Po tej turze miejsce znów jest twoje.
request-refused-seat-not-away = Ta osoba nie odeszła
    .help = Bot gra tylko za kogoś, kto odszedł.
request-refused-hand-unchanged = Nic się tu nie zmieniło
    .help = Graj dalej.
say-title = Powiedz coś
say-hello = Cześć!
say-luck = Powodzenia
say-nice = Ładny ruch!
say-oops = Ojej
say-moment = Chwileczkę
say-turn = Twoja kolej?
say-lucky = To było szczęście
say-played = Dobra gra
say-thanks = Dziękuję
say-again = Jeszcze raz?
say-go = Muszę iść
say-bye = Pa!
say-mute = Wycisz: { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Na razie wystarczy
    .help = Za chwilę znów możesz coś powiedzieć.
`;export{e as default};