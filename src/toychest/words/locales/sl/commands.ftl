### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = MOŽNOSTI
    .command = UKAZ
    .args = DRUGO
    .file = DATOTEKA
    .directory = MAPA
    .path = POT
    .integer = ŠTEVILO
    .float = ŠTEVILO
    .text = BESEDILO
    .code = KODA
    .codes = KODE
    .game = IGRA
    .edition = IZDAJA
    .name = IME
    .value = VREDNOST
    .level = RAVEN
    .from = OD
    .to = DO
    .address = NASLOV

## What each command does, and its options.

command-option =
    .help = Pokaže to pomoč.
    .version = Pokaže različico.
    .data = Mapa za tvoje igre.
    .language = Jezik.  [sicer: kot tvoj sistem]
    .plain = Ena stvar na vrstico, brez risbe: za bralnike zaslona.
    .workers = Procesi.  [sicer: vsa jedra]
    .ray = Dela na tej gruči Ray; »local« zažene eno tukaj.
    .option = Izbrano pred igro.
    .seed = Isto seme, iste igre.
    .work = Odstotek običajnega dela.
    .yes = Izbriše brez vprašanja.
    .store = Zbirka podatkov z igrami: postgresql://...
command-help-toychest = Namizne igre iz škatle, igrane, kot je treba.
command-help-arena =
    Pusti bote igrati med seboj, z zamenjanimi sedeži, na vseh jedrih; ustavljen in znova zagnan nadaljuje.

    Ob deležu zmag stoji, koliko ostane brez sreče: od vsakega izida se odšteje, kar je dalo naključje.
    .bots = Z vejicami: ravni, nizi ravni, 6~60 (pomni 60 vnosov), hand4 (ročno nastavljene uteži), plain6 (brez mreže), 6@1000 (s 1000 prehodi), greedy, random.
    .games = Igre vsakega para.
    .seats = Koliko jih sede.  [sicer: kar najmanj]
    .each = Možnost, katere vrednosti se menjajo, npr. terrain.
    .all-pairs = Vsak z vsakim, ne le s prejšnjim.
    .out = Izidi.  [sicer: arena-IGRA.csv]
    .json = Vsa števila iz tabele.
    .raw = Ne tehta sreče: hitreje, a enako iger pove manj.
command-help-board = Lastne plošče: preverjanje in tiskanje. Kako jo napišeš, pove docs/boards.md.
command-help-board-check = Pove, ali se na plošči da igrati; če ne, vse, kar je narobe, in kako se popravi.
    .deck = Preveri tudi lastne karte.
command-help-board-print = Zapiše ploščo, njene karte in žetone kot liste za tiskanje: lastno DATOTEKO ali eno od naših plošč po IMENU.
    .to = Mapa za liste.  [sicer: sem]
    .format = En PDF ali SVG na stran.
    .paper = Velikost papirja.  [sicer: a4]
    .deck = Lastne karte.
    .printing = Navodila, ki se jih karte držijo.
    .backs = Tudi hrbti kart, za dvostranski tisk.
    .ink = Samo črte, nič polnega: za šolske tiskalnike ali za barvanje.
    .overwrite = Prepiše liste, ki so že tam.
command-help-branch = Igra naprej od vnosa končane igre: z novo srečo, skrito pa leži, kot je ležalo.
    .entry = Vnos, po katerem igraš naprej.
    .seat = Sedež, na katerem igraš, od 1.
    .bot = Raven botov na drugih sedežih.
command-help-doctor = Pogleda, ali je tu in dela vse, kar strežnik potrebuje.
    .bus = Kako si strežniki povedo: redis://...
command-help-laws = Igra naključne igre vsake izdaje in pove, kateri zakon kje ne drži in kateri stavek manjka.
command-help-learn = Nauči te igro z igranjem; nadaljuješ, kjer je ostalo.
    .name = Tvoje ime.
    .step = Začne znova pri tem koraku; 1 je začetek.
