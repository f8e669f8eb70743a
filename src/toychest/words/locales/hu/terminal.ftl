### The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, nyomj Entert: { $what }
terminal-opening = Folytatódik a játék
terminal-hint = Írj be egy lépést. A „?” megmutatja, mit lehet.
terminal-moves = Ezeket lépheted:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Most nincs mit lépni.
terminal-moves-enter = Nyomj Entert: { $what }
terminal-pass = Most { $name } jön. Add át a gépet, aztán Enter.
terminal-passed = Most { $name } nézi a képernyőt.
terminal-seen-by-all = Mindenki megnézheti, egyszer:
terminal-seen-by-one = Csak { $name } nézheti meg, egyszer:
terminal-seen = Ha láttad, nyomj Entert: utána eltűnik.
terminal-taken-back = Visszavéve: { $words }
terminal-elsewhere = Ennél az asztalnál máshol is játszottak. Most így áll.
terminal-unknown = „{ $text }” itt se nem lépés, se nem parancs.
terminal-number-unknown =
    { $count ->
        [0] Most nincs mit szám szerint választani.
        [one] Most csak az 1-est lehet választani.
       *[other] Válassz egy számot 1 és { $count } között.
    }
terminal-did-you-mean = Erre gondoltál: „{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Írd be: „why”, utána egy lépést: why { $example }
terminal-seat = { $letter } hely

## Bots and hints

terminal-bot = { $name } – { $level }. szintű bot
terminal-bots = Botok (--bot LEVEL):
terminal-bot-unknown = Nincs ilyen nevű bot: „{ $text }”.
terminal-bot-memory = Nincs bot, amely „{ $text }” lépésre emlékszik. Válassz egy számot 0 és { $most } között; 0-val semmit sem felejt el.
terminal-bot-none = Ezt a játékot egyik bot sem játssza.
terminal-bot-fallback = { $name } most nem tud gondolkodni, és bármit lép, amit szabad.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Nézd meg ezt: „{ $start }”.
       *[other] Nézd meg ezt: „{ $start }”. { $legal } lépésedből { $among } így kezdődik.
    }
terminal-hint-look-all = Minden lépésed így kezdődik: „{ $start }”. Nézd meg jól.
terminal-hint-more = A „hint” többet is mond.
terminal-hint-none = Ezt a játékot egyik bot sem játssza, ezért nincs, aki tippet adjon.

## Help

terminal-help-move = Egy lépés, például „{ $example }”, vagy a száma a listából.
terminal-help-list = ? megmutatja, mit lehet most.
terminal-help-hint = hint megmondja, hová nézz; még egyszer beírva, mely lépések jók; harmadszor, mi jöhet és miért.
terminal-help-why = why { $example } megmondja, melyik szabály enged vagy tilt egy lépést.
terminal-help-back = back visszaveszi az utolsó lépésedet; back 2 kettőt vesz vissza.
terminal-help-board = board újra megmutatja az asztalt.
terminal-help-log = log elmondja, mi történt eddig.
terminal-help-rule = rule { $rule } megnyit egy szabályt.
terminal-help-save = save FILE fájlba írja a befejezett játékot.
terminal-help-quit = quit itt abbahagyja. A játék megmarad.
terminal-help-enter = Enter továbblép, amikor az asztal rád vár.

## Kept, saved, going on

terminal-kept = A játék megmarad. Így folytathatod: { $command }
terminal-input-ended = A lépések előbb fogytak el, mint a játék. Megmarad; így folytathatod: { $command }
terminal-save-where = Írd be: „save”, utána egy fájl nevét.
terminal-save-later = Ez a játék még tart, ezért a naplója még nem kerül fájlba. Megmarad; így folytathatod: { $command }
terminal-saved = Elmentve ide: { $file }. Így ellenőrizheted: { $command }
terminal-save-exists = Már van ilyen fájl: { $file }. Válassz másik nevet.
terminal-save-failed = Ezt nem sikerült megírni: { $file }: { $because }
terminal-over = Vége. Írd be: save FILE, verify, rematch, replay vagy quit.
terminal-fair = Tiszta játék: minden bejegyzés ({ $entries }) követi a szabályokat és a magot.
terminal-unfair = Ez a bejegyzés nem illik ide ({ $seq }.): { $because }
terminal-resume-others = Ez is félbemaradt:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Nincs félbemaradt játék. Így kezdhetsz egyet: { $command }
terminal-resume-over = Ennek a játéknak vége. Így nézheted vissza: { $command }

