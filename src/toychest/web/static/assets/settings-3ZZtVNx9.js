var e=`### The settings that every browser keeps for itself.

settings-name = Tvoje ime
settings-text-size = Velikost besedila
settings-text-size-normal = Običajna
settings-text-size-large = Velika
settings-text-size-huge = Zelo velika
settings-speed = Kako hitro se pokažejo poteze
settings-speed-slow = Počasi
settings-speed-normal = Običajno
settings-speed-fast = Hitro
settings-course-speed = …v »Nauči se programirati«
settings-confirms = Vprašaj pred vsako potezo
settings-confirms-auto = Na zaslonu na dotik
settings-confirms-always = Vedno
settings-confirms-never = Nikoli
settings-volume = Glasnost
settings-signals = Toni, ko si na vrsti ali kdo pride ali kaj prosi
settings-others = Pokaži, kaj pravijo drugi
settings-buzz = Kratko zavibriraj, ko si na vrsti
settings-tips = Majhni nasveti med igro
settings-turns-board = Pri enem zaslonu obrni ploščo k tistemu, ki igra
settings-notify = Pokaži obvestilo, ko si na vrsti
    .denied = Brskalnik tega ne dovoli. To spremeniš v njegovih nastavitvah.
`;export{e as default};