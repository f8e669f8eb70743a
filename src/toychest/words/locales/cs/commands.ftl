### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = VOLBY
    .command = PŘÍKAZ
    .args = DALŠÍ
    .file = SOUBOR
    .directory = SLOŽKA
    .path = CESTA
    .integer = ČÍSLO
    .float = ČÍSLO
    .text = TEXT
    .code = KÓD
    .codes = KÓDY
    .game = HRA
    .edition = VYDÁNÍ
    .name = NÁZEV
    .value = HODNOTA
    .level = ÚROVEŇ
    .from = ODKUD
    .to = KAM
    .address = ADRESA

## What each command does, and its options.

command-option =
    .help = Ukáže tuhle nápovědu.
    .version = Ukáže verzi.
    .data = Složka pro tvoje hry.
    .language = Jazyk.  [jinak: jako tvůj systém]
    .plain = Jedna věc na řádek, bez kresby: pro čtečky obrazovky.
    .workers = Procesy.  [jinak: všechna jádra]
    .ray = Pracuje na tomhle clusteru Ray; „local“ spustí jeden tady.
    .option = Zvoleno před hrou.
    .seed = Stejné semínko, stejné hry.
    .work = Procenta obvyklé práce.
    .yes = Smaže bez ptaní.
    .store = Databáze s hrami: postgresql://...
command-help-toychest = Deskové hry z krabice, hrané pořádně.
command-help-arena =
    Nechá boty hrát mezi sebou, s výměnou míst, na všech jádrech; zastavený a znovu spuštěný pokračuje.

    Vedle podílu výher stojí, kolik zbývá bez štěstí: od každého výsledku se odečte, co dala náhoda.
    .bots = Po čárkách: úrovně, jejich řady, 6~60 (pamatuje si 60 záznamů), hand4 (ručně nastavené váhy), plain6 (bez sítě), 6@1000 (po 1000 průchodech), greedy, random.
    .games = Hry každé dvojice.
    .seats = Kolik si jich sedne.  [jinak: co nejméně]
    .each = Možnost, jejíž hodnoty se střídají, třeba terrain.
    .all-pairs = Každý s každým, nejen s předchozím.
    .out = Výsledky.  [jinak: arena-HRA.csv]
    .json = Všechna čísla tabulky.
    .raw = Neváží štěstí: rychlejší, ale stejně her řekne míň.
command-help-board = Vlastní plány: kontrola a tisk. Jak plán napsat, říká docs/boards.md.
command-help-board-check = Řekne, jestli se na plánu dá hrát; když ne, co je špatně a jak to spravit.
    .deck = Zkontroluje i vlastní karty.
command-help-board-print = Zapíše plán, jeho karty a žetony jako archy k vytištění: vlastní SOUBOR, nebo jeden z našich plánů podle NÁZVU.
    .to = Složka pro archy.  [jinak: sem]
    .format = Jedno PDF, nebo SVG na stránku.
    .paper = Velikost papíru.  [jinak: a4]
    .deck = Vlastní karty.
    .printing = Návod, kterého se karty drží.
    .backs = I rub karet, pro oboustranný tisk.
    .ink = Jen čáry, nic vybarveného: pro školní tiskárny nebo k vymalování.
    .overwrite = Přepíše archy, které už tam jsou.
command-help-branch = Hraje dál od záznamu dohrané hry: s novým štěstím, a co bylo skryté, leží, jak leželo.
    .entry = Záznam, po kterém hraješ dál.
    .seat = Místo, na kterém hraješ, od 1.
    .bot = Úroveň botů na ostatních místech.
command-help-doctor = Podívá se, jestli je tu a funguje všechno, co server potřebuje.
    .bus = Jak si servery dávají vědět: redis://...
