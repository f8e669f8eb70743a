var e=`### Hungarian. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A scrapyard is an ócskavastelep (one of them: 3. telep), the Towers are a Tornyok; a spot is a kártyahely, doubles a dupla.
### To challenge is kártyát kérni. Names and numbers take no endings: they follow a colon, so no article depends on them.

## Words that other sentences use

clockwork-kind-Lacewing = Fátyolka
clockwork-kind-Umbrella = Esernyő
clockwork-kind-Kettle = Teáskanna
clockwork-kind-Velo = Velocipéd
clockwork-kind-Whale = Bálna
clockwork-kind-Moth = Éjjeli lepke
clockwork-kind-Owl = Bagoly
clockwork-kind-Nipper = Rák
clockwork-kind-Harp = Hárfa
clockwork-kind-Snail = Csiga
clockwork-kind-Airship = Léghajó
clockwork-kind-Fuel = Üzemanyag
clockwork-kind-Power = Erőgép
clockwork-kind-Scrap = Ócskavas
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] a Fátyolka egy részét
        [Umbrella] az Esernyő egy részét
        [Kettle] a Teáskanna egy részét
        [Velo] a Velocipéd egy részét
        [Whale] a Bálna egy részét
        [Moth] az Éjjeli lepke egy részét
        [Owl] a Bagoly egy részét
        [Nipper] a Rák egy részét
        [Harp] a Hárfa egy részét
        [Snail] a Csiga egy részét
        [Airship] a Léghajó egy részét
        [Fuel] az egyik üzemanyagkártyát
        [Power] az erőgépkártyát
        [Scrap] az egyik ócskavaskártyát
       *[other] { $kind }
    }
clockwork-family-flyer = repülő szerkezet
clockwork-family-breaker = kódfejtő
clockwork-family-airship = léghajó
clockwork-family-fuel = üzemanyag
clockwork-family-power = erőgép
clockwork-family-scrap = ócskavas
clockwork-character-Tilda = Kurbli Tilda
clockwork-character-Otto = Orsó Otto
clockwork-character-Nana = Toll Nana
clockwork-character-Bruno = Keménykalap Bruno
clockwork-character-Zora = Kendő Zora
clockwork-character-Felix = Sisak Felix
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Tornyok
clockwork-yard = { $yard }. telep
clockwork-place =
    { $where ->
        [towers] Tornyok
        [yard] { $number }. telep
       *[field] { $number }. mező
    }
clockwork-to-place =
    { $where ->
        [towers] a Tornyokhoz
        [yard] erre a telepre: { $number }
       *[field] erre a mezőre: { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] a Tornyoknál
        [yard] ezen a telepen: { $number }
       *[field] ezen a mezőn: { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } karaktere: { clockwork-character }
clockwork-event-set-left-out = A dobozban marad: { $kinds }
clockwork-event-card-dealt = { $name } kap egy kártyát
    .kind = { $name } kap egy kártyát: { clockwork-kind }
clockwork-event-extra-laid = Még egy kártya ide: { $yard }. telep
clockwork-event-opening-thrown = { $name } dobása a kezdésért: { $total }
clockwork-event-opening-tied = Egyforma dobás, újra dobnak: { $seats }
clockwork-event-starter-found = { $name } kezd
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } dobása { $dice }: hetes!
        [eleven] { $name } dobása { $dice }: tizenegyes!
        [double] { $name } dobása { $dice }: dupla, összesen { $total }!
       *[other] { $name } dobása { $dice }: összesen { $total }
    }
clockwork-event-turn-lost = { $total } páros szám: { $name } most kimarad
clockwork-event-pawn-walked = { $name } ide lép: { clockwork-place }
clockwork-event-pawn-placed = { $name } egyenesen ide megy: { clockwork-place }
clockwork-event-pawn-stayed = { $name } a helyén marad: nincs szabad út
clockwork-event-card-drawn = { $name } elvesz egy kártyát innen: { $yard }. telep
    .kind = { $name } elvesz egy kártyát ({ $yard }. telep): { clockwork-kind }
clockwork-event-card-kept = { $name } minden kártyát megtart
clockwork-event-card-discarded = { $name } eldob egy kártyát
clockwork-event-card-laid = { $name } lefordítva teszi le ide: { $spot }. kártyahely
clockwork-event-card-asked =
    { $is_counter ->
        [true] Most { $name } kér kártyát tőle: { $rival }
       *[false] { $name } kártyát kér tőle: { $rival }
    }
clockwork-event-had-some = { $name }: van ilyen
clockwork-event-had-none = { $name }: nincs ilyen
clockwork-event-card-given = { $taker } kap egy kártyát, { $giver } adja
    .kind = { $taker } kap egy kártyát, { $giver } adja: { clockwork-kind }
clockwork-event-scrap-given = { $taker } csak ócskavasat kap, { $giver } adja
clockwork-event-card-returned = { $taker } cserébe kap egy kártyát, { $giver } adja
    .kind = { $taker } cserébe kap egy kártyát, { $giver } adja: { clockwork-kind }
clockwork-event-ask-declined = { $name } nem kér semmit
clockwork-event-search-begun = { $name } keres az eldobott kártyák között
clockwork-event-search-hit = Megvan! { $name } elveszi innen: { $spot }. kártyahely
clockwork-event-search-missed = Itt valami más volt: { $spot }. kártyahely
clockwork-event-put-back = Megint lefordítva fekszik: { $spot }. kártyahely
clockwork-event-set-laid = { $name } elkészült egy géppel: { clockwork-kind }
clockwork-event-set-held = { $name } most nem rak ki semmit
clockwork-event-turn-passed = { $name } nem csinál mást
clockwork-event-yards-emptied = Üresek az ócskavastelepek. Mindenki vissza a Tornyokhoz!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } elrepül a léghajóval!
       *[machine] { $name } repülő szerkezete, kódfejtője és üzemanyaga megvan: már repül is!
    }
clockwork-event-dead-end = Senkinek sincs már mit megmutatnia
clockwork-event-turns-capped = Letelt a megbeszélt idő: { $turns } kör

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } megmutatja { clockwork-card }, és még egyet keres
        [swap] { $name } ezt teszi a helyére: { clockwork-kind }
       *[discard] { $name } megmutatja, aztán eldobja: { clockwork-kind }
    }
clockwork-event-card-turned = { $spot }. kártyahely: { clockwork-kind }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } ezt keresi: { clockwork-kind }
       *[other] { $name } ezt kéri tőle ({ $rival }): { clockwork-kind }
    }
clockwork-event-shown-in-secret = { $name } titokban mutat egy kártyát neki: { $rival }
    .kind = { $name } titokban ezt mutatja neki ({ $rival }): { clockwork-kind }

## How it ended

clockwork-outcome-machine = { $name } megszökik!
    .because = Az asztalon van egy repülő szerkezet, egy kódfejtő és üzemanyag.
clockwork-outcome-airship = { $name } megszökik!
    .because = Az asztalon van az egész léghajó, és vele az erőgép.
clockwork-outcome-dead-end = Most senki sem szökik meg
    .because = Üresek az ócskavastelepek, és senkinek sincs a kezében olyan kártya, amivel kérhetne vagy kereshetne.
clockwork-outcome-turn-cap = A város mindenkit ott tart
    .because = Letelt a megbeszélt számú kör, és senki sem szökött meg.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Vége a játéknak
    .because = Valaki megszökött, vagy már senki sem tud.
    .help = Kezdj új játékot, vagy nézd vissza ezt.
clockwork-refused-not-to-act = Most nem te jössz
    .because = Most valaki más dönt.
    .help = Várj egy kicsit. Szólunk, ha te jössz.
clockwork-refused-chance-first = Várj egy kicsit
    .because = Még jönnek a kockák vagy a kártyák.
    .help = Próbáld újra, ha már az asztalon vannak.
clockwork-refused-unforeseen = Ezt nem itt kell eldönteni
    .because = A véletlen dobja a kockákat és osztja a kártyákat, te pedig játszol; mindenki a maga dolgát végzi.
    .help = Válassz egyet a saját lépéseid közül.
clockwork-refused-not-in-deck = Ez most nem jöhet: { clockwork-kind }
    .because = Minden ilyen kártya máshol van.
    .help = Másik kártyának kell jönnie.
clockwork-refused-kind-not-in-game = Ez nincs a játékban: { clockwork-kind }
    .because = Ha ketten vagy hárman játszotok, néhány gép a dobozban marad.
    .help = Válassz olyan gépet, ami benne van a játékban.
clockwork-refused-character-taken = Már foglalt: { clockwork-character }
    .because = Mindenkinek saját karaktere van.
    .help = Válassz másikat.
clockwork-refused-answer-first =
    { $question ->
        [character] Előbb válaszd ki, ki vagy
        [leave_out] Előbb válassz egy gépet, ami a dobozban marad
        [travel] Előbb menj valahová
        [act] Előbb döntsd el, mit csinálsz itt
        [discard] Előbb dobj el egy kártyát
        [spot] Előbb tedd le a kártyádat
        [give] Előbb válaszolj a kérésre
        [counter] Előbb döntsd el, kérsz-e te is
        [return] Előbb adj cserébe egy kártyát
        [point] Előbb mutass egy kártyára
        [found] Előbb döntsd el, elveszed-e
        [swap] Előbb tegyél a helyére egy kártyát
       *[build] Előbb döntsd el, mit raksz ki
    }
    .because =
        { $question ->
            [character] Minden figurához kell valaki.
            [leave_out] Ebben a játékban kevesebb gép van.
            [travel] Dobtál, most lépni kell.
            [act] Megérkeztél, és itt tehetsz valamit.
            [discard] Elvettél egy kártyát, most választasz, mit dobsz el.
            [spot] Megmutattál egy kártyát, és kell neki egy kártyahely.
            [give] Valaki kártyát kért tőled.
            [counter] Nem volt nálad, ezért most te kérhetsz.
            [return] Hét kártyád volt, és kaptál még egyet.
            [point] Megmondtad, mit keresel.
            [found] Megtaláltad, amit keresel.
            [swap] Elvettél egy kártyát, és üres lett a kártyahelye.
           *[build] Ennél az asztalnál te választod ki, mit raksz ki.
        }
    .help =
        { $question ->
            [character] Válassz olyan karaktert, ami még senkié.
            [leave_out] Válassz egyet a felkínáltak közül.
            [travel] Válassz egy mezőt, ahová a dobásod elvisz, vagy amit a dobásod még enged.
            [act] Válassz valamit, amit itt megtehetsz.
            [discard] Válassz egy kártyát a kezedből, vagy tartsd meg mindet, ha lehet.
            [spot] Válassz egy üres kártyahelyet a tábla körül.
            [give] Add oda a kártyát, vagy ócskavasat, ha van.
            [counter] Kérj egy kártyát, vagy hagyd ki.
            [return] Bármelyik kártyát választhatod, csak azt nem, amit most kaptál.
            [point] Válassz egy lefordított kártyát.
            [found] Vedd el a kártyát, vagy hagyd ott.
            [swap] Válassz egy kártyát a kezedből.
           *[build] Rakj ki egy kész gépet, vagy még semmit.
        }
clockwork-refused-no-such-place = Ezen a táblán nincs ilyen hely: „{ $place }”
    .because = A helyek: a Tornyok, az 1–6. telep és a számozott mezők.
    .help = Válassz egy helyet, amit látsz a táblán.
clockwork-refused-say-its-name = Ennek a mezőnek neve van: { $place }
    .because = A fehér mezőt úgy hívjuk, mint a mögötte lévő helyet.
    .help = Mondd, hogy „towers”, vagy „yard” és a száma, például „yard 3”.
clockwork-refused-ask-yourself = Magadtól nem kérhetsz
    .because = A kéréshez ketten kellenek.
    .help = Olyan ellenféltől kérj, aki ott van veled.
clockwork-refused-not-a-set = Ezt nem lehet a dobozban hagyni: { clockwork-kind }
    .because = Itt csak repülő szerkezetet vagy kódfejtőt lehet választani, mindig az egészet.
    .help = Válassz a felkínált gépek közül.
clockwork-refused-field-full = Itt nem férsz el: { clockwork-place }
    .because = Két figura áll ott, és több nem fér el.
    .help = Menj másfelé, vagy állj meg máshol.
clockwork-refused-cannot-reverse = Ide csak visszafordulva jutnál el: { clockwork-place }
    .because =
        { $away ->
            [one] Egy mezőnyire van. A dobásod { $steps }, és menet közben nincs visszafordulás.
           *[other] { $away } mezőnyire van. A dobásod { $steps }, és menet közben nincs visszafordulás.
        }
    .help = Válassz egy mezőt, ahová a dobásod elvisz.
clockwork-refused-steps-short = Eddig nem ér el a dobásod: { clockwork-place }
    .because = { $away } mezőnyire van, a dobásod pedig { $steps }.
    .help = Válassz egy mezőt, ahová a dobásod elvisz.
clockwork-refused-steps-over = A dobásod ezen túlvisz: { clockwork-place }
    .because =
        { $away ->
            [one] Egy mezőnyire van, a dobásod pedig { $steps }. Ennél az asztalnál pontosan kell odaérni.
           *[other] { $away } mezőnyire van, a dobásod pedig { $steps }. Ennél az asztalnál pontosan kell odaérni.
        }
    .help = Menj tovább, és gyere vissza pontos dobással.
clockwork-refused-must-stop = Nem mehetsz tovább idáig: { clockwork-place }
    .because = Ennél az asztalnál az első fehér mezőn meg kell állni.
    .help = Állj meg ott, vagy menj másfelé.
clockwork-refused-not-reached = A dobásod nem itt ér véget: { clockwork-place }
    .because =
        { $away ->
            [one] Egy mezőnyire van. A dobásod { $steps }, és az egészet le kell lépni.
           *[other] { $away } mezőnyire van. A dobásod { $steps }, és az egészet le kell lépni.
        }
    .help = Válassz egy mezőt, ahová a dobásod elvisz.
clockwork-refused-not-special = Ezt a dobásod nem engedi
    .because = A dobásod { $total }. Ehhez hetes, tizenegyes vagy dupla kell.
    .help = Most gyalog menj.
clockwork-refused-bonus-later = Ez később jön
    .because = Ennél az asztalnál a különleges dobás egy ócskavastelep után ad még valamit.
    .help = Előbb lépj.
clockwork-refused-must-walk = Itt nem maradhatsz
    .because = Aki tud lépni, az lép.
    .help = Válassz egy mezőt, ahová a dobásod elvisz.
clockwork-refused-not-a-goal = Ide nem mehetsz egyenesen: { clockwork-place }
    .because = A különleges dobás egy ócskavastelepre vagy a Tornyokhoz visz.
    .help = Válassz azok közül, vagy menj gyalog.
clockwork-refused-not-from-here = Innen nem segít a dobásod
    .because = Ennél az asztalnál ehhez ócskavastelepen kell kezdened a körödet.
    .help = Menj gyalog, vagy menj a Tornyokhoz.
clockwork-refused-already-there = Már itt vagy: { clockwork-place }
    .because = Egyenesen csak máshová mehetsz.
    .help = Válassz másik helyet.
clockwork-refused-yard-empty = Itt nincs több kártya: { $yard }. telep
    .because = Már mindet elvitték.
    .help = Próbálj másik ócskavastelepet, vagy keress a Tornyoknál.
clockwork-refused-not-in-yard = Ezt itt nem lehet
    .because = Kártyát ócskavastelepen vehetsz el, amikor odaérsz, vagy ha a dobásod ott enged maradni.
    .help = Menj egy ócskavastelepre.
clockwork-refused-towers-only = Egyenesen most csak a Tornyokhoz mehetsz
    .because = Ócskavastelepre most nem visz a dobásod.
    .help = Menj a Tornyokhoz, vagy menj gyalog.
clockwork-refused-towers-reached = Most visszamész a Tornyokhoz
    .because = Üresek az ócskavastelepek, és a dobásod eléri a Tornyokat.
    .help = Menj a Tornyokhoz.
clockwork-refused-not-at-towers = Itt nem kereshetsz
    .because = Az eldobott kártyák között a Tornyoknál lehet keresni, amikor odaérsz.
    .help = Menj a Tornyokhoz.
clockwork-refused-no-demand-now = Most senkitől sem kérhetsz
    .because = Akkor kérhetsz, ha találkozol valakivel egy mezőn vagy egy ócskavastelepen.
    .help = Válassz egyet a mostani lépéseid közül.
clockwork-refused-not-together = Vele nem találkoztál: { $rival }
    .because = A kéréshez ugyanazon a mezőn vagy ócskavastelepen kell lennetek.
    .help = Menj oda ({ $rival }), vagy válassz valakit, aki itt van.
clockwork-refused-not-in-towers = { $rival } még nem ért vissza
    .because = Most csak attól kérhetsz, aki a Tornyoknál van.
    .help = Válassz valakit, aki ott van, vagy várj.
clockwork-refused-just-back = Épp csak visszaértél
    .because = Aki visszaér, kereshet. Kérni csak akkor lehet, ha a Tornyoknál dobtál.
    .help = Keress, vagy hagyd ki.
clockwork-refused-search-only = { $total }: kereshetsz, de nem kérhetsz senkitől
    .because = A végén a kéréshez hetes, tizenegyes vagy dupla kell.
    .help = Keress, vagy hagyd ki.
clockwork-refused-already-asked = Tőle már kértél: { $rival }
    .because = Egy körben mindenkitől egyszer lehet kérni.
    .help = Kérj valaki mástól, vagy hagyd ki.
clockwork-refused-nothing-to-show = Nem tudod megmutatni { clockwork-card }
    .because = Kéréshez és kereséshez ugyanannak a gépnek egy kártyáját mutatod meg a kezedből.
    .help = Válassz olyat, ami nálad van. Az üzemanyagot és az erőgépet elég megnevezni.
clockwork-refused-not-a-family = Ezt nem lehet kérni: { clockwork-kind }
    .because = Csak gépet, léghajót, üzemanyagot és erőgépet lehet keresni.
    .help = Válassz ezek közül.
clockwork-refused-not-asked-for = Nem ezt kérték tőled: { clockwork-kind }
    .because = Azt adod, amit kértek, és csak ócskavas állhat a helyére.
    .help = Add oda a kért kártyát, vagy ócskavasat.
clockwork-refused-not-held = Nálad nincs ilyen: { clockwork-kind }
    .because = A saját kezedből játszol.
    .help = Válassz egy kártyát, ami nálad van.
clockwork-refused-below-seven = Megtartod a kártyáidat
    .because = Hét alatt nem kell eldobni semmit.
    .help = Mehet tovább; a körnek vége.
clockwork-refused-even-throw = { $total }: most nem tehetsz semmit
    .because = A végén a páros dobás elviszi a kört, ha nem dupla.
    .help = Próbáld meg a következő körödben.
clockwork-refused-scrap-instead-only = Itt nem segít az ócskavas
    .because = Olyan kártya helyett adható, amelyik nálad van, de ilyened nincs.
    .help = Kérj te, vagy hagyd ki.
clockwork-refused-must-discard = { $hand } kártyád van
    .because = Legfeljebb hét lehet a kezedben.
    .help = Dobj el egyet.
clockwork-refused-spot-taken = Foglalt: { $spot }. kártyahely
    .because = Kártyák soha nem fekszenek egymáson.
    .help = Válassz egy üres kártyahelyet.
clockwork-refused-no-such-spot = Nincs ilyen kártyahely: { $spot }
    .because = A tábla körül számozott kártyahelyek vannak.
    .help = Válassz egy számot, amit látsz.
clockwork-refused-spot-empty = Itt nincs kártya: { $spot }. kártyahely
    .because = Olyan kártyára mutatsz, amit valaki eldobott.
    .help = Válassz olyan kártyahelyet, ahol van kártya.
clockwork-refused-nothing-there = Nincs mit keresni
    .because = Még senki sem dobott el kártyát.
    .help = Gyere vissza később.
clockwork-refused-just-received = Ezt most kaptad: { clockwork-kind }
    .because = Cserébe másik kártyát adsz.
    .help = Válassz egy másik kártyát.
clockwork-refused-no-counter = Te most nem kérhetsz
    .because = Ennél az asztalnál az nem kérhet ilyenkor, akinek ócskavasa van.
    .help = Hagyd ki.
clockwork-refused-not-your-asker = Tőle most nem kérhetsz: { $rival }
    .because = Csak { $asker } kért tőled.
    .help = Kérj te is tőle ({ $asker }), vagy hagyd ki.
clockwork-refused-must-give = Nálad van, amit kértek: { clockwork-kind }
    .because = Akinek van, az ad egyet, vagy helyette ócskavasat.
    .help = Adj oda egyet, vagy ócskavasat, ha van.
clockwork-refused-must-draw = Ócskavastelepen csinálni kell valamit
    .because = Aki ide érkezik, elvesz egy kártyát, vagy kér valakitől.
    .help = Vegyél el egy kártyát.
clockwork-refused-not-complete = Még hiányzik belőle: { clockwork-kind }
    .because = Csak kész gépet lehet kirakni.
    .help = Gyűjtsd össze a hiányzó részeket.
clockwork-refused-no-way-out = Még nem tudsz megszökni
    .because = Ahhoz repülő szerkezet, kódfejtő és üzemanyag kell, vagy az egész léghajó és az erőgép.
    .help = Gyűjtsd össze, ami hiányzik.

## At the table

clockwork-short = Clockwork City
clockwork-turn = { $name } jön
clockwork-turn-yours = Te jössz, { $name }
clockwork-turn-number = { $number }. kör
clockwork-before-play = Játék előtt
clockwork-board = A város: hidak, ócskavastelepek és kártyahelyek
clockwork-your-side = A kezed, és amit tehetsz
clockwork-hand = A kezed
clockwork-you = te
clockwork-you-too = { clockwork-character } · te
clockwork-no-character = még nincs karaktere
clockwork-hand-count =
    { $count ->
        [one] 1 kártya
       *[other] { $count } kártya
    }
clockwork-laid = Kirakva: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held }/{ $copies }
clockwork-pile =
    { $count ->
        [0] üres
        [one] 1 kártya
       *[other] { $count } kártya
    }
clockwork-spot-free = { $spot }. kártyahely, üres
clockwork-spot-laid = { $spot }. kártyahely, egy lefordított kártya
clockwork-spot-known = { $spot }. kártyahely, { clockwork-kind }
clockwork-glows = ezt választhatod
clockwork-goal = Így szökhetsz meg
clockwork-goal-machine = egy repülő szerkezet, egy kódfejtő, egy üzemanyag
clockwork-goal-airship = vagy a léghajó az erőgéppel
clockwork-in-this-game = Ebben a játékban
clockwork-legend = { clockwork-kind }, ebben a játékban { $copies }
clockwork-endgame = Minden ócskavastelep üres. Találkozunk a Tornyoknál.

clockwork-total =
    { $special ->
        [seven] Hetes!
        [eleven] Tizenegyes!
        [double] Dupla!
       *[other] { $total }
    }
clockwork-dice = Kockák: { $dice }

clockwork-throw = Dobás
clockwork-throw-opening = Dobás a kezdésért
clockwork-do-go = Egyenesen bárhová
clockwork-do-walk = Lépés: { $total }
clockwork-do-take = Elveszek egy kártyát
clockwork-do-search = Keresek az eldobottak között
clockwork-do-ask = Kérek tőle: { $name }
clockwork-do-stay = Itt maradok
clockwork-do-keep = Mindet megtartom
clockwork-do-none = Nincs ilyenem
clockwork-do-pass = Kihagyom
clockwork-do-build = Kirakom: { clockwork-kind }
clockwork-do-escape = Megszököm!
clockwork-do-hold = Még nem
clockwork-do-any-spot = Bármelyik üres kártyahely
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Odaadom: { clockwork-kind }
clockwork-do-give-scrap = Ócskavasat adok
clockwork-do-back = Valami mást
clockwork-walk-to =
    { $where ->
        [towers] A Tornyokhoz
        [yard] Ide: { $number }. telep
       *[field] Ide: { $number }. mező
    }
clockwork-lay-on = Leteszem ide: { $spot }
clockwork-point-at = Felfordítom: { $spot }

clockwork-hint-throw = Dobj a kockákkal.
clockwork-hint-opening = Dobj a kezdésért: a legnagyobb dobás kezd.
clockwork-hint-wait = { $name } gondolkodik.
clockwork-hint-whisper = { $name } és { $rival } suttog.
clockwork-hint-character = Ki vagy te? Válassz egy karaktert.
clockwork-hint-leave-out = Válassz egy gépet, ami a dobozban marad.
clockwork-hint-travel = Válaszd ki, mit kezdesz a dobásoddal.
clockwork-pick-one = Válassz egyet.
clockwork-hint-walk = Válassz egy világító mezőt.
clockwork-hint-go = Válassz egy világító helyet.
clockwork-hint-act = Mit csinálsz itt?
clockwork-hint-show = Mutass neki egy kártyát ({ $name }), vagy mondd: üzemanyag vagy erőgép.
clockwork-hint-search = Mutasd meg, mit keresel, vagy mondd: üzemanyag vagy erőgép.
clockwork-hint-discard =
    { $kind ->
        [none] Válaszd ki, melyik kártyádat dobod el.
       *[other] Ezt kaptad: { clockwork-kind }. Válaszd ki, melyik kártyádat dobod el.
    }
clockwork-hint-spot = Tedd a kártyádat egy világító kártyahelyre.
clockwork-hint-give = { $name } kér tőled.
clockwork-hint-counter = Most te kérhetsz egyszer tőle ({ $name }), vagy kihagyhatod.
clockwork-hint-return =
    { $kind ->
        [none] Adj cserébe egy kártyát neki: { $name }.
       *[other] Ezt kaptad: { clockwork-kind }. Adj cserébe egy másik kártyát neki: { $name }.
    }
clockwork-hint-point = Mutass egy lefordított kártyára.
clockwork-hint-found = Megvan! Vedd el a kártyát, vagy hagyd ott.
clockwork-hint-swap = Válassz egy kártyát, ami ide kerül: { $spot }. kártyahely.
clockwork-hint-build = Kiraksz egy gépet, vagy még nem?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } kér tőle: { $rival }
clockwork-eyes-only = Csak { $name } láthatja
clockwork-spoken-aloud = { $name } hangosan mondja
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Van üzemanyagod?
        [Power] Nálad van az erőgép?
       *[other] Van nálad még ilyen kártya? { clockwork-kind }
    }
clockwork-give-one = Adj oda egyet.
clockwork-give-or-scrap = Adj oda egyet, vagy helyette ócskavasat.
clockwork-have-none = Nincs ilyened. Mondd meg, és utána te kérhetsz.

clockwork-seen = Láttam
clockwork-seen-once = Jegyezd meg. Mindjárt megint lefordítva fekszik.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 kártya
       *[other] { $name }: { $place }, { $count } kártya
    }
clockwork-read-hand = A kezed: { $cards }

clockwork-key-pick = Kártya kiválasztása a kezedből
clockwork-key-take = Kártya elvétele
clockwork-key-go = Egyenesen bárhová, lépés
clockwork-key-ask = Kérés, keresés
clockwork-key-decline = Kihagyás

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Túl hosszú a fájl
    .help = Egy városhoz sokkal kevesebb betű kell, mint { $most }. Biztosan ez a jó fájl?
clockwork-unfit-not-toml = Nem lehet elolvasni ezt a sort: { $line }
    .help = Nézd meg ott és az előtte lévő sorban: nem hiányzik egy vessző vagy zárójel, nincs ott kétszer egy szám?
clockwork-unfit-field-missing = Ez hiányzik: „{ $field }”
    .help =
        { $field ->
            [fields] Írj egy ilyen sort: [fields], és alá a mezőket.
            [spots] Írj egy ilyen sort: [spots], és alá a kártyahelyeket.
           *[other] Írj hozzá egy sort, amelyik így kezdődik: { $field } =
        }
clockwork-unfit-field-unknown = Ezt itt senki sem ismeri: „{ $field }”
    .help =
        { $meant ->
            [none] Vedd ki ezt a sort. Biztosan ez a jó fájl?
           *[other] Erre gondoltál: „{ $meant }”?
        }
clockwork-unfit-name-unfit = Ez a név nem használható
    .help = Legyen 1–{ $most } betű, idézőjelben, egy sorban.
clockwork-unfit-not-a-number = Ide egy mező száma kell: „{ $field }”
    .help = Írj egész számot 0 és { $most } között: { $field } = 0
clockwork-unfit-not-numbers = Ide mezők listája kell: „{ $field }”
    .help = Írj egész számokat 0 és { $most } között: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = Ide mezőről mezőre vezető utak listája kell: „{ $field }”
    .help = Írj egész számokat 0 és { $most } között, minden úthoz kettőt vagy többet: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = Ide számozott sorok kellenek: „{ $field }”
    .help = Írd ezt külön sorba: [{ $field }], és alá ilyen sorokat: { $first } = [500, 380]
clockwork-unfit-number-unfit = Ez nem jó sorszámnak: „{ $number }”, itt: [{ $field }]
    .help = Számozd a sorokat egyesével, ettől kezdve: { $first }.
clockwork-unfit-number-skipped = Hiányzik egy szám: { $number }, itt: [{ $field }]
    .help = Írd be, vagy számozd újra a sorokat kihagyás nélkül.
clockwork-unfit-not-a-point =
    { $number ->
        [none] Ez nem egy hely a képen: „{ $field }”
       *[other] Ez a sor nem egy hely a képen: { $number }, itt: [{ $field }]
    }
    .help = Írj két egész számot: milyen messze van balról és felülről, például [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Nincs egy mező sem
        [one] Csak egy mező van
       *[other] Ebben a városban { $fields } mező van
    }
    .help = Egy városban { $fewest }–{ $most } lehet.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Nincs kártyahely az eldobott kártyáknak
        [one] Csak egy kártyahely van az eldobott kártyáknak
       *[other] { $spots } kártyahely van az eldobott kártyáknak
    }
    .help = Összesen { $fewest }–{ $most } lehet.
clockwork-unfit-towers-nowhere = A Tornyok olyan mezőn állnak, ami nincs: { $number }
    .help = Válassz egy mezőt, ami ott van a [fields] alatt.
clockwork-unfit-yard-count =
    { $yards ->
        [0] Nincs ócskavastelep
        [one] Csak egy ócskavastelep van
       *[other] { $yards } ócskavastelep van
    }
    .help = Ennyi mezőt írj a yards listába: { $needed }.
clockwork-unfit-yard-nowhere = { $yard }. telep: olyan mezőn van, ami nincs: { $number }
    .help = Válassz egy mezőt, ami ott van a [fields] alatt.
clockwork-unfit-yard-in-towers = { $yard }. telep és Tornyok: ugyanazon a mezőn vannak: { $number }
    .help = Legyen mindegyiknek saját mezője.
clockwork-unfit-yard-twice = { $first }. és { $second }. telep: ugyanazon a mezőn vannak: { $number }
    .help = Legyen mindegyiknek saját mezője.
clockwork-unfit-path-nowhere = Van egy út: { $first } – { $second }, de nincs ilyen mező: { $number }
    .help = Írd be a mezőt a [fields] alá, vagy vedd ki a paths listából.
clockwork-unfit-path-to-itself = Egy út önmagához vezet vissza: { $number }. mező
    .help = Ott csak egyszer írd le: { $number }.
clockwork-unfit-path-twice = Ez az út kétszer is ott van: { $first } – { $second }
    .help = Vedd ki az egyiket; egy irányban elég.
clockwork-unfit-too-many-paths = Túl sok út ({ $paths }) találkozik itt: { $number }. mező
    .help = Legfeljebb { $most } lehet. Vezess közülük néhányat másik mezőre.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Nem fér rá a képre: { $number }. mező
        [spots] Nem férne rá a képre egy kártya itt: { $number }. kártyahely
       *[other] A Tornyok nem férnének rá a képre
    }
    .help = A kép szélessége { $width }, magassága { $height }; egy kártya 36 széles és 50 magas, a közepétől mérve.
clockwork-unfit-fields-too-near = Egymáson van két mező: { $first } és { $second }
    .help = Told el az egyiket, hogy legalább ennyire legyenek egymástól: { $apart }.
clockwork-unfit-unreachable = Innen nem vezet út a Tornyokhoz: { $fields }
    .help = Írj be egy utat, ami ide vezet: { $number }, vagy vedd ki, amit senki sem érhet el.
clockwork-unfit-spots-overlap = Egymásra lógna a kártya két kártyahelyen: { $first } és { $second }
    .help = Told el az egyiket: egy kártya 36 széles és 50 magas.
clockwork-unfit-spot-on-track = Itt a hídra lógna a kártya: { $spot }. kártyahely. A híd: { $first } – { $second }
    .help = Told el a kártyahelyet a hídtól, vagy vedd ki.
`;export{e as default};