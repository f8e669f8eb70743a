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
castle-symbol-heart = srdce
castle-symbol-key = klíč
castle-symbol-drop = kapka
castle-symbol-bell = zvonek
castle-symbol-leaf = list
castle-symbol-flag = vlajka
castle-square = { $symbol } { $row }
castle-card-up = nahoru
castle-card-right = doprava
castle-card-down = dolů
castle-card-left = doleva
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
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
castle-event-card-laid = { $name } vykládá: { $cards }
castle-event-stack-shuffled = Mícháme karty znovu. V balíčku je jich zase { $cards }
castle-event-card-turned = { $name } otáčí kartu { $place } { castle-turned }
castle-event-way-chosen = Karta { $place } půjde { castle-direction }
castle-event-gate-chosen = Z brány { $at } do brány { $to }
castle-event-gate-declined = Na poli { $at } bez skoku
castle-event-wand-chosen = Hůlka na poli { $at } se použije
castle-event-wand-declined = Hůlka na poli { $at } zůstane, kde je
castle-event-sorcerer-walked = Čaroděj jde { $ways } na pole { $end }
castle-event-sorcerer-jumped = Skáče z brány do brány, na pole { $end }
castle-event-treasure-found = Hurá, { castle-picture }! Čaroděj má poklad z komnaty { $square }
castle-event-ghost-lowered =
    { $level ->
        [0] Hůlka! Duch sedí úplně dole ve věži
       *[other] Hůlka! Duch sklouzne zpátky na schod { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] A tak duch stoupá na schod { $level }
        [idle] Ani jeden krok: duch stoupá na schod { $level }
       *[card] Duch stoupá na schod { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Touhle řadou se projít nedá
castle-event-row-halted = Řada končí na poli { $at }: { castle-cause }
castle-event-step-skipped = Krok { $number } se vynechá: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Vyřešeno: v téhle řadě se nedá získat žádný poklad
        [one] Vyřešeno: víc než jeden poklad se v téhle řadě získat nedá
        [few] Vyřešeno: víc než { $found } poklady se v téhle řadě získat nedá
        [many] Vyřešeno: víc než { $found } pokladu se v téhle řadě získat nedá
       *[other] Vyřešeno: víc než { $found } pokladů se v téhle řadě získat nedá
    }
castle-event-puzzle-missed = V téhle řadě se dá získat víc: { $best } místo { $found }
castle-event-castle-saved = Všechny poklady jsou nalezené!
castle-event-ghost-escaped = Duch je venku z věže

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

castle-outcome-puzzle-solved = Vyřešeno!
    .because =
        { $points ->
            [0] V téhle řadě se nijak nedá získat žádný poklad.
            [one] V téhle řadě se nijak nedá získat víc než jeden poklad.
            [few] V téhle řadě se nijak nedá získat víc než { $points } poklady.
            [many] V téhle řadě se nijak nedá získat víc než { $points } pokladu.
           *[other] V téhle řadě se nijak nedá získat víc než { $points } pokladů.
        }
castle-outcome-puzzle-missed = Ještě ne
    .because =
        { $points ->
            [0] Nemáš zatím žádný poklad. Dá se jich získat víc.
            [one] Máš jeden poklad. Dá se jich získat víc.
            [few] Máš { $points } poklady. Dá se jich získat víc.
            [many] Máš { $points } pokladu. Dá se jich získat víc.
           *[other] Máš { $points } pokladů. Dá se jich získat víc.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Hra skončila
    .because = Je konec, a tak se už nehraje dál.
    .help = Zvol „Hrát znovu“, nebo si prohlédni všechny kroky.
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
            [ghost] Tohle je karta s duchem.
           *[other] Tohle je karta „{ castle-card }“.
        }
    .help = Otoč místo ní kartu se šipkou.
castle-refused-turned-already = Karta { $place } už je otočená
    .because = V jedné řadě se každá šipka otáčí jednou.
    .help = Vezmi to otočení zpět a vyber znovu.
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
    .help = Zkus ji otočit jinak, nebo ji nech, jak leží.
castle-refused-row-hopeless = Téhle řadě žádné otáčení nepomůže
    .because = Ať otočíš nebo vybereš cokoli, jeden krok zůstane zavřený.
    .help = Spusť řadu. Duch vystoupá a příští řada bude nová.
castle-refused-no-question = Tady není co vybírat
    .because = Žádná karta ani brána se teď neptá na cestu.
    .help = Otoč šipku, nebo spusť řadu.
castle-refused-way-blocked = Čaroděj tady nemůže jít { castle-direction }
    .because = Stojí na poli { $at }, ale { castle-cause }.
    .help = Vyber směr s otevřenými dveřmi.
castle-refused-way-dead-end = Tudy čaroděj uvízne: pak se nedostane { castle-direction }
    .because = Krok { $number } by začínal na poli { $at }, ale { castle-cause }.
    .help = Zkus jiný směr, nebo nejdřív otoč šipku.
castle-refused-wand-dead-end = Nejdřív otoč šipku: jinak se čaroděj potom nedostane { castle-direction }
    .because = Krok { $number } by začínal na poli { $at }, ale { castle-cause }.
    .help = Ať hůlku použiješ, nebo ne, tady nepomůže. Otoč šipku.
castle-refused-not-a-gate = Na poli { $square } není brána
    .because = Čaroděj skáče jen z brány do brány.
    .help = Vyber některou z bran.
castle-refused-same-gate = Čaroděj stojí právě v této bráně
    .because = Brána ho přenese do jiné brány.
    .help = Vyber jinou bránu, nebo ho nech jít dál.
castle-refused-gate-dead-end = Po skoku na pole { $square } čaroděj uvízne
    .because = Krok { $number } by pak neměl otevřené dveře.
    .help = Vyber jinou bránu.
castle-refused-gate-forced = Na poli { $at } musí čaroděj skočit
    .because = Podle pravidel této hry brána přenáší vždycky.
    .help = Vyber některou z ostatních bran.
castle-refused-stay-dead-end = Bez skoku čaroděj uvízne na poli { $at }
    .because = Krok { $number } by tam neměl otevřené dveře.
    .help = Nech ho skočit do jiné brány.
castle-refused-question-open =
    { $kind ->
        [gate] Brána čeká
        [wand] Hůlka čeká
       *[way] Karta { $place } čeká na směr
    }
    .because =
        { $kind ->
            [gate] Čaroděj vchází do brány a ptá se, kam má jít.
            [wand] Čaroděj vchází na pole s hůlkou a ty vybíráš, jestli ji použije.
           *[way] Tahle karta jde kamkoli a směr vybíráš ty.
        }
    .help =
        { $kind ->
            [gate] Vyber některou z ostatních bran.
            [wand] Použij ji, nebo ji nech být.
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
    .help = Otoč šipku, nebo spusť řadu.
castle-refused-treasures-first = Nejdřív poklady
    .because = Všechny poklady se rozloží dřív, než přijde první karta.
    .help = Počkej, až budou ležet ve svých komnatách.
castle-refused-not-in-stack = Tahle karta v balíčku není
    .because =
        { $card ->
            [ghost] Všechny karty s duchem už leží odkryté.
           *[other] Všechny karty „{ castle-card }“ už leží odkryté.
        }
    .help = Vezmi kartu, kterou dá balíček.
castle-refused-no-chamber = Pole { $square } není komnata
    .because = Poklady se dávají jen do komnat.
    .help = Vyber komnatu se znakem a číslem.
castle-refused-treasures-all-placed = Všechny poklady už jsou na místě
    .because = Víc pokladů se v téhle hře nehledá.
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
castle-hint-begin = Schovej poklady, potom vylož první řadu.
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
castle-grown-up-loop = Karta „{ castle-face-loop }“ zopakuje to, co leží vlevo od ní. Zeptej se: „Kde bude čaroděj stát, než vyrazí znovu?“
castle-grown-up-loop-first = Karta „{ castle-face-loop }“ na začátku nic neopakuje. Zeptej se: „Co leží vlevo od ní?“
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

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Zakódovaný hrad: { $board }
castle-paper-title = Nůžky, lepidlo a hotovo
castle-paper-board = Slep herní plán: stříhej podél tenkých čar a každý ustřižený okraj polož na pruhovaný okraj se stejným písmenem.
castle-paper-cards = Vystřihni karty od značky ke značce, rovně přes celý list. Tlustý papír vydrží nejdéle.
castle-paper-tokens = Vystřihni poklady po dvojicích. Každou dvojici přelož podle čárkované čáry a slep zády k sobě.
castle-paper-figures = Vystřihni čaroděje a ducha. Každou figurku přelož nad hlavou, slep obě půlky a ohni obě nožky ven.
castle-paper-ghost = Duch čeká u dveří své věže, čaroděj na hvězdičce. Teď můžeš hrát.
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] Jedna stránka k vytištění: { $files }, ve složce { $folder }
                [few] { $pages } stránky k vytištění: { $files }, ve složce { $folder }
               *[other] { $pages } stránek k vytištění: { $files }, ve složce { $folder }
            }
       *[other]
            { $pages ->
                [one] Jedna stránka k vytištění, ve složce { $folder }
                [few] { $pages } stránky k vytištění, ve složce { $folder }
               *[other] { $pages } stránek k vytištění, ve složce { $folder }
            }
    }
