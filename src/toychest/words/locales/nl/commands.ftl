### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPTIES
    .command = OPDRACHT
    .args = MEER
    .file = BESTAND
    .directory = MAP
    .path = PAD
    .integer = GETAL
    .float = GETAL
    .text = TEKST
    .code = CODE
    .codes = CODES
    .game = SPEL
    .edition = UITGAVE
    .name = NAAM
    .value = WAARDE
    .level = NIVEAU
    .from = VAN
    .to = NAAR
    .address = ADRES

## What each command does, and its options.

command-option =
    .help = Laat deze hulp zien.
    .version = Laat de versie zien.
    .data = Map voor de spellen die je speelt.
    .language = Taal.  [anders: zoals je systeem spreekt]
    .plain = Eén feit per regel, geen tekening: voor schermlezers.
    .workers = Processen.  [anders: alle kernen]
    .ray = Werkt op dit Ray-cluster; ‘local’ start er hier een.
    .option = Voor het spel gekozen.
    .seed = Hetzelfde startwoord, dezelfde spellen.
    .work = Procent van het gewone werk.
    .yes = Wist zonder te vragen.
    .store = De database met de spellen: postgresql://...
command-help-toychest = Bordspellen uit de doos, goed gespeeld.
command-help-arena =
    Laat bots op alle kernen tegen elkaar spelen, met gewisselde plaatsen; gestopt en opnieuw gestart gaat het verder.

    Naast het deel gewonnen spellen staat hoe groot het zonder geluk is: wat het toeval gaf, gaat van elke uitslag af.
    .bots = Met komma’s: niveaus, reeksen ervan, 6~60 (onthoudt 60 stappen), hand4 (met de hand gemaakte gewichten), plain6 (zonder netwerk), 6@1000 (met 1000 rondes), greedy, random.
    .games = Spellen per paar.
    .seats = Hoeveel er gaan zitten.  [anders: zo weinig als kan]
    .each = Een keuze waarvan de mogelijkheden elkaar afwisselen, zoals terrain.
    .all-pairs = Iedereen tegen iedereen, niet alleen tegen de vorige.
    .out = Uitslagen.  [anders: arena-SPEL.csv]
    .json = Alle getallen van de tabel.
    .raw = Weegt geen geluk: sneller, maar evenveel spellen zeggen minder.
command-help-board = Eigen borden: controleren en printen. In docs/boards.md staat hoe je er een schrijft.
command-help-board-check = Zegt of je op een bord kunt spelen; zo niet, alles wat er mis is en hoe je het herstelt.
    .deck = Controleert ook eigen kaarten.
command-help-board-print = Schrijft een bord, de kaarten en de fiches als bladen om te printen: een eigen BESTAND of een van onze borden met zijn NAAM.
    .to = Map voor de bladen.  [anders: hier]
    .format = Eén pdf of een svg per bladzijde.
    .paper = Formaat van het papier.  [anders: a4]
    .deck = Eigen kaarten.
    .printing = Regelboekje dat de kaarten volgen.
    .backs = Ook de achterkanten van de kaarten, voor dubbelzijdig printen.
    .ink = Alleen lijnen, niets gevuld: voor schoolprinters of om in te kleuren.
    .overwrite = Schrijft over bladen heen die er al zijn.
command-help-branch = Speelt verder vanaf een stap van een afgelopen spel: met nieuw geluk, en wat verborgen was, ligt zoals het lag.
    .entry = De stap waarna je verder speelt.
    .seat = De plaats die je speelt, vanaf 1.
    .bot = Het niveau van de bots op de andere plaatsen.
command-help-doctor = Kijkt of alles wat een server nodig heeft er is en werkt.
    .bus = Hoe servers het elkaar vertellen: redis://...
command-help-laws = Speelt willekeurige spellen van elke uitgave en zegt welke wet waar niet klopt en welke zin ontbreekt.
command-help-learn = Leert je een spel door het te spelen; waar je stopte, ga je verder.
    .name = Je naam.
    .step = Begint opnieuw bij deze stap; 1 is het begin.
