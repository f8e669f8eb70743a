var e=`### The settings that every browser keeps for itself.

settings-name = Il tuo nome
settings-text-size = Dimensione del testo
settings-text-size-normal = Normale
settings-text-size-large = Grande
settings-text-size-huge = Molto grande
settings-speed = Velocità delle mosse mostrate
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Rapida
settings-course-speed = …in «Impara a programmare»
settings-confirms = Chiedi prima di ogni mossa
settings-confirms-auto = Sugli schermi tattili
settings-confirms-always = Sempre
settings-confirms-never = Mai
settings-volume = Volume
settings-signals = Note quando tocca a te, o qualcuno arriva o chiede
settings-others = Mostra quello che dicono gli altri
settings-buzz = Una breve vibrazione quando tocca a te
settings-tips = Piccole spiegazioni durante il gioco
settings-turns-board = Su uno schermo, gira il tabellone verso chi gioca
settings-notify = Mostra una notifica quando tocca a te
    .denied = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni.
`;export{e as default};