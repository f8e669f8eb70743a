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
        [about] cu o jumătate de rotație
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
castle-symbol-heart = inimă
castle-symbol-key = cheie
castle-symbol-drop = picătură
castle-symbol-bell = clopoțel
castle-symbol-leaf = frunză
castle-symbol-flag = steag
castle-square = { $symbol } { $row }
castle-card-up = sus
castle-card-right = dreapta
castle-card-down = jos
castle-card-left = stânga
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
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
castle-event-card-laid = { $name } a pus: { $cards }
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
castle-event-wand-chosen = Bagheta de pe căsuța „{ $at }” va fi folosită
castle-event-wand-declined = Bagheta de pe căsuța „{ $at }” rămâne pe loc
castle-event-sorcerer-walked = Vrăjitorul a mers { $ways }, pe căsuța „{ $end }”
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
        [idle] Niciun pas de făcut: fantoma a urcat pe treapta { $level }
       *[card] Fantoma a urcat pe treapta { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Rândul acesta nu se poate parcurge
castle-event-row-halted = Rândul se oprește pe căsuța „{ $at }”: { castle-cause }
castle-event-step-skipped = Pasul { $number } e lăsat deoparte: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Rezolvat: rândul acesta nu poate lua nicio comoară
        [one] Rezolvat: rândul acesta nu poate lua mai mult de o comoară
        [few] Rezolvat: rândul acesta nu poate lua mai mult de { $found } comori
       *[other] Rezolvat: rândul acesta nu poate lua mai mult de { $found } de comori
    }
castle-event-puzzle-missed = Rândul acesta poate lua mai mult: { $best } în loc de { $found }
castle-event-castle-saved = Toate comorile sunt găsite!
castle-event-ghost-escaped = Fantoma a ieșit din turn

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

castle-outcome-puzzle-solved = Rezolvat!
    .because =
        { $points ->
            [0] Oricum ai juca, rândul acesta nu poate lua nicio comoară.
            [one] Oricum ai juca, rândul acesta nu poate lua mai mult de o comoară.
            [few] Oricum ai juca, rândul acesta nu poate lua mai mult de { $points } comori.
           *[other] Oricum ai juca, rândul acesta nu poate lua mai mult de { $points } de comori.
        }
castle-outcome-puzzle-missed = Încă nu
    .because =
        { $points ->
            [0] N-ai luat nicio comoară. Se poate mai mult.
            [one] Ai luat o comoară. Se poate mai mult.
            [few] Ai luat { $points } comori. Se poate mai mult.
           *[other] Ai luat { $points } de comori. Se poate mai mult.
        }

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
    .help = Anulează rotirea aceea, apoi alege din nou.
castle-refused-two-turned = Două săgeți sunt deja rotite
    .because = Cărțile { $first } și { $second } sunt rotite, iar mai mult de două nu se poate.
    .help = Întoarce una la loc și apoi o poți roti pe aceasta.
castle-refused-half-turn = Cartea { $place } se rotește doar cu un sfert
    .because = Jumătățile de rotație nu fac parte din jocul acesta.
    .help = Rotește-o la stânga sau la dreapta. Un joc nou poate permite și jumătatea de rotație.
castle-refused-turn-too-late = E prea târziu să rotești cartea { $place }
    .because = De ea depinde un drum sau o poartă aleasă mai târziu.
    .help = Ia întâi înapoi alegerea aceea, apoi rotește.
castle-refused-turn-blocks = Cartea { $place } nu se poate roti { castle-turned }
    .because = Pasul { $number } ar merge { castle-direction } de pe căsuța „{ $at }”, dar { castle-cause }.
    .help = Încearcă altă rotire sau las-o cum e.
castle-refused-row-hopeless = Nicio rotire nu ajută rândul acesta
    .because = Orice ai roti sau ai alege, un pas rămâne blocat.
    .help = Pornește rândul. Fantoma urcă, iar apoi vine un rând nou.
