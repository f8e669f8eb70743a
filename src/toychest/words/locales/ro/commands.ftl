### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPȚIUNI
    .command = COMANDĂ
    .args = RESTUL
    .file = FIȘIER
    .directory = DOSAR
    .path = CALE
    .integer = NUMĂR
    .float = NUMĂR
    .text = TEXT
    .code = COD
    .codes = CODURI
    .game = JOC
    .edition = EDIȚIE
    .name = NUME
    .value = VALOARE
    .level = NIVEL
    .from = DIN
    .to = ÎN
    .address = ADRESĂ

## What each command does, and its options.

command-option =
    .help = Arată acest ajutor.
    .version = Arată versiunea.
    .data = Dosarul pentru jocurile tale.
    .language = Limba.  [altfel: cea a sistemului tău]
    .plain = Un fapt pe rând, fără desen: pentru cititoare de ecran.
    .workers = Procese.  [altfel: toate nucleele]
    .ray = Lucrează pe acest cluster Ray; „local” pornește unul aici.
    .option = Ales înainte de joc.
    .seed = Aceeași sămânță, aceleași jocuri.
    .work = La sută din munca obișnuită.
    .yes = Șterge fără să întrebe.
    .store = Baza de date cu jocurile: postgresql://...
command-help-toychest = Jocuri de masă din cutie, jucate cum trebuie.
command-help-arena =
    Pune boții să joace între ei, cu locurile schimbate, pe toate nucleele; oprit și pornit din nou, continuă.

    Lângă partea de victorii stă cât rămâne fără noroc: din fiecare rezultat se scade ce a dat întâmplarea.
    .bots = Cu virgule: niveluri, șiruri de niveluri, 6~60 (ține minte 60 de intrări), hand4 (ponderi făcute de mână), plain6 (fără rețea), 6@1000 (cu 1000 de treceri), greedy, random.
    .games = Jocuri pentru fiecare pereche.
    .seats = Câți se așază.  [altfel: cât mai puțini]
    .each = O opțiune ale cărei variante se schimbă pe rând, cum ar fi terrain.
    .all-pairs = Fiecare cu fiecare, nu doar cu cel dinainte.
    .out = Rezultate.  [altfel: arena-JOC.csv]
    .json = Toate numerele din tabel.
    .raw = Nu cântărește norocul: mai repede, dar tot atâtea jocuri spun mai puțin.
command-help-board = Table ale tale: verifică-le, tipărește-le. docs/boards.md spune cum se scrie una.
command-help-board-check = Spune dacă pe o planșă se poate juca; dacă nu, tot ce e greșit și cum se îndreaptă.
    .deck = Verifică și cărți ale tale.
command-help-board-print = Scrie o planșă, cărțile și jetoanele ei ca foi de tipărit: un FIȘIER al tău sau una dintre planșele noastre, după NUME.
    .to = Dosarul pentru foi.  [altfel: aici]
    .format = Un PDF sau un SVG pe pagină.
    .paper = Mărimea hârtiei.  [altfel: a4]
    .deck = Cărți ale tale.
    .printing = Regulamentul pe care îl urmează cărțile.
    .backs = Și spatele cărților, pentru tipărire pe ambele fețe.
    .ink = Doar linii, nimic umplut: pentru imprimante de școală sau de colorat.
    .overwrite = Scrie peste foile care există deja.
command-help-branch = Continuă de la o intrare a unui joc terminat: cu alt noroc, iar ce era ascuns stă cum stătea.
    .entry = Intrarea după care joci mai departe.
    .seat = Locul pe care îl joci, de la 1.
    .bot = Nivelul boților de pe celelalte locuri.
command-help-doctor = Se uită dacă tot ce îi trebuie unui server există și merge.
    .bus = Cum se anunță serverele: redis://...