command-help-laws = Hraje náhodné hry každého vydání a řekne, který zákon kde neplatí a která věta chybí.
command-help-learn = Nauč se hru tím, že ji hraješ; pokračuješ tam, kde to skončilo.
    .name = Tvoje jméno.
    .step = Začne znovu u tohohle kroku; 1 je začátek.
command-help-new = Zapíše malou hru pro začátek do složky NÁZEV a postaví ji na poličku.
command-help-play = Hraje v terminálu; bez hry řekne, které jsou, a zeptá se na klávesnici.
command-help-play-game = Hraje v terminálu: { $game }.
    .edition = Vydání podle značky; můžou v něm být domácí pravidla.
    .printing = Vydání podle jazyka návodu.
    .seats = Kolik jich hraje.
    .name = Kdo hraje; jednou za každé místo.
    .bot = Bot, 1 až 6 nebo jeho jméno; 6~60 si pamatuje 60 záznamů. Jednou za každého.
    .rule = Domácí pravidlo.
    .seed = Text, který rozhodne o všem štěstí: stejný text, stejné karty.
    .list = Ukáže návody, možnosti a domácí pravidla.
command-help-puzzles = Dělá hádanky: chvíle ze skutečných her, kde je jedna cesta lepší než všechny ostatní. Znovu spuštěný pokračuje.
    .count = Kolik hádanek.
    .from = Vlastní dohraná hra; i víckrát.
    .out = Soubor.  [jinak: puzzles-HRA.jsonl]
    .seed = Stejné semínko dělá stejné hádanky.
command-help-replay = Projde dohranou hru krok za krokem, z jejího souboru nebo podle kódu.
command-help-report =
    Řekne, co hry botů říkají o hře, pro každý plán: kdo začíná, jak dlouho to trvá, jak to končí.

    Zastavený a znovu spuštěný pokračuje.
    .bot = Kdo hraje na všech místech: úroveň, greedy nebo random.
    .games = Hry na každý plán nebo návod.
    .seats = Kolik si jich sedne.  [jinak: co nejméně]
    .each = Možnost, jejíž hodnoty se počítají zvlášť, nebo „printing“.  [jinak: plány]
    .out = Stránka.  [jinak: report-HRA.html]
    .tables = Totéž jako tabulky v Markdownu.
    .json = Totéž jako čísla.
    .results = Odehrané hry.  [jinak: report-HRA.csv]
command-help-resume = Pokračuje ve hře: podle jejího KÓDU, nebo v poslední nedohrané.
command-help-review = Oddělí štěstí od hry v dohrané hře, z jejího souboru nebo podle kódu.
    .json = Zapíše do tohohle souboru všechno, co se našlo.
    .svg = Zapíše do tohohle souboru graf, kdo vedl.
    .try = Nejdřív nechá znovu zkusit, kde byl lepší tah.
command-help-serve = Spustí server a otevře prohlížeč.
    .host = Adresa, na které poslouchá; 0.0.0.0 pro tvou síť.  [jinak: 127.0.0.1]
    .lan = Otevře ho tvé síti: ukáže adresu pro ostatní a QR kód.
    .port = Port, na kterém poslouchá.  [jinak: 7170, nebo kterýkoli volný]
    .store = Ukládá hry do databáze: postgresql://...
    .browser = Otevře prohlížeč.
    .warm-up = Připraví boty všech her, než s nimi někdo hraje.
    .pause = Kolik sekund bot čeká před každým tahem.
    .lines = Otevřené stoly jedné adresy; 0: kolik chce.
    .requests = Dotazy jedné adresy za sekundu; 0: kolik chce.
    .tables = Nové stoly jedné adresy za minutu; 0: kolik chce.
    .bus = Dá vědět ostatním serverům téže databáze přes redis://...
    .node = Jméno tohohle serveru mezi nimi.
    .behind-proxy = Proxy na tomhle počítači předává, na co se ostatní ptají.
    .metrics = Ukáže počty na /metrics, pro Prometheus.
    .json-logs = Píše řádky protokolu jako JSON.
    .processes = Obsluhuje hry tolika procesy, aby pracovalo víc než jedno jádro.
    .keep-finished = Po kolika dnech se dohraná hra smaže.  [jinak: nikdy]
    .keep-idle = Po kolika dnech bez tahu se hra smaže.  [jinak: nikdy]
