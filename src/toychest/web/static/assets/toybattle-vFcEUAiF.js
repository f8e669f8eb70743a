var e=`### Hungarian. Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### Bases count from 11 and headquarters are 1, 2, 41, 42: of these only 1 takes the article "az".

## Words that other sentences use

toybattle-effect-recall = Visszahívás
toybattle-effect-draw = Húzás
toybattle-effect-shove = Lökés
toybattle-effect-exhume = Kiásás
toybattle-effect-nullify = Nincs hatás
toybattle-effect-suppress = Csendespihenő
toybattle-effect-gate = Kapu
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = { $name } kezd
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } húz egy lapkát
       *[other] { $name } húz { $count } lapkát
    }
    .troop = { $name } húzása: { $troop }
toybattle-event-troop-placed =
    { $name } { $place ->
        [1] az
       *[other] a
    } { $place }. mezőre teszi: { $troop }{ $covered ->
        [none] {""}
       *[other] , letakarva: { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } bekerít egy területet: egy érem
       *[other] { $name } bekerít egy területet: { $medals } érem
    }
toybattle-event-troop-discarded = Kidobva a { $base }. bázisról: { $troop } ({ $name })
toybattle-event-rack-robbed = Elrabolva { $name } polcáról: { $troop }
toybattle-event-troop-recalled = { $name } visszaveszi a { $base }. bázisról: { $troop }
toybattle-event-troop-shoved = Lökés! { $troop } ({ $name }) átcsúszik: { $start }. bázis – { $end }. bázis
toybattle-event-troop-exhumed = { $name } kiássa: { $troop }
toybattle-event-tile-suppressed = { $name } egyik lapkája lefordítva fekszik
    .troop = { $name } lapkája lefordítva fekszik: { $troop }
toybattle-event-tiles-released = { $name } megint minden lapkáját lerakhatja
toybattle-event-effect-declined = { $name } nem használja a hatást: { toybattle-effect }
toybattle-event-headquarters-captured =
    { $name } elfoglalja { $place ->
        [1] az
       *[other] a
    } { $place }. főhadiszállást
toybattle-event-objective-reached = Megvan elég érem
toybattle-event-side-stuck = { $name } se húzni, se lerakni nem tud
toybattle-event-battle-stalled = { $turns } kör óta nem történt semmi

## How it ended

toybattle-you-win = Győztél!
toybattle-outcome-headquarters = { $name } győz
    .because = Egy harcos bejutott az ellenfél főhadiszállására.
toybattle-outcome-objective =
    { $winners ->
        [2] { $name } együtt győz
       *[other] { $name } győz
    }
    .because =
        { $points ->
            [one] Itt egy érem elég a győzelemhez.
           *[other] Itt { $points } érem elég a győzelemhez.
        }
toybattle-outcome-stuck = { $name } győz
    .because = Az egyik csapat se húzni, se lerakni nem tudott. Akinek több érme van, az győz; ha egyenlő, akkor a másik csapat.
toybattle-outcome-no-progress =
    { $winners ->
        [1] { $name } győz
       *[other] Elakadt a csata
    }
    .because = Túl sok körön át senki sem húzott, nem nyert és nem dobott ki semmit. Akinek több érme van, az győz; ha egyenlő, akkor senki.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Vége a játéknak
    .because = Már nincs több lépés.
    .help = Kezdj új játékot, vagy nézd vissza ezt.
toybattle-refused-not-to-act = Most nem te jössz
    .because = A másik csapat lép.
    .help = Várj egy kicsit. Szólunk, ha te jössz.
toybattle-refused-chance-first = Várj egy kicsit
    .because = Még húzzuk a lapkákat.
    .help = Próbáld újra, ha már a polcon vannak.
toybattle-refused-unforeseen = Ezt nem itt kell eldönteni
    .because = A lapkákat a véletlen húzza, és a csapatok rakják le; mindenki a maga dolgát végzi.
    .help = Válassz egyet a saját lépéseid közül.
toybattle-refused-not-in-reserve = Ebből már nincs több: { $troop }
    .because = Ennek a harcosnak minden lapkája előkerült.
    .help = Másik lapkának kell jönnie.
toybattle-refused-not-on-that-rack = Ott nincs ilyen: { $troop }
    .because = Csak a polcon lévő lapkára lehet mutatni.
    .help = Másik lapkára kell mutatni.
toybattle-refused-no-such-place = Ezen a táblán nincs { $place }. mező
    .because = Minden bázisnak és minden főhadiszállásnak saját száma van.
    .help = Válassz egy számot, amit látsz a táblán.
toybattle-refused-not-on-rack = Nálad nincs ilyen: { $troop }
    .because = Harcost a saját polcodról rakhatsz le.
    .help = Válassz egy harcost a polcodról.
toybattle-refused-suppressed-tile = { $troop } lefordítva fekszik
    .because = Csendespihenője van, ebben a körben nem rakhatod le.
    .help = Rakj le másik harcost, vagy húzz. E kör után megint szabad lesz.
toybattle-refused-own-headquarters =
    { $place ->
        [1] Az
       *[other] A
    } { $place }. mező a te főhadiszállásod
    .because = Oda csak az ellenfél rakhat harcost.
    .help = Válassz egy bázist vagy az ellenfél főhadiszállását.
toybattle-refused-not-connected = A { $place }. bázis túl messze van
    .because = A főhadiszállásodtól induló lánc a { $breaks }. bázisnál szakad meg.
    .help = Előbb foglald el a { $breaks }. bázist.
toybattle-refused-headquarters-not-connected = A főhadiszállás túl messze van
    .because = A főhadiszállásodtól induló lánc a { $breaks }. bázisnál szakad meg.
    .help = Előbb foglald el a { $breaks }. bázist.
toybattle-refused-hook-headquarters = Hook nem tud főhadiszállásra ugrani
    .because = Csak bázisra ugrik, a láncod pedig itt szakad meg: { $breaks }.
    .help = Építs láncot egészen a főhadiszállásig.
toybattle-refused-hook-nullified = Hook nem tud ide ugrani: { $place }
    .because = Ott egyik harcosnak sincs hatása, és az ugrás az ő hatása. A láncod itt szakad meg: { $breaks }.
    .help = Építs láncot idáig: { $place }, vagy ugorj máshová.
toybattle-refused-gate-closed = { $troop } nem fér át ezen a kapun: { $place }
    .because = Ezen a kapun { $lets } erejű harcos fér át, és Kwak.
    .help = Olyan harcost rakj le, aki átfér.
toybattle-refused-too-weak = { $troop } ehhez nem elég erős: { $enemy }
    .because = Nagyobb erő kell, mint { $against }, itt pedig { $strength } van.
    .help = Rakj le egy erősebb harcost vagy Kwakot.
toybattle-refused-rack-full = Tele van a polcod
    .because = { $tiles } lapka van rajta, és több nem fér el.
    .help = Rakj le egy harcost.
toybattle-refused-reserve-empty = Üres a készleted
    .because = Nincs több lapka, amit húzhatnál.
    .help = Rakj le egy harcost.
toybattle-refused-effect-open = Előbb dönts erről: { toybattle-effect }
    .because = Egy hatás rád vár a { $base }. bázison.
    .help = Használd, vagy hagyd ki.
toybattle-refused-not-a-base =
    { $place ->
        [1] Az
       *[other] A
    } { $place }. mező nem bázis
    .because = A hatások bázisokra szólnak, főhadiszállásokra soha.
    .help = Válassz egy bázist.
toybattle-refused-not-beside = A { $base }. bázis túl messze van
    .because = A { $activator }. bázis hatása egy útnyira ér el.
    .help = Válassz olyan bázist, amelyet egy út köt ide: { $activator }.
toybattle-refused-no-enemy-there = A { $base }. bázison nem látszik ellenfél
    .because = A hatás az ellenfél legfelül lévő harcosaira szól.
    .help = Válassz olyan bázist, ahol az ellenfél van felül.
toybattle-refused-same-base = A { $base }. bázison lévő harcos marad
    .because = A bázis egy másik harcosodat hívja vissza.
    .help = Válassz egy másik saját harcost.
toybattle-refused-not-yours = A { $base }. bázison nem a te harcosod van felül
    .because = Csak a saját harcosodat hívhatod vissza.
    .help = Válassz egy saját harcost.
toybattle-refused-shove-nowhere = Innen ide nem lehet lökni: { $start } – { $end }
    .because = A lökés egy útnyira visz, és mindig bázisra.
    .help = Válassz egy bázist a { $start }. mellett.
toybattle-refused-not-discarded = Nincs ilyen kidobott harcosod: { $troop }
    .because = Csak a saját kidobott harcosaidat áshatod ki.
    .help = Válassz egyet a kidobott harcosaid közül.
toybattle-refused-nothing-to-decline = Most nincs mit kihagyni
    .because = Nincs felkínált hatás, és kört senki sem hagy ki.
    .help = Húzz lapkát, vagy rakj le egy harcost.
toybattle-refused-no-effect-offered = Most nincs felkínált hatás
    .because = Hatás akkor jön, ha valaki lerakott egy harcost.
    .help = Húzz lapkát, vagy rakj le egy harcost.
toybattle-refused-must-suppress = Ezt a hatást nem lehet kihagyni
    .because = Ennél az asztalnál az a szabály, hogy mindig használjuk.
    .help = Mutass egy lapkára az ellenfél polcán.

## Before play

toybattle-printing = Melyik szabályokkal?
toybattle-printing-standard = A szabálykönyv
    .help = Ahogy nyomtatva van, és ahol hallgat, ott a mi döntésünk.
toybattle-option-terrain = Melyik terepen?
toybattle-option-terrain-castle = Várrét
    .help = Első játéknak. A különleges bázisok visszahívnak egy harcost.
toybattle-option-terrain-pool = Trópusi medence
    .help = A kapukon csak bizonyos erejű harcos fér át.
toybattle-option-terrain-clouds = Felhőváros
    .help = A különleges bázisok még egy lapkát adnak.
toybattle-option-terrain-jungle = Vulkános dzsungel
    .help = A különleges bázisok arrébb löknek egy ellenfelet.
toybattle-option-terrain-cemetery = Elátkozott temető
    .help = A különleges bázisok kiásnak egy kidobott harcost.
toybattle-option-terrain-caribbean = Karib-tenger
    .help = Nincs különleges bázis, de a kéknek két főhadiszállása van.
toybattle-option-terrain-station = Metal-X állomás
    .help = A különleges bázisokon egyik harcosnak sincs hatása.
toybattle-option-terrain-battlefield = Csatatér
    .help = A különleges bázisok csendespihenőre küldik az ellenfél egyik lapkáját.
toybattle-option-terrain-croisette = La Croisette
    .help = Későbbi tábla, van rajta mindenből egy kicsi.
toybattle-option-terrain-tournament = Bajnokság
    .help = A Várrét, de a különleges bázisok kiásnak egy kidobott harcost.
toybattle-option-beginner = Legyenek különleges bázisok?
toybattle-option-beginner-false = Ahogy nyomtatva van
    .help = Minden különleges bázis azt csinálja, amit mutat.
toybattle-option-beginner-true = Ne, kezdőknek
    .help = A különleges bázisok sima bázisok, és a kapuk nyitva vannak.
toybattle-reading-suppress = Kötelező a csendespihenő?
toybattle-reading-suppress-optional = Nem
    .help = A csendespihenőt ki is hagyhatod.
toybattle-reading-suppress-forced = Igen
    .help = Aki csendespihenőre küldhet egy lapkát, annak meg is kell tennie.
toybattle-reading-both_at_objective = Ki győz, ha egyszerre lesz mindkettőnek elég érme?
toybattle-reading-both_at_objective-acting = Aki éppen lép
    .help = Az a csapat győz, amelyik éppen lép.
toybattle-reading-both_at_objective-shared = Mindkettő
    .help = Mindkét csapat első.
toybattle-reading-no_progress = Mi legyen, ha már nem történik semmi?
toybattle-reading-no_progress-40 = Vége
    .help = Ha 40 körön át senki sem húz lapkát, nem nyer érmet és nem dob ki lapkát, az győz, akinek több érme van.
toybattle-reading-no_progress-none = Játsszunk tovább
    .help = A játék addig megy, amíg valaki győz vagy elakad.

## At the table

toybattle-turn = { $name } jön
toybattle-turn-yours = Te jössz, { $name }
toybattle-turn-number = { $number }. kör
toybattle-board = A tábla
toybattle-rack = A polcod
toybattle-your-side = A polcod, és amit tehetsz
toybattle-you = te
toybattle-across = szemben
toybattle-side-0 = Kék
toybattle-side-1 = Piros
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = { $number }. bázis
toybattle-base-empty = üres
toybattle-base-held =
    { $count ->
        [one] { $troop } ({ $name })
       *[other] { $troop } ({ $name }), összesen { $count } lapka tetején
    }
toybattle-headquarters-of = { $number }. főhadiszállás ({ $name })
toybattle-gate = Kapu, erő: { $lets }
toybattle-target = ide rakhatsz
toybattle-choice = ezt választhatod
toybattle-tiles =
    { $count ->
        [0] nincs lapka
        [one] 1 lapka
       *[other] { $count } lapka
    }
toybattle-stack-help = A bázist a felső lapka tartja. Alatta a többi, legalul a legrégebbi.
toybattle-medals = { $medals } érem a győzelemhez kellő { $objective } éremből
toybattle-objective =
    { $objective ->
        [one] A győzelemhez 1 érem kell
       *[other] A győzelemhez { $objective } érem kell
    }
toybattle-goal = Foglald el az ellenfél főhadiszállását ({ $name }), vagy gyűjts előbb { $objective } érmet.
toybattle-goal-both = El kell foglalni a másik főhadiszállást, vagy előbb gyűjteni { $objective } érmet.
toybattle-on-rack = a polcon
toybattle-in-reserve = a készletben
toybattle-discarded = kidobva
toybattle-face-down = lefordítva
toybattle-known = { $troop }, mindenki tudja
toybattle-rack-count = { $count } a polcon
toybattle-strip-you = te · készlet { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, ebben a körben lefordítva

# What troops and bases do, in a few words.
toybattle-does-skully = húzz 2 lapkát
toybattle-does-capn = rakj le még egyet
toybattle-does-jumbo = dobj ki egy szomszédot
toybattle-does-hook = bármelyik bázisra ugrik
toybattle-does-xb-42 = rabolj el egy rejtett lapkát
toybattle-does-star = húzz 1 lapkát
toybattle-does-roxy = egyszerűen erős
toybattle-does-kwak = mindenkit legyőz, őt is mindenki
toybattle-does-recall = vedd vissza a polcra egy másik harcosodat.
toybattle-does-draw = húzz még egy lapkát.
toybattle-does-shove = lökj egy szomszédos ellenfelet egy bázissal arrébb.
toybattle-does-exhume = vedd vissza egy kidobott harcosodat.
toybattle-does-nullify = az ide rakott harcosnak nincs hatása.
toybattle-does-suppress = fordítsd le egy körre az ellenfél egyik rejtett lapkáját.
toybattle-does-gate = csak ilyen erejű harcos fér be, és Kwak.

toybattle-hint-begin = Kész? Oszd ki a lapkákat.
toybattle-hint-turn = Válassz egy harcost, akit leraksz, vagy húzz lapkát.
toybattle-hint-place = Válassz egy harcost, akit leraksz.
toybattle-hint-picked = { $troop } a kezedben van. Válassz egy világító bázist.
toybattle-hint-wait = { $name } gondolkodik.
toybattle-begin = Lapkák kiosztása
toybattle-take = Húzás
toybattle-place-on = Lerakás ide: { $place }

toybattle-question = Van egy felkínált hatás
toybattle-offered = { $effect }, { $base }. bázis
toybattle-ask-skully =
    { $count ->
        [one] Húzol egy lapkát?
       *[other] Húzol { $count } lapkát?
    }
toybattle-ask-capn = Leraksz még egy harcost?
toybattle-ask-jumbo = Kidobsz egy világító szomszédot?
toybattle-ask-xb-42 = Elrabolsz egy rejtett lapkát az ellenfél polcáról?
toybattle-ask-star = Húzol egy lapkát?
toybattle-ask-recall = Visszaveszed egy világító harcosodat?
toybattle-ask-draw = Húzol egy lapkát?
toybattle-ask-shove = Kit löksz arrébb? Válassz egy világító ellenfelet.
toybattle-ask-shove-to = Hová kerüljön a { $base }. bázisról a harcos?
toybattle-ask-exhume = Melyik kidobott harcost ásod ki?
toybattle-ask-suppress = Lefordítod az ellenfél egyik rejtett lapkáját?
toybattle-do-take =
    { $count ->
        [one] Húzok egy lapkát
       *[other] Húzok { $count } lapkát
    }
toybattle-do-rob = Elrablom
toybattle-do-suppress = Egyet lefordítok
toybattle-do-exhume = { $troop }
toybattle-decline = Nem, köszönöm

toybattle-read-side =
    { $rack ->
        [0] { $name }: { $medals } érem, a cél { $objective }; üres polc, { $reserve } a készletben
       *[other] { $name }: { $medals } érem, a cél { $objective }; { $rack } lapka a polcon, { $reserve } a készletben
    }
toybattle-read-rack = A polcod: { $troops }

toybattle-key-pick = Harcos kiválasztása a polcodról
toybattle-key-take = Húzás
toybattle-key-decline = Hatás kihagyása

toybattle-instead = Inkább ez: { $what }
toybattle-beats = { $troop } erősebb: { $enemy } alulmarad.
toybattle-another = Másik terep
`;export{e as default};