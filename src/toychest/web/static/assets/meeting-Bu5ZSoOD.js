var e=`### Kdo je pri mizi in kaj prosi druge.

terms-take-back = Jemanje nazaj
terms-take-back-free = Prosto
    .help = Potezo lahko vzameš nazaj, tudi ko je na vrsti že kdo drug.
terms-take-back-ask = Če drugi dovolijo
    .help = Ko je na vrsti že kdo drug, najprej vprašamo. Pri enem zaslonu in proti botom je prosto.
terms-take-back-none = Nikoli
    .help = Ko je na vrsti že kdo drug, poteza velja.
table-ask-back = Prosi za vračilo poteze
table-took-back-agreed = { $name } vzame potezo nazaj; dovoljenje: { $others }
plea-take-back = { $name } želi vzeti zadnjo potezo nazaj
plea-take-back-yours = Prosiš, da vzameš potezo nazaj
plea-waits = Čakamo: { $names }
plea-yes = Dovolim
plea-no = Raje ne
plea-withdraw = Pusti
plea-declined = Poteza velja.
request-refused-plea-gone = To je že odločeno
    .help = Igraj naprej.
presence-sat = { $name } sede k mizi
presence-back = { $name } je spet tu
presence-unreachable = { $name } ni na zvezi
presence-away = { $name } ni pri mizi
presence-watches = Nekdo gleda
presence-onlookers =
    { $count ->
        [one] { $count } gledalec
        [two] { $count } gledalca
        [few] { $count } gledalci
       *[other] { $count } gledalcev
    }
seat-unreachable = ni na zvezi
seat-away = ni pri mizi
seat-thinks = razmišlja že { $minutes } min
seat-unnamed = sedež { $letter }
sit-invited =
    { $count ->
        [one] { $names } te vabi
        [two] { $names } te vabita
        [few] { $names } te vabijo
       *[other] { $names } te vabijo
    }
gather-title = Čakamo, da nekdo sede
gather-chip = Čakamo
gather-begin = Vseeno začni
left-title = { $name } ni več pri mizi
left-help = Sedež obdrži { $name }. Nič se ne zgodi samo od sebe.
left-which = Kateri bot?
left-wait = Počakaj
left-bot = Naj igra { $bot }
left-declined = Za zdaj nihče ne vskoči.
plea-bot = { $name } želi, da medtem igra bot namesto: { $left }
plea-bot-yours = Prosiš, da igra bot namesto: { $left }
kept-back = Spet si tu. Bot po tej potezi vstane.
hand-bot = { $bot } odslej igra namesto: { $name }
hand-person = { $name } spet igra
leave-title = Zapusti mizo
leave-help = Tvoj sedež te počaka. Kdor ostane, vidi, da te ni, in lahko medtem prepusti igro botu.
leave-go = Moram iti
leave-stay = Ostani
request-refused-seat-kept = Tvojo potezo še igra bot
    .help = Na koncu poteze je sedež spet tvoj.
request-refused-seat-not-away = Nihče ni odšel
    .help = Bot igra le za tistega, ki je odšel.
request-refused-hand-unchanged = Tu se ni nič spremenilo
    .help = Igraj naprej.
say-title = Povej kaj
say-hello = Živjo!
say-luck = Srečno
say-nice = Lepa poteza!
say-oops = Ups
say-moment = Samo trenutek
say-turn = Si na vrsti?
say-lucky = To je bila sreča
say-played = Dobro odigrano
say-thanks = Hvala
say-again = Še enkrat?
say-go = Moram iti
say-bye = Adijo!
say-mute = Utišaj: { $name }
say-said = { $name }: { $phrase }
request-refused-said-enough = Za zdaj je dovolj
    .help = Čez nekaj časa lahko spet kaj poveš.
`;export{e as default};