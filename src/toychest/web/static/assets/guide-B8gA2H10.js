var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Postav létající stroj a lamač kódů, přidej Palivo a odleť dřív než ostatní.
clockwork-guide-who = Za koho hraješ? Vyber kohokoli.
clockwork-guide-start = Hoď kostkami. Začíná vyšší hod.
clockwork-guide-throw = Začínáš. Hoď ještě jednou a jdi.
clockwork-guide-far = Zkus Vrakoviště 2: je dost blízko?
    .after = Máš osm a je to dvanáct kroků. Najdi něco bližšího.
clockwork-guide-walk = Vrakoviště 1 je šest kroků daleko. Smíš tam zastavit, i když máš osm.
    .after = Díl Kraba z balíčku. Vidíš ho jen ty.
clockwork-guide-discard = Osm karet je o jednu moc. Odhoď Staré železo.
clockwork-guide-lay = Všichni kartu jednou uvidí; pak leží lícem dolů. Vyber libovolnou skrýš.
clockwork-guide-remember = Tenhle díl Velryby nepotřebuju. Ty ano. Zapamatuj si, kam přijde.
clockwork-guide-again = Jsi na řadě. Hoď.
clockwork-guide-seven = Sedm! Jdi rovnou k Věžím.
clockwork-guide-search = U Věží hledej v odhozených. Ukaž díl Velryby: hledáš další.
clockwork-guide-point = Kam přišel ten můj? Otoč tu kartu.
    .missed = Tam bylo: { clockwork-kind }. Teď tam leží tvůj díl Velryby: zapamatuj si { $spot }. Dál už hraješ beze mě.
clockwork-guide-discard-nipper = Máš ho! Teď musí jedna karta pryč: díl Kraba.
clockwork-guide-found = Polož ho do volné skrýše.
    .after = Dobrá paměť: Velryba je celá. Ještě dva díly Sovy a letíš. Dál už hraješ beze mě.
`;export{e as default};