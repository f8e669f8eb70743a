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
terminal-elsewhere = Za to mizo je nekdo igral drugje. Zdaj je videti takole.
terminal-unknown = »{ $text }« tukaj ni ne poteza ne ukaz.
terminal-number-unknown =
    { $count ->
        [0] Zdaj ni česa izbrati po številki.
        [1] Izbrati je mogoče samo številko 1.
       *[other] Izberi številko od 1 do { $count }.
    }
terminal-did-you-mean = Je to morda »{ $text }«?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Vpiši »why« in potezo: why { $example }
terminal-seat = Sedež { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boti (--bot RAVEN):
terminal-bot-unknown = Nobenemu botu ni ime »{ $text }«.
terminal-bot-memory = Noben bot si ne zapomni toliko potez: »{ $text }«. Izberi število od 0 do { $most }; pri 0 ničesar ne pozabi.
terminal-bot-none = Te igre ne igra noben bot.
terminal-bot-fallback = Razmišljanje tokrat ni uspelo: { $name } odigra katero koli dovoljeno potezo.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [1] Poglej »{ $start }«.
        [one] Poglej »{ $start }«: tako se začne { $among } tvoja poteza od { $legal }.
        [two] Poglej »{ $start }«: tako se začneta { $among } tvoji potezi od { $legal }.
        [few] Poglej »{ $start }«: tako se začnejo { $among } tvoje poteze od { $legal }.
       *[other] Poglej »{ $start }«: tako se začne { $among } tvojih potez od { $legal }.
    }
terminal-hint-look-all = Vse tvoje poteze se začnejo z »{ $start }«. Dobro poglej.
terminal-hint-more = »hint« pove več.
terminal-hint-none = Te igre ne igra noben bot, zato nihče ne more dati namiga.

## Help

terminal-help-move = Poteza, npr. »{ $example }«, ali njena številka s seznama.
terminal-help-list = ? pokaže, kaj lahko zdaj narediš.
terminal-help-hint = hint pove, kam pogledati; drugič, katere poteze so dobre; tretjič, kaj lahko sledi in zakaj.
terminal-help-why = why { $example } pove, katero pravilo potezo dovoli ali prepove.
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
terminal-unfair = Vnos { $seq } se ne ujema: { $because }
terminal-resume-others = Tudi nedokončano:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Nobena igra ne čaka na konec. Začni novo takole: { $command }
terminal-resume-over = Ta igra je končana. Oglej si jo takole: { $command }

## Before play

terminal-games = Igre:
terminal-games-how = Igraj katero od njih takole: { $command }
terminal-which-game = Katera igra? Enter konča. >
terminal-game-unknown = Nobeni igri tu ni ime »{ $text }«.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Kdo igra? Vpiši imena in bote, vmes vejice. Bot je številka ali njegovo ime:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Miza { $code }
terminal-players = Igrajo: { $names }
terminal-printing = Navodila: { $printing }
terminal-house-rules = Hišna pravila:
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
terminal-file-none = { $file } ni datoteka, ampak mapa ali naprava.

## Looking back

terminal-replay-place = Korak { $number } od { $of }
terminal-replay-keys = Tipke: desno, levo, Home, End; preslednica predvaja; q konča.
terminal-replay-lines = Enter gre naprej; delujejo tudi back, home, end in številka; q konča.
terminal-replay-prompt = posnetek >
terminal-replay-start = Pred prvo potezo
terminal-replay-no-game = { $file } ni shranjena igra.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = začetek
castle-terminal-gate = portal
castle-terminal-wand = čarobna palica
castle-terminal-ghost-room = soba duhov
castle-terminal-room = sobana
castle-terminal-column = Stolpec { $column } je { $symbol }
castle-terminal-no-door = Med { $one } in { $other } ni vrat
castle-terminal-sorcerer = Čarovnik stoji na polju { $square }
castle-terminal-was = prej { $laid }
castle-terminal-stack =
    { $cards ->
        [one] še { $cards } karta
        [two] še { $cards } karti
        [few] še { $cards } karte
       *[other] še { $cards } kart
    }