command-help-new = Zapiše majhno igro za začetek v mapo IME in jo postavi na polico.
command-help-play = Igra v terminalu; brez igre pove, katere so, in vpraša na tipkovnici.
command-help-play-game = Igra v terminalu: { $game }.
    .edition = Izdaja po oznaki; v njej so lahko hišna pravila.
    .printing = Izdaja po jeziku navodil.
    .seats = Koliko jih igra.
    .name = Kdo igra; enkrat za vsak sedež.
    .bot = Bot, od 1 do 6 ali njegovo ime; 6~60 pomni 60 vnosov. Enkrat za vsakega.
    .rule = Hišno pravilo.
    .seed = Besedilo, ki odloči o vsej sreči: isto besedilo, iste karte.
    .list = Pokaže navodila, možnosti in hišna pravila.
command-help-puzzles = Naredi uganke: trenutke iz pravih iger, v katerih je ena pot boljša od vseh drugih. Znova zagnan nadaljuje.
    .count = Koliko ugank.
    .from = Lastna končana igra; lahko večkrat.
    .out = Datoteka.  [sicer: puzzles-IGRA.jsonl]
    .seed = Isto seme naredi iste uganke.
command-help-replay = Pregleda končano igro korak za korakom, iz njene datoteke ali po kodi.
command-help-report =
    Pove, kaj igre botov povedo o igri, za vsako ploščo: kdo začne, koliko traja, kako se konča.

    Ustavljen in znova zagnan nadaljuje.
    .bot = Kdo igra na vseh sedežih: raven, greedy ali random.
    .games = Igre na vsako ploščo ali navodila.
    .seats = Koliko jih sede.  [sicer: kar najmanj]
    .each = Možnost, katere vrednosti se štejejo posebej, ali »printing«.  [sicer: plošče]
    .out = Stran.  [sicer: report-IGRA.html]
    .tables = Isto kot tabele v Markdownu.
    .json = Isto kot števila.
    .results = Odigrane igre.  [sicer: report-IGRA.csv]
command-help-resume = Nadaljuje igro: po njeni KODI ali zadnjo nedokončano.
command-help-review = Loči srečo od igre v končani igri, iz njene datoteke ali po kodi.
    .json = Zapiše v to datoteko vse, kar je našlo.
    .svg = Zapiše v to datoteko graf, kdo je vodil.
    .try = Najprej pusti poskusiti znova, kjer je bila boljša poteza.
command-help-serve = Zažene strežnik in odpre brskalnik.
    .host = Naslov, na katerem posluša; 0.0.0.0 za tvoje omrežje.  [sicer: 127.0.0.1]
    .lan = Odpre ga tvojemu omrežju: pokaže naslov za druge in kodo QR.
    .port = Vrata, na katerih posluša.  [sicer: 7170 ali kakšna prosta]
    .store = Hrani igre v zbirki podatkov: postgresql://...
    .browser = Odpre brskalnik.
    .warm-up = Pripravi bote vseh iger, preden kdo igra z njimi.
    .pause = Koliko sekund bot čaka pred vsako potezo.
    .lines = Odprte mize enega naslova; 0: kolikor hoče.
    .requests = Zahteve enega naslova na sekundo; 0: kolikor hoče.
    .tables = Nove mize enega naslova na minuto; 0: kolikor hoče.
    .bus = Pove drugim strežnikom iste zbirke podatkov prek redis://...
    .node = Ime tega strežnika med njimi.
    .behind-proxy = Posrednik na tem računalniku poda naprej, kar drugi vprašajo.
    .metrics = Pokaže štetje na /metrics, za Prometheus.
    .json-logs = Piše vrstice dnevnika kot JSON.
    .processes = Streže s toliko procesi, da dela več kot eno jedro.
    .keep-finished = Po koliko dneh se končana igra izbriše.  [sicer: nikoli]
    .keep-idle = Po koliko dneh brez poteze se igra izbriše.  [sicer: nikoli]
