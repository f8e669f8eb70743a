var e=`### The settings that every browser keeps for itself.

settings-name = Numele tău
settings-text-size = Mărimea textului
settings-text-size-normal = Obișnuită
settings-text-size-large = Mare
settings-text-size-huge = Foarte mare
settings-speed = Cât de repede se văd mutările
settings-speed-slow = Încet
settings-speed-normal = Obișnuit
settings-speed-fast = Repede
settings-course-speed = …la „Învață să programezi”
settings-confirms = Întreabă înainte de fiecare mutare
settings-confirms-auto = Pe ecran tactil
settings-confirms-always = Mereu
settings-confirms-never = Niciodată
settings-volume = Volum
settings-signals = Note când e rândul tău sau cineva vine ori cere ceva
settings-others = Arată ce spun ceilalți
settings-buzz = O scurtă vibrație când e rândul tău
settings-tips = Mici sfaturi în timpul jocului
settings-notify = Arată o notificare când e rândul tău
    .denied = Browserul nu permite. Poți schimba asta în setările lui.
settings-turns-board = La un ecran, întoarce planșa spre cine joacă
`;export{e as default};