### The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, nyomj Entert: { $what }
terminal-opening = Folytatódik a játék
terminal-hint = Írj be egy lépést. A „?” megmutatja, mit lehet.
terminal-moves = Ezeket lépheted:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Most nincs mit lépni.
terminal-moves-enter = Nyomj Entert: { $what }
terminal-pass = Most { $name } jön. Add át a gépet, aztán Enter.
terminal-passed = Most { $name } nézi a képernyőt.
terminal-seen-by-all = Mindenki megnézheti, egyszer:
terminal-seen-by-one = Csak { $name } nézheti meg, egyszer:
terminal-seen = Ha láttad, nyomj Entert: utána eltűnik.
terminal-taken-back = Visszavéve: { $words }
terminal-elsewhere = Ennél az asztalnál máshol is játszottak. Most így áll.
terminal-unknown = „{ $text }” itt se nem lépés, se nem parancs.
terminal-number-unknown =
    { $count ->
        [0] Most nincs mit szám szerint választani.
        [one] Most csak az 1-est lehet választani.
       *[other] Válassz egy számot 1 és { $count } között.
    }
terminal-number-listed = { $number } itt egy hely is. A lista { $number }. sorához ezt írd be: { $move }
terminal-number-alone = A „{ $number }” magában semmit sem lép. A „?” számozva megmutatja, mit lehet.
terminal-number-there = Hogy oda lépj, ezt írd be: { $moves }
terminal-extras-missing = Ehhez több kell, mint a játékhoz: { $packages }. Internettel írd be: „python3 play.py { $command }”, ez letölti, vagy „pip install { $names }”.
terminal-did-you-mean = Erre gondoltál: „{ $text }”?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Írd be: „why”, utána egy lépést: why { $example }
terminal-look-unknown = Itt semmit sem hívnak így: „{ $text }”. A „look” magában megmondja, mi van.
terminal-rules-how = A „rule 2” felolvas egy fejezetet, a „rule { $rule }” egy szabályt.
    .thing = A „rule { $thing }” megmondja, mire való valami.
terminal-rules-list = A „rules” megmutatja a fejezeteket.
terminal-seat = { $letter } hely

## Bots and hints

terminal-bot = { $name } – { $level }. szintű bot
terminal-bots = Botok (--bot SZINT):
terminal-bot-unknown = Nincs ilyen nevű bot: „{ $text }”.
terminal-bot-memory = Nincs bot, amely „{ $text }” lépésre emlékszik. Válassz egy számot 0 és { $most } között; 0-val semmit sem felejt el.
terminal-bot-fallback = { $name } most nem tud gondolkodni, és bármit lép, amit szabad.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Nézd meg ezt: „{ $start }”.
terminal-hint-look-all = Minden lépésed így kezdődik: „{ $start }”. Nézd meg jól.
terminal-hint-only-now = Csak ez a lépés maradt. A „back” visszaveszi az előzőt.
terminal-hint-more = A „hint” többet is mond.

## Help

terminal-help-move = Egy lépés, például „{ $example }”; vagy a száma, amíg a lista a képernyőn van.
terminal-help-list = ? megmutatja, mit lehet most.
terminal-help-hint = hint megmondja, hová nézz; még egyszer beírva, mely lépések jók; harmadszor, mi jöhet és miért.
terminal-help-why = why { $example } megmondja, melyik szabály enged vagy tilt egy lépést.
terminal-help-goal = goal megmondja, hogyan lehet nyerni, és mi egy kör.
terminal-help-look = look és egy hely megmondja, mi van ott, egy egész torony is; look { $thing } megmondja, mire való; look magában mindent elmond.
terminal-help-rules = rules megmutatja a szabályok fejezeteit; rule 2 felolvas egyet.
terminal-help-back = back visszaveszi az utolsó lépésedet; back 2 kettőt vesz vissza.
terminal-help-board = board újra megmutatja az asztalt.
terminal-help-log = log elmondja, mi történt eddig.
terminal-help-rule = rule { $rule } megnyit egy szabályt.
terminal-help-save = save FÁJL fájlba írja a befejezett játékot.
terminal-help-quit = quit itt abbahagyja. A játék megmarad.
terminal-help-enter = Enter továbblép, amikor az asztal rád vár.

## Kept, saved, going on

