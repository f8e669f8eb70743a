var e=`### Czech: what may be chosen before play: printings, options and house rules. The question is short; the choice is a
### few words; its help is one sentence that says what is played.

## Printings

castle-printing = Který návod máš v krabici?
castle-printing-standard = Podle Toychestu
    .help = Tak, jak říká většina ze šesti jazyků, a kde mlčí, tak, jak rozhodujeme my.
castle-printing-en = Anglický
    .help = Ty vybíráš, jestli se hůlka použije.
castle-printing-de = Německý
    .help = Smyčka opakuje jednu kartu, celkem třikrát. Řada se zavřenou cestou jde tak daleko, jak to jde. Duch musí z věže odejít. Kde se návod plete, hraje se po našem.
castle-printing-fr = Francouzský
    .help = Tak, jak říká většina jazyků.
castle-printing-ru = Ruský
    .help = Tak, jak říká většina jazyků. Kde se návod plete, hraje se po našem.
castle-printing-es = Španělský
    .help = Tak, jak říká většina jazyků.
castle-printing-pl = Polský
    .help = Tak, jak říká většina jazyků; nejspíš byl první.

## Options of the box

castle-option-profile = Která pravidla?
castle-option-profile-base = Základní
    .help = Brána tě může přenést. Smyčka opakuje i duchy. Těžší.
castle-option-profile-young = Mladí
    .help = Brána tě může přenést. Smyčka duchy vynechá. Snazší.
castle-option-profile-older = Starší
    .help = Brána tě přenese vždycky. Smyčka duchy vynechá. Snazší.
castle-option-profile-oldest = Nejstarší
    .help = Brána tě přenese vždycky. Smyčka opakuje i duchy. Těžší.
castle-option-half_turns = O kolik se smí šipka otočit?
castle-option-half_turns-false = O čtvrt kruhu
    .help = Doleva, nebo doprava.
castle-option-half_turns-true = I o půl kruhu
    .help = Doleva, doprava, nebo čelem vzad.
castle-option-treasures = Kolik pokladů?
    .help = V návodu jsou čtyři. Méně znamená krátkou hru, víc dlouhou.
castle-option-board = Který hrad?
castle-option-board-castle = Hrad
    .help = Sedm krát šest polí, čtyři brány, čtyři hůlky.
castle-option-board-garden = Zahrada
    .help = Malá a milá, pro nejmenší.
castle-option-board-cloister = Klášter
    .help = Zdi bez dveří tě pošlou oklikou.
castle-option-board-labyrinth = Labyrint
    .help = Velký a plný oklik. Pro ty, kdo znají hrad nazpaměť.
castle-option-board-file = Vlastní plán
    .help = Malý textový soubor, jak ukazuje docs/boards.md.
castle-option-deck = Které karty?
castle-option-deck-standard = 35 karet
    .help = 35 karet: šipky → 5, ← 5, ↑ 3, ↓ 3; smyčka 6, čaroděj 4, duch 9.
castle-option-deck-file = Vlastní karty
    .help = Malý textový soubor, který říká, kolik je kterých karet.
castle-option-puzzle = Hádanka?
castle-option-puzzle-none = Celá hra
    .help = Najdi všechny poklady dřív, než bude duch venku.
castle-option-puzzle-file = Vlastní hádanka
    .help = Malý textový soubor s řadou a poklady.

## House rules

castle-reading-rerotate_in_loop = Smí se šipka otočit znovu, když ji smyčka opakuje?
castle-reading-rerotate_in_loop-no = Ne
    .help = Otočená šipka má při každém opakování stejný směr.
castle-reading-rerotate_in_loop-yes = Ano
    .help = Při každém opakování smíš šipku otočit znovu.
castle-reading-loop_runs = Kolikrát se stane to, co smyčka opakuje?
castle-reading-loop_runs-2 = Dvakrát
    .help = To, co smyčka opakuje, se stane celkem dvakrát.
castle-reading-loop_runs-3 = Třikrát
    .help = To, co smyčka opakuje, se stane celkem třikrát.
castle-reading-loop_scope = Co smyčka opakuje?
castle-reading-loop_scope-prefix = Všechny karty vlevo
    .help = Smyčka opakuje popořadě všechno, co leží vlevo od ní.
castle-reading-loop_scope-previous_card = Jednu kartu vlevo
    .help = Smyčka opakuje jen kartu, která leží hned vedle ní.
castle-reading-multi_loop = Co dělá druhá smyčka?
castle-reading-multi_loop-nested = Opakuje i práci té první
    .help = Druhá smyčka opakuje všechno, co se zatím stalo.
castle-reading-multi_loop-flat = Přidá další kolo
    .help = Každá smyčka přidá další kolo obyčejných karet vlevo od ní.
castle-reading-multi_loop-idle_second = Nic
    .help = V řadě funguje jen první smyčka.
castle-reading-sorcerer_repeat = Kam jde opakovaná karta s čarodějem?
castle-reading-sorcerer_repeat-same = Stejným směrem
    .help = Karta s čarodějem jde při každém opakování stejným směrem.
castle-reading-sorcerer_repeat-free = Zase kam chceš
    .help = Při každém opakování vybíráš směr karty s čarodějem znovu.
castle-reading-wand_reuse = Jak často hůlka funguje?
castle-reading-wand_reuse-always = Pokaždé
    .help = Hůlka funguje pokaždé, když na ni čaroděj vstoupí.
castle-reading-wand_reuse-once_per_turn = Jednou za řadu
    .help = Každá hůlka funguje jednou za řadu karet.
castle-reading-wand_reuse-once_per_game = Jednou za hru
    .help = Každá hůlka funguje jednou, pak je vyčerpaná.
castle-reading-wand = Musí se hůlka použít?
castle-reading-wand-auto = Funguje sama
    .help = Když čaroděj vstoupí na hůlku, duch vždycky sklouzne dolů.
castle-reading-wand-optional = Vybíráš ty
    .help = Když čaroděj vstoupí na hůlku, vybíráš, jestli pošle ducha dolů.
castle-reading-young_gates = Brány pro mladé?
castle-reading-young_gates-optional = Smějí se použít
    .help = S pravidly pro mladé tě brána může přenést.
castle-reading-young_gates-off = Jsou zavřené
    .help = S pravidly pro mladé jsou brány obyčejná pole.
castle-reading-voluntary_fail = Smíš vzdát řadu, kterou se projít dá?
castle-reading-voluntary_fail-no = Ne
    .help = Řadou, kterou se projít dá, se projít musí.
castle-reading-voluntary_fail-yes = Ano
    .help = Smíš řadu naplánovat tak, aby se nepovedla, a zaplatit za to.
castle-reading-impossible = Co se stane v řadě, kterou se projít nedá?
castle-reading-impossible-whole = Nikdo nikam nejde
    .help = Čaroděj zůstane, kde je, a duch vystoupá o schod výš.
castle-reading-impossible-halt = Čaroděj jde, dokud může
    .help = Čaroděj jde tak daleko, jak může, a duch vystoupá o schod výš.
castle-reading-impossible-skip = Vynechají se jen zavřené kroky
    .help = Čaroděj vynechá, co nemůže udělat, a duch vystoupá o schod výš.
castle-reading-impossible-none_at_all = Čaroděj jde, dokud může, a zadarmo
    .help = Čaroděj jde tak daleko, jak může; duch vystoupá o schod výš, jen když nebyl ani jeden krok.
castle-reading-void_ghosts = Počítají se karty s duchem v řadě, kterou se projít nedá?
castle-reading-void_ghosts-count = Ano
    .help = Karty s duchem posunou ducha, i když se řadou projít nedá.
castle-reading-void_ghosts-ignore = Ne
    .help = Když se řada nepovede, její zbylé karty s duchem propadnou a duch vystoupá o jeden schod.
castle-reading-idle_row = Co stojí řada bez jediného kroku?
castle-reading-idle_row-free = Nic navíc
    .help = Řada ze samých duchů a smyček nestojí nic navíc.
castle-reading-idle_row-penalty = Jeden schod ducha
    .help = Když v řadě není ani jeden krok, duch vystoupá o schod výš.
castle-reading-loss = Kdy je duch venku?
castle-reading-loss-enter_last = Na posledním schodu
    .help = Prohrajete, když duch vystoupá na poslední schod věže.
castle-reading-loss-step_beyond = Až za posledním schodem
    .help = Prohrajete, když duch z posledního schodu věže odejde.
castle-reading-short_row = Co když zbývají jen dvě karty?
castle-reading-short_row-two_cards = Řada ze dvou karet
    .help = Z posledních karet balíčku je kratší řada.
castle-reading-short_row-refill_to_three = Zamíchat a doplnit
    .help = Použité karty se zamíchají a řada se doplní na tři.
castle-reading-arrow_source = Odkud má šipka svůj směr?
castle-reading-arrow_source-printed_directions = Je natištěný
    .help = Každá šipka má svůj směr natištěný na kartě.
castle-reading-arrow_source-random_on_draw = Z náhody
    .help = Každá šipka může z balíčku přijít s kterýmkoli směrem.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = Moc pokladů: { $treasures }. Počet komnat pro ně v tomto hradu je { $chambers }
    .help =
        Vyber { $chambers ->
            [one] nejvýš jeden poklad
            [few] nejvýš { $chambers } poklady
            [many] nejvýš { $chambers } pokladu
           *[other] nejvýš { $chambers } pokladů
        }, nebo větší hrad.
castle-unfit-puzzle-row = Počet karet v řadě hádanky je od 1 do { $most }
    .help = Napiš je zleva doprava. Karty jsou: { $cards }.
castle-unfit-puzzle-treasures = Hádanka potřebuje poklady, každý ve své komnatě
    .help = Napiš každé pole jednou, třeba "c4".
castle-unfit-puzzle-treasure = Poklad leží na poli { $square }, ale to není komnata tohoto plánu
    .help = Dej poklad na pole nakreslené jako tečka.
castle-unfit-puzzle-treasure-taken = Čaroděj stojí na poli { $square }, kde leží poklad
    .help = Přesuň poklad, nebo čaroděje.
castle-unfit-puzzle-sorcerer = Čaroděj nemůže stát na poli { $square }
    .help = Postav ho na pole tohoto plánu, které není pokoj duchů.
castle-unfit-puzzle-ghost = Duch nemůže být na schodu { $ghost }
    .help = Vyber schod od 0 do { $last }.
castle-unfit-field-mistyped = „{ $field }“ se píše jinak
    .help =
        { $kind ->
            [int] Napiš celé číslo, bez uvozovek.
            [bool] Napiš true nebo false, bez uvozovek.
           *[str] Napiš text v uvozovkách.
        }
castle-unfit-puzzle-nothing-to-take = V téhle řadě se nijak nedá získat žádný poklad
    .help = Dej poklad tam, kam řada může dojít.
castle-unfit-puzzle-too-wide = Tahle hádanka se dá zahrát příliš mnoha způsoby
    .help = Dej na plán méně bran, nebo zvol řadu, která méně opakuje.
castle-unfit-puzzle-choice = Taková volba pro „{ $field }“ v hádance není
    .help = Vyber jedno z těchto: { $choices }.
`;export{e as default};