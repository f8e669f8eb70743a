var e=`### German. Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "Mond 2".

## Words that other sentences use

castle-direction-up = hoch
castle-direction-right = rechts
castle-direction-down = runter
castle-direction-left = links
castle-direction =
    { $direction ->
        [up] hoch
        [right] nach rechts
        [down] runter
       *[left] nach links
    }
castle-turned =
    { $turned ->
        [right] nach rechts
        [about] halb herum
       *[left] nach links
    }
castle-picture-crown = Krone
castle-picture-cup = Kelch
castle-picture-gem = Edelstein
castle-picture-ring = Ring
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] da endet das Schloss
        [ghost-room] nebenan ist ein Geisterzimmer
       *[wall] da ist keine Tür
    }
castle-symbol-moon = Mond
castle-symbol-crown = Krone
castle-symbol-key = Schlüssel
castle-symbol-drop = Tropfen
castle-symbol-bell = Glocke
castle-symbol-leaf = Blatt
castle-symbol-cup = Kelch
castle-square = { $symbol } { $row }
castle-card-up = hoch
castle-card-right = rechts
castle-card-down = runter
castle-card-left = links
castle-card-loop = Wiederholung
castle-card-sorcerer = Zauberer
castle-card-ghost = Geist
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

castle-face-arrow = Schritt
castle-face-loop = Noch mal
castle-face-sorcerer = Freie Wahl
castle-face-ghost = Geist
castle-face-back = verdeckt

## What happened

castle-event-treasure-placed =
    { $picture ->
        [crown] Die { castle-picture }
       *[other] Der { castle-picture }
    } wartet im Zimmer { $square }
castle-event-card-laid = { $name } legt: { castle-card }
castle-event-stack-shuffled = Alle { $cards } Karten werden neu gemischt
castle-event-card-turned = { $name } dreht Karte { $place } { castle-turned }
castle-event-way-chosen = Karte { $place } geht { castle-direction }
castle-event-gate-chosen = Vom Tor { $at } zum Tor { $to }
castle-event-gate-declined = Kein Sprung bei { $at }
castle-event-sorcerer-walked = Der Zauberer geht { castle-direction } ins Zimmer { $end }
castle-event-sorcerer-jumped = Er springt durchs Tor zu { $end }
castle-event-treasure-found =
    Der Zauberer findet { $picture ->
        [crown] die { castle-picture }
       *[other] den { castle-picture }
    } im Zimmer { $square }!
castle-event-ghost-lowered =
    { $level ->
        [0] Ein Zauberstab! Der Geist sitzt ganz unten im Turm
       *[other] Ein Zauberstab! Der Geist rutscht zurück auf Stufe { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Darum klettert der Geist auf Stufe { $level }
       *[card] Der Geist klettert auf Stufe { $level }
    }
castle-event-loop-repeated = Wiederholung: { $cards } noch einmal
castle-event-row-impossible = Diese Reihe konnte niemand gehen
castle-event-castle-saved = Alle Schätze sind gefunden!
castle-event-ghost-escaped = Der Geist ist aus dem Turm entwischt

## Several events in one line

castle-line-laid = { $name } legt: { $cards }
castle-line-walked = Der Zauberer geht: { $ways }

## How it ended

castle-outcome-castle-saved = Das Schloss ist gerettet!
    .because = Alle { $points } Schätze sind gefunden, und der Geist ist noch in seinem Turm.
castle-outcome-ghost-escaped = Der Geist ist entwischt
    .because =
        { $points ->
            [0] Er war oben auf dem Turm, bevor ein Schatz gefunden war.
            [one] Er ist oben auf dem Turm. Ein Schatz ist gefunden.
           *[other] Er ist oben auf dem Turm. { $points } Schätze sind gefunden.
        }

## Before play

castle-option-profile = Welche Regeln?
castle-option-profile-base = Grundspiel
    .help = Am Tor darfst du springen. Eine Wiederholung gilt auch für Geister.
castle-option-profile-young = Jüngere
    .help = Am Tor darfst du springen. Eine Wiederholung lässt Geister aus.
castle-option-profile-older = Ältere
    .help = Am Tor springst du immer. Eine Wiederholung lässt Geister aus.
castle-option-profile-oldest = Älteste
    .help = Am Tor springst du immer. Eine Wiederholung gilt auch für Geister.
castle-option-half_turns = Wie weit darf sich ein Pfeil drehen?
castle-option-half_turns-false = Ein Viertel
    .help = Nach links oder rechts.
castle-option-half_turns-true = Auch halb herum
    .help = Nach links, nach rechts oder andersherum.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Das Spiel ist vorbei
    .because = Es ist zu Ende, darum wird nichts mehr gespielt.
    .help = Fang mit „Noch einmal“ neu an oder schau dir alle Schritte an.
castle-refused-not-to-act = Das ist gerade nicht deine Reihe
    .because = Wer an der Reihe ist, entscheidet. Die anderen helfen mit Ideen.
    .help = Erzähle deine Idee. Bald bist du dran.
castle-refused-no-such-card = Es gibt keine Karte { $place }
    .because = Diese Reihe hat { $cards } Karten.
    .help = Zähle von links, fang mit 1 an.
castle-refused-not-an-arrow = Karte { $place } wird nicht gedreht
    .because =
        Nur Pfeile drehen sich. { $card ->
            [loop] Das ist eine Wiederholungskarte.
            [sorcerer] Das ist eine Zaubererkarte.
            [ghost] Das ist eine Geistkarte.
           *[other] Das ist ein Pfeil.
        }
    .help = Drehe lieber eine Pfeilkarte.
castle-refused-turned-already = Karte { $place } ist schon gedreht
    .because = Jeder Pfeil dreht sich einmal pro Reihe.
    .help = Drücke noch einmal auf ihren Knopf, dann dreht sie sich zurück. Wähle neu.
castle-refused-two-turned = Zwei Pfeile sind schon gedreht
    .because = Karte { $first } und Karte { $second } sind gedreht, mehr als zwei gehen nicht.
    .help = Drehe eine davon zurück, dann ist diese frei.
castle-refused-half-turn = Karte { $place } dreht sich nur ein Viertel
    .because = In diesem Spiel gibt es keine halben Drehungen.
    .help = Drehe sie nach links oder rechts. Ein neues Spiel kann halbe Drehungen erlauben.
castle-refused-turn-too-late = Karte { $place } dreht sich nun nicht mehr
    .because = Ein Weg oder ein Tor, das du später gewählt hast, hängt von ihr ab.
    .help = Nimm erst diese Wahl zurück, dann drehe.
castle-refused-turn-blocks = Karte { $place } { castle-turned }: Das klappt nicht
    .because = Schritt { $number } ginge von { $at } aus { castle-direction }, aber { castle-cause }.
    .help = Drehe sie in die andere Richtung oder drehe einen anderen Pfeil.
castle-refused-row-hopeless = Dieser Reihe hilft kein Drehen
    .because = Was du auch drehst oder wählst, ein Schritt bleibt versperrt.
    .help = Drücke auf Los. Der Geist klettert eine Stufe, und die nächste Reihe ist neu.
castle-refused-no-question = Hier gibt es nichts zu wählen
    .because = Keine Karte und kein Tor fragt gerade nach einem Weg.
    .help = Drehe einen Pfeil oder drücke auf Los.
castle-refused-way-blocked = Hier geht es nicht { castle-direction }
    .because = Er steht im Zimmer { $at }, und { castle-cause }.
    .help = Wähle einen Weg mit offener Tür.
castle-refused-way-dead-end = So steckt er fest: Später kann er nicht { castle-direction }
    .because = Schritt { $number } würde im Zimmer { $at } beginnen, aber { castle-cause }.
    .help = Wähle einen anderen Weg oder drehe erst einen anderen Pfeil.
castle-refused-not-a-gate = { $square } ist kein Tor
    .because = Er springt nur von Tor zu Tor.
    .help = Wähle eins der Tore, die leuchten.
castle-refused-same-gate = An diesem Tor steht er schon
    .because = Ein Tor bringt ihn zu einem anderen Tor.
    .help = Wähle ein anderes Tor oder lass ihn weitergehen.
castle-refused-gate-dead-end = Von { $square } kommt er nicht weiter
    .because = Schritt { $number } hätte dort keine offene Tür.
    .help = Wähle ein anderes Tor, das leuchtet.
castle-refused-gate-forced = Bei { $at } muss er springen
    .because = Nach den Regeln dieses Spiels bringt ihn ein Tor immer weiter.
    .help = Wähle eins der Tore, die leuchten.
castle-refused-stay-dead-end = Ohne Sprung steckt er bei { $at } fest
    .because = Schritt { $number } hätte dort keine offene Tür.
    .help = Lass ihn zu einem anderen Tor springen.
castle-refused-question-open =
    { $kind ->
        [gate] Ein Tor wartet
       *[way] Karte { $place } wartet auf einen Weg
    }
    .because =
        { $kind ->
            [gate] Er kommt an ein Tor und will wissen, wohin.
           *[way] Diese Karte geht überallhin, und du wählst, wohin.
        }
    .help =
        { $kind ->
            [gate] Wähle ein Tor, das leuchtet.
           *[way] Wähle hoch, rechts, runter oder links für Karte { $place }.
        }
castle-refused-step-blocked = Schritt { $number } ist versperrt
    .because = Karte { $place } geht von { $at } aus { castle-direction }, aber { castle-cause }.
    .help = Drehe einen Pfeil, bis jeder Schritt eine offene Tür hat.
castle-refused-row-unfinished = Die Reihe ist noch nicht fertig
    .because = Es kommen noch Karten.
    .help = Warte, bis alle Karten da liegen.
castle-refused-row-full = Die Reihe ist voll
    .because = Alle ihre Karten liegen da.
    .help = Drehe einen Pfeil oder drücke auf Los.
castle-refused-treasures-first = Zuerst die Schätze
    .because = Alle vier Schätze sind versteckt, bevor die erste Karte kommt.
    .help = Warte, bis sie in ihren Zimmern liegen.
castle-refused-not-in-stack = Diese Karte ist nicht im Stapel
    .because =
        { $card ->
            [up] Alle Pfeilkarten nach oben liegen schon offen.
            [right] Alle Pfeilkarten nach rechts liegen schon offen.
            [down] Alle Pfeilkarten nach unten liegen schon offen.
            [left] Alle Pfeilkarten nach links liegen schon offen.
            [loop] Alle Wiederholungskarten liegen schon offen.
            [sorcerer] Alle Zaubererkarten liegen schon offen.
           *[ghost] Alle Geistkarten liegen schon offen.
        }
    .help = Nimm die Karte, die der Stapel gibt.
castle-refused-no-chamber = Hier passt kein Schatz hin: { $square }
    .because = Schätze liegen nur in gewöhnlichen Zimmern.
    .help = Wähle ein gewöhnliches Zimmer mit Zeichen und Zahl.
castle-refused-treasures-all-placed = Alle Schätze sind versteckt
    .because = In einem Spiel werden vier Schätze gesucht.
    .help = Lege die erste Reihe.

## At the table

castle-turn = { $name } ist dran
castle-row-number = Reihe { $number }
castle-lays = legt diese Reihe
castle-next = gleich
castle-after-that = danach
castle-later = später
castle-hint-lay = Lege die nächsten drei Karten.
castle-hint-turn = Drehe bis zu zwei Pfeile, dann drücke auf Los.
castle-hint-way = Wohin geht Karte { $place }?
castle-hint-gate = Ein Tor! Wähle, wohin es führt.
castle-hint-stuck = So steckt er fest. Drehe erst einen Pfeil.
castle-hint-go = Fertig? Drücke auf Los.
castle-hint-hopeless = Hier hilft kein Drehen. Drücke auf Los, und der Geist klettert.
castle-hint-wait = { $name } überlegt.
castle-lay = Reihe legen
castle-begin = Schätze verstecken
castle-hint-begin = Verstecke die vier Schätze, dann lege die erste Reihe.
castle-gate-choice = hierhin springen
castle-go = Los!
castle-stay = Weitergehen
castle-find = Finde sie
castle-find-short = Finde
castle-found = { $found } von { $of }
castle-all-found = Alle gefunden!
castle-treasure = { castle-picture }, im Zimmer { $square }
castle-ghost = Der Geist
castle-ghost-level = { $level } von { $tower }
castle-ghost-far =
    { $steps ->
        [one] Noch eine Stufe, dann ist er aus dem Turm. Ein Zauberstab schickt ihn eine Stufe runter.
       *[other] Noch { $steps } Stufen, dann ist er aus dem Turm. Ein Zauberstab schickt ihn eine Stufe runter.
    }
castle-grown-up = Für die Großen
castle-grown-up-loop = Eine Wiederholung wiederholt alles links von ihr. Frag: „Wo steht er, bevor es noch einmal losgeht?“
castle-grown-up-loop-first = Liegt die Wiederholung ganz vorn, wiederholt sie nichts. Frag: „Was liegt links von ihr?“
castle-grown-up-sorcerer = Diese Karte geht, wohin ihr wollt. Frag: „Welches Zimmer nebenan hilft uns am meisten?“
castle-grown-up-ghost = Der Geist klettert, was wir auch tun. Frag: „Kommen wir unterwegs an einem Zauberstab vorbei?“
castle-grown-up-gate = Ein Tor führt zu jedem anderen Tor. Frag: „Welches Tor ist nah an einem Schatz?“
castle-grown-up-arrows = Zwei Pfeile dürfen sich drehen, der Rest bleibt. Frag: „Wo steht er nach der ersten Karte?“
castle-grown-up-lay = Frag, bevor die Karten kommen: „Welcher Schatz ist am nächsten, und wie viele Schritte sind es?“
castle-card-number = Karte { $place }: { $card }
castle-card-turned = Karte { $place }: { $card }, gedreht
castle-turn-left = Karte { $place } nach links drehen
castle-turn-right = Karte { $place } nach rechts drehen
castle-turn-about = Karte { $place } halb herumdrehen
castle-turn-back = Karte { $place } zurückdrehen
castle-turn-none = Wähle eine Pfeilkarte zum Drehen
castle-turned-count =
    { $left ->
        [0] Beide Pfeile sind gedreht.
        [one] Einen Pfeil darfst du noch drehen.
       *[other] Du darfst zwei Pfeile drehen.
    }
castle-turned-which =
    { $count ->
        [one] Gedreht: Karte { $places }.
       *[other] Gedreht: Karten { $places }.
    }
castle-way = Weg von Karte { $place }
castle-chip-list = Der geplante Weg
castle-chip-walk = Schritt { $number }: { $direction }
castle-chip-blocked = Schritt { $number }: { $direction }, versperrt
castle-chip-way = wohin?
castle-chip-which-gate = welches Tor?
castle-chip-gate = Tor
castle-chip-stay = weiter
castle-chip-again = noch mal
castle-chip-ghost = Geist
castle-plan-line =
    Geplant: { $steps ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $steps } Schritte
    }{ $treasures ->
        [0] {""}
        [one] , ein Schatz
       *[other] , { $treasures } Schätze
    }
castle-plan-treasures =
    { $treasures ->
        [one] ein Schatz auf dem Weg
       *[other] { $treasures } Schätze auf dem Weg
    }
castle-plan-blocked = Schritt { $number } ist versperrt
castle-plan-hopeless = Kein Weg hindurch. Der Geist klettert eine Stufe mehr.
castle-board = Das Schloss von oben
castle-square-room = { $square }
castle-square-start = { $square }, Start
castle-square-gate = { $square }, Tor
castle-square-wand = { $square }, Zauberstab
castle-square-ghost-room = { $square }, Geisterzimmer
castle-square-here = { $square }, hier ist der Zauberer
castle-read = Der Zauberer ist im Zimmer { $square }. Der Geist ist auf Stufe { $level } von { $tower }. Noch zu finden: { $treasures }. Die Reihe: { $row }.
castle-read-nothing = nichts
castle-key-pick = Karte der Reihe wählen
castle-key-turn = Gewählte Karte drehen
`;export{e as default};