terminal-kept = A játék megmarad. Így folytathatod: { $command }
terminal-input-ended = A lépések előbb fogytak el, mint a játék. Megmarad; így folytathatod: { $command }
terminal-save-where = Írd be: „save”, utána egy fájl nevét.
terminal-save-later = Ez a játék még tart, ezért a naplója még nem kerül fájlba. Megmarad; így folytathatod: { $command }
terminal-saved = Elmentve ide: { $file }. Így ellenőrizheted: { $command }
terminal-save-exists = Már van ilyen fájl: { $file }. Válassz másik nevet.
terminal-save-failed = Ezt nem sikerült megírni: { $file }: { $because }
terminal-over = Vége. Írd be: save FÁJL, verify, rematch, replay vagy quit.
terminal-fair = Tiszta játék: minden bejegyzés ({ $entries }) követi a szabályokat és a magot.
terminal-scripted = A szabályok szerint: { $entries } bejegyzés. A tanulójáték { $scripted } húzást előre eldöntött, így ez a szerencséről nem mond semmit.
terminal-unfair = Ez a bejegyzés nem illik ide ({ $seq }.): { $because }
terminal-resume-others = Ez is félbemaradt:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Nincs félbemaradt játék. Így kezdhetsz egyet: { $command }
terminal-resume-over = Ennek a játéknak vége. Így nézheted vissza: { $command }

## Before play

terminal-games = Játékok:
terminal-games-how = Így játszhatsz: { $command }
terminal-games-learn = Előbb tanulj meg egyet: { $command }
terminal-which-game = Melyik játék? Írd be a nevét vagy a számát; elé a „learn” egy első, vezetett játékot indít. Az Enter kilép.
terminal-game-unknown = Itt nincs ilyen játék: „{ $text }”. Itt ezek vannak: { $games }. A saját játékodat a play.py találja meg, amikor elindul: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Ki játszik? Írd be a neveket és a botokat, vesszővel elválasztva. A botot a számával vagy a nevével írd:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Válassz játék előtt, például { $example }; a „?” megmutatja, mit lehet. Enter: a szokásos.
terminal-table = { $game }. Asztal: { $code }
terminal-players = Játékosok: { $names }
terminal-printing = Kiadás: { $printing }
terminal-house-rules = Házi szabályok:
terminal-help-offered = A „help” megmondja, mit írhatsz be, a „rules” megnyitja a szabályokat.
terminal-options = Játék előtt választható:
terminal-printings = Kiadások:
terminal-readings = Házi szabályok (--rule NÉV=ÉRTÉK):
terminal-default = { $text } (szokásos)
terminal-choice-unknown = Ez itt nem választható ({ $name }): „{ $text }”.
terminal-choice-offered = Ezek közül válassz: { $choices }
terminal-choice-file = Vagy írd be egy saját fájl nevét.
terminal-choice-unfit = A többi választásoddal ez nem megy ({ $name } = „{ $text }”):
terminal-choice-twice = Ezt kétszer választottad: „{ $name }”. Elég egyszer.
terminal-option-unknown = Ebben a játékban nincs ilyen választás: „{ $name }”.
terminal-rule-unknown = Ebben a játékban nincs ilyen házi szabály: „{ $name }”.
terminal-rule-printed = Ez a kiadás amúgy is így játssza: { $text }. Hagyd el.
terminal-rule-shape = A házi szabályt így írd: NÉV=ÉRTÉK, például { $example }.
terminal-option-shape = A választást így írd: NÉV=ÉRTÉK, például { $example }.
terminal-edition-unknown = Ennek a játéknak nincs ilyen változata vagy kiadása: „{ $text }”.
terminal-edition-twice = Változatot vagy kiadást válassz, ne mindkettőt.
terminal-seats-twice = { $seats } hely, de { $names } név. Csak az egyiket add meg.
terminal-seats-bots = Helyek: { $seats }. Nevek: { $names }. Botok: { $bots }. Ezek nem illenek össze.
terminal-file-unfit = Ezzel még nem lehet játszani: { $file }
terminal-file-unreadable = Ezt nem lehet elolvasni: { $file }: { $because }
terminal-file-too-long = Túl hosszú: { $file }. Egy saját fájl legfeljebb { $most } bájt lehet.
terminal-file-missing = Nincs { $file } nevű fájl.
terminal-file-none = Ez nem fájl, hanem mappa vagy eszköz: { $file }

## Looking back

terminal-replay-place = { $number }. lépés, összesen { $of }
terminal-replay-keys = Billentyűk: jobbra, balra, Home, End; a szóköz lejátszik; a q megállít.
terminal-replay-lines = Az Enter továbblép; van még back, home, end és a lépés száma; a q megállít.
terminal-replay-prompt = visszanézés >
terminal-replay-start = Az első lépés előtt
terminal-replay-no-game = Ez nem mentett játék: { $file }

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Egy kis játék kezdetnek itt van: { $folder }
terminal-new-terminal = Játszd itt: { $command }
terminal-new-browser = A böngészőben: { $command }
terminal-new-laws = Próbáld ki a törvényeit: { $command }
terminal-new-install = Előbb tedd fel a polcra: { $command }
terminal-new-name = Új játéknak nem lehet ez a neve: „{ $name }”. Válassz legalább három kisbetűt a és z között, az első után számjegy is lehet.
terminal-new-taken = Ez a név már foglalt: „{ $name }”, egy játéké vagy egy Python-csomagé. Válassz másikat.
terminal-laws-kept = { $game }: mind a { $laws } törvényt betartja.
terminal-laws-broken = { $game }: megszeg egy törvényt: { $because }
terminal-laws-unread = Ezek a szavak nem olvashatók: { $where }
terminal-laws-unsaid = Ezek a mondatok hiányoznak angolul: { $ids }
terminal-served-elsewhere = Egy másik Toychest már kiszolgálja a játszmákat itt: { $folder } (folyamat: { $process }). Előbb azt zárd be, vagy adj meg másik mappát a --data kapcsolóval.
terminal-strangers = A hálózatodon bárki megnyithatja ezt a címet, nyithat asztalt, nézheti azt az asztalt, amelynek a kódját ismeri, és leülhet ott egy szabad helyre. A te helyedet nem veheti el, és nem látja, ami nálad van. Amit küldünk, nincs titkosítva.
terminal-game-broken = Ezzel most nem lehet játszani: „{ $name }”: { $because }