## Before play

terminal-games = Játékok:
terminal-games-how = Így játszhatsz: { $command }
terminal-which-game = Melyik játék? Az Enter kilép. >
terminal-game-unknown = Itt nincs ilyen játék: „{ $text }”.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Ki játszik? Írd be a neveket és a botokat, vesszővel elválasztva. A botot a számával vagy a nevével írd:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Asztal: { $code }
terminal-players = Játékosok: { $names }
terminal-printing = Kiadás: { $printing }
terminal-house-rules = Házi szabályok:
terminal-options = Játék előtt választható:
terminal-printings = Kiadások:
terminal-readings = Házi szabályok (--rule NAME=VALUE):
terminal-default = { $text } (szokásos)
terminal-choice-unknown = Ez itt nem választható ({ $name }): „{ $text }”.
terminal-choice-offered = Ezek közül válassz: { $choices }
terminal-choice-file = Vagy írd be egy saját fájl nevét.
terminal-choice-unfit = A többi választásoddal ez nem megy ({ $name } = „{ $text }”):
terminal-choice-twice = Ezt kétszer választottad: „{ $name }”. Elég egyszer.
terminal-option-unknown = Ebben a játékban nincs ilyen választás: „{ $name }”.
terminal-rule-unknown = Ebben a játékban nincs ilyen házi szabály: „{ $name }”.
terminal-rule-printed = Ez a kiadás amúgy is így játssza: { $text }. Hagyd el.
terminal-rule-shape = A házi szabályt így írd: NAME=VALUE, például { $example }.
terminal-option-shape = A választást így írd: NAME=VALUE, például { $example }.
terminal-edition-unknown = Ennek a játéknak nincs ilyen változata vagy kiadása: „{ $text }”.
terminal-edition-twice = Változatot vagy kiadást válassz, ne mindkettőt.
terminal-seats-twice = { $seats } hely, de { $names } név. Csak az egyiket add meg.
terminal-seats-bots = Helyek: { $seats }. Nevek: { $names }. Botok: { $bots }. Ezek nem illenek össze.
terminal-file-unfit = Ezzel még nem lehet játszani: { $file }
terminal-file-unreadable = Ezt nem lehet elolvasni: { $file }: { $because }
terminal-file-too-long = Túl hosszú: { $file }. Egy saját fájl legfeljebb { $most } bájt lehet.
terminal-file-none = Ez nem fájl, hanem mappa vagy eszköz: { $file }

## Looking back

terminal-replay-place = { $number }. lépés, összesen { $of }
terminal-replay-keys = Billentyűk: jobbra, balra, Home, End; a szóköz lejátszik; a q megállít.
terminal-replay-lines = Az Enter továbblép; van még back, home, end és a lépés száma; a q megállít.
terminal-replay-prompt = visszanézés >
terminal-replay-start = Az első lépés előtt
terminal-replay-no-game = Ez nem mentett játék: { $file }

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = start
castle-terminal-gate = kapu
castle-terminal-wand = varázspálca
castle-terminal-ghost-room = szellemszoba
castle-terminal-room = sima szoba
castle-terminal-column = { $column } oszlop: { $symbol }
castle-terminal-no-door = { $one } és { $other } között nincs ajtó
castle-terminal-sorcerer = A varázsló itt van: { $square }
castle-terminal-was = { $laid } volt
castle-terminal-stack =
    { $cards ->
        [one] még egy kártya
       *[other] még { $cards } kártya
    }
castle-terminal-plan = A terv:
castle-terminal-chip-wand = pálca
castle-terminal-chip-spare = pálca nélkül
castle-terminal-chip-skip = kimarad
castle-terminal-legend = @ varázsló, S start, O kapu, w varázspálca, X szellemszoba, T kincs; a számok a tervezett lépések, a rés ajtó.

