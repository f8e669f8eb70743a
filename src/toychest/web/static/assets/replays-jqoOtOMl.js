var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Terugkijken
replays-lead = Je gespeelde spellen, en elk spel dat iemand heeft bewaard.
replays-own = Jouw spellen
replays-opened = Een bewaard spel
replays-none = Nog niets om terug te kijken
    .help = Speel een spel uit, dan wacht het hier op je.
replays-play = Kies een spel
replays-drop = Sleep hier een bewaard spel naartoe
    .finger = Open een bewaard spel
    .help = Een bestand dat eindigt op .toychest, van ‘Spel bewaren’.
replays-pick = Kies een bestand
replays-reading = Het spel gaat open…
request-refused-log-foreign = Dit is geen bewaard spel
    .help = Zoek een bestand dat eindigt op .toychest.
request-refused-log-unproven = Dit spel klopt niet bij stap { $seq }
    .help = Iemand heeft het bestand veranderd. Vraag er nog eens om.
request-refused-log-too-long = Dit bestand is te lang voor een spel
    .help = Zoek een bestand dat eindigt op .toychest.
`;export{e as default};