command-help-simulate = Igra igre botov v mapo, kot stisnjene zapise in kot Parquet; ustavljen in znova zagnan nadaljuje.
    .games = Koliko.
    .bots = Kdo se menja na sedežih; imena kot pri »arena«.
    .seats = Koliko jih sede.  [sicer: kar najmanj]
    .each = Možnost, katere vrednosti se menjajo, npr. terrain.
    .batch = Igre v datoteki.
    .out = Mapa.  [sicer: simulation-IGRA]
command-help-store = Shrambe: kjer so igre.
command-help-store-copy =
    Kopira vse mize OD ene shrambe DO druge: postgresql://..., datoteka ali mapa z igrami.

    Vsaka se znova prebere in primerja. Kar je že tam, ostane; miza, ki je tam drugačna, se imenuje in pusti pri miru.
command-help-tables = Kaj je shranjeno: izpis miz ali njihov izbris.
    .data = Mapa z igrami.
command-help-tables-clear = Izbriše mize, shranjene dovolj dolgo.
    .finished = Izbriše igre, končane pred toliko dnevi.
    .idle = Izbriše igre, ki jih toliko dni nihče ni igral.
command-help-tables-delete = Izbriše mize po KODAH, z vsem, kar je zraven.
command-help-tables-list = Mize, spremenjene zadnje: koda, izdaja, vnosi, dnevi mirovanja, imena.
    .limit = Toliko, zadnjih.
command-help-train = Uči vrednostno mrežo igre od začetka, z igrami proti sebi; ustavljen in znova zagnan nadaljuje.
    .out = Datoteka.  [sicer: network-IGRA.bin]
command-help-verify = Dokaže končano igro: vsako potezo po pravilih, vsako karto in kocko po semenu.
    .origin = Igra, od katere se je igralo naprej, da se dokaže tudi njena sreča.

## What was typed does not fit.

command-click-usage = Uporaba:
command-click-options = Možnosti
command-click-commands = Ukazi
command-click-default = sicer: { $default }
command-click-required = obvezno
command-click-error = Napaka: { $message }
command-click-aborted = Ustavljeno.
command-click-try = »{ $command } { $option }« pomaga.
command-click-missing-command = Kateri ukaz? Nobenega ni.
command-click-missing-argument = Manjka
command-click-missing-option = Manjka možnost
command-click-no-such-option = Možnosti »{ $name }« ni.
command-click-no-such-command = Ukaza »{ $name }« ni.
command-click-did-you-mean = Misliš { $possibility }?
command-click-did-you-mean-one = Misliš kaj od tega: { $possibilities }?
command-click-unexpected = To je preveč: { $args }
command-click-takes-no-value = Možnost »{ $name }« nima vrednosti.
command-click-needs-value = Možnost »{ $name }« potrebuje vrednost.
command-click-unfit = Ta vrednost ne ustreza: { $message }
command-click-unfit-for = Ta vrednost ne ustreza za { $param_hint }: { $message }
command-click-choose = Izberi eno od teh: { $choices }
command-click-not-the-choice = »{ $value }« ni { $choice }.
command-click-not-a-choice = »{ $value }« ni med { $choices }.
command-click-not-in-range = { $value } ni v razponu { $range }.
command-click-not-a-number = »{ $value }« ni tako število.
command-click-not-there = »{ $filename }« ne obstaja.
command-click-is-file = »{ $filename }« je datoteka, ne mapa.
command-click-is-folder = »{ $filename }« je mapa, ne datoteka.
command-click-not-readable = »{ $filename }« se ne da prebrati.
command-there-are = So: { $names }

## A server.

command-open = Toychest je odprt na { $here }
command-open-network =
    Toychest je odprt na { $here } na tem računalniku
    in na { $others } za druge v tvojem omrežju.
