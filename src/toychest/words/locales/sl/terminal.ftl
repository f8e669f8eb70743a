### Slovenian: the terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back,
### save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, pritisni Enter: { $what }
terminal-opening = Igra gre naprej
terminal-hint = Vpiši potezo. »?« pokaže, kaj lahko narediš.
terminal-moves = Lahko odigraš:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Zdaj ni česa odigrati.
terminal-moves-enter = Pritisni Enter: { $what }
terminal-pass = Na vrsti: { $name }. Predaj zaslon in pritisni Enter.
terminal-passed = Zdaj gleda na zaslon: { $name }.
terminal-seen-by-all = Gledajo vsi, samo enkrat:
terminal-seen-by-one = Gleda samo { $name }, samo enkrat:
terminal-seen = Ko si zapomniš, pritisni Enter: potem izgine.
terminal-taken-back = Vzeto nazaj: { $words }
terminal-elsewhere = Pri tej mizi se je igralo naprej na drugi napravi. Zdaj je videti takole.
terminal-unknown = »{ $text }« tukaj ni ne poteza ne ukaz.
terminal-number-unknown =
    { $count ->
        [0] Zdaj ni česa izbrati po številki.
        [1] Izbrati je mogoče samo številko 1.
       *[other] Izberi številko od 1 do { $count }.
    }
terminal-number-listed = { $number } je tukaj tudi mesto. Za številko { $number } s seznama vpiši: { $move }
terminal-number-alone = Samo »{ $number }« ne odigra ničesar. »?« s številkami pokaže, kaj lahko narediš.
terminal-number-there = Da odigraš tja, vpiši: { $moves }
terminal-extras-missing = To potrebuje več kot samo igranje: { $packages }. Z internetom vpiši »python3 play.py { $command }«, ki to prenese, ali »pip install { $names }«.
terminal-did-you-mean = Je to morda »{ $text }«?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Vpiši »why« in potezo: why { $example }
terminal-look-unknown = Nič se tukaj ne imenuje »{ $text }«. Samo »look« pove, kaj je tu.
terminal-rules-how = »rule 2« prebere poglavje, »rule { $rule }« odstavek.
    .thing = »rule { $thing }« pove, kaj kaj počne.
