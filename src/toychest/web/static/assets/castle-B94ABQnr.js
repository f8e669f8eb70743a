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
        [ghost-room] nebenan ist ein Geisterfeld
       *[wall] da ist keine Tür
    }
castle-symbol-moon = Mond
castle-symbol-heart = Herz
castle-symbol-key = Schlüssel
castle-symbol-drop = Tropfen
castle-symbol-bell = Glocke
castle-symbol-leaf = Blatt
castle-symbol-flag = Fahne
castle-square = { $symbol } { $row }
castle-card-up = hoch
castle-card-right = rechts
castle-card-down = runter
castle-card-left = links
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
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
    } wartet im Gemach { $square }
castle-event-card-laid = { $name } legt: { $cards }
castle-event-stack-shuffled = Alle { $cards } Karten werden neu gemischt
castle-event-card-turned = { $name } dreht Karte { $place } { castle-turned }
castle-event-way-chosen = Karte { $place } geht { castle-direction }
castle-event-gate-chosen = Vom Tor { $at } zum Tor { $to }
castle-event-gate-declined = Kein Sprung bei { $at }
castle-event-wand-chosen = Der Zauberstab auf Feld { $at } wird benutzt
castle-event-wand-declined = Der Zauberstab auf Feld { $at } bleibt liegen
castle-event-sorcerer-walked = Der Zauberer geht { $ways } auf Feld { $end }
castle-event-sorcerer-jumped = Er springt durchs Tor zu { $end }
castle-event-treasure-found =
    Der Zauberer findet { $picture ->
        [crown] die { castle-picture }
       *[other] den { castle-picture }
    } im Gemach { $square }!
