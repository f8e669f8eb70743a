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
castle-symbol-crown = korona
castle-symbol-key = kulcs
castle-symbol-drop = csepp
castle-symbol-bell = harang
castle-symbol-leaf = levél
castle-symbol-cup = kehely
castle-square = { $symbol } { $row }
castle-card-up = fel
castle-card-right = jobbra
castle-card-down = le
castle-card-left = balra
castle-card-loop = ismétlés
castle-card-sorcerer = varázsló
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
castle-event-card-laid = { $name } lerakja: { castle-card }
castle-event-stack-shuffled = Újra megkeverjük mind a { $cards } kártyát
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
castle-event-sorcerer-walked = A varázsló { castle-direction } megy, a { $end } szobába
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
       *[card] A szellem felmászik
    } { $level ->
        [1] az
        [5] az
       *[other] a
    } { $level }. fokra
castle-event-loop-repeated = Ismétlés: { $cards } még egyszer
castle-event-row-impossible = Ezt a sort senki sem tudta végigjárni
castle-event-castle-saved = Minden kincs megvan!
castle-event-ghost-escaped = A szellem kijutott a toronyból

## Several events in one line

castle-line-laid = { $name } lerakja: { $cards }
castle-line-walked = A varázsló útja: { $ways }

## How it ended

castle-outcome-castle-saved = Megmenekült a kastély!
    .because = Mind a { $points } kincs megvan, és a szellem még a toronyban ül.
castle-outcome-ghost-escaped = A szellem megszökött
    .because =
        { $points ->
            [0] Felért a torony tetejére, mielőtt akár egy kincs is előkerült volna.
            [one] Felért a torony tetejére. Egy kincs került elő.
           *[other] Felért a torony tetejére. { $points } kincs került elő.
        }

## Before play

castle-option-profile = Milyen szabályokkal?
castle-option-profile-base = Alap
    .help = A kapunál ugorhatsz. Az ismétlés a szellemekre is érvényes.
castle-option-profile-young = Kicsik
    .help = A kapunál ugorhatsz. Az ismétlés kihagyja a szellemeket.
castle-option-profile-older = Nagyobbak
    .help = A kapunál mindig ugrasz. Az ismétlés kihagyja a szellemeket.
castle-option-profile-oldest = Legnagyobbak
    .help = A kapunál mindig ugrasz. Az ismétlés a szellemekre is érvényes.
castle-option-half_turns = Mennyit fordulhat egy nyíl?
castle-option-half_turns-false = Negyed kört
    .help = Balra vagy jobbra.
castle-option-half_turns-true = Fél kört is
    .help = Balra, jobbra vagy az ellenkező irányba.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Vége a játéknak
    .because = Befejeződött, így már nincs több lépés.
    .help = Kezdd újra a „Visszavágó” gombbal, vagy nézd vissza az összes lépést.
castle-refused-not-to-act = Ez most nem a te sorod
    .because = Az dönt, akinek a sora következik. A többiek ötletekkel segítenek.
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
            [loop] Ez ismétlőkártya.
            [sorcerer] Ez varázslókártya.
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
    .help = Nyomd meg újra a gombját, és visszafordul. Aztán válassz újra.
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
        } { $number }. lépés a { $at } szobából { castle-direction } menne, de { castle-cause }.
    .help = Fordítsd a másik irányba, vagy fordíts el egy másik nyilat.
castle-refused-row-hopeless = Ezen a soron nem segít a fordítás
    .because = Bármit fordítasz vagy választasz, egy lépés zárva marad.
    .help = Nyomd meg az Indulás gombot. A szellem egy fokot mászik, és új sor jön.
castle-refused-no-question = Itt nincs mit választani
    .because = Most sem kártya, sem kapu nem kérdez utat.
    .help = Fordíts el egy nyilat, vagy nyomd meg az Indulás gombot.
castle-refused-way-blocked = Itt nem mehet { castle-direction }
    .because = A { $at } szobában áll, és { castle-cause }.
    .help = Válassz olyan utat, ahol nyitva az ajtó.
castle-refused-way-dead-end = Így elakad: később nem tud { castle-direction } menni
    .because =
        { $number ->
            [1] Az
            [5] Az
           *[other] A
        } { $number }. lépés a { $at } szobából indulna, de { castle-cause }.
    .help = Válassz másik utat, vagy előbb fordíts el egy másik nyilat.
castle-refused-not-a-gate = Itt nincs kapu: { $square }
    .because = Csak kaputól kapuig ugrik.
    .help = Válassz egyet a világító kapuk közül.
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
    .help = Válassz egy másik világító kaput.
castle-refused-gate-forced = Itt ugrania kell: { $at }
    .because = Ebben a játékban a kapu mindig továbbviszi.
    .help = Válassz egyet a világító kapuk közül.
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
       *[way] { $place ->
            [1] Az
            [5] Az
           *[other] A
        } { $place }. kártya irányra vár
    }
    .because =
        { $kind ->
            [gate] Kapuhoz ér, és tudni szeretné, merre menjen.
           *[way] Ez a kártya bármerre mehet, és te választod ki, merre.
        }
    .help =
        { $kind ->
            [gate] Válassz egy világító kaput.
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
        } { $place }. kártya a { $at } szobából { castle-direction } megy, de { castle-cause }.
    .help = Fordíts el egy nyilat úgy, hogy minden lépésnél legyen nyitott ajtó.
castle-refused-row-unfinished = A sor még nincs kész
    .because = Jön még kártya.
    .help = Várj, amíg minden kártya ott van.
castle-refused-row-full = A sor megtelt
    .because = Minden kártyája ott van.
    .help = Fordíts el egy nyilat, vagy nyomd meg az Indulás gombot.
castle-refused-treasures-first = Előbb a kincsek
    .because = Mind a négy kincs a helyére kerül, mielőtt jön az első kártya.
    .help = Várj, amíg bekerülnek a szobákba.
castle-refused-not-in-stack = Ez a kártya nincs a pakliban
    .because =
        { $card ->
            [up] Minden felfelé mutató nyílkártya kint van már.
            [right] Minden jobbra mutató nyílkártya kint van már.
            [down] Minden lefelé mutató nyílkártya kint van már.
            [left] Minden balra mutató nyílkártya kint van már.
            [loop] Minden ismétlőkártya kint van már.
            [sorcerer] Minden varázslókártya kint van már.
           *[ghost] Minden szellemkártya kint van már.
        }
    .help = Vedd el azt a kártyát, amit a pakli ad.
castle-refused-no-chamber = Itt nem lehet kincs: { $square }
    .because = Kincs csak sima szobába kerül.
    .help = Válassz egy sima szobát, amelynek jele és száma van.
castle-refused-treasures-all-placed = Minden kincs a helyén van
    .because = Egy játékban négy kincset kell megkeresni.
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
castle-hint-begin = Rejtsd el a négy kincset, aztán rakd le az első sort.
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
castle-grown-up-loop = Az ismétlés mindent megismétel, ami balra van tőle. Kérdezd meg: „Hol áll majd, mielőtt újrakezdi?”
castle-grown-up-loop-first = Ha az ismétlés van legelöl, nem ismétel semmit. Kérdezd meg: „Mi van tőle balra?”
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
castle-read = A varázsló a { $square } szobában van. A szellem itt tart: { $level } / { $tower }. Még meg kell találni: { $treasures }. A sor: { $row }.
castle-read-nothing = semmi
castle-key-pick = Kártya kiválasztása a sorból
castle-key-turn = A kiválasztott kártya fordítása
`;export{e as default};