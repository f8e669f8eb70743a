### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = KAPCSOLÓK
    .command = PARANCS
    .args = TOVÁBBIAK
    .file = FÁJL
    .directory = MAPPA
    .path = ÚTVONAL
    .integer = SZÁM
    .float = SZÁM
    .text = SZÖVEG
    .code = KÓD
    .codes = KÓDOK
    .game = JÁTÉK
    .edition = KIADÁS
    .name = NÉV
    .value = ÉRTÉK
    .level = SZINT
    .from = HONNAN
    .to = HOVA
    .address = CÍM

## What each command does, and its options.

command-option =
    .help = Megmutatja ezt a súgót.
    .version = Megmutatja a verziót.
    .data = A játszmáid mappája.
    .language = Nyelv.  [különben: a rendszeredé]
    .plain = Soronként egy tény, rajz nélkül: képernyőolvasóhoz.
    .workers = Folyamatok.  [különben: minden mag]
    .ray = Ezen a Ray-fürtön dolgozik; a „local” itt indít egyet.
    .option = Játék előtt választva.
    .seed = Ugyanaz a mag, ugyanazok a játszmák.
    .work = A szokásos munka hány százaléka.
    .yes = Kérdés nélkül töröl.
    .store = A játszmák adatbázisa: postgresql://...
command-help-toychest = Dobozos társasjátékok, rendesen játszva.
command-help-arena =
    Botokat játszat egymás ellen, cserélt helyekkel, minden magon; ha megáll és újraindul, folytatja.

    A győzelmek aránya mellett ott áll, mennyi szerencse nélkül: minden eredményből le van vonva, amit a véletlen adott.
    .bots = Vesszővel: szintek, szintek sora, 6~60 (60 bejegyzésre emlékszik), hand4 (kézzel állított súlyok), plain6 (háló nélkül), 6@1000 (1000 körrel), greedy, random.
    .games = Játszmák páronként.
    .seats = Hányan ülnek le.  [különben: a legkevesebben]
    .each = Egy választás, amelynek lehetőségei váltakoznak, például terrain.
    .all-pairs = Mindenki mindenki ellen, nem csak az előző ellen.
    .out = Eredmények.  [különben: arena-JÁTÉK.csv]
    .json = A táblázat minden száma.
    .raw = Nem méri a szerencsét: gyorsabb, de ugyanannyi játszma kevesebbet mond.
command-help-board = Saját táblák: ellenőrzés, nyomtatás. A docs/boards.md mondja el, hogyan írj egyet.
command-help-board-check = Megmondja, lehet-e játszani egy táblán; ha nem, mindent, ami rossz, és hogyan javítsd ki.
    .deck = A saját kártyáidat is ellenőrzi.
command-help-board-print = Nyomtatható lapokra írja a táblát, a kártyáit és a jelzőit: egy saját FÁJLT vagy egy táblánkat a NEVÉVEL.
    .to = A lapok mappája.  [különben: itt]
    .format = Egy PDF, vagy oldalanként egy SVG.
    .paper = A papír mérete.  [különben: a4]
    .deck = Saját kártyák.
    .printing = A szabálykönyv, amelyet a kártyák követnek.
    .backs = A kártyák hátlapja is, kétoldalas nyomtatáshoz.
    .ink = Csak vonalak, semmi kitöltés: iskolai nyomtatóhoz vagy színezéshez.
    .overwrite = Felülírja a meglévő lapokat.
command-help-branch = Továbbjátszik egy befejezett játszma egyik bejegyzésétől: új szerencsével, a rejtett dolgok a helyükön.
    .entry = A bejegyzés, amely után továbbjátszol.
    .seat = A hely, ahol játszol, 1-től.
    .bot = A többi helyen ülő botok szintje.
command-help-doctor = Megnézi, megvan-e és működik-e minden, ami egy kiszolgálónak kell.
    .bus = Hogyan szólnak egymásnak a kiszolgálók: redis://...
command-help-laws = Véletlen játszmákat játszik minden kiadásból, és megmondja, melyik törvény hol nem áll, és melyik mondat hiányzik.
command-help-learn = Játék közben tanulsz meg egy játékot; ahol abbahagytad, onnan folytatod.
    .name = A neved.
    .step = Újrakezdi ennél a lépésnél; az 1 az eleje.
