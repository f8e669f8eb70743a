var e=`### German. Words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Schließen
rule = Regel { $rule }
    .own = { $rule }: unsere eigene Regelung, wo die Anleitung schweigt
rules = Regeln
settings = Einstellungen
help = Hilfe
menu = Menü
language = Sprache
home = Start

## Home

home-hero-1 = Öffne die Truhe.
home-hero-2 = Wähle ein Spiel und los.
home-lead = Brettspiele für diesen Bildschirm oder mit Freunden, die weit weg sind. Zu jedem „Nein“ gibt es die Regel.
home-code = Tischcode
    .placeholder = Tischcode, etwa LAMB-7KQD
home-join = Mitspielen
home-code-wrong = Kein Tisch hat diesen Code. Prüfe die Buchstaben; es gibt kein O und keine 0.
home-play = Spielen
home-who = Wer spielt mit?
home-alone = Nur ich
home-here = Hier zusammen
home-link = Per Link
home-middle = Mit Handys
home-more = Mehr Auswahl
home-names = Wer sitzt hier?
home-seat-name = Name von Platz { $letter }
home-add = Noch jemand
home-remove = { $name } herausnehmen
home-link-seats = Wie viele Plätze?
home-start = An den Tisch
home-go-on = Weiter
home-go-on-with = { $game } mit { $names }
home-games = Spiele
home-unofficial = Inoffiziell und unabhängig. Die Spiele gehören ihren Verlagen; die Bilder hier sind unsere eigenen.
home-name-0 = Fuchs
home-name-1 = Eule
home-name-2 = Bär
home-name-3 = Hase
home-name-4 = Maus
home-name-5 = Frosch
home-name-6 = Gans
home-name-7 = Katze

## At the table

table-code = Tisch { $code }
table-code-over = Tisch { $code } · beendet
table-team = Wer spielt
table-free = freier Platz
table-you = { $name } (du)
table-waits-free = Platz { $letter } ist frei. Sobald jemand da sitzt, geht es weiter.
table-happened = Was passiert ist
table-happened-none = Noch nichts. Mit dem ersten Zug geht es los.
table-type = Zug eintippen
    .placeholder = Tippe einen Zug ein, etwa „{ $example }“
table-take-back = Zurücknehmen
table-watching = Du schaust zu
table-over = Das Spiel ist vorbei
table-invite = Einladen
table-why-not = Warum nicht?
table-what-helps = Das würde helfen:
table-open-rule = Regel { $rule }
table-allowed = Nichts ist im Weg. Du kannst es spielen.
table-reconnecting = Verbinde neu\xA0…
    .safe = Dein Spiel ist sicher. Die Züge warten.
table-opening = Der Tisch wird aufgebaut\xA0…
table-log = Verlauf
table-tab-players = Wer spielt
table-sound-on = Ton an
table-sound-off = Ton aus
table-title-yours = Du bist dran
table-turn = { $name } ist dran
table-turn-yours = Du bist dran, { $name }

## Invite, sit down

invite-title = Einladen
invite-lead = Wer diesen Link öffnet, kann sich setzen oder zuschauen.
invite-code = Tischcode
invite-link = Link
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-select = Der Link ist markiert. Kopiere ihn jetzt.
invite-qr = Der Link als Bild zum Scannen
invite-free =
    { $seats ->
        [0] Alle Plätze sind besetzt. Zuschauen geht trotzdem.
        [one] Ein Platz ist frei.
       *[other] { $seats } Plätze sind frei.
    }
sit-title = Ein Platz ist frei
sit-lead = { $game }, Tisch { $code }
sit-name = Dein Name
sit-take = Hinsetzen
sit-take-which = Auf Platz { $letter } setzen
sit-too = Auch hier sitzen
sit-watch = Nur zuschauen
sit-full = Alle Plätze sind besetzt. Du kannst zuschauen.

## Settings

settings-language = Sprache
settings-theme = Farben
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-system = Wie das System
settings-motion = Bewegung
settings-motion-full = Lebhaft
settings-motion-still = Ruhig
settings-motion-system = Wie das System
settings-letters = Buchstabentasten
settings-sound = Töne

## Help

help-keys = Tasten
help-next = Zum Nächsten
help-arrows = Auf dem Brett bewegen
help-enter = Nehmen oder ablegen
help-escape = Zurücklegen, schließen
help-space = Der große Knopf; überspringt, was sich bewegt
help-back = Zurücknehmen
help-why = Warum nicht?
help-list = Den Tisch vorlesen
help-mute = Ton an oder aus
help-type = Zug eintippen
help-help = Diese Seite
help-replay = Schritt für Schritt zurückschauen
help-ends = Erster und letzter Schritt
help-ask = Auch graue Dinge kannst du fragen. Drücke darauf, dann hörst du die Regel.

## The end, and looking back

end-rematch = Noch einmal
end-save = Spiel speichern
end-fair = Zufall geprüft, alles fair
end-home = Zurück zur Truhe
end-happened = So lief es
replay-title = Zurückschauen
replay-first = Erster Schritt
replay-previous = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Stopp
replay-next = Ein Schritt vor
replay-last = Letzter Schritt
replay-place = { $number } von { $of }
replay-scrub = Schritt
replay-keys-step = Schritt
replay-keys-ends = Anfang, Ende
replay-keys-play = abspielen
replay-loading = Das Spiel wird geholt\xA0…

## The rules page

rules-title = Die Regeln: { $game }
rules-loading = Die Regeln kommen\xA0…
rules-all = Alle Regeln
rules-missing = Dieser Absatz steht nicht auf der Seite.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Das kam nicht in einem Stück an
    .help = Lade die Seite neu. Dein Spiel ist sicher.
request-refused-malformed-move = „{ $got }“ ist hier kein Zug
    .help = Ein Zug sieht so aus: { $expected }.
request-refused-stale = Jemand war einen Moment schneller
    .help = Schau noch einmal aufs Brett, dann wähle.
request-refused-not-your-seat = Dieser Platz gehört nicht dir
    .help = Nimm einen freien Platz oder schau zu.
request-refused-not-waiting = Gerade muss niemand einen Zug beginnen
    .help = Mach mit dem Zug weiter, der offen ist.
request-refused-seat-taken = Hier sitzt schon jemand
    .help = Nimm einen anderen Platz oder schau zu.
request-refused-no-such-table = Kein Tisch hat diesen Code
    .help = Prüfe die Buchstaben; es gibt kein O und keine 0.
request-refused-cannot-take-back = Das lässt sich nicht zurücknehmen
    .help =
        { $because ->
            [fleeting] Was gesehen wurde, bleibt gesehen. Spiele von hier aus weiter.
            [reveal] Was gesehen wurde, bleibt gesehen. Spiele von hier aus weiter.
           *[other] Der Zufall oder ein fremder Zug liegt dazwischen. Spiele von hier aus weiter.
        }
request-refused-store-failed = Das Spiel ließ sich nicht aufschreiben
    .help = Nichts wurde gespielt. Mach Platz auf der Festplatte, dann versuche es noch einmal.
request-refused-store-unreachable = Die Datenbank mit den Spielen ist gerade nicht erreichbar
    .help = Nichts geht verloren. Warte einen Moment, dann versuche es noch einmal.
request-refused-edition-unknown = Dieses Spiel ist nicht in der Truhe
    .help = Wähle eins der Spiele im Regal.
request-refused-log-damaged = Die Aufzeichnung dieses Spiels ist beschädigt
    .help = Es lässt sich nicht mehr öffnen. Deine anderen Spiele sind sicher.
request-refused-log-newer = Dieses Spiel kommt aus einem neueren Toychest
    .help = Aktualisiere Toychest und öffne dann den Tisch noch einmal.
request-refused-log-truncated = Die Aufzeichnung dieses Spiels endet nach Eintrag { $seq }
    .help = Ihr Ende fehlt, darum lässt es sich nicht öffnen. Deine anderen Spiele sind sicher.
request-refused-log-unreadable = Die Aufzeichnung dieses Spiels ist nicht lesbar
    .help = Deine anderen Spiele sind sicher. Fang ein neues an.
request-refused-option-unknown = Diese Auswahl gibt es nicht
    .help = Wähle noch einmal unter „Mehr Auswahl“.
request-refused-seats-wrong = Diese Zahl von Plätzen passt nicht
    .help = Für dieses Spiel passen: { $counts }.
request-refused-name-too-long = Dieser Name ist zu lang
    .help = Ein kurzer passt auf die Karte.
request-refused-token-too-short = Dieser Platz braucht ein längeres Geheimnis
    .help = Lade die Seite neu, dann setz dich.
request-refused-too-late-for-entropy = Das erste Los ist schon gezogen
    .help = Eigene Wörter kommen vor dem ersten Los.
request-refused-no-guide = Hier gibt es kein Lernspiel
    .help = Spiel weiter oder lerne ein Spiel aus dem Regal.
request-refused-no-decision = Dort hat niemand etwas entschieden
    .help = Wähle einen Moment, in dem jemand einen Zug wählte.
request-refused-no-verdict = Dein Zug ließ sich nicht bewerten
    .help = Versuch es gleich noch einmal.
request-refused-table-unfinished = Dieses Spiel läuft noch
    .help = Zurückschauen kannst du am Ende.
request-refused-unreachable = Der Server antwortet nicht
    .help = Läuft Toychest noch? Dein Spiel ist sicher. Versuche es gleich noch einmal.
request-refused-unforeseen = Hier ging etwas schief
    .help = Nichts wurde gespielt. Versuche es noch einmal oder lade die Seite neu.
request-refused-too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet
    .help = Warte eine Minute, dann eröffne diesen. Deine Spiele sind sicher.
request-refused-too-often = Das war zu oft in so kurzer Zeit
    .help = Warte einen Moment, dann versuche es noch einmal.
request-refused-too-many-lines = Von deiner Adresse sind zu viele Fenster offen
    .help = Schließe einige davon, dann lade diese Seite neu.
request-refused-too-busy = Der Server hat gerade zu viel zu tun
    .help = Versuche es gleich noch einmal.
request-refused-took-too-long = Diese Datei durchzusehen dauert zu lange
    .help = Mach sie kleiner oder einfacher, dann versuche es noch einmal.
request-refused-option-unfit = So lässt sich noch nicht spielen
    .help = Was nicht stimmt, steht darunter. Bring das in Ordnung, dann versuche es noch einmal.

## Choosing before play

choices-finer = Genauer wählen
choices-house-rules = Hausregeln
    .help = Wo die Anleitungen sich unterscheiden oder nichts sagen, entscheidest du. Bei jeder Wahl steht, was gespielt wird.
choices-house-rule = Hausregel
choices-changed =
    { $count ->
        [one] 1 geändert
       *[other] { $count } geändert
    }
choices-as-printed = Zurück zu dieser Anleitung
choices-done = Fertig
stepper-less = Eins weniger
stepper-more = Eins mehr
played-title = So spielt dieser Tisch
    .open = Regeln öffnen
played-house-rules =
    { $count ->
        [one] 1 Hausregel
       *[other] { $count } Hausregeln
    }
rules-rulings = Wo Anleitungen sich unterscheiden
    .help = Was dieser Tisch spielt, ist markiert.
rules-plays = So spielt dieser Tisch
rules-plays-printing = So spielt diese Anleitung
rules-plays-ours = Jede strittige Stelle so, wie wir sie entscheiden.
rules-house-rule = Hausregel
rules-as-printed = wie gedruckt: { $printing }
rules-our-ruling = unsere Entscheidung
rules-played = hier gespielt
end-again = Noch mal versuchen

## One screen for two

curtain-pass = Gib weiter an { $name }
curtain-away = { $before }, schau weg. Was { $name } hat, liegt hinter dem Vorhang.
curtain-alone = Was { $name } hat, liegt hinter dem Vorhang.
curtain-open = Ich bin { $name }. Öffnen
curtain-hold = Zum Öffnen gedrückt halten, damit es nicht aus Versehen aufgeht.

## Bots and hints

request-refused-bot-level-unknown = Einen Bot der Stufe { $got } gibt es nicht
    .help = Wähle eine der Stufen, die es gibt.
request-refused-bot-memory-unknown = Ein Gedächtnis von { $got } Zügen gibt es nicht
    .help = Wähle eine Zahl von 0 bis { $most }; bei 0 vergisst der Bot nichts.
request-refused-bot-stays = Der Bot bleibt auf seinem Platz
    .help = Das Spiel hat begonnen; mach den Platz nächstes Mal vor dem ersten Zug frei.
request-refused-not-to-act = Gerade gibt es für dich nichts zu entscheiden
    .help = Frag nach einem Tipp, wenn du dran bist.
request-refused-hint-grade-unknown = Einen Tipp der Stufe { $got } gibt es nicht
    .help = Frag nach Stufe 1, 2 oder 3.
request-refused-hint-under-way = Über deinen letzten Tipp wird noch nachgedacht
    .help = Warte einen Moment.
request-refused-no-hint = Es fand sich kein Tipp
    .help = Frag gleich noch einmal.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Sanft, für ein erstes Spiel: sieht kaum weiter als bis zum nächsten Zug.
bot-level-2 = Leicht: denkt einen Wimpernschlag lang nach und schaut ein kleines Stück voraus.
bot-level-3 = Solide: macht wenige klare Fehler.
bot-level-4 = Sorgfältig: schaut weit voraus und spielt immer, was am besten scheint.
bot-level-5 = Stark: denkt gründlich nach und irrt sich selten.
bot-level-6 = Am stärksten: denkt so gründlich nach, wie es nur geht.
bot-level-named = { $name }, Bot der Stufe { $level }
bot-which = Welcher Bot?
bot-memory = Gedächtnis
bot-memory-entries = Züge, bis er zwei von drei Dingen vergessen hat: { $entries }
bot-memory-all = Er vergisst nichts.
bot-me-against = Ich gegen { $name }
bot-me-with = Ich und { $name }
bot-at-seat = Bot auf Platz { $letter }
bot-let = Einen Bot spielen lassen
bot-let-seat = Einen Bot auf Platz { $letter } spielen lassen
bot-let-which = { $name } spielen lassen
bot-person = Auf Platz { $letter } spielt ein Mensch
bot-change = { $name }, Bot der Stufe { $level }. Ändern
bot-change-title = { $name } spielt auf Platz { $letter }
bot-leave = Platz wieder frei machen
bot-thinking = { $name } denkt nach
bot-by-rules = Nachgedacht wird hier nach den geschriebenen Regeln: Das dauert länger und reicht weniger weit.

hint = Tipp
hint-key = Ein Tipp; noch einmal für einen deutlicheren
hint-grade = Tipp, { $grade } von 3
hint-thinking = Ich denke nach\xA0…
hint-look = Schau auf das, was leuchtet.
hint-look-all = Deine Züge beginnen hier alle gleich. Schau genau auf das, was leuchtet.
hint-only = Nur ein einziger Zug ist möglich.
hint-guess = Zum Nachdenken war keine Zeit. Das ist nur ein erster Einfall.
hint-candidates = Einen Blick wert
hint-chance = Gewinnchance
hint-chance-estimated = Gewinnchance, geschätzt
hint-chance-exact = Gewinnchance, genau
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, genau
hint-line = Was folgen kann
hint-line-by = { $name }: { $move }
hint-more = Verrate mir mehr
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Etwas anderes lässt sich nicht spielen.
hint-reason-wins-now = Das gewinnt sofort.
hint-reason-only-good-move = Ein anderer Zug kommt hier nicht in Frage.
hint-reason-best-by-far = Viel besser als der zweitbeste Zug: Gewinnchance { $worth } statt { $secondWorth }.
hint-reason-slightly-better = Ein wenig besser als der zweitbeste Zug: Gewinnchance { $worth } statt { $secondWorth }.
hint-reason-all-alike = Mehrere Züge sind etwa gleich gut: Gewinnchance { $worth }.
hint-reason-all-lost = Mit keinem Zug bleibt eine nennenswerte Gewinnchance: { $worth }.
hint-reason-fallback = Zum Nachdenken war keine Zeit. Das ist nur ein erster Einfall.
hint-reason-unsure = Für eine Zahl ließ sich noch zu wenig ausprobieren.
hint-takes = nimmt: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } überlegt.
plain-begin = Weiter
    .help = Bereit? Mit deinem Klick geht es weiter.
plain-choose = Wähle, was du tust.
plain-to-act = am Zug
plain-table = Was auf dem Tisch liegt
plain-facts = Der Tisch
plain-moves = Deine Züge
plain-none = nichts
plain-yes = ja
plain-no = nein
plain-once = Merk es dir: Es wird nur einmal gezeigt.
plain-seen = Ich habe es gesehen
plain-key = Einen Zug nach seinem Platz spielen
request-refused-table-deleted = Dieser Tisch wurde gelöscht
    .help = Alle, die hier saßen, haben zugestimmt. Das Spiel ist weg.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Brettspiele aus der Schachtel, richtig gespielt.
key-enter = Enter
key-esc = Esc
key-space = Leertaste
key-home = Pos1
key-end = Ende
bot-rank-1 = Sehr leicht
bot-rank-2 = Leicht
bot-rank-3 = Mittel
bot-rank-4 = Schwer
bot-rank-5 = Sehr schwer
bot-rank-6 = Am schwersten
`;export{e as default};