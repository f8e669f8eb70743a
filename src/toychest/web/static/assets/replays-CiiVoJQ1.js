var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Reluări
replays-lead = Jocurile tale terminate și oricare altul salvat de cineva.
replays-own = Jocurile tale
replays-opened = Un joc salvat
replays-none = Încă nimic de revăzut
    .help = Joacă până la capăt, iar jocul te așteaptă aici.
replays-play = Alege un joc
replays-drop = Trage aici un joc salvat
    .finger = Deschide un joc salvat
    .help = Un fișier care se termină în .toychest, din „Salvează jocul”.
replays-pick = Alege un fișier
replays-reading = Se deschide jocul…
request-refused-log-foreign = Acesta nu e un joc salvat
    .help = Caută un fișier care se termină în .toychest.
request-refused-log-unproven = Jocul acesta nu se potrivește la intrarea { $seq }
    .help = Cineva a schimbat fișierul. Cere-l încă o dată.
request-refused-log-too-long = Fișierul e prea lung pentru un joc
    .help = Caută un fișier care se termină în .toychest.
`;export{e as default};