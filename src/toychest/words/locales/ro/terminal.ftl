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
terminal-number-listed = { $number } e și un loc aici. Pentru numărul { $number } din listă, scrie: { $move }
terminal-number-alone = „{ $number }” singur nu joacă nimic. Cu „?” vezi ce poți face, cu numere.
terminal-number-there = Ca să joci acolo, scrie: { $moves }
terminal-extras-missing = Aici trebuie mai mult decât pentru joc: { $packages }. Cu internet, scrie „python3 play.py { $command }”, care le descarcă, sau „pip install { $names }”.
terminal-did-you-mean = Voiai să spui „{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Scrie „why” și o mutare: why { $example }
terminal-look-unknown = Nimic de aici nu se cheamă „{ $text }”. „look” singur spune ce este aici.
terminal-rules-how = „rule 2” citește o secțiune, „rule { $rule }” un paragraf.
    .thing = „rule { $thing }” spune ce face un lucru.
terminal-rules-list = „rules” arată secțiunile.
terminal-seat = Locul { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boți (--bot NIVEL):
terminal-bot-unknown = Niciun bot nu se numește „{ $text }”.
terminal-bot-memory = Niciun bot nu ține minte „{ $text }” mutări. Alege un număr de la 0 la { $most }; cu 0 nu uită nimic.
terminal-bot-fallback = De data aceasta { $name } nu s-a putut gândi și face o mutare permisă la întâmplare.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Uită-te la „{ $start }”.
terminal-hint-look-all = Toate mutările tale încep cu „{ $start }”. Uită-te bine.
terminal-hint-only-now = A rămas doar mutarea aceasta. „back” o ia înapoi pe cea dinainte.
terminal-hint-more = „hint” spune mai mult.

## Help

terminal-help-move = O mutare, de exemplu „{ $example }”; sau numărul ei cât timp lista e pe ecran.
terminal-help-list = ? arată ce poți face acum.
terminal-help-hint = hint spune unde să te uiți; scris din nou, ce mutări sunt bune; încă o dată, ce poate urma și de ce.
terminal-help-why = why { $example } spune ce regulă permite sau oprește o mutare.
terminal-help-goal = goal spune cum se câștigă și ce e o tură.
terminal-help-look = look și un loc spune ce se află acolo, chiar și un teanc întreg; look { $thing } spune ce face un lucru; look singur spune asta despre tot.
terminal-help-rules = rules arată secțiunile regulilor; rule 2 citește una dintre ele.
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
terminal-scripted = După reguli. Intrări: { $entries }. Extrageri alese de ghid: { $scripted }, deci nu spune nimic despre noroc.
terminal-unfair = Intrarea { $seq } nu se potrivește: { $because }
terminal-resume-others = Tot neterminate:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Niciun joc nu așteaptă să fie terminat. Începe unul cu: { $command }
terminal-resume-over = Jocul acesta s-a terminat. Revezi-l cu: { $command }

## Before play

terminal-games = Jocuri:
terminal-games-how = Joacă unul cu: { $command }
terminal-games-learn = Mai întâi învață unul: { $command }
terminal-which-game = Care joc? Scrie numele sau numărul; cu „learn” în față joci un prim joc ghidat. Cu Enter ieși.
terminal-game-unknown = Aici niciun joc nu se numește „{ $text }”. Aici sunt: { $games }. Un joc al tău este găsit când pornește play.py: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Cine joacă? Scrie nume și boți, cu virgule între ele. Un bot e un număr sau numele lui:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Alege înainte de joc, de exemplu { $example }; cu „?” vezi toate opțiunile. Enter: ca de obicei.
terminal-table = { $game }. Masa { $code }
terminal-players = Joacă: { $names }
terminal-printing = Regulament: { $printing }
terminal-house-rules = Regulile casei:
terminal-help-offered = „help” spune ce poți scrie, „rules” deschide regulile.
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
terminal-file-missing = Nu există niciun fișier { $file }.
terminal-file-none = { $file } nu e un fișier, ci un dosar sau un dispozitiv.

## Looking back

terminal-replay-place = Pasul { $number } din { $of }
terminal-replay-keys = Taste: dreapta, stânga, Home, End; Spațiu redă; q oprește.
terminal-replay-lines = Enter merge mai departe; și back, home, end și un număr sunt bune; q oprește.
terminal-replay-prompt = revedere >
terminal-replay-start = Înainte de prima mutare
terminal-replay-no-game = { $file } nu e un joc salvat.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Un joc mic pentru început se află în { $folder }
terminal-new-terminal = Joacă aici: { $command }
terminal-new-browser = În browser: { $command }
terminal-new-laws = Încearcă-i legile: { $command }
terminal-new-install = Pune-l mai întâi pe raft: { $command }
terminal-new-name = Un joc nou nu se poate numi „{ $name }”: alege cel puțin trei litere mici de la a la z, după prima și cifre.
terminal-new-taken = Numele „{ $name }” este deja luat de un joc sau de un pachet Python. Alege altul.
terminal-laws-kept = { $game }: toate legile ({ $laws }) sunt respectate.
terminal-laws-broken = { $game }: o lege este încălcată: { $because }
terminal-laws-unread = Aceste cuvinte nu se pot citi: { $where }
terminal-laws-unsaid = În engleză lipsesc aceste propoziții: { $ids }
terminal-served-elsewhere = Un alt Toychest servește deja jocurile din { $folder } (procesul { $process }). Închide-l mai întâi sau numește alt dosar cu --data.
terminal-strangers = Oricine din rețeaua ta poate deschide această adresă, poate deschide mese, poate privi o masă al cărei cod îl știe și poate lua acolo un loc liber. Nu poate lua locul tău și nu vede ce ai. Ce se trimite nu este criptat.
terminal-game-broken = Jocul „{ $name }” nu poate fi jucat: { $because }

## Antrenarea unei rețele de evaluare.

terminal-train-work = Cu { $work } la sută din muncă nu se învață nimic. Alege de la 1 la { $most }.
terminal-train-ending = { $file }: terminația { $ending } este a ceea ce stă lângă rețea. Dă-i rețelei altă terminație.
terminal-train-no-network = { $game } nu are rețea de evaluare. Există una pentru: { $games }
terminal-train-under-way = Antrenament, surpriză { $surprise }
terminal-train-stopped = Oprit după partea { $done } din { $parts }. Aceeași comandă continuă de acolo.
terminal-train-other = { $file } ține de alt joc, altă sămânță sau altă cantitate de muncă. Șterge-l sau numește alt fișier cu --out.
terminal-train-damaged = { $file } este deteriorat. Șterge-l ca să înceapă din nou.
terminal-train-curve = cât de surprinsă a fost rețeaua
terminal-train-legend = partide jucate; surpriză în nați pe stare

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Pasul { $step } din { $steps }: { $words }
terminal-learn-type = Scrie „{ $move }”.
terminal-learn-enter = Apasă Enter.
terminal-learn-go-on = Apasă Enter ca să mergi mai departe.
terminal-learn-elsewhere = Merge și așa.
terminal-learn-over = De aici e un joc obișnuit.
terminal-learn-alone = De aici joci fără mine.
terminal-learn-none = Nu există un joc ghidat „{ $text }”. Învață unul dintre acestea: { $games }
terminal-learn-offered = Învață-l jucând: { $command }
terminal-learn-how = „skip” face ce cer; „alone” mă trimite de aici.
terminal-tip = Bine de știut: { $words } ({ $rule })
terminal-tip-how = „tips off” oprește aceste rânduri.
terminal-tips-off = Gata cu sfaturile. „tips on” le aduce înapoi.
terminal-tips-on = Sfaturile revin.
terminal-help-tips = tips off oprește sfaturile, tips on le aduce înapoi.
terminal-fair-since = Cinstit de la reluare: { $entries } intrări după reguli, { $copied } trageri din jocul dinainte.

## What bot games say of a game.

report-title = { $game }: ce spun jocurile boților
report-intro = Jocuri: { $games }. Boți de nivelul { $level } pe fiecare loc; locuri: { $seats }.
report-starter-won = Jocuri câștigate de cine începe
report-team-won = Jocuri câștigate de echipă
report-luck = Fără noroc: e scăzut ce a dat întâmplarea după început. E la fel de sigur ca de { $worth } ori mai multe jocuri ({ $evaluator }).
report-board = Planșă
report-printing = Ediție
report-games = Jocuri
report-without-luck = Fără noroc
report-length = Decizii într-un joc
report-median = Decizii, mediană
report-half = Jumătate din jocuri
report-from-to = de la { $low } la { $high }
report-share = { $share } (de la { $low } la { $high })
report-endings = Cum se termină jocurile
report-cut-off = întrerupt
report-all = Toate
report-under-way = Boții joacă
report-stopped = Oprit. Ce s-a jucat e în { $file }; aceeași comandă continuă.
report-other-file = { $file } conține altceva decât jocuri de boți. Numește alt fișier cu --results.
report-no-such-bot = Nu există botul { $bot }. Alege un nivel de la 1 la 6, greedy sau random.
terminal-help-resign = resign cedează jocul, când doi joacă unul contra celuilalt.
terminal-resign-sure = Atunci câștigă { $name }. Scrie „resign” încă o dată ca să cedezi.
terminal-clock = Masa aceasta are un ceas. La această tastatură stă pe loc.
