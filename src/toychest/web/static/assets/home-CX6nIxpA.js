var e=`### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Naucz się w trzy minuty
home-learn-on = Ucz się dalej
home-learn-again = Naucz się jeszcze raz
home-learn-beads = krok { $step } z { $steps }
home-pick = Wybierz grę
home-tables =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }
home-seat-free = Jest jeszcze wolne miejsce
home-tidy = Sprzątnij: { $table }
home-tidied = Sprzątnięte: { $table }.
home-tidy-undo = Odłóż z powrotem
home-all = Pokaż wszystko
home-look-back = Obejrzyj jeszcze raz
home-you-won = Twoja wygrana
home-over = Koniec gry
home-you = Twoje imię
home-offline = Brak połączenia. Zasady i gry, które były tu już otwarte, nadal są.
home-teachers = Dla nauczycieli
home-sheets = Arkusze do druku
print-boards = Plansza z kartami i żetonami w PDF, na papier i do nożyczek.
print-colour = W kolorze
print-ink = Same linie
print-missing = Do druku brakuje jednej części
print-missing-help = Wpisz to raz w folderze Toychest. Pobierze to, czego brakuje, i zapisze tam arkusze.
lost = Tu nic nie leży
lost-help = Ten adres prowadzi donikąd. Może brakuje litery. Zabawki są w skrzyni.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = Zagadka dnia
puzzle-day-done = Dziś rozwiązana
puzzle-streak = Dni z rzędu: { $days }
puzzle-all = Wszystkie zagadki
puzzle-solve = Rozwiąż ją
puzzle-easy = Łatwe
puzzle-middle = Średnie
puzzle-hard = Trudne
devices-title = Moje stoły na innym urządzeniu
devices-help = Otwórz to na drugim urządzeniu. Działa raz, przez dziesięć minut, i przenosi twoje miejsca: nie pokazuj tego nikomu innemu.
devices-here = Twoje stoły są teraz tutaj: { $count }
request-refused-carrying-over = Ten link był już użyty albo jest za stary
    .help = Zrób nowy na drugim urządzeniu.
`;export{e as default};