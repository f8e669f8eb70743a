### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Jak se hraje
howto-print = Tisk
howto-guided = Zahraj si první hru s průvodcem
howto-numbered = Všechna pravidla, očíslovaná
howto-or = nebo
howto-ends = Jak to skončí
howto-none = Tuhle hru ještě nikdo nenakreslil. Její pravidla tu jsou, očíslovaná.
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = Nalezeno: { $count }
rules-found-none = Nic se nenašlo. Zkus jiné slovo.
rules-in-english = Tento odstavec je zatím anglicky.
rules-some-english = Odstavce, které ve tvém jazyce ještě nikdo nenapsal, jsou anglicky.
rules-options = Co se volí před hrou
help-explain = Nech na něčem chvíli ukazatel, podrž na tom prst nebo tam dojdi klávesami: řekne ti, co to je a co dělá.
help-more = Celá stránka s obrázky
table-why-not-first = Nejdřív něco zkus. Co nejde, řekne proč a podle kterého pravidla.
