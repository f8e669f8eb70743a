### What the command line says: help, refusals, and what its commands report. Words in capitals stand for what
### somebody types, and are the same everywhere in this file. Options, file names and addresses stay as they are.

command-shape =
    .options = OPTIONEN
    .command = BEFEHL
    .args = WEITERES
    .file = DATEI
    .directory = ORDNER
    .path = PFAD
    .integer = ZAHL
    .float = ZAHL
    .text = TEXT
    .code = CODE
    .codes = CODES
    .game = SPIEL
    .edition = AUSGABE
    .name = NAME
    .value = WERT
    .level = STUFE
    .from = VON
    .to = NACH
    .address = ADRESSE

## What each command does, and its options.

command-option =
    .help = Zeigt diese Hilfe.
    .version = Zeigt die Version.
    .data = Ordner für deine Spiele.
    .language = Sprache.  [sonst: wie dein System spricht]
    .plain = Eine Angabe je Zeile, keine Zeichnung: für Vorleseprogramme.
    .workers = Prozesse.  [sonst: alle Kerne]
    .ray = Arbeitet auf diesem Ray-Cluster; „local“ startet hier eins.
    .option = Vor dem Spiel gewählt.
    .seed = Gleiches Startwort, gleiche Spiele.
    .work = Prozent der üblichen Arbeit.
    .yes = Löscht, ohne zu fragen.
    .store = Die Datenbank mit den Spielen: postgresql://...
command-help-toychest = Brettspiele aus der Schachtel, richtig gespielt.
command-help-arena =
    Lässt Bots auf allen Kernen gegeneinander spielen, mit getauschten Plätzen; angehalten und neu gestartet geht es weiter.

    Neben dem Anteil der Siege steht, wie groß er ohne Glück ist: Was der Zufall gab, wird von jedem Ergebnis abgezogen.
    .bots = Durch Kommas getrennt: Stufen, Bereiche davon, 6~60 (merkt sich 60 Einträge), hand4 (Gewichte von Hand), plain6 (ohne Netz), 6@1000 (mit 1000 Durchläufen), greedy, random.
    .games = Spiele je Paar.
    .seats = Wie viele sich setzen.  [sonst: so wenige wie möglich]
    .each = Eine Auswahl, deren Möglichkeiten sich abwechseln, etwa terrain.
    .all-pairs = Jeder gegen jeden, nicht nur gegen den nächstschwächeren.
    .out = Ergebnisse.  [sonst: arena-SPIEL.csv]
    .json = Alle Zahlen der Tabelle.
    .raw = Wägt kein Glück: schneller, aber ebenso viele Spiele sagen weniger.
command-help-board = Eigene Pläne: prüfen und drucken. Wie man einen schreibt, steht in docs/boards.md.
command-help-board-check = Sagt, ob man auf einem Plan spielen kann; wenn nicht, alles, was falsch ist, und wie man es richtet.
    .deck = Prüft auch eigene Karten.
command-help-board-print = Schreibt einen Plan, seine Karten und seine Plättchen als Bögen zum Drucken: eine eigene DATEI oder einen unserer Pläne mit seinem NAMEN.
    .to = Ordner für die Bögen.  [sonst: hier]
    .format = Ein PDF oder ein SVG je Seite.
    .paper = Größe des Papiers.  [sonst: a4]
    .deck = Eigene Karten.
    .printing = Anleitung, der die Karten folgen.
    .backs = Auch die Rückseiten der Karten, für beidseitigen Druck.
    .ink = Nur Linien, nichts gefüllt: für Schuldrucker oder zum Ausmalen.
    .overwrite = Überschreibt Bögen, die schon da sind.
command-help-branch = Spielt von einem Eintrag eines beendeten Spiels aus weiter: mit neuem Glück, und Verdecktes liegt, wie es lag.
    .entry = Der Eintrag, nach dem du weiterspielst.
    .seat = Dein Platz, ab 1 gezählt.
    .bot = Die Stufe der Bots auf den anderen Plätzen.
command-help-doctor = Sieht nach, ob alles da ist und läuft, was ein Server braucht.
    .bus = Wie Server einander Bescheid sagen: redis://...