command-close = Ctrl-C ga zapre. Tvoje igre ostanejo.
command-open-already = Toychest je že odprt na { $here }
command-cannot-listen = Na { $host }, vrata { $port }, se ne da poslušati: { $because }
command-cannot-keep = V { $folder } se ne da hraniti iger: { $because }
command-read-only = { $folder } je samo za branje: stare igre se dajo gledati, nič novega se ne shrani.
command-no-store = Na { $address } ni shrambe.
command-store-failed =
    { $because ->
        [disk-full] Disk je poln.
        [read-only] Da se samo brati.
        [locked] Drži jo drug program.
        [damaged] Poškodovana je ali pa sploh ni shramba.
        [out-of-reach] Zbirka podatkov ne odgovarja.
       *[other] Ni uspelo.
    }
command-store-newer = Pripada novejšemu Toychestu: posodobi tega.
command-needs-package = Za to je potreben paket { $package }: { $command }
command-node-name = Ime strežnika so male črke, števke in vezaji. To ni: { $name }
command-processes-store = Več procesov si deli mapo. Nad zbirko podatkov namesto tega zaženi več strežnikov.
command-processes-system = Ta sistem procesu ne dovoli predati povezav drugemu: izpusti --processes.
command-processes-fail = Noben proces ni ostal pri življenju; zakaj, povedo vrstice zgoraj.
command-node-database = Več strežnikov si deli zbirko podatkov: navedi jo z --store postgresql://...
command-bus-shape = Navedi vodilo, kot je redis://HOST. To ni: { $address }
command-cannot-reach = { $address } ni dosegljiv: { $because }
command-copied = Kopirane mize: { $copied }, dopolnjene: { $updated }, že tam: { $there }. Vsaka je bila primerjana.
command-copy-differ = Mize, ki so drugačne ali neberljive in niso bile kopirane: { $count }
command-copy-other = { $code }: tam je druga igra s to kodo.
command-tables-sure = Za vedno bodo izginile. Jih izbrišem?
command-tables-deleted = Izbrisane mize: { $count }
command-doctor-well = dobro
command-doctor-ill = SLABO
command-doctor-ills = Ni v redu: { $names }
command-doctor-games = igre
command-doctor-engine = pogon
command-doctor-disk = disk
command-doctor-store = shramba
command-doctor-tables = mize
command-doctor-bus = vodilo
command-doctor-version = { $version }, Python { $python }
command-doctor-editions = izdaje: { $count }
command-doctor-broken = { $name }: ne da se igrati ({ $because })
command-doctor-engine-there = je tu
command-doctor-engine-missing = Še ni tu: dotlej boti razmišljajo po berljivih pravilih.
command-doctor-disk-database = disk zbirke podatkov
command-doctor-disk-full = Prosto je le { $free } MB: naredi prostor, sicer bodo poteze zavrnjene.
command-doctor-disk-free = Prosto: { $free } GB
command-doctor-answers = { $address } odgovori v { $milliseconds } ms
command-doctor-whole = Zadnje so cele: { $count }.
command-doctor-bus-answers = { $address } odgovarja
command-refused-origin = Ta stran tega ne sme.

## Is a game fair? The draws are what luck decided.

