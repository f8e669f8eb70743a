var e=`### The settings that every browser keeps for itself.

settings-name = Twoje imię
settings-text-size = Wielkość tekstu
settings-text-size-normal = Zwykły
settings-text-size-large = Duży
settings-text-size-huge = Bardzo duży
settings-speed = Jak szybko widać ruchy
settings-speed-slow = Powoli
settings-speed-normal = Zwykle
settings-speed-fast = Szybko
settings-course-speed = …w „Naucz się programować”
settings-confirms = Pytaj przed każdym ruchem
settings-confirms-auto = Na ekranie dotykowym
settings-confirms-always = Zawsze
settings-confirms-never = Nigdy
settings-volume = Głośność
settings-signals = Dźwięki, gdy jest twoja kolej albo ktoś przychodzi lub o coś prosi
settings-others = Pokaż, co mówią inni
settings-buzz = Krótka wibracja, gdy jest twoja kolej
settings-tips = Krótkie wskazówki podczas gry
settings-turns-board = Przy jednym ekranie obracaj planszę do grającego
settings-notify = Pokaż powiadomienie, gdy jest twoja kolej
    .denied = Przeglądarka na to nie pozwala. Zmienisz to w jej ustawieniach.
`;export{e as default};