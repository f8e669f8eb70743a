### Czech: the terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back,
### save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, stiskni Enter: { $what }
terminal-opening = Hraje se dál
terminal-hint = Napiš tah. „?“ ukáže, co můžeš udělat.
terminal-moves = Můžeš zahrát:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Teď není co zahrát.
terminal-moves-enter = Stiskni Enter: { $what }
terminal-pass = Teď { $name }. Předej obrazovku a stiskni Enter.
terminal-passed = Na obrazovku se teď dívá { $name }.
terminal-seen-by-all = Dívají se všichni, jen jednou:
terminal-seen-by-one = Dívá se jen { $name }, jen jednou:
terminal-seen = Až to budeš vědět, stiskni Enter: pak to zmizí.
terminal-taken-back = Vráceno zpět: { $words }
terminal-elsewhere = U tohoto stolu se hrálo dál jinde. Teď to vypadá takhle.
terminal-unknown = „{ $text }“ tady není tah ani příkaz.
terminal-number-unknown =
    { $count ->
        [0] Teď se podle čísla nedá nic vybrat.
        [one] Teď se dá vybrat jen číslo 1.
       *[other] Vyber číslo od 1 do { $count }.
    }
terminal-did-you-mean = Má to být „{ $text }“?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Napiš „why“ a tah: why { $example }
terminal-seat = Místo { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boti (--bot ÚROVEŇ):
terminal-bot-unknown = Žádný bot se nejmenuje „{ $text }“.
terminal-bot-memory = Žádný bot si nepamatuje tolik tahů: „{ $text }“. Vyber číslo od 0 do { $most }; s 0 nic nezapomene.
terminal-bot-none = Tuhle hru žádný bot nehraje.
terminal-bot-fallback = Přemýšlení se tentokrát nepovedlo: { $name } zahraje kterýkoli dovolený tah.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Podívej se na „{ $start }“.
        [few] Podívej se na „{ $start }“: takhle začínají { $among } tvoje tahy z { $legal }.
        [many] Podívej se na „{ $start }“: takhle začíná { $among } tvého tahu z { $legal }.
       *[other] Podívej se na „{ $start }“: takhle začíná { $among } tvých tahů z { $legal }.
    }
terminal-hint-look-all = Všechny tvoje tahy začínají na „{ $start }“. Dobře se podívej.
terminal-hint-more = „hint“ řekne víc.
terminal-hint-none = Tuhle hru žádný bot nehraje, a tak nemá kdo poradit.

## Help

terminal-help-move = Tah, třeba „{ $example }“, nebo jeho číslo ze seznamu.
terminal-help-list = ? ukáže, co teď můžeš udělat.
terminal-help-hint = hint řekne, kam se dívat; podruhé, které tahy jsou dobré; potřetí, co může přijít a proč.
terminal-help-why = why { $example } řekne, které pravidlo tah dovoluje nebo zakazuje.
terminal-help-back = back vrátí tvůj poslední tah; back 2 vrátí dva.
terminal-help-board = board ukáže stůl znovu.
terminal-help-log = log řekne, co se zatím stalo.
terminal-help-rule = rule { $rule } otevře odstavec pravidel.
terminal-help-save = save SOUBOR zapíše dohranou hru do souboru.
terminal-help-quit = quit tady skončí. Hra na tebe počká.
terminal-help-enter = Enter pokračuje, když na tebe stůl čeká.

## Kept, saved, going on

terminal-kept = Hra na tebe počká. Hraj dál takhle: { $command }
terminal-input-ended = Tahy skončily dřív než hra. Hra počká; hraj dál takhle: { $command }
terminal-save-where = Napiš „save“ a jméno souboru.
terminal-save-later = Tahle hra ještě neskončila, a tak se její zápis zatím neukládá. Hra počká; hraj dál takhle: { $command }
terminal-saved = Uloženo jako { $file }. Ověř to takhle: { $command }
terminal-save-exists = Soubor { $file } už tu je. Vyber jiné jméno.
terminal-save-failed = { $file } se nepodařilo zapsat: { $because }
terminal-over = Je konec. Napiš save SOUBOR, verify, rematch, replay nebo quit.
terminal-fair = Férové: všechny záznamy ({ $entries }) odpovídají pravidlům i semínku losování.
terminal-unfair = Záznam { $seq } nesedí: { $because }
terminal-resume-others = Také nedohrané:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Žádná hra nečeká na dohrání. Začni novou takhle: { $command }
terminal-resume-over = Tahle hra skončila. Prohlédni si ji takhle: { $command }

## Before play