castle-refused-no-question = Aici nu e nimic de ales
    .because = Nicio carte și nicio poartă nu întreabă acum încotro.
    .help = Rotește o săgeată sau pornește rândul.
castle-refused-way-blocked = De aici nu poate merge { castle-direction }
    .because = Vrăjitorul stă pe căsuța „{ $at }”, dar { castle-cause }.
    .help = Alege un drum cu ușa deschisă.
castle-refused-way-dead-end = Așa rămâne blocat: mai târziu nu poate merge { castle-direction }
    .because = Pasul { $number } ar începe pe căsuța „{ $at }”, dar { castle-cause }.
    .help = Încearcă alt drum sau rotește întâi o săgeată.
castle-refused-wand-dead-end = Rotește întâi o săgeată: mai târziu nu poate merge { castle-direction }
    .because = Pasul { $number } ar începe pe căsuța „{ $at }”, dar { castle-cause }.
    .help = Cu bagheta sau fără ea, aici nu ajută. Rotește o săgeată.
castle-refused-not-a-gate = Pe căsuța „{ $square }” nu e nicio poartă
    .because = Vrăjitorul sare doar din poartă în poartă.
    .help = Alege una dintre porți.
castle-refused-same-gate = Vrăjitorul stă chiar în poarta aceasta
    .because = O poartă îl duce la altă poartă.
    .help = Alege altă poartă sau lasă-l să meargă mai departe.
castle-refused-gate-dead-end = De la poarta „{ $square }” nu mai are drum
    .because = Pasul { $number } nu ar avea acolo nicio ușă deschisă.
    .help = Alege altă poartă.
castle-refused-gate-forced = La poarta „{ $at }” trebuie să sară
    .because = După regulile acestui joc, o poartă îl duce mereu mai departe.
    .help = Alege una dintre celelalte porți.
castle-refused-stay-dead-end = Fără salt rămâne blocat pe căsuța „{ $at }”
    .because = Pasul { $number } nu ar avea acolo nicio ușă deschisă.
    .help = Lasă-l să sară la altă poartă.
castle-refused-question-open =
    { $kind ->
        [gate] O poartă așteaptă
        [wand] O baghetă așteaptă
       *[way] Cartea { $place } așteaptă: încotro?
    }
    .because =
        { $kind ->
            [gate] Vrăjitorul intră într-o poartă și vrea să știe încotro merge.
            [wand] Vrăjitorul ajunge la o baghetă, iar tu alegi dacă o folosește.
           *[way] Cartea aceasta merge oriunde, iar tu alegi încotro.
        }
    .help =
        { $kind ->
            [gate] Alege una dintre celelalte porți.
            [wand] Folosește-o sau las-o.
           *[way] Alege în sus, la dreapta, în jos sau la stânga pentru cartea { $place }.
        }
castle-refused-step-blocked = Pasul { $number } e blocat
    .because = Cartea { $place } merge { castle-direction } de pe căsuța „{ $at }”, dar { castle-cause }.
    .help = Rotește o săgeată, ca fiecare pas să aibă o ușă deschisă.
castle-refused-row-unfinished = Rândul nu e complet
    .because = Mai sunt cărți care vin.
    .help = Așteaptă până sunt toate cărțile pe masă.
castle-refused-row-full = Rândul e complet
    .because = Toate cărțile lui sunt pe masă.
    .help = Rotește o săgeată sau pornește rândul.
castle-refused-treasures-first = Întâi comorile
    .because = Toate comorile se pun la locul lor înaintea primei cărți.
    .help = Așteaptă până sunt în camerele lor.
castle-refused-not-in-stack = Cartea aceasta nu e în teanc
    .because = Toate cărțile „{ castle-card }” sunt deja pe masă.
    .help = Ia cartea pe care o dă teancul.
castle-refused-no-chamber = Căsuța „{ $square }” nu e o cameră
    .because = Comorile se pun doar în camere.
    .help = Alege o cameră cu semn și număr.
