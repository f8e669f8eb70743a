var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Naučit se to za tři minuty
home-learn-on = Učit se dál
home-learn-again = Naučit se to znovu
home-learn-beads = krok { $step } z { $steps }
home-pick = Vybrat hru
home-tables =
    { $count ->
        [one] { $count } stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
home-seat-free = Ještě je volné místo
home-tidy = Uklidit: { $table }
home-tidied = Uklizeno: { $table }.
home-tidy-undo = Vrátit zpět
home-all = Ukázat vše
home-look-back = Ohlédnutí
home-you-won = Tvoje výhra
home-over = Konec hry
home-you = Tvoje jméno
home-offline = Bez připojení. Pravidla a hry, které tu už byly otevřené, tu pořád jsou.
home-teachers = Pro učitele
home-sheets = Listy k tisku
print-boards = Plán s kartami a žetony v PDF, na papír a pro nůžky.
print-colour = Barevně
print-ink = Jen čáry
print-missing = K tisku chybí ještě jedna část
print-missing-help = Napiš tohle jednou ve složce Toychestu. Stáhne, co chybí, a listy uloží tam.
lost = Tady nic neleží
lost-help = Tahle adresa nikam nevede. Možná chybí písmenko. Hračky jsou v truhle.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Hádanka dne
puzzle-day-done = Dnes vyřešeno
puzzle-streak = Dnů v řadě: { $days }
puzzle-all = Všechny hádanky
puzzle-solve = Vyřešit ji
puzzle-easy = Lehké
puzzle-middle = Střední
puzzle-hard = Těžké
devices-title = Moje stoly na jiném zařízení
devices-help = Otevři to na druhém zařízení. Platí jednou, deset minut, a nese tvá místa: nikomu jinému to neukazuj.
devices-here = Tvé stoly jsou teď tady: { $count }
request-refused-carrying-over = Tento odkaz už byl použit, nebo je příliš starý
    .help = Vytvoř na druhém zařízení nový.
`;export{e as default};