castle-terminal-plan = Načrt:
castle-terminal-chip-wand = palica
castle-terminal-chip-spare = brez palice
castle-terminal-chip-skip = izpuščeno
castle-terminal-legend = @ čarovnik, S začetek, O portal, w čarobna palica, X soba duhov, T zaklad; številke so načrtovani koraki, presledek so vrata.

castle-step-walk = Korak { $number }: { castle-direction } na polje { $end }
castle-step-jump = Potem skok na polje { $end }
castle-step-stay = Potem na polju { $end } brez skoka
castle-step-ghost = Potem duh spleza višje
castle-step-wand = Potem čarobna palica na polju { $end }
castle-step-spare = Potem na polju { $end } brez čarobne palice
castle-step-skip = Korak { $number } { castle-direction } izpustimo

castle-terminal-hint-turn = Obrni največ dve puščici, potem vpiši »go«. »?« pokaže, kaj lahko narediš.
castle-terminal-hint-go = Pripravljeno? Vpiši »go«. »back« vzame nazaj.
castle-terminal-hint-way = V katero smer gre karta { $place }? Vpiši »walk up«, »walk right«, »walk down« ali »walk left«.
castle-terminal-hint-gate = Portal na polju { $square }! Vpiši »jump« in polje ali »stay«. »?« pokaže portale.
castle-terminal-hint-wand = Čarobna palica na polju { $square }! Vpiši »use wand« ali »leave wand«.
castle-terminal-hint-forced = Portal na polju { $square }! Vpiši »jump« in polje. »?« pokaže portale.
castle-terminal-hint-turn-first = Na polju { $square } noben odgovor ne vodi naprej. Najprej obrni puščico. »?« pokaže, kaj lahko narediš.
castle-terminal-hint-stuck = Korak { $number } je zaprt. Obrni puščico. »?« pokaže, kaj lahko narediš.
castle-terminal-hint-stop = Korak { $number } je zaprt. Obrni puščico ali vpiši »go«: vrsta se konča tam.
castle-terminal-hint-hopeless = Noben obrat ne pomaga. Vpiši »go« in duh spleza višje.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Teren: { $terrain }
toybattle-terminal-paths = poti do { $places }
toybattle-terminal-below = pod tem { $tiles }
toybattle-terminal-connected = povezana
toybattle-terminal-cut-off = odrezana
toybattle-terminal-region =
    { $medals ->
        [one] Območje { $bases }: { $medals } medalja
        [two] Območje { $bases }: { $medals } medalji
        [few] Območje { $bases }: { $medals } medalje
       *[other] Območje { $bases }: { $medals } medalj
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Območje { $bases }: { $medals } medalja, ima jo { $name }
        [two] Območje { $bases }: { $medals } medalji, ima ju { $name }
        [few] Območje { $bases }: { $medals } medalje, ima jih { $name }
       *[other] Območje { $bases }: { $medals } medalj, ima jih { $name }
    }
toybattle-terminal-you = Tvoja stran: { $name }
toybattle-terminal-idle = Poteze brez sprememb: { $turns }; pri { $most } je konec
toybattle-terminal-side-known = { $name }, znano na stojalu: { $troops }
toybattle-terminal-side-out = { $name }, izgubljeno: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } ima zakrit { $count } žeton
        [two] { $name } ima zakrita { $count } žetona
        [few] { $name } ima zakrite { $count } žetone
       *[other] { $name } ima zakritih { $count } žetonov
    }
