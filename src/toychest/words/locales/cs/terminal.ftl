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
terminal-elsewhere = U tohoto stolu se hrálo dál na jiném zařízení. Teď to vypadá takhle.
terminal-unknown = „{ $text }“ tady není tah ani příkaz.
terminal-number-unknown =
    { $count ->
        [0] Teď se podle čísla nedá nic vybrat.
        [one] Teď se dá vybrat jen číslo 1.
       *[other] Vyber číslo od 1 do { $count }.
    }
terminal-number-listed = { $number } je tady i místo. Pro číslo { $number } ze seznamu napiš: { $move }
terminal-number-alone = Samotné „{ $number }“ nic nezahraje. „?“ ukáže s čísly, co můžeš udělat.
terminal-number-there = Chceš-li hrát tam, napiš: { $moves }
terminal-extras-missing = Tohle potřebuje víc než samotné hraní: { $packages }. S internetem napiš „python3 play.py { $command }“ a stáhne se to, nebo „pip install { $names }“.
terminal-did-you-mean = Má to být „{ $text }“?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Napiš „why“ a tah: why { $example }
terminal-look-unknown = Nic se tady nejmenuje „{ $text }“. Samotné „look“ řekne, co tu je.
terminal-rules-how = „rule 2“ přečte kapitolu, „rule { $rule }“ odstavec.
    .thing = „rule { $thing }“ řekne, co která věc dělá.
