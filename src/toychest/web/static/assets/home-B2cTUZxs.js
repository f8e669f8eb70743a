var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = In drei Minuten gelernt
home-learn-on = Weiterlernen
home-learn-again = Noch einmal lernen
home-learn-beads = Schritt { $step } von { $steps }
home-pick = Wähle ein Spiel
home-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
home-seat-free = Ein Platz ist noch frei
home-tidy = Wegräumen: { $table }
home-tidied = Weggeräumt: { $table }.
home-tidy-undo = Wieder hinstellen
home-all = Alle zeigen
home-look-back = Rückblick
home-you-won = Du hast gewonnen
home-over = Das Spiel ist aus
home-you = Du spielst als
home-offline = Keine Verbindung. Regeln und Spiele, die du schon angesehen hast, sind noch da.
home-teachers = Für Lehrkräfte
home-sheets = Bögen zum Drucken
print-boards = Ein Brett mit Karten und Plättchen als PDF, für Papier und Schere.
print-colour = In Farbe
print-ink = Nur Linien
print-missing = Zum Drucken fehlt noch ein Teil
print-missing-help = Tippe das einmal im Ordner von Toychest. Es holt, was fehlt, und legt die Bögen dort ab.
lost = Hier liegt nichts
lost-help = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe. Das Spielzeug ist in der Truhe.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Rätsel des Tages
puzzle-day-done = Heute gelöst
puzzle-streak = Tage in Folge: { $days }
puzzle-all = Alle Rätsel
puzzle-solve = Löse es
puzzle-easy = Leicht
puzzle-middle = Mittel
puzzle-hard = Schwer
devices-title = Meine Tische auf einem anderen Gerät
devices-help = Öffne das auf dem anderen Gerät. Es geht einmal, zehn Minuten lang, und trägt deine Plätze: Zeig es sonst niemandem.
devices-here = Deine Tische sind jetzt hier: { $count }
request-refused-carrying-over = Dieser Link wurde benutzt oder ist zu alt
    .help = Mach auf dem anderen Gerät einen neuen.
`;export{e as default};