var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Repeticiones
replays-lead = Tus partidas terminadas, y cualquiera que alguien haya guardado.
replays-own = Tus partidas
replays-opened = Una partida guardada
replays-none = Todavía no hay nada que repasar
    .help = Termina una partida y te esperará aquí.
replays-play = Elige un juego
replays-drop = Suelta aquí una partida guardada
    .finger = Abre una partida guardada
    .help = Un archivo que termina en .toychest, de «Guardar la partida».
replays-pick = Elegir un archivo
replays-reading = Abriendo la partida…
request-refused-log-foreign = Esto no es una partida guardada
    .help = Busca un archivo que termine en .toychest.
request-refused-log-unproven = Esta partida no cuadra en la entrada { $seq }
    .help = Alguien ha cambiado el archivo. Pídelo otra vez.
request-refused-log-too-long = Este archivo es demasiado largo para una partida
    .help = Busca un archivo que termine en .toychest.
`;export{e as default};