castle-paper-unknown = Není tu soubor { $file } ani herní plán s tím jménem. Naše plány: { $boards }
castle-paper-there = { $file } už ve složce { $folder } je. Vyber jinou složku pomocí --to, nebo ho přepiš pomocí --overwrite.
castle-paper-unwritten = Do složky { $folder } se nedá zapisovat ({ $because }). Vyber jinou pomocí --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Použij hůlku
castle-leave-wand = Nech ji být
castle-wand-choice = tuhle hůlku můžeš použít
castle-hint-wand = Hůlka! Použiješ ji, nebo ji necháš být?
castle-hint-way-again = Karta { $place } ještě jednou. Kterým směrem tentokrát?
castle-hint-may-stop = Krok { $number } má zavřenou cestu. Otoč šipku, nebo i tak stiskni „Jdeme!“.
castle-hint-puzzle = Získej v téhle řadě co nejvíc pokladů.
castle-plan-stops = Krok { $number } má zavřenou cestu. I tak můžeš stisknout „Jdeme!“.
castle-chip-wand = hůlka
castle-chip-spare = hůlka zůstane
castle-chip-skip = krok { $number } { $direction } se vynechá
castle-chip-which-wand = použít hůlku?
castle-square-wand-spent = { $square }, vyčerpaná hůlka
castle-puzzle = Hádanka
    .task = Otáčej a vybírej tak, aby se v téhle jedné řadě získalo co nejvíc pokladů. Pak stiskni „Jdeme!“.
