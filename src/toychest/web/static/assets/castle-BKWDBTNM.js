var e=`### Hungarian. Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "hold 2".
### Every sign begins with a consonant, so its article is "a"; of the numbers that occur only 1 and 5 take "az".

## Words that other sentences use

castle-direction-up = fel
castle-direction-right = jobbra
castle-direction-down = le
castle-direction-left = balra
castle-direction =
    { $direction ->
        [up] felfelé
        [right] jobbra
        [down] lefelé
       *[left] balra
    }
castle-turned =
    { $turned ->
        [right] jobbra
        [about] az ellenkező irányba
       *[left] balra
    }
castle-picture-crown = korona
castle-picture-cup = kehely
castle-picture-gem = drágakő
castle-picture-ring = gyűrű
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] arra véget ér a kastély
        [ghost-room] arra szellemszoba van
       *[wall] arra nincs ajtó
    }
castle-symbol-moon = hold
castle-symbol-heart = szív
castle-symbol-key = kulcs
castle-symbol-drop = csepp
castle-symbol-bell = harang
castle-symbol-leaf = levél
castle-symbol-flag = zászló
castle-square = { $symbol } { $row }
castle-card-up = fel
castle-card-right = jobbra
castle-card-down = le
castle-card-left = balra
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = szellem
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

castle-face-arrow = Lépés
castle-face-loop = Újra
castle-face-sorcerer = Bármerre
castle-face-ghost = Szellem
castle-face-back = lefordítva

## What happened

castle-event-treasure-placed = A { castle-picture } itt vár: { $square }
castle-event-card-laid = { $name } lerakja: { $cards }
castle-event-stack-shuffled = Újra megkeverjük a paklit: { $cards } kártya
castle-event-card-turned =
    { $name } { castle-turned } fordítja { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártyát
castle-event-way-chosen =
    { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. kártya { castle-direction } megy
castle-event-gate-chosen = Kaputól kapuig: { $at } – { $to }
castle-event-gate-declined = Itt nem ugrik: { $at }
castle-event-wand-chosen = A { $at } mezőn működni fog a varázspálca
castle-event-wand-declined = A { $at } mezőn a helyén marad a varázspálca
castle-event-sorcerer-walked = A varázsló { $ways } megy, a { $end } mezőre
castle-event-sorcerer-jumped = Kaputól kapuig ugrik, ide: { $end }
castle-event-treasure-found = Megvan a { castle-picture }! A varázsló itt találta: { $square }
castle-event-ghost-lowered =
    { $level ->
        [0] Varázspálca! A szellem a torony aljában ül
        [1] Varázspálca! A szellem visszacsúszik az { $level }. fokra
        [5] Varázspálca! A szellem visszacsúszik az { $level }. fokra
       *[other] Varázspálca! A szellem visszacsúszik a { $level }. fokra
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Ezért a szellem felmászik
        [idle] Nincs lépés a sorban, ezért a szellem felmászik
       *[card] A szellem felmászik
    } { $level ->
        [1] az
        [5] az
       *[other] a
    } { $level }. fokra
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Ezt a sort senki sem tudta végigjárni
castle-event-row-halted = A sor a { $at } mezőn véget ér: { castle-cause }
castle-event-step-skipped =
    Kimarad { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. lépés: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Megoldva: ezzel a sorral nem lehet kincset szerezni
        [one] Megoldva: ezzel a sorral nem lehet egynél több kincset szerezni
       *[other] Megoldva: ezzel a sorral legfeljebb { $found } kincset lehet szerezni
    }
castle-event-puzzle-missed = Ezzel a sorral több kincset is lehet szerezni: { $found } helyett { $best }
castle-event-castle-saved = Minden kincs megvan!
castle-event-ghost-escaped = A szellem kijutott a toronyból

## How it ended

castle-outcome-castle-saved = Megmenekült a kastély!
    .because =
        { $points ->
            [one] Megvan a kincs, és a szellem még a toronyban ül.
            [5] Mind az { $points } kincs megvan, és a szellem még a toronyban ül.
           *[other] Mind a { $points } kincs megvan, és a szellem még a toronyban ül.
        }
castle-outcome-ghost-escaped = A szellem megszökött
    .because =
        { $points ->
            [0] Felért a torony tetejére, mielőtt akár egy kincs is előkerült volna.
            [one] Felért a torony tetejére. Egy kincs került elő.
           *[other] Felért a torony tetejére. { $points } kincs került elő.
        }

castle-outcome-puzzle-solved = Megoldva!
    .because =
        { $points ->
            [0] Ezzel a sorral sehogyan sem lehet kincset szerezni.
            [one] Ezzel a sorral nem lehet egynél több kincset szerezni.
           *[other] Ezzel a sorral legfeljebb { $points } kincset lehet szerezni.
        }
castle-outcome-puzzle-missed = Még nem az igazi
    .because =
        { $points ->
            [0] Most nem lett kincs. De van út, amelyik többet hoz.
            [one] Egy kincs lett meg. De van út, amelyik többet hoz.
           *[other] { $points } kincs lett meg. De van út, amelyik többet hoz.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Vége a játéknak
    .because = Befejeződött, így már nincs több lépés.
    .help = Kezdd újra a „Még egy játék” gombbal, vagy nézd vissza az összes lépést.
castle-refused-not-to-act = Ez most nem a te sorod
    .because = Az dönt, akié a sor. A többiek ötletekkel segítenek.
    .help = Mondd el az ötletedet. Nemsokára te jössz.
castle-refused-no-such-card = Nincs { $place }. kártya
    .because = Ebben a sorban { $cards } kártya van.
    .help = Számolj balról, 1-től kezdve.
castle-refused-not-an-arrow =
    { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. kártya nem fordul
    .because =
        Csak a nyilak fordulnak. { $card ->
            [loop] Ez az „{ castle-face-loop }” kártya.
            [sorcerer] Ez a „{ castle-face-sorcerer }” kártya.
            [ghost] Ez szellemkártya.
           *[other] Ez nyíl.
        }
    .help = Fordíts el inkább egy nyílkártyát.
castle-refused-turned-already =
    { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. kártya már elfordult
    .because = Egy sorban minden nyíl egyszer fordul.
    .help = Vond vissza ezt a fordítást, aztán válassz újra.
castle-refused-two-turned = Már két nyíl elfordult
    .because = Elfordult kártyák: { $first } és { $second }. Kettő a legtöbb.
    .help = Fordítsd vissza az egyiket, és ez szabad lesz.
castle-refused-half-turn =
    { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. kártya csak negyed kört fordul
    .because = Ebben a játékban nincs félfordulat.
    .help = Fordítsd balra vagy jobbra. Egy új játékban lehet félfordulat is.
castle-refused-turn-too-late =
    { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. kártyát már késő elfordítani
    .because = Egy később választott út vagy kapu ettől a kártyától függ.
    .help = Előbb vedd vissza azt a választást, aztán fordíts.
castle-refused-turn-blocks =
    { $place ->
        [1] Az
        [5] Az
       *[other] A
    } { $place }. kártya nem fordulhat { castle-turned }
    .because =
        { $number ->
            [1] Az
            [5] Az
           *[other] A
        } { $number }. lépés a { $at } mezőről { castle-direction } menne, de { castle-cause }.
    .help = Próbálj másik fordítást, vagy hagyd a nyilat, ahogy van.
castle-refused-row-hopeless = Ezen a soron nem segít a fordítás
    .because = Bármit fordítasz vagy választasz, egy lépés zárva marad.
    .help = Indítsd el a sort. A szellem feljebb mászik, és új sor jön.
castle-refused-no-question = Itt nincs mit választani
    .because = Most sem kártya, sem kapu nem kérdez utat.
    .help = Fordíts el egy nyilat, vagy indítsd el a sort.
castle-refused-way-blocked = Itt nem mehet { castle-direction }
    .because = A { $at } mezőn áll, és { castle-cause }.
    .help = Válassz olyan utat, ahol nyitva az ajtó.
castle-refused-way-dead-end = Így elakad: később nem tud { castle-direction } menni
    .because =
        { $number ->
            [1] Az
            [5] Az
           *[other] A
        } { $number }. lépés a { $at } mezőről indulna, de { castle-cause }.
    .help = Próbálj másik utat, vagy előbb fordíts el egy nyilat.
castle-refused-wand-dead-end = Előbb fordíts el egy nyilat: később nem tud { castle-direction } menni
    .because =
        { $number ->
            [1] Az
            [5] Az
           *[other] A
        } { $number }. lépés a { $at } mezőről indulna, de { castle-cause }.
    .help = Akár használod a pálcát, akár nem, itt nem segít. Fordíts el egy nyilat.
castle-refused-not-a-gate = Itt nincs kapu: { $square }
    .because = Csak kaputól kapuig ugrik.
    .help = Válassz egyet a kapuk közül.
castle-refused-same-gate = Már ennél a kapunál áll
    .because = A kapu egy másik kapuhoz viszi.
    .help = Válassz másik kaput, vagy menjen tovább gyalog.
castle-refused-gate-dead-end = Innen nem jut tovább: { $square }
    .because =
        { $number ->
            [1] Az
            [5] Az
           *[other] A
        } { $number }. lépés ott nem találna nyitott ajtót.
    .help = Válassz egy másik kaput.
castle-refused-gate-forced = Itt ugrania kell: { $at }
    .because = Ebben a játékban a kapu mindig továbbviszi.
    .help = Válassz egyet a többi kapu közül.
castle-refused-stay-dead-end = Ugrás nélkül elakad: { $at }
    .because =
        { $number ->
            [1] Az
            [5] Az
           *[other] A
        } { $number }. lépés ott nem találna nyitott ajtót.
    .help = Ugorjon át egy másik kapuhoz.
castle-refused-question-open =
    { $kind ->
        [gate] Egy kapu vár
        [wand] Egy varázspálca vár
       *[way] { $place ->
            [1] Az
            [5] Az
           *[other] A
        } { $place }. kártya irányra vár
    }
    .because =
        { $kind ->
            [gate] Kapuhoz ér, és tudni szeretné, merre menjen.
            [wand] Varázspálcához ér, és te döntöd el, használja-e.
           *[way] Ez a kártya bármerre mehet, és te választod ki, merre.
        }
    .help =
        { $kind ->
            [gate] Válassz egyet a többi kapu közül.
            [wand] Használd, vagy hagyd ott.
           *[way] Válassz irányt { $place ->
                [1] az
                [5] az
               *[other] a
            } { $place }. kártyának: fel, jobbra, le vagy balra.
        }
castle-refused-step-blocked =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva
    .because =
        { $place ->
            [1] Az
            [5] Az
           *[other] A
        } { $place }. kártya a { $at } mezőről { castle-direction } megy, de { castle-cause }.
    .help = Fordíts el egy nyilat úgy, hogy minden lépésnél legyen nyitott ajtó.
castle-refused-row-unfinished = A sor még nincs kész
    .because = Jön még kártya.
    .help = Várj, amíg minden kártya ott van.
castle-refused-row-full = A sor megtelt
    .because = Minden kártyája ott van.
    .help = Fordíts el egy nyilat, vagy indítsd el a sort.
castle-refused-treasures-first = Előbb a kincsek
    .because = Minden kincs a helyére kerül, mielőtt jön az első kártya.
    .help = Várj, amíg bekerülnek a szobákba.
castle-refused-not-in-stack = Ez a kártya nincs a pakliban
    .because =
        { $card ->
            [up] Minden felfelé mutató nyílkártya kint van már.
            [right] Minden jobbra mutató nyílkártya kint van már.
            [down] Minden lefelé mutató nyílkártya kint van már.
            [left] Minden balra mutató nyílkártya kint van már.
            [loop] Minden „{ castle-face-loop }” kártya kint van már.
            [sorcerer] Minden „{ castle-face-sorcerer }” kártya kint van már.
           *[ghost] Minden szellemkártya kint van már.
        }
    .help = Vedd el azt a kártyát, amit a pakli ad.
castle-refused-no-chamber = Itt nem lehet kincs: { $square }
    .because = Kincs csak sima szobába kerül.
    .help = Válassz egy sima szobát, amelynek jele és száma van.
castle-refused-treasures-all-placed = Minden kincs a helyén van
    .because = Ebben a játékban nem kell több kincset keresni.
    .help = Rakd le az első sort.

## At the table

castle-turn = { $name } jön
castle-row-number = { $number }. sor
castle-lays = ő rakja a sort
castle-next = következő
castle-after-that = utána jön
castle-later = később
castle-hint-lay = Rakd le a következő három kártyát.
castle-hint-turn = Fordíts el legfeljebb két nyilat, aztán jöhet az Indulás.
castle-hint-way =
    Merre menjen { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártya?
castle-hint-gate = Egy kapu! Válaszd ki, hová vezessen.
castle-hint-stuck = Így elakadna. Előbb fordíts el egy nyilat.
castle-hint-go = Kész? Jöhet az Indulás.
castle-hint-hopeless = Itt nem segít a fordítás. Jöhet az Indulás, és a szellem mászik egyet.
castle-hint-wait = { $name } gondolkodik.
castle-lay = Rakd le a sort
castle-begin = Rejtsd el a kincseket
castle-hint-begin = Rejtsd el a kincseket, aztán rakd le az első sort.
castle-gate-choice = ide ugorhatsz
castle-go = Indulás!
castle-stay = Tovább
castle-find = Keresd őket
castle-find-short = Keresd
castle-found = { $found } / { $of }
castle-all-found = Mind megvan!
castle-treasure = { castle-picture }, itt: { $square }
castle-ghost = A szellem
castle-ghost-level = { $level } / { $tower }
castle-ghost-far =
    { $steps ->
        [one] Még egy fok, és kint van a toronyból. Egy varázspálca egy fokkal lejjebb küldi.
       *[other] Még { $steps } fok, és kint van a toronyból. Egy varázspálca egy fokkal lejjebb küldi.
    }
castle-grown-up = A felnőttnek
castle-grown-up-loop = Az „{ castle-face-loop }” kártya azt ismétli meg, ami balra van tőle. Kérdezd meg: „Hol áll majd, mielőtt újrakezdi?”
castle-grown-up-loop-first = Ha az „{ castle-face-loop }” kártya van legelöl, nem ismétel semmit. Kérdezd meg: „Mi van tőle balra?”
castle-grown-up-sorcerer = Ez a kártya arra megy, amerre csak akarjátok. Kérdezd meg: „Melyik szomszéd szoba segít a legtöbbet?”
castle-grown-up-ghost = A szellem mindenképpen mászik. Kérdezd meg: „Útba tudunk ejteni egy varázspálcát?”
castle-grown-up-gate = Egy kapu bármelyik másik kapuhoz elvezet. Kérdezd meg: „Melyik kapu van közel egy kincshez?”
castle-grown-up-arrows = Két nyíl fordulhat, a többi marad. Kérdezd meg: „Hol áll majd az első kártya után?”
castle-grown-up-lay = Mielőtt jönnek a kártyák, kérdezd meg: „Melyik kincs van a legközelebb, és hány lépésre?”
castle-card-number = { $place }. kártya: { $card }
castle-card-turned = { $place }. kártya: { $card }, elfordítva
castle-turn-left = { $place }. kártya balra fordítása
castle-turn-right = { $place }. kártya jobbra fordítása
castle-turn-about = { $place }. kártya megfordítása
castle-turn-back = { $place }. kártya visszafordítása
castle-turn-none = Válassz egy nyílkártyát, és fordítsd el
castle-turned-count =
    { $left ->
        [0] Két nyíl már elfordult.
        [one] Még egy nyilat elfordíthatsz.
       *[other] Két nyilat fordíthatsz el.
    }
castle-turned-which =
    { $count ->
        [one] Elfordult kártya: { $places }.
       *[other] Elfordult kártyák: { $places }.
    }
castle-way = { $place }. kártya útja
castle-chip-list = A tervezett út
castle-chip-walk = { $number }. lépés: { $direction }
castle-chip-blocked = { $number }. lépés: { $direction }, elzárva
castle-chip-way = merre?
castle-chip-which-gate = melyik kapu?
castle-chip-gate = kapu
castle-chip-stay = tovább
castle-chip-again = újra
castle-chip-ghost = szellem
castle-plan-line =
    A terv: { $steps ->
        [0] nincs lépés
        [one] egy lépés
       *[other] { $steps } lépés
    }{ $treasures ->
        [0] {""}
        [one] , egy kincs
       *[other] , { $treasures } kincs
    }
castle-plan-treasures =
    { $treasures ->
        [one] egy kincs útközben
       *[other] { $treasures } kincs útközben
    }
castle-plan-blocked =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva
castle-plan-hopeless = Nincs átjárás. A szellem még egy fokot mászik.
castle-board = A kastély felülről
castle-square-room = { $square }
castle-square-start = { $square }, start
castle-square-gate = { $square }, kapu
castle-square-wand = { $square }, varázspálca
castle-square-ghost-room = { $square }, szellemszoba
castle-square-here = { $square }, itt a varázsló
castle-read = A varázsló a { $square } mezőn van. A szellem itt tart: { $level } / { $tower }. Még meg kell találni: { $treasures }. A sor: { $row }.
castle-read-nothing = semmi
castle-key-pick = Kártya kiválasztása a sorból
castle-key-turn = A kiválasztott kártya fordítása

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = A kódolt kastély: { $board }
castle-paper-title = Olló, ragasztó, kész
castle-paper-board = Ragaszd össze a táblát: vágd el a vékony vonalaknál, és tedd mindegyik vágott szélt arra a csíkos szélre, amelyiken ugyanaz a betű van.
castle-paper-cards = A kártyákat jeltől jelig vágd, egyenesen végig a lapon. A vastag papír tart a legtovább.
castle-paper-tokens = A kincseket párban vágd ki. Hajtsd félbe mindegyik párt a szaggatott vonalnál, és ragaszd össze úgy, hogy a képek kívül legyenek.
castle-paper-figures = Vágd ki a varázslót és a szellemet. Hajtsd félbe mindkettőt a feje fölött, ragaszd össze a két felét, és hajtsd ki a két talpát.
castle-paper-ghost = A szellem a tornya ajtajánál vár, a varázsló a csillagon. Jöhet a játék.
castle-paper-written =
    { $count ->
        [one] { $pages } nyomtatható oldal: { $files }, ebben a mappában: { $folder }
       *[other] { $pages } nyomtatható oldal, ebben a mappában: { $folder }
    }
castle-paper-unknown = Nincs ilyen fájl, és nincs ilyen nevű tábla sem: { $file }. A mi tábláink: { $boards }
castle-paper-there = { $file } már ott van ebben a mappában: { $folder }. Válassz másik mappát így: --to, vagy írd felül így: --overwrite.
castle-paper-unwritten = Ebbe a mappába nem lehet írni: { $folder } ({ $because }). Válassz másikat így: --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Használom
castle-leave-wand = Otthagyom
castle-wand-choice = ezt a varázspálcát használhatod
castle-hint-wand = Egy varázspálca! Használod, vagy otthagyod?
castle-hint-way-again =
    Megint { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártya jön. Most merre menjen?
castle-hint-may-stop =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva. Fordíts el egy nyilat, vagy így is jöhet az Indulás.
castle-hint-puzzle = Szerezd meg ezzel a sorral a lehető legtöbb kincset.
castle-plan-stops =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva. Így is jöhet az Indulás.
castle-chip-wand = varázspálca
castle-chip-spare = pálca nélkül
castle-chip-skip = { $number }. lépés: { $direction }, kimarad
castle-chip-which-wand = kell a varázspálca?
castle-square-wand-spent = { $square }, elhasznált varázspálca
castle-puzzle = A fejtörő
    .task = Fordíts és válassz úgy, hogy ez az egy sor a lehető legtöbb kincset szerezze meg. Aztán jöhet az Indulás.
castle-puzzle-brings = A fejtörő hozza a saját kastélyát, szabályait, kincseit és kártyáit.
castle-puzzle-may-bring = A fejtörőd hozza a kincseit és a kártyáit. A fájlja kastélyt és szabályokat is hozhat.
castle-next-puzzle = A következő fejtörő
castle-solves = ő oldja meg
castle-stack = A pakli
castle-stack-cards =
    { $count ->
        [one] 1 kártya
       *[other] { $count } kártya
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 kincs
       *[other] { $count } kincs
    }
castle-key-wand = Varázspálca: használom vagy otthagyom

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = nap
castle-symbol-fish = hal
castle-symbol-tree = fa
castle-symbol-bird = madár
castle-symbol-boat = csónak
castle-unfit-file-too-long = Túl hosszú a fájl
    .help = Egy táblához vagy paklihoz sokkal kevesebb betű kell, mint { $most }. Biztosan ez a jó fájl?
castle-unfit-not-toml = Nem lehet elolvasni ezt a sort: { $line }
    .help = Nézd meg ott és az előtte lévő sorban: nem hiányzik egy idézőjel, vessző vagy zárójel?
castle-unfit-field-missing = Ez hiányzik: „{ $field }”
    .help = Írj hozzá egy sort, amelyik így kezdődik: { $field } =
castle-unfit-field-unknown = Ezt itt senki sem ismeri: „{ $field }”
    .help =
        { $meant ->
            [none] Vedd ki ezt a sort. Biztosan ez a jó fájl?
           *[other] Erre gondoltál: „{ $meant }”?
        }
castle-unfit-name-unfit = Ez a név nem használható
    .help = Legyen 1–{ $most } betű, idézőjelben, egy sorban.
castle-unfit-not-texts = Ide szavak listája kell: „{ $field }”
    .help = Írd így: { $field } = ["one", "two"]
castle-unfit-not-a-number = Ide egész szám kell: „{ $field }”
    .help = Írd így: { $field } = 8
castle-unfit-not-pairs = Ide párok listája kell: „{ $field }”
    .help = Írd így: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = { $columns } oszlop túl sok
    .help = Egy táblán legfeljebb { $most } lehet. Rövidítsd a symbols listát és minden sort.
castle-unfit-too-many-rows = { $rows } sor túl sok
    .help = Egy táblán legfeljebb { $most } lehet. Vegyél ki néhány sort.
castle-unfit-symbol-unknown = Nincs ilyen jel: „{ $symbol }”
    .help =
        { $meant ->
            [none] Ezek közül válassz: { $known }.
           *[other] Erre gondoltál: „{ $meant }”?
        }
castle-unfit-symbol-twice = Két oszlopnak is ez a jele: „{ $symbol }”
    .help = Legyen minden oszlopnak saját jele.
castle-unfit-line-length = A tábla { $line }. sorában { $letters } mező van, de { $columns } jel
    .help = Minden sorban annyi mező legyen, ahány jel van.
castle-unfit-letter-unknown = Ilyen mező nincs: „{ $letter }”, itt: { $square }
    .help = Így írd: . sima szoba, S start, O kapu, w varázspálca, X szellemszoba.
castle-unfit-tower-length = { $tower } fokos toronnyal nem lehet játszani
    .help = Válassz egy számot { $fewest } és { $most } között.
castle-unfit-no-start = A varázslónak nincs hol kezdenie
    .help = Az egyik mező legyen S.
castle-unfit-many-starts = Több start is van: { $squares }
    .help = Egy S maradjon, a többi legyen pont: sima szoba.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Nincs sima szoba a kincseknek
        [one] Csak egy sima szoba van a kincseknek
       *[other] Csak { $chambers } sima szoba van a kincseknek
    }
    .help = Írj több mezőbe pontot, hogy legalább { $fewest } sima szoba legyen.
castle-unfit-gate-alone = Ez a kapu nem vezet sehová, mert csak egy van: { $square }
    .help = Írj be még egy O betűt, vagy legyen itt pont, azaz sima szoba: { $square }.
castle-unfit-wall-off-board = { $first } és { $second } közé nem kerülhet fal: nincs ilyen mező: { $square }
    .help = Írj két szomszédos mezőt, például ["a1", "b1"].
castle-unfit-wall-apart = { $first } és { $second } közé nem kerülhet fal: nem szomszédosak
    .help = Írj két szomszédos mezőt, például ["a1", "b1"].
castle-unfit-wall-twice = { $first } és { $second } között kétszer is ott a fal
    .help = Vedd ki az egyiket.
castle-unfit-treasure-off-board = Egy kincslapkán ez áll: { $square }, de nincs ilyen mező
    .help = Írd be a tábla egyik oszlopának betűjét és egyik sorának számát, például "c4".
castle-unfit-treasure-no-chamber = Egy kincslapkán ez áll: { $square }, de az nem sima szoba
    .help = Válassz olyan mezőt, ahol pont van, vagy írj ide pontot: { $square }.
castle-unfit-treasure-twice = Két kincslapkán is ez áll: { $square }
    .help = Vedd ki az egyiket.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Nincs kincslapka
        [one] Csak egy kincslapka van
       *[other] Csak { $treasures } kincslapka van
    }
    .help = Sorolj fel legalább { $fewest } sima szobát, vagy hagyd ki a treasures sort: akkor minden sima szobához jár lapka.
castle-unfit-unreachable = Ide nem vezet út: { $squares }
    .help = Vegyél ki egy falat, legyen egy szellemszobából sima szoba, vagy tégy oda kaput. Vagy legyen itt szellemszoba, azaz X: { $square }.
castle-unfit-card-unknown = Nincs ilyen kártya: „{ $card }”
    .help =
        { $meant ->
            [none] A kártyák: { $known }.
           *[other] Erre gondoltál: „{ $meant }”?
        }
castle-unfit-card-count = Nem szám, hogy hány kártya van ebből: „{ $card }”
    .help = Írj egész számot, 0 vagy több legyen: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Nincs kártya
        [one] Csak egy kártya van
       *[other] Csak { $cards } kártya van
    }
    .help = Egy sor három kártya, ezért a pakliba legalább { $fewest } kell.
castle-unfit-deck-too-large = { $cards } kártya túl sok
    .help = Egy pakliban legfeljebb { $most } kártya lehet.
castle-unfit-deck-walks-nobody = Egyik kártyával sem tud lépni a varázsló
    .help = Tegyél bele nyilakat (up, right, down, left) vagy sorcerer kártyákat.

## toychest board check

castle-check-playable = { $file }: lehet vele játszani.
castle-check-size = { $squares } mező, { $columns } oszlop, { $rows } sor
castle-check-facts = start: { $start }; sima szoba: { $chambers }, kincslapka: { $treasures }, kapu: { $gates }, varázspálca: { $wands }, szellemszoba: { $ghosts }, fal: { $walls }; a torony fokai: { $tower }
castle-check-forced = Ha a kapunál mindig ugrani kell (Nagyobbak, Legnagyobbak), ide nem vezet út: { $squares }. Akkor ott nem lesz kincs.
castle-check-off = Ha a kapuk nem működnek (német kiadás, kicsik), ide nem vezet út: { $squares }. Akkor ott nem lesz kincs.
castle-check-deck = { $file }: lehet vele játszani, { $cards } kártya.
castle-check-box = Az igazi dobozban 28 kincslapka van, ezen a táblán { $treasures }. Ha ez a te dobozod táblája, számold meg újra a sima szobáit.
castle-check-stuck = A(z) { $deck } kártyáival senki sem jut el { $file } kezdőmezőjéről: ott minden sor elakad. Adj hozzá egy varázslót vagy egy másik nyilat.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Az első fordítás
    .help = Egyetlen nyíl. Fordítsd a kincs felé.
castle-option-puzzle-2-any-way = 2. Bármerre
    .help = Egy kártya bármerre mehet. De előtte mit tegyen a nyíl?
castle-option-puzzle-3-once-more = 3. Még egyszer
    .help = Az „{ castle-face-loop }” kártyával kétszer járod be ugyanazt az utat. Melyik út a legjobb?
castle-option-puzzle-4-gate = 4. A kapu
    .help = A kincs messze van, de a kapu közel.
castle-option-puzzle-5-door = 5. Az ajtó
    .help = Az udvar a fal mögött van. Hol az ajtaja?
castle-option-puzzle-6-two-of-three = 6. Háromból kettő
    .help = Három nyíl, és csak kettő fordulhat.
castle-option-puzzle-7-must-jump = 7. Nem lehet kikerülni
    .help = Minden kapu továbbvisz. Hol leszel másodszorra?
castle-option-puzzle-8-loop-of-loops = 8. Ismétlés ismétlése
    .help = Egy kártya, négy lépés, és középen egy kapu.
`;export{e as default};