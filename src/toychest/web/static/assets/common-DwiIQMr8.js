var e=`### Hungarian. Words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Bezárás
rule = Szabály: { $rule }
    .own = { $rule }: saját döntésünk, ahol a szabálykönyv hallgat
rules = Szabályok
settings = Beállítások
help = Súgó
menu = Menü
language = Nyelv
home = Kezdőlap

## Home

home-hero-1 = Nyisd ki a ládát.
home-hero-2 = Válassz és játssz.
home-lead = Társasjátékok egy képernyőnél vagy távoli barátokkal. Minden „nem” mellett ott a szabály.
home-code = Asztalkód
    .placeholder = Asztalkód, például LAMB-7KQD
home-join = Beülök
home-code-wrong = Nincs ilyen kódú asztal. Nézd meg újra a betűket; O betű és 0 nincs bennük.
home-play = Játék
home-who = Ki játszik?
home-alone = Csak én
home-here = Ennél a gépnél
home-link = Linkkel
home-middle = Telefonokkal
home-more = Még több választás
home-names = Ki ül itt?
home-seat-name = Név: { $letter } hely
home-add = Még valaki
home-remove = { $name } kivétele
home-link-seats = Hány hely legyen?
home-start = Az asztalhoz
home-go-on = Folytatás
home-go-on-with = { $game }: { $names }
home-games = Játékok
home-unofficial = Nem hivatalos, független oldal. A játékok a kiadóiké, ezek a képek a mieink.
home-name-0 = Róka
home-name-1 = Bagoly
home-name-2 = Maci
home-name-3 = Nyuszi
home-name-4 = Egér
home-name-5 = Béka
home-name-6 = Liba
home-name-7 = Cica

## At the table

table-code = Asztal: { $code }
table-code-over = Asztal: { $code } · vége
table-team = Kik játszanak
table-free = szabad hely
table-you = { $name } (te)
table-waits-free = Szabad hely: { $letter }. Ha valaki leül, folytatódik a játék.
table-happened = Mi történt?
table-happened-none = Még semmi. Az első lépéssel kezdődik.
table-type = Írj be egy lépést
    .placeholder = Írj be egy lépést, például „{ $example }”
table-take-back = Visszaveszem
table-watching = Nézed a játékot
table-over = Vége a játéknak
table-invite = Meghívás
table-why-not = Miért nem?
table-what-helps = Ez segítene:
table-open-rule = Szabály: { $rule }
table-allowed = Semmi sincs útban. Meglépheted.
table-reconnecting = Újra kapcsolódunk…
    .safe = A játékod megmarad. A lépések várnak.
table-opening = Nyílik az asztal…
table-log = Napló
table-tab-players = Kik játszanak
table-sound-on = Hang be
table-sound-off = Hang ki
table-title-yours = Te jössz
table-turn = { $name } jön
table-turn-yours = Te jössz, { $name }

## Invite, sit down

invite-title = Meghívás
invite-lead = Aki megnyitja ezt a linket, leülhet vagy nézheti a játékot.
invite-code = Asztalkód
invite-link = Link
invite-copy = Link másolása
invite-copied = Kimásolva.
invite-select = A link ki van jelölve. Most másold ki.
invite-qr = A link képként, beolvasáshoz
invite-free =
    { $seats ->
        [0] Minden hely foglalt. Nézni azért lehet.
        [one] Egy hely szabad.
       *[other] { $seats } hely szabad.
    }
sit-title = Van szabad hely
sit-lead = { $game }, asztal: { $code }
sit-name = A neved
sit-take = Leülök
sit-take-which = Leülök ide: { $letter }
sit-too = Ide is leülök
sit-watch = Csak nézem
sit-full = Minden hely foglalt. Nézni lehet.

## Settings

settings-language = Nyelv
settings-theme = Színek
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-system = Mint a rendszer
settings-motion = Mozgás
settings-motion-full = Élénk
settings-motion-still = Nyugodt
settings-motion-system = Mint a rendszer
settings-letters = Egybetűs gombok
settings-sound = Hangok

## Help

help-keys = Billentyűk
help-next = A következő dolog
help-arrows = Mozgás a táblán
help-enter = Felvétel, lerakás
help-escape = Visszarakás, bezárás
help-space = A fő gomb; átugorja, ami mozog
help-back = Visszavétel
help-why = Miért nem?
help-list = Az asztal felolvasása
help-mute = Hang be vagy ki
help-type = Lépés beírása
help-help = Ez az oldal
help-replay = Visszanézés lépésenként
help-ends = Első és utolsó lépés
help-ask = A szürke dolgokat is megkérdezheted. Nyomj rájuk, és megtudod a szabályt.

## The end, and looking back

end-rematch = Visszavágó
end-save = Játék mentése
end-fair = Ellenőrizve: tiszta játék
end-home = Vissza a ládához
end-happened = Így történt
replay-title = Visszanézés
replay-first = Első lépés
replay-previous = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Megállítás
replay-next = Egy lépés előre
replay-last = Utolsó lépés
replay-place = { $number } / { $of }
replay-scrub = Lépés
replay-keys-step = lépés
replay-keys-ends = eleje, vége
replay-keys-play = lejátszás
replay-loading = Hozzuk a játékot…

## The rules page

rules-title = Szabályok: { $game }
rules-loading = Nyílik a szabálykönyv…
rules-all = Minden szabály
rules-missing = Ez a bekezdés nincs az oldalon.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Ez nem érkezett meg egészben
    .help = Töltsd be újra az oldalt. A játékod biztonságban van.
request-refused-malformed-move = „{ $got }” nem lépés ebben a játékban
    .help = Egy lépés így néz ki: { $expected }.
request-refused-stale = Valaki egy pillanattal gyorsabb volt
    .help = Nézd meg újra a táblát, aztán válassz.
request-refused-not-your-seat = Ez a hely másé
    .help = Ülj szabad helyre, vagy nézd a játékot.
request-refused-not-waiting = Most senkinek sem kell kört kezdenie
    .help = Folytasd azt a kört, amelyik nyitva van.
request-refused-seat-taken = Itt már ül valaki
    .help = Válassz másik helyet, vagy nézd a játékot.
request-refused-no-such-table = Nincs ilyen kódú asztal
    .help = Nézd meg újra a betűket; O betű és 0 nincs bennük.
request-refused-cannot-take-back = Ezt már nem lehet visszavenni
    .help =
        { $because ->
            [fleeting] Amit már láttatok, azt nem lehet meg nem történtté tenni. Folytasd innen.
            [reveal] Amit már láttatok, azt nem lehet meg nem történtté tenni. Folytasd innen.
           *[other] Közben a véletlen döntött, vagy valaki más lépett. Folytasd innen.
        }
request-refused-store-failed = A játékot nem sikerült elmenteni
    .help = Semmi sem történt. Csinálj helyet a lemezen, aztán próbáld újra.
request-refused-store-unreachable = A játékok adatbázisa most nem érhető el
    .help = Semmi sem vész el. Várj egy kicsit, aztán próbáld újra.
request-refused-edition-unknown = Ez a játék nincs a ládában
    .help = Válassz egyet a polcon lévő játékok közül.
request-refused-log-damaged = Ennek a játéknak a naplója megsérült
    .help = Már nem lehet megnyitni. A többi játékod biztonságban van.
request-refused-log-newer = Ez a játék egy újabb Toychestből való
    .help = Frissítsd a Toychestet, aztán nyisd meg újra az asztalt.
request-refused-log-truncated = Ennek a játéknak a naplója ez után megszakad: { $seq }. bejegyzés
    .help = Hiányzik a vége, ezért nem lehet megnyitni. A többi játékod biztonságban van.
request-refused-log-unreadable = Ennek a játéknak a naplóját nem lehet elolvasni
    .help = A többi játékod biztonságban van. Kezdj egy újat.
request-refused-option-unknown = Ilyen választás nincs
    .help = Válassz újra itt: „Még több választás”.
request-refused-seats-wrong = Ennyi hely nem jó ehhez a játékhoz
    .help = Ehhez a játékhoz ennyi hely jó: { $counts }.
request-refused-name-too-long = Ez a név túl hosszú
    .help = Egy rövid név elfér a kártyán.
request-refused-token-too-short = Ehhez a helyhez hosszabb titok kell
    .help = Töltsd be újra az oldalt, aztán ülj le.
request-refused-too-late-for-entropy = Az első sorsolás már megvolt
    .help = A saját szavak az első sorsolás előtt jönnek.
request-refused-no-guide = Itt nincs tanulójáték
    .help = Játssz tovább, vagy tanulj meg egy játékot a polcról.
request-refused-no-decision = Ott senki sem döntött
    .help = Válassz egy pillanatot, amikor valaki lépést választott.
request-refused-no-verdict = A lépésedet nem lehetett mérlegelni
    .help = Próbáld meg újra egy pillanat múlva.
request-refused-table-unfinished = Ez a játék még tart
    .help = Visszanézni a végén lehet.
request-refused-unreachable = A szerver nem válaszol
    .help = Fut még a Toychest? A játékod biztonságban van. Próbáld újra kicsit később.
request-refused-unforeseen = Itt valami félrement
    .help = Semmi sem történt. Próbáld újra, vagy töltsd be újra az oldalt.
request-refused-too-many-tables = A címedről túl sok asztalt nyitottak
    .help = Várj egy percet, aztán nyisd meg ezt. A játékaid biztonságban vannak.
request-refused-too-often = Ez túl sokszor volt ilyen rövid idő alatt
    .help = Várj egy kicsit, aztán próbáld újra.
request-refused-too-many-lines = A címedről túl sok ablak van nyitva
    .help = Zárj be néhányat, aztán töltsd újra ezt az oldalt.
request-refused-too-busy = A szervernek most túl sok dolga van
    .help = Próbáld újra egy pillanat múlva.
request-refused-took-too-long = Ezt a fájlt túl sokáig tartana átnézni
    .help = Tedd kisebbé vagy egyszerűbbé, aztán próbáld újra.
request-refused-option-unfit = Így még nem lehet játszani
    .help = Lent ott áll, mi a baj. Javítsd ki, aztán próbáld újra.

## Choosing before play

choices-finer = Apróságok
choices-house-rules = Házi szabályok
    .help = Ahol a szabálykönyvek eltérnek vagy hallgatnak, te döntesz. Minden választásnál ott áll, hogyan megy a játék.
choices-house-rule = házi szabály
choices-changed =
    { $count ->
        [one] 1 változás
       *[other] { $count } változás
    }
choices-as-printed = Vissza a kiadáshoz
choices-done = Kész
stepper-less = Eggyel kevesebb
stepper-more = Eggyel több
played-title = Ennél az asztalnál így játszunk
    .open = Szabályok megnyitása
played-house-rules =
    { $count ->
        [one] 1 házi szabály
       *[other] { $count } házi szabály
    }
rules-rulings = Ahol a szabálykönyvek eltérnek
    .help = Meg van jelölve, hogyan játszunk ennél az asztalnál.
rules-plays = Ennél az asztalnál így játszunk
rules-plays-printing = E szabálykönyv szerint így játszunk
rules-plays-ours = Minden vitás pont úgy, ahogy mi döntöttünk.
rules-house-rule = házi szabály
rules-as-printed = kiadás szerint: { $printing }
rules-our-ruling = a mi döntésünk
rules-played = itt így játszunk
end-again = Még egy próba

## One screen for two

curtain-pass = Most { $name } jön. Add át a gépet
curtain-away = { $before }, most ne nézz ide. A függöny mögött van, amit csak { $name } láthat.
curtain-alone = A függöny mögött van, amit csak { $name } láthat.
curtain-open = Én vagyok { $name }. Nyíljon ki
curtain-hold = Tartsd nyomva, nehogy véletlenül nyíljon ki.

## Bots and hints

request-refused-bot-level-unknown = Nincs ilyen szintű bot: { $got }
    .help = Válassz egyet a felkínált szintek közül.
request-refused-bot-memory-unknown = Nincs { $got } lépésnyi emlékezet
    .help = Válassz egy számot 0 és { $most } között; 0-val a bot semmit sem felejt el.
request-refused-bot-stays = A bot a helyén marad
    .help = A játék már elkezdődött; legközelebb az első lépés előtt szabadítsd fel a helyet.
request-refused-not-to-act = Most nincs mit eldöntened
    .help = Akkor kérj tippet, amikor te jössz.
request-refused-hint-grade-unknown = Nincs ilyen fokú tipp: { $got }
    .help = Kérj 1-es, 2-es vagy 3-as fokút.
request-refused-hint-under-way = Az előző tippeden még gondolkodunk
    .help = Várj egy pillanatot.
request-refused-no-hint = Nem találtunk tippet
    .help = Kérj újra egy pillanat múlva.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Szelíd, az első játékhoz: alig lát túl a következő lépésén.
bot-level-2 = Könnyű: egy szempillantásig gondolkodik, és csak kicsit néz előre.
bot-level-3 = Megbízható: kevés nyilvánvaló hibát követ el.
bot-level-4 = Gondos: messzire előrenéz, és mindig azt lépi, amit a legjobbnak talál.
bot-level-5 = Erős: mindent végiggondol, és ritkán téved.
bot-level-6 = A legerősebb: teljes erőből gondolkodik.
bot-level-named = { $name }, { $level }. szintű bot
bot-which = Melyik bot?
bot-memory = Emlékezet
bot-memory-entries = Ennyi lépés alatt felejt el háromból két dolgot: { $entries }
bot-memory-all = Semmit sem felejt el.
bot-me-against = Én { $name } ellen
bot-me-with = Én és { $name }
bot-at-seat = Bot itt: { $letter } hely
bot-let = Játsszon egy bot
bot-let-seat = Játsszon egy bot itt: { $letter } hely
bot-let-which = Játsszon { $name }
bot-person = Ember játszik itt: { $letter } hely
bot-change = { $name }, { $level }. szintű bot. Csere
bot-change-title = { $name } játszik itt: { $letter } hely
bot-leave = Legyen újra szabad
bot-thinking = { $name } gondolkodik
bot-by-rules = A gondolkodás itt a leírt szabályok szerint megy: tovább tart, és kevésbé lát előre.

hint = Tipp
hint-key = Tipp; még egyszer, ha érthetőbb kell
hint-grade = Tipp, { $grade } / 3
hint-thinking = Gondolkodunk…
hint-look = Nézd meg, ami világít.
hint-look-all = Itt minden lépésed ugyanúgy kezdődik. Nézd meg jól, ami világít.
hint-only = Csak egy lépés lehetséges.
hint-guess = Nem volt idő gondolkodni. Ez csak az első megérzés.
hint-candidates = Érdemes megnézni
hint-chance = esély a győzelemre
hint-chance-estimated = esély a győzelemre, becslés
hint-chance-exact = esély a győzelemre, pontosan
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, pontosan
hint-line = Ami jöhet
hint-line-by = { $name }: { $move }
hint-more = Mondj többet
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Mást nem lehet lépni.
hint-reason-wins-now = Ez azonnal győzelem.
hint-reason-only-good-move = Más lépés itt szóba sem jöhet.
hint-reason-best-by-far = Sokkal jobb a második legjobb lépésnél: { $worth } esély a győzelemre, nem { $secondWorth }.
hint-reason-slightly-better = Kicsit jobb a második legjobb lépésnél: { $worth } esély a győzelemre, nem { $secondWorth }.
hint-reason-all-alike = Több lépés is nagyjából ilyen jó: { $worth } esély a győzelemre.
hint-reason-all-lost = Már egyik lépéssel sincs igazán esély a győzelemre: { $worth }.
hint-reason-fallback = Nem volt idő gondolkodni. Ez csak az első megérzés.
hint-reason-unsure = Túl kevés próba fért bele ahhoz, hogy számot mondjunk rá.
hint-takes = megszerzi: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } gondolkodik.
plain-begin = Tovább
    .help = Kész? A kattintásodra folytatódik.
plain-choose = Válaszd ki, mit teszel.
plain-to-act = lép
plain-table = Ami az asztalon van
plain-facts = Az asztal
plain-moves = A lépéseid
plain-none = semmi
plain-yes = igen
plain-no = nem
plain-once = Jegyezd meg: csak egyszer látszik.
plain-seen = Láttam
plain-key = Lépés a sorszáma szerint
request-refused-table-deleted = Ezt az asztalt törölték
    .help = Mindenki beleegyezett, aki itt ült. A játék nincs többé.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Dobozos társasjátékok, rendesen játszva.
key-enter = Enter
key-esc = Esc
key-space = Szóköz
key-home = Home
key-end = End
bot-rank-1 = Nagyon könnyű
bot-rank-2 = Könnyű
bot-rank-3 = Közepes
bot-rank-4 = Nehéz
bot-rank-5 = Nagyon nehéz
bot-rank-6 = A legnehezebb
`;export{e as default};