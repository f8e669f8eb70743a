var e=`### The settings that every browser keeps for itself.

settings-name = Dein Name
settings-text-size = Schriftgröße
settings-text-size-normal = Normal
settings-text-size-large = Groß
settings-text-size-huge = Sehr groß
settings-speed = Wie schnell Züge zu sehen sind
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-course-speed = …bei „Programmieren lernen“
settings-confirms = Vor jedem Zug nachfragen
settings-confirms-auto = Auf Touchscreens
settings-confirms-always = Immer
settings-confirms-never = Nie
settings-volume = Lautstärke
settings-signals = Töne, wenn du dran bist oder jemand kommt oder fragt
settings-others = Zeigen, was andere sagen
settings-buzz = Kurz vibrieren, wenn du dran bist
settings-tips = Kleine Hinweise zu Regeln beim Spielen
settings-turns-board = An einem Bildschirm: Das Brett dreht sich mit
settings-notify = Mit einer Mitteilung melden, wenn du dran bist
    .denied = Dein Browser erlaubt es nicht. Ändern kannst du das in seinen eigenen Einstellungen.
`;export{e as default};