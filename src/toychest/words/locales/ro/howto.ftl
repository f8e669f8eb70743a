### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Cum se joacă
howto-print = Tipărește
howto-guided = Joacă un prim joc ghidat
howto-numbered = Toate regulile, numerotate
howto-or = sau
howto-ends = Cum se termină
howto-none = Nimeni n-a desenat încă acest joc. Regulile lui sunt aici, numerotate.
rules-contents = Cuprins
rules-search = Caută în reguli
rules-found = Găsite: { $count }
rules-found-none = Nu s-a găsit nimic. Încearcă alt cuvânt.
rules-in-english = Acest paragraf este încă în engleză.
rules-some-english = Paragrafele pe care nimeni nu le-a scris încă în limba ta sunt în engleză.
rules-options = Ce se alege înainte de joc
help-explain = Oprește cursorul pe ceva, ține degetul acolo sau mergi cu tastele: îți spune ce este și ce face.
help-more = Toată pagina, cu imagini
table-why-not-first = Încearcă întâi ceva. Ce nu se poate îți spune de ce și numește regula.
