var e=`### Toy Battle in Romanian. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### The words of the printed rulebook: a tile is a jeton, the rack a stativ, headquarters a sediu central, a path a traseu,
### strength forță; you plasezi a troop, extragi tiles, preiei controlul of a region. A side is a tabără.

## Words that other sentences use

toybattle-effect-recall = Retragere
toybattle-effect-draw = Jeton în plus
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
        [one] { $name } a extras un jeton
        [few] { $name } a extras { $count } jetoane
       *[other] { $name } a extras { $count } de jetoane
    }
    .troop = { $name } a extras { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } a plasat { $troop } pe { $place }
       *[other] { $name } a plasat { $troop } pe { $place }, peste { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } a preluat controlul unei regiuni: o medalie
        [few] { $name } a preluat controlul unei regiuni: { $medals } medalii
       *[other] { $name } a preluat controlul unei regiuni: { $medals } de medalii
    }
toybattle-event-troop-discarded = Trupă eliminată de pe baza { $base }: { $troop } ({ $name })
toybattle-event-rack-robbed = Trupă eliminată de pe stativ: { $troop } ({ $name })
toybattle-event-troop-recalled = { $name } a luat înapoi { $troop } de pe baza { $base }
toybattle-event-troop-shoved = Un ghiont: { $troop } ({ $name }) a ajuns de pe baza { $start } pe baza { $end }
toybattle-event-troop-exhumed = { $name } a recuperat { $troop }
toybattle-event-tile-suppressed = Un jeton stă cu fața în jos: { $name }
    .troop = { $troop } ({ $name }) stă cu fața în jos
toybattle-event-tiles-released = { $name } poate folosi din nou toate jetoanele
toybattle-event-effect-declined = { $name } nu folosește efectul „{ toybattle-effect }”
toybattle-event-headquarters-captured = { $name } a capturat sediul central { $place }
toybattle-event-objective-reached = Medaliile ajung
toybattle-event-side-stuck = { $name } nu poate nici extrage, nici plasa
toybattle-event-battle-stalled =
    { $turns ->
        [one] O tură fără niciun progres
        [few] { $turns } ture fără niciun progres
       *[other] { $turns } de ture fără niciun progres
    }

## How it ended

toybattle-you-win = Ai câștigat!
toybattle-outcome-headquarters = Câștigă { $name }
    .because = O trupă a ajuns pe sediul central inamic.
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
    .because = O tabără nu mai putea nici extrage, nici plasa. Câștigă cine are mai multe medalii; la egalitate, cealaltă tabără.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Câștigă { $name }
       *[other] Bătălia s-a oprit
    }
    .because = De prea multe ture nu s-a extras, câștigat sau eliminat nimic. Câștigă cine are mai multe medalii; la egalitate, nimeni.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Jocul s-a terminat
    .because = Nu mai urmează mutări.
    .help = Începe un joc nou sau revezi-l pe acesta.
toybattle-refused-not-to-act = Acum nu e rândul tău
    .because = Joacă cealaltă tabără.
    .help = Așteaptă o clipă. O să afli când îți vine rândul.
toybattle-refused-chance-first = Așteaptă o clipă
    .because = Jetoanele încă se împart.
    .help = Încearcă din nou când sunt pe stativ.
toybattle-refused-unforeseen = Asta nu se hotărăște aici
    .because = Întâmplarea extrage jetoanele, iar taberele le joacă; fiecare cu partea ei.
    .help = Alege una dintre mutările tale.
toybattle-refused-not-in-reserve = Nu mai e niciun jeton { $troop } de extras
    .because = Toate jetoanele acestei trupe au ieșit deja.
    .help = Trebuie să vină alt jeton.
toybattle-refused-not-on-that-rack = Acolo nu e niciun jeton { $troop }
    .because = Se poate arăta doar spre jetoanele de pe stativ.
    .help = Trebuie arătat spre alt jeton.
toybattle-refused-no-such-place = Pe planșa aceasta nu există numărul { $place }
    .because = Fiecare bază și fiecare sediu central are numărul său.
    .help = Alege un număr pe care îl vezi pe planșă.
toybattle-refused-not-on-rack = Nu ai niciun jeton { $troop }
    .because = Trupele se plasează de pe stativul tău.
    .help = Alege o trupă de pe stativul tău.
toybattle-refused-suppressed-tile = { $troop } stă cu fața în jos
    .because = A primit „Liniște” și nu se poate plasa în tura aceasta.
    .help = Plasează altă trupă sau extrage jetoane. După tura aceasta e din nou liberă.
toybattle-refused-own-headquarters = Numărul { $place } e chiar sediul tău central
    .because = Acolo plasează trupe doar cealaltă tabără.
    .help = Alege o bază sau sediul central inamic.
toybattle-refused-not-connected = Până la baza { $place } nu ajungi încă
    .because = Linia de la sediul tău central se întrerupe la baza { $breaks }.
    .help = Ocupă întâi baza { $breaks }.
toybattle-refused-headquarters-not-connected = Până la sediul central nu ajungi încă
    .because = Linia de la sediul tău central se întrerupe la baza { $breaks }.
    .help = Ocupă întâi baza { $breaks }.
toybattle-refused-hook-headquarters = Hook nu poate sări pe un sediu central
    .because = Sare doar pe baze, iar linia ta se întrerupe la { $breaks }.
    .help = Fă o linie până la sediul central.
toybattle-refused-hook-nullified = Hook nu poate sări pe { $place }
    .because = Acolo nicio trupă nu are efect, iar al lui e săritura. Linia ta se întrerupe la { $breaks }.
    .help = Fă o linie până la { $place } sau sari în altă parte.
toybattle-refused-gate-closed = { $troop } nu trece prin poarta de la { $place }
    .because = Poarta aceasta lasă să intre: { $lets } și Kwak.
    .help = Plasează o trupă care se potrivește.
toybattle-refused-too-weak = { $troop } nu poate învinge { $enemy }
    .because = Are forța { $strength } și e nevoie de mai mult de { $against }.
    .help = Plasează o trupă mai puternică sau pe Kwak.
toybattle-refused-rack-full = Stativul tău e plin
    .because =
        { $tiles ->
            [one] Are un jeton și mai multe nu încap.
            [few] Are { $tiles } jetoane și mai multe nu încap.
           *[other] Are { $tiles } de jetoane și mai multe nu încap.
        }
    .help = Plasează o trupă.
toybattle-refused-reserve-empty = Rezerva ta e goală
    .because = Nu mai e niciun jeton de extras.
    .help = Plasează o trupă.
toybattle-refused-effect-open = Hotărăște întâi ce faci cu „{ toybattle-effect }”
    .because = Efectul de pe baza { $base } te așteaptă.
    .help = Folosește-l sau lasă-l.
toybattle-refused-not-a-base = Numărul { $place } nu e o bază
    .because = Efectele ajung la baze, niciodată la un sediu central.
    .help = Alege o bază.
toybattle-refused-not-beside = Baza { $base } e prea departe
    .because = Efectul de pe baza { $activator } ajunge doar până la capătul unui traseu.
    .help = Alege o bază la un traseu de baza { $activator }.
toybattle-refused-no-enemy-there = Pe baza { $base } nu se vede nicio trupă inamică
    .because = Efectul e pentru trupele inamice care se văd.
    .help = Alege o bază cu o trupă inamică deasupra.
toybattle-refused-same-base = Trupa de pe baza { $base } rămâne
    .because = Baza retrage altă trupă de-a ta.
    .help = Alege altă trupă de-a ta.
toybattle-refused-not-yours = Trupa care se vede pe baza { $base } nu e a ta
    .because = Retragi doar trupele tale.
    .help = Alege o trupă de-a ta.
toybattle-refused-shove-nowhere = De pe baza { $start } nimeni nu poate fi împins pe { $end }
    .because = Un ghiont merge pe un singur traseu, până la o bază.
    .help = Alege o bază vecină cu baza { $start }.
toybattle-refused-not-discarded = Nu ai niciun jeton { $troop } eliminat
    .because = Recuperezi doar trupele tale eliminate.
    .help = Alege una dintre trupele tale eliminate.
toybattle-refused-nothing-to-decline = Acum nu e nimic de refuzat
    .because = Niciun efect nu așteaptă, iar peste tură nu se sare.
    .help = Extrage jetoane sau plasează o trupă.
toybattle-refused-no-effect-offered = Acum nu e niciun efect de folosit
    .because = Efectele vin după ce plasezi o trupă.
    .help = Extrage jetoane sau plasează o trupă.
toybattle-refused-must-suppress = Efectul acesta trebuie folosit
    .because = După regulile acestei mese nu se poate renunța la el.
    .help = Arată spre un jeton de pe stativul inamic.

## Before play

toybattle-printing = Ce reguli?
toybattle-printing-standard = Regulamentul
    .help = Așa cum e tipărit, cu hotărârea noastră acolo unde tace.
toybattle-option-terrain = Ce teren?
toybattle-option-terrain-castle = Domeniul castelului
    .help = Pentru primul joc. Bazele speciale cheamă înapoi o trupă.
toybattle-option-terrain-pool = Piscină tropicală
    .help = Porțile lasă să intre doar anumite forțe.
toybattle-option-terrain-clouds = Orașul norilor
    .help = Bazele speciale îți dau încă un jeton.
toybattle-option-terrain-jungle = Jungla vulcanică
    .help = Bazele speciale împing o trupă inamică.
toybattle-option-terrain-cemetery = Cimitirul blestemat
    .help = Bazele speciale recuperează o trupă eliminată.
toybattle-option-terrain-caribbean = Marea Caraibelor
    .help = Fără baze speciale, dar tabăra albastră are două sedii centrale.
toybattle-option-terrain-station = Stația Metal-X
    .help = Pe bazele speciale nicio trupă nu are efect.
toybattle-option-terrain-battlefield = Câmp de luptă
    .help = Bazele speciale întorc cu fața în jos un jeton de pe stativul inamic.
toybattle-option-terrain-croisette = La Croisette
    .help = O planșă apărută mai târziu, cu câte puțin din toate.
toybattle-option-terrain-tournament = Turneu
    .help = Domeniul castelului, dar bazele speciale recuperează o trupă eliminată.
toybattle-option-beginner = Baze speciale?
toybattle-option-beginner-false = Ca pe planșă
    .help = Fiecare bază specială face ce arată.
toybattle-option-beginner-true = Fără, pentru început
    .help = Bazele speciale sunt baze obișnuite, iar porțile sunt deschise.
toybattle-reading-suppress = „Liniște” trebuie folosită?
toybattle-reading-suppress-optional = Nu
    .help = Poți să nu întorci niciun jeton cu fața în jos.
toybattle-reading-suppress-forced = Da
    .help = Cine poate întoarce un jeton cu fața în jos trebuie să o facă.
toybattle-reading-both_at_objective = Cine câștigă dacă ambele tabere strâng medaliile deodată?
toybattle-reading-both_at_objective-acting = Cine e la rând
    .help = Câștigă tabăra care e la rând.
toybattle-reading-both_at_objective-shared = Amândouă
    .help = Ambele tabere sunt pe primul loc.
toybattle-reading-no_progress = Și dacă nu se mai întâmplă nimic?
toybattle-reading-no_progress-40 = Se termină
    .help = După 40 de ture fără niciun jeton extras, medalie câștigată sau trupă eliminată, câștigă cine are mai multe medalii.
toybattle-reading-no_progress-none = Se joacă mai departe
    .help = Jocul continuă până când cineva câștigă sau nu mai poate juca.

## At the table

toybattle-turn = La rând: { $name }
toybattle-turn-yours = E rândul tău, { $name }
toybattle-turn-number = Tura { $number }
toybattle-board = Planșa
toybattle-rack = Stativul tău
toybattle-your-side = Stativul tău și ce poți face
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
        [few] { $troop } ({ $name }), deasupra, din { $count } jetoane în total
       *[other] { $troop } ({ $name }), deasupra, din { $count } de jetoane în total
    }
toybattle-headquarters-of = Sediu central ({ $name }), numărul { $number }
toybattle-gate = Poartă pentru { $lets }
toybattle-target = poți plasa aici
toybattle-choice = poți alege aici
toybattle-tiles =
    { $count ->
        [0] niciun jeton
        [one] 1 jeton
        [few] { $count } jetoane
       *[other] { $count } de jetoane
    }
toybattle-stack-help = Jetonul de deasupra ocupă baza. Sub el sunt celelalte; cel mai vechi e ultimul.
toybattle-medals = { $medals } din cele { $objective } medalii care aduc victoria
toybattle-objective =
    { $objective ->
        [one] Câștigi cu o medalie
        [few] Câștigi cu { $objective } medalii
       *[other] Câștigi cu { $objective } de medalii
    }
toybattle-goal =
    { $objective ->
        [one] Capturează sediul central ({ $name }) sau strânge mai întâi o medalie.
        [few] Capturează sediul central ({ $name }) sau strânge mai întâi { $objective } medalii.
       *[other] Capturează sediul central ({ $name }) sau strânge mai întâi { $objective } de medalii.
    }
toybattle-goal-both =
    { $objective ->
        [one] Capturează celălalt sediu central sau strânge mai întâi o medalie.
        [few] Capturează celălalt sediu central sau strânge mai întâi { $objective } medalii.
       *[other] Capturează celălalt sediu central sau strânge mai întâi { $objective } de medalii.
    }
toybattle-on-rack = pe stativ
toybattle-in-reserve = în rezervă
toybattle-discarded = eliminate
toybattle-face-down = cu fața în jos
toybattle-known = { $troop }, jeton știut de toți
toybattle-rack-count = { $count } pe stativ
toybattle-strip-you = tu · rezervă { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, cu fața în jos în tura aceasta

# What troops and bases do, in a few words.
toybattle-does-skully = extrage 2 jetoane
toybattle-does-capn = mai plasează o trupă
toybattle-does-jumbo = elimină o trupă vecină
toybattle-does-hook = ajunge pe orice bază
toybattle-does-xb-42 = elimină un jeton ascuns
toybattle-does-star = extrage 1 jeton
toybattle-does-roxy = pur și simplu puternică
toybattle-does-kwak = învinge pe oricine, oricine îl învinge
toybattle-does-recall = altă trupă de-a ta se întoarce pe stativ.
toybattle-does-draw = mai extrage un jeton.
toybattle-does-shove = împinge o trupă inamică vecină pe baza următoare.
toybattle-does-exhume = ia înapoi una dintre trupele tale eliminate.
toybattle-does-nullify = trupele plasate aici nu au efect.
toybattle-does-suppress = întoarce cu fața în jos, pentru o tură, un jeton inamic ascuns.
toybattle-does-gate = intră doar aceste forțe și Kwak.

toybattle-hint-begin = Gata? Împarte jetoanele.
toybattle-hint-turn = Alege o trupă de plasat sau extrage jetoane.
toybattle-hint-place = Alege o trupă de plasat.
toybattle-hint-picked = Ai ales { $troop }. Alege o bază care strălucește.
toybattle-hint-wait = { $name } se gândește.
toybattle-begin = Împarte jetoanele
toybattle-take = Extrage jetoane
toybattle-place-on = Plasează pe { $place }

toybattle-question = Ai un efect de folosit
toybattle-offered = { $effect } pe baza { $base }
toybattle-ask-skully =
    { $count ->
        [one] Extragi un jeton?
        [few] Extragi { $count } jetoane?
       *[other] Extragi { $count } de jetoane?
    }
toybattle-ask-capn = Mai plasezi o trupă?
toybattle-ask-jumbo = Elimini o trupă vecină care strălucește?
toybattle-ask-xb-42 = Elimini un jeton ascuns de pe stativul inamic?
toybattle-ask-star = Extragi un jeton?
toybattle-ask-recall = Iei înapoi o trupă de-a ta care strălucește?
toybattle-ask-draw = Extragi un jeton?
toybattle-ask-shove = Pe cine împingi? Alege o trupă inamică ce strălucește.
toybattle-ask-shove-to = Unde merge trupa de pe baza { $base }?
toybattle-ask-exhume = Care trupă eliminată se întoarce?
toybattle-ask-suppress = Întorci cu fața în jos un jeton inamic ascuns?
toybattle-do-take =
    { $count ->
        [one] Extrage un jeton
        [few] Extrage { $count } jetoane
       *[other] Extrage { $count } de jetoane
    }
toybattle-do-rob = Scoate
toybattle-do-suppress = Întoarce una
toybattle-do-exhume = { $troop }
toybattle-decline = Nu, mulțumesc

toybattle-read-side =
    { $rack ->
        [one] { $name }: medalii { $medals } din { $objective }, un jeton pe stativ, { $reserve } în rezervă
        [few] { $name }: medalii { $medals } din { $objective }, { $rack } jetoane pe stativ, { $reserve } în rezervă
       *[other] { $name }: medalii { $medals } din { $objective }, { $rack } de jetoane pe stativ, { $reserve } în rezervă
    }
toybattle-read-rack = Stativul tău: { $troops }

toybattle-key-pick = Alege o trupă de pe stativ
toybattle-key-take = Extrage jetoane
toybattle-key-decline = Nu folosi un efect

toybattle-instead = Încearcă { $what }
toybattle-beats = { $troop } bate { $enemy }.
toybattle-another = Alt teren
`;export{e as default};