var e=`### Czech: Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.

## Words that other sentences use

toybattle-effect-recall = Návrat
toybattle-effect-draw = Dobrání
toybattle-effect-shove = Postrčení
toybattle-effect-exhume = Vykopání
toybattle-effect-nullify = Bez efektu
toybattle-effect-suppress = Utišení
toybattle-effect-gate = Brána
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

toybattle-event-starter-drawn = Začíná { $name }
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } bere žeton
        [few] { $name } bere { $count } žetony
        [many] { $name } bere { $count } žetonu
       *[other] { $name } bere { $count } žetonů
    }
    .troop = { $name } bere: { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } staví { $troop } na pole { $place }
       *[other] { $name } staví { $troop } na pole { $place }, vespod je { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } uzavírá oblast: jedna medaile
        [few] { $name } uzavírá oblast: { $medals } medaile
        [many] { $name } uzavírá oblast: { $medals } medaile
       *[other] { $name } uzavírá oblast: { $medals } medailí
    }
toybattle-event-troop-discarded = Vyřazeno z pole { $base }: { $troop } ({ $name })
toybattle-event-rack-robbed = Uloupeno ze stojánku ({ $name }): { $troop }
toybattle-event-troop-recalled = { $name } si bere { $troop } z pole { $base } zpátky
toybattle-event-troop-shoved = { $troop } ({ $name }) musí z pole { $start } na pole { $end }
toybattle-event-troop-exhumed = { $name } vykopává: { $troop }
toybattle-event-tile-suppressed = { $name } má jeden žeton lícem dolů
    .troop = { $name } má lícem dolů: { $troop }
toybattle-event-tiles-released = { $name } zase může použít každý žeton
toybattle-event-effect-declined = { $name } nepoužívá efekt: { toybattle-effect }
toybattle-event-headquarters-captured = { $name } dobývá štáb { $place }
toybattle-event-objective-reached = Tolik medailí stačí
toybattle-event-side-stuck = { $name } nemůže brát ani stavět
toybattle-event-battle-stalled = Tahy, kdy se nic nezměnilo: { $turns }

## How it ended

toybattle-you-win = Vyhráváš!
toybattle-outcome-headquarters = Vyhrává { $name }
    .because = Na štábu soupeře stojí hračka.
toybattle-outcome-objective =
    { $winners ->
        [2] Vyhrávají společně: { $name }
       *[other] Vyhrává { $name }
    }
    .because =
        { $points ->
            [one] Jedna medaile tu stačí k vítězství.
            [few] { $points } medaile tu stačí k vítězství.
            [many] { $points } medaile tu stačí k vítězství.
           *[other] { $points } medailí tu stačí k vítězství.
        }
toybattle-outcome-stuck = Vyhrává { $name }
    .because = Jedna strana nemohla brát ani stavět. Vyhrává, kdo má víc medailí, a při shodě druhá strana.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Vyhrává { $name }
       *[other] Bitva se zastavila
    }
    .because = Mnoho tahů po sobě se nic nevzalo, nezískalo ani nevyřadilo. Vyhrává, kdo má víc medailí, a při shodě nikdo.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Hra skončila
    .because = Nic dalšího se už nehraje.
    .help = Začni novou hru, nebo si prohlédni tuhle znovu.
toybattle-refused-not-to-act = Teď nejsi na řadě
    .because = Hraje druhá strana.
    .help = Chvilku počkej. Dáme ti vědět.
toybattle-refused-chance-first = Chvilku počkej
    .because = Žetony se ještě losují.
    .help = Zkus to, až budou na stojánku.
toybattle-refused-unforeseen = Tohle se tady nevybírá
    .because = Žetony tahá náhoda a strany s nimi hrají. Každý dělá to svoje.
    .help = Vyber některý ze svých tahů.
toybattle-refused-not-in-reserve = { $troop }: tenhle žeton už v zásobě není
    .because = Všechny žetony téhle hračky už se ukázaly.
    .help = Musí přijít jiný žeton.
toybattle-refused-not-on-that-rack = { $troop }: takový žeton tam není
    .because = Ukázat se dá jen na žetony ze stojánku.
    .help = Je potřeba ukázat na jiný žeton.
toybattle-refused-no-such-place = Pole { $place } na tomhle plánu není
    .because = Každá základna a každý štáb má své číslo.
    .help = Vyber číslo, které na plánu vidíš.
toybattle-refused-not-on-rack = { $troop }: takový žeton nemáš
    .because = Hračky se staví z vlastního stojánku.
    .help = Vyber hračku ze svého stojánku.
toybattle-refused-suppressed-tile = { $troop } leží lícem dolů
    .because = Působí tu Utišení, a tak v tomhle tahu zůstane na stojánku.
    .help = Postav jinou hračku, nebo si vezmi žetony. Tahle bude po tahu zase volná.
toybattle-refused-own-headquarters = Pole { $place } je tvůj vlastní štáb
    .because = Hračky tam smí stavět jen soupeř.
    .help = Vyber základnu, nebo štáb soupeře.
toybattle-refused-not-connected = Na základnu { $place } nedosáhneš
    .because = Tvoje linie od štábu se přeruší na základně { $breaks }.
    .help = Nejdřív obsaď základnu { $breaks }.
toybattle-refused-headquarters-not-connected = Na štáb nedosáhneš
    .because = Tvoje linie od štábu se přeruší na základně { $breaks }.
    .help = Nejdřív obsaď základnu { $breaks }.
toybattle-refused-hook-headquarters = Hook nemůže skočit na štáb
    .because = Skáče jen na základny a tvoje linie se přeruší na poli { $breaks }.
    .help = Postav linii až ke štábu.
toybattle-refused-hook-nullified = Hook nemůže skočit na pole { $place }
    .because = Tam nemá žádná hračka efekt a skok je jeho efekt. Tvoje linie se přeruší na poli { $breaks }.
    .help = Postav linii k poli { $place }, nebo skoč jinam.
toybattle-refused-gate-closed = { $troop } neprojde bránou na poli { $place }
    .because = Tahle brána pustí dovnitř { $lets } a Kwaka.
    .help = Postav hračku, která projde.
toybattle-refused-too-weak = { $troop } není silnější než { $enemy }
    .because = { $strength } by muselo být víc než { $against }.
    .help = Postav silnější hračku, nebo Kwaka.
toybattle-refused-rack-full = Tvůj stojánek je plný
    .because = Počet žetonů na něm je { $tiles } a víc se jich nevejde.
    .help = Postav hračku.
toybattle-refused-reserve-empty = Tvoje zásoba je prázdná
    .because = Už v ní není žádný žeton.
    .help = Postav hračku.
toybattle-refused-effect-open = Nejdřív rozhodni: { toybattle-effect }
    .because = Efekt na poli { $base } na tebe čeká.
    .help = Použij ho, nebo ho nech být.
toybattle-refused-not-a-base = Pole { $place } není základna
    .because = Efekty působí na základny, nikdy na štáby.
    .help = Vyber základnu.
toybattle-refused-not-beside = Základna { $base } je moc daleko
    .because = Efekt z pole { $activator } sahá jen po jedné cestě.
    .help = Vyber základnu na jednu cestu od pole { $activator }.
toybattle-refused-no-enemy-there = Na poli { $base } není vidět soupeř
    .because = Efekt působí na viditelné hračky soupeře.
    .help = Vyber základnu, kde je nahoře soupeř.
toybattle-refused-same-base = Hračka na poli { $base } zůstane
    .because = Základna vrací některou z tvých ostatních hraček.
    .help = Vyber jinou svoji hračku.
toybattle-refused-not-yours = Viditelná hračka na poli { $base } není tvoje
    .because = Zpátky se berou jen vlastní hračky.
    .help = Vyber svoji hračku.
toybattle-refused-shove-nowhere = Z pole { $start } nejde nikoho postrčit na pole { $end }
    .because = Postrčení vede po jedné cestě na základnu.
    .help = Vyber základnu vedle pole { $start }.
toybattle-refused-not-discarded = { $troop }: takovou vyřazenou hračku nemáš
    .because = Vykopat jde jen vlastní vyřazené hračky.
    .help = Vyber některou ze svých vyřazených hraček.
toybattle-refused-nothing-to-decline = Není co odmítnout
    .because = Žádný efekt teď nečeká a tah se nevynechává.
    .help = Vezmi si žetony, nebo postav hračku.
toybattle-refused-no-effect-offered = Žádný efekt teď nečeká
    .because = Efekty přicházejí, až když se postaví hračka.
    .help = Vezmi si žetony, nebo postav hračku.
toybattle-refused-must-suppress = Tenhle efekt se musí použít
    .because = Podle pravidel tohoto stolu se odmítnout nedá.
    .help = Ukaž na žeton na stojánku soupeře.

## Before play

toybattle-printing = Která pravidla?
toybattle-printing-standard = Návod
    .help = Jak je v návodu, a kde mlčí, tam rozhodujeme my.
toybattle-option-terrain = Které území?
toybattle-option-terrain-castle = Hradní pole
    .help = Pro první hru. Zvláštní základny vracejí hračku na stojánek.
toybattle-option-terrain-pool = Tropický bazén
    .help = Brány pouštějí dovnitř jen některé síly.
toybattle-option-terrain-clouds = Město v oblacích
    .help = Zvláštní základny dávají další žeton.
toybattle-option-terrain-jungle = Sopečná džungle
    .help = Zvláštní základny odstrčí hračku soupeře.
toybattle-option-terrain-cemetery = Zakletý hřbitov
    .help = Zvláštní základny vykopou vyřazenou hračku.
toybattle-option-terrain-caribbean = Karibské moře
    .help = Bez zvláštních základen, ale modrá má dva štáby.
toybattle-option-terrain-station = Stanice Metal-X
    .help = Na zvláštních základnách nemá žádná hračka efekt.
toybattle-option-terrain-battlefield = Bitevní pole
    .help = Zvláštní základny utiší žeton na stojánku soupeře.
toybattle-option-terrain-croisette = La Croisette
    .help = Pozdější plán, kde je od všeho trochu.
toybattle-option-terrain-tournament = Turnaj
    .help = Hradní pole, kde zvláštní základny vykopou vyřazenou hračku.
toybattle-option-beginner = Zvláštní základny?
toybattle-option-beginner-false = Jako v návodu
    .help = Každá zvláštní základna dělá, co ukazuje.
toybattle-option-beginner-true = Žádné, pro začátek
    .help = Zvláštní základny jsou obyčejné základny a brány jsou otevřené.
toybattle-reading-suppress = Musí se žeton utišit?
toybattle-reading-suppress-optional = Ne
    .help = Utišení žetonu se dá odmítnout.
toybattle-reading-suppress-forced = Ano
    .help = Kdo může žeton utišit, ten musí.
toybattle-reading-both_at_objective = Kdo vyhraje, když mají dost medailí obě strany naráz?
toybattle-reading-both_at_objective-acting = Kdo je na řadě
    .help = Vyhrává strana, která je právě na řadě.
toybattle-reading-both_at_objective-shared = Obě
    .help = Obě strany jsou první.
toybattle-reading-no_progress = Co když se už nic neděje?
toybattle-reading-no_progress-40 = Je konec
    .help = Po 40 tazích bez vzatého žetonu, získané medaile a vyřazeného žetonu vyhrává, kdo má víc medailí.
toybattle-reading-no_progress-none = Hraje se dál
    .help = Hra pokračuje, dokud někdo nevyhraje nebo neuvázne.

## At the table

toybattle-turn = Na řadě: { $name }
toybattle-turn-yours = Jsi na řadě, { $name }
toybattle-turn-number = Tah { $number }
toybattle-board = Herní plán
toybattle-rack = Tvůj stojánek
toybattle-your-side = Tvůj stojánek a co můžeš udělat
toybattle-you = ty
toybattle-across = na druhé straně stolu
toybattle-side-0 = Modrá
toybattle-side-1 = Červená
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = Základna { $number }
toybattle-base-empty = prázdná
toybattle-base-held =
    { $count ->
        [one] { $troop } ({ $name })
        [few] { $troop } ({ $name }), navrchu, celkem { $count } žetony
        [many] { $troop } ({ $name }), navrchu, celkem { $count } žetonu
       *[other] { $troop } ({ $name }), navrchu, celkem { $count } žetonů
    }
toybattle-headquarters-of = Štáb číslo { $number } ({ $name })
toybattle-gate = Brána pro { $lets }
toybattle-target = sem můžeš stavět
toybattle-choice = tohle můžeš vybrat
toybattle-tiles =
    { $count ->
        [0] žádné žetony
        [one] 1 žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
toybattle-stack-help = Základnu drží žeton navrchu. Pod ním jsou starší, nejstarší je poslední.
toybattle-medals = { $medals } z { $objective } medailí potřebných k vítězství
toybattle-objective =
    { $objective ->
        [one] K výhře stačí 1 medaile
        [few] K výhře stačí { $objective } medaile
        [many] K výhře stačí { $objective } medaile
       *[other] K výhře stačí { $objective } medailí
    }
toybattle-goal = Dobyj štáb, který brání { $name }, nebo získej dřív tolik medailí: { $objective }.
toybattle-goal-both = Dobyj štáb soupeře, nebo získej dřív tolik medailí: { $objective }.
toybattle-on-rack = na stojánku
toybattle-in-reserve = v zásobě
toybattle-discarded = vyřazené
toybattle-face-down = lícem dolů
toybattle-known = { $troop }, všichni to vědí
toybattle-rack-count = { $count } na stojánku
toybattle-strip-you = ty · zásoba { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, v tomhle tahu lícem dolů

# What troops and bases do, in a few words.
toybattle-does-skully = vezmi si 2 žetony
toybattle-does-capn = postav ještě jednu hračku
toybattle-does-jumbo = vyřaď souseda
toybattle-does-hook = přistaň na kterékoli základně
toybattle-does-xb-42 = ulup naslepo žeton
toybattle-does-star = vezmi si 1 žeton
toybattle-does-roxy = prostě silná
toybattle-does-kwak = porazí každého, každý porazí jeho
toybattle-does-recall = vezmi si jinou svoji hračku zpátky na stojánek.
toybattle-does-draw = vezmi si ještě jeden žeton.
toybattle-does-shove = postrč sousední hračku soupeře o jednu základnu dál.
toybattle-does-exhume = vezmi si zpátky jednu ze svých vyřazených hraček.
toybattle-does-nullify = hračky postavené sem nemají efekt.
toybattle-does-suppress = otoč naslepo žeton soupeře na jeden tah lícem dolů.
toybattle-does-gate = dovnitř smí jen tyhle síly a Kwak.

toybattle-hint-begin = Můžeme? Rozdej žetony.
toybattle-hint-turn = Vyber hračku, kterou postavíš, nebo si vezmi žetony.
toybattle-hint-place = Vyber hračku, kterou postavíš.
toybattle-hint-picked = { $troop } je v ruce. Vyber základnu, která svítí.
toybattle-hint-wait = { $name } přemýšlí.
toybattle-begin = Rozdej žetony
toybattle-take = Vezmi si žetony
toybattle-place-on = Postav na pole { $place }

toybattle-question = Čeká na tebe efekt
toybattle-offered = { $effect } na poli { $base }
toybattle-ask-skully =
    { $count ->
        [one] Vezmeš si žeton?
        [few] Vezmeš si { $count } žetony?
        [many] Vezmeš si { $count } žetonu?
       *[other] Vezmeš si { $count } žetonů?
    }
toybattle-ask-capn = Postavíš ještě jednu hračku?
toybattle-ask-jumbo = Vyřadíš souseda, který svítí?
toybattle-ask-xb-42 = Uloupíš naslepo žeton ze stojánku soupeře?
toybattle-ask-star = Vezmeš si jeden žeton?
toybattle-ask-recall = Vezmeš si zpátky svoji hračku, která svítí?
toybattle-ask-draw = Vezmeš si jeden žeton?
toybattle-ask-shove = Koho postrčíš? Vyber hračku, která svítí.
toybattle-ask-shove-to = Kam půjde hračka z pole { $base }?
toybattle-ask-exhume = Kterou vyřazenou hračku vykopeš?
toybattle-ask-suppress = Otočíš naslepo žeton soupeře lícem dolů?
toybattle-do-take =
    { $count ->
        [one] Vezmi si žeton
        [few] Vezmi si { $count } žetony
        [many] Vezmi si { $count } žetonu
       *[other] Vezmi si { $count } žetonů
    }
toybattle-do-rob = Ulup
toybattle-do-suppress = Otoč jeden lícem dolů
toybattle-do-exhume = { $troop }
toybattle-decline = Ne, díky

toybattle-read-side =
    { $rack ->
        [one] { $name }: { $medals } z { $objective } medailí, { $rack } žeton na stojánku, { $reserve } v zásobě
        [few] { $name }: { $medals } z { $objective } medailí, { $rack } žetony na stojánku, { $reserve } v zásobě
       *[other] { $name }: { $medals } z { $objective } medailí, { $rack } žetonů na stojánku, { $reserve } v zásobě
    }
toybattle-read-rack = Tvůj stojánek: { $troops }

toybattle-key-pick = Vyber hračku ze stojánku
toybattle-key-take = Vezmi si žetony
toybattle-key-decline = Odmítni efekt

toybattle-instead = Zkus raději { $what }
toybattle-beats = { $troop } přebije: { $enemy }.
toybattle-another = Jiné území
`;export{e as default};