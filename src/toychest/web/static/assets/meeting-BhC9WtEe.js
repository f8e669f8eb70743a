var e=`### Wer am Tisch ist, und worum man einander bittet.

terms-take-back = Zurücknehmen
terms-take-back-free = Frei
    .help = Was du getan hast, kannst du zurücknehmen, auch wenn schon jemand anders dran ist.
terms-take-back-ask = Wenn die anderen es erlauben
    .help = Ist schon jemand anders dran, wird erst gefragt. An einem Bildschirm und gegen Bots ist es frei.
terms-take-back-none = Nie
    .help = Ist schon jemand anders dran, gilt, was du getan hast.
table-ask-back = Ums Zurücknehmen bitten
table-took-back-agreed = { $name } hat einen Zug zurückgenommen, mit Erlaubnis von { $others }
plea-take-back = { $name } möchte den letzten Zug zurücknehmen
plea-take-back-yours = Du hast gebeten, deinen Zug zurückzunehmen
plea-waits = Warten auf { $names }
plea-yes = Erlauben
plea-no = Lieber nicht
plea-withdraw = Schon gut
plea-declined = Der Zug gilt.
request-refused-plea-gone = Das ist schon entschieden
    .help = Spielt einfach weiter.
presence-sat = { $name } setzt sich dazu
presence-back = { $name } ist wieder da
presence-unreachable = { $name } ist nicht erreichbar
presence-away = { $name } ist weg
presence-watches = Jemand schaut zu
presence-onlookers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
seat-unreachable = nicht erreichbar
seat-away = weg
seat-thinks = überlegt seit { $minutes } min
seat-unnamed = Platz { $letter }
sit-invited =
    { $count ->
        [one] { $names } lädt dich ein
       *[other] { $names } laden dich ein
    }
gather-title = Warten, bis sich jemand dazusetzt
gather-chip = Warten
gather-begin = Trotzdem anfangen
left-title = { $name } ist weg
left-help = Der Platz bleibt bei { $name }. Nichts geschieht von selbst.
left-which = Welcher Bot?
left-wait = Warten
left-bot = { $bot } spielen lassen
left-declined = Vorerst springt niemand ein.
plea-bot = { $name } möchte solange einen Bot für { $left } spielen lassen
plea-bot-yours = Du hast gebeten, einen Bot für { $left } spielen zu lassen
kept-back = Du bist wieder da. Der Bot steht nach diesem Zug auf.
hand-bot = { $bot } spielt ab hier für { $name }
hand-person = { $name } spielt wieder selbst
leave-title = Den Tisch verlassen
leave-help = Dein Platz wartet auf dich. Wer bleibt, sieht, dass du weg bist, und darf einen Bot spielen lassen, bis du wiederkommst.
leave-go = Ich muss los
leave-stay = Bleiben
request-refused-seat-kept = Ein Bot spielt deinen Zug noch zu Ende
    .help = Am Ende des Zuges gehört der Platz wieder dir.
request-refused-seat-not-away = Da ist niemand weg
    .help = Ein Bot spielt nur für jemanden, der gegangen ist.
request-refused-hand-unchanged = Da hat sich nichts geändert
    .help = Spielt einfach weiter.
say-title = Etwas sagen
say-hello = Hallo!
say-luck = Viel Glück
say-nice = Schöner Zug!
say-oops = Hoppla
say-moment = Einen Moment bitte
say-turn = Du bist dran?
say-lucky = Das war Glück
say-played = Gut gespielt
say-thanks = Danke
say-again = Noch einmal?
say-go = Ich muss los
say-bye = Tschüss!
say-mute = { $name } stummschalten
say-said = { $name }: { $phrase }
request-refused-said-enough = Das genügt fürs Erste
    .help = Bald kannst du wieder etwas sagen.
`;export{e as default};