command-help-new = Schrijft een klein spel om mee te beginnen in de map NAAM en zet het op de plank.
command-help-play = Speelt in de terminal; zonder spel zegt het welke er zijn, en vraagt het aan het toetsenbord.
command-help-play-game = Speelt { $game } in de terminal.
    .edition = Uitgave met haar kenmerk; huisregels kunnen erbij horen.
    .printing = Uitgave met de taal van haar regelboekje.
    .seats = Hoeveel er spelen.
    .name = Wie er speelt; één keer per plaats.
    .bot = Een bot, 1 tot 6 of zijn naam; 6~60 onthoudt 60 stappen. Eén keer per bot.
    .rule = Een huisregel.
    .seed = Een tekst die al het geluk bepaalt: dezelfde tekst, dezelfde kaarten.
    .list = Laat regelboekjes, keuzes en huisregels zien.
command-help-puzzles = Maakt puzzels: standen uit echte spellen waarin één weg beter is dan alle andere. Opnieuw gestart gaat het verder.
    .count = Hoeveel puzzels.
    .from = Een eigen afgelopen spel; mag vaker.
    .out = Bestand.  [anders: puzzles-SPEL.jsonl]
    .seed = Hetzelfde startwoord maakt dezelfde puzzels.
command-help-replay = Kijkt stap voor stap terug op een afgelopen spel, uit zijn bestand of met zijn code.
command-help-report =
    Zegt wat spellen van bots over een spel vertellen, per bord: wie begint, hoe lang het duurt, hoe het eindigt.

    Gestopt en opnieuw gestart gaat het verder.
    .bot = Wie op elke plaats speelt: een niveau, greedy of random.
    .games = Spellen per bord of regelboekje.
    .seats = Hoeveel er gaan zitten.  [anders: zo weinig als kan]
    .each = Een keuze waarvan de mogelijkheden apart geteld worden, of ‘printing’.  [anders: de borden]
    .out = De pagina.  [anders: report-SPEL.html]
    .tables = Hetzelfde als tabellen in Markdown.
    .json = Hetzelfde als getallen.
    .results = Gespeelde spellen.  [anders: report-SPEL.csv]
command-help-resume = Gaat verder met een spel: met zijn CODE, anders het laatste dat niet uit is.
command-help-review = Scheidt geluk van spel in een afgelopen spel, uit zijn bestand of met zijn code.
    .json = Schrijft alles wat gevonden is in dit bestand.
    .svg = Schrijft de grafiek van wie voorstond in dit bestand.
    .try = Laat eerst opnieuw proberen waar een betere zet was.
command-help-serve = Start de server en opent de browser.
    .host = Adres om op te luisteren; 0.0.0.0 voor je netwerk.  [anders: 127.0.0.1]
    .lan = Opent hem voor je netwerk: toont het adres voor anderen en een QR-code.
    .port = Poort om op te luisteren.  [anders: 7170 of een vrije]
    .store = Bewaart de spellen in een database: postgresql://...
    .browser = Opent de browser.
    .warm-up = Maakt de bots van alle spellen klaar voordat iemand ermee speelt.
    .pause = Seconden die een bot voor elke zet wacht.
    .lines = Open tafels per adres; 0: zoveel als je wilt.
    .requests = Verzoeken per adres en seconde; 0: zoveel als je wilt.
    .tables = Nieuwe tafels per adres en minuut; 0: zoveel als je wilt.
    .bus = Vertelt het andere servers met deze database via redis://...
    .node = De naam van deze server onder hen.
    .behind-proxy = Een proxy op deze computer geeft door wat anderen vragen.
    .metrics = Toont tellingen op /metrics, voor Prometheus.
    .json-logs = Schrijft logregels als JSON.
    .processes = Bedient met zoveel processen, zodat meer dan één kern werkt.
    .keep-finished = Dagen waarna een afgelopen spel wordt gewist.  [anders: nooit]
    .keep-idle = Dagen zonder zet waarna een spel wordt gewist.  [anders: nooit]