command-help-simulate = Hraje hry botů do složky, jako zabalené zápisy a jako Parquet; zastavený a znovu spuštěný pokračuje.
    .games = Kolik.
    .bots = Kdo se střídá na místech; jména jako u „arena“.
    .seats = Kolik si jich sedne.  [jinak: co nejméně]
    .each = Možnost, jejíž hodnoty se střídají, třeba terrain.
    .batch = Hry v souboru.
    .out = Složka.  [jinak: simulation-HRA]
command-help-store = Úložiště: kde jsou hry uložené.
command-help-store-copy =
    Zkopíruje všechny stoly: ODKUD a KAM jsou úložiště: postgresql://..., soubor, nebo složka s hrami.

    Každý se znovu přečte a porovná. Co tam už je, zůstane; stůl, který je tam jiný, se jmenuje a nechá být.
command-help-tables = Co je uložené: vypsat stoly, nebo je smazat.
    .data = Složka s hrami.
command-help-tables-clear = Smaže stoly uložené dost dlouho.
    .finished = Smaže hry dohrané před tolika dny.
    .idle = Smaže hry, které tolik dní nikdo nehrál.
command-help-tables-delete = Smaže stoly podle KÓDŮ, se vším, co k nim patří.
command-help-tables-list = Stoly změněné naposled: kód, vydání, záznamy, dny klidu, jména.
    .limit = Tolik, posledních.
command-help-train = Učí od nuly hodnotovou síť hry, hrami se sebou samou; zastavený a znovu spuštěný pokračuje.
    .out = Soubor.  [jinak: network-HRA.bin]
command-help-verify = Dokáže dohranou hru: každý tah podle pravidel, každou kartu a kostku podle semínka.
    .origin = Hra, od které se hrálo dál, aby se dokázalo i její štěstí.

## What was typed does not fit.

command-click-usage = Použití:
command-click-options = Volby
command-click-commands = Příkazy
command-click-default = jinak: { $default }
command-click-required = povinné
command-click-error = Chyba: { $message }
command-click-aborted = Zastaveno.
command-click-try = „{ $command } { $option }“ pomůže.
command-click-missing-command = Který příkaz? Žádný tu není.
command-click-missing-argument = Chybí
command-click-missing-option = Chybí volba
command-click-no-such-option = Volba „{ $name }“ není.
command-click-no-such-command = Příkaz „{ $name }“ není.
command-click-did-you-mean = Myslíš { $possibility }?
command-click-did-you-mean-one = Myslíš něco z tohohle: { $possibilities }?
command-click-unexpected = Tohle je navíc: { $args }
command-click-takes-no-value = Volba „{ $name }“ nemá hodnotu.
command-click-needs-value = Volba „{ $name }“ potřebuje hodnotu.
command-click-unfit = Tahle hodnota se nehodí: { $message }
command-click-unfit-for = Tahle hodnota se nehodí k { $param_hint }: { $message }
command-click-choose = Vyber jedno z těchto: { $choices }
command-click-not-the-choice = „{ $value }“ není { $choice }.
command-click-not-a-choice = „{ $value }“ není mezi { $choices }.
command-click-not-in-range = { $value } není v rozsahu { $range }.
command-click-not-a-number = „{ $value }“ není takové číslo.
command-click-not-there = „{ $filename }“ neexistuje.
command-click-is-file = „{ $filename }“ je soubor, ne složka.
command-click-is-folder = „{ $filename }“ je složka, ne soubor.
command-click-not-readable = „{ $filename }“ se nedá přečíst.
command-there-are = Jsou: { $names }

