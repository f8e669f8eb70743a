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
terminal-did-you-mean = Meinst du „{ $text }“?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Tippe „why“ und einen Zug: why { $example }
terminal-seat = Platz { $letter }

## Bots and hints

terminal-bot = { $name } – Bot { $level }
terminal-bots = Bots (--bot STUFE):
terminal-bot-unknown = Kein Bot heißt „{ $text }“.
terminal-bot-memory = Kein Bot merkt sich „{ $text }“ Züge. Wähle eine Zahl von 0 bis { $most }; bei 0 vergisst er nichts.
terminal-bot-none = Kein Bot spielt dieses Spiel.
terminal-bot-fallback = { $name } konnte diesmal nicht nachdenken und macht irgendeinen erlaubten Zug.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Schau auf „{ $start }“.
       *[other] Schau auf „{ $start }“: So beginnen { $among } deiner { $legal } Züge.
    }
terminal-hint-look-all = Alle deine Züge beginnen mit „{ $start }“. Schau genau hin.
terminal-hint-more = „hint“ verrät mehr.
terminal-hint-none = Kein Bot spielt dieses Spiel, darum kann niemand einen Tipp geben.

## Help

terminal-help-move = Ein Zug, etwa „{ $example }“, oder seine Nummer aus der Liste.
terminal-help-list = ? zeigt, was du jetzt tun darfst.
terminal-help-hint = hint sagt, wohin du schauen kannst; noch einmal getippt, welche Züge gut sind; und noch einmal, was folgen kann und warum.
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
terminal-which-game = Welches Spiel? Enter hört auf. >
terminal-game-unknown = Kein Spiel hier heißt „{ $text }“.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Wer spielt mit? Tippe Namen und Bots ein, mit Kommas dazwischen. Ein Bot ist eine Nummer oder sein Name:
terminal-who-plays-prompt = Enter: { $names } >
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
terminal-seats-bots = Plätze: { $seats }. Namen: { $names }. Bots: { $bots }. Das passt nicht zusammen.
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

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Gelände: { $terrain }
toybattle-terminal-paths = Wege zu { $places }
toybattle-terminal-below = darunter { $tiles }
toybattle-terminal-connected = verbunden
toybattle-terminal-cut-off = abgeschnitten
toybattle-terminal-region =
    { $medals ->
        [one] Gebiet { $bases }: eine Medaille
       *[other] Gebiet { $bases }: { $medals } Medaillen
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Gebiet { $bases }: eine Medaille, schon bei { $name }
       *[other] Gebiet { $bases }: { $medals } Medaillen, schon bei { $name }
    }
toybattle-terminal-you = Du bist { $name }
toybattle-terminal-idle = Züge, in denen sich nichts getan hat: { $turns }; bei { $most } ist Schluss
toybattle-terminal-side-known = Bekannt von der Bank von { $name }: { $troops }
toybattle-terminal-side-out = Verloren hat { $name }: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] Ein Plättchen von { $name } ist umgedreht
       *[other] { $count } Plättchen von { $name } sind umgedreht
    }