castle-puzzle-brings = Hádanka má svůj vlastní hrad, pravidla, poklady i karty.
castle-puzzle-may-bring = Tvoje hádanka má vlastní poklady a karty. Její soubor může mít i vlastní hrad a pravidla.
castle-next-puzzle = Další hádanka
castle-solves = řeší hádanku
castle-stack = Balíček
castle-stack-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 poklad
        [few] { $count } poklady
        [many] { $count } pokladu
       *[other] { $count } pokladů
    }
castle-key-wand = Použij hůlku, nebo ji nech být

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = slunce
castle-symbol-fish = ryba
castle-symbol-tree = strom
castle-symbol-bird = pták
castle-symbol-boat = loďka
castle-unfit-file-too-long = Soubor je moc dlouhý
    .help = Herní plán i sada karet mají mnohem míň znaků než { $most }. Je to ten správný soubor?
castle-unfit-not-toml = Řádek { $line } se nedá přečíst
    .help = Podívej se tam a o řádek výš, jestli nechybí uvozovka, čárka nebo závorka.
castle-unfit-field-missing = Chybí „{ $field }“
    .help = Přidej řádek, který začíná { $field } =
castle-unfit-field-unknown = „{ $field }“ tu nikdo nezná
    .help =
        { $meant ->
            [none] Smaž ten řádek. Je to ten správný soubor?
           *[other] Má to být „{ $meant }“?
        }