terminal-games = Hry:
terminal-games-how = Zahraj si některou takhle: { $command }
terminal-which-game = Která hra? Enter skončí. >
terminal-game-unknown = Žádná hra se tu nejmenuje „{ $text }“.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Kdo hraje? Napiš jména a boty a mezi ně čárky. Bot je číslo nebo jeho jméno:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Stůl { $code }
terminal-players = Hrají: { $names }
terminal-printing = Návod: { $printing }
terminal-house-rules = Domácí pravidla:
terminal-options = Na výběr před hrou:
terminal-printings = Návody:
terminal-readings = Domácí pravidla (--rule NÁZEV=HODNOTA):
terminal-default = { $text } (obvykle)
terminal-choice-unknown = „{ $text }“ se pro { $name } vybrat nedá.
terminal-choice-offered = Vyber jedno z těchto: { $choices }
terminal-choice-file = Nebo napiš jméno vlastního souboru.
terminal-choice-unfit = „{ $text }“ pro { $name } nejde dohromady s tím ostatním, co je vybrané:
terminal-choice-twice = „{ $name }“ je vybráno dvakrát. Stačí jednou.
terminal-option-unknown = Tahle hra nemá možnost „{ $name }“.
terminal-rule-unknown = Tahle hra nemá domácí pravidlo „{ $name }“.
terminal-rule-printed = Tenhle návod tak hraje i bez toho: { $text }. Vynech to.
terminal-rule-shape = Domácí pravidlo se píše NÁZEV=HODNOTA, třeba { $example }.
terminal-option-shape = Možnost se píše NÁZEV=HODNOTA, třeba { $example }.
terminal-edition-unknown = Tahle hra nemá vydání ani návod se jménem „{ $text }“.
terminal-edition-twice = Vyber vydání, nebo návod, ne obojí.
terminal-seats-twice = Počet míst je { $seats }, ale počet jmen je { $names }. Napiš jen jedno z toho.
terminal-seats-bots = Místa: { $seats }. Jména: { $names }. Boti: { $bots }. To nejde dohromady.
terminal-file-unfit = Se souborem { $file } se hrát nedá:
terminal-file-unreadable = { $file } se nedá přečíst: { $because }
terminal-file-too-long = { $file } je moc dlouhý: vlastní soubor má nejvýš { $most } bajtů.
terminal-file-none = { $file } není soubor, ale složka nebo zařízení.

## Looking back

terminal-replay-place = Krok { $number } z { $of }
terminal-replay-keys = Klávesy: doprava, doleva, Home, End; mezerník přehrává; q skončí.
terminal-replay-lines = Enter pokračuje; fungují i back, home, end a číslo; q skončí.
terminal-replay-prompt = záznam >
terminal-replay-start = Před prvním tahem
terminal-replay-no-game = { $file } není uložená hra.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = start
castle-terminal-gate = brána
castle-terminal-wand = hůlka
castle-terminal-ghost-room = pokoj duchů
castle-terminal-room = komnata
castle-terminal-column = Sloupec { $column } je { $symbol }
castle-terminal-no-door = Mezi { $one } a { $other } nejsou dveře
castle-terminal-sorcerer = Čaroděj stojí na poli { $square }
castle-terminal-was = byla { $laid }
castle-terminal-stack =
    { $cards ->
        [one] zbývá jedna karta
        [few] zbývají { $cards } karty
        [many] zbývá { $cards } karty
       *[other] zbývá { $cards } karet
    }
castle-terminal-plan = Plán:
castle-terminal-chip-wand = hůlka
castle-terminal-chip-spare = bez hůlky
castle-terminal-chip-skip = vynecháno
castle-terminal-legend = @ čaroděj, S start, O brána, w hůlka, X pokoj duchů, T poklad; čísla jsou naplánované kroky, mezera jsou dveře.

castle-step-walk = Krok { $number }: { castle-direction } na pole { $end }
castle-step-jump = Pak skok na pole { $end }
castle-step-stay = Pak na poli { $end } bez skoku
castle-step-ghost = Pak duch stoupá výš
castle-step-wand = Pak hůlka na poli { $end }
castle-step-spare = Pak na poli { $end } bez hůlky
castle-step-skip = Krok { $number } { castle-direction } se vynechá

