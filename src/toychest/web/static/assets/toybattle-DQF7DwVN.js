var e=`### German. Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### A rack is a Ständer, the reserve a Vorrat, a tile a Plättchen; a hushed tile macht Pause.

## Words that other sentences use

toybattle-effect-recall = Zurückholen
toybattle-effect-draw = Nachziehen
toybattle-effect-shove = Schubsen
toybattle-effect-exhume = Ausgraben
toybattle-effect-nullify = Ohne Wirkung
toybattle-effect-suppress = Pause
toybattle-effect-gate = Tor
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = { $name } fängt an
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } nimmt ein Plättchen
       *[other] { $name } nimmt { $count } Plättchen
    }
    .troop = { $name } nimmt { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } setzt { $troop } auf { $place }
       *[other] { $name } setzt { $troop } auf { $place }, über { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } schließt ein Gebiet: eine Medaille
       *[other] { $name } schließt ein Gebiet: { $medals } Medaillen
    }
toybattle-event-troop-discarded = { $troop } von { $name } wurde auf { $base } rausgeworfen
toybattle-event-rack-robbed = { $name } verliert { $troop } vom Ständer
toybattle-event-troop-recalled = { $name } holt { $troop } von { $base } zurück
toybattle-event-troop-shoved = { $troop } von { $name } wird von { $start } nach { $end } geschubst
toybattle-event-troop-exhumed = { $name } gräbt { $troop } aus
toybattle-event-tile-suppressed = Ein Plättchen von { $name } ist umgedreht
    .troop = { $troop } von { $name } ist umgedreht
toybattle-event-tiles-released = { $name } darf wieder alle Plättchen benutzen
toybattle-event-effect-declined = { $name } nutzt die Wirkung nicht: { toybattle-effect }
toybattle-event-headquarters-captured = { $name } erobert Hauptquartier { $place }
toybattle-event-objective-reached = Die Medaillen reichen
toybattle-event-side-stuck = { $name } kann nichts nehmen und nichts setzen
toybattle-event-battle-stalled = { $turns } Züge lang hat sich nichts getan

## How it ended

toybattle-you-win = Du gewinnst!
toybattle-outcome-headquarters = { $name } gewinnt
    .because = Eine Truppe steht im gegnerischen Hauptquartier.
toybattle-outcome-objective =
    { $winners ->
        [2] { $name } gewinnen gemeinsam
       *[other] { $name } gewinnt
    }
    .because =
        { $points ->
            [one] Eine Medaille reicht hier zum Sieg.
           *[other] { $points } Medaillen reichen hier zum Sieg.
        }
toybattle-outcome-stuck = { $name } gewinnt
    .because = Eine Seite konnte nichts nehmen und nichts setzen. Wer mehr Medaillen hat, gewinnt; bei Gleichstand die andere Seite.
toybattle-outcome-no-progress =
    { $winners ->
        [1] { $name } gewinnt
       *[other] Die Schlacht steht still
    }
    .because = Zu viele Züge lang wurde nichts genommen, gewonnen oder rausgeworfen. Wer mehr Medaillen hat, gewinnt; bei Gleichstand gewinnt niemand.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Das Spiel ist vorbei
    .because = Es wird nichts mehr gespielt.
    .help = Fang ein neues Spiel an oder schau dir dieses noch einmal an.
toybattle-refused-not-to-act = Du bist gerade nicht dran
    .because = Die andere Seite spielt.
    .help = Warte kurz. Du wirst gerufen.
toybattle-refused-chance-first = Warte kurz
    .because = Es werden noch Plättchen gezogen.
    .help = Versuche es noch einmal, wenn sie auf dem Ständer liegen.
toybattle-refused-unforeseen = Das wird hier nicht entschieden
    .because = Der Zufall zieht Plättchen, und die Seiten spielen sie. Keiner macht, was der andere tut.
    .help = Wähle einen von deinen eigenen Zügen.
toybattle-refused-not-in-reserve = { $troop } ist nicht mehr zu ziehen
    .because = Alle Plättchen dieser Truppe waren schon zu sehen.
    .help = Es muss ein anderes Plättchen kommen.
toybattle-refused-not-on-that-rack = { $troop } liegt dort nicht
    .because = Zeigen kann man nur auf Plättchen auf dem Ständer.
    .help = Es muss ein anderes Plättchen sein.
toybattle-refused-no-such-place = Auf diesem Brett gibt es keinen Ort { $place }
    .because = Jede Basis und jedes Hauptquartier hat eine Nummer.
    .help = Wähle eine Nummer, die du auf dem Brett siehst.
toybattle-refused-not-on-rack = { $troop } hast du gerade nicht
    .because = Du setzt Truppen von deinem eigenen Ständer.
    .help = Wähle eine Truppe von deinem Ständer.
toybattle-refused-suppressed-tile = { $troop } ist umgedreht
    .because = Dieses Plättchen macht Pause und lässt sich in diesem Zug nicht setzen.
    .help = Setze eine andere Truppe oder nimm Plättchen. Nach diesem Zug ist es wieder frei.
toybattle-refused-own-headquarters = Ort { $place } ist dein eigenes Hauptquartier
    .because = Dorthin setzt nur die Gegenseite.
    .help = Wähle eine Basis oder das gegnerische Hauptquartier.
toybattle-refused-not-connected = Basis { $place } ist nicht erreichbar
    .because = Deine Linie vom Hauptquartier bricht bei Basis { $breaks } ab.
    .help = Besetze erst Basis { $breaks }.
toybattle-refused-headquarters-not-connected = Das Hauptquartier ist nicht erreichbar
    .because = Deine Linie vom Hauptquartier bricht bei Basis { $breaks } ab.
    .help = Besetze erst Basis { $breaks }.
toybattle-refused-hook-headquarters = Hook kann nicht auf ein Hauptquartier springen
    .because = Er springt nur auf Basen, und deine Linie bricht bei { $breaks } ab.
    .help = Baue eine Linie bis zum Hauptquartier.
toybattle-refused-hook-nullified = Hook kann nicht auf { $place } springen
    .because = Dort hat keine Truppe eine Wirkung, und seine ist das Springen. Deine Linie bricht bei { $breaks } ab.
    .help = Baue eine Linie bis { $place } oder springe woandershin.
toybattle-refused-gate-closed = { $troop } kommt nicht durch das Tor von { $place }
    .because = Dieses Tor lässt { $lets } und Kwak hinein.
    .help = Setze eine Truppe, die passt.
toybattle-refused-too-weak = { $troop } ist zu schwach für { $enemy }
    .because = { $strength } müsste mehr sein als { $against }.
    .help = Setze eine stärkere Truppe oder Kwak.
toybattle-refused-rack-full = Dein Ständer ist voll
    .because = { $tiles } Plättchen liegen darauf, mehr passen nicht.
    .help = Setze eine Truppe.
toybattle-refused-reserve-empty = Dein Vorrat ist leer
    .because = Es ist kein Plättchen mehr zum Nehmen da.
    .help = Setze eine Truppe.
toybattle-refused-effect-open = Entscheide erst: { toybattle-effect }
    .because = Die Wirkung auf { $base } wartet auf dich.
    .help = Nutze sie oder verzichte darauf.
toybattle-refused-not-a-base = { $place } ist keine Basis
    .because = Wirkungen treffen Basen, nie ein Hauptquartier.
    .help = Wähle eine Basis.
toybattle-refused-not-beside = { $base } ist zu weit weg
    .because = Die Wirkung auf { $activator } reicht nur einen Weg weit.
    .help = Wähle eine Basis, die ein Weg mit { $activator } verbindet.
toybattle-refused-no-enemy-there = Auf { $base } ist kein Gegner zu sehen
    .because = Die Wirkung trifft nur gegnerische Truppen, die man sieht.
    .help = Wähle eine Basis, auf der oben ein Gegner steht.
toybattle-refused-same-base = Die Truppe auf { $base } bleibt
    .because = Die Basis holt eine andere von deinen Truppen zurück.
    .help = Wähle eine andere Truppe von dir.
toybattle-refused-not-yours = Die Truppe oben auf { $base } gehört nicht dir
    .because = Du holst nur deine eigenen Truppen zurück.
    .help = Wähle eine Truppe von dir.
toybattle-refused-shove-nowhere = Von { $start } nach { $end } lässt sich niemand schubsen
    .because = Geschubst wird einen Weg weit, auf eine Basis.
    .help = Wähle eine Basis neben { $start }.
toybattle-refused-not-discarded = Bei dir ist { $troop } nicht rausgeworfen
    .because = Du gräbst nur eigene Truppen aus, die rausgeworfen sind.
    .help = Wähle eine von deinen Truppen, die rausgeworfen sind.
toybattle-refused-nothing-to-decline = Es gibt nichts, worauf du verzichten kannst
    .because = Keine Wirkung wartet, und niemand lässt einen Zug aus.
    .help = Nimm Plättchen oder setze eine Truppe.
toybattle-refused-no-effect-offered = Gerade wartet keine Wirkung
    .because = Wirkungen kommen, nachdem eine Truppe gesetzt ist.
    .help = Nimm Plättchen oder setze eine Truppe.
toybattle-refused-must-suppress = Diese Wirkung muss sein
    .because = Nach den Regeln dieses Tisches verzichtet niemand darauf.
    .help = Zeige auf ein Plättchen des gegnerischen Ständers.

## Before play

toybattle-printing = Welche Regeln?
toybattle-printing-standard = Die Anleitung
    .help = Wie gedruckt; wo sie nichts sagt, gilt unsere Entscheidung.
toybattle-option-terrain = Welches Gelände?
toybattle-option-terrain-castle = Burgwiese
    .help = Für das erste Spiel. Besondere Basen holen eine Truppe zurück.
toybattle-option-terrain-pool = Tropenbad
    .help = Tore lassen nur bestimmte Stärken hinein.
toybattle-option-terrain-clouds = Wolkenstadt
    .help = Besondere Basen geben dir noch ein Plättchen.
toybattle-option-terrain-jungle = Vulkandschungel
    .help = Besondere Basen schubsen einen Gegner zur Seite.
toybattle-option-terrain-cemetery = Spukfriedhof
    .help = Besondere Basen graben eine rausgeworfene Truppe aus.
toybattle-option-terrain-caribbean = Karibik
    .help = Keine besonderen Basen, aber Blau hat zwei Hauptquartiere.
toybattle-option-terrain-station = Station Metall-X
    .help = Auf besonderen Basen hat keine Truppe eine Wirkung.
toybattle-option-terrain-battlefield = Schlachtfeld
    .help = Besondere Basen geben einem Plättchen des gegnerischen Ständers Pause.
toybattle-option-terrain-croisette = La Croisette
    .help = Ein späteres Brett mit von allem etwas.
toybattle-option-terrain-tournament = Turnier
    .help = Die Burgwiese, aber besondere Basen graben eine rausgeworfene Truppe aus.
toybattle-option-beginner = Besondere Basen?
toybattle-option-beginner-false = Wie gedruckt
    .help = Jede besondere Basis tut, was sie zeigt.
toybattle-option-beginner-true = Keine, für den Anfang
    .help = Besondere Basen sind gewöhnliche Basen, und Tore sind offen.
toybattle-reading-suppress = Muss ein Plättchen Pause machen?
toybattle-reading-suppress-optional = Nein
    .help = Du darfst darauf verzichten, einem Plättchen Pause zu geben.
toybattle-reading-suppress-forced = Ja
    .help = Wer einem Plättchen Pause geben darf, muss es tun.
toybattle-reading-both_at_objective = Wer gewinnt, wenn beide zugleich am Ziel sind?
toybattle-reading-both_at_objective-acting = Wer dran ist
    .help = Die Seite, die am Zug ist, gewinnt.
toybattle-reading-both_at_objective-shared = Beide
    .help = Beide Seiten sind Erste.
toybattle-reading-no_progress = Und wenn nichts mehr passiert?
toybattle-reading-no_progress-40 = Dann ist Schluss
    .help = Nach 40 Zügen, in denen kein Plättchen genommen, keine Medaille gewonnen und kein Plättchen rausgeworfen wurde, gewinnt, wer mehr Medaillen hat.
toybattle-reading-no_progress-none = Weiterspielen
    .help = Das Spiel geht weiter, bis jemand gewinnt oder feststeckt.

## At the table

toybattle-turn = { $name } ist dran
toybattle-turn-yours = Du bist dran, { $name }
toybattle-turn-number = Zug { $number }
toybattle-board = Das Brett
toybattle-rack = Dein Ständer
toybattle-your-side = Dein Ständer und was du tun kannst
toybattle-you = du
toybattle-across = gegenüber
toybattle-side-0 = Blau
toybattle-side-1 = Rot
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } von { $name }
toybattle-base = Basis { $number }
toybattle-base-empty = leer
toybattle-base-held =
    { $count ->
        [one] { $troop } von { $name }
       *[other] { $troop } von { $name }, oben auf einem Stapel von { $count }
    }
toybattle-headquarters-of = Hauptquartier von { $name }, Nummer { $number }
toybattle-gate = Tor für { $lets }
toybattle-target = hierhin kannst du setzen
toybattle-choice = das kannst du wählen
toybattle-tiles =
    { $count ->
        [0] keine Plättchen
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
toybattle-stack-help = Das oberste Plättchen hält die Basis. Das älteste steht ganz unten.
toybattle-medals = { $medals } von { $objective } Medaillen, die zum Sieg reichen
toybattle-objective =
    { $objective ->
        [one] Ziel: 1 Medaille
       *[other] Ziel: { $objective } Medaillen
    }
toybattle-goal = Erobere das Hauptquartier von { $name } oder sammle zuerst { $objective } Medaillen.
toybattle-goal-both = Erobere das andere Hauptquartier oder sammle zuerst { $objective } Medaillen.
toybattle-on-rack = auf dem Ständer
toybattle-in-reserve = im Vorrat
toybattle-discarded = rausgeworfen
toybattle-face-down = umgedreht
toybattle-known = { $troop }, allen bekannt
toybattle-rack-count = { $count } auf dem Ständer
toybattle-strip-you = du · Vorrat { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, in diesem Zug umgedreht

# What troops and bases do, in a few words.
toybattle-does-skully = 2 Plättchen nehmen
toybattle-does-capn = noch eine Truppe setzen
toybattle-does-jumbo = einen Nachbarn rauswerfen
toybattle-does-hook = auf jede Basis springen
toybattle-does-xb-42 = ein verdecktes Plättchen rauswerfen
toybattle-does-star = 1 Plättchen nehmen
toybattle-does-roxy = einfach stark
toybattle-does-kwak = schlägt alle, alle schlagen Kwak
toybattle-does-recall = hol eine andere Truppe von dir auf den Ständer zurück.
toybattle-does-draw = nimm noch ein Plättchen.
toybattle-does-shove = schubse einen Gegner daneben eine Basis weiter.
toybattle-does-exhume = hol eine rausgeworfene Truppe von dir zurück.
toybattle-does-nullify = wer hier steht, hat keine Wirkung.
toybattle-does-suppress = dreh ein verdecktes Plättchen der Gegenseite für einen Zug um.
toybattle-does-gate = nur diese Stärken kommen hinein, und Kwak.

toybattle-hint-begin = Bereit? Teile die Plättchen aus.
toybattle-hint-turn = Wähle eine Truppe zum Setzen oder nimm Plättchen.
toybattle-hint-place = Wähle eine Truppe zum Setzen.
toybattle-hint-picked = Du hast { $troop } in der Hand. Wähle eine Basis, die leuchtet.
toybattle-hint-wait = { $name } überlegt.
toybattle-begin = Plättchen austeilen
toybattle-take = Plättchen nehmen
toybattle-place-on = Auf { $place } setzen

toybattle-question = Eine Wirkung wartet
toybattle-offered = { $effect } auf { $base }
toybattle-ask-skully =
    { $count ->
        [one] Ein Plättchen nehmen?
       *[other] { $count } Plättchen nehmen?
    }
toybattle-ask-capn = Noch eine Truppe setzen?
toybattle-ask-jumbo = Einen leuchtenden Nachbarn rauswerfen?
toybattle-ask-xb-42 = Ein verdecktes Plättchen des gegnerischen Ständers rauswerfen?
toybattle-ask-star = Ein Plättchen nehmen?
toybattle-ask-recall = Eine leuchtende Truppe von dir zurückholen?
toybattle-ask-draw = Ein Plättchen nehmen?
toybattle-ask-shove = Wen schubst du? Wähle einen Gegner, der leuchtet.
toybattle-ask-shove-to = Wohin geht die Truppe auf { $base }?
toybattle-ask-exhume = Welche rausgeworfene Truppe kommt zurück?
toybattle-ask-suppress = Ein verdecktes Plättchen der Gegenseite umdrehen?
toybattle-do-take =
    { $count ->
        [one] Ein Plättchen nehmen
       *[other] { $count } Plättchen nehmen
    }
toybattle-do-rob = Rauswerfen
toybattle-do-suppress = Eins umdrehen
toybattle-do-exhume = { $troop }
toybattle-decline = Nein, danke

toybattle-read-side =
    { $rack ->
        [0] { $name } hat { $medals } von { $objective } Medaillen, kein Plättchen auf dem Ständer, { $reserve } im Vorrat
       *[other] { $name } hat { $medals } von { $objective } Medaillen, { $rack } Plättchen auf dem Ständer, { $reserve } im Vorrat
    }
toybattle-read-rack = Dein Ständer: { $troops }

toybattle-key-pick = Eine Truppe von deinem Ständer wählen
toybattle-key-take = Plättchen nehmen
toybattle-key-decline = Auf eine Wirkung verzichten

toybattle-instead = Versuch es mit { $what }
toybattle-beats = { $troop } schlägt { $enemy }.
toybattle-another = Anderes Gelände
`;export{e as default};