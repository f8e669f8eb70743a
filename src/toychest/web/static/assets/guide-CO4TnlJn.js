var e=`### German. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, der Coach
guide-step = Schritt { $step } von { $steps }
guide-show-me = Zeig es mir
guide-play-it = Spiel es für mich
guide-skip = Überspringen
guide-go-on = Weiter
guide-have-it = Ich hab’s
guide-once-more = Noch einmal
guide-take-back = Nimm es zurück
guide-alone = Allein weiter
guide-leave = Die Anleitung verlassen
guide-well-done = Gut gemacht, { $name }.
guide-works-too = Das geht auch.
    .astray = Das geht auch, aber meine nächsten Schritte passen dann vielleicht nicht.
guide-leaves = Ab hier ist es ein ganz normales Spiel: Spiel weiter, wie du magst.
guide-grown-up = Für die Großen:
guide-waits = { $name } wartet
guide-shows = { $name } zeigt eine Karte
guide-key = Der Coach sagt es noch einmal
tip-title = Gut zu wissen
tip-close = Verstanden
tip-off = Nicht mehr zeigen
`;export{e as default};