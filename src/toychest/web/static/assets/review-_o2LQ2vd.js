var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Glück und Spiel, in Punkten von 100
review-line-start = Am Anfang
review-line-luck = Glück aus der Schachtel
review-line-own = Eigene Fehler
review-line-slip = Vergessen
review-line-rivals = Fehler der anderen Seite
review-line-rivals-slip = Von der anderen Seite vergessen
review-line-others = Züge der anderen
review-line-hidden = Das konnte niemand wissen
review-line-rest = Unsere Rundung
review-line-end = Am Ende
review-exact = genau
review-within = ± sagt, wie weit eine Zahl danebenliegen kann.
review-team = Das Team
review-team-start = Am Anfang
review-team-luck = Glück
review-team-own = Verpasste bessere Züge
review-team-slip = Vergessen
review-team-rest = Unsere Rundung
review-verdict-most-luck = Am meisten wog das Glück: { $name } +{ $points }.
review-verdict-most-play = Am meisten wog das Spiel: { $name } +{ $points }.
review-verdict-most-hidden = Am meisten wog, was niemand wissen konnte: { $name } +{ $points }.
review-verdict-gave-luck = Das Glück gab { $points } dazu.
review-verdict-gave-play = Das Spiel gab { $points } dazu.
review-verdict-gave-hidden = Was niemand wissen konnte, gab { $points } dazu.
review-verdict-took-luck = Das Glück nahm { $points } zurück.
review-verdict-took-play = Das Spiel nahm { $points } zurück.
review-verdict-took-hidden = Was niemand wissen konnte, nahm { $points } zurück.
review-verdict-team-kind = Das Glück war freundlich: +{ $points }.
review-verdict-team-unkind = Das Glück war nicht freundlich: −{ $points }.
review-verdict-team-missed = Es gab bessere Züge: −{ $points }.
review-verdict-team-best = Kein besserer Zug wurde verpasst.
review-verdict-close = Zu knapp, um Glück von Spiel zu trennen.
review-verdict-kept = { $bot } spielte eine Weile für { $name } (−{ $points }).
review-moments = Momente zum Ansehen
review-well-played = Gut gespielt. Nichts Besseres wurde gefunden.
review-by = Gefunden von { $recipe }: { $evaluator }
review-graph = Wer vorn lag
review-graph-team = Die Chance zu gewinnen
review-mark-mistake = ein besserer Zug war da
review-mark-luck = Glück
review-better = Besser: { $move }
review-better-by-far = Viel besser: { $move }
review-slip = Besser: { $move }. Worauf das beruht, war vor langer Zeit zu sehen.
review-lucky = Das war ein Glücksfall.
review-unlucky = Das war Pech.
review-lucky-odds = Die Chance war 1 von { $of }.
review-with-odds = { $told } Die Chance war 1 von { $of }.
review-with-hand = { $told } ({ $bot } spielt für { $name })
review-with-age =
    { $told }. Das war vor { $age ->
        [one] einem Zug
       *[other] { $age } Zügen
    } zu sehen.
review-hidden = Richtig nach allem, was zu sehen war. Das Verborgene machte es schlechter.
review-hidden-good = Es sah schlechter aus, als es war: Das Verborgene war gnädig.
review-end = Damit war das Spiel vorbei.
review-chance-instead = { $name }: { $first } damit, { $second } wie gespielt
review-chance-instead-about = { $name }: etwa { $first } damit, etwa { $second } wie gespielt
review-chance-then = { $name }: von { $first } auf { $second }

## On the screen

review-luck-and-play = Glück und Spiel
review-whom = Wem es half, in Punkten
review-made-of = Woraus jede Chance besteht, von 100
review-made-of-team = Woraus die Chance des Teams besteht
review-together = Zusammen
review-mistakes-of = Fehler: { $name }
review-forgotten-of = Vergessen: { $name }
review-mark-slip = schon gesehen
review-mark-hidden = das konnte niemand wissen
review-band = genauer wissen wir es nicht
review-give-or-take = { $points } Punkte mehr oder weniger
review-start = Anfang
review-entry = Eintrag { $number }
review-entry-head = Eintrag
review-marks-head = Was geschah
review-finer = Wir sehen genauer hin: Zug { $done } von { $of }
review-looking = Wir blicken auf das Spiel zurück …
review-weighing = Was war Glück, was war Spiel? Wir wägen es ab …
review-moments-follow = Sie folgen, sobald jeder Zug gewogen ist.
review-none = Dieses Spiel ließ sich nicht abwägen. Du kannst es trotzdem Schritt für Schritt ansehen.
review-show = Zeigen
review-count =
    { $count ->
        [one] Ein Moment zum Ansehen
       *[other] { $count } Momente zum Ansehen
    }
review-back = Zurück zum Bericht
review-moment-next = Nächster Moment
review-moment-previous = Voriger Moment
review-key-moment = nächster Moment
review-eyes = Gesehen von
review-eyes-all = allen
review-eyes-help = Alle: alles liegt offen. Ein Name: nur, was dieser Platz sehen konnte.
review-link = Link zu diesem Eintrag kopieren
review-tag-played = gespielt
review-tag-better = besser
review-about = etwa { $points }
review-chance-known = Chance zu gewinnen, nach allem, was { $name } wissen konnte
review-chance-exact = Chance zu gewinnen, genau: { $name }

## At a terminal, and why not

review-winding = Wärmt sich auf, einmal auf diesem Computer
review-under-way = Rückblick
review-stopped = Angehalten, bevor etwas gefunden war.
review-rough = Angehalten. Das hat ein erster Blick gefunden.
review-written = Geschrieben: { $file }
review-work = Mit { $work } Prozent der Arbeit findet sich nichts. Wähle 1 bis { $most }.
`;export{e as default};