command-help-laws = Joacă jocuri la întâmplare din fiecare ediție și spune ce lege nu se respectă și unde, și ce propoziție lipsește.
command-help-learn = Înveți un joc jucându-l; continui de unde ai rămas.
    .name = Numele tău.
    .step = Începe din nou de la pasul acesta; 1 este începutul.
command-help-new = Scrie un joc mic de pornire în dosarul NUME și îl pune pe raft.
command-help-play = Joacă în terminal; fără un joc, spune care există și întreabă la tastatură.
command-help-play-game = Joacă { $game } în terminal.
    .edition = Ediția după identificator; poate cuprinde reguli ale casei.
    .printing = Ediția după limba regulamentului ei.
    .seats = Câți joacă.
    .name = Cine joacă; o dată pentru fiecare loc.
    .bot = Un bot, de la 1 la 6 sau după nume; 6~60 ține minte 60 de intrări. O dată pentru fiecare.
    .rule = O regulă a casei.
    .seed = Un text care hotărăște tot norocul: același text, aceleași cărți.
    .list = Arată regulamentele, opțiunile și regulile casei.
command-help-puzzles = Face enigme: momente din jocuri adevărate în care o cale e mai bună decât toate celelalte. Pornit din nou, continuă.
    .count = Câte enigme.
    .from = Un joc terminat al tău; de mai multe ori.
    .out = Fișierul.  [altfel: puzzles-JOC.jsonl]
    .seed = Aceeași sămânță face aceleași enigme.
command-help-replay = Revezi pas cu pas un joc terminat, din fișierul lui sau după cod.
command-help-report =
    Spune ce arată jocurile boților despre un joc, pentru fiecare planșă: cine începe, cât durează, cum se termină.

    Oprit și pornit din nou, continuă.
    .bot = Cine joacă pe toate locurile: un nivel, greedy sau random.
    .games = Jocuri pentru fiecare planșă sau regulament.
    .seats = Câți se așază.  [altfel: cât mai puțini]
    .each = O opțiune ale cărei variante se numără separat sau „printing”.  [altfel: tablele]
    .out = Pagina.  [altfel: report-JOC.html]
    .tables = Același lucru ca tabele Markdown.
    .json = Același lucru ca numere.
    .results = Jocuri jucate.  [altfel: report-JOC.csv]
command-help-resume = Continuă un joc: după COD sau ultimul care nu s-a terminat.
command-help-review = Desparte norocul de joc într-un joc terminat, din fișierul lui sau după cod.
    .json = Scrie în fișierul acesta tot ce s-a găsit.
    .svg = Scrie în fișierul acesta graficul: cine era în față.
    .try = Întâi lasă să se încerce din nou unde exista o mutare mai bună.
command-help-serve = Pornește serverul și deschide browserul.
    .host = Adresa la care ascultă; 0.0.0.0 pentru rețeaua ta.  [altfel: 127.0.0.1]
    .lan = Îl deschide pentru rețeaua ta: arată adresa pentru ceilalți și un cod QR.
    .port = Portul la care ascultă.  [altfel: 7170 sau unul liber]
    .store = Păstrează jocurile într-o bază de date: postgresql://...
    .browser = Deschide browserul.
    .warm-up = Pregătește boții tuturor jocurilor înainte să joace cineva.
    .pause = Secunde pe care un bot le așteaptă înainte de fiecare mutare.
    .lines = Mese deschise de o adresă; 0: oricâte.
    .requests = Cereri de la o adresă pe secundă; 0: oricâte.
    .tables = Mese noi de la o adresă pe minut; 0: oricâte.
    .bus = Anunță celelalte servere ale acelei baze de date prin redis://...
    .node = Numele acestui server între ele.
    .behind-proxy = Un proxy de pe acest calculator transmite ce cer alții.
    .metrics = Arată numărători la /metrics, pentru Prometheus.
    .json-logs = Scrie rândurile de jurnal ca JSON.
    .processes = Servește cu atâtea procese, ca să lucreze mai mult de un nucleu.
    .keep-finished = Zile după care un joc terminat se șterge.  [altfel: niciodată]
    .keep-idle = Zile fără mutări după care un joc se șterge.  [altfel: niciodată]