castle-event-ghost-lowered =
    { $level ->
        [0] Ein Zauberstab! Der Geist sitzt ganz unten im Turm
       *[other] Ein Zauberstab! Der Geist rutscht zurück auf Stufe { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Darum klettert der Geist auf Stufe { $level }
        [idle] Kein Schritt zu gehen: Der Geist klettert auf Stufe { $level }
       *[card] Der Geist klettert auf Stufe { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Diese Reihe konnte niemand gehen
castle-event-row-halted = Die Reihe endet auf Feld { $at }: { castle-cause }
castle-event-step-skipped = Schritt { $number } fällt aus: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Gelöst: Diese Reihe kann keinen Schatz holen
        [one] Gelöst: Mehr als einen Schatz kann diese Reihe nicht holen
       *[other] Gelöst: Mehr als { $found } Schätze kann diese Reihe nicht holen
    }
castle-event-puzzle-missed = Diese Reihe kann mehr holen: { $best } statt { $found }
castle-event-castle-saved = Alle Schätze sind gefunden!
castle-event-ghost-escaped = Der Geist ist aus dem Turm entwischt

## How it ended

castle-outcome-castle-saved = Das Schloss ist gerettet!
    .because =
        { $points ->
            [one] Der Schatz ist gefunden, und der Geist ist noch in seinem Turm.
           *[other] Alle { $points } Schätze sind gefunden, und der Geist ist noch in seinem Turm.
        }
castle-outcome-ghost-escaped = Der Geist ist entwischt
    .because =
        { $points ->
            [0] Er war oben auf dem Turm, bevor ein Schatz gefunden war.
            [one] Er ist oben auf dem Turm. Ein Schatz ist gefunden.
           *[other] Er ist oben auf dem Turm. { $points } Schätze sind gefunden.
        }

castle-outcome-puzzle-solved = Gelöst!
    .because =
        { $points ->
            [0] Wie man diese Reihe auch spielt, sie holt keinen Schatz.
            [one] Wie man diese Reihe auch spielt, mehr als einen Schatz holt sie nicht.
           *[other] Wie man diese Reihe auch spielt, mehr als { $points } Schätze holt sie nicht.
        }
castle-outcome-puzzle-missed = Noch nicht
    .because =
        { $points ->
            [0] Du hast keinen Schatz geholt. Es gibt einen Weg zu mehr.
            [one] Du hast einen Schatz geholt. Es gibt einen Weg zu mehr.
           *[other] Du hast { $points } Schätze geholt. Es gibt einen Weg zu mehr.
        }

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
            [loop] Das ist die Karte „{ castle-face-loop }“.
            [sorcerer] Das ist die Karte „{ castle-face-sorcerer }“.
            [ghost] Das ist eine Geisterkarte.
           *[other] Das ist ein Pfeil.
        }
    .help = Drehe lieber eine Pfeilkarte.
castle-refused-turned-already = Karte { $place } ist schon gedreht
    .because = Jeder Pfeil dreht sich einmal pro Reihe.
    .help = Nimm diese Drehung zurück und wähle neu.
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
    .help = Versuche eine andere Drehung oder lass den Pfeil, wie er liegt.
castle-refused-row-hopeless = Dieser Reihe hilft kein Drehen
    .because = Was du auch drehst oder wählst, ein Schritt bleibt versperrt.
    .help = Lass die Reihe laufen. Der Geist klettert, und die nächste Reihe ist neu.
castle-refused-no-question = Hier gibt es nichts zu wählen
    .because = Keine Karte und kein Tor fragt gerade nach einem Weg.
    .help = Drehe einen Pfeil oder lass die Reihe laufen.
castle-refused-way-blocked = Hier geht es nicht { castle-direction }
    .because = Er steht auf Feld { $at }, aber { castle-cause }.
    .help = Wähle einen Weg mit offener Tür.
castle-refused-way-dead-end = So steckt er fest: Später kann er nicht { castle-direction }
    .because = Schritt { $number } würde auf Feld { $at } beginnen, aber { castle-cause }.
    .help = Versuche einen anderen Weg oder drehe erst einen Pfeil.
castle-refused-wand-dead-end = Drehe erst einen Pfeil: Später kann er nicht { castle-direction }
    .because = Schritt { $number } würde auf Feld { $at } beginnen, aber { castle-cause }.
    .help = Ob du den Zauberstab benutzt oder nicht, er hilft hier nicht. Drehe einen Pfeil.
castle-refused-not-a-gate = { $square } ist kein Tor
    .because = Er springt nur von Tor zu Tor.
    .help = Wähle eins der Tore.
castle-refused-same-gate = An diesem Tor steht er schon
    .because = Ein Tor bringt ihn zu einem anderen Tor.
    .help = Wähle ein anderes Tor oder lass ihn weitergehen.
castle-refused-gate-dead-end = Von { $square } kommt er nicht weiter
    .because = Schritt { $number } hätte dort keine offene Tür.
    .help = Wähle ein anderes Tor.
castle-refused-gate-forced = Bei { $at } muss er springen
    .because = Nach den Regeln dieses Spiels bringt ihn ein Tor immer weiter.
    .help = Wähle eins der anderen Tore.
castle-refused-stay-dead-end = Ohne Sprung steckt er bei { $at } fest
    .because = Schritt { $number } hätte dort keine offene Tür.
    .help = Lass ihn zu einem anderen Tor springen.
castle-refused-question-open =
    { $kind ->
        [gate] Ein Tor wartet
        [wand] Ein Zauberstab wartet
       *[way] Karte { $place } wartet auf einen Weg
    }
    .because =
        { $kind ->
            [gate] Er kommt an ein Tor und will wissen, wohin.
            [wand] Er kommt zu einem Zauberstab, und du wählst, ob er benutzt wird.
           *[way] Diese Karte geht überallhin, und du wählst, wohin.
        }
    .help =
        { $kind ->
            [gate] Wähle eins der anderen Tore.
            [wand] Benutze ihn oder lass ihn liegen.
           *[way] Wähle hoch, rechts, runter oder links für Karte { $place }.
        }
castle-refused-step-blocked = Schritt { $number } ist versperrt
    .because = Karte { $place } geht von { $at } aus { castle-direction }, aber { castle-cause }.
    .help = Drehe einen Pfeil so, dass jeder Schritt eine offene Tür hat.
castle-refused-row-unfinished = Die Reihe ist noch nicht fertig
    .because = Es kommen noch Karten.
    .help = Warte, bis alle Karten da liegen.
castle-refused-row-full = Die Reihe ist voll
    .because = Alle ihre Karten liegen da.
    .help = Drehe einen Pfeil oder lass die Reihe laufen.
castle-refused-treasures-first = Zuerst die Schätze
    .because = Alle Schätze liegen bereit, bevor die erste Karte kommt.
    .help = Warte, bis sie in ihren Gemächern liegen.
castle-refused-not-in-stack = Diese Karte ist nicht im Stapel
    .because =
        { $card ->
            [up] Alle Pfeilkarten nach oben liegen schon offen.
            [right] Alle Pfeilkarten nach rechts liegen schon offen.
            [down] Alle Pfeilkarten nach unten liegen schon offen.
            [left] Alle Pfeilkarten nach links liegen schon offen.
            [loop] Alle Karten „{ castle-face-loop }“ liegen schon offen.
            [sorcerer] Alle Karten „{ castle-face-sorcerer }“ liegen schon offen.
           *[ghost] Alle Geisterkarten liegen schon offen.
        }
    .help = Nimm die Karte, die der Stapel gibt.
castle-refused-no-chamber = Hier passt kein Schatz hin: { $square }
    .because = Schätze liegen nur in Gemächern.
    .help = Wähle ein Gemach mit Zeichen und Zahl.
castle-refused-treasures-all-placed = Alle Schätze liegen schon bereit
    .because = Mehr Schätze werden in diesem Spiel nicht gesucht.
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
castle-hint-begin = Verstecke die Schätze, dann lege die erste Reihe.
castle-gate-choice = hierhin springen
castle-go = Los!
castle-stay = Weitergehen
castle-find = Finde sie
castle-find-short = Finde
castle-found = { $found } von { $of }
castle-all-found = Alle gefunden!
castle-treasure = { castle-picture }, im Gemach { $square }
castle-ghost = Der Geist
castle-ghost-level = { $level } von { $tower }
castle-ghost-far =
    { $steps ->
        [one] Noch eine Stufe, dann ist er aus dem Turm. Ein Zauberstab schickt ihn eine Stufe runter.
       *[other] Noch { $steps } Stufen, dann ist er aus dem Turm. Ein Zauberstab schickt ihn eine Stufe runter.
    }
castle-grown-up = Für die Großen
castle-grown-up-loop = „{ castle-face-loop }“ wiederholt, was links davon liegt. Frag: „Wo steht er, bevor es noch einmal losgeht?“
castle-grown-up-loop-first = Liegt „{ castle-face-loop }“ ganz vorn, wiederholt die Karte nichts. Frag: „Was liegt links von ihr?“
castle-grown-up-sorcerer = Diese Karte geht, wohin ihr wollt. Frag: „Welches Feld nebenan hilft uns am meisten?“
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
castle-square-ghost-room = { $square }, Geisterfeld
castle-square-here = { $square }, hier ist der Zauberer
castle-read = Der Zauberer ist auf Feld { $square }. Der Geist ist auf Stufe { $level } von { $tower }. Noch zu finden: { $treasures }. Die Reihe: { $row }.
castle-read-nothing = nichts
castle-key-pick = Karte der Reihe wählen
castle-key-turn = Gewählte Karte drehen

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Das verschlüsselte Schloss: { $board }
castle-paper-title = Schere, Kleber, fertig
castle-paper-board = Klebe das Brett zusammen: Schneide an den dünnen Linien entlang und lege jede Schnittkante auf den gestreiften Rand mit demselben Buchstaben.
castle-paper-cards = Schneide die Karten von Marke zu Marke, gerade über das Blatt. Dickes Papier hält am längsten.
castle-paper-tokens = Schneide die Schätze paarweise aus. Falte jedes Paar an der gestrichelten Linie und klebe es Rücken an Rücken.
castle-paper-figures = Schneide den Zauberer und den Geist aus. Falte sie über dem Kopf, klebe die Hälften zusammen und biege die zwei Füße nach außen.
castle-paper-ghost = Der Geist wartet vor der Tür seines Turms, der Zauberer auf dem Stern. Jetzt kannst du spielen.
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] Eine Seite zum Drucken: { $files }, im Ordner { $folder }
               *[other] { $pages } Seiten zum Drucken: { $files }, im Ordner { $folder }
            }
       *[other]
            { $pages ->
                [one] Eine Seite zum Drucken, im Ordner { $folder }
               *[other] { $pages } Seiten zum Drucken, im Ordner { $folder }
            }
    }
