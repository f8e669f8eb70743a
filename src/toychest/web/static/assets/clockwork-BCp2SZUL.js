var e=`### German. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A scrapyard is a Schrottplatz, the Towers are die Türme; Fuel is Treibstoff, Power Energie, Scrap Schrott; a spot is a Stelle, doubles a Pasch.

## Words that other sentences use

clockwork-kind-Lacewing = Florfliege
clockwork-kind-Umbrella = Regenschirm
clockwork-kind-Kettle = Teekessel
clockwork-kind-Velo = Flugrad
clockwork-kind-Whale = Wal
clockwork-kind-Moth = Nachtfalter
clockwork-kind-Owl = Eule
clockwork-kind-Nipper = Zwicker
clockwork-kind-Harp = Harfe
clockwork-kind-Snail = Schnecke
clockwork-kind-Airship = Luftschiff
clockwork-kind-Fuel = Treibstoff
clockwork-kind-Power = Energie
clockwork-kind-Scrap = Schrott
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] ein Teil der Florfliege
        [Umbrella] ein Teil des Regenschirms
        [Kettle] ein Teil des Teekessels
        [Velo] ein Teil des Flugrads
        [Whale] ein Teil des Wals
        [Moth] ein Teil des Nachtfalters
        [Owl] ein Teil der Eule
        [Nipper] ein Teil des Zwickers
        [Harp] ein Teil der Harfe
        [Snail] ein Teil der Schnecke
        [Airship] ein Teil des Luftschiffs
        [Fuel] eine Treibstoffkarte
        [Power] die Energiekarte
        [Scrap] eine Schrottkarte
       *[other] { $kind }
    }
clockwork-family-flyer = Flugmaschine
clockwork-family-breaker = Codeknacker
clockwork-family-airship = Luftschiff
clockwork-family-fuel = Treibstoff
clockwork-family-power = Energie
clockwork-family-scrap = Schrott
clockwork-character-Tilda = Tilda Kurbel
clockwork-character-Otto = Otto Spindel
clockwork-character-Nana = Nana Feder
clockwork-character-Bruno = Bruno Melone
clockwork-character-Zora = Zora Schal
clockwork-character-Felix = Felix Helm
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Türme
clockwork-yard = Schrottplatz { $yard }
clockwork-place =
    { $where ->
        [towers] die Türme
        [yard] Schrottplatz { $number }
       *[field] Feld { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] zu den Türmen
        [yard] zum Schrottplatz { $number }
       *[field] zu Feld { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] bei den Türmen
        [yard] auf Schrottplatz { $number }
       *[field] auf Feld { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } spielt { clockwork-character }
clockwork-event-set-left-out = In der Schachtel bleibt: { $kinds }
clockwork-event-card-dealt = { $name } bekommt eine Karte
    .kind = { $name } bekommt { clockwork-card }
clockwork-event-extra-laid = Schrottplatz { $yard } bekommt eine Karte mehr
clockwork-event-opening-thrown = { $name } würfelt { $total } für den Anfang
clockwork-event-opening-tied = { $seats } haben gleich viel und würfeln noch einmal
clockwork-event-starter-found = { $name } fängt an
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } würfelt { $dice }: eine Sieben!
        [eleven] { $name } würfelt { $dice }: eine Elf!
        [double] { $name } würfelt { $dice }: ein Pasch, zusammen { $total }!
       *[other] { $name } würfelt { $dice }: zusammen { $total }
    }
clockwork-event-turn-lost = { $total } ist gerade: { $name } setzt diesen Zug aus
clockwork-event-pawn-walked = { $name } geht { clockwork-to-place }
clockwork-event-pawn-placed = { $name } kommt direkt { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } bleibt stehen: Kein Weg ist frei
clockwork-event-card-drawn = { $name } nimmt eine Karte von Schrottplatz { $yard }
    .kind = { $name } nimmt { clockwork-card } von Schrottplatz { $yard }
clockwork-event-card-kept = { $name } behält alle Karten
clockwork-event-card-discarded = { $name } legt eine Karte ab
clockwork-event-card-laid = { $name } legt sie verdeckt auf Stelle { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } fragt nun { $rival }
       *[false] { $name } fordert { $rival } heraus
    }
clockwork-event-had-some = { $name } hat so eine Karte
clockwork-event-had-none = { $name } hat so eine Karte nicht
clockwork-event-card-given = { $giver } gibt { $taker } eine Karte
    .kind = { $giver } gibt { $taker } { clockwork-card }
clockwork-event-scrap-given = { $giver } gibt { $taker } stattdessen Schrott
clockwork-event-card-returned = { $giver } gibt { $taker } eine Karte dafür
    .kind = { $giver } gibt { $taker } dafür { clockwork-card }
clockwork-event-ask-declined = { $name } fragt nicht selbst
clockwork-event-search-begun = { $name } sucht unter den abgelegten Karten
clockwork-event-search-hit = Gefunden! { $name } nimmt die Karte von Stelle { $spot }
clockwork-event-search-missed = Auf Stelle { $spot } lag etwas anderes
clockwork-event-put-back = Die Karte auf Stelle { $spot } liegt wieder verdeckt
clockwork-event-set-laid = { $name } hat eine Maschine fertig: { clockwork-kind }
clockwork-event-set-held = { $name } legt jetzt nichts aus
clockwork-event-turn-passed = { $name } macht nichts weiter
clockwork-event-yards-emptied = Die Schrottplätze sind leer. Alle zurück zu den Türmen!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } fliegt mit dem Luftschiff davon!
       *[machine] { $name } hat Flugmaschine, Codeknacker und Treibstoff und fliegt davon!
    }
clockwork-event-dead-end = Niemand hat noch eine Karte zum Zeigen
clockwork-event-turns-capped = { $turns } Züge sind vorbei

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } zeigt { clockwork-card } und sucht noch so eine Karte
        [swap] { $name } legt { clockwork-card } an die freie Stelle
       *[discard] { $name } zeigt { clockwork-card } und legt die Karte ab
    }
clockwork-event-card-turned = Auf Stelle { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } sucht: { clockwork-kind }
       *[other] { $name } fragt { $rival } nach: { clockwork-kind }
    }
clockwork-event-shown-in-secret = { $name } zeigt { $rival } heimlich eine Karte
    .kind = { $name } zeigt { $rival } heimlich: { clockwork-card }

## How it ended

clockwork-outcome-machine = { $name } entkommt!
    .because = Eine Flugmaschine, ein Codeknacker und Treibstoff liegen auf dem Tisch.
clockwork-outcome-airship = { $name } entkommt!
    .because = Das ganze Luftschiff liegt auf dem Tisch, und die Energie dazu.
clockwork-outcome-dead-end = Diesmal kommt niemand davon
    .because = Die Schrottplätze sind leer, und auf keiner Hand ist noch eine Karte, mit der man fragen oder suchen kann.
clockwork-outcome-turn-cap = Die Stadt behält euch alle
    .because = Die abgemachten Züge sind vorbei, und niemand ist entkommen.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Das Spiel ist vorbei
    .because = Jemand ist entkommen, oder niemand kann es mehr.
    .help = Fang ein neues Spiel an oder schau dir dieses noch einmal an.
clockwork-refused-not-to-act = Du bist gerade nicht dran
    .because = Jetzt entscheidet jemand anders.
    .help = Warte kurz. Du wirst gerufen.
clockwork-refused-chance-first = Warte kurz
    .because = Würfel oder Karten kommen noch.
    .help = Versuche es noch einmal, wenn sie auf dem Tisch liegen.
clockwork-refused-unforeseen = Das wird hier nicht entschieden
    .because = Der Zufall würfelt und gibt Karten, und ihr spielt. Keiner macht, was der andere tut.
    .help = Wähle einen von deinen eigenen Zügen.
clockwork-refused-not-in-deck = { clockwork-kind } kann jetzt nicht kommen
    .because = Alle Karten davon sind woanders.
    .help = Es muss eine andere Karte kommen.
clockwork-refused-kind-not-in-game = { clockwork-kind } ist in diesem Spiel nicht dabei
    .because = Zu zweit oder zu dritt bleiben einige Maschinen in der Schachtel.
    .help = Wähle eine Maschine, die dabei ist.
clockwork-refused-character-taken = { clockwork-character } ist schon vergeben
    .because = Alle spielen einen eigenen Charakter.
    .help = Wähle einen anderen.
clockwork-refused-answer-first =
    { $question ->
        [character] Wähle erst, wer du bist
        [leave_out] Wähle erst eine Maschine, die in der Schachtel bleibt
        [travel] Geh erst irgendwohin
        [act] Entscheide erst, was du hier tust
        [discard] Leg erst eine Karte ab
        [spot] Leg deine Karte erst hin
        [give] Antworte erst auf die Herausforderung
        [counter] Entscheide erst, ob du selbst fragst
        [return] Gib erst eine Karte dafür
        [point] Deute erst auf eine Karte
        [found] Entscheide erst, ob du sie nimmst
        [swap] Leg erst eine Karte an die freie Stelle
       *[build] Entscheide erst, was du auslegst
    }
    .because =
        { $question ->
            [character] Jede Figur braucht jemanden.
            [leave_out] Dieses Spiel wird mit weniger Maschinen gespielt.
            [travel] Die Würfel sind gefallen, und du musst noch gehen.
            [act] Du bist angekommen, und hier kannst du etwas tun.
            [discard] Du hast eine Karte genommen, und jetzt wählst du, was du ablegst.
            [spot] Du hast eine Karte gezeigt, und sie braucht eine Stelle.
            [give] Jemand hat dich nach einer Karte gefragt.
            [counter] Du hattest keine, also darfst du selbst fragen.
            [return] Du hattest sieben Karten und hast noch eine bekommen.
            [point] Du hast gesagt, was du suchst.
            [found] Du hast gefunden, was du suchst.
            [swap] Du hast eine Karte genommen, und ihre Stelle ist frei.
           *[build] An diesem Tisch wählst du, was du auslegst.
        }
    .help =
        { $question ->
            [character] Wähle einen Charakter, den noch niemand hat.
            [leave_out] Wähle eine, die zur Wahl steht.
            [travel] Wähle ein Feld, zu dem dein Wurf führt, oder was er sonst erlaubt.
            [act] Wähle etwas, das du hier tun darfst.
            [discard] Wähle eine Karte von deiner Hand, oder behalte alle, wenn das angeboten wird.
            [spot] Wähle eine freie Stelle rund um das Brett.
            [give] Gib die Karte, oder Schrott, wenn du welchen hast.
            [counter] Frag nach einer Karte oder lass es.
            [return] Wähle irgendeine Karte, nur nicht die neue.
            [point] Wähle eine Karte, die verdeckt liegt.
            [found] Nimm die Karte, oder lass sie liegen.
            [swap] Wähle eine Karte von deiner Hand.
           *[build] Leg eine fertige Maschine aus oder noch nichts.
        }
clockwork-refused-no-such-place = Auf diesem Brett gibt es keinen Ort „{ $place }“
    .because = Es gibt die Türme, Schrottplatz 1 bis 6 und die Felder mit Nummern.
    .help = Wähle einen Ort, den du auf dem Brett siehst.
clockwork-refused-say-its-name = Feld { $place } hat einen Namen
    .because = Weiße Felder heißen wie der Ort dahinter.
    .help = Sag „towers“ oder „yard“ mit der Nummer, zum Beispiel „yard 3“.
clockwork-refused-ask-yourself = Dich selbst kannst du nicht fragen
    .because = Zu einer Herausforderung gehören zwei.
    .help = Frag jemanden, der mit dir dort steht.
clockwork-refused-not-a-set = { clockwork-kind } ist kein Satz zum Weglassen
    .because = Hier wählt man nur Flugmaschinen und Codeknacker, immer ganz.
    .help = Wähl einen der Sätze, nach denen gefragt ist.
clockwork-refused-field-full = Kein Platz für dich { clockwork-at-place }
    .because = Dort stehen zwei Figuren, und mehr passen nicht.
    .help = Geh einen anderen Weg oder bleib woanders stehen.
clockwork-refused-cannot-reverse = Du müsstest umdrehen, um { clockwork-to-place } zu kommen
    .because =
        { $away ->
            [one] Es ist ein Schritt. Du hast { $steps } gewürfelt, und unterwegs dreht niemand um.
           *[other] Es sind { $away } Schritte. Du hast { $steps } gewürfelt, und unterwegs dreht niemand um.
        }
    .help = Wähle ein Feld, zu dem dein Wurf führt.
clockwork-refused-steps-short = Dein Wurf reicht nicht bis { clockwork-to-place }
    .because = Es sind { $away } Schritte, und du hast { $steps } gewürfelt.
    .help = Wähle ein Feld, zu dem dein Wurf führt.
clockwork-refused-steps-over = Dein Wurf führt daran vorbei: { clockwork-place }
    .because =
        { $away ->
            [one] Es ist ein Schritt, und du hast { $steps } gewürfelt. An diesem Tisch müssen die Schritte genau passen.
           *[other] Es sind { $away } Schritte, und du hast { $steps } gewürfelt. An diesem Tisch müssen die Schritte genau passen.
        }
    .help = Geh weiter und komm mit einem Wurf zurück, der passt.
clockwork-refused-must-stop = Du kannst nicht weiter { clockwork-to-place }
    .because = An diesem Tisch endet der Weg am ersten weißen Feld.
    .help = Bleib dort stehen oder geh einen anderen Weg.
clockwork-refused-not-reached = Dein Wurf endet nicht { clockwork-at-place }
    .because =
        { $away ->
            [one] Es ist ein Schritt. Du hast { $steps } gewürfelt, und man geht den ganzen Wurf.
           *[other] Es sind { $away } Schritte. Du hast { $steps } gewürfelt, und man geht den ganzen Wurf.
        }
    .help = Wähle ein Feld, zu dem dein Wurf führt.
clockwork-refused-not-special = Das erlaubt dein Wurf nicht
    .because = Du hast { $total } gewürfelt. Dafür braucht es eine Sieben, eine Elf oder einen Pasch.
    .help = Zieh diesmal Feld für Feld.
clockwork-refused-bonus-later = Das kommt später
    .because = An diesem Tisch darfst du mit einem besonderen Wurf erst nach einem Schrottplatz noch etwas tun.
    .help = Geh erst.
clockwork-refused-must-walk = Du kannst nicht stehen bleiben
    .because = Wer gehen kann, der geht.
    .help = Wähle ein Feld, zu dem dein Wurf führt.
clockwork-refused-not-a-goal = Du kannst nicht direkt { clockwork-to-place }
    .because = Ein besonderer Wurf führt zu einem Schrottplatz oder zu den Türmen.
    .help = Wähle einen davon oder zieh Feld für Feld.
clockwork-refused-not-from-here = Dein Wurf hilft dir hier nicht
    .because = An diesem Tisch muss dein Zug dafür auf einem Schrottplatz anfangen.
    .help = Zieh Feld für Feld oder direkt zu den Türmen.
clockwork-refused-already-there = Du bist schon { clockwork-at-place }
    .because = Direkt geht es nur an einen anderen Ort.
    .help = Wähle einen anderen Ort.
clockwork-refused-yard-empty = Schrottplatz { $yard } ist leer
    .because = Alle seine Karten sind weg.
    .help = Versuche es auf einem anderen Schrottplatz oder suche bei den Türmen.
clockwork-refused-not-in-yard = Das geht hier nicht
    .because = Karten nimmt man auf einem Schrottplatz, wenn man ankommt oder wenn der Wurf einen bleiben lässt.
    .help = Geh zu einem Schrottplatz.
clockwork-refused-towers-only = Direkt kommst du jetzt nur zu den Türmen
    .because = Ein Schrottplatz ist für deinen Wurf gerade kein Ziel.
    .help = Zieh zu den Türmen oder Feld für Feld.
clockwork-refused-towers-reached = Jetzt gehst du zurück zu den Türmen
    .because = Die Schrottplätze sind leer, und dein Wurf reicht bis zu den Türmen.
    .help = Geh zu den Türmen.
clockwork-refused-not-at-towers = Hier kannst du nicht suchen
    .because = Abgelegte Karten sucht man bei den Türmen, wenn man dort ankommt.
    .help = Geh zu den Türmen.
clockwork-refused-no-demand-now = Du kannst jetzt niemanden herausfordern
    .because = Das geht, wenn du jemanden auf einem Feld oder einem Schrottplatz triffst.
    .help = Wähle etwas, was du jetzt darfst.
clockwork-refused-not-together = Du hast { $rival } nicht getroffen
    .because = Zum Herausfordern müsst ihr auf demselben Feld oder Schrottplatz sein.
    .help = Geh zu { $rival } oder wähle jemanden, der hier ist.
clockwork-refused-not-in-towers = { $rival } ist noch nicht zurück
    .because = Jetzt kannst du nur jemanden herausfordern, der bei den Türmen ist.
    .help = Wähle jemanden, der dort ist, oder warte.
clockwork-refused-just-back = Du bist gerade erst zurück
    .because = Wer zurückkommt, darf suchen. Zum Herausfordern braucht es einen Wurf bei den Türmen.
    .help = Such, oder lass es.
clockwork-refused-search-only = Mit { $total } suchst du, forderst aber niemanden heraus
    .because = Am Ende braucht es dafür eine Sieben, eine Elf oder einen Pasch.
    .help = Such, oder lass es.
clockwork-refused-already-asked = Du hast { $rival } schon gefragt
    .because = In einem Zug fragst du jeden nur einmal.
    .help = Frag jemand anders oder lass es.
clockwork-refused-nothing-to-show = Das hast du nicht zum Zeigen: { clockwork-card }
    .because = Zum Fragen oder Suchen zeigst du eine Karte derselben Maschine von deiner Hand.
    .help = Wähle eine, die du hast. Treibstoff und Energie darfst du einfach nennen.
clockwork-refused-not-a-family = { clockwork-kind } kann man nicht verlangen
    .because = Gesucht werden nur Maschinen, das Luftschiff, Treibstoff und Energie.
    .help = Wähle eins davon.
clockwork-refused-not-asked-for = Danach wurdest du nicht gefragt: { clockwork-card }
    .because = Du gibst, wonach gefragt wurde, und nur Schrott darf es ersetzen.
    .help = Gib die gewünschte Karte oder Schrott.
clockwork-refused-not-held = Das hast du nicht: { clockwork-card }
    .because = Du spielst Karten von deiner eigenen Hand.
    .help = Wähle eine Karte, die du hast.
clockwork-refused-below-seven = Du behältst deine Karten
    .because = Unter sieben wird nichts abgelegt.
    .help = Weiter geht’s; der Zug ist vorbei.
clockwork-refused-even-throw = Mit { $total } tust du nichts
    .because = Am Ende kostet ein gerader Wurf ohne Pasch den Zug.
    .help = Versuch es in deinem nächsten Zug.
clockwork-refused-scrap-instead-only = Schrott hilft hier nicht
    .because = Schrott gibst du statt einer Karte, die du hast, und davon hast du keine.
    .help = Frag selbst oder lass es.
clockwork-refused-must-discard = Du hast { $hand } Karten
    .because = Mehr als sieben passen nicht auf die Hand.
    .help = Leg eine davon ab.
clockwork-refused-spot-taken = Stelle { $spot } ist besetzt
    .because = Karten liegen nie aufeinander.
    .help = Wähle eine freie Stelle.
clockwork-refused-no-such-spot = Es gibt keine Stelle { $spot }
    .because = Die Stellen um das Brett haben Nummern.
    .help = Wähle eine Nummer, die du siehst.
clockwork-refused-spot-empty = Auf Stelle { $spot } liegt keine Karte
    .because = Du deutest auf eine Karte, die jemand abgelegt hat.
    .help = Wähle eine Stelle mit einer Karte.
clockwork-refused-nothing-there = Es gibt nichts zu suchen
    .because = Noch niemand hat eine Karte abgelegt.
    .help = Komm später wieder.
clockwork-refused-just-received = Das hast du gerade bekommen: { clockwork-card }
    .because = Dafür gibst du eine andere Karte.
    .help = Wähle eine andere Karte.
clockwork-refused-no-counter = Du kannst jetzt nicht selbst fragen
    .because = An diesem Tisch fragt nicht selbst, wer Schrott hat.
    .help = Lass es diesmal.
clockwork-refused-not-your-asker = Du kannst { $rival } jetzt nicht fragen
    .because = Herausgefordert hat dich nur { $asker }.
    .help = Frag nun { $asker } oder lass es.
clockwork-refused-must-give = Du hast, wonach gefragt wurde: { clockwork-kind }
    .because = Wer so eine Karte hat, gibt eine davon, oder stattdessen Schrott.
    .help = Gib eine davon, oder Schrott, wenn du welchen hast.
clockwork-refused-must-draw = Auf einem Schrottplatz tust du etwas
    .because = Wer hierher kommt, nimmt eine Karte oder fordert jemanden heraus.
    .help = Nimm eine Karte.
clockwork-refused-not-complete = Noch nicht fertig: { clockwork-kind }
    .because = Nur eine ganze Maschine wird ausgelegt.
    .help = Sammle die Teile, die noch fehlen.
clockwork-refused-no-way-out = Du kannst noch nicht entkommen
    .because = Dafür braucht es Flugmaschine, Codeknacker und Treibstoff oder das ganze Luftschiff und Energie.
    .help = Sammle, was noch fehlt.

## At the table

clockwork-short = Clockwork City
clockwork-turn = { $name } ist dran
clockwork-turn-yours = Du bist dran, { $name }
clockwork-turn-number = Zug { $number }
clockwork-before-play = Vor dem Spiel
clockwork-board = Die Stadt: Brücken, Schrottplätze und Stellen für Karten
clockwork-your-side = Deine Hand und was du tun kannst
clockwork-hand = Deine Hand
clockwork-you = du
clockwork-you-too = { clockwork-character } · du
clockwork-no-character = noch keine Figur
clockwork-hand-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
clockwork-laid = Ausgelegt: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } von { $copies }
clockwork-pile =
    { $count ->
        [0] leer
        [one] 1 Karte
       *[other] { $count } Karten
    }
clockwork-spot-free = Stelle { $spot }, frei
clockwork-spot-laid = Stelle { $spot }, eine verdeckte Karte
clockwork-spot-known = Stelle { $spot }, { clockwork-kind }
clockwork-glows = das kannst du wählen
clockwork-goal = So kommst du davon
clockwork-goal-machine = eine Flugmaschine, ein Codeknacker, eine Treibstoffkarte
clockwork-goal-airship = oder das Luftschiff mit der Energie
clockwork-in-this-game = In diesem Spiel
clockwork-legend = { clockwork-kind }, { $copies } in diesem Spiel
clockwork-endgame = Alle Schrottplätze sind leer. Alle treffen sich bei den Türmen.

clockwork-total =
    { $special ->
        [seven] Sieben!
        [eleven] Elf!
        [double] Pasch!
       *[other] { $total }
    }
clockwork-dice = Würfel: { $dice }

clockwork-throw = Würfeln
clockwork-throw-opening = Um den Anfang würfeln
clockwork-do-go = Direkt an einen Ort
clockwork-do-walk = { $total } gehen
clockwork-do-take = Karte nehmen
clockwork-do-search = Im Abgelegten suchen
clockwork-do-ask = { $name } fragen
clockwork-do-stay = Hier bleiben
clockwork-do-keep = Alle behalten
clockwork-do-none = Ich habe keine
clockwork-do-pass = Nichts weiter
clockwork-do-build = Auslegen: { clockwork-kind }
clockwork-do-escape = Entkommen!
clockwork-do-hold = Noch nicht
clockwork-do-any-spot = Irgendeine freie Stelle
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Geben: { clockwork-kind }
clockwork-do-give-scrap = Stattdessen Schrott
clockwork-do-back = Etwas anderes
clockwork-walk-to =
    { $where ->
        [towers] Zu den Türmen
        [yard] Zum Schrottplatz { $number }
       *[field] Zu Feld { $number }
    }
clockwork-lay-on = Auf { $spot } legen
clockwork-point-at = { $spot } umdrehen

clockwork-hint-throw = Würfle.
clockwork-hint-opening = Würfle für den Anfang: Die höchste Zahl fängt an.
clockwork-hint-wait = { $name } überlegt.
clockwork-hint-whisper = { $name } und { $rival } flüstern.
clockwork-hint-character = Wer bist du? Wähle eine Figur.
clockwork-hint-leave-out = Wähle eine Maschine, die in der Schachtel bleibt.
clockwork-hint-travel = Wähle, was du mit deinem Wurf machst.
clockwork-pick-one = Wähle eins.
clockwork-hint-walk = Wähle ein leuchtendes Feld.
clockwork-hint-go = Wähle einen leuchtenden Ort.
clockwork-hint-act = Was tust du hier?
clockwork-hint-show = Zeig { $name } eine Karte von deiner Hand, oder nenne Treibstoff oder Energie.
clockwork-hint-search = Zeig, was du suchst, oder nenne Treibstoff oder Energie.
clockwork-hint-discard =
    { $kind ->
        [none] Wähle eine Karte von deiner Hand, die du ablegst.
       *[other] Du hast { clockwork-card } bekommen. Wähle eine Karte von deiner Hand, die du ablegst.
    }
clockwork-hint-spot = Leg deine Karte auf eine leuchtende Stelle.
clockwork-hint-give = { $name } fragt dich.
clockwork-hint-counter = Du darfst nun einmal { $name } fragen, oder lass es.
clockwork-hint-return =
    { $kind ->
        [none] Gib { $name } eine Karte dafür.
       *[other] Du hast { clockwork-card } bekommen. Gib { $name } eine andere Karte dafür.
    }
clockwork-hint-point = Deute auf eine verdeckte Karte.
clockwork-hint-found = Gefunden! Nimm die Karte, oder lass sie liegen.
clockwork-hint-swap = Wähle eine Karte für Stelle { $spot }.
clockwork-hint-build = Eine Maschine auslegen oder noch nicht?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } fragt { $rival }
clockwork-eyes-only = Nur für { $name }
clockwork-spoken-aloud = { $name } sagt es laut
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Hast du Treibstoff?
        [Power] Hast du die Energiekarte?
       *[other] Hast du noch so eine Karte: { clockwork-kind }?
    }
clockwork-give-one = Gib eine davon.
clockwork-give-or-scrap = Gib eine davon oder stattdessen Schrott.
clockwork-have-none = Du hast keine. Sag es, dann darfst du selbst fragen.

clockwork-seen = Ich habe sie gesehen
clockwork-seen-once = Merk sie dir. Gleich liegt sie wieder verdeckt.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 Karte
       *[other] { $name }: { $place }, { $count } Karten
    }
clockwork-read-hand = Deine Hand: { $cards }

clockwork-key-pick = Eine Karte von deiner Hand wählen
clockwork-key-take = Eine Karte nehmen
clockwork-key-go = Direkt an einen Ort, gehen
clockwork-key-ask = Fragen, suchen
clockwork-key-decline = Darauf verzichten

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Die Datei ist zu lang
    .help = Eine Stadt braucht viel weniger als { $most } Buchstaben. Ist es die richtige Datei?
clockwork-unfit-not-toml = Zeile { $line } lässt sich nicht lesen
    .help = Schau dort und in der Zeile davor nach einem fehlenden Komma, einer fehlenden Klammer oder einer Nummer, die zweimal da ist.
clockwork-unfit-field-missing = „{ $field }“ fehlt
    .help =
        { $field ->
            [fields] Füge eine Zeile mit [fields] hinzu und darunter die Felder.
            [spots] Füge eine Zeile mit [spots] hinzu und darunter die Stellen.
           *[other] Füge eine Zeile hinzu, die so anfängt: { $field } =
        }
clockwork-unfit-field-unknown = „{ $field }“ kennt hier niemand
    .help =
        { $meant ->
            [none] Nimm die Zeile weg. Ist es die richtige Datei?
           *[other] Meinst du „{ $meant }“?
        }
clockwork-unfit-name-unfit = Der Name lässt sich nicht verwenden
    .help = Wähle einen mit 1 bis { $most } Buchstaben, in Anführungszeichen, in einer Zeile.
clockwork-unfit-not-a-number = „{ $field }“ ist keine Nummer eines Feldes
    .help = Schreib eine ganze Zahl von 0 bis { $most }: { $field } = 0
clockwork-unfit-not-numbers = „{ $field }“ ist keine Liste von Feldern
    .help = Schreib ganze Zahlen von 0 bis { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = „{ $field }“ ist keine Liste von Wegen von Feld zu Feld
    .help = Schreib ganze Zahlen von 0 bis { $most }, zwei oder mehr für jeden Weg: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = „{ $field }“ ist kein Teil mit nummerierten Zeilen
    .help = Schreib [{ $field }] in eine eigene Zeile und darunter Zeilen wie { $first } = [500, 380]
clockwork-unfit-number-unfit = „{ $number }“ unter [{ $field }] ist keine Nummer für eine Zeile
    .help = Nummeriere die Zeilen ab { $first }, eine nach der anderen.
clockwork-unfit-number-skipped = Unter [{ $field }] fehlt Nummer { $number }
    .help = Füge sie hinzu, oder nummeriere die Zeilen ohne Lücke neu.
clockwork-unfit-not-a-point =
    { $number ->
        [none] „{ $field }“ ist kein Ort im Bild
       *[other] Unter [{ $field }] ist Zeile { $number } kein Ort im Bild
    }
    .help = Schreib zwei ganze Zahlen, wie weit von links und wie weit von oben, zum Beispiel [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Es gibt kein Feld
        [one] Es gibt nur ein Feld
       *[other] Diese Stadt hat { $fields } Felder
    }
    .help = Sie kann { $fewest } bis { $most } haben.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Es gibt keine Stelle für abgelegte Karten
        [one] Es gibt nur eine Stelle für abgelegte Karten
       *[other] Es gibt { $spots } Stellen für abgelegte Karten
    }
    .help = Es können { $fewest } bis { $most } sein.
clockwork-unfit-towers-nowhere = Die Türme stehen auf Feld { $number }, aber das gibt es nicht
    .help = Wähle ein Feld, das unter [fields] steht.
clockwork-unfit-yard-count =
    { $yards ->
        [0] Es gibt keinen Schrottplatz
        [one] Es gibt nur einen Schrottplatz
       *[other] Es gibt { $yards } Schrottplätze
    }
    .help = Nenne { $needed } Felder in yards.
clockwork-unfit-yard-nowhere = Schrottplatz { $yard } liegt auf Feld { $number }, aber das gibt es nicht
    .help = Wähle ein Feld, das unter [fields] steht.
clockwork-unfit-yard-in-towers = Schrottplatz { $yard } und die Türme sind beide auf Feld { $number }
    .help = Gib jedem ein eigenes Feld.
clockwork-unfit-yard-twice = Schrottplatz { $first } und { $second } liegen beide auf Feld { $number }
    .help = Gib jedem ein eigenes Feld.
clockwork-unfit-path-nowhere = Ein Weg führt von { $first } nach { $second }, aber es gibt kein Feld { $number }
    .help = Füge das Feld unter [fields] hinzu, oder nimm es aus paths heraus.
clockwork-unfit-path-to-itself = Ein Weg führt von Feld { $number } zu sich selbst
    .help = Schreib { $number } dort nur einmal.
clockwork-unfit-path-twice = Der Weg zwischen { $first } und { $second } ist zweimal da
    .help = Nimm einen der beiden weg; eine Richtung genügt.
clockwork-unfit-too-many-paths = In Feld { $number } treffen sich { $paths } Wege
    .help = Es dürfen höchstens { $most } sein. Führe einige zu einem anderen Feld.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Feld { $number } liegt außerhalb des Bildes
        [spots] Eine Karte auf Stelle { $number } läge außerhalb des Bildes
       *[other] Die Türme stünden außerhalb des Bildes
    }
    .help = Das Bild ist { $width } breit und { $height } hoch; eine Karte ist 36 breit und 50 hoch, um ihre Mitte herum.
clockwork-unfit-fields-too-near = Feld { $first } und { $second } liegen aufeinander
    .help = Verschiebe eins, bis sie mindestens { $apart } voneinander entfernt sind.
clockwork-unfit-unreachable = Kein Weg verbindet { $fields } mit den Türmen
    .help = Füge einen Weg zu { $number } hinzu, oder nimm weg, was niemand erreicht.
clockwork-unfit-spots-overlap = Karten auf Stelle { $first } und { $second } lägen aufeinander
    .help = Verschiebe eine Stelle: Eine Karte ist 36 breit und 50 hoch.
clockwork-unfit-spot-on-track = Eine Karte auf Stelle { $spot } läge auf der Brücke zwischen { $first } und { $second }
    .help = Rück die Stelle von der Brücke weg, oder nimm sie heraus.
`;export{e as default};