var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Rückblicke
replays-lead = Deine beendeten Spiele, und jedes Spiel, das jemand gespeichert hat.
replays-own = Deine Spiele
replays-opened = Ein gespeichertes Spiel
replays-none = Noch nichts zum Zurückschauen
    .help = Spiel ein Spiel zu Ende, dann wartet es hier auf dich.
replays-play = Wähle ein Spiel
replays-drop = Zieh ein gespeichertes Spiel hierher
    .finger = Öffne ein gespeichertes Spiel
    .help = Eine Datei, die auf .toychest endet, von „Spiel speichern“.
replays-pick = Datei wählen
replays-reading = Das Spiel wird geöffnet …
request-refused-log-foreign = Das ist kein gespeichertes Spiel
    .help = Such eine Datei, die auf .toychest endet.
request-refused-log-unproven = Dieses Spiel geht bei Eintrag { $seq } nicht auf
    .help = Jemand hat die Datei verändert. Frag noch einmal nach ihr.
request-refused-log-too-long = Diese Datei ist zu lang für ein Spiel
    .help = Such eine Datei, die auf .toychest endet.
`;export{e as default};