var e=`### Cine e la masă și ce își cer unii altora.

terms-take-back = Luarea înapoi
terms-take-back-free = Liber
    .help = Ce ai făcut se poate lua înapoi, chiar dacă e rândul altcuiva.
terms-take-back-ask = Dacă ceilalți permit
    .help = Dacă e deja rândul altcuiva, întâi se întreabă. La un singur ecran și contra boților e liber.
terms-take-back-none = Niciodată
    .help = Dacă e deja rândul altcuiva, mutarea rămâne.
table-ask-back = Cere să iei înapoi
table-took-back-agreed = { $name } a luat o mutare înapoi, cu acordul: { $others }
plea-take-back = { $name } vrea să ia înapoi ultima mutare
plea-take-back-yours = Ai cerut să iei mutarea înapoi
plea-waits = Așteptăm: { $names }
plea-yes = De acord
plea-no = Mai bine nu
plea-withdraw = Lasă
plea-declined = Mutarea rămâne.
request-refused-plea-gone = Asta s-a hotărât deja
    .help = Joacă mai departe.
presence-sat = { $name } se așază la masă
presence-back = { $name } s-a întors
presence-unreachable = { $name } nu răspunde
presence-away = { $name } nu e la masă
presence-watches = Cineva privește
presence-onlookers =
    { $count ->
        [one] 1 privește
        [few] { $count } privesc
       *[other] { $count } privesc
    }
seat-unreachable = nu răspunde
seat-away = nu e la masă
seat-thinks = se gândește de { $minutes } min
seat-unnamed = locul { $letter }
sit-invited =
    { $count ->
        [one] { $names } te invită
        [few] { $names } te invită
       *[other] { $names } te invită
    }
gather-title = Așteptăm să se așeze cineva
gather-chip = Așteptăm
gather-begin = Începe oricum
left-title = { $name } a plecat
left-help = Locul îl păstrează { $name }. Nimic nu se întâmplă de la sine.
left-which = Care bot?
left-wait = Așteaptă
left-bot = Lasă-l pe { $bot } să joace
left-declined = Deocamdată nu joacă nimeni în loc.
plea-bot = { $name } vrea ca un bot să joace între timp pentru { $left }
plea-bot-yours = Ai cerut ca un bot să joace pentru { $left }
kept-back = Te-ai întors. Botul se ridică după această tură.
hand-bot = { $bot } joacă de aici pentru { $name }
hand-person = { $name } joacă din nou
leave-title = Pleacă de la masă
leave-help = Locul te așteaptă. Cine rămâne vede că lipsești și poate lăsa un bot să joace până te întorci.
leave-go = Trebuie să plec
leave-stay = Rămâi
request-refused-seat-kept = Un bot încă joacă tura ta
    .help = La sfârșitul turei locul e din nou al tău.
request-refused-seat-not-away = Nu a plecat nimeni de acolo
    .help = Un bot joacă doar pentru cine a plecat.
request-refused-hand-unchanged = Acolo nu s-a schimbat nimic
    .help = Joacă mai departe.
say-title = Spune ceva
say-hello = Salut!
say-luck = Mult noroc
say-nice = Frumoasă mutare!
say-oops = Hopa
say-moment = O clipă
say-turn = E rândul tău?
say-lucky = Asta a fost noroc
say-played = Bine jucat
say-thanks = Mulțumesc
say-again = Încă o dată?
say-go = Trebuie să plec
say-bye = Pa!
say-mute = Oprește mesajele: { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Ajunge deocamdată
    .help = Peste puțin timp mai poți spune ceva.
`;export{e as default};