command-help-simulate = Speelt spellen van bots in een map, als ingepakte logboeken en als Parquet; gestopt en opnieuw gestart gaat het verder.
    .games = Hoeveel.
    .bots = Wie elkaar op de plaatsen afwisselen; genoemd zoals bij ‘arena’.
    .seats = Hoeveel er gaan zitten.  [anders: zo weinig als kan]
    .each = Een keuze waarvan de mogelijkheden elkaar afwisselen, zoals terrain.
    .batch = Spellen per bestand.
    .out = De map.  [anders: simulation-SPEL]
command-help-store = Opslag: waar de spellen bewaard worden.
command-help-store-copy =
    Kopieert alle tafels VAN de ene opslag NAAR de andere: postgresql://..., een bestand of een map met spellen.

    Elke tafel wordt opnieuw gelezen en vergeleken. Wat er al is, blijft; een tafel die daar anders is, wordt genoemd en niet aangeraakt.
command-help-tables = Wat bewaard wordt: tafels op een rij zetten of wissen.
    .data = Map met de spellen.
command-help-tables-clear = Wist tafels die lang genoeg bewaard zijn.
    .finished = Wist spellen die zoveel dagen geleden zijn afgelopen.
    .idle = Wist spellen waaraan zoveel dagen niemand heeft gespeeld.
command-help-tables-delete = Wist tafels met hun CODES en alles wat erbij hoort.
command-help-tables-list = De tafels die het laatst veranderden: code, uitgave, stappen, dagen rust, namen.
    .limit = Zoveel, de laatste.
command-help-train = Leert het waardenetwerk van een spel vanaf nul, door spellen tegen zichzelf; gestopt en opnieuw gestart gaat het verder.
    .out = Het bestand.  [anders: network-SPEL.bin]
command-help-verify = Bewijst een afgelopen spel: elke zet volgens de regels, elke kaart en dobbelsteen volgens het startwoord.
    .origin = Het spel van waaruit verder is gespeeld, om ook dat geluk te bewijzen.

## What was typed does not fit.

command-click-usage = Zo gebruik je het:
command-click-options = Opties
command-click-commands = Opdrachten
command-click-default = anders: { $default }
command-click-required = verplicht
command-click-error = Fout: { $message }
command-click-aborted = Gestopt.
command-click-try = ‘{ $command } { $option }’ helpt.
command-click-missing-command = Welke opdracht? Er staat er geen.
command-click-missing-argument = Wat ontbreekt:
command-click-missing-option = Deze optie ontbreekt:
command-click-no-such-option = Er is geen optie ‘{ $name }’.
command-click-no-such-command = Er is geen opdracht ‘{ $name }’.
command-click-did-you-mean = Bedoel je { $possibility }?
command-click-did-you-mean-one = Bedoel je een van deze: { $possibilities }?
command-click-unexpected = Dit is te veel: { $args }
command-click-takes-no-value = De optie ‘{ $name }’ krijgt geen waarde.
command-click-needs-value = De optie ‘{ $name }’ heeft een waarde nodig.
command-click-unfit = Deze waarde past niet: { $message }
command-click-unfit-for = Deze waarde past niet bij { $param_hint }: { $message }
command-click-choose = Kies uit: { $choices }
command-click-not-the-choice = ‘{ $value }’ is niet { $choice }.
command-click-not-a-choice = ‘{ $value }’ hoort niet bij { $choices }.
command-click-not-in-range = { $value } ligt niet in het bereik { $range }.
command-click-not-a-number = ‘{ $value }’ is niet zo’n getal.
command-click-not-there = ‘{ $filename }’ bestaat niet.
command-click-is-file = ‘{ $filename }’ is een bestand, geen map.
command-click-is-folder = ‘{ $filename }’ is een map, geen bestand.
command-click-not-readable = ‘{ $filename }’ is niet te lezen.
command-there-are = Er zijn: { $names }

## A server.

