var e=`### German. What may be chosen before play: printings, options and house rules. The question is short; the choice is a
### few words; its help is one sentence that says what is played.

## Printings

castle-printing = Welche Anleitung liegt in deiner Schachtel?
castle-printing-standard = Wie Toychest es liest
    .help = Was die meisten der sechs Sprachen sagen, und unsere Entscheidung, wo sie nichts sagen.
castle-printing-en = Englisch
    .help = Du wählst, ob ein Zauberstab benutzt wird.
castle-printing-de = Deutsch
    .help = Eine Wiederholung wiederholt eine Karte, insgesamt dreimal; eine versperrte Reihe geht so weit, wie sie kann; der Geist muss den Turm verlassen. Wo die Anleitung sich irrt, wird gespielt, wie wir es lesen.
castle-printing-fr = Französisch
    .help = Wie es die meisten Sprachen sagen.
castle-printing-ru = Russisch
    .help = Wie es die meisten Sprachen sagen. Wo sie sich irrt, wird gespielt, wie wir es lesen.
castle-printing-es = Spanisch
    .help = Wie es die meisten Sprachen sagen.
castle-printing-pl = Polnisch
    .help = Wie es die meisten Sprachen sagen; wahrscheinlich das Original.

## Options of the box

castle-option-profile = Welche Regeln?
castle-option-profile-base = Grundspiel
    .help = Am Tor darfst du springen. Eine Wiederholung gilt auch für Geister. Schwerer.
castle-option-profile-young = Jüngere
    .help = Am Tor darfst du springen. Eine Wiederholung lässt Geister aus. Leichter.
castle-option-profile-older = Ältere
    .help = Am Tor springst du immer. Eine Wiederholung lässt Geister aus. Leichter.
castle-option-profile-oldest = Älteste
    .help = Am Tor springst du immer. Eine Wiederholung gilt auch für Geister. Schwerer.
castle-option-half_turns = Wie weit darf sich ein Pfeil drehen?
castle-option-half_turns-false = Ein Viertel
    .help = Nach links oder rechts.
castle-option-half_turns-true = Auch halb herum
    .help = Nach links, nach rechts oder andersherum.
castle-option-treasures = Wie viele Schätze?
    .help = Die Anleitung sagt vier. Mit weniger wird das Spiel kurz, mit mehr wird es lang.
castle-option-board = Welches Schloss?
castle-option-board-castle = Das Schloss
    .help = Sieben mal sechs Felder, vier Tore, vier Zauberstäbe.
castle-option-board-garden = Der Garten
    .help = Klein und freundlich, für die Jüngsten.
castle-option-board-cloister = Der Kreuzgang
    .help = Wände ohne Türen schicken dich auf Umwege.
castle-option-board-labyrinth = Das Labyrinth
    .help = Groß und voller Umwege. Für alle, die das Schloss auswendig kennen.
castle-option-board-file = Ein eigenes Brett
    .help = Eine kleine Textdatei, wie docs/boards.md sie zeigt.
castle-option-deck = Welche Karten?
castle-option-deck-standard = Die 35 Karten
    .help = 35 Karten: Pfeile → 5, ← 5, ↑ 3, ↓ 3; Wiederholung 6, Zauberer 4, Geist 9.
castle-option-deck-file = Eigene Karten
    .help = Eine kleine Textdatei, die sagt, wie viele es von jeder Art gibt.
castle-option-puzzle = Ein Rätsel?
castle-option-puzzle-none = Ein ganzes Spiel
    .help = Finde alle Schätze, bevor der Geist aus dem Turm ist.
castle-option-puzzle-file = Ein eigenes Rätsel
    .help = Eine kleine Textdatei mit einer Reihe und den Schätzen.

## House rules

castle-reading-rerotate_in_loop = Darf man einen Pfeil neu drehen, wenn er wiederholt wird?
castle-reading-rerotate_in_loop-no = Nein
    .help = Ein gedrehter Pfeil behält bei jeder Wiederholung seine Richtung.
castle-reading-rerotate_in_loop-yes = Ja
    .help = Bei jeder Wiederholung darfst du einen Pfeil neu drehen.
castle-reading-loop_runs = Wie oft wirken Karten mit einer Wiederholung?
castle-reading-loop_runs-2 = Zweimal
    .help = Was eine Wiederholung wiederholt, geschieht insgesamt zweimal.
castle-reading-loop_runs-3 = Dreimal
    .help = Was eine Wiederholung wiederholt, geschieht insgesamt dreimal.
castle-reading-loop_scope = Was wiederholt eine Wiederholung?
castle-reading-loop_scope-prefix = Alle Karten links von ihr
    .help = Eine Wiederholung wiederholt alles links von ihr, der Reihe nach.
castle-reading-loop_scope-previous_card = Die eine Karte links von ihr
    .help = Eine Wiederholung wiederholt nur die Karte direkt daneben.
castle-reading-multi_loop = Was macht eine zweite Wiederholung?
castle-reading-multi_loop-nested = Sie wiederholt auch die erste
    .help = Eine zweite Wiederholung wiederholt alles, was bisher geschah.
castle-reading-multi_loop-flat = Sie gibt eine Runde dazu
    .help = Jede Wiederholung gibt noch eine Runde der einfachen Karten links von ihr dazu.
castle-reading-multi_loop-idle_second = Nichts
    .help = Nur die erste Wiederholung einer Reihe wirkt.
castle-reading-sorcerer_repeat = Wohin geht eine wiederholte Zaubererkarte?
castle-reading-sorcerer_repeat-same = In dieselbe Richtung
    .help = Eine Zaubererkarte geht bei jeder Wiederholung in dieselbe Richtung.
castle-reading-sorcerer_repeat-free = Wieder überallhin
    .help = Bei jeder Wiederholung wählst du neu, wohin eine Zaubererkarte geht.
castle-reading-wand_reuse = Wie oft wirkt ein Zauberstab?
castle-reading-wand_reuse-always = Jedes Mal
    .help = Ein Zauberstab wirkt jedes Mal, wenn der Zauberer sein Feld betritt.
castle-reading-wand_reuse-once_per_turn = Einmal pro Reihe
    .help = Jeder Zauberstab wirkt einmal in einer Reihe von Karten.
castle-reading-wand_reuse-once_per_game = Einmal pro Spiel
    .help = Jeder Zauberstab wirkt einmal, dann ist er verbraucht.
castle-reading-wand = Muss ein Zauberstab benutzt werden?
castle-reading-wand-auto = Er wirkt von selbst
    .help = Wer zu einem Zauberstab kommt, schickt den Geist immer runter.
castle-reading-wand-optional = Du wählst
    .help = Wer zu einem Zauberstab kommt, wählt, ob er den Geist runterschickt.
castle-reading-young_gates = Tore für die Jüngeren?
castle-reading-young_gates-optional = Man darf sie benutzen
    .help = Mit den Regeln „Jüngere“ darfst du am Tor springen.
castle-reading-young_gates-off = Sie sind zu
    .help = Mit den Regeln „Jüngere“ sind Tore gewöhnliche Felder.
castle-reading-voluntary_fail = Darf man eine Reihe aufgeben, die man gehen kann?
castle-reading-voluntary_fail-no = Nein
    .help = Eine Reihe, die man gehen kann, muss man gehen.
castle-reading-voluntary_fail-yes = Ja
    .help = Du darfst eine Reihe so planen, dass sie nicht klappt, und dafür bezahlen.
castle-reading-impossible = Was geschieht in einer Reihe, die niemand gehen kann?
castle-reading-impossible-whole = Niemand geht
    .help = Der Zauberer bleibt stehen, und der Geist klettert eine Stufe mehr.
castle-reading-impossible-halt = Er geht bis zur versperrten Tür
    .help = Der Zauberer geht, so weit er kann, und der Geist klettert eine Stufe mehr.
castle-reading-impossible-skip = Nur Versperrtes fällt aus
    .help = Der Zauberer lässt aus, was er nicht kann, und der Geist klettert eine Stufe mehr.
castle-reading-impossible-none_at_all = Er geht bis zur versperrten Tür, und es kostet nichts
    .help = Der Zauberer geht, so weit er kann; der Geist klettert nur dann eine Stufe mehr, wenn es gar keinen Schritt gab.
castle-reading-void_ghosts = Zählen Geisterkarten in einer Reihe, die niemand gehen kann?
castle-reading-void_ghosts-count = Ja
    .help = Geisterkarten bewegen den Geist, auch wenn niemand die Reihe gehen kann.
castle-reading-void_ghosts-ignore = Nein
    .help = Klappt die Reihe nicht, verfallen die übrigen Geisterkarten; der Geist klettert eine Stufe.
castle-reading-idle_row = Was kostet eine Reihe ohne einen einzigen Schritt?
castle-reading-idle_row-free = Nichts extra
    .help = Eine Reihe nur aus Geistern und Wiederholungen kostet nichts extra.
castle-reading-idle_row-penalty = Eine Stufe des Geistes
    .help = Hat eine Reihe gar keinen Schritt, klettert der Geist eine Stufe mehr.
castle-reading-loss = Wann ist der Geist draußen?
castle-reading-loss-enter_last = Auf der letzten Stufe
    .help = Du verlierst, wenn der Geist die letzte Stufe des Turms erreicht.
castle-reading-loss-step_beyond = Nach der letzten Stufe
    .help = Du verlierst, wenn der Geist die letzte Stufe des Turms verlässt.
castle-reading-short_row = Und wenn nur noch zwei Karten da sind?
castle-reading-short_row-two_cards = Eine Reihe aus zwei Karten
    .help = Die letzten Karten des Stapels bilden eine kürzere Reihe.
castle-reading-short_row-refill_to_three = Mischen und auffüllen
    .help = Die benutzten Karten werden gemischt, und die Reihe wird auf drei aufgefüllt.
castle-reading-arrow_source = Woher hat ein Pfeil seine Richtung?
castle-reading-arrow_source-printed_directions = Sie ist aufgedruckt
    .help = Auf jedem Pfeil ist seine Richtung aufgedruckt.
castle-reading-arrow_source-random_on_draw = Vom Zufall
    .help = Jeder Pfeil kann in jeder Richtung vom Stapel kommen.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = { $treasures } Schätze passen nicht: Dieses Schloss hat { $chambers } Gemächer für sie
    .help = Wähle höchstens { $chambers } Schätze oder ein größeres Schloss.
castle-unfit-puzzle-row = Die Reihe eines Rätsels braucht eine bis { $most } Karten
    .help = Schreibe sie von links nach rechts auf. Die Karten heißen: { $cards }.
castle-unfit-puzzle-treasures = Ein Rätsel braucht Schätze, jeden in einem eigenen Gemach
    .help = Nenne jedes Feld einmal, etwa "c4".
castle-unfit-puzzle-treasure = In { $square } liegt ein Schatz, aber das ist kein Gemach dieses Bretts
    .help = Lege den Schatz auf ein Feld mit einem Punkt.
castle-unfit-puzzle-treasure-taken = Der Zauberer steht in { $square }, wo ein Schatz liegt
    .help = Verschiebe den Schatz oder den Zauberer.
castle-unfit-puzzle-sorcerer = Der Zauberer kann nicht in { $square } stehen
    .help = Stelle ihn auf ein Feld dieses Bretts, das kein Geisterfeld ist.
castle-unfit-puzzle-ghost = Der Geist kann nicht auf Stufe { $ghost } sein
    .help = Wähle eine Stufe von 0 bis { $last }.
castle-unfit-field-mistyped = { $field } ist noch nicht richtig geschrieben
    .help =
        { $kind ->
            [int] Schreibe eine ganze Zahl, ohne Anführungszeichen.
            [bool] Schreibe true oder false, ohne Anführungszeichen.
           *[str] Schreibe einen Text in Anführungszeichen.
        }
castle-unfit-puzzle-nothing-to-take = Wie man diese Reihe auch spielt, sie holt keinen Schatz
    .help = Lege einen Schatz dorthin, wo die Reihe hinkommt.
castle-unfit-puzzle-too-wide = Dieses Rätsel lässt sich auf zu viele Arten spielen
    .help = Nimm weniger Tore auf dem Brett oder eine Reihe mit weniger Wiederholungen.
castle-unfit-puzzle-choice = { $field } in diesem Rätsel steht nicht zur Auswahl
    .help = Wähle aus: { $choices }.
`;export{e as default};