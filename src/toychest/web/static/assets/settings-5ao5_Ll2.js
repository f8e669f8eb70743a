var e=`### The settings that every browser keeps for itself.

settings-name = A neved
settings-text-size = Betűméret
settings-text-size-normal = Szokásos
settings-text-size-large = Nagy
settings-text-size-huge = Nagyon nagy
settings-speed = Milyen gyorsan látszanak a lépések
settings-speed-slow = Lassan
settings-speed-normal = Szokásosan
settings-speed-fast = Gyorsan
settings-course-speed = …a „Tanulj programozni” részben
settings-confirms = Kérdés minden lépés előtt
settings-confirms-auto = Érintőképernyőn
settings-confirms-always = Mindig
settings-confirms-never = Soha
settings-volume = Hangerő
settings-signals = Hangok, amikor te jössz, vagy valaki jön vagy kér valamit
settings-others = Mutassa, mit mondanak a többiek
settings-buzz = Rövid rezgés, amikor te jössz
settings-tips = Apró tudnivalók játék közben
settings-turns-board = Egy képernyőnél a tábla forduljon ahhoz, aki játszik
settings-notify = Értesítés, amikor te jössz
    .denied = A böngésződ nem engedi. Ezt a böngésző beállításaiban módosíthatod.
`;export{e as default};