castle-refused-treasures-all-placed = Toate comorile sunt la locul lor
    .because = În jocul acesta nu se mai caută altele.
    .help = Așază primul rând.

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
castle-hint-begin = Ascunde comorile, apoi pune primul rând.
castle-gate-choice = aici se poate sări
castle-go = La drum!
castle-stay = Mai departe
castle-find = Găsește comorile
castle-find-short = Găsește
castle-found = { $found } din { $of }
castle-all-found = Toate sunt găsite!
castle-treasure = { castle-picture } ({ $square })
castle-ghost = Fantoma
castle-ghost-level = { $level } din { $tower }
castle-ghost-far =
    { $steps ->
        [one] Încă o treaptă și iese din turn. O baghetă o trimite cu o treaptă mai jos.
        [few] Încă { $steps } trepte și iese din turn. O baghetă o trimite cu o treaptă mai jos.
       *[other] Încă { $steps } de trepte și iese din turn. O baghetă o trimite cu o treaptă mai jos.
    }
castle-grown-up = Pentru adulți
castle-grown-up-loop = Cartea „{ castle-face-loop }” repetă ce e la stânga ei. Întreabă: „Unde va fi vrăjitorul când începe din nou?”
castle-grown-up-loop-first = O carte „{ castle-face-loop }” care stă prima nu repetă nimic. Întreabă: „Ce e la stânga ei?”
castle-grown-up-sorcerer = Cartea aceasta merge oriunde. Întreabă: „Care cameră vecină ne ajută cel mai mult?”
castle-grown-up-ghost = Fantoma urcă orice am face. Întreabă: „Putem trece pe la o baghetă?”
castle-grown-up-gate = O poartă duce la orice altă poartă. Întreabă: „Care poartă e aproape de o comoară?”
castle-grown-up-arrows = Două săgeți se pot roti, restul rămâne. Întreabă: „Unde e vrăjitorul după prima carte?”
castle-grown-up-lay = Înainte să vină cărțile, întreabă: „Care comoară e cel mai aproape și câți pași sunt până la ea?”
castle-card-number = Cartea { $place }: { $card }
castle-card-turned = Cartea { $place }: { $card }, rotită
castle-turn-left = Rotește cartea { $place } la stânga
castle-turn-right = Rotește cartea { $place } la dreapta
castle-turn-about = Rotește cartea { $place } cu o jumătate de rotație
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
castle-read = Vrăjitorul e pe căsuța „{ $square }”. Fantoma e pe treapta { $level } din { $tower }. De găsit: { $treasures }. Rândul: { $row }.
castle-read-nothing = nimic
castle-key-pick = Alege o carte din rând
castle-key-turn = Rotește cartea aleasă

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Castelul codat: { $board }
castle-paper-title = Foarfecă, lipici și gata
castle-paper-board = Lipește planșa la un loc: taie pe liniile subțiri și pune fiecare margine tăiată peste marginea cu dungi care are aceeași literă.
castle-paper-cards = Taie cărțile de la semn la semn, drept, de la o margine la alta a foii. Hârtia groasă ține cel mai mult.
castle-paper-tokens = Taie comorile două câte două. Îndoaie fiecare pereche pe linia întreruptă și lipește-o spate în spate.
castle-paper-figures = Decupează vrăjitorul și fantoma. Îndoaie fiecare figură deasupra capului, lipește jumătățile și îndoaie cele două picioare în afară.
castle-paper-ghost = Fantoma așteaptă la ușa turnului ei, iar vrăjitorul pe stea. Acum poți să joci.
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] O pagină de tipărit: { $files }, în dosarul { $folder }
                [few] { $pages } pagini de tipărit: { $files }, în dosarul { $folder }
               *[other] { $pages } de pagini de tipărit: { $files }, în dosarul { $folder }
            }
       *[other]
            { $pages ->
                [one] O pagină de tipărit, în dosarul { $folder }
                [few] { $pages } pagini de tipărit, în dosarul { $folder }
               *[other] { $pages } de pagini de tipărit, în dosarul { $folder }
            }
    }