castle-paper-unknown = Es gibt keine Datei { $file } und auch kein Brett, das so heißt. Unsere eigenen: { $boards }
castle-paper-there = { $file } ist schon im Ordner { $folder }. Wähle mit --to einen anderen Ordner oder überschreibe mit --overwrite.
castle-paper-unwritten = In den Ordner { $folder } lässt sich nichts schreiben ({ $because }). Wähle mit --to einen anderen.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Stab benutzen
castle-leave-wand = Liegen lassen
castle-wand-choice = diesen Zauberstab benutzen
castle-hint-wand = Ein Zauberstab! Benutzen oder liegen lassen?
castle-hint-way-again = Karte { $place } noch einmal. Wohin diesmal?
castle-hint-may-stop = Schritt { $number } ist versperrt. Drehe einen Pfeil oder drücke trotzdem auf Los.
castle-hint-puzzle = Hole so viele Schätze, wie diese Reihe kann.
castle-plan-stops = Schritt { $number } ist versperrt. Du darfst trotzdem auf Los drücken.
castle-chip-wand = Zauberstab
castle-chip-spare = Zauberstab bleibt liegen
castle-chip-skip = Schritt { $number }: { $direction }, ausgelassen
castle-chip-which-wand = Stab benutzen?
castle-square-wand-spent = { $square }, ein verbrauchter Zauberstab
castle-puzzle = Das Rätsel
    .task = Drehe und wähle so, dass diese eine Reihe so viele Schätze holt, wie sie kann. Dann drücke auf Los.
