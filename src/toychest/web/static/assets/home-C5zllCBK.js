var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Învață-l în trei minute
home-learn-on = Învață mai departe
home-learn-again = Învață-l încă o dată
home-learn-beads = pasul { $step } din { $steps }
home-pick = Alege un joc
home-tables =
    { $count ->
        [one] o masă
        [few] { $count } mese
       *[other] { $count } de mese
    }
home-seat-free = Mai e un loc liber
home-tidy = Strânge: { $table }
home-tidied = Pus deoparte: { $table }.
home-tidy-undo = Pune la loc
home-all = Arată tot
home-look-back = Revezi
home-you-won = Ai câștigat
home-over = Jocul s-a terminat
home-you = Joci ca
home-offline = Fără conexiune. Regulile și jocurile pe care le-ai văzut sunt tot aici.
home-teachers = Pentru profesori
home-sheets = Foi de tipărit
print-boards = O planșă cu cărți și jetoane în PDF, pentru hârtie și foarfece.
print-colour = Color
print-ink = Doar linii
print-missing = Pentru tipărire mai lipsește o parte
print-missing-help = Scrie asta o dată în dosarul lui Toychest. Aduce ce lipsește și pune foile acolo.
lost = Aici nu e nimic
lost-help = Adresa asta nu duce nicăieri. Poate lipsește o literă. Jucăriile sunt în cufăr.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Enigma zilei
puzzle-day-done = Rezolvată azi
puzzle-streak = Zile la rând: { $days }
puzzle-all = Toate enigmele
puzzle-solve = Rezolv-o
puzzle-easy = Ușor
puzzle-middle = Mediu
puzzle-hard = Greu
devices-title = Mesele mele pe alt dispozitiv
devices-help = Deschide-l pe celălalt dispozitiv. Merge o dată, timp de zece minute, și îți poartă locurile: nu-l arăta nimănui altcuiva.
devices-here = Mesele tale sunt acum aici: { $count }
request-refused-carrying-over = Linkul a fost folosit sau e prea vechi
    .help = Fă unul nou pe celălalt dispozitiv.
`;export{e as default};