var e=`### What may be chosen before play: printings, options and house rules. The question is short; the choice is a few
### words; its help is one sentence that says what is played. A printing is a regulament, a puzzle an enigmă.

## Printings

castle-printing = Ce regulament e în cutia ta?
castle-printing-standard = Versiunea Toychest
    .help = Ce spun cele mai multe dintre cele șase limbi, și hotărârea noastră acolo unde ele tac.
castle-printing-en = Engleză
    .help = Tu alegi dacă se folosește o baghetă.
castle-printing-de = Germană
    .help = O buclă repetă o singură carte, de trei ori în total; un rând blocat merge cât poate; fantoma trebuie să iasă din turn. Unde a scăpat o greșeală, se joacă versiunea noastră.
castle-printing-fr = Franceză
    .help = Cum spun cele mai multe limbi.
castle-printing-ru = Rusă
    .help = Cum spun cele mai multe limbi. Unde a scăpat o greșeală, se joacă versiunea noastră.
castle-printing-es = Spaniolă
    .help = Cum spun cele mai multe limbi.
castle-printing-pl = Poloneză
    .help = Cum spun cele mai multe limbi; probabil e originalul.

## Options of the box

castle-option-profile = Ce reguli?
castle-option-profile-base = De bază
    .help = O poartă te poate duce mai departe. Bucla repetă și fantomele. Mai greu.
castle-option-profile-young = Cei mici
    .help = O poartă te poate duce mai departe. Bucla sare peste fantome. Mai ușor.
castle-option-profile-older = Cei mari
    .help = O poartă te duce mereu mai departe. Bucla sare peste fantome. Mai ușor.
castle-option-profile-oldest = Cei mai mari
    .help = O poartă te duce mereu mai departe. Bucla repetă și fantomele. Mai greu.
castle-option-half_turns = Cât se rotește o săgeată?
castle-option-half_turns-false = Un sfert
    .help = La stânga sau la dreapta.
castle-option-half_turns-true = Și o jumătate
    .help = La stânga, la dreapta sau invers.
castle-option-treasures = Câte comori?
    .help = Regulamentul spune patru. Cu mai puține, jocul e scurt; cu mai multe, e lung.
castle-option-board = Ce castel?
castle-option-board-castle = Castelul
    .help = Șapte pe șase camere, patru porți, patru baghete.
castle-option-board-garden = Grădina
    .help = Mică și prietenoasă, pentru cei mai mici.
castle-option-board-cloister = Mănăstirea
    .help = Pereții fără uși te trimit pe drumul mai lung.
castle-option-board-labyrinth = Labirintul
    .help = Mare și plin de ocolișuri. Pentru cine știe castelul pe de rost.
castle-option-board-file = O planșă de-a ta
    .help = Un mic fișier text, așa cum arată docs/boards.md.
castle-option-deck = Ce cărți?
castle-option-deck-standard = Cele 35 de cărți
    .help = 35 de cărți: săgeți → 5, ← 5, ↑ 3, ↓ 3; buclă 6, vrăjitor 4, fantomă 9.
castle-option-deck-file = Cărți de-ale tale
    .help = Un mic fișier text care spune câte sunt din fiecare.
castle-option-puzzle = O enigmă?
castle-option-puzzle-none = Un joc întreg
    .help = Găsește toate comorile înainte să iasă fantoma.
castle-option-puzzle-file = O enigmă de-a ta
    .help = Un mic fișier text cu un rând și comorile.

## House rules

castle-reading-rerotate_in_loop = Se poate roti din nou o săgeată când o repetă bucla?
castle-reading-rerotate_in_loop-no = Nu
    .help = O săgeată rotită își păstrează direcția la fiecare repetare.
castle-reading-rerotate_in_loop-yes = Da
    .help = La fiecare repetare poți roti din nou o săgeată.
castle-reading-loop_runs = De câte ori se joacă cărțile cu o buclă?
castle-reading-loop_runs-2 = De două ori
    .help = Cu o buclă, ce repetă ea se întâmplă de două ori în total.
castle-reading-loop_runs-3 = De trei ori
    .help = Cu o buclă, ce repetă ea se întâmplă de trei ori în total.
castle-reading-loop_scope = Ce repetă o buclă?
castle-reading-loop_scope-prefix = Toate cărțile din stânga ei
    .help = O buclă repetă tot ce e la stânga ei, în ordine.
castle-reading-loop_scope-previous_card = Doar cartea din stânga ei
    .help = O buclă repetă doar cartea de lângă ea.
castle-reading-multi_loop = Ce face a doua buclă?
castle-reading-multi_loop-nested = Repetă și ce a făcut prima
    .help = A doua buclă repetă tot ce s-a întâmplat până atunci.
castle-reading-multi_loop-flat = Adaugă încă o tură
    .help = Fiecare buclă mai adaugă o tură a cărților obișnuite din stânga ei.
castle-reading-multi_loop-idle_second = Nimic
    .help = Într-un rând lucrează doar prima buclă.
castle-reading-sorcerer_repeat = Încotro merge o carte cu vrăjitor când se repetă?
castle-reading-sorcerer_repeat-same = În aceeași direcție
    .help = O carte cu vrăjitor merge în aceeași direcție la fiecare repetare.
castle-reading-sorcerer_repeat-free = Din nou oriunde
    .help = La fiecare repetare alegi din nou încotro merge o carte cu vrăjitor.
castle-reading-wand_reuse = De câte ori lucrează o baghetă?
castle-reading-wand_reuse-always = De fiecare dată
    .help = O baghetă lucrează de fiecare dată când vrăjitorul ajunge la ea.
castle-reading-wand_reuse-once_per_turn = O dată pe rând
    .help = Fiecare baghetă lucrează o dată într-un rând de cărți.
castle-reading-wand_reuse-once_per_game = O dată pe joc
    .help = Fiecare baghetă lucrează o dată, apoi e consumată.
castle-reading-wand = Trebuie folosită bagheta?
castle-reading-wand-auto = Lucrează singură
    .help = Când vrăjitorul ajunge la o baghetă, fantoma coboară mereu.
castle-reading-wand-optional = Alegi tu
    .help = Când vrăjitorul ajunge la o baghetă, alegi tu dacă fantoma coboară.
castle-reading-young_gates = Porți pentru cei mici?
castle-reading-young_gates-optional = Se pot folosi
    .help = După regulile pentru cei mici, o poartă te poate duce mai departe.
castle-reading-young_gates-off = Sunt închise
    .help = După regulile pentru cei mici, porțile sunt camere obișnuite.
castle-reading-voluntary_fail = Poți renunța la un rând care se poate parcurge?
castle-reading-voluntary_fail-no = Nu
    .help = Un rând care se poate parcurge trebuie parcurs.
castle-reading-voluntary_fail-yes = Da
    .help = Poți plănui un rând așa încât să nu reușească, și plătești pentru asta.
castle-reading-impossible = Ce se întâmplă cu un rând care nu se poate parcurge?
castle-reading-impossible-whole = Nu merge nimeni
    .help = Vrăjitorul rămâne pe loc, iar fantoma mai urcă o treaptă.
castle-reading-impossible-halt = Merge până la ușa blocată
    .help = Vrăjitorul merge cât poate, iar fantoma mai urcă o treaptă.
castle-reading-impossible-skip = Doar pașii blocați rămân deoparte
    .help = Vrăjitorul lasă deoparte ce nu poate face, iar fantoma mai urcă o treaptă.
castle-reading-impossible-none_at_all = Merge până la ușa blocată, fără plată
    .help = Vrăjitorul merge cât poate; fantoma mai urcă o treaptă doar dacă nu s-a făcut niciun pas.
castle-reading-void_ghosts = Contează fantomele într-un rând care nu se poate parcurge?
castle-reading-void_ghosts-count = Da
    .help = Cărțile cu fantomă mută fantoma chiar dacă rândul nu se poate parcurge.
castle-reading-void_ghosts-ignore = Nu
    .help = Unde rândul se blochează, cărțile cu fantomă rămase se pierd; fantoma urcă o treaptă.
castle-reading-idle_row = Cât costă un rând fără niciun pas?
castle-reading-idle_row-free = Nimic în plus
    .help = Un rând doar cu fantome și bucle nu costă nimic în plus.
castle-reading-idle_row-penalty = O treaptă a fantomei
    .help = Dacă un rând nu are niciun pas, fantoma mai urcă o treaptă.
castle-reading-loss = Când a ieșit fantoma?
castle-reading-loss-enter_last = Pe ultima treaptă
    .help = Pierzi când fantoma ajunge pe ultima treaptă a turnului.
castle-reading-loss-step_beyond = Dincolo de ultima treaptă
    .help = Pierzi când fantoma trece de ultima treaptă a turnului.
castle-reading-short_row = Și dacă au rămas doar două cărți?
castle-reading-short_row-two_cards = Un rând de două
    .help = Ultimele cărți din teanc fac un rând mai scurt.
castle-reading-short_row-refill_to_three = Amestecă și completează
    .help = Cărțile folosite se amestecă, iar rândul se completează până la trei.
castle-reading-arrow_source = De unde își ia direcția o săgeată?
castle-reading-arrow_source-printed_directions = E tipărită
    .help = Fiecare săgeată are direcția tipărită pe ea.
castle-reading-arrow_source-random_on_draw = Din întâmplare
    .help = Fiecare săgeată poate ieși din teanc în orice direcție.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures =
    { $treasures ->
        [few] { $treasures } comori nu încap: castelul acesta are camere doar pentru { $chambers }
       *[other] { $treasures } de comori nu încap: castelul acesta are camere doar pentru { $chambers }
    }
    .help =
        { $chambers ->
            [one] Alege cel mult o comoară sau un castel mai mare.
            [few] Alege cel mult { $chambers } comori sau un castel mai mare.
           *[other] Alege cel mult { $chambers } de comori sau un castel mai mare.
        }
castle-unfit-puzzle-row =
    { $most ->
        [few] Rândul unei enigme are nevoie de una până la { $most } cărți
       *[other] Rândul unei enigme are nevoie de una până la { $most } de cărți
    }
    .help = Scrie-le de la stânga la dreapta. Cărțile sunt: { $cards }.
castle-unfit-puzzle-treasures = O enigmă are nevoie de comori, fiecare în camera ei
    .help = Scrie fiecare căsuță o singură dată, de exemplu "c4".
castle-unfit-puzzle-treasure = O comoară e în { $square }, dar aceea nu e o cameră de pe planșa aceasta
    .help = Pune comoara într-o căsuță care are un punct.
castle-unfit-puzzle-treasure-taken = Vrăjitorul stă în { $square }, unde e o comoară
    .help = Mută comoara sau vrăjitorul.
castle-unfit-puzzle-sorcerer = Vrăjitorul nu poate sta în { $square }
    .help = Pune-l într-o căsuță de pe planșa aceasta care nu e cameră cu fantome.
castle-unfit-puzzle-ghost = Fantoma nu poate sta pe treapta { $ghost }
    .help = Alege o treaptă de la 0 la { $last }.
castle-unfit-field-mistyped = { $field } nu e scris așa cum trebuie
    .help =
        { $kind ->
            [int] Scrie un număr întreg, fără ghilimele.
            [bool] Scrie true sau false, fără ghilimele.
           *[str] Scrie un text între ghilimele.
        }
castle-unfit-puzzle-nothing-to-take = Oricum ai juca, rândul acesta nu poate lua nicio comoară
    .help = Pune o comoară acolo unde poate ajunge rândul.
castle-unfit-puzzle-too-wide = Enigma aceasta se poate juca în prea multe feluri
    .help = Folosește mai puține porți pe planșă sau un rând cu mai puține repetări.
castle-unfit-puzzle-choice = { $field } din această enigmă nu există
    .help = Alege una dintre acestea: { $choices }.
`;export{e as default};