terminal-rules-list = „rules“ ukáže kapitoly.
terminal-seat = Místo { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Boti (--bot ÚROVEŇ):
terminal-bot-unknown = Žádný bot se nejmenuje „{ $text }“.
terminal-bot-memory = Žádný bot si nepamatuje tolik tahů: „{ $text }“. Vyber číslo od 0 do { $most }; s 0 nic nezapomene.
terminal-bot-fallback = Přemýšlení se tentokrát nepovedlo: { $name } zahraje kterýkoli dovolený tah.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Podívej se na „{ $start }“.
terminal-hint-look-all = Všechny tvoje tahy začínají na „{ $start }“. Dobře se podívej.
terminal-hint-only-now = Zbývá jen tento tah. „back“ vrátí ten předchozí.
terminal-hint-more = „hint“ řekne víc.

## Help

terminal-help-move = Tah, třeba „{ $example }“; nebo jeho číslo, dokud je seznam na obrazovce.
terminal-help-list = ? ukáže, co teď můžeš udělat.
terminal-help-hint = hint řekne, kam se dívat; podruhé, které tahy jsou dobré; potřetí, co může přijít a proč.
terminal-help-why = why { $example } řekne, které pravidlo tah dovoluje nebo zakazuje.
terminal-help-goal = goal řekne, jak se vyhrává a co je tah.
terminal-help-look = look a místo řekne, co tam leží, i celý sloupek; look { $thing } řekne, co která věc dělá; samotné look to řekne o všem.
terminal-help-rules = rules ukáže kapitoly pravidel; rule 2 jednu přečte.
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
terminal-scripted = Podle pravidel. Záznamy: { $entries }. Losy, které určil průvodce: { $scripted }, takže to nic neříká o štěstí.
terminal-unfair = Záznam { $seq } nesedí: { $because }
terminal-resume-others = Také nedohrané:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Žádná hra nečeká na dohrání. Začni novou takhle: { $command }
terminal-resume-over = Tahle hra skončila. Prohlédni si ji takhle: { $command }

## Before play

terminal-games = Hry:
terminal-games-how = Zahraj si některou takhle: { $command }
terminal-games-learn = Nejdřív se jednu nauč: { $command }
terminal-which-game = Která hra? Napiš jméno nebo číslo; s „learn“ před ním zahraješ první hru s průvodcem. Enter skončí.
terminal-game-unknown = Žádná hra se tu nejmenuje „{ $text }“. Jsou tu: { $games }. Tvou vlastní hru najde play.py, když se spustí: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Kdo hraje? Napiš jména a boty a mezi ně čárky. Bot je číslo nebo jeho jméno:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Vyber před hrou, třeba { $example }; „?“ ukáže, z čeho lze vybírat. Enter: jako obvykle.
terminal-table = { $game }. Stůl { $code }
terminal-players = Hrají: { $names }
terminal-printing = Návod: { $printing }
terminal-house-rules = Domácí pravidla:
terminal-help-offered = „help“ řekne, co můžeš napsat, „rules“ otevře pravidla.
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
terminal-file-missing = Soubor { $file } tu není.
terminal-file-none = { $file } není soubor, ale složka nebo zařízení.

## Looking back

terminal-replay-place = Krok { $number } z { $of }
terminal-replay-keys = Klávesy: doprava, doleva, Home, End; mezerník přehrává; q skončí.
terminal-replay-lines = Enter pokračuje; fungují i back, home, end a číslo; q skončí.
terminal-replay-prompt = záznam >
terminal-replay-start = Před prvním tahem
terminal-replay-no-game = { $file } není uložená hra.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Malá hra pro začátek leží v { $folder }
terminal-new-terminal = Zahraj si ji tady: { $command }
terminal-new-browser = V prohlížeči: { $command }
terminal-new-laws = Vyzkoušej její zákony: { $command }
terminal-new-install = Nejdřív ji postav na polici: { $command }
terminal-new-name = Nová hra se nemůže jmenovat „{ $name }“: vyber aspoň tři malá písmena od a do z, po prvním i číslice.
terminal-new-taken = Jméno „{ $name }“ už má jiná hra nebo balíček Pythonu. Vyber jiné.
terminal-laws-kept = { $game }: všechny zákony ({ $laws }) platí.
terminal-laws-broken = { $game }: jeden zákon neplatí: { $because }
terminal-laws-unread = Tato slova nejdou přečíst: { $where }
terminal-laws-unsaid = V angličtině chybí tyto věty: { $ids }
terminal-served-elsewhere = Hry ve složce { $folder } už obsluhuje jiný Toychest (proces { $process }). Nejdřív ho zavři, nebo uveď jinou složku pomocí --data.
terminal-strangers = Kdokoli ve tvé síti může otevřít tuto adresu, otevírat stoly, dívat se na stůl, jehož kód zná, a sednout si tam na volné místo. Tvoje místo vzít nemůže a nevidí, co máš. Co se posílá, není šifrované.
terminal-game-broken = Hra „{ $name }“ se nedá hrát: { $because }

## Učení hodnotové sítě.

terminal-train-work = Za { $work } procent práce se nic nenaučí. Zvol 1 až { $most }.
terminal-train-ending = { $file }: konec { $ending } patří tomu, co leží vedle sítě. Dej síti jiný konec.
terminal-train-no-network = { $game } nemá hodnotovou síť. Je pro: { $games }
terminal-train-under-way = Učení, překvapení { $surprise }
terminal-train-stopped = Zastaveno po části { $done } z { $parts }. Stejný příkaz odtud pokračuje.
terminal-train-other = { $file } patří k jiné hře, jinému semínku nebo jinému množství práce. Smaž ho, nebo zadej jiný soubor pomocí --out.
terminal-train-damaged = { $file } je poškozený. Smaž ho, a začne se znovu.
terminal-train-curve = jak moc byla síť překvapená
terminal-train-legend = odehrané hry; překvapení v natech na stav

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Krok { $step } z { $steps }: { $words }
terminal-learn-type = Napiš „{ $move }“.
terminal-learn-enter = Stiskni Enter.
terminal-learn-go-on = Stiskni Enter a pokračuj.
terminal-learn-elsewhere = Tak to jde taky.
terminal-learn-over = Odteď je to obyčejná hra.
terminal-learn-alone = Odteď hraješ beze mě.
terminal-learn-none = Hra s průvodcem „{ $text }“ není. Nauč se jednu z těchto: { $games }
terminal-learn-offered = Nauč se ji při hře: { $command }
terminal-learn-how = „skip“ udělá, oč žádám; „alone“ mě pošle pryč.
terminal-tip = Dobré vědět: { $words } ({ $rule })
terminal-tip-how = „tips off“ tyto řádky vypne.
terminal-tips-off = Už žádné tipy. „tips on“ je vrátí.
terminal-tips-on = Tipy zase přijdou.
terminal-help-tips = tips off tipy vypne, tips on je vrátí.
terminal-fair-since = Férové od pokračování: { $entries } záznamů podle pravidel, { $copied } losování z předchozí hry.

## What bot games say of a game.

report-title = { $game }: co říkají hry botů
report-intro = Hry: { $games }. Boti úrovně { $level } na každém místě; místa: { $seats }.
report-starter-won = Hry, které vyhraje ten, kdo začíná
report-team-won = Hry, které vyhraje tým
report-luck = Bez štěstí: je odečteno to, co po začátku dala náhoda. Je to tak jisté jako { $worth }krát víc her ({ $evaluator }).
report-board = Plán
report-printing = Vydání
report-games = Hry
report-without-luck = Bez štěstí
report-length = Rozhodnutí ve hře
report-median = Rozhodnutí, medián
report-half = Polovina her
report-from-to = od { $low } do { $high }
report-share = { $share } (od { $low } do { $high })
report-endings = Jak hry končí
report-cut-off = přerušeno
report-all = Všechny
report-under-way = Boti hrají
report-stopped = Zastaveno. Odehrané hry jsou v { $file }; stejný příkaz pokračuje.
report-other-file = { $file } obsahuje něco jiného než hry botů. Uveď jiný soubor pomocí --results.
report-no-such-bot = Bot { $bot } neexistuje. Vyber úroveň od 1 do 6, greedy nebo random.
terminal-help-resign = resign vzdá hru, když hrají dva proti sobě.
terminal-resign-sure = Pak vyhrává { $name }. Napiš „resign“ ještě jednou a hru vzdáš.
terminal-clock = Tento stůl má hodiny. U této klávesnice stojí.
