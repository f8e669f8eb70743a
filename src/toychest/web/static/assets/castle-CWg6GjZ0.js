var e=`### Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number, in quotes inside a sentence.

## Words that other sentences use

castle-direction-up = în sus
castle-direction-right = la dreapta
castle-direction-down = în jos
castle-direction-left = la stânga
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] la dreapta
        [about] cu o jumătate de tură
       *[left] la stânga
    }
castle-picture-crown = coroană
castle-picture-cup = cupă
castle-picture-gem = nestemată
castle-picture-ring = inel
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] castelul se termină acolo
        [ghost-room] dincolo e o cameră cu fantome
       *[wall] mai departe nu e nicio ușă
    }
castle-symbol-moon = lună
castle-symbol-crown = coroană
castle-symbol-key = cheie
castle-symbol-drop = picătură
castle-symbol-bell = clopoțel
castle-symbol-leaf = frunză
castle-symbol-cup = cupă
castle-square = { $symbol } { $row }
castle-card-up = sus
castle-card-right = dreapta
castle-card-down = jos
castle-card-left = stânga
castle-card-loop = buclă
castle-card-sorcerer = vrăjitor
castle-card-ghost = fantomă
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

castle-face-arrow = Pas
castle-face-loop = Din nou
castle-face-sorcerer = Oriunde
castle-face-ghost = Fantomă
castle-face-back = cu fața în jos

## What happened

castle-event-treasure-placed =
    { $picture ->
        [crown] Coroana
        [cup] Cupa
        [gem] Nestemata
       *[ring] Inelul
    } așteaptă în camera „{ $square }”
castle-event-card-laid = { $name } a pus cartea „{ castle-card }”
castle-event-stack-shuffled =
    { $cards ->
        [one] Singura carte e amestecată din nou
        [few] Toate cele { $cards } cărți sunt amestecate din nou
       *[other] Toate cele { $cards } de cărți sunt amestecate din nou
    }
castle-event-card-turned = { $name } a rotit cartea { $place } { castle-turned }
castle-event-way-chosen = Cartea { $place } va merge { castle-direction }
castle-event-gate-chosen = De la poarta „{ $at }” la poarta „{ $to }”
castle-event-gate-declined = Fără salt la poarta „{ $at }”
castle-event-sorcerer-walked = Vrăjitorul a mers { castle-direction }, în camera „{ $end }”
castle-event-sorcerer-jumped = A sărit din poartă în poartă, până la „{ $end }”
castle-event-treasure-found = Vrăjitorul a găsit o comoară în camera „{ $square }”: { castle-picture }!
castle-event-ghost-lowered =
    { $level ->
        [0] O baghetă magică! Fantoma stă la poalele turnului
       *[other] O baghetă magică! Fantoma a alunecat înapoi pe treapta { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Așa că fantoma a urcat pe treapta { $level }
       *[card] Fantoma a urcat pe treapta { $level }
    }
castle-event-loop-repeated = O buclă, încă o dată: { $cards }
castle-event-row-impossible = Rândul acesta nu se poate parcurge
castle-event-castle-saved = Toate comorile sunt găsite!
castle-event-ghost-escaped = Fantoma a ieșit din turn

## Several events in one line

castle-line-laid = { $name } a pus: { $cards }
castle-line-walked = Vrăjitorul a mers { $ways }

## How it ended

castle-outcome-castle-saved = Castelul e salvat!
    .because =
        { $points ->
            [one] Comoara e găsită, iar fantoma e tot în turnul ei.
            [few] Toate cele { $points } comori sunt găsite, iar fantoma e tot în turnul ei.
           *[other] Toate cele { $points } de comori sunt găsite, iar fantoma e tot în turnul ei.
        }
castle-outcome-ghost-escaped = Fantoma a scăpat
    .because =
        { $points ->
            [0] A ajuns în vârful turnului înainte să apară prima comoară.
            [one] A ajuns în vârful turnului. S-a găsit o comoară.
            [few] A ajuns în vârful turnului. S-au găsit { $points } comori.
           *[other] A ajuns în vârful turnului. S-au găsit { $points } de comori.
        }

## Before play

castle-option-profile = Ce reguli?
castle-option-profile-base = De bază
    .help = O poartă te poate duce mai departe. Bucla repetă și fantomele.
castle-option-profile-young = Cei mici
    .help = O poartă te poate duce mai departe. Bucla sare peste fantome.
castle-option-profile-older = Cei mari
    .help = O poartă te duce mereu mai departe. Bucla sare peste fantome.
castle-option-profile-oldest = Cei mai mari
    .help = O poartă te duce mereu mai departe. Bucla repetă și fantomele.
castle-option-half_turns = Cât se rotește o săgeată?
castle-option-half_turns-false = Un sfert
    .help = La stânga sau la dreapta.
castle-option-half_turns-true = Și o jumătate
    .help = La stânga, la dreapta sau invers.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Jocul s-a terminat
    .because = S-a încheiat, așa că nu mai urmează mutări.
    .help = Apasă „Joacă din nou” sau revezi fiecare pas.
castle-refused-not-to-act = Acum nu e rândul tău
    .because = Hotărăște cine e la rând. Ceilalți ajută cu idei.
    .help = Spune-ți ideea. Vine și rândul tău curând.
castle-refused-no-such-card = Nu există cartea { $place }
    .because =
        { $cards ->
            [one] Rândul acesta are o carte.
            [few] Rândul acesta are { $cards } cărți.
           *[other] Rândul acesta are { $cards } de cărți.
        }
    .help = Numără de la stânga, începând cu 1.
castle-refused-not-an-arrow = Cartea { $place } nu se rotește
    .because = Doar săgețile se rotesc. Aceasta e cartea „{ castle-card }”.
    .help = Rotește mai bine o săgeată.
castle-refused-turned-already = Cartea { $place } e deja rotită
    .because = Fiecare săgeată se rotește o singură dată pe rând.
    .help = Apasă iar butonul ei ca s-o întorci la loc, apoi alege din nou.
castle-refused-two-turned = Două săgeți sunt deja rotite
    .because = Cărțile { $first } și { $second } sunt rotite, iar mai mult de două nu se poate.
    .help = Întoarce una la loc și apoi o poți roti pe aceasta.
castle-refused-half-turn = Cartea { $place } se rotește doar cu un sfert
    .because = Jumătățile de tură nu fac parte din jocul acesta.
    .help = Rotește-o la stânga sau la dreapta. Un joc nou poate permite și jumătatea de tură.
castle-refused-turn-too-late = E prea târziu să rotești cartea { $place }
    .because = De ea depinde un drum sau o poartă aleasă mai târziu.
    .help = Ia întâi înapoi alegerea aceea, apoi rotește.
castle-refused-turn-blocks = Cartea { $place } nu se poate roti { castle-turned }
    .because = Pasul { $number } ar merge { castle-direction } din camera „{ $at }”, dar { castle-cause }.
    .help = Rotește-o în partea cealaltă sau rotește altă săgeată.
castle-refused-row-hopeless = Nicio rotire nu ajută rândul acesta
    .because = Orice ai roti sau ai alege, un pas rămâne blocat.
    .help = Apasă „La drum!”. Fantoma urcă o treaptă, iar apoi vine un rând nou.
castle-refused-no-question = Aici nu e nimic de ales
    .because = Nicio carte și nicio poartă nu întreabă acum încotro.
    .help = Rotește o săgeată sau apasă „La drum!”.
castle-refused-way-blocked = De aici nu poate merge { castle-direction }
    .because = Vrăjitorul stă în camera „{ $at }”, dar { castle-cause }.
    .help = Alege un drum cu ușa deschisă.
castle-refused-way-dead-end = Așa rămâne blocat: mai târziu nu poate merge { castle-direction }
    .because = Pasul { $number } ar începe în camera „{ $at }”, dar { castle-cause }.
    .help = Alege alt drum sau rotește întâi altă săgeată.
castle-refused-not-a-gate = În camera „{ $square }” nu e nicio poartă
    .because = Vrăjitorul sare doar din poartă în poartă.
    .help = Alege o poartă care strălucește.
castle-refused-same-gate = Vrăjitorul stă chiar în poarta aceasta
    .because = O poartă îl duce la altă poartă.
    .help = Alege altă poartă sau lasă-l să meargă mai departe.
castle-refused-gate-dead-end = De la poarta „{ $square }” nu mai are drum
    .because = Pasul { $number } nu ar avea acolo nicio ușă deschisă.
    .help = Alege altă poartă care strălucește.
castle-refused-gate-forced = La poarta „{ $at }” trebuie să sară
    .because = După regulile acestui joc, o poartă îl duce mereu mai departe.
    .help = Alege o poartă care strălucește.
castle-refused-stay-dead-end = Fără salt rămâne blocat în camera „{ $at }”
    .because = Pasul { $number } nu ar avea acolo nicio ușă deschisă.
    .help = Lasă-l să sară la altă poartă.
castle-refused-question-open =
    { $kind ->
        [gate] O poartă așteaptă
       *[way] Cartea { $place } așteaptă: încotro?
    }
    .because =
        { $kind ->
            [gate] Vrăjitorul intră într-o poartă și vrea să știe încotro merge.
           *[way] Cartea aceasta merge oriunde, iar tu alegi încotro.
        }
    .help =
        { $kind ->
            [gate] Alege o poartă care strălucește.
           *[way] Alege în sus, la dreapta, în jos sau la stânga pentru cartea { $place }.
        }
castle-refused-step-blocked = Pasul { $number } e blocat
    .because = Cartea { $place } merge { castle-direction } din camera „{ $at }”, dar { castle-cause }.
    .help = Rotește o săgeată, ca fiecare pas să aibă o ușă deschisă.
castle-refused-row-unfinished = Rândul nu e complet
    .because = Mai sunt cărți care vin.
    .help = Așteaptă până sunt toate cărțile pe masă.
castle-refused-row-full = Rândul e complet
    .because = Toate cărțile lui sunt pe masă.
    .help = Rotește o săgeată sau apasă „La drum!”.
castle-refused-treasures-first = Întâi comorile
    .because = Toate cele patru comori se ascund înaintea primei cărți.
    .help = Așteaptă până sunt în camerele lor.
castle-refused-not-in-stack = Cartea aceasta nu e în pachet
    .because = Toate cărțile „{ castle-card }” sunt deja pe masă.
    .help = Ia cartea pe care o dă pachetul.
castle-refused-no-chamber = Camera „{ $square }” nu e pentru comori
    .because = Comorile se ascund doar în camere obișnuite.
    .help = Alege o cameră cu semn și număr.
castle-refused-treasures-all-placed = Toate comorile sunt ascunse
    .because = Într-un joc se caută patru comori.
    .help = Pune primul rând.

## At the table

castle-turn = La rând: { $name }
castle-row-number = rândul { $number }
castle-lays = pune rândul acesta
castle-next = urmează
castle-after-that = după aceea
castle-later = apoi
castle-hint-lay = Pune următoarele trei cărți.
castle-hint-turn = Rotește cel mult două săgeți, apoi apasă „La drum!”.
castle-hint-way = Încotro merge cartea { $place }?
castle-hint-gate = O poartă! Alege unde duce.
castle-hint-stuck = Așa rămâne blocat. Rotește întâi o săgeată.
castle-hint-go = Gata? Apasă „La drum!”.
castle-hint-hopeless = Nicio rotire nu ajută. Apasă „La drum!” și fantoma urcă.
castle-hint-wait = { $name } se gândește.
castle-lay = Pune rândul
castle-begin = Ascunde comorile
castle-hint-begin = Ascunde cele patru comori, apoi pune primul rând.
castle-gate-choice = aici se poate sări
castle-go = La drum!
castle-stay = Mai departe
castle-find = Găsește comorile
castle-find-short = Găsește
castle-found = { $found } din { $of }
castle-all-found = Toate sunt găsite!
castle-treasure = { castle-picture }, în camera „{ $square }”
castle-ghost = Fantoma
castle-ghost-level = { $level } din { $tower }
castle-ghost-far =
    { $steps ->
        [one] Încă o treaptă și iese din turn. O baghetă o trimite cu o treaptă mai jos.
        [few] Încă { $steps } trepte și iese din turn. O baghetă o trimite cu o treaptă mai jos.
       *[other] Încă { $steps } de trepte și iese din turn. O baghetă o trimite cu o treaptă mai jos.
    }
castle-grown-up = Pentru adulți
castle-grown-up-loop = O buclă repetă tot ce e la stânga ei. Întreabă: „Unde va fi vrăjitorul când începe din nou?”
castle-grown-up-loop-first = O buclă care stă prima nu repetă nimic. Întreabă: „Ce e la stânga buclei?”
castle-grown-up-sorcerer = Cartea aceasta merge oriunde. Întreabă: „Care cameră vecină ne ajută cel mai mult?”
castle-grown-up-ghost = Fantoma urcă orice am face. Întreabă: „Putem trece pe la o baghetă?”
castle-grown-up-gate = O poartă duce la orice altă poartă. Întreabă: „Care poartă e aproape de o comoară?”
castle-grown-up-arrows = Două săgeți se pot roti, restul rămâne. Întreabă: „Unde e vrăjitorul după prima carte?”
castle-grown-up-lay = Înainte să vină cărțile, întreabă: „Care comoară e cel mai aproape și câți pași sunt până la ea?”
castle-card-number = Cartea { $place }: { $card }
castle-card-turned = Cartea { $place }: { $card }, rotită
castle-turn-left = Rotește cartea { $place } la stânga
castle-turn-right = Rotește cartea { $place } la dreapta
castle-turn-about = Rotește cartea { $place } cu o jumătate de tură
castle-turn-back = Întoarce la loc cartea { $place }
castle-turn-none = Alege o săgeată ca s-o rotești
castle-turned-count =
    { $left ->
        [0] Ai făcut ambele rotiri.
        [one] Mai ai o rotire.
       *[other] Poți roti două săgeți.
    }
castle-turned-which =
    { $count ->
        [one] Cartea { $places } e rotită.
       *[other] Cărțile { $places } sunt rotite.
    }
castle-way = Drumul cărții { $place }
castle-chip-list = Drumul plănuit
castle-chip-walk = pasul { $number } { $direction }
castle-chip-blocked = pasul { $number } { $direction } e blocat
castle-chip-way = încotro?
castle-chip-which-gate = care poartă?
castle-chip-gate = poartă
castle-chip-stay = mai departe
castle-chip-again = din nou
castle-chip-ghost = fantomă
castle-plan-line =
    Plan: { $steps ->
        [0] niciun pas
        [one] un pas
        [few] { $steps } pași
       *[other] { $steps } de pași
    }{ $treasures ->
        [0] {""}
        [one] , o comoară
        [few] , { $treasures } comori
       *[other] , { $treasures } de comori
    }
castle-plan-treasures =
    { $treasures ->
        [one] o comoară pe drum
        [few] { $treasures } comori pe drum
       *[other] { $treasures } de comori pe drum
    }
castle-plan-blocked = Pasul { $number } e blocat
castle-plan-hopeless = Nu e niciun drum. Fantoma mai urcă o treaptă.
castle-board = Castelul văzut de sus
castle-square-room = { $square }
castle-square-start = { $square }, start
castle-square-gate = { $square }, poartă
castle-square-wand = { $square }, baghetă magică
castle-square-ghost-room = { $square }, cameră cu fantome
castle-square-here = { $square }, aici e vrăjitorul
castle-read = Vrăjitorul e în camera „{ $square }”. Fantoma e pe treapta { $level } din { $tower }. De găsit: { $treasures }. Rândul: { $row }.
castle-read-nothing = nimic
castle-key-pick = Alege o carte din rând
castle-key-turn = Rotește cartea aleasă
`;export{e as default};