### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Így kell játszani
howto-print = Nyomtatás
howto-guided = Első játék kísérővel
howto-numbered = Az összes szabály, számozva
howto-or = vagy
howto-ends = Így ér véget
howto-none = Ezt a játékot még senki sem rajzolta meg. A szabályai itt vannak, számozva.
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-found = Találat: { $count }
rules-found-none = Nincs találat. Próbálj egy másik szót.
rules-in-english = Ez a bekezdés egyelőre angolul olvasható.
rules-some-english = Amit a te nyelveden még senki nem írt meg, az angolul olvasható.
rules-options = Amit játék előtt választotok
help-explain = Állj meg a mutatóval valamin, tartsd rajta az ujjad, vagy menj oda a billentyűkkel: elmondja, mi az, és mit tud.
help-more = Az egész oldal, képekkel
table-why-not-first = Előbb próbálj ki valamit. Amit nem lehet, az megmondja, miért, és melyik szabály szerint.