castle-terminal-hint-turn = Otoč nejvýš dvě šipky, pak napiš „go“. „?“ ukáže, co můžeš udělat.
castle-terminal-hint-go = Hotovo? Napiš „go“. „back“ vrací zpět.
castle-terminal-hint-way = Kterým směrem jde karta { $place }? Napiš „walk up“, „walk right“, „walk down“ nebo „walk left“.
castle-terminal-hint-gate = Brána na poli { $square }! Napiš „jump“ a pole, nebo „stay“. „?“ ukáže brány.
castle-terminal-hint-wand = Hůlka na poli { $square }! Napiš „use wand“, nebo „leave wand“.
castle-terminal-hint-forced = Brána na poli { $square }! Napiš „jump“ a pole. „?“ ukáže brány.
castle-terminal-hint-turn-first = Na poli { $square } žádná odpověď nevede dál. Nejdřív otoč šipku. „?“ ukáže, co můžeš udělat.
castle-terminal-hint-stuck = Krok { $number } má zavřenou cestu. Otoč šipku. „?“ ukáže, co můžeš udělat.
castle-terminal-hint-stop = Krok { $number } má zavřenou cestu. Otoč šipku, nebo napiš „go“: řada tam skončí.
castle-terminal-hint-hopeless = Otáčení nepomůže. Napiš „go“ a duch vystoupá výš.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Území: { $terrain }
toybattle-terminal-paths = cesty k { $places }
toybattle-terminal-below = pod tím { $tiles }
toybattle-terminal-connected = spojená
toybattle-terminal-cut-off = odříznutá
toybattle-terminal-region =
    { $medals ->
        [one] Oblast { $bases }: jedna medaile
        [few] Oblast { $bases }: { $medals } medaile
        [many] Oblast { $bases }: { $medals } medaile
       *[other] Oblast { $bases }: { $medals } medailí
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Oblast { $bases }: jedna medaile, má ji { $name }
        [few] Oblast { $bases }: { $medals } medaile, má je { $name }
        [many] Oblast { $bases }: { $medals } medaile, má je { $name }
       *[other] Oblast { $bases }: { $medals } medailí, má je { $name }
    }
toybattle-terminal-you = Tvoje strana: { $name }
toybattle-terminal-idle = Tahy, kdy se nic nezměnilo: { $turns }; při { $most } je konec
toybattle-terminal-side-known = { $name }, známé na stojánku: { $troops }
toybattle-terminal-side-out = { $name }, ztracené: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } má jeden žeton lícem dolů
        [few] { $name } má { $count } žetony lícem dolů
        [many] { $name } má { $count } žetonu lícem dolů
       *[other] { $name } má { $count } žetonů lícem dolů
    }
toybattle-terminal-own-down = V tomhle tahu lícem dolů: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } v zásobě
toybattle-terminal-down = { $count } lícem dolů
toybattle-terminal-out = Ztracené
toybattle-terminal-known = Známé
toybattle-terminal-legend = [Hook4] modrá, (Hook4) červená, x2 tolik žetonů celkem, ! odříznutá, ? ptá se tě, [#1] (#41) hrady, 15R zvláštní základna, {"{"}1-2{"}"} brána, 2* medaile v oblasti, [2] (2) získané; seznam vedle uvádí základny každé oblasti.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Napiš „take“, nebo „place“ s hračkou a číslem. „?“ ukáže, co můžeš udělat.
toybattle-terminal-hint-skully = { $effect } na poli { $base }: „take“ vezme dva žetony, „decline“ odmítne.
toybattle-terminal-hint-capn = { $effect } na poli { $base }: „place“ postaví ještě jednu hračku, „decline“ odmítne. „?“ ukáže kam.
toybattle-terminal-hint-jumbo = { $effect } na poli { $base }: „discard“ a číslo soupeře vedle, nebo „decline“.
toybattle-terminal-hint-xb-42 = { $effect } na poli { $base }: „rob“ shodí naslepo žeton ze stojánku soupeře, „decline“ odmítne.
toybattle-terminal-hint-star = { $effect } na poli { $base }: „take“ vezme jeden žeton, „decline“ odmítne.
toybattle-terminal-hint-recall = { $effect } na poli { $base }: „recall“ a číslo jiné tvé hračky, nebo „decline“.
toybattle-terminal-hint-draw = { $effect } na poli { $base }: „take“ vezme jeden žeton, „decline“ odmítne.
toybattle-terminal-hint-shove = { $effect } na poli { $base }: „shove“, soupeř vedle a kam půjde, nebo „decline“. „?“ ukáže jak.
toybattle-terminal-hint-exhume = { $effect } na poli { $base }: „exhume“ a jedna z tvých ztracených hraček, nebo „decline“.
toybattle-terminal-hint-suppress = { $effect } na poli { $base }: „suppress“ otočí naslepo žeton soupeře lícem dolů. „?“ ukáže, co ještě můžeš udělat.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

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
