### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Spróbuj jeszcze raz
review-show-better = Pokaż, co było lepsze
review-covered = Był lepszy ruch.
review-graph-eyes = Co mógł wiedzieć gracz { $name }
puzzles-own = Twoje zagadki
puzzles-own-lead = Chwile z twoich własnych gier, w których był lepszy ruch. Rozwiązuje je każdy ruch tak dobry jak najlepszy.
puzzles-own-none = Dokończ grę: tam, gdzie był dla ciebie lepszy ruch, możesz tu spróbować jeszcze raz.
puzzle-own-entry = { $code }, wpis { $entry }
puzzle-own-task = W grze: { $move }. Znajdź coś lepszego.
puzzle-weighing = Ważymy twój ruch…
puzzle-back-to-game = Wróć do gry
review-try-how = Wpisz ruch. Pusty wiersz pokaże, co było lepsze.
