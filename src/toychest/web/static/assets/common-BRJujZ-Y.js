var e=`### Czech: words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Zavři
rule = Pravidlo { $rule }
rules = Pravidla
settings = Nastavení
help = Nápověda
menu = Menu
language = Jazyk
home = Úvod

## The games on the shelf

game-castle = Zakódovaný hrad
    .tagline = Plánujte kroky společně. A hlídejte ducha.
    .seats = 1 a více
    .time = 20 min
    .age = 4+
game-toybattle = Toy Battle
    .tagline = Hračky pochodují po koberci. Dvě strany, každá má hrad.
    .seats = 2
    .time = 15 min
    .age = 8+
game-clockwork = Útěk z Clockwork City
    .tagline = Postav létající stroj dřív než ostatní.
    .seats = 2–4
    .time = 35 min
    .age = 6+

## Home

home-hero-1 = Otevři truhlu.
home-hero-2 = Vyber hru. Hraj.
home-lead = Deskové hry u jedné obrazovky nebo s kamarády na dálku. Každé „ne“ má své pravidlo.
home-code = Kód stolu
    .placeholder = Kód stolu, např. LAMB-7KQD
home-join = Přidej se
home-code-wrong = Žádný stůl nemá tento kód. Zkontroluj písmena; není tu O ani 0.
home-play = Hraj
home-coming = Už brzy
    .help = Tahle hra se ještě staví.
home-who = Kdo hraje?
home-alone = Jen já
home-here = U této obrazovky
home-link = Přes odkaz
home-more = Další možnosti
home-names = Kdo tu sedí?
home-seat-name = Jméno na místě { $letter }
home-add = Ještě někdo
home-remove = Odeber: { $name }
home-link-seats = Kolik míst?
home-start = Ke stolu
home-go-on = Hraj dál
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
table-type = Napiš tah
    .placeholder = Napiš tah, třeba „{ $example }“
table-take-back = Vrať zpět
table-watching = Díváš se na hru
table-over = Konec hry
table-invite = Pozvi
table-why-not = Proč ne?
table-what-helps = Co pomůže:
table-open-rule = Pravidlo { $rule }
table-allowed = Nic tomu nebrání. Můžeš to zahrát.
table-reconnecting = Znovu se připojujeme…
    .safe = Tvoje hra je v bezpečí. Tahy počkají.
table-opening = Chystáme stůl…
table-log = Zápis
table-tab-players = Kdo hraje
table-sound-on = Zapni zvuk
table-sound-off = Vypni zvuk
table-title-yours = Jsi na řadě

## Invite, sit down

invite-title = Pozvi
invite-lead = Kdo otevře tento odkaz, může si přisednout nebo se dívat.
invite-code = Kód stolu
invite-link = Odkaz
invite-copy = Zkopíruj odkaz
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
sit-take = Posaď se
sit-take-which = Posaď se na místo { $letter }
sit-too = Posaď se i sem
sit-watch = Jen se dívej
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
help-enter = Vyber nebo polož
help-escape = Vrať na místo, zavři
help-space = Hlavní tlačítko; přeskoč animaci
help-back = Vrať zpět
help-why = Proč ne?
help-list = Přečti nahlas, co je na stole
help-mute = Zapni nebo vypni zvuk
help-type = Napiš tah
help-help = Tahle stránka
help-replay = Záznam krok za krokem
help-ends = První a poslední krok
help-ask = I šedé věci ti odpoví. Klikni na ně a dozvíš se pravidlo.

## The end, and looking back

end-rematch = Hraj znovu
end-save = Ulož hru
end-fair = Losování ověřeno, vše férové
end-home = Zpět k truhle
end-happened = Jak to šlo
replay-title = Záznam hry
replay-first = První krok
replay-previous = O krok zpět
replay-play = Přehraj
replay-pause = Zastav
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
request-refused-malformed-move = „{ $got }“ tady není tah
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
request-refused-table-unfinished = Tahle hra se ještě hraje
    .help = Záznam počká až na konec.
request-refused-unreachable = Server neodpovídá
    .help = Běží ještě Toychest? Tvoje hra je v bezpečí. Zkus to za chvilku.
request-refused-unforeseen = Tady se něco pokazilo
    .help = Nic se nezměnilo. Zkus to ještě jednou, nebo načti stránku znovu.
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
    .open = Otevři pravidla
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
end-again = Zkus to znovu

## One screen for two

curtain-pass = Teď { $name }. Předej obrazovku
curtain-away = { $before }, nedívej se. Za oponou je to, co má { $name }.
curtain-alone = Za oponou je to, co má { $name }.
curtain-open = Tady { $name }. Otevři
curtain-hold = Podrž a otevře se. Tak ji nikdo neodkryje omylem.
`;export{e as default};