castle-paper-unknown = Nu există fișierul { $file } și nicio planșă cu numele acesta. Planșele noastre: { $boards }
castle-paper-there = { $file } există deja în dosarul { $folder }. Alege alt dosar cu --to sau scrie peste cu --overwrite.
castle-paper-unwritten = În dosarul { $folder } nu se poate scrie ({ $because }). Alege altul cu --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Folosește bagheta
castle-leave-wand = Las-o
castle-wand-choice = poți folosi bagheta aceasta
castle-hint-wand = O baghetă magică! O folosești sau o lași?
castle-hint-way-again = Încă o dată cartea { $place }. Încotro merge acum?
castle-hint-may-stop = Pasul { $number } e blocat. Rotește o săgeată sau apasă totuși „La drum!”.
castle-hint-puzzle = Ia cât mai multe comori cu rândul acesta.
castle-plan-stops = Pasul { $number } e blocat. Poți apăsa totuși „La drum!”.
castle-chip-wand = baghetă
castle-chip-spare = baghetă nefolosită
castle-chip-skip = pasul { $number } { $direction } e lăsat deoparte
castle-chip-which-wand = folosești bagheta?
castle-square-wand-spent = { $square }, baghetă consumată
castle-puzzle = Enigma
    .task = Rotește și alege așa încât rândul acesta să ia cât mai multe comori. Apoi apasă „La drum!”.
castle-puzzle-brings = Enigma vine cu propriul castel, cu propriile reguli, comori și cărți.
castle-puzzle-may-bring = Enigma ta vine cu comorile și cărțile ei. Fișierul poate aduce și un castel, și reguli.
castle-next-puzzle = Următoarea enigmă
castle-solves = o rezolvă
castle-stack = Teancul
castle-stack-cards =
    { $count ->
        [one] 1 carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 comoară
        [few] { $count } comori
       *[other] { $count } de comori
    }
castle-key-wand = Folosește bagheta sau las-o

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = soare
castle-symbol-fish = pește
castle-symbol-tree = copac
castle-symbol-bird = pasăre
castle-symbol-boat = barcă
castle-unfit-file-too-long = Fișierul e prea lung
    .help =
        { $most ->
            [few] O planșă sau un pachet are mult mai puțin de { $most } litere. E fișierul bun?
           *[other] O planșă sau un pachet are mult mai puțin de { $most } de litere. E fișierul bun?
        }
castle-unfit-not-toml = Linia { $line } nu poate fi citită
    .help = Uită-te acolo și pe linia dinainte: poate lipsește o virgulă, o paranteză sau un semn de ghilimele.
castle-unfit-field-missing = Lipsește „{ $field }”
    .help = Adaugă o linie care începe cu { $field } =
castle-unfit-field-unknown = Nimeni de aici nu cunoaște „{ $field }”
    .help =
        { $meant ->
            [none] Șterge linia. E fișierul bun?
           *[other] Voiai să spui „{ $meant }”?
        }
castle-unfit-name-unfit = Numele nu poate fi folosit
    .help =
        { $most ->
            [few] Alege un nume de la 1 la { $most } litere, între ghilimele, pe o singură linie.
           *[other] Alege un nume de la 1 la { $most } de litere, între ghilimele, pe o singură linie.
        }
castle-unfit-not-texts = „{ $field }” nu e o listă de texte
    .help = Scrie așa: { $field } = ["unu", "doi"]
castle-unfit-not-a-number = „{ $field }” nu e un număr întreg
    .help = Scrie așa: { $field } = 8
castle-unfit-not-pairs = „{ $field }” nu e o listă de perechi
    .help = Scrie așa: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns =
    { $columns ->
        [few] { $columns } coloane sunt prea multe
       *[other] { $columns } de coloane sunt prea multe
    }
    .help = O planșă are cel mult { $most }. Scurtează symbols și fiecare linie.
