var e=`### Czech: Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "moon 2".

## Words that other sentences use

castle-direction-up = nahoru
castle-direction-right = doprava
castle-direction-down = dolů
castle-direction-left = doleva
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] doprava
        [about] o půl kruhu
       *[left] doleva
    }
castle-picture-crown = koruna
castle-picture-cup = pohár
castle-picture-gem = drahokam
castle-picture-ring = prsten
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] tím směrem hrad končí
        [ghost-room] tím směrem je pokoj duchů
       *[wall] tím směrem nejsou dveře
    }
castle-symbol-moon = měsíc
castle-symbol-crown = koruna
castle-symbol-key = klíč
castle-symbol-drop = kapka
castle-symbol-bell = zvonek
castle-symbol-leaf = list
castle-symbol-cup = pohár
castle-square = { $symbol } { $row }
castle-card-up = nahoru
castle-card-right = doprava
castle-card-down = dolů
castle-card-left = doleva
castle-card-loop = smyčka
castle-card-sorcerer = čaroděj
castle-card-ghost = duch
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

castle-face-arrow = Krok
castle-face-loop = Znovu
castle-face-sorcerer = Kam chceš
castle-face-ghost = Duch
castle-face-back = zakrytá

## What happened

castle-event-treasure-placed =
    { $picture ->
        [crown] Koruna
        [cup] Pohár
        [gem] Drahokam
       *[ring] Prsten
    } čeká v komnatě { $square }
castle-event-card-laid = { $name } vykládá: { castle-card }
castle-event-stack-shuffled = Mícháme karty znovu. V balíčku je jich zase { $cards }
castle-event-card-turned = { $name } otáčí kartu { $place } { castle-turned }
castle-event-way-chosen = Karta { $place } půjde { castle-direction }
castle-event-gate-chosen = Z brány { $at } do brány { $to }
castle-event-gate-declined = Na poli { $at } bez skoku
castle-event-sorcerer-walked = Čaroděj jde { castle-direction } na pole { $end }
castle-event-sorcerer-jumped = Skáče z brány do brány, na pole { $end }
castle-event-treasure-found = Hurá, { castle-picture }! Čaroděj má poklad z komnaty { $square }
castle-event-ghost-lowered =
    { $level ->
        [0] Hůlka! Duch sedí úplně dole pod věží
       *[other] Hůlka! Duch sklouzne zpátky na schod { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] A tak duch stoupá na schod { $level }
       *[card] Duch stoupá na schod { $level }
    }
castle-event-loop-repeated = Smyčka, ještě jednou: { $cards }
castle-event-row-impossible = Touhle řadou se projít nedá
castle-event-castle-saved = Všechny poklady jsou nalezené!
castle-event-ghost-escaped = Duch je venku z věže

## Several events in one line

castle-line-laid = { $name } vykládá: { $cards }
castle-line-walked = Čaroděj jde { $ways }

## How it ended

castle-outcome-castle-saved = Hrad je zachráněný!
    .because =
        { $points ->
            [one] Máme poklad a duch pořád sedí ve věži.
            [few] Máme všechny { $points } poklady a duch pořád sedí ve věži.
            [many] Máme všechny poklady ({ $points }) a duch pořád sedí ve věži.
           *[other] Máme všech { $points } pokladů a duch pořád sedí ve věži.
        }
castle-outcome-ghost-escaped = Duch utekl
    .because =
        { $points ->
            [0] Vystoupal na vrchol věže dřív, než se našel první poklad.
            [one] Vystoupal na vrchol věže. Máme jeden poklad.
            [few] Vystoupal na vrchol věže. Máme { $points } poklady.
            [many] Vystoupal na vrchol věže. Máme { $points } pokladu.
           *[other] Vystoupal na vrchol věže. Máme { $points } pokladů.
        }

## Before play

castle-option-profile = Která pravidla?
castle-option-profile-base = Základní
    .help = Brána tě může přenést. Smyčka opakuje i duchy.
castle-option-profile-young = Mladí
    .help = Brána tě může přenést. Smyčka duchy vynechá.
castle-option-profile-older = Starší
    .help = Brána tě přenese vždycky. Smyčka duchy vynechá.
castle-option-profile-oldest = Nejstarší
    .help = Brána tě přenese vždycky. Smyčka opakuje i duchy.
castle-option-half_turns = O kolik se smí šipka otočit?
castle-option-half_turns-false = O čtvrt kruhu
    .help = Doleva, nebo doprava.
castle-option-half_turns-true = I o půl kruhu
    .help = Doleva, doprava, nebo čelem vzad.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Hra skončila
    .because = Je konec, a tak se už nehraje dál.
    .help = Zvol „Hraj znovu“, nebo si prohlédni všechny kroky.
castle-refused-not-to-act = Teď je na řadě někdo jiný
    .because = Rozhoduje ten, kdo je na řadě. Ostatní radí.
    .help = Řekni svůj nápad. Za chvilku budeš na řadě ty.
castle-refused-no-such-card = Karta { $place } tu není
    .because =
        { $cards ->
            [one] V této řadě je jedna karta.
            [few] V této řadě jsou { $cards } karty.
            [many] V této řadě je { $cards } karty.
           *[other] V této řadě je { $cards } karet.
        }
    .help = Počítej zleva a začni od 1.
castle-refused-not-an-arrow = Karta { $place } se neotáčí
    .because =
        Otáčejí se jen šipky. { $card ->
            [loop] Tohle je karta se smyčkou.
            [sorcerer] Tohle je karta s čarodějem.
            [ghost] Tohle je karta s duchem.
           *[other] Tohle je karta „{ castle-card }“.
        }
    .help = Otoč místo ní kartu se šipkou.
castle-refused-turned-already = Karta { $place } už je otočená
    .because = V jedné řadě se každá šipka otáčí jednou.
    .help = Stiskni její tlačítko znovu a šipka se vrátí. Pak vyber jinak.
castle-refused-two-turned = Dvě šipky už jsou otočené
    .because = Otočené jsou karty { $first } a { $second }, víc už jich být nemůže.
    .help = Vrať jednu z nich zpátky, pak můžeš otočit tuhle.
castle-refused-half-turn = Karta { $place } se otáčí jen o čtvrt kruhu
    .because = Otáčení o půl kruhu k této hře nepatří.
    .help = Otoč ji doleva, nebo doprava. V nové hře si můžeš půl kruhu povolit.
castle-refused-turn-too-late = Na otočení karty { $place } je už pozdě
    .because = Závisí na ní směr nebo brána z pozdější volby.
    .help = Nejdřív vrať tu volbu zpět, potom otáčej.
castle-refused-turn-blocks = Kartu { $place } nejde otočit { castle-turned }
    .because = Krok { $number } by vedl z pole { $at } { castle-direction }, ale { castle-cause }.
    .help = Otoč ji na druhou stranu, nebo otoč jinou šipku.
castle-refused-row-hopeless = Téhle řadě žádné otáčení nepomůže
    .because = Ať otočíš nebo vybereš cokoli, jeden krok zůstane zavřený.
    .help = Stiskni „Jdeme!“. Duch vystoupá o schod a příští řada bude nová.
castle-refused-no-question = Tady není co vybírat
    .because = Žádná karta ani brána se teď neptá na cestu.
    .help = Otoč šipku, nebo stiskni „Jdeme!“.
castle-refused-way-blocked = Čaroděj tady nemůže jít { castle-direction }
    .because = Stojí na poli { $at }, ale { castle-cause }.
    .help = Vyber směr s otevřenými dveřmi.
castle-refused-way-dead-end = Tudy čaroděj uvízne: pak se nedostane { castle-direction }
    .because = Krok { $number } by začínal na poli { $at }, ale { castle-cause }.
    .help = Vyber jiný směr, nebo nejdřív otoč jinou šipku.
castle-refused-not-a-gate = Na poli { $square } není brána
    .because = Čaroděj skáče jen z brány do brány.
    .help = Vyber některou z bran, které svítí.
castle-refused-same-gate = Čaroděj stojí právě v této bráně
    .because = Brána ho přenese do jiné brány.
    .help = Vyber jinou bránu, nebo ho nech jít dál.
castle-refused-gate-dead-end = Po skoku na pole { $square } čaroděj uvízne
    .because = Krok { $number } by pak neměl otevřené dveře.
    .help = Vyber jinou bránu, která svítí.
castle-refused-gate-forced = Na poli { $at } musí čaroděj skočit
    .because = Podle pravidel této hry brána přenáší vždycky.
    .help = Vyber některou z bran, které svítí.
castle-refused-stay-dead-end = Bez skoku čaroděj uvízne na poli { $at }
    .because = Krok { $number } by tam neměl otevřené dveře.
    .help = Nech ho skočit do jiné brány.
castle-refused-question-open =
    { $kind ->
        [gate] Brána čeká
       *[way] Karta { $place } čeká na směr
    }
    .because =
        { $kind ->
            [gate] Čaroděj vchází do brány a ptá se, kam má jít.
           *[way] Tahle karta jde kamkoli a směr vybíráš ty.
        }
    .help =
        { $kind ->
            [gate] Vyber bránu, která svítí.
           *[way] Vyber pro kartu { $place }: nahoru, doprava, dolů nebo doleva.
        }
castle-refused-step-blocked = Krok { $number } má zavřenou cestu
    .because = Karta { $place } jde z pole { $at } { castle-direction }, ale { castle-cause }.
    .help = Otoč šipku tak, aby měl každý krok otevřené dveře.
castle-refused-row-unfinished = Řada ještě není celá
    .because = Další karty teprve přijdou.
    .help = Počkej, až budou všechny na stole.
castle-refused-row-full = Řada je plná
    .because = Všechny její karty už jsou na stole.
    .help = Otoč šipku, nebo stiskni „Jdeme!“.
castle-refused-treasures-first = Nejdřív poklady
    .because = Všechny čtyři poklady se rozloží dřív, než přijde první karta.
    .help = Počkej, až budou ležet ve svých komnatách.
castle-refused-not-in-stack = Tahle karta v balíčku není
    .because =
        { $card ->
            [loop] Všechny karty se smyčkou už leží odkryté.
            [sorcerer] Všechny karty s čarodějem už leží odkryté.
            [ghost] Všechny karty s duchem už leží odkryté.
           *[other] Všechny karty „{ castle-card }“ už leží odkryté.
        }
    .help = Vezmi kartu, kterou dá balíček.
castle-refused-no-chamber = Pole { $square } není komnata
    .because = Poklady se dávají jen do komnat.
    .help = Vyber komnatu se znakem a číslem.
castle-refused-treasures-all-placed = Všechny poklady už jsou na místě
    .because = V jedné hře se hledají čtyři poklady.
    .help = Vylož první řadu.

## At the table

castle-turn = Na řadě: { $name }
castle-row-number = řada { $number }
castle-lays = vykládá tuto řadu
castle-next = za chvíli
castle-after-that = potom
castle-later = později
castle-hint-lay = Vylož další tři karty.
castle-hint-turn = Otoč nejvýš dvě šipky a stiskni „Jdeme!“.
castle-hint-way = Kterým směrem jde karta { $place }?
castle-hint-gate = Brána! Vyber, kam vede.
castle-hint-stuck = Tudy by čaroděj uvízl. Nejdřív otoč šipku.
castle-hint-go = Hotovo? Stiskni „Jdeme!“.
castle-hint-hopeless = Otáčení nepomůže. Stiskni „Jdeme!“ a duch vystoupá výš.
castle-hint-wait = { $name } přemýšlí.
castle-lay = Vylož řadu
castle-begin = Schovej poklady
castle-hint-begin = Schovej čtyři poklady, potom vylož první řadu.
castle-gate-choice = sem můžeš skočit
castle-go = Jdeme!
castle-stay = Jdi dál
castle-find = Najdi poklady
castle-find-short = Najdi
castle-found = { $found } z { $of }
castle-all-found = Máme všechny!
castle-treasure = { castle-picture }, komnata { $square }
castle-ghost = Duch
castle-ghost-level = { $level } z { $tower }
castle-ghost-far =
    { $steps ->
        [one] Ještě jeden schod a je venku z věže. Hůlka ho vrátí o schod dolů.
        [few] Ještě { $steps } schody a je venku z věže. Hůlka ho vrátí o schod dolů.
        [many] Ještě { $steps } schodu a je venku z věže. Hůlka ho vrátí o schod dolů.
       *[other] Ještě { $steps } schodů a je venku z věže. Hůlka ho vrátí o schod dolů.
    }
castle-grown-up = Pro dospělé
castle-grown-up-loop = Smyčka zopakuje všechno, co leží vlevo od ní. Zeptej se: „Kde bude čaroděj stát, než vyrazí znovu?“
castle-grown-up-loop-first = Smyčka na začátku nic neopakuje. Zeptej se: „Co leží vlevo od ní?“
castle-grown-up-sorcerer = Tahle karta jde, kam jen chcete. Zeptej se: „Které vedlejší pole nám pomůže nejvíc?“
castle-grown-up-ghost = Duch vystoupá, ať děláme cokoli. Zeptej se: „Můžeme cestou projít kolem hůlky?“
castle-grown-up-gate = Brána vede do kterékoli jiné brány. Zeptej se: „Která brána je blízko pokladu?“
castle-grown-up-arrows = Dvě šipky se smějí otočit, zbytek zůstane. Zeptej se: „Kde stojí čaroděj po první kartě?“
castle-grown-up-lay = Než přijdou karty, zeptej se: „Který poklad je nejblíž a kolik je to kroků?“
castle-card-number = Karta { $place }: { $card }
castle-card-turned = Karta { $place }: { $card }, otočená
castle-turn-left = Otoč kartu { $place } doleva
castle-turn-right = Otoč kartu { $place } doprava
castle-turn-about = Otoč kartu { $place } o půl kruhu
castle-turn-back = Otoč kartu { $place } zpátky
castle-turn-none = Vyber kartu se šipkou a otoč ji
castle-turned-count =
    { $left ->
        [0] Obě otočení jsou využitá.
        [one] Zbývá ještě jedno otočení.
       *[other] Můžeš otočit dvě šipky.
    }
castle-turned-which =
    { $count ->
        [one] Karta { $places } je otočená.
       *[other] Karty { $places } jsou otočené.
    }
castle-way = Směr karty { $place }
castle-chip-list = Naplánovaná cesta
castle-chip-walk = krok { $number } { $direction }
castle-chip-blocked = krok { $number } { $direction } má zavřenou cestu
castle-chip-way = kterým směrem?
castle-chip-which-gate = která brána?
castle-chip-gate = brána
castle-chip-stay = jdi dál
castle-chip-again = znovu
castle-chip-ghost = duch
castle-plan-line =
    Plán: { $steps ->
        [0] žádný krok
        [one] jeden krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }{ $treasures ->
        [0] {""}
        [one] , jeden poklad
        [few] , { $treasures } poklady
        [many] , { $treasures } pokladu
       *[other] , { $treasures } pokladů
    }
castle-plan-treasures =
    { $treasures ->
        [one] jeden poklad cestou
        [few] { $treasures } poklady cestou
        [many] { $treasures } pokladu cestou
       *[other] { $treasures } pokladů cestou
    }
castle-plan-blocked = Krok { $number } má zavřenou cestu
castle-plan-hopeless = Tudy cesta nevede. Duch vystoupá o schod výš.
castle-board = Hrad při pohledu shora
castle-square-room = { $square }
castle-square-start = { $square }, start
castle-square-gate = { $square }, brána
castle-square-wand = { $square }, hůlka
castle-square-ghost-room = { $square }, pokoj duchů
castle-square-here = { $square }, tady je čaroděj
castle-read = Čaroděj stojí na poli { $square }. Duch je na schodu { $level } z { $tower }. Zbývá najít: { $treasures }. Řada: { $row }.
castle-read-nothing = nic
castle-key-pick = Vyber kartu z řady
castle-key-turn = Otoč vybranou kartu
`;export{e as default};