command-help-laws = Spielt zufällige Spiele jeder Ausgabe und sagt, welches Gesetz wo nicht gilt und welcher Satz fehlt.
command-help-learn = Lernt ein Spiel, indem man es spielt; wo du aufgehört hast, geht es weiter.
    .name = Dein Name.
    .step = Beginnt neu bei diesem Schritt; 1 ist der Anfang.
command-help-new = Schreibt ein kleines Spiel zum Anfangen in den Ordner NAME und stellt es ins Regal.
command-help-play = Spielt im Terminal; ohne ein Spiel sagt es, welche es gibt, und fragt an der Tastatur.
command-help-play-game = Spielt { $game } im Terminal.
    .edition = Ausgabe mit ihrer Kennung; Hausregeln können dazugehören.
    .printing = Ausgabe mit der Sprache ihrer Anleitung.
    .seats = Wie viele mitspielen.
    .name = Wer mitspielt; einmal für jeden Platz.
    .bot = Ein Bot, 1 bis 6 oder sein Name; 6~60 merkt sich 60 Einträge. Einmal für jeden.
    .rule = Eine Hausregel.
    .seed = Ein Text, der alles Glück bestimmt: gleicher Text, gleiche Karten.
    .list = Zeigt Anleitungen, Auswahl und Hausregeln.
command-help-puzzles = Macht Rätsel: Stellungen aus echten Spielen, in denen ein Weg besser ist als alle anderen. Neu gestartet geht es weiter.
    .count = Wie viele Rätsel.
    .from = Ein eigenes beendetes Spiel; auch mehrmals.
    .out = Datei.  [sonst: puzzles-SPIEL.jsonl]
    .seed = Gleiches Startwort, gleiche Rätsel.
command-help-replay = Zeigt ein beendetes Spiel Schritt für Schritt, aus seiner Datei oder mit seinem Code.
command-help-report =
    Sagt, was Spiele von Bots über ein Spiel verraten, für jeden Plan: wer beginnt, wie lange es dauert, wie es endet.

    Angehalten und neu gestartet geht es weiter.
    .bot = Wer auf allen Plätzen spielt: eine Stufe, greedy oder random.
    .games = Spiele je Plan oder Anleitung.
    .seats = Wie viele sich setzen.  [sonst: so wenige wie möglich]
    .each = Eine Auswahl, deren Möglichkeiten unterschieden werden, oder „printing“.  [sonst: die Pläne]
    .out = Die Seite.  [sonst: report-SPIEL.html]
    .tables = Dasselbe als Tabellen in Markdown.
    .json = Dasselbe als Zahlen.
    .results = Gespielte Spiele.  [sonst: report-SPIEL.csv]
command-help-resume = Spielt ein Spiel weiter: mit seinem CODE, sonst das letzte, das nicht aus ist.
command-help-review = Trennt in einem beendeten Spiel Glück von Können, aus seiner Datei oder mit seinem Code.
    .json = Schreibt alles Gefundene in diese Datei.
    .svg = Schreibt die Kurve, wer vorn lag, in diese Datei.
    .try = Lässt zuerst neu versuchen, wo es einen besseren Zug gab.
command-help-serve = Startet den Server und öffnet den Browser.
    .host = Adresse, an der er lauscht; 0.0.0.0 für dein Netz.  [sonst: 127.0.0.1]
    .lan = Öffnet ihn für dein Netz: zeigt die Adresse für andere und einen QR-Code.
    .port = Port, an dem er lauscht.  [sonst: 7170 oder ein freier]
    .store = Bewahrt die Spiele in einer Datenbank auf: postgresql://...
    .browser = Öffnet den Browser.
    .warm-up = Macht die Bots aller Spiele bereit, bevor jemand gegen sie spielt.
    .pause = Sekunden, die ein Bot vor jedem Zug wartet.
    .lines = Offene Tische je Adresse; 0: beliebig viele.
    .requests = Anfragen je Adresse und Sekunde; 0: beliebig viele.
    .tables = Neue Tische je Adresse und Minute; 0: beliebig viele.
    .bus = Sagt anderen Servern über dieser Datenbank Bescheid, mit redis://...
    .node = Der Name dieses Servers unter ihnen.
    .behind-proxy = Ein Proxy auf diesem Computer reicht weiter, was andere fragen.
    .metrics = Zeigt Zählungen unter /metrics, für Prometheus.
    .json-logs = Schreibt Protokollzeilen als JSON.
    .processes = Bedient die Spiele mit so vielen Prozessen, damit mehr als ein Kern arbeitet.
    .keep-finished = Tage, nach denen ein beendetes Spiel gelöscht wird.  [sonst: nie]
    .keep-idle = Tage ohne Zug, nach denen ein Spiel gelöscht wird.  [sonst: nie]