toybattle-terminal-own-down = To potezo zakrito: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals } od { $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } v zalogi
toybattle-terminal-down = zakrito: { $count }
toybattle-terminal-out = Izgubljeno
toybattle-terminal-known = Znano
toybattle-terminal-legend = [Hook4] modra, (Hook4) rdeča, x2 toliko žetonov skupaj, ! odrezana, ? sprašuje te, [#1] (#41) gradova, 15R posebna baza, {"{"}1-2{"}"} vrata, 2* medalje v območju, [2] (2) osvojene; seznam ob strani našteje baze vsakega območja.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Vpiši »take« ali »place« z igračo in številko. »?« pokaže, kaj lahko narediš.
toybattle-terminal-hint-skully = { $effect } na polju { $base }: »take« vzame dva žetona, »decline« se odpove.
toybattle-terminal-hint-capn = { $effect } na polju { $base }: »place« postavi še eno igračo, »decline« se odpove. »?« pokaže, kam.
toybattle-terminal-hint-jumbo = { $effect } na polju { $base }: »discard« in številka nasprotnika poleg ali »decline«.
toybattle-terminal-hint-xb-42 = { $effect } na polju { $base }: »rob« na slepo zbije žeton z nasprotnikovega stojala, »decline« se odpove.
toybattle-terminal-hint-star = { $effect } na polju { $base }: »take« vzame en žeton, »decline« se odpove.
toybattle-terminal-hint-recall = { $effect } na polju { $base }: »recall« in številka druge tvoje igrače ali »decline«.
toybattle-terminal-hint-draw = { $effect } na polju { $base }: »take« vzame en žeton, »decline« se odpove.
toybattle-terminal-hint-shove = { $effect } na polju { $base }: »shove«, nasprotnik poleg in kam gre ali »decline«. »?« pokaže, kako.
toybattle-terminal-hint-exhume = { $effect } na polju { $base }: »exhume« in ena od tvojih izgubljenih igrač ali »decline«.
toybattle-terminal-hint-suppress = { $effect } na polju { $base }: »suppress« na slepo zakrije nasprotnikov žeton. »?« pokaže, kaj še lahko narediš.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Kdo si? Vpiši »choose« in ime. »?« pokaže, kdo je prost.
clockwork-terminal-hint-leave_out = Katera naprava ostane v škatli? Vpiši »leave out« in njeno ime.
clockwork-terminal-hint-travel = Tvoj met: { $total }. Vpiši na primer { $moves }. »?« pokaže, kam.
clockwork-terminal-hint-special = Tvoj met: { $total }! Vpiši na primer { $moves }. »?« pokaže vse.
clockwork-terminal-hint-act = Tu si. Vpiši na primer { $moves }. »?« pokaže vse.
clockwork-terminal-hint-discard = Tvoja roka je polna: vpiši »discard« in karto.
clockwork-terminal-hint-discard-free = Vpiši »discard« in karto ali »keep«.
clockwork-terminal-hint-spot = Vpiši »lay« in številko prostega skrivališča. Karto so videli že vsi.
clockwork-terminal-hint-give = { $name } te prosi za: { clockwork-kind }. Vpiši »give« in karto ali »give Scrap«.
clockwork-terminal-hint-counter = Take karte nimaš. Z »ask« vprašaj nazaj (odgovarja { $name }) ali vpiši »pass«.
clockwork-terminal-hint-return = Vpiši »return« in karto. Dobi jo { $name }.
clockwork-terminal-hint-point = Iščeš: { clockwork-kind }. Vpiši »point« in številko karte.
clockwork-terminal-hint-swap = Vpiši »swap« in karto, ki gre tja.
clockwork-terminal-hint-build = Položiš kaj na mizo? Vpiši na primer { $moves }.
clockwork-terminal-hint-stay = Tvoj met: { $total }, a nobena pot ni prosta. Vpiši »stay«. »?« pokaže, kaj še lahko narediš.
clockwork-terminal-hint-give-card = { $name } te prosi za: { clockwork-kind }. Vpiši »give« in karto.
clockwork-terminal-hint-none = { $name } te prosi za: { clockwork-kind }. Vpiši »none« ali »give Scrap«, če imaš odpadno kovino.
clockwork-terminal-hint-no-counter = Take karte nimaš, imaš pa odpadno kovino, zato ne vprašaš nazaj ({ $name }). Vpiši »pass«.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Mesto: { $board }
clockwork-terminal-bridge = Most: { $places }
clockwork-terminal-you = To si ti: { $name }
clockwork-terminal-laid = { $name } ima na mizi: { $kinds }
clockwork-terminal-dice = { $dice }, skupaj { $total }
clockwork-terminal-free-spots = Prosta skrivališča: { $spots }
clockwork-terminal-scrapped = Odpadna kovina zunaj igre: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Odloženo
clockwork-terminal-out = { $count } iz igre
clockwork-terminal-legend = A B C D figurice, T Stolpi, Y3:5 odpad 3 s 5 kartami, 17 polje, 17* tja lahko greš, 14_ prosto skrivališče, 14# zakrita karta, 14L karta, ki se še vidi; +L na mizi, 3/4 imaš tri od štirih. > je na vrsti.
