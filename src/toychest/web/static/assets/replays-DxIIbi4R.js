var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Visszajátszások
replays-lead = A befejezett játékaid, és bármelyik, amit valaki elmentett.
replays-own = A játékaid
replays-opened = Elmentett játék
replays-none = Még nincs mit visszanézni
    .help = Játssz végig egy játékot, és itt fog várni.
replays-play = Válassz játékot
replays-drop = Húzz ide egy elmentett játékot
    .finger = Nyiss meg egy elmentett játékot
    .help = Egy .toychest végű fájl, a „Játék mentése” gombból.
replays-pick = Fájl választása
replays-reading = A játék megnyitása…
request-refused-log-foreign = Ez nem elmentett játék
    .help = Keress egy .toychest végű fájlt.
request-refused-log-unproven = Ez a játék nem stimmel itt: { $seq }. bejegyzés
    .help = Valaki megváltoztatta a fájlt. Kérd el még egyszer.
request-refused-log-too-long = Ez a fájl túl hosszú egy játékhoz
    .help = Keress egy .toychest végű fájlt.
`;export{e as default};