command-help-simulate = Joacă jocuri de boți într-un dosar, ca jurnale comprimate și ca Parquet; oprit și pornit din nou, continuă.
    .games = Câte.
    .bots = Cine se schimbă pe locuri; nume ca la „arena”.
    .seats = Câți se așază.  [altfel: cât mai puțini]
    .each = O opțiune ale cărei variante se schimbă pe rând, cum ar fi terrain.
    .batch = Jocuri într-un fișier.
    .out = Dosarul.  [altfel: simulation-JOC]
command-help-store = Depozite: unde se păstrează jocurile.
command-help-store-copy =
    Copiază toate mesele DIN un depozit ÎN altul: postgresql://..., un fișier sau un dosar cu jocuri.

    Fiecare se citește din nou și se compară. Ce există deja rămâne; o masă care acolo e altfel se numește, nu se atinge.
command-help-tables = Ce se păstrează: mesele, înșirate sau șterse.
    .data = Dosarul cu jocurile.
command-help-tables-clear = Șterge mesele păstrate destul de mult.
    .finished = Șterge jocurile terminate de atâtea zile.
    .idle = Șterge jocurile la care nu a jucat nimeni de atâtea zile.
command-help-tables-delete = Șterge mese după CODURI, cu tot ce ține de ele.
command-help-tables-list = Mesele schimbate ultimele: cod, ediție, intrări, zile de repaus, nume.
    .limit = Atâtea, ultimele.
command-help-train = Învață de la zero rețeaua de evaluare a unui joc, prin jocuri cu ea însăși; oprit și pornit din nou, continuă.
    .out = Fișierul.  [altfel: network-JOC.bin]
command-help-verify = Dovedește un joc terminat: fiecare mutare după reguli, fiecare carte și zar după sămânță.
    .origin = Jocul de la care s-a continuat, ca să se dovedească și norocul lui.

## What was typed does not fit.

command-click-usage = Folosire:
command-click-options = Opțiuni
command-click-commands = Comenzi
command-click-default = altfel: { $default }
command-click-required = obligatoriu
command-click-error = Eroare: { $message }
command-click-aborted = Oprit.
command-click-try = „{ $command } { $option }” ajută.
command-click-missing-command = Ce comandă? Nu e dată niciuna.
command-click-missing-argument = Lipsește
command-click-missing-option = Lipsește opțiunea
command-click-no-such-option = Nu există opțiunea „{ $name }”.
command-click-no-such-command = Nu există comanda „{ $name }”.
command-click-did-you-mean = Ai vrut să spui { $possibility }?
command-click-did-you-mean-one = Ai vrut să spui ceva din: { $possibilities }?
command-click-unexpected = Asta e prea mult: { $args }
command-click-takes-no-value = Opțiunea „{ $name }” nu primește valoare.
command-click-needs-value = Opțiunea „{ $name }” are nevoie de o valoare.
command-click-unfit = Valoarea aceasta nu se potrivește: { $message }
command-click-unfit-for = Valoarea aceasta nu se potrivește la { $param_hint }: { $message }
command-click-choose = Alege dintre: { $choices }
command-click-not-the-choice = „{ $value }” nu este { $choice }.
command-click-not-a-choice = „{ $value }” nu este între { $choices }.
command-click-not-in-range = { $value } nu este în intervalul { $range }.
command-click-not-a-number = „{ $value }” nu este un astfel de număr.
command-click-not-there = „{ $filename }” nu există.
command-click-is-file = „{ $filename }” este un fișier, nu un dosar.
command-click-is-folder = „{ $filename }” este un dosar, nu un fișier.
command-click-not-readable = „{ $filename }” nu se poate citi.
command-there-are = Există: { $names }

## A server.

command-open = Toychest este deschis la { $here }
command-open-network =
    Toychest este deschis la { $here } pe acest calculator
    și la { $others } pentru ceilalți din rețeaua ta.