castle-puzzle-brings = Das Rätsel bringt sein eigenes Schloss, Regeln, Schätze und Karten mit.
castle-puzzle-may-bring = Dein Rätsel bringt Schätze und Karten mit. Die Datei darf auch Schloss und Regeln mitbringen.
castle-next-puzzle = Das nächste Rätsel
castle-solves = löst das Rätsel
castle-stack = Der Stapel
castle-stack-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 Schatz
       *[other] { $count } Schätze
    }
castle-key-wand = Zauberstab benutzen oder liegen lassen

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = Sonne
castle-symbol-fish = Fisch
castle-symbol-tree = Baum
castle-symbol-bird = Vogel
castle-symbol-boat = Boot
castle-unfit-file-too-long = Die Datei ist zu lang
    .help = Ein Brett oder ein Stapel braucht viel weniger als { $most } Zeichen. Ist es die richtige Datei?
castle-unfit-not-toml = Zeile { $line } lässt sich nicht lesen
    .help = Schau dort und in der Zeile davor, ob ein Anführungszeichen, ein Komma oder eine Klammer fehlt.
castle-unfit-field-missing = „{ $field }“ fehlt
    .help = Schreibe eine Zeile dazu, die so beginnt: { $field } =
castle-unfit-field-unknown = „{ $field }“ kennt hier niemand
    .help =
        { $meant ->
            [none] Nimm die Zeile weg. Ist es die richtige Datei?
           *[other] Meinst du „{ $meant }“?
        }
