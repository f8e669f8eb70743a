### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Ki vagy te? Írd be: „choose” és egy név. A „?” megmutatja, ki szabad még.
clockwork-terminal-hint-leave_out = Melyik gép marad a dobozban? Írd be: „leave out” és a neve.
clockwork-terminal-hint-travel = A dobásod { $total }. Írd be: { $moves }. A „?” megmutatja, hová lehet.
clockwork-terminal-hint-special = A dobásod { $total }! Írd be: { $moves }. A „?” mindent megmutat.
clockwork-terminal-hint-act = Megérkeztél. Írd be: { $moves }. A „?” mindent megmutat.
clockwork-terminal-hint-discard = Tele van a kezed. Írd be: „discard” és egy kártya.
clockwork-terminal-hint-discard-free = Írd be: „discard” és egy kártya, vagy „keep”.
clockwork-terminal-hint-spot = Írd be: „lay” és egy üres kártyahely száma. A kártyát már mindenki látta.
clockwork-terminal-hint-give = { $name } ezt kéri tőled: { clockwork-kind }. Írd be: „give” és a kártya, vagy „give Scrap”.
clockwork-terminal-hint-counter = Nem volt ilyened. Most te kérhetsz tőle ({ $name }): „ask”, vagy „pass”.
clockwork-terminal-hint-return = Írd be: „return” és egy kártya. Ő kapja: { $name }.
clockwork-terminal-hint-point = Ezt keresed: { clockwork-kind }. Írd be: „point” és egy kártya száma.
clockwork-terminal-hint-found = Megvan! Írd be: „take”, vagy „pass”, ha otthagyod.
clockwork-terminal-hint-swap = Írd be: „swap” és a kártya, ami a helyére kerül.
clockwork-terminal-hint-build = Kiraksz valamit? Írd be: { $moves }.
clockwork-terminal-hint-stay = A dobásod { $total }, és nincs szabad út. Írd be: „stay”. A „?” megmutatja, mit lehet még.
clockwork-terminal-hint-give-card = { $name } ezt kéri tőled: { clockwork-kind }. Írd be: „give” és a kártya.
clockwork-terminal-hint-none = { $name } ezt kéri tőled: { clockwork-kind }. Írd be: „none”, vagy „give Scrap”, ha van.
clockwork-terminal-hint-no-counter = Nem volt ilyened, de van ócskavasad: most nem kérhetsz tőle ({ $name }). Írd be: „pass”.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Város: { $board }
clockwork-terminal-bridge = Híd: { $places }
clockwork-terminal-you = Te vagy: { $name }
clockwork-terminal-laid = { $name } kirakta: { $kinds }
clockwork-terminal-dice = { $dice }, összesen { $total }
clockwork-terminal-free-spots = Üres kártyahelyek: { $spots }
clockwork-terminal-scrapped = Játékból kikerült ócskavas: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Eldobva
clockwork-terminal-out = { $count } kint
clockwork-terminal-legend = A B C D figurák, T a Tornyok, Y3:5 a 3. telep 5 kártyával, 17 egy mező, 17* oda léphetsz, 14_ üres kártyahely, 14# lefordított kártya, 14L még ismert kártya; +L kirakva, 3/4 négyből három megvan. > most ő jön.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = repülő szerkezet, kódfejtő és üzemanyag
clockwork-ending-airship = léghajó és erőgép
clockwork-ending-dead-end = senki sem szökik meg
clockwork-ending-turn-cap = elfogytak a körök