castle-unfit-name-unfit = Tohle jméno se použít nedá
    .help = Vyber jméno, které má 1 až { $most } znaků, v uvozovkách a na jednom řádku.
castle-unfit-not-texts = „{ $field }“ není seznam textů
    .help = Napiš to takhle: { $field } = ["jedna", "dva"]
castle-unfit-not-a-number = „{ $field }“ není celé číslo
    .help = Napiš to takhle: { $field } = 8
castle-unfit-not-pairs = „{ $field }“ není seznam dvojic
    .help = Napiš to takhle: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = Moc sloupců: { $columns }
    .help = Herní plán jich má nejvýš { $most }. Zkrať „symbols“ a každý řádek plánu.
castle-unfit-too-many-rows = Moc řádků plánu: { $rows }
    .help = Herní plán jich má nejvýš { $most }. Několik jich smaž.
castle-unfit-symbol-unknown = Takový znak není: „{ $symbol }“
    .help =
        { $meant ->
            [none] Vyber si z těchto: { $known }.
           *[other] Má to být „{ $meant }“?
        }
castle-unfit-symbol-twice = Dva sloupce se jmenují „{ $symbol }“
    .help = Dej každému sloupci jeho vlastní znak.
castle-unfit-line-length = Počet polí v řádku plánu { $line } je { $letters }, ale počet znaků v „symbols“ je { $columns }
    .help = Každý řádek plánu potřebuje tolik polí, kolik je znaků v „symbols“.
castle-unfit-letter-unknown = „{ $letter }“ na poli { $square } neznamená žádné pole
    .help = Použij . pro komnatu, S pro start, O pro bránu, w pro hůlku, X pro pokoj duchů.
castle-unfit-tower-length = S takovou věží se hrát nedá. Počet schodů: { $tower }
    .help = Vyber číslo od { $fewest } do { $most }.
castle-unfit-no-start = Čaroděj nemá kde začít
    .help = Dej na jedno pole S.
castle-unfit-many-starts = Je tu víc než jeden start: { $squares }
    .help = Nech jedno S a z ostatních udělej tečkou komnaty.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Pro poklady tu není žádná komnata
        [one] Pro poklady je tu jen jedna komnata
        [few] Pro poklady jsou tu jen { $chambers } komnaty
        [many] Pro poklady je tu jen { $chambers } komnaty
       *[other] Pro poklady je tu jen { $chambers } komnat
    }
    .help = Udělej tečkou víc komnat, až jich bude { $fewest }.
castle-unfit-gate-alone = Brána na poli { $square } nikam nevede: je jediná
    .help = Přidej druhé O, nebo udělej z pole { $square } tečkou komnatu.
castle-unfit-wall-off-board = Mezi { $first } a { $second } zeď stát nemůže: pole { $square } není
    .help = Napiš dvě pole, která leží vedle sebe, třeba ["a1", "b1"].
castle-unfit-wall-apart = Mezi { $first } a { $second } zeď stát nemůže: neleží vedle sebe
    .help = Napiš dvě pole, která leží vedle sebe, třeba ["a1", "b1"].
castle-unfit-wall-twice = Zeď mezi { $first } a { $second } je tu dvakrát
    .help = Jednu z nich smaž.
castle-unfit-treasure-off-board = Žeton pokladu patří na { $square }, ale takové pole tu není
    .help = Napiš písmeno sloupce a číslo řádku z tohoto plánu, třeba "c4".
castle-unfit-treasure-no-chamber = Žeton pokladu patří na { $square }, ale to není komnata
    .help = Napiš pole nakreslené jako tečka, nebo udělej tečku z { $square }.
