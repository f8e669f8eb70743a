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
castle-symbol-crown = krona
castle-symbol-key = ključ
castle-symbol-drop = kaplja
castle-symbol-bell = zvonec
castle-symbol-leaf = list
castle-symbol-cup = kelih
castle-square = { $symbol } { $row }
castle-card-up = gor
castle-card-right = desno
castle-card-down = dol
castle-card-left = levo
castle-card-loop = zanka
castle-card-sorcerer = čarovnik
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
castle-event-card-laid = { $name } položi: { castle-card }
castle-event-stack-shuffled = Karte znova premešamo. V kupčku jih je spet { $cards }
castle-event-card-turned = { $name } obrne karto { $place } { castle-turned }
castle-event-way-chosen = Karta { $place } bo šla { castle-direction }
castle-event-gate-chosen = Od portala { $at } do portala { $to }
castle-event-gate-declined = Na polju { $at } brez skoka
castle-event-sorcerer-walked = Čarovnik gre { castle-direction } na polje { $end }
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
       *[card] Duh spleza na stopnico { $level }
    }
castle-event-loop-repeated = Zanka, še enkrat: { $cards }
castle-event-row-impossible = Te vrste ni mogoče prehoditi
castle-event-castle-saved = Vsi zakladi so najdeni!
castle-event-ghost-escaped = Duh je ušel iz stolpa

## Several events in one line

castle-line-laid = { $name } položi: { $cards }
castle-line-walked = Čarovnik gre { $ways }

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

## Before play

castle-option-profile = Katera pravila?
castle-option-profile-base = Osnovna
    .help = Portal te lahko prenese. Zanka ponovi tudi duhove.
castle-option-profile-young = Mladi
    .help = Portal te lahko prenese. Zanka duhove izpusti.
castle-option-profile-older = Starejši
    .help = Portal te vedno prenese. Zanka duhove izpusti.
castle-option-profile-oldest = Najstarejši
    .help = Portal te vedno prenese. Zanka ponovi tudi duhove.
castle-option-half_turns = Za koliko se sme puščica obrniti?
castle-option-half_turns-false = Za četrt kroga
    .help = Levo ali desno.
castle-option-half_turns-true = Tudi za pol kroga
    .help = Levo, desno ali v nasprotno smer.

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
            [loop] To je karta z zanko.
            [sorcerer] To je karta s čarovnikom.
            [ghost] To je karta z duhom.
           *[other] To je karta »{ castle-card }«.
        }
    .help = Raje obrni karto s puščico.
castle-refused-turned-already = Karta { $place } je že obrnjena
    .because = V eni vrsti se vsaka puščica obrne enkrat.
    .help = Še enkrat pritisni njen gumb in puščica se vrne. Potem izberi na novo.
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
    .help = Obrni jo v drugo smer ali obrni drugo puščico.
castle-refused-row-hopeless = Tej vrsti ne pomaga noben obrat
    .because = Karkoli obrneš ali izbereš, en korak ostane zaprt.
    .help = Pritisni »Gremo!«. Duh spleza za eno stopnico, naslednja vrsta pa bo nova.
castle-refused-no-question = Tukaj ni česa izbirati
    .because = Nobena karta in noben portal zdaj ne sprašuje za pot.
    .help = Obrni puščico ali pritisni »Gremo!«.
castle-refused-way-blocked = Čarovnik tu ne more { castle-direction }
    .because = Stoji na polju { $at }, a { castle-cause }.
    .help = Izberi smer z odprtimi vrati.
castle-refused-way-dead-end = Po tej poti čarovnik obtiči: potem ne bo mogel { castle-direction }
    .because = Korak { $number } bi se začel na polju { $at }, a { castle-cause }.
    .help = Izberi drugo smer ali najprej obrni drugo puščico.
castle-refused-not-a-gate = Na polju { $square } ni portala
    .because = Čarovnik skače samo od portala do portala.
    .help = Izberi enega od portalov, ki žarijo.
castle-refused-same-gate = Čarovnik stoji prav na tem portalu
    .because = Portal ga prenese na drug portal.
    .help = Izberi drug portal ali pa naj gre naprej.
castle-refused-gate-dead-end = Po skoku na polje { $square } čarovnik obtiči
    .because = Korak { $number } potem ne bi imel odprtih vrat.
    .help = Izberi drug portal, ki žari.
castle-refused-gate-forced = Na polju { $at } mora čarovnik skočiti
    .because = Po pravilih te igre portal vedno prenese naprej.
    .help = Izberi enega od portalov, ki žarijo.
castle-refused-stay-dead-end = Brez skoka čarovnik obtiči na polju { $at }
    .because = Korak { $number } tam ne bi imel odprtih vrat.
    .help = Naj skoči na drug portal.
castle-refused-question-open =
    { $kind ->
        [gate] Portal čaka
       *[way] Karta { $place } čaka na smer
    }
    .because =
        { $kind ->
            [gate] Čarovnik stopi na portal in sprašuje, kam naj gre.
           *[way] Ta karta gre kamorkoli, smer pa izbereš ti.
        }
    .help =
        { $kind ->
            [gate] Izberi portal, ki žari.
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
    .help = Obrni puščico ali pritisni »Gremo!«.
castle-refused-treasures-first = Najprej zakladi
    .because = Vsi štirje zakladi pridejo na ploščo pred prvo karto.
    .help = Počakaj, da bodo v svojih sobanah.
castle-refused-not-in-stack = Te karte ni v kupčku
    .because =
        { $card ->
            [loop] Vse karte z zanko so že odkrite.
            [sorcerer] Vse karte s čarovnikom so že odkrite.
            [ghost] Vse karte z duhom so že odkrite.
           *[other] Vse karte »{ castle-card }« so že odkrite.
        }
    .help = Vzemi karto, ki jo da kupček.
castle-refused-no-chamber = Polje { $square } ni sobana
    .because = Zaklade polagamo samo v sobane.
    .help = Izberi sobano z znakom in številko.
castle-refused-treasures-all-placed = Vsi zakladi so že na svojem mestu
    .because = V eni igri iščemo štiri zaklade.
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
castle-hint-begin = Skrij štiri zaklade, potem položi prvo vrsto.
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
castle-grown-up-loop = Zanka ponovi vse, kar leži levo od nje. Vprašaj: »Kje bo stal čarovnik, preden začne znova?«
castle-grown-up-loop-first = Zanka na začetku ne ponovi ničesar. Vprašaj: »Kaj je levo od nje?«
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
`;export{e as default};