## A server.

command-open = Toychest je otevřený na { $here }
command-open-network =
    Toychest je otevřený na { $here } na tomhle počítači
    a na { $others } pro ostatní ve tvé síti.
command-close = Ctrl-C ho zavře. Tvoje hry zůstanou.
command-open-already = Toychest už je otevřený na { $here }
command-cannot-listen = Na { $host }, port { $port }, se nedá poslouchat: { $because }
command-cannot-keep = Do { $folder } se nedají ukládat hry: { $because }
command-read-only = { $folder } je jen ke čtení: staré hry se dají prohlížet, nic nového se neuloží.
command-no-store = Na { $address } není úložiště.
command-store-failed =
    { $because ->
        [disk-full] Disk je plný.
        [read-only] Dá se jen číst.
        [locked] Drží ho jiný program.
        [damaged] Je poškozené, nebo to vůbec není úložiště.
        [out-of-reach] Databáze neodpovídá.
       *[other] Nepodařilo se to.
    }
command-store-newer = Patří novějšímu Toychestu: aktualizuj tenhle.
command-needs-package = Je potřeba balíček { $package }: { $command }
command-node-name = Jméno serveru jsou malá písmena, číslice a spojovníky. Tohle není: { $name }
command-processes-store = Víc procesů sdílí složku. Nad databází místo toho spusť víc serverů.
command-processes-system = Tenhle systém nedovolí předat spojení jinému procesu: vynech --processes.
command-processes-fail = Žádný proces nevydržel běžet; proč, říkají řádky výše.
command-node-database = Víc serverů sdílí databázi: uveď ji pomocí --store postgresql://...
command-bus-shape = Uveď sběrnici jako redis://HOST. Tohle není: { $address }
command-cannot-reach = { $address } není v dosahu: { $because }
command-copied = Zkopírované stoly: { $copied }, doplněné: { $updated }, už tam byly: { $there }. Každý se porovnal.
command-copy-differ = Stoly, které se liší nebo nejdou přečíst a nezkopírovaly se: { $count }
command-copy-other = { $code }: je tam jiná hra s tímhle kódem.
command-tables-sure = Zmizí navždy. Smazat?
command-tables-deleted = Smazané stoly: { $count }
command-doctor-well = dobře
command-doctor-ill = ŠPATNĚ
command-doctor-ills = Není v pořádku: { $names }
command-doctor-games = hry
command-doctor-engine = motor
command-doctor-disk = disk
command-doctor-store = úložiště
command-doctor-tables = stoly
command-doctor-bus = sběrnice
command-doctor-version = { $version }, Python { $python }
command-doctor-editions = vydání: { $count }
command-doctor-broken = { $name }: nedá se hrát ({ $because })
command-doctor-engine-there = je tu
command-doctor-engine-missing = Ještě tu není: do té doby boti přemýšlejí podle čitelných pravidel.
command-doctor-disk-database = disk databáze
command-doctor-disk-full = Volných je jen { $free } MB: udělej místo, jinak se budou tahy odmítat.
command-doctor-disk-free = Volných { $free } GB
command-doctor-answers = { $address } odpoví za { $milliseconds } ms
command-doctor-whole = Poslední jsou celé: { $count }.
command-doctor-bus-answers = { $address } odpovídá
command-refused-origin = Tahle stránka to nesmí.

## Is a game fair? The draws are what luck decided.

