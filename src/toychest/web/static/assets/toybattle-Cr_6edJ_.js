var e=`### Toy Battle in Romanian. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### A tile is a piesă, the rack a raft, headquarters a cartier general, a side a tabără, a path a drum.

## Words that other sentences use

toybattle-effect-recall = Retragere
toybattle-effect-draw = Piesă în plus
toybattle-effect-shove = Ghiont
toybattle-effect-exhume = Recuperare
toybattle-effect-nullify = Fără efect
toybattle-effect-suppress = Liniște
toybattle-effect-gate = Poartă
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

toybattle-event-starter-drawn = Începe { $name }
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } a luat o piesă
        [few] { $name } a luat { $count } piese
       *[other] { $name } a luat { $count } de piese
    }
    .troop = { $name } a luat { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } a pus { $troop } pe { $place }
       *[other] { $name } a pus { $troop } pe { $place }, peste { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } a închis o regiune: o medalie
        [few] { $name } a închis o regiune: { $medals } medalii
       *[other] { $name } a închis o regiune: { $medals } de medalii
    }
toybattle-event-troop-discarded = { $name } a pierdut { $troop } de pe baza { $base }
toybattle-event-rack-robbed = { $name } a pierdut { $troop } de pe raft
toybattle-event-troop-recalled = { $name } a luat înapoi { $troop } de pe baza { $base }
toybattle-event-troop-shoved = Un ghiont: { $troop } ({ $name }) a ajuns de pe baza { $start } pe baza { $end }
toybattle-event-troop-exhumed = { $name } a recuperat { $troop }
toybattle-event-tile-suppressed = O piesă stă cu fața în jos: { $name }
    .troop = { $troop } ({ $name }) stă cu fața în jos
toybattle-event-tiles-released = { $name } poate folosi din nou toate piesele
toybattle-event-effect-declined = { $name } nu folosește efectul „{ toybattle-effect }”
toybattle-event-headquarters-captured = { $name } a cucerit cartierul general { $place }
toybattle-event-objective-reached = Medaliile ajung
toybattle-event-side-stuck = { $name } nu poate nici să ia, nici să pună
toybattle-event-battle-stalled =
    { $turns ->
        [one] O tură fără niciun progres
        [few] { $turns } ture fără niciun progres
       *[other] { $turns } de ture fără niciun progres
    }

## How it ended

toybattle-you-win = Ai câștigat!
toybattle-outcome-headquarters = Câștigă { $name }
    .because = O trupă a ajuns pe cartierul general inamic.
toybattle-outcome-objective =
    { $winners ->
        [2] Câștigă împreună { $name }
       *[other] Câștigă { $name }
    }
    .because =
        { $points ->
            [one] Aici o medalie ajunge ca să câștigi.
            [few] Aici { $points } medalii ajung ca să câștigi.
           *[other] Aici { $points } de medalii ajung ca să câștigi.
        }
toybattle-outcome-stuck = Câștigă { $name }
    .because = O tabără nu mai putea nici să ia, nici să pună. Câștigă cine are mai multe medalii; la egalitate, cealaltă tabără.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Câștigă { $name }
       *[other] Bătălia s-a oprit
    }
    .because = De prea multe ture nu s-a luat, câștigat sau pierdut nimic. Câștigă cine are mai multe medalii; la egalitate, nimeni.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Jocul s-a terminat
    .because = Nu mai urmează mutări.
    .help = Începe un joc nou sau revezi-l pe acesta.
toybattle-refused-not-to-act = Acum nu e rândul tău
    .because = Joacă cealaltă tabără.
    .help = Așteaptă o clipă. O să afli când îți vine rândul.
toybattle-refused-chance-first = Așteaptă o clipă
    .because = Piesele încă se trag la sorți.
    .help = Încearcă din nou când sunt pe raft.
toybattle-refused-unforeseen = Asta nu se hotărăște aici
    .because = Întâmplarea trage piesele, iar taberele le joacă; fiecare cu partea ei.
    .help = Alege una dintre mutările tale.
toybattle-refused-not-in-reserve = Nu mai e nicio piesă { $troop } de tras
    .because = Toate piesele acestei trupe au ieșit deja.
    .help = Trebuie să vină altă piesă.
toybattle-refused-not-on-that-rack = Acolo nu e nicio piesă { $troop }
    .because = Se pot arăta doar piesele de pe raft.
    .help = Trebuie arătată altă piesă.
toybattle-refused-no-such-place = Pe tabla aceasta nu există numărul { $place }
    .because = Fiecare bază și fiecare cartier general are numărul său.
    .help = Alege un număr pe care îl vezi pe tablă.
toybattle-refused-not-on-rack = Nu ai nicio piesă { $troop }
    .because = Trupele se pun de pe raftul tău.
    .help = Alege o trupă de pe raftul tău.
toybattle-refused-suppressed-tile = { $troop } stă cu fața în jos
    .because = A primit „Liniște” și nu se poate pune în tura aceasta.
    .help = Pune altă trupă sau ia piese. După tura aceasta e din nou liberă.
toybattle-refused-own-headquarters = Numărul { $place } e chiar cartierul tău general
    .because = Acolo pune trupe doar cealaltă tabără.
    .help = Alege o bază sau cartierul general inamic.
toybattle-refused-not-connected = Până la baza { $place } nu ajungi încă
    .because = Linia de la cartierul tău general se întrerupe la baza { $breaks }.
    .help = Ocupă întâi baza { $breaks }.
toybattle-refused-headquarters-not-connected = Până la cartierul general nu ajungi încă
    .because = Linia de la cartierul tău general se întrerupe la baza { $breaks }.
    .help = Ocupă întâi baza { $breaks }.
toybattle-refused-hook-headquarters = Hook nu poate sări pe un cartier general
    .because = Sare doar pe baze, iar linia ta se întrerupe la { $breaks }.
    .help = Fă o linie până la cartierul general.
toybattle-refused-hook-nullified = Hook nu poate sări pe { $place }
    .because = Acolo nicio trupă nu are efect, iar al lui e săritura. Linia ta se întrerupe la { $breaks }.
    .help = Fă o linie până la { $place } sau sari în altă parte.
toybattle-refused-gate-closed = { $troop } nu trece prin poarta de la { $place }
    .because = Poarta aceasta lasă să intre: { $lets } și Kwak.
    .help = Pune o trupă care se potrivește.
toybattle-refused-too-weak = { $troop } nu poate învinge { $enemy }
    .because = Are puterea { $strength } și e nevoie de mai mult de { $against }.
    .help = Pune o trupă mai puternică sau pe Kwak.
toybattle-refused-rack-full = Raftul tău e plin
    .because =
        { $tiles ->
            [one] Are o piesă și mai multe nu încap.
            [few] Are { $tiles } piese și mai multe nu încap.
           *[other] Are { $tiles } de piese și mai multe nu încap.
        }
    .help = Pune o trupă.
toybattle-refused-reserve-empty = Rezerva ta e goală
    .because = Nu mai e nicio piesă de luat.
    .help = Pune o trupă.
toybattle-refused-effect-open = Hotărăște întâi ce faci cu „{ toybattle-effect }”
    .because = Efectul de pe baza { $base } te așteaptă.
    .help = Folosește-l sau lasă-l.
toybattle-refused-not-a-base = Numărul { $place } nu e o bază
    .because = Efectele ajung la baze, niciodată la un cartier general.
    .help = Alege o bază.
toybattle-refused-not-beside = Baza { $base } e prea departe
    .because = Efectul de pe baza { $activator } ajunge doar până la capătul unui drum.
    .help = Alege o bază la un drum de baza { $activator }.
toybattle-refused-no-enemy-there = Pe baza { $base } nu se vede nicio trupă inamică
    .because = Efectul e pentru trupele inamice care se văd.
    .help = Alege o bază cu o trupă inamică deasupra.
toybattle-refused-same-base = Trupa de pe baza { $base } rămâne
    .because = Baza cheamă înapoi altă trupă de-a ta.
    .help = Alege altă trupă de-a ta.
toybattle-refused-not-yours = Trupa care se vede pe baza { $base } nu e a ta
    .because = Chemi înapoi doar trupele tale.
    .help = Alege o trupă de-a ta.
toybattle-refused-shove-nowhere = De pe baza { $start } nimeni nu poate fi împins pe { $end }
    .because = Un ghiont merge pe un singur drum, până la o bază.
    .help = Alege o bază vecină cu baza { $start }.
toybattle-refused-not-discarded = Nu ai pierdut nicio piesă { $troop }
    .because = Recuperezi doar trupele pierdute de tine.
    .help = Alege una dintre trupele tale pierdute.
toybattle-refused-nothing-to-decline = Acum nu e nimic de refuzat
    .because = Niciun efect nu așteaptă, iar rândul nu se sare.
    .help = Ia piese sau pune o trupă.
toybattle-refused-no-effect-offered = Acum nu e niciun efect de folosit
    .because = Efectele vin după ce pui o trupă.
    .help = Ia piese sau pune o trupă.
toybattle-refused-must-suppress = Efectul acesta trebuie folosit
    .because = După regulile acestei mese nu se poate renunța la el.
    .help = Arată o piesă de pe raftul inamic.

## Before play

toybattle-printing = Ce reguli?
toybattle-printing-standard = Regulamentul
    .help = Așa cum e tipărit, cu hotărârea noastră acolo unde tace.
toybattle-option-terrain = Ce teren?
toybattle-option-terrain-castle = Câmpia castelului
    .help = Pentru primul joc. Bazele speciale cheamă înapoi o trupă.
toybattle-option-terrain-pool = Piscina tropicală
    .help = Porțile lasă să intre doar anumite puteri.
toybattle-option-terrain-clouds = Orașul din nori
    .help = Bazele speciale îți dau încă o piesă.
toybattle-option-terrain-jungle = Jungla vulcanului
    .help = Bazele speciale împing o trupă inamică.
toybattle-option-terrain-cemetery = Cimitirul blestemat
    .help = Bazele speciale recuperează o trupă pierdută.
toybattle-option-terrain-caribbean = Marea Caraibilor
    .help = Fără baze speciale, dar tabăra albastră are două cartiere generale.
toybattle-option-terrain-station = Stația Metal-X
    .help = Pe bazele speciale nicio trupă nu are efect.
toybattle-option-terrain-battlefield = Câmpul de luptă
    .help = Bazele speciale întorc cu fața în jos o piesă de pe raftul inamic.
toybattle-option-terrain-croisette = La Croisette
    .help = O tablă apărută mai târziu, cu câte puțin din toate.
toybattle-option-terrain-tournament = Turneu
    .help = Câmpia castelului, dar bazele speciale recuperează o trupă pierdută.
toybattle-option-beginner = Baze speciale?
toybattle-option-beginner-false = Ca pe tablă
    .help = Fiecare bază specială face ce arată.
toybattle-option-beginner-true = Fără, pentru început
    .help = Bazele speciale sunt baze obișnuite, iar porțile sunt deschise.
toybattle-reading-suppress = „Liniște” trebuie folosită?
toybattle-reading-suppress-optional = Nu
    .help = Poți să nu întorci nicio piesă cu fața în jos.
toybattle-reading-suppress-forced = Da
    .help = Cine poate întoarce o piesă cu fața în jos trebuie să o facă.
toybattle-reading-both_at_objective = Cine câștigă dacă ambele tabere strâng medaliile deodată?
toybattle-reading-both_at_objective-acting = Cine e la rând
    .help = Câștigă tabăra care e la rând.
toybattle-reading-both_at_objective-shared = Amândouă
    .help = Ambele tabere sunt pe primul loc.
toybattle-reading-no_progress = Și dacă nu se mai întâmplă nimic?
toybattle-reading-no_progress-40 = Se termină
    .help = După 40 de ture fără nicio piesă luată, medalie câștigată sau trupă pierdută, câștigă cine are mai multe medalii.
toybattle-reading-no_progress-none = Se joacă mai departe
    .help = Jocul continuă până când cineva câștigă sau nu mai poate juca.

## At the table

toybattle-turn = La rând: { $name }
toybattle-turn-yours = E rândul tău, { $name }
toybattle-turn-number = Tura { $number }
toybattle-board = Tabla
toybattle-rack = Raftul tău
toybattle-your-side = Raftul tău și ce poți face
toybattle-you = tu
toybattle-across = de cealaltă parte
toybattle-side-0 = Albastru
toybattle-side-1 = Roșu
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = Baza { $number }
toybattle-base-empty = goală
toybattle-base-held =
    { $count ->
        [one] { $troop } ({ $name })
        [few] { $troop } ({ $name }), deasupra, din { $count } piese în total
       *[other] { $troop } ({ $name }), deasupra, din { $count } de piese în total
    }
toybattle-headquarters-of = Cartier general ({ $name }), numărul { $number }
toybattle-gate = Poartă pentru { $lets }
toybattle-target = poți pune aici
toybattle-choice = poți alege aici
toybattle-tiles =
    { $count ->
        [0] nicio piesă
        [one] 1 piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
toybattle-stack-help = Piesa de deasupra ocupă baza. Sub ea sunt celelalte; cea mai veche e ultima.
toybattle-medals = { $medals } din cele { $objective } medalii care aduc victoria
toybattle-objective =
    { $objective ->
        [one] Câștigi cu o medalie
        [few] Câștigi cu { $objective } medalii
       *[other] Câștigi cu { $objective } de medalii
    }
toybattle-goal =
    { $objective ->
        [one] Cucerește cartierul general ({ $name }) sau strânge mai întâi o medalie.
        [few] Cucerește cartierul general ({ $name }) sau strânge mai întâi { $objective } medalii.
       *[other] Cucerește cartierul general ({ $name }) sau strânge mai întâi { $objective } de medalii.
    }
toybattle-goal-both =
    { $objective ->
        [one] Cucerește celălalt cartier general sau strânge mai întâi o medalie.
        [few] Cucerește celălalt cartier general sau strânge mai întâi { $objective } medalii.
       *[other] Cucerește celălalt cartier general sau strânge mai întâi { $objective } de medalii.
    }
toybattle-on-rack = pe raft
toybattle-in-reserve = în rezervă
toybattle-discarded = afară
toybattle-face-down = cu fața în jos
toybattle-known = { $troop }, piesă știută de toți
toybattle-rack-count = { $count } pe raft
toybattle-strip-you = tu · rezervă { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, cu fața în jos în tura aceasta

# What troops and bases do, in a few words.
toybattle-does-skully = ia 2 piese
toybattle-does-capn = mai pune o trupă
toybattle-does-jumbo = scoate o trupă vecină
toybattle-does-hook = ajunge pe orice bază
toybattle-does-xb-42 = scoate o piesă ascunsă
toybattle-does-star = ia 1 piesă
toybattle-does-roxy = are doar putere
toybattle-does-kwak = învinge pe oricine, oricine îl învinge
toybattle-does-recall = altă trupă de-a ta se întoarce pe raft.
toybattle-does-draw = mai ia o piesă.
toybattle-does-shove = împinge o trupă inamică vecină pe baza următoare.
toybattle-does-exhume = ia înapoi una dintre trupele tale pierdute.
toybattle-does-nullify = trupele puse aici nu au efect.
toybattle-does-suppress = întoarce cu fața în jos, pentru o tură, o piesă ascunsă inamică.
toybattle-does-gate = intră doar aceste puteri și Kwak.

toybattle-hint-begin = Gata? Împarte piesele.
toybattle-hint-turn = Alege o trupă de pus sau ia piese.
toybattle-hint-place = Alege o trupă de pus.
toybattle-hint-picked = Ai ales { $troop }. Alege o bază care strălucește.
toybattle-hint-wait = { $name } se gândește.
toybattle-begin = Împarte piesele
toybattle-take = Ia piese
toybattle-place-on = Pune pe { $place }

toybattle-question = Ai un efect de folosit
toybattle-offered = { $effect } pe baza { $base }
toybattle-ask-skully = Iei două piese?
toybattle-ask-capn = Mai pui o trupă?
toybattle-ask-jumbo = Scoți o trupă vecină care strălucește?
toybattle-ask-xb-42 = Scoți o piesă ascunsă de pe raftul inamic?
toybattle-ask-star = Iei o piesă?
toybattle-ask-recall = Iei înapoi o trupă de-a ta care strălucește?
toybattle-ask-draw = Iei o piesă?
toybattle-ask-shove = Pe cine împingi? Alege o trupă inamică ce strălucește.
toybattle-ask-shove-to = Unde merge trupa de pe baza { $base }?
toybattle-ask-exhume = Care trupă pierdută se întoarce?
toybattle-ask-suppress = Întorci cu fața în jos o piesă ascunsă inamică?
toybattle-do-take =
    { $count ->
        [one] Ia o piesă
        [few] Ia { $count } piese
       *[other] Ia { $count } de piese
    }
toybattle-do-rob = Scoate
toybattle-do-suppress = Întoarce una
toybattle-do-exhume = { $troop }
toybattle-decline = Nu, mulțumesc

toybattle-read-side =
    { $rack ->
        [one] { $name }: medalii { $medals } din { $objective }, o piesă pe raft, { $reserve } în rezervă
        [few] { $name }: medalii { $medals } din { $objective }, { $rack } piese pe raft, { $reserve } în rezervă
       *[other] { $name }: medalii { $medals } din { $objective }, { $rack } de piese pe raft, { $reserve } în rezervă
    }
toybattle-read-rack = Raftul tău: { $troops }

toybattle-key-pick = Alege o trupă de pe raft
toybattle-key-take = Ia piese
toybattle-key-decline = Nu folosi un efect

toybattle-instead = Încearcă { $what }
toybattle-beats = { $troop } bate { $enemy }.
toybattle-another = Alt teren
`;export{e as default};