### German. The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, drücke Enter: { $what }
terminal-opening = Es geht weiter
terminal-hint = Tippe einen Zug ein. „?“ zeigt, was du tun darfst.
terminal-moves = Das darfst du spielen:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Gerade gibt es nichts zu spielen.
terminal-moves-enter = Drücke Enter: { $what }
terminal-pass = Gib weiter an { $name }, dann drücke Enter.
terminal-passed = Jetzt schaut { $name } auf den Bildschirm.
terminal-taken-back = Zurückgenommen: { $words }
terminal-elsewhere = An diesem Tisch wurde anderswo weitergespielt. So steht es jetzt.
terminal-unknown = „{ $text }“ ist hier kein Zug und kein Befehl.
terminal-number-unknown =
    { $count ->
        [0] Gerade gibt es nichts mit einer Nummer zu wählen.
        [one] Gerade kannst du nur Nummer 1 wählen.
       *[other] Wähle eine Nummer von 1 bis { $count }.
    }
terminal-did-you-mean = Meinst du „{ $text }“?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Tippe „why“ und einen Zug: why { $example }
terminal-seat = Platz { $letter }

## Help

terminal-help-move = Ein Zug, etwa „{ $example }“, oder seine Nummer aus der Liste.
terminal-help-list = ? zeigt, was du jetzt tun darfst.
terminal-help-why = why { $example } sagt, welche Regel einen Zug erlaubt oder verbietet.
terminal-help-back = back nimmt deinen letzten Zug zurück; back 2 nimmt zwei zurück.
terminal-help-board = board zeigt den Tisch noch einmal.
terminal-help-log = log erzählt, was bisher passiert ist.
terminal-help-rule = rule { $rule } öffnet einen Absatz der Regeln.
terminal-help-save = save DATEI schreibt ein beendetes Spiel in eine Datei.
terminal-help-quit = quit hört hier auf. Das Spiel bleibt erhalten.
terminal-help-enter = Mit Enter geht es weiter, wenn der Tisch auf dich wartet.

## Kept, saved, going on

terminal-kept = Das Spiel bleibt erhalten. Weiter geht es mit: { $command }
terminal-input-ended = Die Züge waren zu Ende, das Spiel noch nicht. Es bleibt erhalten; weiter geht es mit: { $command }
terminal-save-where = Tippe „save“ und den Namen einer Datei.
terminal-save-later = Dieses Spiel ist noch nicht vorbei, darum wird es noch nicht in eine Datei geschrieben. Es bleibt erhalten; weiter geht es mit: { $command }
terminal-saved = Gespeichert als { $file }. Prüfe es mit: { $command }
terminal-save-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
terminal-save-failed = { $file } ließ sich nicht schreiben: { $because }
terminal-over = Es ist vorbei. Tippe save DATEI, verify, rematch, replay oder quit.
terminal-fair = Alles fair: Alle { $entries } Einträge folgen den Regeln und dem Startwort.
terminal-unfair = Eintrag { $seq } passt nicht: { $because }
terminal-resume-others = Auch noch offen:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Kein Spiel wartet darauf, dass es weitergeht. Fang eins an mit: { $command }
terminal-resume-over = Dieses Spiel ist vorbei. Schau zurück mit: { $command }

## Before play

terminal-games = Spiele:
terminal-games-how = Spiele eins mit: { $command }
terminal-table = { $game }. Tisch { $code }
terminal-players = Wer spielt: { $names }
terminal-printing = Anleitung: { $printing }
terminal-house-rules = Hausregeln:
terminal-options = Auswahl vor dem Spiel:
terminal-printings = Anleitungen:
terminal-readings = Hausregeln (--rule NAME=WERT):
terminal-default = { $text } (üblich)
terminal-choice-unknown = „{ $text }“ lässt sich für { $name } nicht wählen.
terminal-choice-offered = Wähle aus: { $choices }
terminal-choice-file = Oder nenne eine eigene Datei.
terminal-choice-unfit = „{ $text }“ für { $name } passt nicht zu dem, was du sonst gewählt hast:
terminal-choice-twice = „{ $name }“ ist zweimal gewählt. Nenne es nur einmal.
terminal-option-unknown = Dieses Spiel hat keine Auswahl namens „{ $name }“.
terminal-rule-unknown = Dieses Spiel hat keine Hausregel namens „{ $name }“.
terminal-rule-printed = Diese Anleitung spielt { $text } ohnehin. Lass es weg.
terminal-rule-shape = Eine Hausregel schreibt man NAME=WERT, etwa { $example }.
terminal-option-shape = Eine Auswahl schreibt man NAME=WERT, etwa { $example }.
terminal-edition-unknown = Keine Ausgabe und keine Anleitung dieses Spiels heißt „{ $text }“.
terminal-edition-twice = Wähle eine Ausgabe oder eine Anleitung, nicht beides.
terminal-seats-twice = Plätze: { $seats }, Namen: { $names }. Nenne nur eins von beiden.
terminal-file-unfit = Mit { $file } lässt sich noch nicht spielen:
terminal-file-unreadable = { $file } lässt sich nicht lesen: { $because }
terminal-file-too-long = { $file } ist zu lang: Eine eigene Datei hat höchstens { $most } Bytes.
terminal-file-none = { $file } ist keine Datei, sondern ein Ordner oder ein Gerät.

