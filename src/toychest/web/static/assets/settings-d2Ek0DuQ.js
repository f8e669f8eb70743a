var e=`### The settings that every browser keeps for itself.

settings-name = Jouw naam
settings-text-size = Tekstgrootte
settings-text-size-normal = Gewoon
settings-text-size-large = Groot
settings-text-size-huge = Heel groot
settings-speed = Hoe snel zetten te zien zijn
settings-speed-slow = Langzaam
settings-speed-normal = Gewoon
settings-speed-fast = Snel
settings-course-speed = …bij ‘Leer programmeren’
settings-confirms = Vraag het na voor een zet
settings-confirms-auto = Op een aanraakscherm
settings-confirms-always = Altijd
settings-confirms-never = Nooit
settings-volume = Volume
settings-signals = Tonen als je aan de beurt bent, of als iemand komt of iets vraagt
settings-others = Toon wat anderen zeggen
settings-buzz = Even trillen als je aan de beurt bent
settings-tips = Korte uitleg tijdens het spel
settings-turns-board = Op één scherm: draai het bord naar wie speelt
settings-notify = Toon een melding als je aan de beurt bent
    .denied = Je browser staat het niet toe. Dat kun je in de browser zelf wijzigen.
`;export{e as default};