command-help-simulate = Spielt Spiele von Bots in einen Ordner, als gepackte Protokolle und als Parquet; angehalten und neu gestartet geht es weiter.
    .games = Wie viele.
    .bots = Wer sich auf den Plätzen abwechselt; benannt wie bei „arena“.
    .seats = Wie viele sich setzen.  [sonst: so wenige wie möglich]
    .each = Eine Auswahl, deren Möglichkeiten sich abwechseln, etwa terrain.
    .batch = Spiele je Datei.
    .out = Der Ordner.  [sonst: simulation-SPIEL]
command-help-store = Speicher: wo die Spiele liegen.
command-help-store-copy =
    Kopiert alle Tische VON einem Speicher NACH einem anderen: postgresql://..., eine Datei oder ein Ordner mit Spielen.

    Jeder wird noch einmal gelesen und verglichen. Was schon da ist, bleibt; ein Tisch, der dort anders ist, wird genannt und nicht angerührt.
command-help-tables = Was aufbewahrt wird: Tische auflisten oder löschen.
    .data = Ordner mit den Spielen.
command-help-tables-clear = Löscht Tische, die lange genug aufbewahrt wurden.
    .finished = Löscht Spiele, die seit so vielen Tagen beendet sind.
    .idle = Löscht Spiele, an denen seit so vielen Tagen niemand gespielt hat.
command-help-tables-delete = Löscht Tische mit ihren CODES und allem, was dazugehört.
command-help-tables-list = Die Tische, die sich zuletzt geändert haben: Code, Ausgabe, Einträge, Tage der Ruhe, Namen.
    .limit = So viele, die letzten.
command-help-train = Lehrt das Wertnetz eines Spiels von Grund auf, durch Spiele gegen sich selbst; angehalten und neu gestartet geht es weiter.
    .out = Die Datei.  [sonst: network-SPIEL.bin]
command-help-verify = Beweist ein beendetes Spiel: jeden Zug nach den Regeln, jede Karte und jeden Würfel nach dem Startwort.
    .origin = Das Spiel, von dem aus weitergespielt wurde, um auch dessen Glück zu beweisen.

## What was typed does not fit.

command-click-usage = Aufruf:
command-click-options = Optionen
command-click-commands = Befehle
command-click-default = sonst: { $default }
command-click-required = nötig
command-click-error = Fehler: { $message }
command-click-aborted = Angehalten.
command-click-try = „{ $command } { $option }“ hilft weiter.
command-click-missing-command = Welcher Befehl? Es steht keiner da.
command-click-missing-argument = Es fehlt die Angabe
command-click-missing-option = Es fehlt die Option
command-click-no-such-option = Es gibt keine Option „{ $name }“.
command-click-no-such-command = Es gibt keinen Befehl „{ $name }“.
command-click-did-you-mean = Meinst du { $possibility }?
command-click-did-you-mean-one = Meinst du etwas davon: { $possibilities }?
command-click-unexpected = Das ist zu viel: { $args }
command-click-takes-no-value = Die Option „{ $name }“ hat keinen Wert.
command-click-needs-value = Die Option „{ $name }“ braucht einen Wert.
command-click-unfit = Dieser Wert passt nicht: { $message }
command-click-unfit-for = Dieser Wert passt nicht zu { $param_hint }: { $message }
command-click-choose = Wähle aus: { $choices }
command-click-not-the-choice = „{ $value }“ ist nicht { $choice }.
command-click-not-a-choice = „{ $value }“ gehört nicht zu { $choices }.
command-click-not-in-range = { $value } liegt nicht im Bereich { $range }.
command-click-not-a-number = „{ $value }“ ist keine solche Zahl.
command-click-not-there = „{ $filename }“ gibt es nicht.
command-click-is-file = „{ $filename }“ ist eine Datei, kein Ordner.
command-click-is-folder = „{ $filename }“ ist ein Ordner, keine Datei.
command-click-not-readable = „{ $filename }“ lässt sich nicht lesen.
command-there-are = Es gibt: { $names }