castle-step-walk = { $number }. lépés: { castle-direction }, a { $end } szobába
castle-step-jump = Aztán ugrás ide: { $end }
castle-step-stay = Aztán nincs ugrás itt: { $end }
castle-step-ghost = Aztán mászik a szellem
castle-step-wand = Aztán varázspálca itt: { $end }
castle-step-spare = Aztán nem kell a varázspálca itt: { $end }
castle-step-skip = { $number }. lépés: { castle-direction }, kimarad

castle-terminal-hint-turn = Fordíts el legfeljebb két nyilat, aztán írd be: „go”. A „?” megmutatja, mit lehet.
castle-terminal-hint-go = Kész? Írd be: „go”. A „back” visszavesz.
castle-terminal-hint-way =
    Merre menjen { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártya? Írd be: „walk up”, „walk right”, „walk down” vagy „walk left”.
castle-terminal-hint-gate = Egy kapu: { $square }! Írd be: „jump” és egy mező, vagy „stay”. A „?” megmutatja a kapukat.
castle-terminal-hint-wand = Egy varázspálca: { $square }! Írd be: „use wand” vagy „leave wand”.
castle-terminal-hint-forced = Egy kapu: { $square }! Írd be: „jump” és egy mező. A „?” megmutatja a kapukat.
castle-terminal-hint-turn-first = Innen egyik válasszal sem jutsz tovább: { $square }. Előbb fordíts el egy nyilat. A „?” megmutatja, mit lehet.
castle-terminal-hint-stuck =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva. Fordíts el egy nyilat. A „?” megmutatja, mit lehet.
castle-terminal-hint-stop =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva. Fordíts el egy nyilat, vagy írd be: „go”: a sor ott véget ér.
castle-terminal-hint-hopeless = Itt nem segít a fordítás. Írd be: „go”, és a szellem mászik egyet.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terep: { $terrain }
toybattle-terminal-paths = utak ide: { $places }
toybattle-terminal-below = alatta: { $tiles }
toybattle-terminal-connected = összekötve
toybattle-terminal-cut-off = elvágva
toybattle-terminal-region =
    { $medals ->
        [one] Terület { $bases }: egy érem
       *[other] Terület { $bases }: { $medals } érem
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Terület { $bases }: egy érem, már elvitte: { $name }
       *[other] Terület { $bases }: { $medals } érem, már elvitte: { $name }
    }
toybattle-terminal-you = Te vagy: { $name }
toybattle-terminal-idle = { $turns } kör óta nem történt semmi; ha { $most } lesz, vége
toybattle-terminal-side-known = { $name } polcán biztosan ott van: { $troops }
toybattle-terminal-side-out = { $name } elvesztette: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } egy lapkája lefordítva fekszik
       *[other] { $name } { $count } lapkája lefordítva fekszik
    }