command-help-new = Egy kis kezdő játékot ír a NÉV mappába, és felteszi a polcra.
command-help-play = Játék a terminálban; játék nélkül megmondja, mik vannak, és a billentyűzeten kérdez.
command-help-play-game = Játék a terminálban: { $game }.
    .edition = Kiadás az azonosítójával; házi szabály is lehet benne.
    .printing = Kiadás a szabálykönyve nyelvével.
    .seats = Hányan játszanak.
    .name = Ki játszik; helyenként egyszer.
    .bot = Egy bot, 1-től 6-ig vagy a nevével; a 6~60 60 bejegyzésre emlékszik. Mindegyikhez egyszer.
    .rule = Egy házi szabály.
    .seed = Egy szöveg, amely minden szerencsét eldönt: ugyanaz a szöveg, ugyanazok a kártyák.
    .list = Megmutatja a kiadásokat, a választásokat és a házi szabályokat.
command-help-puzzles = Fejtörőket készít: valódi játszmák állásait, ahol egy út jobb minden másnál. Újraindítva folytatja.
    .count = Hány fejtörő.
    .from = Egy saját befejezett játszma; többször is.
    .out = Fájl.  [különben: puzzles-JÁTÉK.jsonl]
    .seed = Ugyanaz a mag ugyanazokat a fejtörőket adja.
command-help-replay = Lépésről lépésre visszanéz egy befejezett játszmát, a fájljából vagy a kódjával.
command-help-report =
    Elmondja, mit mutatnak a botok játszmái egy játékról, táblánként: ki kezd, meddig tart, hogyan ér véget.

    Ha megáll és újraindul, folytatja.
    .bot = Ki játszik minden helyen: egy szint, greedy vagy random.
    .games = Játszmák táblánként vagy kiadásonként.
    .seats = Hányan ülnek le.  [különben: a legkevesebben]
    .each = Egy választás, amelynek lehetőségeit külön számolja, vagy „printing”.  [különben: a táblák]
    .out = Az oldal.  [különben: report-JÁTÉK.html]
    .tables = Ugyanez Markdown-táblázatokban.
    .json = Ugyanez számokban.
    .results = A lejátszott játszmák.  [különben: report-JÁTÉK.csv]
command-help-resume = Folytat egy játszmát: a KÓD szerint, vagy az utolsót, amely nem ért véget.
command-help-review = Szétválasztja a szerencsét és a játékot egy befejezett játszmában, a fájljából vagy a kódjával.
    .json = Ebbe a fájlba ír mindent, amit talált.
    .svg = Ebbe a fájlba írja a grafikont: ki állt jobban.
    .try = Előbb újra lehet próbálni, ahol volt jobb lépés.
command-help-serve = Elindítja a kiszolgálót, és megnyitja a böngészőt.
    .host = A cím, amelyen figyel; 0.0.0.0 a hálózatodnak.  [különben: 127.0.0.1]
    .lan = Megnyitja a hálózatodnak: kiírja a címet a többieknek, és egy QR-kódot.
    .port = A port, amelyen figyel.  [különben: 7170 vagy egy szabad]
    .store = Adatbázisban őrzi a játszmákat: postgresql://...
    .browser = Megnyitja a böngészőt.
    .warm-up = Előkészíti minden játék botjait, mielőtt bárki játszana velük.
    .pause = Ennyi másodpercet vár egy bot minden lépése előtt.
    .lines = Egy cím nyitott asztalai; 0: akármennyi.
    .requests = Egy cím kérései másodpercenként; 0: akármennyi.
    .tables = Egy cím új asztalai percenként; 0: akármennyi.
    .bus = Szól az adatbázis többi kiszolgálójának: redis://...
    .node = Ennek a kiszolgálónak a neve köztük.
    .behind-proxy = Egy proxy ezen a gépen adja tovább, amit mások kérnek.
    .metrics = Számlálókat mutat itt: /metrics, a Prometheusnak.
    .json-logs = JSON-ként írja a naplósorokat.
    .processes = Ennyi folyamattal szolgál ki, hogy egynél több mag dolgozzon.
    .keep-finished = Ennyi nap után törli a befejezett játszmát.  [különben: soha]
    .keep-idle = Ennyi lépés nélküli nap után törli a játszmát.  [különben: soha]
