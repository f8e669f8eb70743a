var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Čtyři díly dají létající stroj. Bez něj neutečeš.
clockwork-explain-breaker = Čtyři díly dají lamač kódů. Bez něj neutečeš.
clockwork-explain-airship = Šest dílů, vyložených spolu s Pohonem: to vyhrává.
clockwork-explain-fuel = Potřebuješ ho k létajícímu stroji a lamači kódů. Smíš si o něj říct.
clockwork-explain-power = Jen s celou Vzducholodí. Smíš si o něj říct.
clockwork-explain-scrap = Dej ho místo karty, kterou po tobě někdo chce. Pak je ze hry venku.
clockwork-explain-held = Máš { $held } z { $copies }.
clockwork-explain-yard = Vejdi přes bílé pole a vezmi si vrchní kartu.
clockwork-explain-yard-empty = Tady už žádná karta není. Až budou všechna prázdná, jdou všichni k Věžím.
clockwork-explain-towers = Tady se hledá: ukaž na odhozenou kartu a ta se otočí.
clockwork-explain-field = Je tu místo pro dvě figurky. Když někoho potkáš, smíš ho vyzvat.
clockwork-explain-spot-free = Místo pro jednu odhozenou kartu, lícem dolů.
clockwork-explain-spot-laid = Odhozená karta, lícem dolů. Od Věží na ni smíš ukázat.
clockwork-explain-laid = Hotovo a v bezpečí: nikdo ti to nevezme.
clockwork-explain-hand = Do ruky se vejde nejvýš sedm karet. Vidí je jen ten, kdo je má.
clockwork-explain-pawn = Když tuhle figurku potkáš na poli nebo na vrakovišti, smíš ji vyzvat.
`;export{e as default};