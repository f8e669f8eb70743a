### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Jak grać
howto-print = Drukuj
howto-guided = Zagraj pierwszą grę z przewodnikiem
howto-numbered = Wszystkie zasady, ponumerowane
howto-or = albo
howto-ends = Jak się kończy
howto-none = Tej gry nikt jeszcze nie narysował. Jej zasady są tutaj, ponumerowane.
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = Znaleziono: { $count }
rules-found-none = Nic nie znaleziono. Spróbuj innego słowa.
rules-in-english = Ten akapit jest na razie po angielsku.
rules-some-english = Akapity, których nikt jeszcze nie napisał w twoim języku, są po angielsku.
rules-options = Wybór przed grą
help-explain = Zatrzymaj na czymś wskaźnik, przytrzymaj palec albo przejdź tam klawiszami: powie, czym jest i co robi.
help-more = Cała strona z obrazkami
table-why-not-first = Najpierw czegoś spróbuj. To, czego nie można, mówi dlaczego i podaje zasadę.