command-help-simulate = Botok játszmáit játssza egy mappába, tömörített naplóként és Parquet formában; ha megáll és újraindul, folytatja.
    .games = Hány.
    .bots = Kik váltakoznak a helyeken; úgy megnevezve, mint az „arena” parancsnál.
    .seats = Hányan ülnek le.  [különben: a legkevesebben]
    .each = Egy választás, amelynek lehetőségei váltakoznak, például terrain.
    .batch = Játszmák fájlonként.
    .out = A mappa.  [különben: simulation-JÁTÉK]
command-help-store = Tárak: ahol a játszmák vannak.
command-help-store-copy =
    Minden asztalt átmásol: HONNAN, HOVA: postgresql://..., egy fájl vagy egy mappa játszmákkal.

    Mindegyiket újra elolvassa és összeveti. Ami már ott van, marad; az ott eltérő asztalt megnevezi, de nem nyúl hozzá.
command-help-tables = Amit őrzünk: asztalok listája vagy törlése.
    .data = A játszmák mappája.
command-help-tables-clear = Törli az elég ideig őrzött asztalokat.
    .finished = Törli az ennyi napja befejezett játszmákat.
    .idle = Törli azokat, amelyekben ennyi napja senki sem lépett.
command-help-tables-delete = Asztalokat töröl a KÓDOK szerint, mindenestül.
command-help-tables-list = Az utoljára változott asztalok: kód, kiadás, bejegyzések, pihenő napok, nevek.
    .limit = Ennyi, a legutóbbiak.
command-help-train = Nulláról tanítja egy játék értékhálóját, önmaga elleni játszmákkal; ha megáll és újraindul, folytatja.
    .out = A fájl.  [különben: network-JÁTÉK.bin]
command-help-verify = Bebizonyít egy befejezett játszmát: minden lépést a szabályokkal, minden kártyát és kockát a maggal.
    .origin = A játszma, amelyből továbbjátszották, hogy annak a szerencséjét is bizonyítsa.

## What was typed does not fit.

command-click-usage = Használat:
command-click-options = Kapcsolók
command-click-commands = Parancsok
command-click-default = különben: { $default }
command-click-required = kötelező
command-click-error = Hiba: { $message }
command-click-aborted = Megállt.
command-click-try = Ez segít: „{ $command } { $option }”
command-click-missing-command = Melyik parancs? Nincs megadva.
command-click-missing-argument = Hiányzik:
command-click-missing-option = Hiányzó kapcsoló:
command-click-no-such-option = Nincs ilyen kapcsoló: „{ $name }”.
command-click-no-such-command = Nincs ilyen parancs: „{ $name }”.
command-click-did-you-mean = Erre gondoltál: { $possibility }?
command-click-did-you-mean-one = Ezek egyikére gondoltál: { $possibilities }?
command-click-unexpected = Ez már sok: { $args }
command-click-takes-no-value = Ennek a kapcsolónak nincs értéke: „{ $name }”.
command-click-needs-value = Ennek a kapcsolónak érték kell: „{ $name }”.
command-click-unfit = Ez az érték nem illik ide: { $message }
command-click-unfit-for = Ez az érték nem illik ehhez: { $param_hint }: { $message }
command-click-choose = Ezek közül válassz: { $choices }
command-click-not-the-choice = „{ $value }” nem ez: { $choice }.
command-click-not-a-choice = „{ $value }” nincs ezek között: { $choices }.
command-click-not-in-range = { $value } nincs ebben a tartományban: { $range }.
command-click-not-a-number = „{ $value }” nem ilyen szám.
command-click-not-there = Nincs ilyen: „{ $filename }”.
command-click-is-file = „{ $filename }” fájl, nem mappa.
command-click-is-folder = „{ $filename }” mappa, nem fájl.
command-click-not-readable = Ez nem olvasható: „{ $filename }”.
command-there-are = Ezek vannak: { $names }

