### The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, apasă Enter: { $what }
terminal-opening = Mergem mai departe
terminal-hint = Scrie o mutare. Cu „?” vezi ce poți face.
terminal-moves = Poți juca:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Acum nu e nimic de jucat.
terminal-moves-enter = Apasă Enter: { $what }
terminal-pass = La rând: { $name }. Dă ecranul mai departe, apoi apasă Enter.
terminal-passed = Acum la ecran: { $name }.
terminal-seen-by-all = Toată lumea se poate uita, o singură dată:
terminal-seen-by-one = Doar { $name } se poate uita, o singură dată:
terminal-seen = Apasă Enter după ce ai văzut: apoi dispare.
terminal-taken-back = Luat înapoi: { $words }
terminal-elsewhere = La masa aceasta s-a jucat mai departe din altă parte. Așa arată acum.
terminal-unknown = „{ $text }” nu e nici mutare, nici comandă aici.
terminal-number-unknown =
    { $count ->
        [0] Acum nu e nimic de ales după număr.
        [one] Acum se poate alege doar numărul 1.
       *[other] Alege un număr de la 1 la { $count }.
    }
terminal-did-you-mean = Voiai să spui „{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Scrie „why” și o mutare: why { $example }
terminal-seat = Locul { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boți (--bot NIVEL):
terminal-bot-unknown = Niciun bot nu se numește „{ $text }”.
terminal-bot-memory = Niciun bot nu ține minte „{ $text }” mutări. Alege un număr de la 0 la { $most }; cu 0 nu uită nimic.
terminal-bot-none = Niciun bot nu joacă jocul acesta.
terminal-bot-fallback = De data aceasta { $name } nu s-a putut gândi și face o mutare permisă la întâmplare.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Uită-te la „{ $start }”.
       *[other] Uită-te la „{ $start }”: dintre mutările tale, { $among } din { $legal } încep așa.
    }
terminal-hint-look-all = Toate mutările tale încep cu „{ $start }”. Uită-te bine.
terminal-hint-more = „hint” spune mai mult.
terminal-hint-none = Niciun bot nu joacă jocul acesta, așa că nimeni nu poate da un indiciu.

## Help

terminal-help-move = O mutare, de exemplu „{ $example }”, sau numărul ei din listă.
terminal-help-list = ? arată ce poți face acum.
terminal-help-hint = hint spune unde să te uiți; scris din nou, ce mutări sunt bune; încă o dată, ce poate urma și de ce.
terminal-help-why = why { $example } spune ce regulă permite sau oprește o mutare.
terminal-help-back = back ia înapoi ultima ta mutare; back 2 ia înapoi două.
terminal-help-board = board arată din nou masa.
terminal-help-log = log spune ce s-a întâmplat până acum.
terminal-help-rule = rule { $rule } deschide un paragraf din reguli.
terminal-help-save = save FIȘIER scrie într-un fișier un joc terminat.
terminal-help-quit = quit se oprește aici. Jocul rămâne păstrat.
terminal-help-enter = Enter merge mai departe când te așteaptă masa.

## Kept, saved, going on

terminal-kept = Jocul e păstrat. Continuă cu: { $command }
terminal-input-ended = Mutările s-au terminat înaintea jocului. E păstrat; continuă cu: { $command }
terminal-save-where = Scrie „save” și numele unui fișier.
terminal-save-later = Jocul acesta nu s-a terminat, așa că jurnalul lui nu se scrie încă. E păstrat; continuă cu: { $command }
terminal-saved = Salvat ca { $file }. Verifică-l cu: { $command }
terminal-save-exists = Fișierul { $file } există deja. Alege alt nume.
terminal-save-failed = { $file } nu s-a putut scrie: { $because }
terminal-over = S-a terminat. Scrie save FIȘIER, verify, rematch, replay sau quit.
terminal-fair =
    { $entries ->
        [one] Cinstit: singura intrare respectă regulile și sămânța.
        [few] Cinstit: toate cele { $entries } intrări respectă regulile și sămânța.
       *[other] Cinstit: toate cele { $entries } de intrări respectă regulile și sămânța.
    }
terminal-unfair = Intrarea { $seq } nu se potrivește: { $because }
terminal-resume-others = Tot neterminate:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Niciun joc nu așteaptă să fie terminat. Începe unul cu: { $command }
terminal-resume-over = Jocul acesta s-a terminat. Revezi-l cu: { $command }

## Before play

terminal-games = Jocuri:
terminal-games-how = Joacă unul cu: { $command }
terminal-which-game = Care joc? Cu Enter ieși. >
terminal-game-unknown = Aici niciun joc nu se numește „{ $text }”.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Cine joacă? Scrie nume și boți, cu virgule între ele. Un bot e un număr sau numele lui:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Masa { $code }
terminal-players = Joacă: { $names }
terminal-printing = Regulament: { $printing }
terminal-house-rules = Regulile casei:
terminal-options = Opțiuni înainte de joc:
terminal-printings = Regulamente:
terminal-readings = Regulile casei (--rule NUME=VALOARE):
terminal-default = { $text } (de obicei)
terminal-choice-unknown = „{ $text }” nu se poate alege pentru { $name }.
terminal-choice-offered = Alege dintre: { $choices }
terminal-choice-file = Sau scrie numele unui fișier de-al tău.
terminal-choice-unfit = „{ $text }” pentru { $name } nu merge cu celelalte opțiuni alese:
terminal-choice-twice = „{ $name }” e ales de două ori. Spune-l o singură dată.
terminal-option-unknown = Jocul acesta nu are nicio opțiune numită „{ $name }”.
terminal-rule-unknown = Jocul acesta nu are nicio regulă a casei numită „{ $name }”.
terminal-rule-printed = Regulamentul acesta joacă oricum { $text }. Lasă-l deoparte.
terminal-rule-shape = O regulă a casei se scrie NUME=VALOARE, de exemplu { $example }.
terminal-option-shape = O opțiune se scrie NUME=VALOARE, de exemplu { $example }.
terminal-edition-unknown = Nicio ediție și niciun regulament al acestui joc nu se numește „{ $text }”.
terminal-edition-twice = Alege o ediție sau un regulament, nu pe amândouă.
terminal-seats-twice = Locuri: { $seats }, dar nume: { $names }. Spune una sau alta.
terminal-seats-bots = Locuri: { $seats }. Nume: { $names }. Boți: { $bots }. Nu se potrivesc.
terminal-file-unfit = Cu { $file } nu se poate juca:
terminal-file-unreadable = { $file } nu poate fi citit: { $because }
terminal-file-too-long = { $file } e prea lung: un fișier de-al tău are cel mult { $most } de octeți.
terminal-file-none = { $file } nu e un fișier, ci un dosar sau un dispozitiv.

## Looking back

terminal-replay-place = Pasul { $number } din { $of }
terminal-replay-keys = Taste: dreapta, stânga, Home, End; Spațiu redă; q oprește.
terminal-replay-lines = Enter merge mai departe; și back, home, end și un număr sunt bune; q oprește.
terminal-replay-prompt = revedere >
terminal-replay-start = Înainte de prima mutare
terminal-replay-no-game = { $file } nu e un joc salvat.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = start
castle-terminal-gate = poartă
castle-terminal-wand = baghetă
castle-terminal-ghost-room = cameră cu fantome
castle-terminal-room = cameră
castle-terminal-column = Coloana { $column } e { $symbol }
castle-terminal-no-door = Nicio ușă între { $one } și { $other }
castle-terminal-sorcerer = Vrăjitorul e în { $square }
castle-terminal-was = înainte { $laid }
castle-terminal-stack =
    { $cards ->
        [one] a rămas o carte
        [few] au rămas { $cards } cărți
       *[other] au rămas { $cards } de cărți
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = baghetă
castle-terminal-chip-spare = fără baghetă
castle-terminal-chip-skip = lăsat deoparte
castle-terminal-legend = @ vrăjitor, S start, O poartă, w baghetă, X cameră cu fantome, T comoară; numerele sunt pașii plănuiți, un gol e o ușă.

castle-step-walk = Pasul { $number }: { castle-direction }, în camera „{ $end }”
castle-step-jump = Apoi un salt în camera „{ $end }”
castle-step-stay = Apoi niciun salt în camera „{ $end }”
castle-step-ghost = Apoi urcă fantoma
castle-step-wand = Apoi bagheta din camera „{ $end }”
castle-step-spare = Apoi fără bagheta din camera „{ $end }”
castle-step-skip = Pasul { $number } { castle-direction } e lăsat deoparte

castle-terminal-hint-turn = Rotește cel mult două săgeți, apoi scrie „go”. Cu „?” vezi ce poți face.
castle-terminal-hint-go = Gata? Scrie „go”. Cu „back” iei înapoi.
castle-terminal-hint-way = Încotro merge cartea { $place }? Scrie „walk up”, right, down sau left.
castle-terminal-hint-gate = O poartă în { $square }! Scrie „jump” și o căsuță sau „stay”. Cu „?” vezi porțile.
castle-terminal-hint-wand = O baghetă în { $square }! Scrie „use wand” sau „leave wand”.
castle-terminal-hint-forced = O poartă în { $square }! Scrie „jump” și o căsuță. Cu „?” vezi porțile.
castle-terminal-hint-turn-first = În { $square } niciun răspuns nu duce mai departe. Rotește întâi o săgeată. Cu „?” vezi ce poți face.
castle-terminal-hint-stuck = Pasul { $number } e blocat. Rotește o săgeată. Cu „?” vezi ce poți face.
castle-terminal-hint-stop = Pasul { $number } e blocat. Rotește o săgeată sau scrie „go”: rândul se oprește acolo.
castle-terminal-hint-hopeless = Nicio rotire nu ajută. Scrie „go” și fantoma urcă.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Teren: { $terrain }
toybattle-terminal-paths = drumuri spre { $places }
toybattle-terminal-below = dedesubt { $tiles }
toybattle-terminal-connected = legată
toybattle-terminal-cut-off = ruptă de linie
toybattle-terminal-region =
    { $medals ->
        [one] Regiunea { $bases }: o medalie
        [few] Regiunea { $bases }: { $medals } medalii
       *[other] Regiunea { $bases }: { $medals } de medalii
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Regiunea { $bases }: o medalie, luată deja: { $name }
        [few] Regiunea { $bases }: { $medals } medalii, luate deja: { $name }
       *[other] Regiunea { $bases }: { $medals } de medalii, luate deja: { $name }
    }
toybattle-terminal-you = Tu joci cu { $name }
toybattle-terminal-idle = Ture fără niciun progres: { $turns }; la { $most } se termină
toybattle-terminal-side-known = Piese știute pe raft ({ $name }): { $troops }
toybattle-terminal-side-out = { $name } a pierdut { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name }: o piesă stă cu fața în jos
        [few] { $name }: { $count } piese stau cu fața în jos
       *[other] { $name }: { $count } de piese stau cu fața în jos
    }
toybattle-terminal-own-down = Cu fața în jos în tura aceasta: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = raft { $rack }, rez. { $reserve }
toybattle-terminal-down = { $count } cu fața în jos
toybattle-terminal-out = Afară
toybattle-terminal-known = Știute
toybattle-terminal-legend = [Hook4] albastru, (Hook4) roșu, x2 piese în total, ! ruptă de linie, ? te întreabă, [#1] (#41) cartier general, 15R bază specială, {"{"}1-2{"}"} poartă, 2* medalii într-o regiune, [2] (2) luate deja; lista de alături spune bazele fiecărei regiuni.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Scrie „take” sau „place” cu o trupă și un număr. Cu „?” vezi ce poți face.
toybattle-terminal-hint-skully = { $effect } pe baza { $base }: „take” ia două piese; dacă nu, „decline”.
toybattle-terminal-hint-capn = { $effect } pe baza { $base }: „place” mai pune o trupă; dacă nu, „decline”. Cu „?” vezi unde.
toybattle-terminal-hint-jumbo = { $effect } pe baza { $base }: „discard” și numărul unei trupe inamice vecine; dacă nu, „decline”.
toybattle-terminal-hint-xb-42 = { $effect } pe baza { $base }: „rob” scoate o piesă ascunsă de pe raftul inamic; dacă nu, „decline”.
toybattle-terminal-hint-star = { $effect } pe baza { $base }: „take” ia o piesă; dacă nu, „decline”.
toybattle-terminal-hint-recall = { $effect } pe baza { $base }: „recall” și numărul altei trupe de-ale tale; dacă nu, „decline”.
toybattle-terminal-hint-draw = { $effect } pe baza { $base }: „take” ia o piesă; dacă nu, „decline”.
toybattle-terminal-hint-shove = { $effect } pe baza { $base }: „shove”, o trupă inamică vecină și unde merge; dacă nu, „decline”. Cu „?” vezi cum.
toybattle-terminal-hint-exhume = { $effect } pe baza { $base }: „exhume” și una dintre trupele tale pierdute; dacă nu, „decline”.
toybattle-terminal-hint-suppress = { $effect } pe baza { $base }: „suppress” întoarce cu fața în jos o piesă ascunsă inamică. Cu „?” vezi ce altceva poți face.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

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