## A server.

command-open = Toychest ist offen: { $here }
command-open-network =
    Toychest ist offen: auf diesem Computer { $here },
    für andere in deinem Netz { $others }
command-close = Strg-C schließt es. Deine Spiele bleiben erhalten.
command-open-already = Toychest ist schon offen: { $here }
command-cannot-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $because }
command-cannot-keep = In { $folder } lassen sich keine Spiele aufbewahren: { $because }
command-read-only = { $folder } ist schreibgeschützt: Alte Spiele kann man ansehen, neue werden nicht aufbewahrt.
command-no-store = Unter { $address } liegt kein Speicher.
command-store-failed =
    { $because ->
        [disk-full] Die Platte ist voll.
        [read-only] Es lässt sich nur lesen.
        [locked] Ein anderes Programm hält ihn fest.
        [damaged] Er ist beschädigt oder gar kein Speicher.
        [out-of-reach] Die Datenbank antwortet nicht.
       *[other] Es ging nicht.
    }
command-store-newer = Er gehört zu einem neueren Toychest: Bring dieses auf den neuesten Stand.
command-needs-package = Dafür fehlt das Paket { $package }: { $command }
command-node-name = Der Name eines Servers besteht aus kleinen Buchstaben, Ziffern und Bindestrichen. Das ist keiner: { $name }
command-processes-store = Mehrere Prozesse teilen sich einen Ordner. Starte über einer Datenbank stattdessen mehrere Server.
command-processes-system = Dieses System lässt keinen Prozess Verbindungen an einen anderen weitergeben: Lass --processes weg.
command-processes-fail = Kein Prozess blieb am Laufen; die Zeilen darüber sagen, warum.
command-node-database = Mehrere Server teilen sich eine Datenbank: Nenne sie mit --store postgresql://...
command-bus-shape = Nenne einen Bus wie redis://HOST. Das ist keiner: { $address }
command-cannot-reach = { $address } ist nicht zu erreichen: { $because }
command-copied = Tische kopiert: { $copied }, auf den Stand gebracht: { $updated }, schon da: { $there }. Jeder wurde verglichen.
command-copy-differ = Tische, die anders oder nicht zu lesen sind und nicht kopiert wurden: { $count }
command-copy-other = { $code }: Unter diesem Code liegt dort ein anderes Spiel.
command-tables-sure = Sie sind dann für immer weg. Löschen?
command-tables-deleted = Tische gelöscht: { $count }
command-doctor-well = gut
command-doctor-ill = DEFEKT
command-doctor-ills = Nicht in Ordnung: { $names }
command-doctor-games = Spiele
command-doctor-engine = Denkwerk
command-doctor-disk = Platte
command-doctor-store = Speicher
command-doctor-tables = Tische
command-doctor-bus = Bus
command-doctor-version = { $version } auf Python { $python }
command-doctor-editions = Ausgaben: { $count }
command-doctor-broken = { $name } lässt sich nicht spielen ({ $because })
command-doctor-engine-there = da
command-doctor-engine-missing = Noch nicht da: Bis es geholt ist, denken die Bots nach den lesbaren Regeln.
command-doctor-disk-database = die der Datenbank
command-doctor-disk-full = Nur { $free } MB sind frei: Schaff Platz, sonst werden Züge abgelehnt.
command-doctor-disk-free = { $free } GB frei
command-doctor-answers = { $address } antwortet in { $milliseconds } ms
command-doctor-whole = Die letzten { $count } sind heil.
command-doctor-bus-answers = { $address } antwortet
command-refused-origin = Diese Seite darf das nicht.

## Is a game fair? The draws are what luck decided.

