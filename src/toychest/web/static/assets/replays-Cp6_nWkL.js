var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Posnetki
replays-lead = Tvoje končane igre in vsaka, ki jo je kdo shranil.
replays-own = Tvoje igre
replays-opened = Shranjena igra
replays-none = Tukaj še ni ničesar
    .help = Igraj do konca in igra te bo čakala tukaj.
replays-play = Izberi igro
replays-drop = Spusti sem shranjeno igro
    .finger = Odpri shranjeno igro
    .help = Datoteka s končnico .toychest, iz »Shrani igro«.
replays-pick = Izberi datoteko
replays-reading = Igra se odpira…
request-refused-log-foreign = To ni shranjena igra
    .help = Poišči datoteko s končnico .toychest.
request-refused-log-unproven = Ta igra se ne ujema pri vnosu { $seq }
    .help = Nekdo je datoteko spremenil. Prosi zanjo še enkrat.
request-refused-log-too-long = Ta datoteka je predolga za igro
    .help = Poišči datoteko s končnico .toychest.
`;export{e as default};