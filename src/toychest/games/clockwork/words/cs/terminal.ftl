### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Za koho hraješ? Napiš „choose“ a jméno. „?“ ukáže, kdo je volný.
clockwork-terminal-hint-leave_out = Který stroj zůstane v krabici? Napiš „leave out“ a jeho jméno.
clockwork-terminal-hint-travel = Tvůj hod: { $total }. Napiš třeba { $moves }. „?“ ukáže kam.
clockwork-terminal-hint-special = Tvůj hod: { $total }! Napiš třeba { $moves }. „?“ ukáže všechno.
clockwork-terminal-hint-act = Jsi na místě. Napiš třeba { $moves }. „?“ ukáže všechno.
clockwork-terminal-hint-discard = Máš plnou ruku: napiš „discard“ a kartu.
clockwork-terminal-hint-discard-free = Napiš „discard“ a kartu, nebo „keep“.
clockwork-terminal-hint-spot = Napiš „lay“ a číslo volné skrýše. Kartu už viděli všichni.
clockwork-terminal-hint-give = { $name } od tebe chce: { clockwork-kind }. Napiš „give“ a kartu, nebo „give Scrap“.
clockwork-terminal-hint-counter = Takovou kartu nemáš. Zeptej se na oplátku pomocí „ask“ (odpoví { $name }), nebo napiš „pass“.
clockwork-terminal-hint-return = Napiš „return“ a kartu. Dostane ji { $name }.
clockwork-terminal-hint-point = Hledáš: { clockwork-kind }. Napiš „point“ a číslo karty.
clockwork-terminal-hint-found = Nalezeno! Napiš „take“, nebo „pass“, když ji necháš ležet.
clockwork-terminal-hint-swap = Napiš „swap“ a kartu, která tam přijde.
clockwork-terminal-hint-build = Chceš něco vyložit? Napiš třeba { $moves }.
clockwork-terminal-hint-stay = Tvůj hod: { $total }, ale žádná cesta není volná. Napiš „stay“. „?“ ukáže, co ještě můžeš udělat.
clockwork-terminal-hint-give-card = { $name } od tebe chce: { clockwork-kind }. Napiš „give“ a kartu.
clockwork-terminal-hint-none = { $name } od tebe chce: { clockwork-kind }. Napiš „none“, nebo „give Scrap“, jestli máš Staré železo.
clockwork-terminal-hint-no-counter = Takovou kartu nemáš, ale máš Staré železo, takže se na oplátku neptáš ({ $name }). Napiš „pass“.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Město: { $board }
clockwork-terminal-bridge = Most: { $places }
clockwork-terminal-you = To jsi ty: { $name }
clockwork-terminal-laid = { $name } má vyloženo: { $kinds }
clockwork-terminal-dice = { $dice }, celkem { $total }
clockwork-terminal-free-spots = Volné skrýše: { $spots }
clockwork-terminal-scrapped = Staré železo mimo hru: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Odhozené
clockwork-terminal-out = mimo hru { $count }
clockwork-terminal-legend = A B C D figurky, T Věže, Y3:5 vrakoviště 3 s 5 kartami, 17 pole, 17* tam můžeš dojít, 14_ volná skrýš, 14# karta lícem dolů, 14L karta, která je ještě vidět; +L vyloženo, 3/4 máš tři ze čtyř. > je na řadě.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = létající stroj, lamač kódů a Palivo
clockwork-ending-airship = Vzducholoď a Pohon
clockwork-ending-dead-end = nikdo neuteče
clockwork-ending-turn-cap = konec tahů