command-fair = fair. { $entries } Einträge, davon { $chance } Zufall, alles wie vom Startwort bestimmt.
command-fair-since = von einem anderen Spiel aus weitergespielt und seitdem fair. { $entries } Einträge, { $chance } Ziehungen wie vom Startwort bestimmt, { $copied } aus dem Spiel davor übernommen: siehe --origin.
command-fair-guided = ein Lernspiel, nach den Regeln gespielt. { $entries } Einträge, { $scripted } Ziehungen nach Drehbuch, { $chance } wie vom Startwort bestimmt.
command-unfair-entry = Eintrag { $seq }: { $because }
command-unfair-seed = Das Startwort ist nicht das, das vor der ersten Ziehung versprochen wurde.
command-unfair-order = An seiner Stelle steht Eintrag { $found }.
command-unfair-checksum = Seine Prüfsumme passt nicht.
command-unfair-last-line = Die Prüfsumme der letzten Zeile passt nicht.
command-unfair-seats = So viele spielen das Spiel: { $counts }; hier sind es { $got }.
command-unfair-no-seat = Auf Platz { $seat } sitzt niemand.
command-unfair-agreed = Die Plätze { $agreed } können Platz { $seat } nicht erlaubt haben, zurückzunehmen.
command-unfair-options = Die Auswahl vor dem Spiel passt nicht zu diesem Spiel.
command-unfair-branch-moves = { $moves } Züge können nicht die der Einträge 1 bis { $seq } sein.
command-unfair-branch-entry = Das ist kein Zug des Spiels, von dem aus weitergespielt wurde.
command-unfair-other-origin = Von diesem Spiel aus wurde nicht weitergespielt.
command-unfair-origin-differs = Jenes Spiel verlief anders.
command-unfair-chance-not-now = „{ $move }“ durch Zufall, obwohl der Zufall nicht dran ist.
command-unfair-drawn = Das Startwort ergibt „{ $drawn }“, im Protokoll steht „{ $move }“.
command-unfair-scripted-move = „{ $move }“ von Platz { $seat } soll Glück nach Drehbuch sein.
command-unfair-no-guide = „{ $move }“ ist nach Drehbuch, obwohl hier kein Lernspiel läuft.
command-unfair-impossible = „{ $move }“ kann hier nicht vorkommen.
command-unfair-illegal = Die Regeln verbieten hier „{ $move }“ ({ $rule }).
command-unfair-malformed = „{ $move }“ ist kein Zug.
command-unfair-not-over = Im Protokoll steht, wie es ausging, aber das Spiel ist nicht aus.
command-unfair-other-outcome = Das Spiel ging anders aus, als im Protokoll steht.
command-log-header = Die erste Zeile ist beschädigt: Das ist kein gespeichertes Spiel, oder jemand hat es verändert.
command-log-entry = Eintrag { $seq } ist beschädigt.
command-log-ending = Die letzte Zeile ist beschädigt.
command-log-truncated = Das Protokoll hört nach Eintrag { $seq } auf, vor seiner letzten Zeile.
command-log-newer = Das Format { $found } des Protokolls ist neuer als { $newest }: Bring Toychest auf den neuesten Stand.
command-log-edition-unknown = Keine Ausgabe heißt hier „{ $edition }“.
command-log-table-unfinished = Das Spiel ist nicht aus, also lässt sich noch nichts beweisen.

## Bots against bots.

command-arena-picture = { $file }: Unter diesem Namen kommt das Bild neben die Ergebnisse. Gib den Ergebnissen eine andere Endung.
command-arena-twice = Nenne jeden Bot einmal: Niemand spielt gegen sich selbst.
command-arena-too-few = Nenne mindestens zwei Bots, etwa --bots 1..6.
command-arena-bot = Kein Bot heißt hier „{ $bot }“. { $bots }
command-arena-weights = In { $game } planen die Bots: „{ $bot }“ hat keine Gewichte von Hand.
command-arena-other-file = { $file } enthält keine Ergebnisse einer Arena. Nenne mit --out eine andere Datei.
command-arena-done = alle schon gespielt
command-arena-compiling = wird übersetzt, einmal für alle
command-arena-games = Spiele: { $games }
command-arena-cut-off = abgebrochen und geteilt: { $count }
command-arena-luckless = ohne Glück
command-arena-sure = so sicher wie { $times }-mal so viele Spiele; { $evaluator }
command-arena-rating = Wertung
command-arena-files = { $file } und { $picture }
command-simulate-done = Spiele in { $folder }: { $games }
command-simulate-other = { $folder } enthält etwas anderes als diese Simulation. Nenne mit --out einen anderen Ordner.
command-simulate-stopped = Angehalten. Derselbe Befehl macht mit dem weiter, was in { $folder } liegt.
command-simulate-cut-off = Spiele, die zu lange dauerten: { $count }. Sie wurden abgebrochen und haben Übergänge, aber kein Protokoll.