command-fair = pošteno. Vnosi: { $entries }, od tega naključje: { $chance }, vse, kot pravi seme.
command-fair-since = nadaljevanje druge igre, odtlej pošteno. Vnosi: { $entries }; žrebi, kot pravi seme: { $chance }, prevzeti iz prejšnje igre: { $copied }. Glej --origin.
command-fair-guided = igra z vodnikom, po pravilih. Vnosi: { $entries }; žrebi po scenariju: { $scripted }, kot pravi seme: { $chance }.
command-unfair-entry = vnos { $seq }: { $because }
command-unfair-seed = Seme ni tisto, ki je bilo obljubljeno pred prvim žrebom.
command-unfair-order = Na njegovem mestu stoji vnos { $found }.
command-unfair-checksum = Njegova kontrolna vsota se ne ujema.
command-unfair-last-line = Kontrolna vsota zadnje vrstice se ne ujema.
command-unfair-seats = Toliko jih igra to igro: { $counts }; tukaj: { $got }.
command-unfair-no-seat = Na sedežu { $seat } nihče ne sedi.
command-unfair-agreed = Sedeži { $agreed } sedežu { $seat } niso mogli dovoliti, da vzame nazaj.
command-unfair-options = Izbire pred igro ne ustrezajo tej igri.
command-unfair-branch-moves = Toliko potez ({ $moves }) ne more biti iz vnosov od 1 do { $seq }.
command-unfair-branch-entry = To ni poteza igre, od katere se je igralo naprej.
command-unfair-other-origin = Od tiste igre se ni igralo naprej.
command-unfair-origin-differs = Tista igra je šla drugače.
command-unfair-chance-not-now = »{ $move }« po naključju, čeprav naključje ni na vrsti.
command-unfair-drawn = Seme da »{ $drawn }«, v zapisu je »{ $move }«.
command-unfair-scripted-move = »{ $move }« s sedeža { $seat } naj bi bila sreča iz scenarija.
command-unfair-no-guide = »{ $move }« je iz scenarija, čeprav se tu ne igra igra z vodnikom.
command-unfair-impossible = »{ $move }« se tu ne more zgoditi.
command-unfair-illegal = Pravila tu prepovedujejo »{ $move }« ({ $rule }).
command-unfair-malformed = »{ $move }« ni poteza.
command-unfair-not-over = Zapis pravi, kako se je končalo, a igre ni konec.
command-unfair-other-outcome = Igra se je končala drugače, kot pravi zapis.
command-log-header = Prva vrstica je poškodovana: to ni shranjena igra ali pa jo je kdo spremenil.
command-log-entry = Vnos { $seq } je poškodovan.
command-log-ending = Zadnja vrstica je poškodovana.
command-log-truncated = Zapis se ustavi po vnosu { $seq }, pred zadnjo vrstico.
command-log-newer = Oblika { $found } zapisa je novejša od { $newest }: posodobi Toychest.
command-log-edition-unknown = Nobena izdaja se tu ne imenuje »{ $edition }«.
command-log-table-unfinished = Igre ni konec, zato se še ne da nič dokazati.

## Bots against bots.

command-arena-picture = { $file }: pod tem imenom leži slika ob izidih. Daj izidom drugo končnico.
command-arena-twice = Navedi vsakega bota enkrat: nihče ne igra sam s sabo.
command-arena-too-few = Navedi vsaj dva bota, npr. --bots 1..6.
command-arena-bot = Noben bot se tu ne imenuje »{ $bot }«. { $bots }
command-arena-weights = { $game }: boti tu načrtujejo, »{ $bot }« nima ročno nastavljenih uteži.
command-arena-other-file = { $file } ne vsebuje izidov arene. Navedi drugo datoteko z --out.
command-arena-done = vse že odigrano
command-arena-compiling = prevajanje, enkrat za vselej
command-arena-games = igre: { $games }
command-arena-cut-off = prekinjene in deljene: { $count }
command-arena-luckless = brez sreče
command-arena-sure = tako zanesljivo kot { $times }-krat več iger; { $evaluator }
command-arena-rating = ocena
command-arena-files = { $file } in { $picture }
command-simulate-done = Igre v { $folder }: { $games }
command-simulate-other = { $folder } vsebuje nekaj drugega kot to simulacijo. Navedi drugo mapo z --out.
command-simulate-stopped = Ustavljeno. Isti ukaz nadaljuje s tem, kar je v { $folder }.
command-simulate-cut-off = Igre, ki so trajale predolgo: { $count }. Prekinjene so: imajo prehode, zapisa pa ne.
