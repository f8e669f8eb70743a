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
terminal-seen-by-all = Alle dürfen hinsehen, einmal:
terminal-seen-by-one = Nur { $name } darf hinsehen, einmal:
terminal-seen = Drück Enter, wenn du es gesehen hast: Dann ist es weg.
terminal-taken-back = Zurückgenommen: { $words }
terminal-elsewhere = An diesem Tisch wurde anderswo weitergespielt. So steht es jetzt.
terminal-unknown = „{ $text }“ ist hier kein Zug und kein Befehl.
terminal-number-unknown =
    { $count ->
        [0] Gerade gibt es nichts mit einer Nummer zu wählen.
        [one] Gerade kannst du nur Nummer 1 wählen.
       *[other] Wähle eine Nummer von 1 bis { $count }.
    }
terminal-number-listed = { $number } ist hier auch ein Ort. Für Nummer { $number } der Liste tippe: { $move }
terminal-number-alone = „{ $number }“ allein spielt nichts. „?“ zeigt mit Nummern, was du tun darfst.
terminal-number-there = Um dort zu spielen, tippe: { $moves }
terminal-extras-missing = Das braucht mehr als das Spielen: { $packages }. Tippe mit Internet „python3 play.py { $command }“, das holt es, oder „pip install { $names }“.
terminal-did-you-mean = Meinst du „{ $text }“?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Tippe „why“ und einen Zug: why { $example }
terminal-look-unknown = Hier heißt nichts „{ $text }“. „look“ allein sagt, was es gibt.
terminal-rules-how = „rule 2“ liest einen Abschnitt vor, „rule { $rule }“ einen Absatz.
    .thing = „rule { $thing }“ sagt, was etwas tut.
terminal-rules-list = „rules“ zeigt die Abschnitte.
terminal-seat = Platz { $letter }

## Bots and hints

terminal-bot = { $name } – Bot { $level }
terminal-bots = Bots (--bot STUFE):
terminal-bot-unknown = Kein Bot heißt „{ $text }“.
terminal-bot-memory = Kein Bot merkt sich „{ $text }“ Züge. Wähle eine Zahl von 0 bis { $most }; bei 0 vergisst er nichts.
terminal-bot-fallback = { $name } konnte diesmal nicht nachdenken und macht irgendeinen erlaubten Zug.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Schau auf „{ $start }“.
terminal-hint-look-all = Alle deine Züge beginnen mit „{ $start }“. Schau genau hin.
terminal-hint-only-now = Nur dieser Zug bleibt. „back“ nimmt den davor zurück.
terminal-hint-more = „hint“ verrät mehr.

## Help

terminal-help-move = Ein Zug, etwa „{ $example }“; oder seine Nummer, solange die Liste zu sehen ist.
terminal-help-list = ? zeigt, was du jetzt tun darfst.
terminal-help-hint = hint sagt, wohin du schauen kannst; noch einmal getippt, welche Züge gut sind; und noch einmal, was folgen kann und warum.
terminal-help-why = why { $example } sagt, welche Regel einen Zug erlaubt oder verbietet.
terminal-help-goal = goal sagt, wie man gewinnt und was ein Zug ist.
terminal-help-look = look mit einem Ort sagt, was dort liegt, auch einen ganzen Stapel; look { $thing } sagt, was etwas tut; look allein, was alles tut.
terminal-help-rules = rules zeigt die Abschnitte der Regeln; rule 2 liest einen vor.
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
terminal-scripted = Nach den Regeln: { $entries } Einträge. Das Lernspiel hat { $scripted } Ziehungen bestimmt, also sagt das nichts über Glück.
terminal-unfair = Eintrag { $seq } passt nicht: { $because }
terminal-resume-others = Auch noch offen:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Kein Spiel wartet darauf, dass es weitergeht. Fang eins an mit: { $command }
terminal-resume-over = Dieses Spiel ist vorbei. Schau zurück mit: { $command }

## Before play

terminal-games = Spiele:
terminal-games-how = Spiele eins mit: { $command }
terminal-games-learn = Lerne erst eines: { $command }
terminal-which-game = Welches Spiel? Tippe Namen oder Nummer; mit „learn“ davor spielst du ein erstes Spiel mit Anleitung. Enter hört auf.
terminal-game-unknown = Kein Spiel hier heißt „{ $text }“. Hier sind: { $games }. Ein eigenes Spiel wird gefunden, wenn play.py startet: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Wer spielt mit? Tippe Namen und Bots ein, mit Kommas dazwischen. Ein Bot ist eine Nummer oder sein Name:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Wähle vor dem Spiel, etwa { $example }; „?“ zeigt alle Möglichkeiten. Enter: wie üblich.
terminal-table = { $game }. Tisch { $code }
terminal-players = Wer spielt: { $names }
terminal-printing = Anleitung: { $printing }
terminal-house-rules = Hausregeln:
terminal-help-offered = „help“ sagt, was du tippen kannst, „rules“ öffnet die Regeln.
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
terminal-seats-bots = Plätze: { $seats }. Namen: { $names }. Bots: { $bots }. Das passt nicht zusammen.
terminal-file-unfit = Mit { $file } lässt sich noch nicht spielen:
terminal-file-unreadable = { $file } lässt sich nicht lesen: { $because }
terminal-file-too-long = { $file } ist zu lang: Eine eigene Datei hat höchstens { $most } Bytes.
terminal-file-missing = Eine Datei { $file } gibt es nicht.
terminal-file-none = { $file } ist keine Datei, sondern ein Ordner oder ein Gerät.

## Looking back

