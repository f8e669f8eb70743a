var e=`### Wie er aan tafel zit, en wat men elkaar vraagt.

terms-take-back = Terugnemen
terms-take-back-free = Vrij
    .help = Wat je deed kan terug, ook als een ander aan de beurt is.
terms-take-back-ask = Als de anderen het goedvinden
    .help = Is een ander aan de beurt, dan wordt het eerst gevraagd. Aan één scherm en tegen bots mag het altijd.
terms-take-back-none = Nooit
    .help = Is een ander aan de beurt, dan staat wat je deed vast.
table-ask-back = Vraag om terug te nemen
table-took-back-agreed = { $name } heeft een zet teruggenomen, met goedvinden van { $others }
plea-take-back = { $name } wil de laatste zet graag terugnemen
plea-take-back-yours = Je hebt gevraagd om je zet terug te nemen
plea-waits = Wachten op { $names }
plea-yes = Goed
plea-no = Liever niet
plea-withdraw = Laat maar
plea-declined = De zet blijft staan.
request-refused-plea-gone = Dat is al geregeld
    .help = Speel gewoon verder.
presence-sat = { $name } gaat zitten
presence-back = { $name } is terug
presence-unreachable = { $name } is niet bereikbaar
presence-away = { $name } is weg
presence-watches = Er kijkt iemand mee
presence-onlookers =
    { $count ->
        [one] 1 kijkt mee
       *[other] { $count } kijken mee
    }
seat-unreachable = niet bereikbaar
seat-away = weg
seat-thinks = denkt al { $minutes } min na
seat-unnamed = plek { $letter }
sit-invited =
    { $count ->
        [one] { $names } nodigt je uit
       *[other] { $names } nodigen je uit
    }
gather-title = Wachten tot er iemand gaat zitten
gather-chip = Wachten
gather-begin = Toch beginnen
left-title = { $name } is weg
left-help = De plek blijft van { $name }. Er gebeurt niets vanzelf.
left-which = Welke bot?
left-wait = Wachten
left-bot = Laat { $bot } spelen
left-declined = Voorlopig speelt er niemand in hun plaats.
plea-bot = { $name } wil dat een bot zolang voor { $left } speelt
plea-bot-yours = Je hebt gevraagd of een bot voor { $left } mag spelen
kept-back = Je bent terug. De bot staat na deze beurt op.
hand-bot = { $bot } speelt vanaf hier voor { $name }
hand-person = { $name } speelt weer
leave-title = Van tafel gaan
leave-help = Je plek wacht op je. Wie blijft, ziet dat je weg bent en mag een bot laten spelen tot je terug bent.
leave-go = Ik moet gaan
leave-stay = Blijven
request-refused-seat-kept = Een bot speelt je beurt nog
    .help = Aan het eind van de beurt is de plek weer van jou.
request-refused-seat-not-away = Die is niet weg
    .help = Een bot speelt alleen voor wie weg is.
request-refused-hand-unchanged = Daar is niets veranderd
    .help = Speel gewoon verder.
say-title = Zeg iets
say-hello = Hallo!
say-luck = Succes
say-nice = Mooie zet!
say-oops = Oeps
say-moment = Ik heb even nodig
say-turn = Jouw beurt?
say-lucky = Dat was geluk
say-played = Goed gespeeld
say-thanks = Dank je wel
say-again = Nog een keer?
say-go = Ik moet gaan
say-bye = Tot ziens!
say-mute = { $name } dempen
say-said = { $name }: { $phrase }
request-refused-said-enough = Dat is even genoeg
    .help = Over een tijdje kun je weer iets zeggen.
`;export{e as default};