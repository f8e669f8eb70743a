### In the terminal. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Cine ești? Scrie „choose” și un nume. Cu „?” vezi cine e liber.
clockwork-terminal-hint-leave_out = Ce mașină rămâne în cutie? Scrie „leave out” și numele ei.
clockwork-terminal-hint-travel = Ai dat { $total }. Scrie: { $moves }. Cu „?” vezi unde.
clockwork-terminal-hint-special = Ai dat { $total }! Scrie: { $moves }. Cu „?” vezi tot.
clockwork-terminal-hint-act = Ai ajuns. Scrie: { $moves }. Cu „?” vezi tot.
clockwork-terminal-hint-discard = Mâna ta e plină: scrie „discard” și o carte.
clockwork-terminal-hint-discard-free = Scrie „discard” și o carte, sau „keep”.
clockwork-terminal-hint-spot = Scrie „lay” și numărul unui spațiu liber. Toată lumea a văzut cartea.
clockwork-terminal-hint-give = { $name } îți cere: { clockwork-kind }. Scrie „give” și cartea, sau „give Scrap”.
clockwork-terminal-hint-counter = Nu aveai niciuna. Cere și tu de la { $name } cu „ask”, sau „pass”.
clockwork-terminal-hint-return = Scrie „return” și o carte pentru { $name }.
clockwork-terminal-hint-point = Cauți: { clockwork-kind }. Scrie „point” și numărul unei cărți.
clockwork-terminal-hint-found = Găsită! Scrie „take” sau „pass” ca să o lași.
clockwork-terminal-hint-swap = Scrie „swap” și cartea care merge în locul ei.
clockwork-terminal-hint-build = Pui ceva pe masă? Scrie: { $moves }.
clockwork-terminal-hint-stay = Ai dat { $total } și niciun drum nu e liber. Scrie „stay”. Cu „?” vezi ce altceva poți face.
clockwork-terminal-hint-give-card = { $name } îți cere: { clockwork-kind }. Scrie „give” și cartea.
clockwork-terminal-hint-none = { $name } îți cere: { clockwork-kind }. Scrie „none”, sau „give Scrap” dacă ai.
clockwork-terminal-hint-no-counter = Nu aveai niciuna și ai Fier vechi: nu poți cere la rândul tău de la { $name }. Scrie „pass”.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Orașul: { $board }
clockwork-terminal-bridge = Pod: { $places }
clockwork-terminal-you = Tu joci cu { $name }
clockwork-terminal-laid = { $name } a pus pe masă: { $kinds }
clockwork-terminal-dice = { $dice }, { $total } în total
clockwork-terminal-free-spots = Spații libere: { $spots }
clockwork-terminal-scrapped = Fier vechi scos din joc: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Decartate
clockwork-terminal-out = { $count } afară
clockwork-terminal-legend = A B C D pioni, T Turnurile, Y3:5 depozitul 3 cu 5 cărți, 17 o căsuță, 17* poți merge acolo, 14_ un spațiu liber, 14# o carte cu fața în jos, 14L o carte încă știută; +L pusă pe masă, 3/4 ai trei din patru. > e la rând.

## How games end, in a few words, as a report lists it.

clockwork-ending-machine = mașină zburătoare, spărgător de coduri și Combustibil
clockwork-ending-airship = Dirijabil și Energie
clockwork-ending-dead-end = nimeni nu scapă
clockwork-ending-turn-cap = turele s-au terminat