command-close = Ctrl-C îl închide. Jocurile tale se păstrează.
command-open-already = Toychest este deja deschis la { $here }
command-cannot-listen = Nu se poate asculta la { $host }, portul { $port }: { $because }
command-cannot-keep = Nu se pot păstra jocuri în { $folder }: { $because }
command-read-only = { $folder } poate fi doar citit: jocurile vechi se pot privi, nimic nou nu se păstrează.
command-no-store = Nu există depozit la { $address }.
command-store-failed =
    { $because ->
        [disk-full] Discul e plin.
        [read-only] Se poate doar citi.
        [locked] Îl ține alt program.
        [damaged] E stricat sau nu e deloc un depozit.
        [out-of-reach] Baza de date nu răspunde.
       *[other] Nu a mers.
    }
command-store-newer = E al unui Toychest mai nou: actualizează-l pe acesta.
command-needs-package = E nevoie de pachetul { $package }: { $command }
command-node-name = Numele unui server e făcut din litere mici, cifre și liniuțe. Acesta nu e bun: { $name }
command-processes-store = Mai multe procese împart un dosar. Peste o bază de date pornește în schimb mai multe servere.
command-processes-system = Acest sistem nu lasă un proces să dea conexiuni altuia: renunță la --processes.
command-processes-fail = Niciun proces nu a rămas pornit; rândurile de mai sus spun de ce.
command-node-database = Mai multe servere împart o bază de date: numește-o cu --store postgresql://...
command-bus-shape = Numește o magistrală ca redis://HOST. Aceasta nu e bună: { $address }
command-cannot-reach = Nu se ajunge la { $address }: { $because }
command-copied = Mese copiate: { $copied }, aduse la zi: { $updated }, erau deja: { $there }. Toate au fost comparate.
command-copy-differ = Mese care diferă sau nu s-au putut citi și nu au fost copiate: { $count }
command-copy-other = { $code }: acolo e alt joc cu acest cod.
command-tables-sure = Vor dispărea pentru totdeauna. Le ștergi?
command-tables-deleted = Mese șterse: { $count }
command-doctor-well = bine
command-doctor-ill = RĂU
command-doctor-ills = Nu e bine: { $names }
command-doctor-games = jocuri
command-doctor-engine = motor
command-doctor-disk = disc
command-doctor-store = depozit
command-doctor-tables = mese
command-doctor-bus = magistrală
command-doctor-version = { $version } pe Python { $python }
command-doctor-editions = ediții: { $count }
command-doctor-broken = { $name } nu se poate juca ({ $because })
command-doctor-engine-there = există
command-doctor-engine-missing = Încă nu există: până vine, boții gândesc după regulile lizibile.
command-doctor-disk-database = cel al bazei de date
command-doctor-disk-full = Spațiu liber: doar { $free } MB. Fă loc, altfel vor fi refuzate mutări.
command-doctor-disk-free = Spațiu liber: { $free } GB
command-doctor-answers = { $address } răspunde în { $milliseconds } ms
command-doctor-whole = Ultimele { $count } sunt întregi.
command-doctor-bus-answers = { $address } răspunde
command-refused-origin = Pagina aceasta nu are voie să facă asta.

## Is a game fair? The draws are what luck decided.

