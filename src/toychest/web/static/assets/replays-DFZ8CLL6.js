var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Záznamy
replays-lead = Tvoje dohrané hry a každá, kterou někdo uložil.
replays-own = Tvoje hry
replays-opened = Uložená hra
replays-none = Zatím tu nic není
    .help = Dohraj hru a bude tu na tebe čekat.
replays-play = Vybrat hru
replays-drop = Přetáhni sem uloženou hru
    .finger = Otevři uloženou hru
    .help = Soubor s koncovkou .toychest, z tlačítka „Ulož hru“.
replays-pick = Vybrat soubor
replays-reading = Hra se otevírá…
request-refused-log-foreign = Tohle není uložená hra
    .help = Najdi soubor s koncovkou .toychest.
request-refused-log-unproven = Tahle hra nesedí u záznamu { $seq }
    .help = Někdo soubor změnil. Popros o něj znovu.
request-refused-log-too-long = Tenhle soubor je na hru moc dlouhý
    .help = Najdi soubor s koncovkou .toychest.
`;export{e as default};