castle-unfit-name-unfit = Dieser Name passt nicht
    .help = Wähle einen mit 1 bis { $most } Buchstaben, in Anführungszeichen, in einer Zeile.
castle-unfit-not-texts = „{ $field }“ ist keine Liste von Texten
    .help = Schreibe es so: { $field } = ["one", "two"]
castle-unfit-not-a-number = „{ $field }“ ist keine ganze Zahl
    .help = Schreibe es so: { $field } = 8
castle-unfit-not-pairs = „{ $field }“ ist keine Liste von Paaren
    .help = Schreibe es so: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = { $columns } Spalten sind zu viele
    .help = Ein Brett hat höchstens { $most }. Kürze symbols und jede Zeile.
castle-unfit-too-many-rows = { $rows } Reihen sind zu viele
    .help = Ein Brett hat höchstens { $most }. Nimm ein paar Zeilen weg.
castle-unfit-symbol-unknown = Es gibt kein Zeichen „{ $symbol }“
    .help =
        { $meant ->
            [none] Wähle aus: { $known }.
           *[other] Meinst du „{ $meant }“?
        }
castle-unfit-symbol-twice = Zwei Spalten heißen „{ $symbol }“
    .help = Gib jeder Spalte ein eigenes Zeichen.
castle-unfit-line-length = Zeile { $line } des Bretts hat { $letters } Felder, aber es gibt { $columns } Zeichen
    .help = Jede Zeile braucht so viele Felder, wie es Zeichen gibt.
castle-unfit-letter-unknown = „{ $letter }“ in { $square } ist keine Art von Feld
    .help = Nimm . für ein Gemach, S für den Start, O für ein Tor, w für einen Zauberstab, X für ein Geisterfeld.
castle-unfit-tower-length = Mit einem Turm von { $tower } Stufen lässt sich nicht spielen
    .help = Wähle eine Zahl von { $fewest } bis { $most }.
castle-unfit-no-start = Der Zauberer kann nirgends anfangen
    .help = Mach aus einem Feld ein S.
castle-unfit-many-starts = Es gibt mehr als einen Start: { $squares }
    .help = Lass ein S stehen und mach aus den anderen Gemächer, mit einem Punkt.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Es gibt kein Gemach für die Schätze
        [one] Es gibt nur ein Gemach für die Schätze
       *[other] Es gibt nur { $chambers } Gemächer für die Schätze
    }
    .help = Mach aus mehr Feldern Gemächer, mit einem Punkt, bis es { $fewest } sind.
castle-unfit-gate-alone = Das Tor in { $square } führt nirgendwohin: Es ist das einzige
    .help = Setze ein zweites O dazu oder mach aus { $square } ein Gemach, mit einem Punkt.
castle-unfit-wall-off-board = Zwischen { $first } und { $second } kann keine Wand stehen: Es gibt kein Feld { $square }
    .help = Nenne zwei Felder, die nebeneinander liegen, etwa ["a1", "b1"].
castle-unfit-wall-apart = Zwischen { $first } und { $second } kann keine Wand stehen: Sie liegen nicht nebeneinander
    .help = Nenne zwei Felder, die nebeneinander liegen, etwa ["a1", "b1"].
castle-unfit-wall-twice = Die Wand zwischen { $first } und { $second } steht zweimal da
    .help = Nimm eine von beiden weg.
castle-unfit-treasure-off-board = Eine Spielmarke nennt { $square }, aber dieses Feld gibt es nicht
    .help = Schreibe einen Spaltenbuchstaben und eine Reihennummer von diesem Brett, etwa "c4".
castle-unfit-treasure-no-chamber = Eine Spielmarke nennt { $square }, aber das ist kein Gemach
    .help = Nenne ein Feld mit einem Punkt oder setze bei { $square } einen Punkt.
