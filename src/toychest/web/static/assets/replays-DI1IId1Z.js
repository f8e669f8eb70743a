var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Powtórki
replays-lead = Twoje skończone gry i każda, którą ktoś zapisał.
replays-own = Twoje gry
replays-opened = Zapisana gra
replays-none = Jeszcze nie ma powtórek
    .help = Zagraj do końca, a gra poczeka tu na ciebie.
replays-play = Wybierz grę
replays-drop = Upuść tu zapisaną grę
    .finger = Otwórz zapisaną grę
    .help = Plik z końcówką .toychest, z przycisku „Zapisz grę”.
replays-pick = Wybierz plik
replays-reading = Otwieranie gry…
request-refused-log-foreign = To nie jest zapisana gra
    .help = Poszukaj pliku z końcówką .toychest.
request-refused-log-unproven = Ta gra nie zgadza się przy wpisie { $seq }
    .help = Ktoś zmienił plik. Poproś o niego jeszcze raz.
request-refused-log-too-long = Ten plik jest za długi jak na grę
    .help = Poszukaj pliku z końcówką .toychest.
`;export{e as default};