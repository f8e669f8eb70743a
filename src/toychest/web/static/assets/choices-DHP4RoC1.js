var e=`### What may be chosen before play: printings, options and house rules. The question is short; the choice is a few
### words; its help is one sentence that says what is played.

## Printings

castle-printing = Melyik szabálykönyv van a dobozodban?
castle-printing-standard = Toychest szerint
    .help = Amit a hat nyelv többsége mond, és ahol hallgatnak, ott a mi döntésünk.
castle-printing-en = Angol
    .help = Te döntöd el, használod-e a varázspálcát.
castle-printing-de = Német
    .help = Az ismétlés egy kártyára szól, összesen háromszor; az elzárt sor addig megy, ameddig lehet; a szellemnek ki kell jutnia a toronyból. Ahol elírás van benne, ott a mi olvasatunk érvényes.
castle-printing-fr = Francia
    .help = Ahogy a legtöbb nyelv mondja.
castle-printing-ru = Orosz
    .help = Ahogy a legtöbb nyelv mondja. Ahol elírás van benne, ott a mi olvasatunk érvényes.
castle-printing-es = Spanyol
    .help = Ahogy a legtöbb nyelv mondja.
castle-printing-pl = Lengyel
    .help = Ahogy a legtöbb nyelv mondja; valószínűleg ez az eredeti.

## Options of the box

castle-option-profile = Milyen szabályokkal?
castle-option-profile-base = Alap
    .help = A kapunál ugorhatsz. Az ismétlés a szellemekre is érvényes. Nehezebb.
castle-option-profile-young = Kicsik
    .help = A kapunál ugorhatsz. Az ismétlés kihagyja a szellemeket. Könnyebb.
castle-option-profile-older = Nagyobbak
    .help = A kapunál mindig ugrasz. Az ismétlés kihagyja a szellemeket. Könnyebb.
castle-option-profile-oldest = Legnagyobbak
    .help = A kapunál mindig ugrasz. Az ismétlés a szellemekre is érvényes. Nehezebb.
castle-option-half_turns = Mennyit fordulhat egy nyíl?
castle-option-half_turns-false = Negyed kört
    .help = Balra vagy jobbra.
castle-option-half_turns-true = Fél kört is
    .help = Balra, jobbra vagy az ellenkező irányba.
castle-option-treasures = Hány kincs legyen?
    .help = A szabálykönyv szerint négy. Kevesebb kincs rövid játék, több kincs hosszú.
castle-option-board = Melyik kastély?
castle-option-board-castle = A kastély
    .help = Hétszer hat szoba, négy kapu, négy varázspálca.
castle-option-board-garden = A kert
    .help = Kicsi és barátságos, a legkisebbeknek.
castle-option-board-cloister = A kolostor
    .help = Ajtó nélküli falak, kerülni kell.
castle-option-board-labyrinth = A labirintus
    .help = Nagy és tele van kerülőutakkal. Azoknak, akik fejből tudják a kastélyt.
castle-option-board-file = Saját tábla
    .help = Egy kis szövegfájl, ahogy a docs/boards.md mutatja.
castle-option-deck = Milyen kártyák?
castle-option-deck-standard = A 35 kártya
    .help = 35 kártya: nyilak → 5, ← 5, ↑ 3, ↓ 3; ismétlés 6, varázsló 4, szellem 9.
castle-option-deck-file = Saját kártyák
    .help = Egy kis szövegfájl, amelyik megmondja, miből hány van.
castle-option-puzzle = Legyen fejtörő?
castle-option-puzzle-none = Egész játék
    .help = Találd meg az összes kincset, mielőtt kijut a szellem.
castle-option-puzzle-file = Saját fejtörő
    .help = Egy kis szövegfájl egy sorral és a kincsekkel.

## House rules

castle-reading-rerotate_in_loop = Lehet újra fordítani a nyilat, amikor ismétlődik?
castle-reading-rerotate_in_loop-no = Nem
    .help = Az elfordított nyíl minden ismétlésnél ugyanarra mutat.
castle-reading-rerotate_in_loop-yes = Igen
    .help = Minden ismétlésnél újra elfordíthatod a nyilat.
castle-reading-loop_runs = Hányszor működnek a kártyák ismétléssel?
castle-reading-loop_runs-2 = Kétszer
    .help = Ismétléssel összesen kétszer történik meg, amit megismétel.
castle-reading-loop_runs-3 = Háromszor
    .help = Ismétléssel összesen háromszor történik meg, amit megismétel.
castle-reading-loop_scope = Mit ismétel az ismétlés?
castle-reading-loop_scope-prefix = A balra lévő összes kártyát
    .help = Az ismétlés sorban mindent megismétel, ami balra van tőle.
castle-reading-loop_scope-previous_card = A balra lévő egy kártyát
    .help = Az ismétlés csak a közvetlenül mellette lévő kártyát ismétli meg.
castle-reading-multi_loop = Mit csinál a második ismétlés?
castle-reading-multi_loop-nested = Az elsőt is megismétli
    .help = A második ismétlés mindent megismétel, ami addig történt.
castle-reading-multi_loop-flat = Hozzátesz még egy kört
    .help = Minden ismétlés még egy kört ad a tőle balra lévő sima kártyáknak.
castle-reading-multi_loop-idle_second = Semmit
    .help = Egy sorban csak az első ismétlés működik.
castle-reading-sorcerer_repeat = Merre megy egy megismételt varázslókártya?
castle-reading-sorcerer_repeat-same = Ugyanarra
    .help = A varázslókártya minden ismétlésnél ugyanarra megy.
castle-reading-sorcerer_repeat-free = Megint bármerre
    .help = Minden ismétlésnél újra te választod ki, merre menjen a varázslókártya.
castle-reading-wand_reuse = Hányszor működik egy varázspálca?
castle-reading-wand_reuse-always = Mindig
    .help = A varázspálca mindig működik, amikor a varázsló odaér.
castle-reading-wand_reuse-once_per_turn = Soronként egyszer
    .help = Minden varázspálca egyszer működik egy kártyasorban.
castle-reading-wand_reuse-once_per_game = Játékonként egyszer
    .help = Minden varázspálca egyszer működik, aztán elfogy a varázsereje.
castle-reading-wand = Kötelező használni a varázspálcát?
castle-reading-wand-auto = Magától működik
    .help = Ha a varázsló varázspálcához ér, a szellem mindig lejjebb megy.
castle-reading-wand-optional = Te döntöd el
    .help = Ha a varázsló varázspálcához ér, te döntöd el, lejjebb menjen-e a szellem.
castle-reading-young_gates = És a kapuk a kicsiknek?
castle-reading-young_gates-optional = Lehet ugrani
    .help = A kicsik szabályaival a kapunál ugorhatsz.
castle-reading-young_gates-off = Zárva vannak
    .help = A kicsik szabályaival a kapu olyan, mint egy sima szoba.
castle-reading-voluntary_fail = Fel lehet adni egy sort, amely végigjárható?
castle-reading-voluntary_fail-no = Nem
    .help = Ha egy sor végigjárható, végig kell járni.
castle-reading-voluntary_fail-yes = Igen
    .help = Tervezheted úgy a sort, hogy elakadjon, de akkor fizetsz érte.
castle-reading-impossible = Mi történik, ha egy sor nem járható végig?
castle-reading-impossible-whole = Senki sem lép
    .help = A varázsló a helyén marad, és a szellem még egy fokot mászik.
castle-reading-impossible-halt = Elmegy az elzárt ajtóig
    .help = A varázsló addig megy, ameddig tud, és a szellem még egy fokot mászik.
castle-reading-impossible-skip = Csak az elzárt lépések maradnak ki
    .help = A varázsló kihagyja, amit nem tud meglépni, és a szellem még egy fokot mászik.
castle-reading-impossible-none_at_all = Elmegy az elzárt ajtóig, ingyen
    .help = A varázsló addig megy, ameddig tud; a szellem csak akkor mászik még egy fokot, ha egyetlen lépés sem volt.
castle-reading-void_ghosts = Számítanak a szellemkártyák, ha a sor nem járható végig?
castle-reading-void_ghosts-count = Igen
    .help = A szellemkártyák akkor is mozgatják a szellemet, ha a sor nem járható végig.
castle-reading-void_ghosts-ignore = Nem
    .help = Ahol a sor elakad, a hátralévő szellemkártyái elvesznek; a szellem egy fokot mászik.
castle-reading-idle_row = Mibe kerül egy sor, amelyben egyetlen lépés sincs?
castle-reading-idle_row-free = Semmibe
    .help = Ha egy sorban csak szellem és ismétlés van, nem kerül külön semmibe.
castle-reading-idle_row-penalty = A szellem egy fokába
    .help = Ha egy sorban egyetlen lépés sincs, a szellem még egy fokot mászik.
castle-reading-loss = Mikor jut ki a szellem?
castle-reading-loss-enter_last = Az utolsó fokon
    .help = Elvesztitek a játékot, ha a szellem eléri a torony utolsó fokát.
castle-reading-loss-step_beyond = Az utolsó fok után
    .help = Elvesztitek a játékot, ha a szellem továbbmegy a torony utolsó fokáról.
castle-reading-short_row = Mi legyen, ha csak két kártya maradt?
castle-reading-short_row-two_cards = Kétkártyás sor
    .help = A pakli utolsó kártyáiból rövidebb sor lesz.
castle-reading-short_row-refill_to_three = Keverés és pótlás
    .help = Megkeveritek a kijátszott kártyákat, és a sor háromra egészül ki.
castle-reading-arrow_source = Honnan van a nyíl iránya?
castle-reading-arrow_source-printed_directions = Rá van nyomtatva
    .help = Minden nyílra rá van nyomtatva az iránya.
castle-reading-arrow_source-random_on_draw = A véletlentől
    .help = Minden nyíl bármelyik irányba állhat, amikor kijön a pakliból.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = { $treasures } kincs nem fér el: ebben a kastélyban { $chambers } szoba van nekik
    .help = Legyen legfeljebb { $chambers } kincs, vagy válassz nagyobb kastélyt.
castle-unfit-puzzle-row = Egy fejtörő sorába 1–{ $most } kártya kell
    .help = Írd be őket balról jobbra. A kártyák: { $cards }.
castle-unfit-puzzle-treasures = Egy fejtörőhöz kincsek kellenek, mindegyik külön szobában
    .help = Minden mezőt egyszer írj be, például "c4".
castle-unfit-puzzle-treasure = Itt van egy kincs: { $square }, de ezen a táblán az nem sima szoba
    .help = Olyan mezőre tedd a kincset, ahol pont van.
castle-unfit-puzzle-treasure-taken = A varázsló ott áll, ahol egy kincs van: { $square }
    .help = Tedd máshová a kincset vagy a varázslót.
castle-unfit-puzzle-sorcerer = Itt nem állhat a varázsló: { $square }
    .help = Tedd a tábla egyik mezőjére, csak ne szellemszobába.
castle-unfit-puzzle-ghost = Ezen a fokon nem lehet a szellem: { $ghost }
    .help = Válassz egy fokot 0 és { $last } között.
castle-unfit-field-mistyped = Ezt másképp kell írni: { $field }
    .help =
        { $kind ->
            [int] Írj egész számot, idézőjel nélkül.
            [bool] Írd be: true vagy false, idézőjel nélkül.
           *[str] Írj szöveget idézőjelek közé.
        }
castle-unfit-puzzle-nothing-to-take = Ezzel a sorral sehogyan sem lehet kincset szerezni
    .help = Tegyél kincset oda, ahová a sor elérhet.
castle-unfit-puzzle-too-wide = Ezt a fejtörőt túl sokféleképpen lehet végigjátszani
    .help = Legyen kevesebb kapu a táblán, vagy kevesebb ismétlés a sorban.
castle-unfit-puzzle-choice = Ebben a fejtörőben a { $field } nem létezik
    .help = Válassz ezek közül: { $choices }.
`;export{e as default};