## Egy értékháló tanítása.

terminal-train-work = { $work } százaléknyi munkával semmit sem tanul. Válassz 1 és { $most } között.
terminal-train-ending = { $file }: a { $ending } végződés azé, ami a háló mellett van. Adj a hálónak más végződést.
terminal-train-no-network = { $game }: ehhez nincs értékháló. Ezekhez van: { $games }
terminal-train-under-way = Tanulás, meglepetés { $surprise }
terminal-train-stopped = Megállt a(z) { $done }. rész után a(z) { $parts } részből. Ugyanez a parancs onnan folytatja.
terminal-train-other = { $file }: más játékhoz, maghoz vagy munkamennyiséghez tartozik. Töröld, vagy adj meg más fájlt a --out kapcsolóval.
terminal-train-damaged = { $file } sérült. Töröld, hogy újra kezdődjön.
terminal-train-curve = mennyire lepődött meg a háló
terminal-train-legend = lejátszott játékok; meglepetés natban, állásonként

## Learning a game: what the coach says, and what to type.

terminal-learn-step = { $step }. lépés, összesen { $steps }: { $words }
terminal-learn-type = Írd be: „{ $move }”.
terminal-learn-enter = Nyomj Entert.
terminal-learn-go-on = Nyomj Entert a folytatáshoz.
terminal-learn-elsewhere = Így is jó.
terminal-learn-over = Innen ez már egy rendes játék.
terminal-learn-alone = Innen egyedül játszol.
terminal-learn-none = Nincs „{ $text }” nevű tanulójáték. Tanulj meg egyet ezek közül: { $games }
terminal-learn-offered = Tanuld meg játék közben: { $command }
terminal-learn-how = A „skip” megteszi, amit kérek; az „alone” elküld engem.
terminal-tip = Jó tudni: { $words } ({ $rule })
terminal-tip-how = A „tips off” kikapcsolja ezeket a sorokat.
terminal-tips-off = Nincs több tudnivaló. A „tips on” visszahozza őket.
terminal-tips-on = Újra lesznek tudnivalók.
terminal-help-tips = tips off: kikapcsolja a tudnivalókat; tips on: visszahozza őket.
terminal-fair-since = Tiszta a folytatás óta: { $entries } bejegyzés a szabályok szerint, { $copied } húzás az előző játékból.

## What bot games say of a game.

report-title = { $game }: mit mondanak a botok játszmái
report-intro = Játszmák: { $games }. Minden helyen { $level }. szintű botok; helyek: { $seats }.
report-starter-won = Játszmák, amelyeket a kezdő nyer
report-team-won = Játszmák, amelyeket a csapat nyer
report-luck = Szerencse nélkül: amit a véletlen a kezdés után adott, le van vonva. Ez annyira biztos, mint { $worth }-szer ennyi játszma ({ $evaluator }).
report-board = Tábla
report-printing = Kiadás
report-games = Játszmák
report-without-luck = Szerencse nélkül
report-length = Döntések egy játszmában
report-median = Döntések, medián
report-half = A játszmák fele
report-from-to = { $low }–{ $high }
report-share = { $share } ({ $low }–{ $high })
report-endings = Hogyan érnek véget a játszmák
report-cut-off = megszakítva
report-all = Mind
report-under-way = A botok játszanak
report-stopped = Megállítva. Amit lejátszottak, itt van: { $file }; ugyanez a parancs folytatja.
report-other-file = Ebben nem botok játszmái vannak: { $file }. Adj meg más fájlt így: --results.
report-no-such-bot = Nincs ilyen bot: { $bot }. Válassz szintet 1 és 6 között, vagy ezt: greedy, random.
terminal-help-resign = resign feladja a játékot, ha ketten játszanak egymás ellen.
terminal-resign-sure = Akkor { $name } győz. Ha feladod, írd be még egyszer: „resign”.
terminal-clock = Ennek az asztalnak órája van. Ennél a billentyűzetnél áll.