terminal-rules-list = »rules« pokaže poglavja.
terminal-seat = Sedež { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boti (--bot RAVEN):
terminal-bot-unknown = Nobenemu botu ni ime »{ $text }«.
terminal-bot-memory = Noben bot si ne zapomni toliko potez: »{ $text }«. Izberi število od 0 do { $most }; pri 0 ničesar ne pozabi.
terminal-bot-fallback = Razmišljanje tokrat ni uspelo: { $name } odigra katero koli dovoljeno potezo.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Poglej »{ $start }«.
terminal-hint-look-all = Vse tvoje poteze se začnejo z »{ $start }«. Dobro poglej.
terminal-hint-only-now = Ostane samo ta poteza. »back« vzame prejšnjo nazaj.
terminal-hint-more = »hint« pove več.

## Help

terminal-help-move = Poteza, npr. »{ $example }«; ali njena številka, dokler je seznam na zaslonu.
terminal-help-list = ? pokaže, kaj lahko zdaj narediš.
terminal-help-hint = hint pove, kam pogledati; drugič, katere poteze so dobre; tretjič, kaj lahko sledi in zakaj.
terminal-help-why = why { $example } pove, katero pravilo potezo dovoli ali prepove.
terminal-help-goal = goal pove, kako se zmaga in kaj je poteza.
terminal-help-look = look in mesto pove, kaj tam leži, tudi cel kup; look { $thing } pove, kaj kaj počne; samo look pove to o vsem.
terminal-help-rules = rules pokaže poglavja pravil; rule 2 prebere eno od njih.
terminal-help-back = back vzame nazaj tvojo zadnjo potezo; back 2 vzame nazaj dve.
terminal-help-board = board znova pokaže mizo.
terminal-help-log = log pove, kaj se je zgodilo do zdaj.
terminal-help-rule = rule { $rule } odpre odstavek pravil.
terminal-help-save = save DATOTEKA zapiše končano igro v datoteko.
terminal-help-quit = quit tu konča. Igra te počaka.
terminal-help-enter = Enter gre naprej, ko te miza čaka.

## Kept, saved, going on

terminal-kept = Igra te počaka. Nadaljuj takole: { $command }
terminal-input-ended = Poteze so se končale pred igro. Igra te počaka; nadaljuj takole: { $command }
terminal-save-where = Vpiši »save« in ime datoteke.
terminal-save-later = Ta igra še ni končana, zato njen dnevnik še ni zapisan. Igra te počaka; nadaljuj takole: { $command }
terminal-saved = Shranjeno kot { $file }. Preveri takole: { $command }
terminal-save-exists = Datoteka { $file } že obstaja. Izberi drugo ime.
terminal-save-failed = { $file } ni bilo mogoče zapisati: { $because }
terminal-over = Konec je. Vpiši save DATOTEKA, verify, rematch, replay ali quit.
terminal-fair = Pošteno: vsi vnosi ({ $entries }) se ujemajo s pravili in s semenom žreba.
terminal-scripted = Po pravilih. Vnosi: { $entries }. Žrebi, ki jih je določil vodnik: { $scripted }, zato to o sreči ne pove nič.
terminal-unfair = Vnos { $seq } se ne ujema: { $because }
terminal-resume-others = Tudi nedokončano:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Nobena igra ne čaka na konec. Začni novo takole: { $command }
terminal-resume-over = Ta igra je končana. Oglej si jo takole: { $command }

## Before play

terminal-games = Igre:
terminal-games-how = Igraj katero od njih takole: { $command }
terminal-games-learn = Najprej se nauči eno: { $command }
terminal-which-game = Katera igra? Vpiši ime ali številko; z »learn« spredaj odigraš prvo, vodeno igro. Enter konča.
terminal-game-unknown = Nobeni igri tu ni ime »{ $text }«. Tu so: { $games }. Tvojo lastno igro najde play.py, ko se zažene: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Kdo igra? Vpiši imena in bote, vmes vejice. Bot je številka ali njegovo ime:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Izberi pred igro, npr. { $example }; »?« pokaže vse možnosti. Enter: kot ponavadi.
terminal-table = { $game }. Miza { $code }
terminal-players = Igrajo: { $names }
terminal-printing = Navodila: { $printing }
terminal-house-rules = Hišna pravila:
terminal-help-offered = »help« pove, kaj lahko vpišeš, »rules« odpre pravila.
terminal-options = Na izbiro pred igro:
terminal-printings = Navodila:
terminal-readings = Hišna pravila (--rule IME=VREDNOST):
terminal-default = { $text } (navadno)
terminal-choice-unknown = »{ $text }« za { $name } ni na izbiro.
terminal-choice-offered = Izberi eno od teh: { $choices }
terminal-choice-file = Ali pa napiši ime lastne datoteke.
terminal-choice-unfit = »{ $text }« za { $name } ne gre skupaj z drugimi izbirami:
terminal-choice-twice = »{ $name }« je izbrano dvakrat. Povej samo enkrat.
terminal-option-unknown = Ta igra nima možnosti »{ $name }«.
terminal-rule-unknown = Ta igra nima hišnega pravila »{ $name }«.
terminal-rule-printed = Ta navodila tako igrajo že sama: { $text }. Izpusti to.
terminal-rule-shape = Hišno pravilo se napiše IME=VREDNOST, npr. { $example }.
terminal-option-shape = Možnost se napiše IME=VREDNOST, npr. { $example }.
terminal-edition-unknown = Ta igra nima ne izdaje ne navodil z imenom »{ $text }«.
terminal-edition-twice = Izberi izdajo ali navodila, ne obojega.
terminal-seats-twice = Število sedežev je { $seats }, število imen pa { $names }. Povej samo eno od tega.
terminal-seats-bots = Sedeži: { $seats }. Imena: { $names }. Boti: { $bots }. To ne gre skupaj.
terminal-file-unfit = Z datoteko { $file } ni mogoče igrati:
terminal-file-unreadable = { $file } ni mogoče prebrati: { $because }
terminal-file-too-long = Datoteka { $file } je predolga: lastna datoteka ima največ { $most } bajtov.
terminal-file-missing = Datoteke { $file } ni.
terminal-file-none = { $file } ni datoteka, ampak mapa ali naprava.

## Looking back

terminal-replay-place = Korak { $number } od { $of }
terminal-replay-keys = Tipke: desno, levo, Home, End; preslednica predvaja; q konča.
terminal-replay-lines = Enter gre naprej; delujejo tudi back, home, end in številka; q konča.
terminal-replay-prompt = posnetek >
terminal-replay-start = Pred prvo potezo
terminal-replay-no-game = { $file } ni shranjena igra.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Majhna igra za začetek je v { $folder }
terminal-new-terminal = Igraj jo tukaj: { $command }
terminal-new-browser = V brskalniku: { $command }
terminal-new-laws = Preizkusi njene zakone: { $command }
terminal-new-install = Najprej jo postavi na polico: { $command }
terminal-new-name = Novi igri ne more biti ime »{ $name }«: izberi vsaj tri male črke od a do z, za prvo tudi števke.
terminal-new-taken = Ime »{ $name }« je že zasedeno, z igro ali s paketom za Python. Izberi drugo.
terminal-laws-kept = { $game }: vsi zakoni ({ $laws }) držijo.
terminal-laws-broken = { $game }: en zakon ne drži: { $because }
terminal-laws-unread = Teh besed ni mogoče prebrati: { $where }
terminal-laws-unsaid = V angleščini manjkajo ti stavki: { $ids }
terminal-served-elsewhere = Igre v mapi { $folder } že streže drug Toychest (proces { $process }). Najprej ga zapri ali z --data navedi drugo mapo.
terminal-strangers = Vsak v tvojem omrežju lahko odpre ta naslov, odpira mize, gleda mizo, katere kodo pozna, in tam zasede prost sedež. Tvojega sedeža ne more zasesti in ne vidi, kaj imaš. Kar se pošilja, ni šifrirano.
terminal-game-broken = Igre »{ $name }« ni mogoče igrati: { $because }

## Učenje vrednostne mreže.

terminal-train-work = Z { $work } odstotki dela se nič ne nauči. Izberi od 1 do { $most }.
terminal-train-ending = { $file }: končnica { $ending } pripada temu, kar leži ob mreži. Daj mreži drugo končnico.
terminal-train-no-network = { $game } nima vrednostne mreže. Je za: { $games }
terminal-train-under-way = Učenje, presenečenje { $surprise }
terminal-train-stopped = Ustavljeno po delu { $done } od { $parts }. Isti ukaz nadaljuje od tam.
terminal-train-other = { $file } pripada drugi igri, drugemu semenu ali drugi količini dela. Odstrani jo ali z --out navedi drugo datoteko.
terminal-train-damaged = { $file } je poškodovana. Odstrani jo, da se začne znova.
terminal-train-curve = kako presenečena je bila mreža
terminal-train-legend = odigrane igre; presenečenje v natih na stanje

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Korak { $step } od { $steps }: { $words }
terminal-learn-type = Vtipkaj »{ $move }«.
terminal-learn-enter = Pritisni Enter.
terminal-learn-go-on = Pritisni Enter za naprej.
terminal-learn-elsewhere = Tudi tako gre.
terminal-learn-over = Od tu je to navadna igra.
terminal-learn-alone = Od tu igraš brez mene.
terminal-learn-none = Vodene igre »{ $text }« ni. Nauči se eno od teh: { $games }
terminal-learn-offered = Nauči se jo med igro: { $command }
terminal-learn-how = »skip« naredi, kar prosim; »alone« me pošlje stran.
terminal-tip = Dobro je vedeti: { $words } ({ $rule })
terminal-tip-how = »tips off« izklopi te vrstice.
terminal-tips-off = Nasvetov ne bo več. »tips on« jih vrne.
terminal-tips-on = Nasveti se vrnejo.
terminal-help-tips = tips off izklopi nasvete, tips on jih vrne.
terminal-fair-since = Pošteno od nadaljevanja: { $entries } vnosov po pravilih, { $copied } žrebov iz prejšnje igre.

## What bot games say of a game.

report-title = { $game }: kaj povedo igre botov
report-intro = Igre: { $games }. Boti stopnje { $level } na vsakem sedežu; sedeži: { $seats }.
report-starter-won = Igre, ki jih dobi tisti, ki začne
report-team-won = Igre, ki jih dobi ekipa
report-luck = Brez sreče: odšteto je, kar je po začetku dalo naključje. To je tako zanesljivo kot { $worth }-krat več iger ({ $evaluator }).
report-board = Plošča
report-printing = Izdaja
report-games = Igre
report-without-luck = Brez sreče
report-length = Odločitve v igri
report-median = Odločitve, mediana
report-half = Polovica iger
report-from-to = od { $low } do { $high }
report-share = { $share } (od { $low } do { $high })
report-endings = Kako se igre končajo
report-cut-off = prekinjeno
report-all = Vse
report-under-way = Boti igrajo
report-stopped = Ustavljeno. Odigrane igre so v { $file }; isti ukaz nadaljuje.
report-other-file = { $file } vsebuje nekaj drugega kot igre botov. Navedi drugo datoteko z --results.
report-no-such-bot = Bota { $bot } ni. Izberi stopnjo od 1 do 6, greedy ali random.
terminal-help-resign = resign preda igro, kadar igrata dva drug proti drugemu.
terminal-resign-sure = Potem zmaga { $name }. Vpiši »resign« še enkrat in igro predaš.
terminal-clock = Ta miza ima uro. Pri tej tipkovnici stoji.
