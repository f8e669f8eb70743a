var e=`### The settings that every browser keeps for itself.

settings-name = Tvoje jméno
settings-text-size = Velikost textu
settings-text-size-normal = Běžná
settings-text-size-large = Velká
settings-text-size-huge = Velmi velká
settings-speed = Jak rychle se tahy ukazují
settings-speed-slow = Pomalu
settings-speed-normal = Běžně
settings-speed-fast = Rychle
settings-course-speed = …v „Nauč se programovat“
settings-confirms = Zeptat se před každým tahem
settings-confirms-auto = Na dotykové obrazovce
settings-confirms-always = Vždy
settings-confirms-never = Nikdy
settings-volume = Hlasitost
settings-signals = Tóny, když jsi na řadě nebo někdo přijde či o něco žádá
settings-others = Ukazovat, co říkají ostatní
settings-buzz = Krátce zavibrovat, když jsi na řadě
settings-tips = Malé tipy při hře
settings-turns-board = U jedné obrazovky otáčet plán k tomu, kdo hraje
settings-notify = Upozornit, když jsi na řadě
    .denied = Prohlížeč to nedovoluje. Změníš to v jeho nastavení.
`;export{e as default};