command-fair = férové. Záznamy: { $entries }, z toho náhoda: { $chance }, všechno, jak říká semínko.
command-fair-since = pokračování jiné hry, od té doby férové. Záznamy: { $entries }; losy, jak říká semínko: { $chance }, převzaté z předchozí hry: { $copied }. Viz --origin.
command-fair-guided = hra s průvodcem, podle pravidel. Záznamy: { $entries }; losy podle scénáře: { $scripted }, jak říká semínko: { $chance }.
command-unfair-entry = záznam { $seq }: { $because }
command-unfair-seed = Semínko není to, které bylo slíbené před prvním losem.
command-unfair-order = Na jeho místě stojí záznam { $found }.
command-unfair-checksum = Jeho kontrolní součet nesedí.
command-unfair-last-line = Kontrolní součet posledního řádku nesedí.
command-unfair-seats = Tolik jich tu hru hraje: { $counts }; tady: { $got }.
command-unfair-no-seat = Na místě { $seat } nikdo nesedí.
command-unfair-agreed = Místa { $agreed } nemohla místu { $seat } dovolit vzít zpět.
command-unfair-options = Volby před hrou se k téhle hře nehodí.
command-unfair-branch-moves = Tolik tahů ({ $moves }) nemůže být ze záznamů 1 až { $seq }.
command-unfair-branch-entry = Není to tah hry, od které se hrálo dál.
command-unfair-other-origin = Od té hry se nehrálo dál.
command-unfair-origin-differs = Ta hra šla jinak.
command-unfair-chance-not-now = „{ $move }“ náhodou, i když náhoda není na tahu.
command-unfair-drawn = Semínko dává „{ $drawn }“, v zápisu je „{ $move }“.
command-unfair-scripted-move = „{ $move }“ z místa { $seat } má být štěstí ze scénáře.
command-unfair-no-guide = „{ $move }“ je ze scénáře, i když se tu hra s průvodcem nehraje.
command-unfair-impossible = „{ $move }“ se tu nemůže stát.
command-unfair-illegal = Pravidla tu „{ $move }“ zakazují ({ $rule }).
command-unfair-malformed = „{ $move }“ není tah.
command-unfair-not-over = Zápis říká, jak to skončilo, ale hra neskončila.
command-unfair-other-outcome = Hra skončila jinak, než říká zápis.
command-log-header = První řádek je poškozený: není to uložená hra, nebo ji někdo změnil.
command-log-entry = Záznam { $seq } je poškozený.
command-log-ending = Poslední řádek je poškozený.
command-log-truncated = Zápis končí po záznamu { $seq }, před posledním řádkem.
command-log-newer = Formát { $found } zápisu je novější než { $newest }: aktualizuj Toychest.
command-log-edition-unknown = Žádné vydání se tu nejmenuje „{ $edition }“.
command-log-table-unfinished = Hra neskončila, takže se ještě nedá nic dokázat.

## Bots against bots.

command-arena-picture = { $file }: pod tímhle jménem leží obrázek vedle výsledků. Dej výsledkům jinou příponu.
command-arena-twice = Uveď každého bota jednou: nikdo nehraje sám se sebou.
command-arena-too-few = Uveď aspoň dva boty, třeba --bots 1..6.
command-arena-bot = Žádný bot se tu nejmenuje „{ $bot }“. { $bots }
command-arena-weights = { $game }: boti tu plánují, „{ $bot }“ nemá ručně nastavené váhy.
command-arena-other-file = { $file } neobsahuje výsledky arény. Uveď jiný soubor pomocí --out.
command-arena-done = všechno už odehrané
command-arena-compiling = překládá se, jednou provždy
command-arena-games = hry: { $games }
command-arena-cut-off = přerušené a rozdělené: { $count }
command-arena-luckless = bez štěstí
command-arena-sure = tak jisté jako { $times }krát víc her; { $evaluator }
command-arena-rating = hodnocení
command-arena-files = { $file } a { $picture }
command-simulate-done = Hry v { $folder }: { $games }
command-simulate-other = { $folder } obsahuje něco jiného než tuhle simulaci. Uveď jinou složku pomocí --out.
command-simulate-stopped = Zastaveno. Stejný příkaz pokračuje s tím, co je v { $folder }.
command-simulate-cut-off = Hry, které trvaly moc dlouho: { $count }. Byly přerušené: mají přechody, ale ne zápis.