command-open = Toychest is open op { $here }
command-open-network =
    Toychest is open op { $here } voor deze computer,
    en op { $others } voor anderen in je netwerk.
command-close = Ctrl-C sluit hem. Je spellen blijven bewaard.
command-open-already = Toychest is al open op { $here }
command-cannot-listen = Luisteren op { $host }, poort { $port }, lukt niet: { $because }
command-cannot-keep = In { $folder } kunnen geen spellen bewaard worden: { $because }
command-read-only = { $folder } kan alleen gelezen worden: oude spellen kun je bekijken, nieuwe worden niet bewaard.
command-no-store = Op { $address } is geen opslag.
command-store-failed =
    { $because ->
        [disk-full] De schijf is vol.
        [read-only] Er kan alleen uit gelezen worden.
        [locked] Een ander programma houdt haar bezet.
        [damaged] Ze is beschadigd of helemaal geen opslag.
        [out-of-reach] De database antwoordt niet.
       *[other] Het lukte niet.
    }
command-store-newer = Ze hoort bij een nieuwere Toychest: werk deze bij.
command-needs-package = Hiervoor is het pakket { $package } nodig: { $command }
command-node-name = De naam van een server bestaat uit kleine letters, cijfers en streepjes. Dit is er geen: { $name }
command-processes-store = Meerdere processen delen een map. Start bij een database in plaats daarvan meerdere servers.
command-processes-system = Dit systeem laat geen proces verbindingen aan een ander doorgeven: laat --processes weg.
command-processes-fail = Geen enkel proces bleef draaien; de regels hierboven zeggen waarom.
command-node-database = Meerdere servers delen een database: noem die met --store postgresql://...
command-bus-shape = Noem een bus zoals redis://HOST. Dit is er geen: { $address }
command-cannot-reach = { $address } is niet te bereiken: { $because }
command-copied = Tafels gekopieerd: { $copied }, bijgewerkt: { $updated }, er al: { $there }. Elke tafel is vergeleken.
command-copy-differ = Tafels die anders of onleesbaar zijn en niet gekopieerd werden: { $count }
command-copy-other = { $code }: daar ligt een ander spel met deze code.
command-tables-sure = Ze zijn dan voorgoed weg. Wissen?
command-tables-deleted = Tafels gewist: { $count }
command-doctor-well = goed
command-doctor-ill = FOUT
command-doctor-ills = Niet in orde: { $names }
command-doctor-games = spellen
command-doctor-engine = denkwerk
command-doctor-disk = schijf
command-doctor-store = opslag
command-doctor-tables = tafels
command-doctor-bus = bus
command-doctor-version = { $version } op Python { $python }
command-doctor-editions = uitgaven: { $count }
command-doctor-broken = { $name } kan niet gespeeld worden ({ $because })
command-doctor-engine-there = aanwezig
command-doctor-engine-missing = Er nog niet: tot het is opgehaald, denken bots met de leesbare regels.
command-doctor-disk-database = die van de database
command-doctor-disk-full = Er is maar { $free } MB vrij: maak ruimte, anders worden zetten geweigerd.
command-doctor-disk-free = { $free } GB vrij
command-doctor-answers = { $address } antwoordt in { $milliseconds } ms
command-doctor-whole = De laatste { $count } zijn heel.
command-doctor-bus-answers = { $address } antwoordt
command-refused-origin = Deze pagina mag dat niet.

## Is a game fair? The draws are what luck decided.

