var e=`### Czech: words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Zavřít
rule = Pravidlo { $rule }
    .own = { $rule }: naše vlastní rozhodnutí tam, kde pravidla mlčí
rules = Pravidla
settings = Nastavení
help = Nápověda
menu = Menu
language = Jazyk
home = Úvod

## Home

home-hero-1 = Otevři truhlu.
home-hero-2 = Vyber hru. Hraj.
home-lead = Deskové hry u jedné obrazovky nebo s kamarády na dálku. Každé „ne“ má své pravidlo.
home-code = Kód stolu
    .placeholder = Kód stolu, např. LAMB-7KQD
home-join = Přidat se
home-code-wrong = Žádný stůl nemá tento kód. Zkontroluj písmena; není tu O ani 0.
home-play = Hrát
home-who = Kdo hraje?
home-alone = Jen já
home-here = U této obrazovky
home-link = Přes odkaz
home-middle = S telefony
home-more = Další možnosti
home-names = Kdo tu sedí?
home-seat-name = Jméno na místě { $letter }
home-add = Ještě někdo
home-remove = Odebrat: { $name }
home-link-seats = Kolik míst?
home-start = Ke stolu
home-go-on = Hrát dál
home-go-on-with = { $game }, u stolu: { $names }
home-games = Hry
home-unofficial = Neoficiální a nezávislé. Hry patří svým vydavatelům, obrázky jsou naše vlastní.
home-name-0 = Liška
home-name-1 = Sova
home-name-2 = Medvěd
home-name-3 = Zajíc
home-name-4 = Myška
home-name-5 = Žába
home-name-6 = Husa
home-name-7 = Kočka

## At the table

table-code = Stůl { $code }
table-code-over = Stůl { $code } · dohráno
table-team = Kdo hraje
table-free = volné místo
table-you = { $name } (ty)
table-waits-free = Místo { $letter } je volné. Až si někdo sedne, hraje se dál.
table-happened = Co se stalo
table-happened-none = Zatím nic. Zápis začíná prvním tahem.
table-type = Napsat tah
    .placeholder = Napiš tah, třeba „{ $example }“
table-take-back = Vrátit zpět
table-watching = Díváš se na hru
table-over = Konec hry
table-invite = Pozvat
table-why-not = Proč to nejde?
table-what-helps = Co pomůže:
table-open-rule = Pravidlo { $rule }
table-allowed = Nic tomu nebrání. Můžeš to zahrát.
table-reconnecting = Znovu se připojujeme…
    .safe = Tvoje hra je v bezpečí. Tahy počkají.
table-opening = Chystáme stůl…
table-log = Zápis
table-tab-players = Kdo hraje
table-sound-on = Zapnout zvuk
table-sound-off = Vypnout zvuk
table-title-yours = Jsi na řadě
table-turn = Na řadě: { $name }
table-turn-yours = Jsi na řadě, { $name }

## Invite, sit down

invite-title = Pozvat
invite-lead = Kdo otevře tento odkaz, může si přisednout nebo se dívat.
invite-code = Kód stolu
invite-link = Odkaz
invite-copy = Zkopírovat odkaz
invite-copied = Zkopírováno.
invite-select = Odkaz je označený. Teď ho zkopíruj.
invite-qr = Odkaz jako obrázek k naskenování
invite-free =
    { $seats ->
        [0] Všechna místa jsou obsazená. Dívat se ale můžeš.
        [one] Jedno místo je volné.
        [few] { $seats } místa jsou volná.
        [many] { $seats } místa je volného.
       *[other] { $seats } míst je volných.
    }
sit-title = Je tu volné místo
sit-lead = { $game }, stůl { $code }
sit-name = Tvoje jméno
sit-take = Posadit se
sit-take-which = Posadit se na místo { $letter }
sit-too = Posadit se i sem
sit-watch = Jen se dívat
sit-full = Všechna místa jsou obsazená. Můžeš se dívat.

## Settings

settings-language = Jazyk
settings-theme = Barvy
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-theme-system = Podle systému
settings-motion = Animace
settings-motion-full = Živé
settings-motion-still = Bez pohybu
settings-motion-system = Podle systému
settings-letters = Zkratky jedním písmenem
settings-sound = Zvuky

## Help

help-keys = Klávesy
help-next = Další věc
help-arrows = Pohyb po plánu
help-enter = Vybrat nebo položit
help-escape = Vrátit na místo, zavřít
help-space = Hlavní tlačítko; přeskočit animaci
help-back = Vrátit zpět
help-why = Proč to nejde?
help-list = Přečíst nahlas, co je na stole
help-mute = Zapnout nebo vypnout zvuk
help-type = Napsat tah
help-help = Tahle stránka
help-replay = Záznam krok za krokem
help-ends = První a poslední krok
help-ask = I šedé věci ti odpoví. Stiskni některou a dozvíš se pravidlo.

## The end, and looking back

end-rematch = Hrát znovu
end-save = Uložit hru
end-fair = Losování ověřeno, vše férové
end-home = Zpět k truhle
end-happened = Jak to šlo
replay-title = Záznam hry
replay-first = První krok
replay-previous = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-next = O krok dál
replay-last = Poslední krok
replay-place = { $number } z { $of }
replay-scrub = Krok
replay-keys-step = krok
replay-keys-ends = začátek, konec
replay-keys-play = přehraj
replay-loading = Načítáme hru…

## The rules page

rules-title = Pravidla hry { $game }
rules-loading = Otevíráme pravidla…
rules-all = Všechna pravidla
rules-missing = Tento odstavec na stránce není.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Něco se cestou ztratilo
    .help = Načti stránku znovu. Tvoje hra je v bezpečí.
request-refused-malformed-move = „{ $got }“ není tah téhle hry
    .help = Tah vypadá takto: { $expected }.
request-refused-stale = Někdo byl o chviličku rychlejší
    .help = Podívej se znovu na plán a pak vyber.
request-refused-not-your-seat = Tohle místo není tvoje
    .help = Posaď se na volné místo, nebo se dívej.
request-refused-not-waiting = Nikdo teď nemusí začínat tah
    .help = Pokračuj v tahu, který už běží.
request-refused-seat-taken = Tady už někdo sedí
    .help = Vyber jiné místo, nebo se dívej.
request-refused-no-such-table = Žádný stůl nemá tento kód
    .help = Zkontroluj písmena; není tu O ani 0.
request-refused-cannot-take-back = Tohle už nejde vrátit
    .help =
        { $because ->
            [fleeting] Co už někdo viděl, to viděl. Pokračuj odsud.
            [reveal] Co už někdo viděl, to viděl. Pokračuj odsud.
           *[other] Mezitím rozhodla náhoda nebo táhl někdo jiný. Pokračuj odsud.
        }
request-refused-store-failed = Hru se nepodařilo zapsat
    .help = Nic se nezměnilo. Uvolni místo na disku a zkus to znovu.
request-refused-store-unreachable = Databáze her teď není dostupná
    .help = Nic se neztratí. Chvíli počkej a zkus to znovu.
request-refused-edition-unknown = Tahle hra v truhle není
    .help = Vyber některou z her na polici.
request-refused-log-damaged = Zápis téhle hry je poškozený
    .help = Už ji nejde otevřít. Tvoje ostatní hry jsou v bezpečí.
request-refused-log-newer = Tahle hra je z novějšího Toychestu
    .help = Aktualizuj Toychest a pak otevři stůl znovu.
request-refused-log-truncated = Zápis téhle hry končí po záznamu { $seq }
    .help = Konec chybí, a tak ji nejde otevřít. Tvoje ostatní hry jsou v bezpečí.
request-refused-log-unreadable = Zápis téhle hry nejde přečíst
    .help = Tvoje ostatní hry jsou v bezpečí. Začni novou.
request-refused-option-unknown = Tahle možnost tu není
    .help = Vyber znovu v části „Další možnosti“.
request-refused-seats-wrong = Tento počet míst se nehodí
    .help = Tolik lidí tu může hrát: { $counts }.
request-refused-name-too-long = Tohle jméno je moc dlouhé
    .help = Krátké se na kartu vejde.
request-refused-token-too-short = Tohle místo potřebuje delší heslo
    .help = Načti stránku znovu a pak se posaď.
request-refused-too-late-for-entropy = První losování už proběhlo
    .help = Vlastní slova se přidávají před prvním losováním.
request-refused-no-guide = Tady není hra s průvodcem
    .help = Hraj dál, nebo se nauč hru z police.
request-refused-no-decision = Tam nikdo nic nerozhodl
    .help = Vyber chvíli, kdy si někdo volil tah.
request-refused-no-verdict = Tvůj tah se nepodařilo zvážit
    .help = Zkus to za chvíli znovu.
request-refused-table-unfinished = Tahle hra se ještě hraje
    .help = Záznam počká až na konec.
request-refused-unreachable = Server neodpovídá
    .help = Běží ještě Toychest? Tvoje hra je v bezpečí. Zkus to za chvilku.
request-refused-unforeseen = Tady se něco pokazilo
    .help = Nic se nezměnilo. Zkus to ještě jednou, nebo načti stránku znovu.
request-refused-too-many-tables = Z tvé adresy bylo otevřeno příliš mnoho stolů
    .help = Počkej minutu a pak otevři tento. Tvoje hry jsou v bezpečí.
request-refused-too-often = To bylo příliš často za tak krátkou dobu
    .help = Chvilku počkej a zkus to znovu.
request-refused-too-many-lines = Z tvé adresy je otevřeno příliš mnoho oken
    .help = Několik jich zavři a pak tuto stránku načti znovu.
request-refused-too-busy = Server má teď příliš mnoho práce
    .help = Zkus to za chvilku znovu.
request-refused-took-too-long = Projít tento soubor trvá příliš dlouho
    .help = Zmenši ho nebo zjednoduš a zkus to znovu.
request-refused-option-unfit = Takhle se ještě hrát nedá
    .help = Níž je napsané, co nesedí. Oprav to a zkus to znovu.

## Choosing before play

choices-finer = Podrobnosti
choices-house-rules = Domácí pravidla
    .help = Kde se návody liší nebo mlčí, rozhoduješ ty. U každé volby je napsané, jak se hraje.
choices-house-rule = domácí pravidlo
choices-changed =
    { $count ->
        [one] 1 změna
        [few] { $count } změny
        [many] { $count } změny
       *[other] { $count } změn
    }
choices-as-printed = Zpět k tomuto návodu
choices-done = Hotovo
stepper-less = O jeden méně
stepper-more = O jeden víc
played-title = U tohoto stolu se hraje
    .open = Otevřít pravidla
played-house-rules =
    { $count ->
        [one] 1 domácí pravidlo
        [few] { $count } domácí pravidla
        [many] { $count } domácího pravidla
       *[other] { $count } domácích pravidel
    }
rules-rulings = Kde se návody liší
    .help = Označené je to, jak se hraje u tohoto stolu.
rules-plays = U tohoto stolu se hraje
rules-plays-printing = Podle tohoto návodu se hraje
rules-plays-ours = Každá sporná věc tak, jak ji rozhodujeme my.
rules-house-rule = domácí pravidlo
rules-as-printed = návod: { $printing }
rules-our-ruling = naše rozhodnutí
rules-played = tak se tu hraje
end-again = Zkusit to znovu

## One screen for two

curtain-pass = Teď { $name }. Předej obrazovku
curtain-away = { $before }, nedívej se. Za oponou je to, co má { $name }.
curtain-alone = Za oponou je to, co má { $name }.
curtain-open = Tady { $name }. Otevři
curtain-hold = Podrž a otevře se. Tak ji nikdo neodkryje omylem.

## Bots and hints

request-refused-bot-level-unknown = Bot úrovně { $got } tu není
    .help = Vyber některou z nabízených úrovní.
request-refused-bot-memory-unknown = Paměť na tolik tahů tu není: { $got }
    .help = Vyber číslo od 0 do { $most }; s 0 bot nic nezapomene.
request-refused-bot-stays = Bot zůstává na svém místě
    .help = Hra už začala; příště uvolni místo před prvním tahem.
request-refused-not-to-act = Teď nemáš co rozhodovat
    .help = Řekni si o radu, až budeš na řadě.
request-refused-hint-grade-unknown = Rada stupně { $got } tu není
    .help = Řekni si o stupeň 1, 2 nebo 3.
request-refused-hint-under-way = Nad tvou poslední radou se ještě přemýšlí
    .help = Chvilku počkej.
request-refused-no-hint = Žádná rada se nenašla
    .help = Řekni si o ni znovu za chvilku.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Mírný, na první hru: vidí jen kousek za svůj další tah.
bot-level-2 = Snadný: přemýšlí jen mžik a dívá se kousek dopředu.
bot-level-3 = Spolehlivý: dělá jen málo zjevných chyb.
bot-level-4 = Pečlivý: dívá se daleko dopředu a vždycky zahraje to, co má za nejlepší.
bot-level-5 = Silný: všechno si promyslí a málokdy se splete.
bot-level-6 = Nejsilnější: přemýšlí ze všech sil.
bot-level-named = { $name }, bot úrovně { $level }
bot-which = Který bot?
bot-memory = Paměť
bot-memory-entries = Po tolika tazích zapomene dvě věci ze tří: { $entries }
bot-memory-all = Nic nezapomene.
bot-me-against = Proti botovi { $name }
bot-me-with = Já a { $name }
bot-at-seat = Bot na místě { $letter }
bot-let = Ať hraje bot
bot-let-seat = Ať na místě { $letter } hraje bot
bot-let-which = Ať hraje { $name }
bot-person = Na místě { $letter } hraje člověk
bot-change = { $name }, bot úrovně { $level }. Změň ho
bot-change-title = { $name } hraje na místě { $letter }
bot-leave = Uvolni místo
bot-thinking = { $name } přemýšlí
bot-by-rules = Tady se přemýšlí podle psaných pravidel: trvá to déle a není vidět tak daleko.

hint = Rada
hint-key = Rada; ještě jednou a bude jasnější
hint-grade = Rada { $grade } z 3
hint-thinking = Přemýšlíme…
hint-look = Podívej se na to, co svítí.
hint-look-all = Tvoje tahy tu začínají stejně. Dobře se podívej na to, co svítí.
hint-only = Zahrát se dá jen jeden tah.
hint-guess = Na přemýšlení nebyl čas. Tohle je jen první odhad.
hint-candidates = Stojí za pohled
hint-chance = šance na výhru
hint-chance-estimated = šance na výhru, odhad
hint-chance-exact = šance na výhru, přesně
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, přesně
hint-line = Co může přijít
hint-line-by = { $name }: { $move }
hint-more = Řekni víc
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Nic jiného se zahrát nedá.
hint-reason-wins-now = Tohle hned vyhrává.
hint-reason-only-good-move = Žádný jiný tah tu nepřichází v úvahu.
hint-reason-best-by-far = O hodně lepší než druhý nejlepší tah: šance na výhru { $worth }, ne { $secondWorth }.
hint-reason-slightly-better = O trochu lepší než druhý nejlepší tah: šance na výhru { $worth }, ne { $secondWorth }.
hint-reason-all-alike = Několik tahů je asi stejně dobrých: šance na výhru { $worth }.
hint-reason-all-lost = Žádný tah už nedává větší šanci na výhru: { $worth }.
hint-reason-fallback = Na přemýšlení nebyl čas. Tohle je jen první odhad.
hint-reason-unsure = Vyzkoušet se dalo příliš málo na to, aby šlo říct číslo.
hint-takes = získá: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } přemýšlí.
plain-begin = Dál
    .help = Připraveno? Klikni a jde se dál.
plain-choose = Vyber, co uděláš.
plain-to-act = na tahu
plain-table = Co leží na stole
plain-facts = Stůl
plain-moves = Tvoje tahy
plain-none = nic
plain-yes = ano
plain-no = ne
plain-once = Zapamatuj si to: ukáže se to jen jednou.
plain-seen = Už vím
plain-key = Zahraj tah podle pořadí
request-refused-table-deleted = Tento stůl byl smazán
    .help = Souhlasili všichni, kdo tu seděli. Hra už není.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Deskové hry z krabice, hrané pořádně.
key-enter = Enter
key-esc = Esc
key-space = Mezerník
key-home = Home
key-end = End
bot-rank-1 = Velmi snadný
bot-rank-2 = Snadný
bot-rank-3 = Střední
bot-rank-4 = Těžký
bot-rank-5 = Velmi těžký
bot-rank-6 = Nejtěžší
`;export{e as default};