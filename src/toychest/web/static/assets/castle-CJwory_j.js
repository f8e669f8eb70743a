var e=`### Slovenian: Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "moon 2".

## Words that other sentences use

castle-direction-up = gor
castle-direction-right = desno
castle-direction-down = dol
castle-direction-left = levo
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] v desno
        [about] za pol kroga
       *[left] v levo
    }
castle-picture-crown = krona
castle-picture-cup = kelih
castle-picture-gem = dragulj
castle-picture-ring = prstan
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] v tej smeri se grad konča
        [ghost-room] v tej smeri je soba duhov
       *[wall] v tej smeri ni vrat
    }
castle-symbol-moon = luna
castle-symbol-heart = srce
castle-symbol-key = ključ
castle-symbol-drop = kaplja
castle-symbol-bell = zvonec
castle-symbol-leaf = list
castle-symbol-flag = zastava
castle-square = { $symbol } { $row }
castle-card-up = gor
castle-card-right = desno
castle-card-down = dol
castle-card-left = levo
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = duh
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Korak
castle-face-loop = Ponovi
castle-face-sorcerer = Kamor želiš
castle-face-ghost = Duh
castle-face-back = zakrita

## What happened

castle-event-treasure-placed =
    { $picture ->
        [crown] Krona
        [cup] Kelih
        [gem] Dragulj
       *[ring] Prstan
    } čaka v sobani { $square }
castle-event-card-laid = { $name } položi: { $cards }
castle-event-stack-shuffled = Karte znova premešamo. V kupčku jih je spet { $cards }
castle-event-card-turned = { $name } obrne karto { $place } { castle-turned }
castle-event-way-chosen = Karta { $place } bo šla { castle-direction }
castle-event-gate-chosen = Od portala { $at } do portala { $to }
castle-event-gate-declined = Na polju { $at } brez skoka
castle-event-wand-chosen = Čarobna palica na polju { $at } bo uporabljena
castle-event-wand-declined = Čarobna palica na polju { $at } ostane, kjer je
castle-event-sorcerer-walked = Čarovnik gre { $ways } na polje { $end }
castle-event-sorcerer-jumped = Skoči od portala do portala, na polje { $end }
castle-event-treasure-found = Hura, { castle-picture }! Čarovnik ima zaklad iz sobane { $square }
castle-event-ghost-lowered =
    { $level ->
        [0] Čarobna palica! Duh sedi na dnu stolpa
       *[other] Čarobna palica! Duh zdrsne nazaj na stopnico { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Zato duh spleza na stopnico { $level }
        [idle] Niti en korak: duh spleza na stopnico { $level }
       *[card] Duh spleza na stopnico { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Te vrste ni mogoče prehoditi
castle-event-row-halted = Vrsta se konča na polju { $at }: { castle-cause }
castle-event-step-skipped = Korak { $number } izpustimo: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Rešeno: v tej vrsti ni mogoče dobiti nobenega zaklada
        [one] Rešeno: več kot enega zaklada v tej vrsti ni mogoče dobiti
        [two] Rešeno: več kot dveh zakladov v tej vrsti ni mogoče dobiti
       *[other] Rešeno: več kot { $found } zakladov v tej vrsti ni mogoče dobiti
    }
castle-event-puzzle-missed = V tej vrsti je mogoče dobiti več: { $best } namesto { $found }
castle-event-castle-saved = Vsi zakladi so najdeni!
castle-event-ghost-escaped = Duh je ušel iz stolpa

## How it ended

castle-outcome-castle-saved = Grad je rešen!
    .because =
        { $points ->
            [one] Zaklad je najden, duh pa je še vedno v stolpu.
            [two] Najdena sta oba zaklada, duh pa je še vedno v stolpu.
            [few] Najdeni so vsi { $points } zakladi, duh pa je še vedno v stolpu.
           *[other] Najdenih je vseh { $points } zakladov, duh pa je še vedno v stolpu.
        }
castle-outcome-ghost-escaped = Duh je ušel
    .because =
        { $points ->
            [0] Prišel je na vrh stolpa, preden se je našel prvi zaklad.
            [one] Prišel je na vrh stolpa. Imamo en zaklad.
            [two] Prišel je na vrh stolpa. Imamo dva zaklada.
            [few] Prišel je na vrh stolpa. Imamo { $points } zaklade.
           *[other] Prišel je na vrh stolpa. Imamo { $points } zakladov.
        }

castle-outcome-puzzle-solved = Rešeno!
    .because =
        { $points ->
            [0] V tej vrsti nikakor ni mogoče dobiti zaklada.
            [one] V tej vrsti nikakor ni mogoče dobiti več kot enega zaklada.
            [two] V tej vrsti nikakor ni mogoče dobiti več kot dveh zakladov.
           *[other] V tej vrsti nikakor ni mogoče dobiti več kot { $points } zakladov.
        }
castle-outcome-puzzle-missed = Še ne
    .because =
        { $points ->
            [0] Nimaš še nobenega zaklada. Mogoče jih je dobiti več.
            [one] Imaš en zaklad. Mogoče jih je dobiti več.
            [two] Imaš dva zaklada. Mogoče jih je dobiti več.
            [few] Imaš { $points } zaklade. Mogoče jih je dobiti več.
           *[other] Imaš { $points } zakladov. Mogoče jih je dobiti več.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Igra je končana
    .because = Prišel je konec, zato se ne igra več naprej.
    .help = Izberi »Še enkrat« ali si oglej vse korake.
castle-refused-not-to-act = Zdaj je na vrsti nekdo drug
    .because = Odloča, kdor je na vrsti. Drugi pomagajo z idejami.
    .help = Povej svojo idejo. Kmalu boš na vrsti ti.
castle-refused-no-such-card = Karte { $place } tu ni
    .because =
        { $cards ->
            [one] V tej vrsti je ena karta.
            [two] V tej vrsti sta dve karti.
            [few] V tej vrsti so { $cards } karte.
           *[other] V tej vrsti je { $cards } kart.
        }
    .help = Štej od leve in začni z 1.
castle-refused-not-an-arrow = Karta { $place } se ne obrača
    .because =
        Obračajo se samo puščice. { $card ->
            [ghost] To je karta z duhom.
           *[other] To je karta »{ castle-card }«.
        }
    .help = Raje obrni karto s puščico.
castle-refused-turned-already = Karta { $place } je že obrnjena
    .because = V eni vrsti se vsaka puščica obrne enkrat.
    .help = Razveljavi ta obrat in izberi na novo.
castle-refused-two-turned = Dve puščici sta že obrnjeni
    .because = Obrnjeni sta karti { $first } in { $second }, več kot dveh pa ne obračamo.
    .help = Eno obrni nazaj, potem je ta prosta.
castle-refused-half-turn = Karta { $place } se obrne le za četrt kroga
    .because = Obrati za pol kroga niso del te igre.
    .help = Obrni jo v levo ali v desno. V novi igri lahko dovoliš pol kroga.
castle-refused-turn-too-late = Za obrat karte { $place } je prepozno
    .because = Od nje je odvisna pot ali portal, ki je bil izbran pozneje.
    .help = Najprej vzemi nazaj tisto izbiro, potem obrni karto.
castle-refused-turn-blocks = Karta { $place } se ne more obrniti { castle-turned }
    .because = Korak { $number } bi šel s polja { $at } { castle-direction }, a { castle-cause }.
    .help = Poskusi drug obrat ali pusti puščico, kot leži.
castle-refused-row-hopeless = Tej vrsti ne pomaga noben obrat
    .because = Karkoli obrneš ali izbereš, en korak ostane zaprt.
    .help = Poženi vrsto. Duh spleza višje, naslednja vrsta pa bo nova.
castle-refused-no-question = Tukaj ni česa izbirati
    .because = Nobena karta in noben portal zdaj ne sprašuje za pot.
    .help = Obrni puščico ali poženi vrsto.
castle-refused-way-blocked = Čarovnik tu ne more { castle-direction }
    .because = Stoji na polju { $at }, a { castle-cause }.
    .help = Izberi smer z odprtimi vrati.
castle-refused-way-dead-end = Po tej poti čarovnik obtiči: potem ne bo mogel { castle-direction }
    .because = Korak { $number } bi se začel na polju { $at }, a { castle-cause }.
    .help = Poskusi drugo smer ali najprej obrni puščico.
castle-refused-wand-dead-end = Najprej obrni puščico: sicer čarovnik potem ne bo mogel { castle-direction }
    .because = Korak { $number } bi se začel na polju { $at }, a { castle-cause }.
    .help = Palica tu ne pomaga, pa če jo uporabiš ali ne. Obrni puščico.
castle-refused-not-a-gate = Na polju { $square } ni portala
    .because = Čarovnik skače samo od portala do portala.
    .help = Izberi enega od portalov.
castle-refused-same-gate = Čarovnik stoji prav na tem portalu
    .because = Portal ga prenese na drug portal.
    .help = Izberi drug portal ali pa naj gre naprej.
castle-refused-gate-dead-end = Po skoku na polje { $square } čarovnik obtiči
    .because = Korak { $number } potem ne bi imel odprtih vrat.
    .help = Izberi drug portal.
castle-refused-gate-forced = Na polju { $at } mora čarovnik skočiti
    .because = Po pravilih te igre portal vedno prenese naprej.
    .help = Izberi enega od drugih portalov.
castle-refused-stay-dead-end = Brez skoka čarovnik obtiči na polju { $at }
    .because = Korak { $number } tam ne bi imel odprtih vrat.
    .help = Naj skoči na drug portal.
castle-refused-question-open =
    { $kind ->
        [gate] Portal čaka
        [wand] Čarobna palica čaka
       *[way] Karta { $place } čaka na smer
    }
    .because =
        { $kind ->
            [gate] Čarovnik stopi na portal in sprašuje, kam naj gre.
            [wand] Čarovnik stopi na čarobno palico, ti pa izbereš, ali jo uporabi.
           *[way] Ta karta gre kamorkoli, smer pa izbereš ti.
        }
    .help =
        { $kind ->
            [gate] Izberi enega od drugih portalov.
            [wand] Uporabi jo ali jo pusti.
           *[way] Izberi za karto { $place }: gor, desno, dol ali levo.
        }
castle-refused-step-blocked = Korak { $number } je zaprt
    .because = Karta { $place } gre s polja { $at } { castle-direction }, a { castle-cause }.
    .help = Obrni puščico tako, da bo imel vsak korak odprta vrata.
castle-refused-row-unfinished = Vrsta še ni cela
    .because = Druge karte šele pridejo.
    .help = Počakaj, da bodo vse na mizi.
castle-refused-row-full = Vrsta je polna
    .because = Vse njene karte so že na mizi.
    .help = Obrni puščico ali poženi vrsto.
castle-refused-treasures-first = Najprej zakladi
    .because = Vsi zakladi pridejo na ploščo pred prvo karto.
    .help = Počakaj, da bodo v svojih sobanah.
castle-refused-not-in-stack = Te karte ni v kupčku
    .because =
        { $card ->
            [ghost] Vse karte z duhom so že odkrite.
           *[other] Vse karte »{ castle-card }« so že odkrite.
        }
    .help = Vzemi karto, ki jo da kupček.
castle-refused-no-chamber = Polje { $square } ni sobana
    .because = Zaklade polagamo samo v sobane.
    .help = Izberi sobano z znakom in številko.
castle-refused-treasures-all-placed = Vsi zakladi so že na svojem mestu
    .because = Več zakladov v tej igri ne iščemo.
    .help = Položi prvo vrsto.

## At the table

castle-turn = Na vrsti: { $name }
castle-row-number = vrsta { $number }
castle-lays = polaga to vrsto
castle-next = kmalu
castle-after-that = potem
castle-later = pozneje
castle-hint-lay = Položi naslednje tri karte.
castle-hint-turn = Obrni največ dve puščici in pritisni »Gremo!«.
castle-hint-way = V katero smer gre karta { $place }?
castle-hint-gate = Portal! Izberi, kam vodi.
castle-hint-stuck = Po tej poti bi čarovnik obtičal. Najprej obrni puščico.
castle-hint-go = Pripravljeno? Pritisni »Gremo!«.
castle-hint-hopeless = Noben obrat ne pomaga. Pritisni »Gremo!« in duh spleza višje.
castle-hint-wait = { $name } razmišlja.
castle-lay = Položi vrsto
castle-begin = Skrij zaklade
castle-hint-begin = Skrij zaklade, potem položi prvo vrsto.
castle-gate-choice = sem lahko skočiš
castle-go = Gremo!
castle-stay = Pojdi naprej
castle-find = Poišči zaklade
castle-find-short = Poišči
castle-found = { $found } od { $of }
castle-all-found = Imamo vse!
castle-treasure = { castle-picture }, sobana { $square }
castle-ghost = Duh
castle-ghost-level = { $level } od { $tower }
castle-ghost-far =
    { $steps ->
        [one] Še ena stopnica in ušel bo iz stolpa. Čarobna palica ga pošlje stopnico nižje.
        [two] Še dve stopnici in ušel bo iz stolpa. Čarobna palica ga pošlje stopnico nižje.
        [few] Še { $steps } stopnice in ušel bo iz stolpa. Čarobna palica ga pošlje stopnico nižje.
       *[other] Še { $steps } stopnic in ušel bo iz stolpa. Čarobna palica ga pošlje stopnico nižje.
    }
castle-grown-up = Za odrasle
castle-grown-up-loop = Karta »{ castle-face-loop }« ponovi to, kar leži levo od nje. Vprašaj: »Kje bo stal čarovnik, preden začne znova?«
castle-grown-up-loop-first = Karta »{ castle-face-loop }« na začetku ne ponovi ničesar. Vprašaj: »Kaj je levo od nje?«
castle-grown-up-sorcerer = Ta karta gre, kamor želite. Vprašaj: »Katero sosednje polje nam najbolj pomaga?«
castle-grown-up-ghost = Duh spleza višje, karkoli naredimo. Vprašaj: »Ali gremo lahko mimo čarobne palice?«
castle-grown-up-gate = Portal vodi do kateregakoli drugega portala. Vprašaj: »Kateri portal je blizu zaklada?«
castle-grown-up-arrows = Dve puščici lahko obrnete, drugo ostane. Vprašaj: »Kje stoji čarovnik po prvi karti?«
castle-grown-up-lay = Preden pridejo karte, vprašaj: »Kateri zaklad je najbližji in koliko korakov je do njega?«
castle-card-number = Karta { $place }: { $card }
castle-card-turned = Karta { $place }: { $card }, obrnjena
castle-turn-left = Obrni karto { $place } v levo
castle-turn-right = Obrni karto { $place } v desno
castle-turn-about = Obrni karto { $place } za pol kroga
castle-turn-back = Obrni karto { $place } nazaj
castle-turn-none = Izberi karto s puščico in jo obrni
castle-turned-count =
    { $left ->
        [0] Oba obrata sta porabljena.
        [one] Ostal je še en obrat.
       *[other] Obrneš lahko dve puščici.
    }
castle-turned-which =
    { $count ->
        [one] Karta { $places } je obrnjena.
        [two] Karti { $places } sta obrnjeni.
       *[other] Karte { $places } so obrnjene.
    }
castle-way = Smer karte { $place }
castle-chip-list = Načrtovana pot
castle-chip-walk = korak { $number } { $direction }
castle-chip-blocked = korak { $number } { $direction } je zaprt
castle-chip-way = v katero smer?
castle-chip-which-gate = kateri portal?
castle-chip-gate = portal
castle-chip-stay = naprej
castle-chip-again = znova
castle-chip-ghost = duh
castle-plan-line =
    Načrt: { $steps ->
        [0] noben korak
        [one] en korak
        [two] dva koraka
        [few] { $steps } koraki
       *[other] { $steps } korakov
    }{ $treasures ->
        [0] {""}
        [one] , en zaklad
        [two] , dva zaklada
        [few] , { $treasures } zakladi
       *[other] , { $treasures } zakladov
    }
castle-plan-treasures =
    { $treasures ->
        [one] en zaklad na poti
        [two] dva zaklada na poti
        [few] { $treasures } zakladi na poti
       *[other] { $treasures } zakladov na poti
    }
castle-plan-blocked = Korak { $number } je zaprt
castle-plan-hopeless = Poti naprej ni. Duh spleza eno stopnico višje.
castle-board = Grad, viden od zgoraj
castle-square-room = { $square }
castle-square-start = { $square }, začetek
castle-square-gate = { $square }, portal
castle-square-wand = { $square }, čarobna palica
castle-square-ghost-room = { $square }, soba duhov
castle-square-here = { $square }, tu je čarovnik
castle-read = Čarovnik stoji na polju { $square }. Duh je na stopnici { $level } od { $tower }. Še iščemo: { $treasures }. Vrsta: { $row }.
castle-read-nothing = nič
castle-key-pick = Izberi karto iz vrste
castle-key-turn = Obrni izbrano karto

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Kodirani grad: { $board }
castle-paper-title = Škarje, lepilo in gotovo
castle-paper-board = Zlepi ploščo: reži ob tankih črtah in vsak odrezani rob položi na progasti rob z isto črko.
castle-paper-cards = Izreži karte od oznake do oznake, naravnost čez cel list. Debel papir zdrži najdlje.
castle-paper-tokens = Izreži zaklade v parih. Vsak par prepogni po črtkani črti in ga zlepi s hrbtoma skupaj.
castle-paper-figures = Izreži čarovnika in duha. Vsakega prepogni nad glavo, zlepi polovici in zapogni nogici navzven.
castle-paper-ghost = Duh čaka pri vratih svojega stolpa, čarovnik pa na zvezdici. Zdaj lahko igraš.
castle-paper-written =
    { $count ->
        [1]
            { $pages ->
                [one] { $pages } stran za tiskanje: { $files }, v mapi { $folder }
               *[other] { $pages } strani za tiskanje: { $files }, v mapi { $folder }
            }
       *[other]
            { $pages ->
                [one] { $pages } stran za tiskanje, v mapi { $folder }
               *[other] { $pages } strani za tiskanje, v mapi { $folder }
            }
    }
castle-paper-unknown = Ni ne datoteke { $file } ne plošče s tem imenom. Naše plošče: { $boards }
castle-paper-there = { $file } je že v mapi { $folder }. Izberi drugo mapo z --to ali datoteko zamenjaj z --overwrite.
castle-paper-unwritten = V mapo { $folder } ni mogoče pisati ({ $because }). Izberi drugo z --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Uporabi palico
castle-leave-wand = Pusti jo
castle-wand-choice = to palico lahko uporabiš
castle-hint-wand = Čarobna palica! Jo uporabiš ali pustiš?
castle-hint-way-again = Karta { $place } še enkrat. V katero smer tokrat?
castle-hint-may-stop = Korak { $number } je zaprt. Obrni puščico ali vseeno pritisni »Gremo!«.
castle-hint-puzzle = V tej vrsti dobi čim več zakladov.
castle-plan-stops = Korak { $number } je zaprt. Vseeno lahko pritisneš »Gremo!«.
castle-chip-wand = čarobna palica
castle-chip-spare = palica ostane
castle-chip-skip = korak { $number } { $direction } izpustimo
castle-chip-which-wand = uporabiš palico?
castle-square-wand-spent = { $square }, porabljena čarobna palica
castle-puzzle = Uganka
    .task = Obračaj in izbiraj tako, da v tej eni vrsti dobiš čim več zakladov. Potem pritisni »Gremo!«.
castle-puzzle-brings = Uganka ima svoj grad, pravila, zaklade in karte.
castle-puzzle-may-bring = Tvoja uganka ima svoje zaklade in karte. Njena datoteka ima lahko tudi svoj grad in pravila.
castle-next-puzzle = Naslednja uganka
castle-solves = rešuje uganko
castle-stack = Kupček
castle-stack-cards =
    { $count ->
        [one] { $count } karta
        [two] { $count } karti
        [few] { $count } karte
       *[other] { $count } kart
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] { $count } zaklad
        [two] { $count } zaklada
        [few] { $count } zakladi
       *[other] { $count } zakladov
    }
castle-key-wand = Uporabi čarobno palico ali jo pusti

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = sonce
castle-symbol-fish = riba
castle-symbol-tree = drevo
castle-symbol-bird = ptica
castle-symbol-boat = čoln
castle-unfit-file-too-long = Datoteka je predolga
    .help = Plošča ali komplet kart ima veliko manj znakov kot { $most }. Je to prava datoteka?
castle-unfit-not-toml = Vrstice { $line } ni mogoče prebrati
    .help = Poglej tja in vrstico višje, ali manjka narekovaj, vejica ali oklepaj.
castle-unfit-field-missing = Manjka »{ $field }«
    .help = Dodaj vrstico, ki se začne z { $field } =
castle-unfit-field-unknown = »{ $field }« tu nihče ne pozna
    .help =
        { $meant ->
            [none] Zbriši to vrstico. Je to prava datoteka?
           *[other] Je to morda »{ $meant }«?
        }
castle-unfit-name-unfit = Tega imena ni mogoče uporabiti
    .help = Izberi ime, ki ima od 1 do { $most } znakov, v narekovajih in v eni vrstici.
castle-unfit-not-texts = »{ $field }« ni seznam besedil
    .help = Napiši takole: { $field } = ["ena", "dva"]
castle-unfit-not-a-number = »{ $field }« ni celo število
    .help = Napiši takole: { $field } = 8
castle-unfit-not-pairs = »{ $field }« ni seznam parov
    .help = Napiši takole: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = Preveč stolpcev: { $columns }
    .help = Plošča jih ima največ { $most }. Skrajšaj »symbols« in vsako vrstico plošče.
castle-unfit-too-many-rows = Preveč vrstic plošče: { $rows }
    .help = Plošča jih ima največ { $most }. Nekaj jih zbriši.
castle-unfit-symbol-unknown = Znaka »{ $symbol }« ni
    .help =
        { $meant ->
            [none] Izberi med temi: { $known }.
           *[other] Je to morda »{ $meant }«?
        }
castle-unfit-symbol-twice = Dvema stolpcema je ime »{ $symbol }«
    .help = Daj vsakemu stolpcu njegov znak.
castle-unfit-line-length = Število polj v vrstici { $line } plošče je { $letters }, število znakov v »symbols« pa { $columns }
    .help = Vsaka vrstica plošče potrebuje toliko polj, kolikor je znakov v »symbols«.
castle-unfit-letter-unknown = »{ $letter }« na polju { $square } ne pomeni nobenega polja
    .help = Uporabi . za sobano, S za začetek, O za portal, w za čarobno palico, X za sobo duhov.
castle-unfit-tower-length = S takim stolpom ni mogoče igrati. Število stopnic: { $tower }
    .help = Izberi število od { $fewest } do { $most }.
castle-unfit-no-start = Čarovnik nima kje začeti
    .help = Na eno polje napiši S.
castle-unfit-many-starts = Začetkov je več: { $squares }
    .help = Pusti en S, druge s piko spremeni v sobane.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Za zaklade ni nobene sobane
        [one] Za zaklade je samo ena sobana
        [two] Za zaklade sta samo dve sobani
        [few] Za zaklade so samo { $chambers } sobane
       *[other] Za zaklade je samo { $chambers } soban
    }
    .help = S piko naredi več soban, dokler jih ni { $fewest }.
castle-unfit-gate-alone = Portal na polju { $square } ne vodi nikamor: edini je
    .help = Dodaj drugi O ali polje { $square } s piko spremeni v sobano.
castle-unfit-wall-off-board = Med { $first } in { $second } ne more stati zid: polja { $square } ni
    .help = Napiši dve polji, ki ležita drugo ob drugem, npr. ["a1", "b1"].
castle-unfit-wall-apart = Med { $first } in { $second } ne more stati zid: ne ležita drugo ob drugem
    .help = Napiši dve polji, ki ležita drugo ob drugem, npr. ["a1", "b1"].
castle-unfit-wall-twice = Zid med { $first } in { $second } je tu dvakrat
    .help = Enega od njiju zbriši.
castle-unfit-treasure-off-board = Žeton zaklada kaže na { $square }, a takega polja ni
    .help = Napiši črko stolpca in številko vrstice s te plošče, npr. "c4".
castle-unfit-treasure-no-chamber = Žeton zaklada kaže na { $square }, a to ni sobana
    .help = Napiši polje, ki je narisano kot pika, ali pa daj piko na { $square }.
castle-unfit-treasure-twice = Dva žetona zakladov kažeta na { $square }
    .help = Enega od njiju zbriši.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Na seznamu ni nobenega žetona zaklada
        [one] Na seznamu je samo en žeton zaklada
        [two] Na seznamu sta samo dva žetona zakladov
        [few] Na seznamu so samo { $treasures } žetoni zakladov
       *[other] Na seznamu je samo { $treasures } žetonov zakladov
    }
    .help = Naštej toliko soban ali več: { $fewest }. Lahko pa izpustiš »treasures«: potem ima žeton vsaka sobana.
castle-unfit-unreachable = Nobena pot ne vodi do { $squares }
    .help = Odpri zid, sobo duhov spremeni v sobano ali postavi tja portal. Lahko pa je { $square } soba duhov, torej X.
castle-unfit-card-unknown = Karte »{ $card }« ni
    .help =
        { $meant ->
            [none] Karte so: { $known }.
           *[other] Je to morda »{ $meant }«?
        }
castle-unfit-card-count = Število kart »{ $card }« ni število
    .help = Napiši celo število, 0 ali več: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] V kompletu ni nobene karte
        [one] V kompletu je samo ena karta
        [two] V kompletu sta samo dve karti
        [few] V kompletu so samo { $cards } karte
       *[other] V kompletu je samo { $cards } kart
    }
    .help = Vrsta ima tri karte, zato jih komplet potrebuje vsaj { $fewest }.
castle-unfit-deck-too-large = Preveč kart: { $cards }
    .help = V kompletu jih je lahko največ { $most }.
castle-unfit-deck-walks-nobody = Z nobeno karto čarovnik ne pride nikamor
    .help = Dodaj puščice (up, right, down, left) ali karte s čarovnikom (sorcerer).

## toychest board check

castle-check-playable = { $file }: lahko se igra.
castle-check-size = Polja: { $squares }, stolpci: { $columns }, vrstice: { $rows }
castle-check-facts = začetek: { $start }; sobane: { $chambers }, žetoni zakladov: { $treasures }, portali: { $gates }, čarobne palice: { $wands }, sobe duhov: { $ghosts }, zidovi: { $walls }; stopnice stolpa: { $tower }
castle-check-forced = Kjer je portale treba uporabiti (starejši, najstarejši), nobena pot ne vodi do { $squares }. Tam potem ne bo zaklada.
castle-check-off = Kjer portalov ne uporabljamo (nemška navodila, mladi), nobena pot ne vodi do { $squares }. Tam potem ne bo zaklada.
castle-check-deck = { $file }: lahko se igra. Karte: { $cards }.
castle-check-box = V pravi škatli je 28 žetonov zakladov, na tej plošči { $treasures }. Če je to plošča iz tvoje škatle, še enkrat preštej sobane.
castle-check-stuck = S kartami { $deck } nihče nikoli ne zapusti začetka plošče { $file }: tam se zatakne vsaka vrsta. Dodaj čarovnika ali drugo puščico.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Prvi obrat
    .help = Ena puščica. Obrni jo proti zakladu.
castle-option-puzzle-2-any-way = 2. Kamor želiš
    .help = Ena karta gre kamorkoli. Kaj mora puščica narediti prej?
castle-option-puzzle-3-once-more = 3. Še enkrat
    .help = S karto »{ castle-face-loop }« gre po isti poti dvakrat. Katera pot je najboljša?
castle-option-puzzle-4-gate = 4. Portal
    .help = Zaklad je daleč, portal pa blizu.
castle-option-puzzle-5-door = 5. Vrata
    .help = Za zidom je dvorišče. Kje so njegova vrata?
castle-option-puzzle-6-two-of-three = 6. Dve od treh
    .help = Tri puščice, obrneta pa se lahko samo dve.
castle-option-puzzle-7-must-jump = 7. Mimo ne gre
    .help = Vsak portal te prenese naprej. Kje pristaneš drugič?
castle-option-puzzle-8-loop-of-loops = 8. Zanka v zanki
    .help = Ena karta, štirje koraki in portal na sredi.
`;export{e as default};