## A server.

command-open = A Toychest itt nyitva van: { $here }
command-open-network =
    A Toychest ezen a gépen itt van nyitva: { $here },
    a hálózatodon mások itt érik el: { $others }
command-close = A Ctrl-C bezárja. A játszmáid megmaradnak.
command-open-already = A Toychest már nyitva van: { $here }
command-cannot-listen = Nem lehet itt figyelni: { $host }, port: { $port }: { $because }
command-cannot-keep = Itt nem lehet játszmákat őrizni: { $folder }: { $because }
command-read-only = { $folder } csak olvasható: a régi játszmák nézhetők, új nem marad meg.
command-no-store = Itt nincs tár: { $address }
command-store-failed =
    { $because ->
        [disk-full] A lemez megtelt.
        [read-only] Csak olvasni lehet.
        [locked] Egy másik program fogja.
        [damaged] Sérült, vagy nem is tár.
        [out-of-reach] Az adatbázis nem válaszol.
       *[other] Nem sikerült.
    }
command-store-newer = Egy újabb Toychesté: frissítsd ezt.
command-needs-package = Ehhez kell ez a csomag: { $package }: { $command }
command-node-name = Egy kiszolgáló neve kisbetű, számjegy és kötőjel. Ez nem az: { $name }
command-processes-store = Több folyamat egy mappán osztozik. Adatbázishoz inkább több kiszolgálót indíts.
command-processes-system = Ez a rendszer nem engedi, hogy egy folyamat kapcsolatot adjon át egy másiknak: hagyd el a --processes kapcsolót.
command-processes-fail = Egyetlen folyamat sem maradt életben; a fenti sorok megmondják, miért.
command-node-database = Több kiszolgáló egy adatbázison osztozik: add meg így: --store postgresql://...
command-bus-shape = Adj meg egy buszt, mint redis://HOST. Ez nem az: { $address }
command-cannot-reach = Ez nem érhető el: { $address }: { $because }
command-copied = Átmásolt asztalok: { $copied }, frissítve: { $updated }, már ott voltak: { $there }. Mindet összevetettük.
command-copy-differ = Eltérő vagy olvashatatlan, ezért nem másolt asztalok: { $count }
command-copy-other = { $code }: ott másik játszma van ezzel a kóddal.
command-tables-sure = Végleg eltűnnek. Törlöd őket?
command-tables-deleted = Törölt asztalok: { $count }
command-doctor-well = jó
command-doctor-ill = BAJ
command-doctor-ills = Nincs rendben: { $names }
command-doctor-games = játékok
command-doctor-engine = motor
command-doctor-disk = lemez
command-doctor-store = tár
command-doctor-tables = asztalok
command-doctor-bus = busz
command-doctor-version = { $version }, Python { $python }
command-doctor-editions = kiadások: { $count }
command-doctor-broken = { $name }: nem játszható ({ $because })
command-doctor-engine-there = megvan
command-doctor-engine-missing = Még nincs meg: addig a botok az olvasható szabályok szerint gondolkodnak.
command-doctor-disk-database = az adatbázisé
command-doctor-disk-full = Csak { $free } MB szabad: csinálj helyet, különben elutasítjuk a lépéseket.
command-doctor-disk-free = { $free } GB szabad
command-doctor-answers = { $address } { $milliseconds } ms alatt válaszol
command-doctor-whole = A legutóbbi { $count } ép.
command-doctor-bus-answers = { $address } válaszol
command-refused-origin = Ez az oldal ezt nem teheti.

## Is a game fair? The draws are what luck decided.