command-fair = cinstit. Intrări: { $entries }, dintre ele la întâmplare: { $chance }, toate cum spune sămânța.
command-fair-since = continuat dintr-un alt joc și cinstit de atunci. Intrări: { $entries }; trageri cum spune sămânța: { $chance }, preluate din jocul dinainte: { $copied }. Vezi --origin.
command-fair-guided = un joc ghidat, jucat după reguli. Intrări: { $entries }; trageri după scenariu: { $scripted }, cum spune sămânța: { $chance }.
command-unfair-entry = intrarea { $seq }: { $because }
command-unfair-seed = Sămânța nu e cea promisă înainte de prima tragere.
command-unfair-order = În locul ei stă intrarea { $found }.
command-unfair-checksum = Suma ei de control nu se potrivește.
command-unfair-last-line = Suma de control a ultimului rând nu se potrivește.
command-unfair-seats = Jucători la acest joc: { $counts }; aici: { $got }.
command-unfair-no-seat = Pe locul { $seat } nu stă nimeni.
command-unfair-agreed = Locurile { $agreed } nu pot să fi lăsat locul { $seat } să ia înapoi.
command-unfair-options = Opțiunile dinainte de joc nu se potrivesc acestui joc.
command-unfair-branch-moves = Numărul de mutări { $moves } nu poate fi cel al intrărilor de la 1 la { $seq }.
command-unfair-branch-entry = Nu e o mutare din jocul de la care s-a continuat.
command-unfair-other-origin = Nu s-a continuat de la acel joc.
command-unfair-origin-differs = Acel joc a mers altfel.
command-unfair-chance-not-now = „{ $move }” la întâmplare, deși nu e rândul întâmplării.
command-unfair-drawn = Sămânța dă „{ $drawn }”, jurnalul spune „{ $move }”.
command-unfair-scripted-move = „{ $move }” de pe locul { $seat } e trecut ca noroc din scenariu.
command-unfair-no-guide = „{ $move }” e din scenariu, deși aici nu se joacă un joc ghidat.
command-unfair-impossible = „{ $move }” nu se poate întâmpla aici.
command-unfair-illegal = Regulile interzic „{ $move }” aici ({ $rule }).
command-unfair-malformed = „{ $move }” nu e o mutare.
command-unfair-not-over = Jurnalul spune cum s-a terminat, dar jocul nu s-a terminat.
command-unfair-other-outcome = Jocul s-a terminat altfel decât spune jurnalul.
command-log-header = Primul rând e stricat: nu e un joc salvat sau l-a schimbat cineva.
command-log-entry = Intrarea { $seq } e stricată.
command-log-ending = Ultimul rând e stricat.
command-log-truncated = Jurnalul se oprește după intrarea { $seq }, înainte de ultimul rând.
command-log-newer = Formatul { $found } al jurnalului e mai nou decât { $newest }: actualizează Toychest.
command-log-edition-unknown = Nicio ediție nu se numește aici „{ $edition }”.
command-log-table-unfinished = Jocul nu s-a terminat, așa că încă nu se poate dovedi nimic.

## Bots against bots.

command-arena-picture = { $file }: sub acest nume stă imaginea de lângă rezultate. Dă rezultatelor altă terminație.
command-arena-twice = Numește fiecare bot o dată: nimeni nu joacă împotriva lui însuși.
command-arena-too-few = Numește cel puțin doi boți, cum ar fi --bots 1..6.
command-arena-bot = Niciun bot nu se numește aici „{ $bot }”. { $bots }
command-arena-weights = În { $game } boții fac planuri: „{ $bot }” nu are ponderi făcute de mână.
command-arena-other-file = { $file } nu conține rezultatele unei arene. Numește alt fișier cu --out.
command-arena-done = toate jucate deja
command-arena-compiling = se compilează, o dată pentru toate
command-arena-games = jocuri: { $games }
command-arena-cut-off = întrerupte și împărțite: { $count }
command-arena-luckless = fără noroc
command-arena-sure = la fel de sigur ca de { $times } ori mai multe jocuri; { $evaluator }
command-arena-rating = cotă
command-arena-files = { $file } și { $picture }
command-simulate-done = Jocuri în { $folder }: { $games }
command-simulate-other = { $folder } conține altceva decât această simulare. Numește alt dosar cu --out.
command-simulate-stopped = Oprit. Aceeași comandă continuă cu ce este în { $folder }.
command-simulate-cut-off = Jocuri prea lungi: { $count }. Au fost întrerupte: au tranziții, dar nu jurnal.
