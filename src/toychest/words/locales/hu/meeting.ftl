### Ki van az asztalnál, és mit kérnek egymástól.

terms-take-back = Visszavevés
terms-take-back-free = Szabadon
    .help = Amit léptél, visszaveheted, akkor is, ha már más jön.
terms-take-back-ask = Ha a többiek megengedik
    .help = Ha már más jön, előbb megkérdezzük. Egy képernyőnél és botok ellen szabad.
terms-take-back-none = Soha
    .help = Ha már más jön, amit léptél, az áll.
table-ask-back = Visszavevést kérek
table-took-back-agreed = { $name } visszavett egy lépést; megengedte: { $others }
plea-take-back = { $name } visszavenné az utolsó lépést
plea-take-back-yours = Azt kérted, hogy visszavehesd a lépésed
plea-waits = Várunk rá: { $names }
plea-yes = Megengedem
plea-no = Inkább ne
plea-withdraw = Mindegy
plea-declined = A lépés áll.
request-refused-plea-gone = Ez már eldőlt
    .help = Játssz tovább.
presence-sat = { $name } leül
presence-back = { $name } visszajött
presence-unreachable = { $name } nem érhető el
presence-away = { $name } nincs itt
presence-watches = Valaki nézi a játékot
presence-onlookers =
    { $count ->
        [one] 1 néző
       *[other] { $count } néző
    }
seat-unreachable = nem érhető el
seat-away = nincs itt
seat-thinks = { $minutes } perce gondolkodik
seat-unnamed = { $letter } hely
sit-invited =
    { $count ->
        [one] { $names } meghív
       *[other] { $names } meghívnak
    }
gather-title = Várjuk, hogy valaki leüljön
gather-chip = Várunk
gather-begin = Kezdjük így is
left-title = { $name } elment
left-help = A hely az övé marad: { $name }. Magától semmi sem történik.
left-which = Melyik bot?
left-wait = Várunk
left-bot = Játsszon { $bot }
left-declined = Egyelőre senki sem játszik helyette.
plea-bot = { $name } szeretné, ha addig bot játszana helyette: { $left }
plea-bot-yours = Azt kérted, hogy bot játsszon helyette: { $left }
kept-back = Visszajöttél. A bot a kör végén feláll.
hand-bot = { $bot } játszik innen helyette: { $name }
hand-person = { $name } újra játszik
leave-title = Felállok az asztaltól
leave-help = A helyed megvár. Akik maradnak, látják, hogy nem vagy itt, és botot ültethetnek oda, amíg visszajössz.
leave-go = Mennem kell
leave-stay = Maradok
request-refused-seat-kept = A körödet még egy bot játssza
    .help = A kör végén újra tiéd a hely.
request-refused-seat-not-away = Nincs távol
    .help = Bot csak olyan helyett játszik, aki elment.
request-refused-hand-unchanged = Itt nem változott semmi
    .help = Játssz tovább.
say-title = Mondok valamit
say-hello = Szia!
say-luck = Sok szerencsét
say-nice = Szép lépés!
say-oops = Hoppá
say-moment = Egy pillanat
say-turn = Te jössz?
say-lucky = Ez szerencse volt
say-played = Jól játszottál
say-thanks = Köszönöm
say-again = Még egyszer?
say-go = Mennem kell
say-bye = Viszlát!
say-mute = { $name } némítása
say-said = { $name }: { $phrase }
request-refused-said-enough = Most ennyi elég
    .help = Kicsit később újra szólhatsz.