command-fair = tiszta. { $entries } bejegyzés, ebből { $chance } véletlen, mind úgy, ahogy a mag mondja.
command-fair-since = másik játszmából folytatva, azóta tiszta. { $entries } bejegyzés, { $chance } húzás úgy, ahogy a mag mondja, { $copied } az előző játszmából: lásd --origin.
command-fair-guided = tanulójáték, a szabályok szerint. { $entries } bejegyzés, { $scripted } húzás előre megírva, { $chance } úgy, ahogy a mag mondja.
command-unfair-entry = { $seq }. bejegyzés: { $because }
command-unfair-seed = A mag nem az, amit az első húzás előtt megígértek.
command-unfair-order = A helyén ez a bejegyzés áll: { $found }.
command-unfair-checksum = Az ellenőrző összege nem stimmel.
command-unfair-last-line = Az utolsó sor ellenőrző összege nem stimmel.
command-unfair-seats = Ennyien játsszák a játékot: { $counts }; itt ennyien: { $got }.
command-unfair-no-seat = Senki sem ül ezen a helyen: { $seat }.
command-unfair-agreed = Ezek a helyek: { $agreed } nem engedhették meg, hogy visszavegyen ez a hely: { $seat }.
command-unfair-options = A játék előtti választások nem illenek ehhez a játékhoz.
command-unfair-branch-moves = { $moves } lépés nem lehet az 1.–{ $seq }. bejegyzésé.
command-unfair-branch-entry = Ez nem annak a játszmának a lépése, amelyből továbbjátszották.
command-unfair-other-origin = Nem ebből a játszmából játszották tovább.
command-unfair-origin-differs = Az a játszma másképp ment.
command-unfair-chance-not-now = „{ $move }” véletlenül, pedig nem a véletlen jön.
command-unfair-drawn = A mag szerint „{ $drawn }”, a naplóban „{ $move }”.
command-unfair-scripted-move = „{ $move }” ezen a helyen: { $seat } előre megírt szerencse volna.
command-unfair-no-guide = „{ $move }” előre megírt, pedig itt nincs tanulójáték.
command-unfair-impossible = „{ $move }” itt nem történhet meg.
command-unfair-illegal = A szabályok itt tiltják: „{ $move }” ({ $rule }).
command-unfair-malformed = „{ $move }” nem lépés.
command-unfair-not-over = A napló szerint véget ért, de a játszma nem ért véget.
command-unfair-other-outcome = A játszma másképp ért véget, mint ahogy a naplóban áll.
command-log-header = Az első sor sérült: ez nem mentett játszma, vagy valaki megváltoztatta.
command-log-entry = Sérült bejegyzés: { $seq }.
command-log-ending = Az utolsó sor sérült.
command-log-truncated = A napló az utolsó sora előtt megáll, e bejegyzés után: { $seq }.
command-log-newer = A napló formátuma ({ $found }) újabb, mint { $newest }: frissítsd a Toychestet.
command-log-edition-unknown = Itt nincs ilyen kiadás: „{ $edition }”.
command-log-table-unfinished = A játszma nem ért véget, így még semmi sem bizonyítható.

## Bots against bots.

command-arena-picture = { $file }: ezen a néven a kép kerül az eredmények mellé. Adj az eredményeknek más végződést.
command-arena-twice = Minden botot egyszer nevezz meg: senki sem játszik önmaga ellen.
command-arena-too-few = Nevezz meg legalább két botot, például --bots 1..6.
command-arena-bot = Itt nincs ilyen bot: „{ $bot }”. { $bots }
command-arena-weights = { $game }: a botok itt terveznek, „{ $bot }” nem kap kézzel állított súlyokat.
command-arena-other-file = { $file } nem egy aréna eredménye. Adj meg másik fájlt az --out kapcsolóval.
command-arena-done = mind lejátszva
command-arena-compiling = fordítás, egyszer mindenkorra
command-arena-games = játszmák: { $games }
command-arena-cut-off = félbeszakítva, megosztva: { $count }
command-arena-luckless = szerencse nélkül
command-arena-sure = annyira biztos, mint { $times }-szer ennyi játszma; { $evaluator }
command-arena-rating = értékszám
command-arena-files = { $file } és { $picture }
command-simulate-done = Játszmák itt: { $folder }: { $games }
command-simulate-other = { $folder } mást tartalmaz, mint ezt a szimulációt. Adj meg másik mappát az --out kapcsolóval.
command-simulate-stopped = Megállt. Ugyanez a parancs folytatja azzal, ami itt van: { $folder }
command-simulate-cut-off = Túl hosszú játszmák: { $count }. Félbeszakítottuk őket: átmeneteik vannak, naplójuk nincs.
