var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Nauči se v treh minutah
home-learn-on = Uči se naprej
home-learn-again = Nauči se še enkrat
home-learn-beads = korak { $step } od { $steps }
home-pick = Izberi igro
home-tables =
    { $count ->
        [one] { $count } miza
        [two] { $count } mizi
        [few] { $count } mize
       *[other] { $count } miz
    }
home-seat-free = En sedež je še prost
home-tidy = Pospravi: { $table }
home-tidied = Pospravljeno: { $table }.
home-tidy-undo = Postavi nazaj
home-all = Pokaži vse
home-look-back = Pogled nazaj
home-you-won = Tvoja zmaga
home-over = Konec igre
home-you = Tvoje ime
home-offline = Ni povezave. Pravila in igre, ki so bile tu že odprte, so še vedno tu.
home-teachers = Za učitelje
home-sheets = Listi za tisk
print-boards = Plošča s kartami in žetoni v PDF, za papir in škarje.
print-colour = V barvah
print-ink = Samo črte
print-missing = Za tisk manjka še en del
print-missing-help = To enkrat vpiši v mapi Toychesta. Prenese, kar manjka, in liste odloži tja.
lost = Tukaj ni ničesar
lost-help = Ta naslov ne vodi nikamor. Morda manjka črka. Igrače so v skrinji.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Uganka dneva
puzzle-day-done = Danes rešena
puzzle-streak = Dni zapored: { $days }
puzzle-all = Vse uganke
puzzle-solve = Reši jo
puzzle-easy = Lahko
puzzle-middle = Srednje
puzzle-hard = Težko
devices-title = Moje mize na drugi napravi
devices-help = Odpri to na drugi napravi. Deluje enkrat, deset minut, in nosi tvoje sedeže: ne kaži je nikomur drugemu.
devices-here = Tvoje mize so zdaj tu: { $count }
request-refused-carrying-over = Ta povezava je že porabljena ali prestara
    .help = Na drugi napravi naredi novo.
`;export{e as default};