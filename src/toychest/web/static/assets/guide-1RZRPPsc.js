var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Baue eine Flugmaschine und einen Codeknacker, nimm Treibstoff und flieg vor allen anderen weg.
clockwork-guide-who = Wer bist du? Wähle, wen du magst.
clockwork-guide-start = Würfle. Der höhere Wurf fängt an.
clockwork-guide-throw = Du fängst an. Würfle noch einmal.
clockwork-guide-far = Versuch Schrottplatz 2: Ist er nah genug?
    .after = Du hast acht gewürfelt; es sind zwölf Schritte. Such etwas Näheres.
clockwork-guide-walk = Schrottplatz 1 ist sechs Schritte weit. Auch mit acht darfst du dort anhalten.
    .after = Ein Teil des Zwickers vom Stapel. Nur du siehst es.
clockwork-guide-discard = Acht Karten sind eine zu viel. Leg Schrott ab.
clockwork-guide-lay = Alle sehen die Karte einmal, dann liegt sie verdeckt. Wähle eine Stelle.
clockwork-guide-remember = Dieses Teil des Wals brauche ich nicht. Du schon. Merk dir, wohin es kommt.
clockwork-guide-again = Du bist dran. Würfle.
clockwork-guide-seven = Sieben! Geh direkt zu den Türmen.
clockwork-guide-search = Bei den Türmen suchst du im Abgelegten. Zeig ein Teil des Wals: Du suchst noch eines.
clockwork-guide-point = Wo ist meines hingekommen? Dreh diese Karte um.
    .missed = Das war { clockwork-card }. Dort liegt nun dein Teil des Wals: Merk dir { $spot }. Spiel allein weiter.
clockwork-guide-discard-nipper = Gefunden! Nun muss eine Karte weg: das Teil des Zwickers.
clockwork-guide-found = Leg es auf eine freie Stelle.
    .after = Gut gemerkt: Der Wal ist vollständig. Noch zwei Teile der Eule, und du fliegst. Ab hier spielst du allein.
`;export{e as default};