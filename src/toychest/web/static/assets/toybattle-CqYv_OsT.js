var e=`### Slovenian: Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.

## Words that other sentences use

toybattle-effect-recall = Vrnitev
toybattle-effect-draw = Nov žeton
toybattle-effect-shove = Odriv
toybattle-effect-exhume = Izkop
toybattle-effect-nullify = Brez učinka
toybattle-effect-suppress = Utišanje
toybattle-effect-gate = Vrata
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

toybattle-event-starter-drawn = Začne { $name }
toybattle-event-tile-taken =
    { $count ->
        [1] { $name } vzame žeton
        [one] { $name } vzame { $count } žeton
        [two] { $name } vzame { $count } žetona
        [few] { $name } vzame { $count } žetone
       *[other] { $name } vzame { $count } žetonov
    }
    .troop = { $name } vzame: { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } postavi { $troop } na polje { $place }
       *[other] { $name } postavi { $troop } na polje { $place }, spodaj je { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } sklene območje: { $medals } medalja
        [two] { $name } sklene območje: { $medals } medalji
        [few] { $name } sklene območje: { $medals } medalje
       *[other] { $name } sklene območje: { $medals } medalj
    }
toybattle-event-troop-discarded = Izločeno s polja { $base }: { $troop } ({ $name })
toybattle-event-rack-robbed = Uropano s stojala ({ $name }): { $troop }
toybattle-event-troop-recalled = { $name } vzame { $troop } s polja { $base } nazaj
toybattle-event-troop-shoved = { $troop } ({ $name }) mora s polja { $start } na polje { $end }
toybattle-event-troop-exhumed = { $name } izkoplje: { $troop }
toybattle-event-tile-suppressed = { $name } ima en žeton zakrit
    .troop = { $name } ima zakrit žeton: { $troop }
toybattle-event-tiles-released = { $name } spet lahko uporabi vsak žeton
toybattle-event-effect-declined = { $name } ne uporabi učinka: { toybattle-effect }
toybattle-event-headquarters-captured = { $name } osvoji štab { $place }
toybattle-event-objective-reached = Toliko medalj je dovolj
toybattle-event-side-stuck = { $name } ne more ne jemati ne postavljati
toybattle-event-battle-stalled = Poteze brez sprememb: { $turns }

## How it ended

toybattle-you-win = Tvoja zmaga!
toybattle-outcome-headquarters = Zmaga { $name }
    .because = Na nasprotnikovem štabu stoji igrača.
toybattle-outcome-objective =
    { $winners ->
        [2] Skupaj zmagata: { $name }
       *[other] Zmaga { $name }
    }
    .because =
        { $points ->
            [one] { $points } medalja je tu dovolj za zmago.
            [two] { $points } medalji sta tu dovolj za zmago.
            [few] { $points } medalje so tu dovolj za zmago.
           *[other] { $points } medalj je tu dovolj za zmago.
        }
toybattle-outcome-stuck = Zmaga { $name }
    .because = Ena stran ni mogla ne jemati ne postavljati. Zmaga, kdor ima več medalj, pri enakem številu pa druga stran.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Zmaga { $name }
       *[other] Bitka se je ustavila
    }
    .because = Predolgo ni bilo nič vzeto, osvojeno ali izločeno. Zmaga, kdor ima več medalj, pri enakem številu pa nihče.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Igra je končana
    .because = Ničesar več ni mogoče odigrati.
    .help = Začni novo igro ali si še enkrat oglej to.
toybattle-refused-not-to-act = Zdaj nisi na vrsti
    .because = Igra druga stran.
    .help = Malo počakaj. Poklicali te bomo.
toybattle-refused-chance-first = Malo počakaj
    .because = Žetoni se še žrebajo.
    .help = Poskusi, ko bodo na stojalu.
toybattle-refused-unforeseen = O tem se tu ne odloča
    .because = Žetone žreba naključje, strani pa z njimi igrata. Vsak dela svoje.
    .help = Izberi eno od svojih potez.
toybattle-refused-not-in-reserve = { $troop }: tega žetona ni več v zalogi
    .because = Vsi žetoni te igrače so se že pokazali.
    .help = Priti mora drug žeton.
toybattle-refused-not-on-that-rack = { $troop }: takega žetona tam ni
    .because = Pokazati je mogoče samo na žetone s stojala.
    .help = Treba je pokazati na drug žeton.
toybattle-refused-no-such-place = Polja { $place } na tej plošči ni
    .because = Vsaka baza in vsak štab ima svojo številko.
    .help = Izberi številko, ki jo vidiš na plošči.
toybattle-refused-not-on-rack = { $troop }: takega žetona nimaš
    .because = Igrače postavljaš s svojega stojala.
    .help = Izberi igračo s svojega stojala.
toybattle-refused-suppressed-tile = { $troop }: ta žeton je zakrit
    .because = Nanj deluje Utišanje, zato to potezo ostane na stojalu.
    .help = Postavi drugo igračo ali vzemi žetone. Po tej potezi bo spet prost.
toybattle-refused-own-headquarters = Polje { $place } je tvoj štab
    .because = Igrače lahko tja postavlja samo nasprotnik.
    .help = Izberi bazo ali nasprotnikov štab.
toybattle-refused-not-connected = Baza { $place } je predaleč
    .because = Tvoja linija od štaba se pretrga na bazi { $breaks }.
    .help = Najprej zasedi bazo { $breaks }.
toybattle-refused-headquarters-not-connected = Štab je predaleč
    .because = Tvoja linija od štaba se pretrga na bazi { $breaks }.
    .help = Najprej zasedi bazo { $breaks }.
toybattle-refused-hook-headquarters = Hook ne more skočiti na štab
    .because = Skače samo na baze, tvoja linija pa se pretrga na polju { $breaks }.
    .help = Zgradi linijo vse do štaba.
toybattle-refused-hook-nullified = Hook ne more skočiti na polje { $place }
    .because = Tam nobena igrača nima učinka, skok pa je njegov učinek. Tvoja linija se pretrga na polju { $breaks }.
    .help = Zgradi linijo do polja { $place } ali skoči drugam.
toybattle-refused-gate-closed = { $troop } ne more skozi vrata na polju { $place }
    .because = Ta vrata spustijo noter { $lets } in Kwaka.
    .help = Postavi igračo, ki gre skozi.
toybattle-refused-too-weak = { $troop } nima dovolj moči: tam je { $enemy }
    .because = { $strength } bi moralo biti več kot { $against }.
    .help = Postavi močnejšo igračo ali Kwaka.
toybattle-refused-rack-full = Tvoje stojalo je polno
    .because = Število žetonov na njem je { $tiles }, več pa jih ne gre gor.
    .help = Postavi igračo.
toybattle-refused-reserve-empty = Tvoja zaloga je prazna
    .because = V njej ni več žetonov.
    .help = Postavi igračo.
toybattle-refused-effect-open = Najprej se odloči: { toybattle-effect }
    .because = Učinek na polju { $base } čaka nate.
    .help = Uporabi ga ali se mu odpovej.
toybattle-refused-not-a-base = Polje { $place } ni baza
    .because = Učinki delujejo na baze, nikoli na štabe.
    .help = Izberi bazo.
toybattle-refused-not-beside = Baza { $base } je predaleč
    .because = Učinek s polja { $activator } seže samo eno pot daleč.
    .help = Izberi bazo, ki je eno pot od polja { $activator }.
toybattle-refused-no-enemy-there = Na polju { $base } ni videti nasprotnika
    .because = Učinek deluje na vidne igrače nasprotnika.
    .help = Izberi bazo, kjer je na vrhu nasprotnik.
toybattle-refused-same-base = Igrača na polju { $base } ostane
    .because = Baza vrne eno od tvojih drugih igrač.
    .help = Izberi drugo svojo igračo.
toybattle-refused-not-yours = Vidna igrača na polju { $base } ni tvoja
    .because = Nazaj jemlješ samo svoje igrače.
    .help = Izberi svojo igračo.
toybattle-refused-shove-nowhere = S polja { $start } ni mogoče odriniti na polje { $end }
    .because = Odriv gre po eni poti do baze.
    .help = Izberi bazo poleg polja { $start }.
toybattle-refused-not-discarded = { $troop }: take izločene igrače nimaš
    .because = Izkoplješ lahko samo svoje izločene igrače.
    .help = Izberi eno od svojih izločenih igrač.
toybattle-refused-nothing-to-decline = Ničemur se ni treba odpovedati
    .because = Noben učinek ne čaka, poteze pa ni mogoče izpustiti.
    .help = Vzemi žetone ali postavi igračo.
toybattle-refused-no-effect-offered = Noben učinek zdaj ne čaka
    .because = Učinki pridejo, ko je igrača postavljena.
    .help = Vzemi žetone ali postavi igračo.
toybattle-refused-must-suppress = Ta učinek je treba uporabiti
    .because = Po pravilih te mize se mu ni mogoče odpovedati.
    .help = Pokaži na žeton z nasprotnikovega stojala.

## Before play

toybattle-printing = Katera pravila?
toybattle-printing-standard = Navodila
    .help = Kot piše v navodilih; kjer molčijo, razsodimo mi.
toybattle-option-terrain = Kateri teren?
toybattle-option-terrain-castle = Grajsko polje
    .help = Za prvo igro. Posebne baze vrnejo igračo na stojalo.
toybattle-option-terrain-pool = Tropski bazen
    .help = Vrata spustijo noter samo nekatere moči.
toybattle-option-terrain-clouds = Mesto v oblakih
    .help = Posebne baze dajo še en žeton.
toybattle-option-terrain-jungle = Vulkanska džungla
    .help = Posebne baze odrinejo nasprotnikovo igračo.
toybattle-option-terrain-cemetery = Začarano pokopališče
    .help = Posebne baze izkopljejo izločeno igračo.
toybattle-option-terrain-caribbean = Karibsko morje
    .help = Brez posebnih baz, a modra ima dva štaba.
toybattle-option-terrain-station = Postaja Metal-X
    .help = Na posebnih bazah nobena igrača nima učinka.
toybattle-option-terrain-battlefield = Bojišče
    .help = Posebne baze utišajo žeton na nasprotnikovem stojalu.
toybattle-option-terrain-croisette = La Croisette
    .help = Poznejša plošča, na kateri je vsakega nekaj.
toybattle-option-terrain-tournament = Turnir
    .help = Grajsko polje, kjer posebne baze izkopljejo izločeno igračo.
toybattle-option-beginner = Posebne baze?
toybattle-option-beginner-false = Kot v navodilih
    .help = Vsaka posebna baza naredi, kar kaže.
toybattle-option-beginner-true = Brez njih, za začetek
    .help = Posebne baze so navadne baze, vrata pa so odprta.
toybattle-reading-suppress = Ali je treba utišati žeton?
toybattle-reading-suppress-optional = Ne
    .help = Utišanju žetona se lahko odpoveš.
toybattle-reading-suppress-forced = Da
    .help = Kdor lahko utiša žeton, ga mora.
toybattle-reading-both_at_objective = Kdo zmaga, če imata dovolj medalj obe strani hkrati?
toybattle-reading-both_at_objective-acting = Kdor je na vrsti
    .help = Zmaga stran, ki je na vrsti.
toybattle-reading-both_at_objective-shared = Obe
    .help = Obe strani sta prvi.
toybattle-reading-no_progress = Kaj pa, če se nič več ne zgodi?
toybattle-reading-no_progress-40 = Konec igre
    .help = Po 40 potezah brez vzetega žetona, dobljene medalje ali izločenega žetona zmaga, kdor ima več medalj.
toybattle-reading-no_progress-none = Igramo naprej
    .help = Igra teče, dokler nekdo ne zmaga ali obtiči.

## At the table

toybattle-turn = Na vrsti: { $name }
toybattle-turn-yours = Ti si na vrsti, { $name }
toybattle-turn-number = Poteza { $number }
toybattle-board = Igralna plošča
toybattle-rack = Tvoje stojalo
toybattle-your-side = Tvoje stojalo in kaj lahko narediš
toybattle-you = ti
toybattle-across = na drugi strani mize
toybattle-side-0 = Modra
toybattle-side-1 = Rdeča
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = Baza { $number }
toybattle-base-empty = prazna
toybattle-base-held =
    { $count ->
        [1] { $troop } ({ $name })
        [one] { $troop } ({ $name }), na vrhu, skupaj { $count } žeton
        [two] { $troop } ({ $name }), na vrhu, skupaj { $count } žetona
        [few] { $troop } ({ $name }), na vrhu, skupaj { $count } žetoni
       *[other] { $troop } ({ $name }), na vrhu, skupaj { $count } žetonov
    }
toybattle-headquarters-of = Štab številka { $number } ({ $name })
toybattle-gate = Vrata za { $lets }
toybattle-target = sem lahko postaviš
toybattle-choice = to lahko izbereš
toybattle-tiles =
    { $count ->
        [0] brez žetonov
        [one] { $count } žeton
        [two] { $count } žetona
        [few] { $count } žetoni
       *[other] { $count } žetonov
    }
toybattle-stack-help = Bazo drži žeton na vrhu. Pod njim so starejši, najstarejši je zadnji.
toybattle-medals = { $medals } od { $objective } medalj, potrebnih za zmago
toybattle-objective =
    { $objective ->
        [one] Za zmago: { $objective } medalja
        [two] Za zmago: { $objective } medalji
        [few] Za zmago: { $objective } medalje
       *[other] Za zmago: { $objective } medalj
    }
toybattle-goal = Osvoji štab, ki ga brani { $name }, ali prej zberi toliko medalj: { $objective }.
toybattle-goal-both = Osvoji drugi štab ali prej zberi toliko medalj: { $objective }.
toybattle-on-rack = na stojalu
toybattle-in-reserve = v zalogi
toybattle-discarded = izločeno
toybattle-face-down = zakrito
toybattle-known = { $troop }, vsi vemo
toybattle-rack-count = { $count } na stojalu
toybattle-strip-you = ti · zaloga { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, to potezo zakrit žeton

# What troops and bases do, in a few words.
toybattle-does-skully = vzemi 2 žetona
toybattle-does-capn = postavi še eno igračo
toybattle-does-jumbo = izloči soseda
toybattle-does-hook = pristani na katerikoli bazi
toybattle-does-xb-42 = na slepo uropaj žeton
toybattle-does-star = vzemi 1 žeton
toybattle-does-roxy = preprosto močna
toybattle-does-kwak = premaga vse, vsi premagajo njega
toybattle-does-recall = vzemi drugo svojo igračo nazaj na stojalo.
toybattle-does-draw = vzemi še en žeton.
toybattle-does-shove = porini sosednjo nasprotnikovo igračo za eno bazo naprej.
toybattle-does-exhume = vzemi nazaj eno od svojih izločenih igrač.
toybattle-does-nullify = igrače, postavljene sem, nimajo učinka.
toybattle-does-suppress = na slepo zakrij nasprotnikov žeton za eno potezo.
toybattle-does-gate = noter smejo samo te moči in Kwak.

toybattle-hint-begin = Pripravljeno? Razdeli žetone.
toybattle-hint-turn = Izberi igračo, ki jo postaviš, ali vzemi žetone.
toybattle-hint-place = Izberi igračo, ki jo postaviš.
toybattle-hint-picked = { $troop } je v roki. Izberi bazo, ki žari.
toybattle-hint-wait = { $name } razmišlja.
toybattle-begin = Razdeli žetone
toybattle-take = Vzemi žetone
toybattle-place-on = Postavi na polje { $place }

toybattle-question = Učinek čaka nate
toybattle-offered = { $effect } na polju { $base }
toybattle-ask-skully =
    { $count ->
        [1] Vzameš žeton?
        [one] Vzameš { $count } žeton?
        [two] Vzameš { $count } žetona?
        [few] Vzameš { $count } žetone?
       *[other] Vzameš { $count } žetonov?
    }
toybattle-ask-capn = Postaviš še eno igračo?
toybattle-ask-jumbo = Izločiš soseda, ki žari?
toybattle-ask-xb-42 = Na slepo uropaš žeton z nasprotnikovega stojala?
toybattle-ask-star = Vzameš en žeton?
toybattle-ask-recall = Vzameš nazaj svojo igračo, ki žari?
toybattle-ask-draw = Vzameš en žeton?
toybattle-ask-shove = Koga porineš? Izberi igračo, ki žari.
toybattle-ask-shove-to = Kam gre igrača s polja { $base }?
toybattle-ask-exhume = Katero izločeno igračo izkoplješ?
toybattle-ask-suppress = Na slepo zakriješ nasprotnikov žeton?
toybattle-do-take =
    { $count ->
        [1] Vzemi žeton
        [one] Vzemi { $count } žeton
        [two] Vzemi { $count } žetona
        [few] Vzemi { $count } žetone
       *[other] Vzemi { $count } žetonov
    }
toybattle-do-rob = Uropaj
toybattle-do-suppress = Zakrij enega
toybattle-do-exhume = { $troop }
toybattle-decline = Ne, hvala

toybattle-read-side =
    { $rack ->
        [one] { $name }: { $medals } od { $objective } medalj, { $rack } žeton na stojalu, { $reserve } v zalogi
        [two] { $name }: { $medals } od { $objective } medalj, { $rack } žetona na stojalu, { $reserve } v zalogi
        [few] { $name }: { $medals } od { $objective } medalj, { $rack } žetoni na stojalu, { $reserve } v zalogi
       *[other] { $name }: { $medals } od { $objective } medalj, { $rack } žetonov na stojalu, { $reserve } v zalogi
    }
toybattle-read-rack = Tvoje stojalo: { $troops }

toybattle-key-pick = Izberi igračo s stojala
toybattle-key-take = Vzemi žetone
toybattle-key-decline = Odpovej se učinku

toybattle-instead = Poskusi raje { $what }
toybattle-beats = { $troop } premaga: { $enemy }.
toybattle-another = Drug teren
`;export{e as default};