toybattle-terminal-own-down = In diesem Zug umgedreht: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } Medaillen

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = Bank { $rack }, Kiste { $reserve }
toybattle-terminal-down = { $count } umgedreht
toybattle-terminal-out = Raus
toybattle-terminal-known = Bekannt
toybattle-terminal-legend = [Hook4] Blau, (Hook4) Rot, x2 Plättchen insgesamt, ! abgeschnitten, ? fragt dich, [#1] (#41) Hauptquartier, 15R besondere Basis, {"{"}1-2{"}"} Tor, 2* Medaillen in einem Gebiet, [2] (2) geholt; die Liste daneben nennt die Basen jedes Gebiets.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Tippe „take“, oder „place“ mit einer Truppe und einer Nummer. „?“ zeigt, was du tun darfst.
toybattle-terminal-hint-skully = { $effect } auf { $base }: „take“ nimmt zwei Plättchen, „decline“ verzichtet.
toybattle-terminal-hint-capn = { $effect } auf { $base }: „place“ setzt noch eine Truppe, „decline“ verzichtet. „?“ zeigt, wohin.
toybattle-terminal-hint-jumbo = { $effect } auf { $base }: „discard“ und die Nummer eines Gegners daneben, oder „decline“.
toybattle-terminal-hint-xb-42 = { $effect } auf { $base }: „rob“ wirft ein verdecktes Plättchen der gegnerischen Bank raus, „decline“ verzichtet.
toybattle-terminal-hint-star = { $effect } auf { $base }: „take“ nimmt ein Plättchen, „decline“ verzichtet.
toybattle-terminal-hint-recall = { $effect } auf { $base }: „recall“ und die Nummer einer anderen Truppe von dir, oder „decline“.
toybattle-terminal-hint-draw = { $effect } auf { $base }: „take“ nimmt ein Plättchen, „decline“ verzichtet.
toybattle-terminal-hint-shove = { $effect } auf { $base }: „shove“, ein Gegner daneben und wohin er geht, oder „decline“. „?“ zeigt, wie.
toybattle-terminal-hint-exhume = { $effect } auf { $base }: „exhume“ und eine verlorene Truppe von dir, oder „decline“.
toybattle-terminal-hint-suppress = { $effect } auf { $base }: „suppress“ dreht ein verdecktes Plättchen der Gegenseite um. „?“ zeigt, was du noch tun darfst.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Wer bist du? Tippe „choose“ und einen Namen. „?“ zeigt, wer frei ist.
clockwork-terminal-hint-leave_out = Welche Maschine bleibt in der Schachtel? Tippe „leave out“ und ihren Namen.
clockwork-terminal-hint-travel = Du hast { $total }. Tippe { $moves }. „?“ zeigt, wohin.
clockwork-terminal-hint-special = Du hast { $total }! Tippe { $moves }. „?“ zeigt alles.
clockwork-terminal-hint-act = Du bist da. Tippe { $moves }. „?“ zeigt alles.
clockwork-terminal-hint-discard = Deine Hand ist voll: Tippe „discard“ und eine Karte.
clockwork-terminal-hint-discard-free = Tippe „discard“ und eine Karte, oder „keep“.
clockwork-terminal-hint-spot = Tippe „lay“ und die Nummer einer freien Stelle. Alle haben die Karte gesehen.
clockwork-terminal-hint-give = { $name } fragt dich nach: { clockwork-kind }. Tippe „give“ und die Karte, oder „give Scrap“.
clockwork-terminal-hint-counter = Du hattest keine. Frag { $name } mit „ask“ zurück, oder „pass“.
clockwork-terminal-hint-return = Tippe „return“ und eine Karte für { $name }.
clockwork-terminal-hint-point = Du suchst: { clockwork-kind }. Tippe „point“ und die Nummer einer Karte.
clockwork-terminal-hint-swap = Tippe „swap“ und die Karte, die an die freie Stelle kommt.
clockwork-terminal-hint-build = Etwas auslegen? Tippe { $moves }.
clockwork-terminal-hint-stay = Du hast { $total }, und kein Weg ist frei. Tippe „stay“. „?“ zeigt, was du sonst darfst.
clockwork-terminal-hint-give-card = { $name } fragt dich nach: { clockwork-kind }. Tippe „give“ und die Karte.
clockwork-terminal-hint-none = { $name } fragt dich nach: { clockwork-kind }. Tippe „none“, oder „give Scrap“, wenn du es hast.
clockwork-terminal-hint-no-counter = Du hattest keine, und du hast Schrott: Du darfst { $name } nicht zurückfragen. Tippe „pass“.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Stadt: { $board }
clockwork-terminal-bridge = Brücke: { $places }
clockwork-terminal-you = Du bist { $name }
clockwork-terminal-laid = { $name } hat ausgelegt: { $kinds }
clockwork-terminal-dice = { $dice }, zusammen { $total }
clockwork-terminal-free-spots = Freie Stellen: { $spots }
clockwork-terminal-scrapped = Schrott, der aus dem Spiel ist: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Ablage
clockwork-terminal-out = { $count } weg
clockwork-terminal-legend = A B C D Figuren, T die Türme, Y3:5 Schrottplatz 3 mit 5 Karten, 17 ein Feld, 17* dorthin darfst du ziehen, 14_ eine freie Stelle, 14# eine verdeckte Karte, 14L eine Karte, die noch bekannt ist; +L ausgelegt, 3/4 du hast drei von vier. > ist am Zug.