castle-unfit-too-many-rows =
    { $rows ->
        [few] { $rows } rânduri sunt prea multe
       *[other] { $rows } de rânduri sunt prea multe
    }
    .help = O planșă are cel mult { $most }. Șterge câteva linii.
castle-unfit-symbol-unknown = Nu există semnul „{ $symbol }”
    .help =
        { $meant ->
            [none] Alege dintre: { $known }.
           *[other] Voiai să spui „{ $meant }”?
        }
castle-unfit-symbol-twice = Două coloane se numesc „{ $symbol }”
    .help = Dă-i fiecărei coloane semnul ei.
castle-unfit-line-length = Pe linia { $line } a planșei numărul de căsuțe nu se potrivește: { $letters } în loc de { $columns }
    .help = Fiecare linie are nevoie de atâtea căsuțe câte semne sunt.
castle-unfit-letter-unknown = „{ $letter }” în { $square } nu e un fel de căsuță
    .help = Folosește . pentru o cameră, S pentru start, O pentru o poartă, w pentru o baghetă, X pentru o cameră cu fantome.
castle-unfit-tower-length =
    { $tower ->
        [one] Cu un turn de o treaptă nu se poate juca
        [few] Cu un turn de { $tower } trepte nu se poate juca
       *[other] Cu un turn de { $tower } de trepte nu se poate juca
    }
    .help = Alege un număr de la { $fewest } la { $most }.
castle-unfit-no-start = Vrăjitorul nu are de unde să pornească
    .help = Pune un S într-o căsuță.
castle-unfit-many-starts = E mai mult de un start: { $squares }
    .help = Păstrează un singur S și fă din celelalte camere, cu un punct.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Nu e nicio cameră pentru comori
        [one] E o singură cameră pentru comori
        [few] Sunt doar { $chambers } camere pentru comori
       *[other] Sunt doar { $chambers } de camere pentru comori
    }
    .help = Fă camere din mai multe căsuțe, cu un punct, până când sunt { $fewest }.
castle-unfit-gate-alone = Poarta din { $square } nu duce nicăieri: e singura
    .help = Adaugă încă un O sau fă din { $square } o cameră, cu un punct.
castle-unfit-wall-off-board = Între { $first } și { $second } nu poate sta un perete: căsuța { $square } nu există
    .help = Scrie două căsuțe vecine, de exemplu ["a1", "b1"].
castle-unfit-wall-apart = Între { $first } și { $second } nu poate sta un perete: nu sunt vecine
    .help = Scrie două căsuțe vecine, de exemplu ["a1", "b1"].
castle-unfit-wall-twice = Peretele dintre { $first } și { $second } apare de două ori
    .help = Șterge unul dintre ei.
castle-unfit-treasure-off-board = Un jeton de comoară numește { $square }, dar căsuța aceasta nu există
    .help = Scrie litera unei coloane și numărul unui rând de pe planșa aceasta, de exemplu "c4".
castle-unfit-treasure-no-chamber = Un jeton de comoară numește { $square }, dar aceea nu e o cameră
    .help = Alege o căsuță care are un punct sau pune un punct în { $square }.
castle-unfit-treasure-twice = Două jetoane de comoară numesc { $square }
    .help = Șterge unul dintre ele.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Nu e niciun jeton de comoară
        [one] E un singur jeton de comoară
        [few] Sunt doar { $treasures } jetoane de comoară
       *[other] Sunt doar { $treasures } de jetoane de comoară
    }
    .help =
        { $fewest ->
            [one] Scrie cel puțin o cameră sau șterge treasures: atunci fiecare cameră are jetonul ei.
            [few] Scrie cel puțin { $fewest } camere sau șterge treasures: atunci fiecare cameră are jetonul ei.
           *[other] Scrie cel puțin { $fewest } de camere sau șterge treasures: atunci fiecare cameră are jetonul ei.
        }