command-fair = eerlijk. { $entries } stappen, waarvan { $chance } toeval, alles zoals het startwoord zegt.
command-fair-since = verder gespeeld vanuit een ander spel, en sindsdien eerlijk. { $entries } stappen, { $chance } trekkingen zoals het startwoord zegt, { $copied } overgenomen uit het spel ervoor: zie --origin.
command-fair-guided = een leerspel, gespeeld volgens de regels. { $entries } stappen, { $scripted } trekkingen volgens draaiboek, { $chance } zoals het startwoord zegt.
command-unfair-entry = stap { $seq }: { $because }
command-unfair-seed = Het startwoord is niet dat wat voor de eerste trekking is beloofd.
command-unfair-order = Op zijn plek staat stap { $found }.
command-unfair-checksum = De controlesom klopt niet.
command-unfair-last-line = De controlesom van de laatste regel klopt niet.
command-unfair-seats = Met zoveel speel je dit spel: { $counts }; hier zijn het er { $got }.
command-unfair-no-seat = Op plaats { $seat } zit niemand.
command-unfair-agreed = De plaatsen { $agreed } kunnen plaats { $seat } niet hebben toegestaan terug te nemen.
command-unfair-options = De keuzes voor het spel passen niet bij dit spel.
command-unfair-branch-moves = { $moves } zetten kunnen niet die van stap 1 tot { $seq } zijn.
command-unfair-branch-entry = Dit is geen zet van het spel van waaruit verder is gespeeld.
command-unfair-other-origin = Er is niet verder gespeeld vanuit dat spel.
command-unfair-origin-differs = Dat spel ging anders.
command-unfair-chance-not-now = ‘{ $move }’ door toeval, terwijl het toeval niet aan de beurt is.
command-unfair-drawn = Het startwoord geeft ‘{ $drawn }’, in het logboek staat ‘{ $move }’.
command-unfair-scripted-move = ‘{ $move }’ van plaats { $seat } zou geluk uit het draaiboek zijn.
command-unfair-no-guide = ‘{ $move }’ komt uit het draaiboek, terwijl hier geen leerspel loopt.
command-unfair-impossible = ‘{ $move }’ kan hier niet gebeuren.
command-unfair-illegal = De regels verbieden hier ‘{ $move }’ ({ $rule }).
command-unfair-malformed = ‘{ $move }’ is geen zet.
command-unfair-not-over = In het logboek staat hoe het afliep, maar het spel is niet uit.
command-unfair-other-outcome = Het spel liep anders af dan in het logboek staat.
command-log-header = De eerste regel is beschadigd: dit is geen opgeslagen spel, of iemand heeft het veranderd.
command-log-entry = Stap { $seq } is beschadigd.
command-log-ending = De laatste regel is beschadigd.
command-log-truncated = Het logboek stopt na stap { $seq }, voor de laatste regel.
command-log-newer = Formaat { $found } van het logboek is nieuwer dan { $newest }: werk Toychest bij.
command-log-edition-unknown = Geen uitgave heet hier ‘{ $edition }’.
command-log-table-unfinished = Het spel is niet uit, dus er valt nog niets te bewijzen.

## Bots against bots.

command-arena-picture = { $file }: onder deze naam komt de afbeelding naast de uitslagen. Geef de uitslagen een andere extensie.
command-arena-twice = Noem elke bot één keer: niemand speelt tegen zichzelf.
command-arena-too-few = Noem minstens twee bots, zoals --bots 1..6.
command-arena-bot = Geen bot heet hier ‘{ $bot }’. { $bots }
command-arena-weights = In { $game } maken de bots een plan: ‘{ $bot }’ heeft geen gewichten van de hand.
command-arena-other-file = { $file } bevat geen uitslagen van een arena. Noem met --out een ander bestand.
command-arena-done = alles al gespeeld
command-arena-compiling = wordt vertaald, één keer voor alles
command-arena-games = spellen: { $games }
command-arena-cut-off = afgebroken en gedeeld: { $count }
command-arena-luckless = zonder geluk
command-arena-sure = zo zeker als { $times } keer zoveel spellen; { $evaluator }
command-arena-rating = waardering
command-arena-files = { $file } en { $picture }
command-simulate-done = Spellen in { $folder }: { $games }
command-simulate-other = { $folder } bevat iets anders dan deze simulatie. Noem met --out een andere map.
command-simulate-stopped = Gestopt. Dezelfde opdracht gaat verder met wat in { $folder } staat.
command-simulate-cut-off = Spellen die te lang duurden: { $count }. Ze zijn afgebroken en hebben overgangen, maar geen logboek.
