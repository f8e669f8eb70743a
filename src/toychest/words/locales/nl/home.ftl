### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Leer het in drie minuten
home-learn-on = Verder leren
home-learn-again = Leer het nog eens
home-learn-beads = stap { $step } van { $steps }
home-pick = Kies een spel
home-tables =
    { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }
home-seat-free = Er is nog een plek vrij
home-tidy = Opruimen: { $table }
home-tidied = Opgeruimd: { $table }.
home-tidy-undo = Zet terug
home-all = Laat alles zien
home-look-back = Terugkijken
home-you-won = Jij hebt gewonnen
home-over = Het spel is uit
home-you = Jouw naam
home-offline = Geen verbinding. Regels en spellen die je al bekeken hebt, zijn er nog.
home-teachers = Voor leerkrachten
home-sheets = Bladen om te printen
print-boards = Een bord met kaarten en fiches als pdf, voor papier en schaar.
print-colour = In kleur
print-ink = Alleen lijnen
print-missing = Voor het printen is nog één onderdeel nodig
print-missing-help = Typ dit één keer in de map van Toychest. Het haalt wat ontbreekt en zet de bladen daar neer.
lost = Hier ligt niets
lost-help = Dit adres leidt nergens heen. Misschien ontbreekt er een letter. Het speelgoed zit in de kist.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Puzzel van de dag
puzzle-day-done = Vandaag opgelost
puzzle-streak = Dagen op rij: { $days }
puzzle-all = Alle puzzels
puzzle-solve = Los hem op
puzzle-easy = Makkelijk
puzzle-middle = Gemiddeld
puzzle-hard = Moeilijk
devices-title = Mijn tafels op een ander apparaat
devices-help = Open dit op het andere apparaat. Het werkt één keer, tien minuten lang, en bevat je plekken: laat het aan niemand anders zien.
devices-here = Je tafels zijn nu hier: { $count }
request-refused-carrying-over = Deze link is al gebruikt of te oud
    .help = Maak een nieuwe op het andere apparaat.