toybattle-terminal-own-down = Ebben a körben lefordítva: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } érem

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = polc { $rack }, doboz { $reserve }
toybattle-terminal-down = { $count } lefordítva
toybattle-terminal-out = Kiesett
toybattle-terminal-known = Ismert
toybattle-terminal-legend = [Hook4] kék, (Hook4) piros, x2 lapka összesen, ! elvágva, ? téged kérdez, [#1] (#41) vár, 15R különleges bázis, {"{"}1-2{"}"} kapu, 2* egy terület érmei, [2] (2) már elvitték; a lista mellette megmondja, melyik bázisok tartoznak egy területhez.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Írd be: „take”, vagy „place” egy harcossal és egy számmal. A „?” megmutatja, mit lehet.
toybattle-terminal-hint-skully = { $effect } itt: { $base }. A „take” két lapkát húz, a „decline” kihagyja.
toybattle-terminal-hint-capn = { $effect } itt: { $base }. A „place” még egy harcost rak le, a „decline” kihagyja. A „?” megmutatja, hová lehet.
toybattle-terminal-hint-jumbo = { $effect } itt: { $base }. Írd be: „discard” és egy szomszédos ellenfél száma, vagy „decline”.
toybattle-terminal-hint-xb-42 = { $effect } itt: { $base }. A „rob” kilő egy rejtett lapkát az ellenfél polcáról, a „decline” kihagyja.
toybattle-terminal-hint-star = { $effect } itt: { $base }. A „take” egy lapkát húz, a „decline” kihagyja.
toybattle-terminal-hint-recall = { $effect } itt: { $base }. Írd be: „recall” és egy másik harcosod száma, vagy „decline”.
toybattle-terminal-hint-draw = { $effect } itt: { $base }. A „take” egy lapkát húz, a „decline” kihagyja.
toybattle-terminal-hint-shove = { $effect } itt: { $base }. Írd be: „shove”, egy szomszédos ellenfél száma és hogy hová kerüljön, vagy „decline”. A „?” megmutatja, hogyan lehet.
toybattle-terminal-hint-exhume = { $effect } itt: { $base }. Írd be: „exhume” és egy elveszett harcosod, vagy „decline”.
toybattle-terminal-hint-suppress = { $effect } itt: { $base }. A „suppress” lefordítja az ellenfél egyik rejtett lapkáját. A „?” megmutatja, mit lehet még.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Ki vagy te? Írd be: „choose” és egy név. A „?” megmutatja, ki szabad még.
clockwork-terminal-hint-leave_out = Melyik gép marad a dobozban? Írd be: „leave out” és a neve.
clockwork-terminal-hint-travel = A dobásod { $total }. Írd be: { $moves }. A „?” megmutatja, hová lehet.
clockwork-terminal-hint-special = A dobásod { $total }! Írd be: { $moves }. A „?” mindent megmutat.
clockwork-terminal-hint-act = Megérkeztél. Írd be: { $moves }. A „?” mindent megmutat.
clockwork-terminal-hint-discard = Tele van a kezed. Írd be: „discard” és egy kártya.
clockwork-terminal-hint-discard-free = Írd be: „discard” és egy kártya, vagy „keep”.
clockwork-terminal-hint-spot = Írd be: „lay” és egy üres kártyahely száma. A kártyát már mindenki látta.
clockwork-terminal-hint-give = { $name } ezt kéri tőled: { clockwork-kind }. Írd be: „give” és a kártya, vagy „give Scrap”.
clockwork-terminal-hint-counter = Nem volt ilyened. Most te kérhetsz tőle ({ $name }): „ask”, vagy „pass”.
clockwork-terminal-hint-return = Írd be: „return” és egy kártya. Ő kapja: { $name }.
clockwork-terminal-hint-point = Ezt keresed: { clockwork-kind }. Írd be: „point” és egy kártya száma.
clockwork-terminal-hint-swap = Írd be: „swap” és a kártya, ami a helyére kerül.
clockwork-terminal-hint-build = Kiraksz valamit? Írd be: { $moves }.
clockwork-terminal-hint-stay = A dobásod { $total }, és nincs szabad út. Írd be: „stay”. A „?” megmutatja, mit lehet még.
clockwork-terminal-hint-give-card = { $name } ezt kéri tőled: { clockwork-kind }. Írd be: „give” és a kártya.
clockwork-terminal-hint-none = { $name } ezt kéri tőled: { clockwork-kind }. Írd be: „none”, vagy „give Scrap”, ha van.
clockwork-terminal-hint-no-counter = Nem volt ilyened, de van ócskavasad: most nem kérhetsz tőle ({ $name }). Írd be: „pass”.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Város: { $board }
clockwork-terminal-bridge = Híd: { $places }
clockwork-terminal-you = Te vagy: { $name }
clockwork-terminal-laid = { $name } kirakta: { $kinds }
clockwork-terminal-dice = { $dice }, összesen { $total }
clockwork-terminal-free-spots = Üres kártyahelyek: { $spots }
clockwork-terminal-scrapped = Játékból kikerült ócskavas: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Eldobva
clockwork-terminal-out = { $count } kint
clockwork-terminal-legend = A B C D figurák, T a Tornyok, Y3:5 a 3. telep 5 kártyával, 17 egy mező, 17* oda léphetsz, 14_ üres kártyahely, 14# lefordított kártya, 14L még ismert kártya; +L kirakva, 3/4 négyből három megvan. > most ő jön.
