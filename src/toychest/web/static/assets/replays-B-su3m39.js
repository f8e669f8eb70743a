var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Replay
replays-lead = Le tue partite finite, e ogni partita che qualcuno ha salvato.
replays-own = Le tue partite
replays-opened = Una partita salvata
replays-none = Ancora niente da rivedere
    .help = Finisci una partita e ti aspetterà qui.
replays-play = Scegli un gioco
replays-drop = Trascina qui una partita salvata
    .finger = Apri una partita salvata
    .help = Un file che finisce in .toychest, da «Salva la partita».
replays-pick = Scegli un file
replays-reading = Apro la partita…
request-refused-log-foreign = Questa non è una partita salvata
    .help = Cerca un file che finisca in .toychest.
request-refused-log-unproven = Alla voce { $seq } i conti non tornano
    .help = Qualcuno ha cambiato il file. Chiedilo di nuovo.
request-refused-log-too-long = Questo file è troppo lungo per una partita
    .help = Cerca un file che finisca in .toychest.
`;export{e as default};