## Looking back

terminal-replay-place = Schritt { $number } von { $of }
terminal-replay-keys = Tasten: rechts, links, Pos1, Ende; Leertaste spielt ab; q hört auf.
terminal-replay-lines = Enter geht weiter; back, home, end und eine Nummer gehen auch; q hört auf.
terminal-replay-prompt = zurückschauen >
terminal-replay-start = Vor dem ersten Zug
terminal-replay-no-game = { $file } ist kein gespeichertes Spiel.

## Coded Castle: moves in words

castle-move-turn = Karte { $place } { castle-turned } drehen
castle-move-walk = einen Schritt { castle-direction }
castle-move-jump = zu { $square } springen
castle-move-stay = weitergehen, kein Sprung
castle-move-use_wand = den Zauberstab benutzen
castle-move-leave_wand = den Zauberstab liegen lassen
castle-move-go = los: Die Reihe läuft
castle-move-treasure = einen Schatz im Zimmer { $square } verstecken
castle-move-lay = { castle-card } legen

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = Start
castle-terminal-gate = Tor
castle-terminal-wand = Zauberstab
castle-terminal-ghost-room = Geisterzimmer
castle-terminal-room = Zimmer
castle-terminal-column = Spalte { $column } ist { $symbol }
castle-terminal-no-door = Keine Tür zwischen { $one } und { $other }
castle-terminal-sorcerer = Der Zauberer ist im Zimmer { $square }
castle-terminal-was = war { $laid }
castle-terminal-stack =
    { $cards ->
        [one] noch eine Karte
       *[other] noch { $cards } Karten
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = Zauberstab
castle-terminal-chip-spare = kein Zauberstab
castle-terminal-chip-skip = ausgelassen
castle-terminal-legend = @ Zauberer, S Start, O Tor, w Zauberstab, X Geisterzimmer, T Schatz; Zahlen sind geplante Schritte, eine Lücke ist eine Tür.

castle-step-walk = Schritt { $number }: { castle-direction } zu { $end }
castle-step-jump = Dann ein Sprung zu { $end }
castle-step-stay = Dann kein Sprung bei { $end }
castle-step-ghost = Dann klettert der Geist
castle-step-wand = Dann der Zauberstab bei { $end }
castle-step-spare = Dann kein Zauberstab bei { $end }
castle-step-skip = Schritt { $number }: { castle-direction }, ausgelassen

castle-terminal-hint-turn = Drehe bis zu zwei Pfeile, dann tippe „go“. „?“ zeigt, was du tun darfst.
castle-terminal-hint-go = Fertig? Tippe „go“. „back“ nimmt zurück.
castle-terminal-hint-way = Wohin geht Karte { $place }? Tippe „walk up“, right, down oder left.
castle-terminal-hint-gate = Ein Tor bei { $square }! Tippe „jump“ und ein Feld, oder „stay“. „?“ zeigt die Tore.
castle-terminal-hint-wand = Ein Zauberstab bei { $square }! Tippe „use wand“ oder „leave wand“.
castle-terminal-hint-forced = Ein Tor bei { $square }! Tippe „jump“ und ein Feld. „?“ zeigt die Tore.
castle-terminal-hint-turn-first = Bei { $square } führt keine Antwort weiter. Drehe zuerst einen Pfeil. „?“ zeigt, was du tun darfst.
castle-terminal-hint-stuck = Schritt { $number } ist versperrt. Drehe einen Pfeil. „?“ zeigt, was du tun darfst.
castle-terminal-hint-stop = Schritt { $number } ist versperrt. Drehe einen Pfeil oder tippe „go“: Dann endet die Reihe dort.
castle-terminal-hint-hopeless = Hier hilft kein Drehen. Tippe „go“, und der Geist klettert.