castle-unfit-unreachable = Niciun drum nu duce la { $squares }
    .help = Scoate un perete, fă o cameră dintr-o cameră cu fantome sau pune acolo o poartă; ori fă din { $square } o cameră cu fantome, un X.
castle-unfit-card-unknown = Nu există cartea „{ $card }”
    .help =
        { $meant ->
            [none] Cărțile sunt: { $known }.
           *[other] Voiai să spui „{ $meant }”?
        }
castle-unfit-card-count = La cărțile „{ $card }” nu e scris un număr
    .help = Scrie un număr întreg, 0 sau mai mult: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Nu e nicio carte
        [one] E o singură carte
        [few] Sunt doar { $cards } cărți
       *[other] Sunt doar { $cards } de cărți
    }
    .help = Un rând are trei cărți, așa că pachetul are nevoie de cel puțin { $fewest }.
castle-unfit-deck-too-large =
    { $cards ->
        [few] { $cards } cărți sunt prea multe
       *[other] { $cards } de cărți sunt prea multe
    }
    .help =
        { $most ->
            [few] Un pachet are cel mult { $most } cărți.
           *[other] Un pachet are cel mult { $most } de cărți.
        }
castle-unfit-deck-walks-nobody = Nicio carte nu-l face pe vrăjitor să meargă
    .help = Adaugă săgeți (up, right, down, left) sau cărți cu vrăjitor (sorcerer).

## toychest board check

castle-check-playable = Cu { $file } se poate juca.
castle-check-size = căsuțe { $squares }, coloane { $columns }, rânduri { $rows }
castle-check-facts = start { $start }; camere { $chambers }, jetoane de comoară { $treasures }, porți { $gates }, baghete { $wands }, camere cu fantome { $ghosts }, pereți { $walls }; treptele turnului { $tower }
castle-check-forced = Unde porțile trebuie folosite (cei mari, cei mai mari), niciun drum nu duce la { $squares }. Atunci acolo nu va fi nicio comoară.
castle-check-off = Unde porțile nu se folosesc (regulamentul german pentru cei mici), niciun drum nu duce la { $squares }. Atunci acolo nu va fi nicio comoară.
castle-check-deck =
    { $cards ->
        [one] Cu { $file } se poate juca: o carte.
        [few] Cu { $file } se poate juca: { $cards } cărți.
       *[other] Cu { $file } se poate juca: { $cards } de cărți.
    }
castle-check-box = Cutia adevărată are 28 de jetoane de comoară, iar planșa aceasta are { $treasures }. Dacă e planșa din cutia ta, mai numără o dată camerele.
castle-check-stuck = Cu { $deck } nimeni nu pleacă vreodată de la startul din { $file }: acolo orice rând e blocat. Adaugă un vrăjitor sau altă săgeată.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Prima rotire
    .help = O săgeată. Rotește-o spre comoară.
castle-option-puzzle-2-any-way = 2. Oriunde
    .help = O carte merge oriunde. Ce trebuie să facă întâi săgeata?
castle-option-puzzle-3-once-more = 3. Încă o dată
    .help = Cu cartea „{ castle-face-loop }” faci același drum de două ori. Care drum e cel mai bun?
castle-option-puzzle-4-gate = 4. Poarta
    .help = Comoara e departe, dar poarta e aproape.
castle-option-puzzle-5-door = 5. Ușa
    .help = Curtea e dincolo de perete. Unde îi e ușa?
castle-option-puzzle-6-two-of-three = 6. Două din trei
    .help = Trei săgeți, și doar două se pot roti.
castle-option-puzzle-7-must-jump = 7. Trebuie să sari
    .help = Fiecare poartă te duce mai departe. Unde ajungi a doua oară?
castle-option-puzzle-8-loop-of-loops = 8. Bucla buclei
    .help = O carte, patru pași și o poartă la mijloc.
`;export{e as default};