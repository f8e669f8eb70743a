### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Kako se igra
howto-print = Natisni
howto-guided = Odigraj prvo igro z vodičem
howto-numbered = Vsa pravila, oštevilčena
howto-or = ali
howto-ends = Kako se konča
howto-none = Te igre še nihče ni narisal. Njena pravila so tu, oštevilčena.
rules-contents = Vsebina
rules-search = Išči po pravilih
rules-found = Najdeno: { $count }
rules-found-none = Nič ni najdeno. Poskusi z drugo besedo.
rules-in-english = Ta odstavek je za zdaj v angleščini.
rules-some-english = Odstavki, ki jih v tvojem jeziku še nihče ni napisal, so v angleščini.
rules-options = Kar se izbere pred igro
help-explain = Postoj s kazalcem na čemerkoli, zadrži prst ali pojdi tja s tipkami: pove ti, kaj je in kaj dela.
help-more = Cela stran s slikami
table-why-not-first = Najprej nekaj poskusi. Kar ne gre, pove zakaj in po katerem pravilu.
