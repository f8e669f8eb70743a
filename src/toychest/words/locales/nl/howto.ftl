### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Zo speel je
howto-print = Afdrukken
howto-guided = Speel een begeleid eerste spel
howto-numbered = Alle regels, genummerd
howto-or = of
howto-ends = Zo eindigt het
howto-none = Dit spel heeft nog niemand getekend. De regels staan er wel, genummerd.
rules-contents = Inhoud
rules-search = Zoek in de regels
rules-found = Gevonden: { $count }
rules-found-none = Niets gevonden. Probeer een ander woord.
rules-in-english = Deze alinea is er nog alleen in het Engels.
rules-some-english = Alinea’s die nog niemand in jouw taal heeft geschreven, staan er in het Engels.
rules-options = Wat je vooraf kiest
help-explain = Houd de muis ergens op stil, leg je vinger erop of ga er met de toetsen naartoe: dan hoor je wat het is en wat het doet.
help-more = De hele pagina, met plaatjes
table-why-not-first = Probeer eerst iets. Wat niet kan, zegt waarom en noemt de regel.
