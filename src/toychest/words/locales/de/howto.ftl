### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = So wird gespielt
howto-print = Drucken
howto-guided = Ein begleitetes erstes Spiel
howto-numbered = Alle Regeln, nummeriert
howto-or = oder
howto-ends = So endet es
howto-none = Dieses Spiel hat noch niemand gezeichnet. Seine Regeln stehen da, nummeriert.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = Gefunden: { $count }
rules-found-none = Nichts gefunden. Versuch ein anderes Wort.
rules-in-english = Diesen Absatz gibt es bisher nur auf Englisch.
rules-some-english = Absätze, die noch niemand in deiner Sprache geschrieben hat, stehen auf Englisch da.
rules-options = Was vor dem Spiel gewählt wird
help-explain = Bleib mit der Maus auf etwas stehen, halte den Finger darauf oder geh mit den Tasten hin: Es sagt dir, was es ist und was es tut.
help-more = Die ganze Seite, mit Bildern
table-why-not-first = Probier zuerst etwas. Was nicht geht, sagt warum und nennt die Regel.