terminal-replay-place = Schritt { $number } von { $of }
terminal-replay-keys = Tasten: rechts, links, Pos1, Ende; Leertaste spielt ab; q hört auf.
terminal-replay-lines = Enter geht weiter; back, home, end und eine Nummer gehen auch; q hört auf.
terminal-replay-prompt = zurückschauen >
terminal-replay-start = Vor dem ersten Zug
terminal-replay-no-game = { $file } ist kein gespeichertes Spiel.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Ein kleines Spiel für den Anfang liegt in { $folder }
terminal-new-terminal = Hier spielen: { $command }
terminal-new-browser = Im Browser: { $command }
terminal-new-laws = Seine Gesetze prüfen: { $command }
terminal-new-install = Stell es erst ins Regal: { $command }
terminal-new-name = „{ $name }“ geht nicht als Name eines neuen Spiels: Wähle drei oder mehr kleine Buchstaben von a bis z, nach dem ersten auch Ziffern.
terminal-new-taken = Der Name „{ $name }“ ist vergeben, an ein Spiel oder ein Paket von Python. Wähle einen anderen.
terminal-laws-kept = { $game } hält alle { $laws } Gesetze ein.
terminal-laws-broken = { $game } bricht ein Gesetz: { $because }
terminal-laws-unread = Diese Wörter sind nicht lesbar: { $where }
terminal-laws-unsaid = Diese Sätze fehlen auf Englisch: { $ids }
terminal-served-elsewhere = Ein anderes Toychest bedient die Spiele in { $folder } schon (Prozess { $process }). Schließe es zuerst, oder nenne mit --data einen anderen Ordner.
terminal-strangers = Alle in deinem Netz können diese Adresse öffnen, Tische eröffnen, an einem Tisch zusehen, dessen Code sie kennen, und dort einen freien Platz nehmen. Deinen Platz können sie nicht nehmen, und was du hältst, sehen sie nicht. Was gesendet wird, ist nicht verschlüsselt.
terminal-game-broken = Das Spiel „{ $name }“ lässt sich nicht spielen: { $because }

## Ein Wertnetz trainieren.

terminal-train-work = Mit { $work } Prozent der Arbeit wird nichts gelernt. Wähle 1 bis { $most }.
terminal-train-ending = { $file }: Die Endung { $ending } gehört dem, was neben dem Netz liegt. Gib dem Netz eine andere Endung.
terminal-train-no-network = { $game } hat kein Wertnetz. Es gibt eins für: { $games }
terminal-train-under-way = Training, Überraschung { $surprise }
terminal-train-stopped = Angehalten nach Teil { $done } von { $parts }. Derselbe Befehl macht dort weiter.
terminal-train-other = { $file } gehört zu einem anderen Spiel, einem anderen Seed oder anderer Arbeitsmenge. Entferne sie, oder nenne mit --out eine andere Datei.
terminal-train-damaged = { $file } ist beschädigt. Entferne sie, um neu zu beginnen.
terminal-train-curve = wie überrascht das Netz war
terminal-train-legend = gespielte Partien; Überraschung in Nat je Stellung

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Schritt { $step } von { $steps }: { $words }
terminal-learn-type = Tippe „{ $move }“.
terminal-learn-enter = Drücke Enter.
terminal-learn-go-on = Drücke Enter, um weiterzumachen.
terminal-learn-elsewhere = Das geht auch.
terminal-learn-over = Ab hier ist es ein gewöhnliches Spiel.
terminal-learn-alone = Ab hier spielst du allein.
terminal-learn-none = Es gibt kein Lernspiel „{ $text }“. Lerne eines von diesen: { $games }
terminal-learn-offered = Lerne es beim Spielen: { $command }
terminal-learn-how = „skip“ tut, worum ich bitte; „alone“ schickt mich weg.
terminal-tip = Gut zu wissen: { $words } ({ $rule })
terminal-tip-how = „tips off“ beendet diese Zeilen.
terminal-tips-off = Keine Hinweise mehr. „tips on“ holt sie zurück.
terminal-tips-on = Die Hinweise kommen wieder.
terminal-help-tips = tips off beendet die Hinweise, tips on holt sie zurück.
terminal-fair-since = Fair seit dem Weiterspielen: { $entries } Einträge nach den Regeln, { $copied } Zufälle aus dem Spiel davor.

## What bot games say of a game.

report-title = { $game }: was Botspiele sagen
report-intro = Spiele: { $games }. Bots der Stufe { $level } auf jedem Platz; Plätze: { $seats }.
report-starter-won = Spiele, die gewinnt, wer anfängt
report-team-won = Spiele, die das Team gewinnt
report-luck = Ohne Glück: Was der Zufall nach dem Anfang gab, ist abgezogen. Das ist so sicher wie { $worth }-mal so viele Spiele ({ $evaluator }).
report-board = Plan
report-printing = Ausgabe
report-games = Spiele
report-without-luck = Ohne Glück
report-length = Entscheidungen in einem Spiel
report-median = Entscheidungen, Median
report-half = Die Hälfte aller Spiele
report-from-to = { $low } bis { $high }
report-share = { $share } ({ $low } bis { $high })
report-endings = Wie Spiele enden
report-cut-off = abgebrochen
report-all = Alle
report-under-way = Bots spielen
report-stopped = Angehalten. Was gespielt wurde, steht in { $file }; derselbe Befehl macht weiter.
report-other-file = { $file } enthält etwas anderes als Botspiele. Nenne eine andere Datei mit --results.
report-no-such-bot = Einen Bot { $bot } gibt es nicht. Wähle eine Stufe von 1 bis 6, greedy oder random.
terminal-help-resign = resign gibt das Spiel auf, wenn zwei gegeneinander spielen.
terminal-resign-sure = Dann gewinnt { $name }. Tippe noch einmal „resign“, um aufzugeben.
terminal-clock = Dieser Tisch hat eine Uhr. An dieser Tastatur steht sie still.
