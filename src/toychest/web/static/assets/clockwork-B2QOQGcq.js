var e=`### Czech. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A spot is a skrýš, because místo is a seat of the table; names stay in the nominative and act in the present tense.

## Words that other sentences use

clockwork-kind-Lacewing = Zlatoočka
clockwork-kind-Umbrella = Deštník
clockwork-kind-Kettle = Čajník
clockwork-kind-Velo = Bicykl
clockwork-kind-Whale = Velryba
clockwork-kind-Moth = Můra
clockwork-kind-Owl = Sova
clockwork-kind-Nipper = Krab
clockwork-kind-Harp = Harfa
clockwork-kind-Snail = Šnek
clockwork-kind-Airship = Vzducholoď
clockwork-kind-Fuel = Palivo
clockwork-kind-Power = Pohon
clockwork-kind-Scrap = Staré železo
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] díl Zlatoočky
        [Umbrella] díl Deštníku
        [Kettle] díl Čajníku
        [Velo] díl Bicyklu
        [Whale] díl Velryby
        [Moth] díl Můry
        [Owl] díl Sovy
        [Nipper] díl Kraba
        [Harp] díl Harfy
        [Snail] díl Šneka
        [Airship] díl Vzducholodi
        [Fuel] Palivo
        [Power] Pohon
        [Scrap] Staré železo
       *[other] { $kind }
    }
clockwork-family-flyer = létající stroj
clockwork-family-breaker = lamač kódů
clockwork-family-airship = vzducholoď
clockwork-family-fuel = palivo
clockwork-family-power = pohon
clockwork-family-scrap = staré železo
clockwork-character-Tilda = Tilda Klika
clockwork-character-Otto = Otto Vřeteno
clockwork-character-Nana = Nana Pírko
clockwork-character-Bruno = Bruno Buřinka
clockwork-character-Zora = Zora Šátek
clockwork-character-Felix = Felix Přilba
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Věže
clockwork-yard = Vrakoviště { $yard }
clockwork-place =
    { $where ->
        [towers] Věže
        [yard] Vrakoviště { $number }
       *[field] pole { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] k Věžím
        [yard] na Vrakoviště { $number }
       *[field] na pole { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] u Věží
        [yard] na Vrakovišti { $number }
       *[field] na poli { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } hraje za postavu { clockwork-character }
clockwork-event-set-left-out = V krabici zůstává: { $kinds }
clockwork-event-card-dealt = { $name } dostává kartu
    .kind = { $name } dostává { clockwork-card }
clockwork-event-extra-laid = Vrakoviště { $yard } dostává o kartu víc
clockwork-event-opening-thrown = { $name } hází o začátek: { $total }
clockwork-event-opening-tied = Stejný hod, takže házejí znovu: { $seats }
clockwork-event-starter-found = Začíná { $name }
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } hází { $dice }: sedmička!
        [eleven] { $name } hází { $dice }: jedenáctka!
        [double] { $name } hází { $dice }: dvě stejná, celkem { $total }!
       *[other] { $name } hází { $dice }: celkem { $total }
    }
clockwork-event-turn-lost = { $total } je sudé číslo: { $name } tenhle tah vynechá
clockwork-event-pawn-walked = { $name } jde { clockwork-to-place }
clockwork-event-pawn-placed = { $name } se přesouvá rovnou { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } zůstává: žádná cesta není volná
clockwork-event-card-drawn = Vrakoviště { $yard }: { $name } bere kartu
    .kind = Vrakoviště { $yard }: { $name } bere { clockwork-card }
clockwork-event-card-kept = { $name } si nechává všechny karty
clockwork-event-card-discarded = { $name } odhazuje kartu
clockwork-event-card-laid = { $name } ji pokládá lícem dolů do skrýše { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } se ptá na oplátku. Odpovídá { $rival }
       *[false] { $name } vyzývá. Odpovídá { $rival }
    }
clockwork-event-had-some = { $name } takovou kartu má
clockwork-event-had-none = { $name } takovou kartu nemá
clockwork-event-card-given = { $giver } dává kartu. Bere si ji { $taker }
    .kind = { $giver } dává { clockwork-card }. Bere si { $taker }
clockwork-event-scrap-given = { $giver } dává místo karty Staré železo. Bere ho { $taker }
clockwork-event-card-returned = { $giver } dává výměnou kartu. Bere si ji { $taker }
    .kind = { $giver } dává výměnou { clockwork-card }. Bere si { $taker }
clockwork-event-ask-declined = { $name } se na oplátku neptá
clockwork-event-search-begun = { $name } hledá mezi odhozenými kartami
clockwork-event-search-hit = Je tam! { $name } bere kartu ze skrýše { $spot }
clockwork-event-search-missed = Ve skrýši { $spot } leží něco jiného
clockwork-event-put-back = Karta ve skrýši { $spot } leží zase lícem dolů
clockwork-event-set-laid = { $name } má hotový stroj: { clockwork-kind }
clockwork-event-set-held = { $name } teď nic nevykládá
clockwork-event-turn-passed = { $name } nic dalšího nedělá
clockwork-event-yards-emptied = Vrakoviště jsou prázdná. Všichni zpátky k Věžím!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } odlétá ve Vzducholodi!
       *[machine] { $name } má létající stroj, lamač kódů a Palivo a odlétá!
    }
clockwork-event-dead-end = Nikdo už nemá kartu, kterou by ukázal
clockwork-event-turns-capped = Tahy jsou u konce: { $turns }

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } ukazuje { clockwork-card } a hledá další
        [swap] { $name } tam pokládá { clockwork-card }
       *[discard] { $name } ukazuje { clockwork-card } a odhazuje
    }
clockwork-event-card-turned = Ve skrýši { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } hledá: { clockwork-kind }
       *[other] { $name } chce: { clockwork-kind }. Odpovídá { $rival }
    }
clockwork-event-shown-in-secret = { $name } tajně ukazuje kartu. Vidí ji { $rival }
    .kind = { $name } tajně ukazuje { clockwork-card }. Vidí { $rival }

## How it ended

clockwork-outcome-machine = { $name } utíká z města!
    .because = Na stole leží létající stroj, lamač kódů a Palivo.
clockwork-outcome-airship = { $name } utíká z města!
    .because = Na stole leží celá Vzducholoď a k ní Pohon.
clockwork-outcome-dead-end = Tentokrát neuteče nikdo
    .because = Vrakoviště jsou prázdná a nikdo nemá kartu, se kterou by se mohl ptát nebo hledat.
clockwork-outcome-turn-cap = Město si vás nechá
    .because = Domluvené tahy jsou u konce a neutekl nikdo.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Hra skončila
    .because = Někdo už utekl, nebo už nemůže nikdo.
    .help = Začni novou hru, nebo si prohlédni tuhle znovu.
clockwork-refused-not-to-act = Teď nejsi na řadě
    .because = Právě rozhoduje někdo jiný.
    .help = Chvilku počkej. Dáme ti vědět.
clockwork-refused-chance-first = Chvilku počkej
    .because = Kostky nebo karty jsou ještě na cestě.
    .help = Zkus to, až budou ležet na stole.
clockwork-refused-unforeseen = Tohle se tady nevybírá
    .because = Kostky hází a karty rozdává náhoda a ty hraješ. Každý dělá to svoje.
    .help = Vyber některý ze svých tahů.
clockwork-refused-not-in-deck = Tahle karta teď přijít nemůže: { clockwork-kind }
    .because = Všechny takové karty jsou někde jinde.
    .help = Musí přijít jiná karta.
clockwork-refused-kind-not-in-game = Tohle v téhle hře není: { clockwork-kind }
    .because = Když hraje málo lidí, některé stroje zůstanou v krabici.
    .help = Vyber stroj, který ve hře je.
clockwork-refused-character-taken = { clockwork-character } už hraje
    .because = Každý má svou vlastní postavu.
    .help = Vyber někoho jiného.
clockwork-refused-answer-first =
    { $question ->
        [character] Nejdřív vyber, za koho hraješ
        [leave_out] Nejdřív vyber stroj, který zůstane v krabici
        [travel] Nejdřív se vydej na cestu
        [act] Nejdřív se rozhodni, co tu uděláš
        [discard] Nejdřív odhoď kartu
        [spot] Nejdřív polož svoji kartu
        [give] Nejdřív odpověz na výzvu
        [counter] Nejdřív rozhodni, jestli se ptáš na oplátku
        [return] Nejdřív dej kartu výměnou
        [point] Nejdřív ukaž na kartu
        [found] Nejdřív se rozhodni, jestli si ji vezmeš
        [swap] Nejdřív tam polož kartu
       *[build] Nejdřív rozhodni, co vyložíš
    }
    .because =
        { $question ->
            [character] Každá figurka musí někým být.
            [leave_out] V téhle hře je strojů míň.
            [travel] Kostky leží na stole a čekají na tvoje kroky.
            [act] Jsi na místě a něco se tu dá dělat.
            [discard] Máš novou kartu, a tak teď vybíráš, co odhodíš.
            [spot] Karta je ukázaná a potřebuje skrýš.
            [give] Někdo od tebe chce kartu.
            [counter] Takovou kartu nemáš, a tak se můžeš zeptat na oplátku.
            [return] V ruce bylo sedm karet a přišla další.
            [point] Už víme, co hledáš.
            [found] Je to, co hledáš.
            [swap] Kartu ze skrýše máš a skrýš je prázdná.
           *[build] Podle pravidel tohoto stolu vybíráš, co vyložíš.
        }
    .help =
        { $question ->
            [character] Vyber postavu, kterou nikdo nemá.
            [leave_out] Vyber stroj z těch, které jsou na výběr.
            [travel] Vyber pole, kam tě tvůj hod dovede, nebo to, co ještě nabízí.
            [act] Vyber něco, co tady můžeš udělat.
            [discard] Vyber kartu z ruky, nebo si nech všechny, jestli to jde.
            [spot] Vyber volnou skrýš kolem plánu.
            [give] Dej tu kartu, nebo Staré železo, jestli ho máš.
            [counter] Zeptej se na kartu, nebo to nech být.
            [return] Vyber kteroukoli kartu kromě té, která právě přišla.
            [point] Vyber kartu, která leží lícem dolů.
            [found] Vezmi si kartu, nebo ji nech ležet.
            [swap] Vyber kartu z ruky.
           *[build] Vylož hotový stroj, nebo zatím nic.
        }
clockwork-refused-no-such-place = „{ $place }“ na tomhle plánu není
    .because = Jsou tu Věže, Vrakoviště 1 až 6 a pole s čísly.
    .help = Vyber něco, co na plánu vidíš.
clockwork-refused-say-its-name = Pole { $place } má svoje jméno
    .because = Bílým polím se říká podle toho, kam vedou.
    .help = Řekni „towers“, nebo „yard“ s číslem, třeba „yard 3“.
clockwork-refused-ask-yourself = Sebe se zeptat nemůžeš
    .because = K výzvě jsou potřeba dva.
    .help = Zeptej se někoho, kdo tam stojí s tebou.
clockwork-refused-not-a-set = Tahle sada se neodkládá: { clockwork-kind }
    .because = Tady se vybírají jen létající stroje a lamače kódů, vždy celé.
    .help = Vyber některou ze sad, o které jde.
clockwork-refused-field-full = Není pro tebe volno { clockwork-at-place }
    .because = Stojí tam dvě figurky a víc se jich nevejde.
    .help = Jdi jinudy, nebo se zastav jinde.
clockwork-refused-cannot-reverse = Cestou { clockwork-to-place } by bylo potřeba se otočit
    .because =
        { $away ->
            [one] Je to jeden krok odsud. Tvůj hod je { $steps } a během jedné cesty se nikdo neotáčí.
            [few] Jsou to { $away } kroky odsud. Tvůj hod je { $steps } a během jedné cesty se nikdo neotáčí.
            [many] Je to { $away } kroku odsud. Tvůj hod je { $steps } a během jedné cesty se nikdo neotáčí.
           *[other] Je to { $away } kroků odsud. Tvůj hod je { $steps } a během jedné cesty se nikdo neotáčí.
        }
    .help = Vyber pole, kam tě tvůj hod dovede.
clockwork-refused-steps-short = S tímhle hodem nedojdeš { clockwork-to-place }
    .because =
        { $away ->
            [one] Je to { $away } krok odsud a tvůj hod je { $steps }.
            [few] Jsou to { $away } kroky odsud a tvůj hod je { $steps }.
            [many] Je to { $away } kroku odsud a tvůj hod je { $steps }.
           *[other] Je to { $away } kroků odsud a tvůj hod je { $steps }.
        }
    .help = Vyber pole, kam tě tvůj hod dovede.
clockwork-refused-steps-over = Tvůj hod vede až za { clockwork-place }
    .because =
        { $away ->
            [one] Je to jeden krok odsud a tvůj hod je { $steps }. Podle pravidel tohoto stolu musí počet kroků sedět přesně.
            [few] Jsou to { $away } kroky odsud a tvůj hod je { $steps }. Podle pravidel tohoto stolu musí počet kroků sedět přesně.
            [many] Je to { $away } kroku odsud a tvůj hod je { $steps }. Podle pravidel tohoto stolu musí počet kroků sedět přesně.
           *[other] Je to { $away } kroků odsud a tvůj hod je { $steps }. Podle pravidel tohoto stolu musí počet kroků sedět přesně.
        }
    .help = Jdi dál a vrať se s hodem, který sedí.
clockwork-refused-must-stop = Dál { clockwork-to-place } jít nemůžeš
    .because = Podle pravidel tohoto stolu cesta končí na prvním bílém poli.
    .help = Zastav se tam, nebo jdi jinudy.
clockwork-refused-not-reached = Tvůj hod nekončí { clockwork-at-place }
    .because =
        { $away ->
            [one] Je to jeden krok odsud. Tvůj hod je { $steps } a jde se o celý hod.
            [few] Jsou to { $away } kroky odsud. Tvůj hod je { $steps } a jde se o celý hod.
            [many] Je to { $away } kroku odsud. Tvůj hod je { $steps } a jde se o celý hod.
           *[other] Je to { $away } kroků odsud. Tvůj hod je { $steps } a jde se o celý hod.
        }
    .help = Vyber pole, kam tě tvůj hod dovede.
clockwork-refused-not-special = Tohle tvůj hod nenabízí
    .because = Tvůj hod je { $total }. Chce to sedmičku, jedenáctku nebo dvě stejná.
    .help = Tentokrát jdi pěšky.
clockwork-refused-bonus-later = To přijde později
    .because = Podle pravidel tohoto stolu přidá zvláštní hod jednu věc až po vrakovišti.
    .help = Nejdřív jdi.
clockwork-refused-must-walk = Tady zůstat nemůžeš
    .because = Kdo může jít, ten jde.
    .help = Vyber pole, kam tě tvůj hod dovede.
clockwork-refused-not-a-goal = Nemůžeš se přesunout rovnou { clockwork-to-place }
    .because = Zvláštní hod vede na vrakoviště nebo k Věžím.
    .help = Vyber jedno z nich, nebo jdi pěšky.
clockwork-refused-not-from-here = Odsud tvůj hod nefunguje
    .because = Podle pravidel tohoto stolu k tomu musíš začít tah na vrakovišti.
    .help = Jdi pěšky, nebo se přesuň k Věžím.
clockwork-refused-already-there = Už jsi { clockwork-at-place }
    .because = Rovnou se dá přesunout jen jinam.
    .help = Vyber jiný cíl.
clockwork-refused-yard-empty = Vrakoviště { $yard } je prázdné
    .because = Nezůstala tam ani jedna karta.
    .help = Zkus jiné vrakoviště, nebo hledej u Věží.
clockwork-refused-not-in-yard = To tady nejde
    .because = Karty se berou na vrakovišti, když tam dojdeš nebo když tě tam hod nechá zůstat.
    .help = Jdi na vrakoviště.
clockwork-refused-towers-only = Teď se můžeš rovnou přesunout jen k Věžím
    .because = Vrakoviště teď není pro tvůj hod cílem.
    .help = Přesuň se k Věžím, nebo jdi pěšky.
clockwork-refused-towers-reached = Teď se vracíš k Věžím
    .because = Vrakoviště jsou prázdná a tvůj hod k Věžím stačí.
    .help = Jdi k Věžím.
clockwork-refused-not-at-towers = Tady se hledat nedá
    .because = V odhozených kartách se hledá u Věží, když tam dojdeš.
    .help = Jdi k Věžím.
clockwork-refused-no-demand-now = Teď nemůžeš nikoho vyzvat
    .because = Vyzvat jde, když někoho potkáš na poli nebo na vrakovišti.
    .help = Vyber některý tah, který hrát můžeš.
clockwork-refused-not-together = { $rival } je někde jinde
    .because = K výzvě musíte stát oba na jednom poli nebo na jednom vrakovišti.
    .help = Jdi tam, kde je { $rival }, nebo vyber někoho, kdo je tady.
clockwork-refused-not-in-towers = { $rival } je ještě na cestě
    .because = Teď vyzýváš jen ty, kdo jsou u Věží.
    .help = Vyber někoho, kdo tam je, nebo počkej.
clockwork-refused-just-back = Jsi u Věží teprve teď
    .because = Kdo se vrátí, smí hledat. K výzvě je třeba hod u Věží.
    .help = Hledej v odhozených, nebo to nech být.
clockwork-refused-search-only = S { $total } hledáš, ale nikoho nevyzýváš
    .because = Na konci chce výzva sedmičku, jedenáctku nebo dvě stejná.
    .help = Hledej v odhozených, nebo to nech být.
clockwork-refused-already-asked = { $rival }: otázka už padla
    .because = Každého se v jednom tahu ptáš jednou.
    .help = Zeptej se někoho jiného, nebo to nech být.
clockwork-refused-nothing-to-show = Nemůžeš ukázat { clockwork-card }
    .because = Kdo se ptá nebo hledá, ukazuje z ruky kartu stejného stroje.
    .help = Vyber takovou, kterou máš. Palivo a Pohon stačí říct.
clockwork-refused-not-a-family = O tohle se žádat nedá: { clockwork-kind }
    .because = Hledají se jen stroje, Vzducholoď, Palivo a Pohon.
    .help = Vyber něco z toho.
clockwork-refused-not-asked-for = Tohle od tebe nikdo nechce: { clockwork-card }
    .because = Dává se to, co někdo chce, a nahradit to smí jen Staré železo.
    .help = Dej kartu, o kterou jde, nebo Staré železo.
clockwork-refused-not-held = Tohle nemáš: { clockwork-card }
    .because = Hraje se kartami z vlastní ruky.
    .help = Vyber kartu, kterou máš.
clockwork-refused-below-seven = Karty si necháváš
    .because = S méně než sedmi kartami se nic neodhazuje.
    .help = Hraj dál; tah skončil.
clockwork-refused-even-throw = Při hodu { $total } neděláš nic
    .because = Na konci tě sudý hod bez dvou stejných čísel připraví o tah.
    .help = Zkus to v příštím tahu.
clockwork-refused-scrap-instead-only = Staré železo tu nepomůže
    .because = Dává se místo karty, kterou máš, a takovou nemáš.
    .help = Zeptej se na oplátku, nebo to nech být.
clockwork-refused-must-discard =
    { $hand ->
        [one] Máš { $hand } kartu
        [few] Máš { $hand } karty
        [many] Máš { $hand } karty
       *[other] Máš { $hand } karet
    }
    .because = V ruce jich smí být nejvýš sedm.
    .help = Jednu z nich odhoď.
clockwork-refused-spot-taken = Skrýš { $spot } je obsazená
    .because = Karty nikdy neleží na sobě.
    .help = Vyber volnou skrýš.
clockwork-refused-no-such-spot = Skrýš { $spot } tu není
    .because = Skrýše kolem plánu mají čísla.
    .help = Vyber číslo, které vidíš.
clockwork-refused-spot-empty = Ve skrýši { $spot } žádná karta není
    .because = Ukazuje se na kartu, kterou někdo odhodil.
    .help = Vyber skrýš s kartou.
clockwork-refused-nothing-there = Není co hledat
    .because = Nikdo ještě žádnou kartu neodhodil.
    .help = Vrať se později.
clockwork-refused-just-received = Tohle právě přišlo: { clockwork-card }
    .because = Výměnou se dává jiná karta.
    .help = Vyber jinou kartu.
clockwork-refused-no-counter = Na oplátku se ptát nemůžeš
    .because = Podle pravidel tohoto stolu se na oplátku neptá, kdo má Staré železo.
    .help = Nech to být.
clockwork-refused-not-your-asker = Teď se nemůžeš ptát: { $rival }
    .because = Vyzývá tě jen { $asker }.
    .help = Zeptej se na oplátku ({ $asker }), nebo to nech být.
clockwork-refused-must-give = Máš, co od tebe někdo chce: { clockwork-kind }
    .because = Kdo takovou kartu má, jednu dá, nebo místo ní Staré železo.
    .help = Dej jednu z nich, nebo Staré železo, jestli ho máš.
clockwork-refused-must-draw = Na vrakovišti se vždycky něco dělá
    .because = Kdo sem dojde, vezme si kartu, nebo někoho vyzve.
    .help = Vezmi si kartu.
clockwork-refused-not-complete = Ještě něco chybí: { clockwork-kind }
    .because = Vykládá se jen hotový stroj.
    .help = Sežeň díly, které chybějí.
clockwork-refused-no-way-out = Ještě utéct nemůžeš
    .because = Je potřeba létající stroj, lamač kódů a Palivo, nebo celá Vzducholoď a Pohon.
    .help = Sežeň, co chybí.

## At the table

clockwork-short = Clockwork City
clockwork-turn = Na řadě: { $name }
clockwork-turn-yours = Jsi na řadě, { $name }
clockwork-turn-number = Tah { $number }
clockwork-before-play = Před hrou
clockwork-board = Město: mosty, vrakoviště a skrýše
clockwork-your-side = Tvoje ruka a co můžeš udělat
clockwork-hand = Tvoje ruka
clockwork-you = ty
clockwork-you-too = { clockwork-character } · ty
clockwork-no-character = zatím bez postavy
clockwork-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
clockwork-laid = Vyloženo: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } z { $copies }
clockwork-pile =
    { $count ->
        [0] prázdno
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
clockwork-spot-free = Skrýš { $spot }, volná
clockwork-spot-laid = Skrýš { $spot }, karta lícem dolů
clockwork-spot-known = Skrýš { $spot }, { clockwork-kind }
clockwork-glows = tohle můžeš vybrat
clockwork-goal = K útěku
clockwork-goal-machine = létající stroj, lamač kódů a palivo
clockwork-goal-airship = nebo vzducholoď s pohonem
clockwork-in-this-game = V téhle hře
clockwork-legend = { clockwork-kind }, v téhle hře { $copies }
clockwork-endgame = Všechna vrakoviště jsou prázdná. Sejdeme se u Věží.

clockwork-total =
    { $special ->
        [seven] Sedmička!
        [eleven] Jedenáctka!
        [double] Dvě stejná!
       *[other] { $total }
    }
clockwork-dice = Kostky: { $dice }

clockwork-throw = Hoď kostkami
clockwork-throw-opening = Hoď o začátek
clockwork-do-go = Přesuň se
clockwork-do-walk = Jdi o { $total }
clockwork-do-take = Vezmi si kartu
clockwork-do-search = Hledej v odhozených
clockwork-do-ask = Zeptej se: { $name }
clockwork-do-stay = Zůstaň tady
clockwork-do-keep = Nech si všechny
clockwork-do-none = Nemám
clockwork-do-pass = Nech to být
clockwork-do-build = Vylož: { clockwork-kind }
clockwork-do-escape = Uteč!
clockwork-do-hold = Ještě ne
clockwork-do-any-spot = Kterákoli volná skrýš
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Dej: { clockwork-kind }
clockwork-do-give-scrap = Dej Staré železo
clockwork-do-back = Něco jiného
clockwork-walk-to =
    { $where ->
        [towers] K Věžím
        [yard] Na Vrakoviště { $number }
       *[field] Na pole { $number }
    }
clockwork-lay-on = Polož do { $spot }
clockwork-point-at = Otoč { $spot }

clockwork-hint-throw = Hoď kostkami.
clockwork-hint-opening = Hoď o začátek: začíná nejvyšší hod.
clockwork-hint-wait = { $name } přemýšlí.
clockwork-hint-whisper = { $name } a { $rival } si šeptají.
clockwork-hint-character = Za koho hraješ? Vyber postavu.
clockwork-hint-leave-out = Vyber stroj, který zůstane v krabici.
clockwork-hint-travel = Vyber, co uděláš se svým hodem.
clockwork-pick-one = Vyber jedno.
clockwork-hint-walk = Vyber pole, které svítí.
clockwork-hint-go = Vyber cíl, který svítí.
clockwork-hint-act = Co tu uděláš?
clockwork-hint-show = Ukaž kartu, nebo řekni Palivo či Pohon. Odpoví { $name }.
clockwork-hint-search = Ukaž, co hledáš, nebo řekni Palivo či Pohon.
clockwork-hint-discard =
    { $kind ->
        [none] Vyber z ruky kartu, kterou odhodíš.
       *[other] Teď máš { clockwork-card }. Vyber z ruky kartu, kterou odhodíš.
    }
clockwork-hint-spot = Polož kartu do skrýše, která svítí.
clockwork-hint-give = { $name } se tě ptá.
clockwork-hint-counter = Zeptej se jednou na oplátku, nebo to nech být. Odpoví { $name }.
clockwork-hint-return =
    { $kind ->
        [none] Dej výměnou kartu. Dostane ji { $name }.
       *[other] Teď máš { clockwork-card }. Dej výměnou jinou kartu. Dostane ji { $name }.
    }
clockwork-hint-point = Ukaž na kartu, která leží lícem dolů.
clockwork-hint-found = Nalezeno! Vezmi si kartu, nebo ji nech ležet.
clockwork-hint-swap = Vyber kartu do skrýše { $spot }.
clockwork-hint-build = Vyložíš stroj, nebo ještě ne?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } se ptá. Odpovídá { $rival }
clockwork-eyes-only = Dívá se jen { $name }
clockwork-spoken-aloud = { $name } to říká nahlas
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Máš Palivo?
        [Power] Máš Pohon?
       *[other] Máš ještě takovou kartu: { clockwork-kind }?
    }
clockwork-give-one = Jednu dej.
clockwork-give-or-scrap = Jednu dej, nebo místo ní Staré železo.
clockwork-have-none = Takovou kartu nemáš. Řekni to a můžeš se zeptat na oplátku.

clockwork-seen = Už vím
clockwork-seen-once = Zapamatuj si ji. Za chvilku bude zase lícem dolů.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 karta
        [few] { $name }: { $place }, { $count } karty
        [many] { $name }: { $place }, { $count } karty
       *[other] { $name }: { $place }, { $count } karet
    }
clockwork-read-hand = Tvoje ruka: { $cards }

clockwork-key-pick = Vyber kartu z ruky
clockwork-key-take = Vezmi si kartu
clockwork-key-go = Přesuň se, jdi
clockwork-key-ask = Ptej se, hledej
clockwork-key-decline = Nech to být

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Soubor je moc dlouhý
    .help = Město má mnohem míň znaků než { $most }. Je to ten správný soubor?
clockwork-unfit-not-toml = Řádek { $line } se nedá přečíst
    .help = Podívej se tam a o řádek výš, jestli nechybí čárka nebo závorka nebo jestli tam není některé číslo dvakrát.
clockwork-unfit-field-missing = Chybí „{ $field }“
    .help =
        { $field ->
            [fields] Přidej řádek [fields] a pod něj pole.
            [spots] Přidej řádek [spots] a pod něj skrýše.
           *[other] Přidej řádek, který začíná { $field } =
        }
clockwork-unfit-field-unknown = „{ $field }“ tu nikdo nezná
    .help =
        { $meant ->
            [none] Smaž ten řádek. Je to ten správný soubor?
           *[other] Má to být „{ $meant }“?
        }
clockwork-unfit-name-unfit = Tohle jméno se použít nedá
    .help = Vyber jméno, které má 1 až { $most } znaků, v uvozovkách a na jednom řádku.
clockwork-unfit-not-a-number = „{ $field }“ není číslo pole
    .help = Napiš celé číslo od 0 do { $most }: { $field } = 0
clockwork-unfit-not-numbers = „{ $field }“ není seznam polí
    .help = Napiš celá čísla od 0 do { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = „{ $field }“ není seznam cest od pole k poli
    .help = Napiš celá čísla od 0 do { $most }, na každou cestu aspoň dvě: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = „{ $field }“ není část s očíslovanými řádky
    .help = Napiš [{ $field }] na vlastní řádek a pod něj řádky jako { $first } = [500, 380]
clockwork-unfit-number-unfit = „{ $number }“ pod [{ $field }] není číslo řádku
    .help = Čísluj řádky od { $first }, jeden po druhém.
clockwork-unfit-number-skipped = Pod [{ $field }] chybí číslo { $number }
    .help = Přidej ho, nebo řádky přečísluj bez mezer.
clockwork-unfit-not-a-point =
    { $number ->
        [none] „{ $field }“ není bod v obrázku
       *[other] Pod [{ $field }] není řádek { $number } bod v obrázku
    }
    .help = Napiš dvě celá čísla, jak daleko zleva a jak daleko shora, třeba [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Není tu žádné pole
        [one] Je tu jen jedno pole
        [few] Tohle město má { $fields } pole
        [many] Tohle město má { $fields } pole
       *[other] Tohle město má { $fields } polí
    }
    .help = Město jich může mít { $fewest } až { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Není tu žádná skrýš na odhozenou kartu
        [one] Je tu jen jedna skrýš na odhozené karty
        [few] Jsou tu { $spots } skrýše na odhozené karty
        [many] Je tu { $spots } skrýše na odhozené karty
       *[other] Je tu { $spots } skrýší na odhozené karty
    }
    .help = Může jich být { $fewest } až { $most }.
clockwork-unfit-towers-nowhere = Věže jsou na poli { $number }, ale takové pole tu není
    .help = Vyber pole, které je uvedené pod [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Není tu žádné vrakoviště
        [one] Je tu jen jedno vrakoviště
        [few] Jsou tu { $yards } vrakoviště
        [many] Je tu { $yards } vrakoviště
       *[other] Je tu { $yards } vrakovišť
    }
    .help = Tolik polí má být v yards: { $needed }.
clockwork-unfit-yard-nowhere = Vrakoviště { $yard } je na poli { $number }, ale takové pole tu není
    .help = Vyber pole, které je uvedené pod [fields].
clockwork-unfit-yard-in-towers = Vrakoviště { $yard } i Věže jsou na poli { $number }
    .help = Dej každému vlastní pole.
clockwork-unfit-yard-twice = Vrakoviště { $first } i { $second } jsou na poli { $number }
    .help = Dej každému vlastní pole.
clockwork-unfit-path-nowhere = Cesta vede z { $first } do { $second }, ale pole { $number } tu není
    .help = Přidej to pole pod [fields], nebo ho smaž z paths.
clockwork-unfit-path-to-itself = Cesta vede z pole { $number } na to samé pole
    .help = Napiš tam { $number } jen jednou.
clockwork-unfit-path-twice = Cesta mezi { $first } a { $second } je tu dvakrát
    .help = Jednu z nich smaž; jeden směr stačí.
clockwork-unfit-too-many-paths = Na poli { $number } se schází moc cest: { $paths }
    .help = Může jich být nejvýš { $most }. Některé veď na jiné pole.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Pole { $number } leží mimo obrázek
        [spots] Karta ve skrýši { $number } by ležela mimo obrázek
       *[other] Věže by stály mimo obrázek
    }
    .help = Obrázek je { $width } široký a { $height } vysoký; karta je 36 široká a 50 vysoká, počítáno kolem středu.
clockwork-unfit-fields-too-near = Pole { $first } a { $second } leží na sobě
    .help = Jedno z nich posuň, až budou od sebe { $apart } nebo víc.
clockwork-unfit-unreachable = K Věžím odsud nevede žádná cesta: { $fields }
    .help = Přidej cestu, která vede na { $number }, nebo smaž, kam nikdo nedojde.
clockwork-unfit-spots-overlap = Karty ve skrýších { $first } a { $second } by ležely na sobě
    .help = Jednu z nich posuň: karta je 36 široká a 50 vysoká.
clockwork-unfit-spot-on-track = Karta ve skrýši { $spot } by ležela na mostě mezi { $first } a { $second }
    .help = Posuň skrýš od mostu, nebo ji smaž.
`;export{e as default};