var e=`### Kdo je u stolu a o co se lidé prosí.

terms-take-back = Vracení tahů
terms-take-back-free = Volně
    .help = Svůj tah můžeš vrátit, i když je na řadě už někdo jiný.
terms-take-back-ask = Když to ostatní dovolí
    .help = Je-li na řadě už někdo jiný, nejdřív se zeptáme. U jedné obrazovky a proti botům se smí vždy.
terms-take-back-none = Nikdy
    .help = Je-li na řadě už někdo jiný, tah platí.
table-ask-back = Požádat o vrácení
table-took-back-agreed = { $name } bere tah zpět; souhlas: { $others }
plea-take-back = { $name } chce vrátit poslední tah
plea-take-back-yours = Prosíš o vrácení svého tahu
plea-waits = Čeká se: { $names }
plea-yes = Souhlasím
plea-no = Raději ne
plea-withdraw = Nechat to být
plea-declined = Tah platí.
request-refused-plea-gone = To už je rozhodnuto
    .help = Hraj dál.
presence-sat = { $name } si sedá ke stolu
presence-back = { $name } je zpátky
presence-unreachable = { $name } není k zastižení
presence-away = { $name } tu není
presence-watches = Někdo se dívá
presence-onlookers =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
seat-unreachable = není k zastižení
seat-away = není tu
seat-thinks = přemýšlí už { $minutes } min
seat-unnamed = místo { $letter }
sit-invited =
    { $count ->
        [one] { $names } tě zve
        [few] { $names } tě zvou
        [many] { $names } tě zvou
       *[other] { $names } tě zvou
    }
gather-title = Čeká se, až si někdo sedne
gather-chip = Čeká se
gather-begin = Přesto začít
left-title = { $name } tu není
left-help = Místo si nechává { $name }. Nic se nestane samo.
left-which = Který bot?
left-wait = Počkat
left-bot = Ať hraje { $bot }
left-declined = Zatím nikdo nezaskočí.
plea-bot = { $name } chce, aby zatím hrál bot místo: { $left }
plea-bot-yours = Prosíš, aby hrál bot místo: { $left }
kept-back = Jsi zpátky. Bot po tomto tahu vstane.
hand-bot = { $bot } odtud hraje místo: { $name }
hand-person = { $name } zase hraje
leave-title = Odejít od stolu
leave-help = Tvé místo na tebe počká. Kdo zůstane, vidí, že tu nejsi, a může zatím nechat hrát bota.
leave-go = Musím jít
leave-stay = Zůstat
request-refused-seat-kept = Tvůj tah ještě hraje bot
    .help = Po tomto tahu je místo zase tvé.
request-refused-seat-not-away = Nikdo odtud neodešel
    .help = Bot hraje jen za toho, kdo odešel.
request-refused-hand-unchanged = Nic se tu nezměnilo
    .help = Hraj dál.
say-title = Něco říct
say-hello = Ahoj!
say-luck = Hodně štěstí
say-nice = Pěkný tah!
say-oops = Jejda
say-moment = Potřebuji chvilku
say-turn = Jsi na řadě?
say-lucky = To bylo štěstí
say-played = Dobře zahráno
say-thanks = Děkuji
say-again = Ještě jednou?
say-go = Musím jít
say-bye = Ahoj, pa!
say-mute = Ztlumit: { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Zatím to stačí
    .help = Za chvíli můžeš zase něco říct.
`;export{e as default};