castle-unfit-treasure-twice = Dva žetony pokladů patří na { $square }
    .help = Jeden z nich smaž.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Není tu žádný žeton pokladu
        [one] Je tu jen jeden žeton pokladu
        [few] Jsou tu jen { $treasures } žetony pokladů
        [many] Je tu jen { $treasures } žetonu pokladů
       *[other] Je tu jen { $treasures } žetonů pokladů
    }
    .help = Vypiš tolik komnat nebo víc: { $fewest }. Nebo „treasures“ vynech: pak má žeton každá komnata.
castle-unfit-unreachable = Žádná cesta nevede na { $squares }
    .help = Otevři zeď, udělej z pokoje duchů komnatu, nebo tam dej bránu. Nebo udělej z { $square } pokoj duchů, tedy X.
castle-unfit-card-unknown = Taková karta není: „{ $card }“
    .help =
        { $meant ->
            [none] Karty jsou: { $known }.
           *[other] Má to být „{ $meant }“?
        }
castle-unfit-card-count = Počet karet „{ $card }“ není číslo
    .help = Napiš celé číslo, 0 nebo víc: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Není tu žádná karta
        [one] Je tu jen jedna karta
        [few] Jsou tu jen { $cards } karty
        [many] Je tu jen { $cards } karty
       *[other] Je tu jen { $cards } karet
    }
    .help = Řada má tři karty, a tak jich sada potřebuje aspoň { $fewest }.
castle-unfit-deck-too-large = Moc karet: { $cards }
    .help = V sadě jich může být nejvýš { $most }.
castle-unfit-deck-walks-nobody = S žádnou kartou čaroděj nikam nedojde
    .help = Přidej šipky (up, right, down, left) nebo karty s čarodějem (sorcerer).

## toychest board check

castle-check-playable = { $file }: dá se hrát.
castle-check-size = Pole: { $squares }, sloupce: { $columns }, řádky: { $rows }
castle-check-facts = start: { $start }; komnaty: { $chambers }, žetony pokladů: { $treasures }, brány: { $gates }, hůlky: { $wands }, pokoje duchů: { $ghosts }, zdi: { $walls }; schody věže: { $tower }
castle-check-forced = Kde se brány použít musí (starší, nejstarší), žádná cesta nevede na { $squares }. Poklad tam pak ležet nebude.
castle-check-off = Kde se brány nepoužívají (německý návod, mladí), žádná cesta nevede na { $squares }. Poklad tam pak ležet nebude.
castle-check-deck = { $file }: dá se hrát. Karty: { $cards }.
castle-check-box = Ve skutečné krabici je 28 žetonů pokladů, na tomto plánu { $treasures }. Jestli je to plán z tvé krabice, spočítej komnaty znovu.
castle-check-stuck = S balíčkem { $deck } nikdo nikdy neopustí start plánu { $file }: každá řada tam uvázne. Přidej čaroděje nebo jinou šipku.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. První otočení
    .help = Jedna šipka. Otoč ji k pokladu.
castle-option-puzzle-2-any-way = 2. Kam chceš
    .help = Jedna karta jde kamkoli. Co musí nejdřív udělat šipka?
castle-option-puzzle-3-once-more = 3. Ještě jednou
    .help = S kartou „{ castle-face-loop }“ jde stejnou cestou dvakrát. Která cesta je nejlepší?
castle-option-puzzle-4-gate = 4. Brána
    .help = Poklad je daleko, ale brána je blízko.
castle-option-puzzle-5-door = 5. Dveře
    .help = Za zdí je nádvoří. Kde má dveře?
castle-option-puzzle-6-two-of-three = 6. Dvě ze tří
    .help = Tři šipky, a otočit se smějí jen dvě.
castle-option-puzzle-7-must-jump = 7. Obejít to nejde
    .help = Každá brána tě přenese dál. Kde přistaneš podruhé?
castle-option-puzzle-8-loop-of-loops = 8. Smyčka ve smyčce
    .help = Jedna karta, čtyři kroky a uprostřed brána.
`;export{e as default};