castle-unfit-treasure-twice = Zwei Schatzmarken nennen { $square }
    .help = Nimm eine von beiden weg.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Es gibt keine Schatzmarke
        [one] Es gibt nur eine Schatzmarke
       *[other] Es gibt nur { $treasures } Schatzmarken
    }
    .help = Nenne mindestens { $fewest } Gemächer oder lass treasures weg: Dann hat jedes Gemach eine Spielmarke.
castle-unfit-unreachable = Kein Weg führt zu { $squares }
    .help = Nimm eine Wand weg, mach aus einem Geisterfeld ein Gemach oder setze ein Tor dorthin; oder mach aus { $square } ein Geisterfeld, ein X.
castle-unfit-card-unknown = Es gibt keine Karte „{ $card }“
    .help =
        { $meant ->
            [none] Die Karten heißen: { $known }.
           *[other] Meinst du „{ $meant }“?
        }
castle-unfit-card-count = Die Anzahl der Karten „{ $card }“ ist keine Zahl
    .help = Schreibe eine ganze Zahl, 0 oder mehr: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Es gibt keine Karte
        [one] Es gibt nur eine Karte
       *[other] Es gibt nur { $cards } Karten
    }
    .help = Eine Reihe hat drei Karten, darum braucht der Stapel mindestens { $fewest }.
castle-unfit-deck-too-large = { $cards } Karten sind zu viele
    .help = Ein Stapel hat höchstens { $most } Karten.
castle-unfit-deck-walks-nobody = Mit keiner Karte kann der Zauberer gehen
    .help = Nimm Pfeile (up, right, down, left) oder Zaubererkarten (sorcerer) dazu.

## toychest board check

castle-check-playable = Mit { $file } lässt sich spielen.
castle-check-size = { $squares } Felder in { $columns } Spalten und { $rows } Reihen
castle-check-facts = Start { $start }; Gemächer { $chambers }, Spielmarken { $treasures }, Tore { $gates }, Zauberstäbe { $wands }, Geisterfelder { $ghosts }, Wände { $walls }; Turm { $tower } Stufen
castle-check-forced = Wo man am Tor springen muss (Ältere, Älteste), führt kein Weg zu { $squares }. Dort liegt dann kein Schatz.
castle-check-off = Wo Tore nicht mitspielen (deutsche Anleitung, Jüngere), führt kein Weg zu { $squares }. Dort liegt dann kein Schatz.
castle-check-deck = Mit { $file } lässt sich spielen: { $cards } Karten.
castle-check-box = In der echten Schachtel sind 28 Spielmarken, dieses Brett hat { $treasures }. Wenn es das Brett aus deiner Schachtel ist, zähle seine Gemächer noch einmal.
castle-check-stuck = Mit { $deck } kommt niemand je vom Start von { $file } weg: Dort ist jede Reihe blockiert. Nimm einen Zauberer oder einen anderen Pfeil dazu.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Zum ersten Mal drehen
    .help = Ein Pfeil. Drehe ihn zum Schatz.
castle-option-puzzle-2-any-way = 2. Freie Wahl
    .help = Eine Karte geht überallhin. Was muss der Pfeil zuerst tun?
castle-option-puzzle-3-once-more = 3. Noch einmal
    .help = Mit „{ castle-face-loop }“ geht er denselben Weg zweimal. Welcher Weg ist der beste?
castle-option-puzzle-4-gate = 4. Das Tor
    .help = Der Schatz ist weit weg, aber das Tor ist nah.
castle-option-puzzle-5-door = 5. Die Tür
    .help = Der Hof liegt hinter der Wand. Wo ist seine Tür?
castle-option-puzzle-6-two-of-three = 6. Zwei von drei
    .help = Drei Pfeile, und nur zwei dürfen sich drehen.
castle-option-puzzle-7-must-jump = 7. Kein Weg vorbei
    .help = An jedem Tor springst du. Wo landest du beim zweiten Mal?
castle-option-puzzle-8-loop-of-loops = 8. Wiederholte Wiederholung
    .help = Eine Karte, vier Schritte und ein Tor mittendrin.
`;export{e as default};