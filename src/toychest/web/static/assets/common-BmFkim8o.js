var e=`### Words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Închide
rule = Regula { $rule }
    .own = { $rule }: decizia noastră, acolo unde regulamentul tace
rules = Reguli
settings = Setări
help = Ajutor
menu = Meniu
language = Limbă
home = Acasă

## Home

home-hero-1 = Deschide cufărul.
home-hero-2 = Alege un joc. Joacă.
home-lead = Jocuri de societate la același ecran sau cu prieteni de departe. Fiecare „nu” vine cu regula lui.
home-code = Codul mesei
    .placeholder = Codul mesei, de exemplu LAMB-7KQD
home-join = Intră
home-code-wrong = Nicio masă nu are codul acesta. Verifică literele: nu există O și nici 0.
home-play = Joacă
home-who = Cine joacă?
home-alone = Doar eu
home-here = La acest ecran
home-link = Prin link
home-middle = Cu telefoane
home-more = Mai multe opțiuni
home-names = Cine stă aici?
home-seat-name = Numele de pe locul { $letter }
home-add = Adaugă
home-remove = Scoate: { $name }
home-link-seats = Câte locuri?
home-start = Începe jocul
home-go-on = Continuă
home-go-on-with = { $game } cu { $names }
home-games = Jocuri
home-unofficial = Neoficial și independent. Jocurile sunt ale editorilor lor; desenele sunt ale noastre.
home-name-0 = Vulpea
home-name-1 = Bufnița
home-name-2 = Ursul
home-name-3 = Iepurele
home-name-4 = Șoricelul
home-name-5 = Broscuța
home-name-6 = Gâsca
home-name-7 = Pisica

## At the table

table-code = Masa { $code }
table-code-over = Masa { $code } · joc încheiat
table-team = Cine joacă
table-free = loc liber
table-you = { $name } (tu)
table-waits-free = Locul { $letter } e liber. Când se așază cineva, jocul merge mai departe.
table-happened = Ce s-a întâmplat
table-happened-none = Încă nimic. Jurnalul începe cu prima mutare.
table-type = Scrie o mutare
    .placeholder = Scrie o mutare, de exemplu „{ $example }”
table-take-back = Ia înapoi
table-watching = Privești jocul
table-over = Jocul s-a terminat
table-invite = Invită
table-why-not = De ce nu?
table-what-helps = Ce ar ajuta:
table-open-rule = Regula { $rule }
table-allowed = Nu te oprește nimic. Poți să joci așa.
table-reconnecting = Se reconectează…
    .safe = Jocul e în siguranță. Mutările așteaptă.
table-opening = Se deschide masa…
table-log = Jurnal
table-tab-players = Cine joacă
table-sound-on = Pornește sunetul
table-sound-off = Oprește sunetul
table-title-yours = E rândul tău
table-turn = La rând: { $name }
table-turn-yours = E rândul tău, { $name }

## Invite, sit down

invite-title = Invită
invite-lead = Cine deschide linkul poate să ia loc sau să privească.
invite-code = Codul mesei
invite-link = Link
invite-copy = Copiază linkul
invite-copied = Link copiat.
invite-select = Linkul e marcat. Acum copiază-l.
invite-qr = Linkul ca imagine de scanat
invite-free =
    { $seats ->
        [0] Toate locurile sunt ocupate. Dar poți privi.
        [one] Un loc e liber.
        [few] { $seats } locuri sunt libere.
       *[other] { $seats } de locuri sunt libere.
    }
sit-title = E un loc liber
sit-lead = { $game }, masa { $code }
sit-name = Numele tău
sit-take = Ia loc
sit-take-which = Ia locul { $letter }
sit-too = Stai și aici
sit-watch = Doar privește
sit-full = Toate locurile sunt ocupate. Dar poți privi.

## Settings

settings-language = Limbă
settings-theme = Culori
settings-theme-light = Luminoase
settings-theme-dark = Întunecate
settings-theme-system = Ca sistemul
settings-motion = Mișcare
settings-motion-full = Vioaie
settings-motion-still = Liniștită
settings-motion-system = Ca sistemul
settings-letters = Taste cu o literă
settings-sound = Sunete

## Help

help-keys = Taste
help-next = Mai departe
help-arrows = Mergi pe planșă
help-enter = Ia sau pune
help-escape = Pune la loc, închide
help-space = Butonul principal; sari peste mișcare
help-back = Ia înapoi
help-why = De ce nu?
help-list = Citește masa cu voce tare
help-mute = Pornește sau oprește sunetul
help-type = Scrie o mutare
help-help = Pagina aceasta
help-replay = Revezi jocul pas cu pas
help-ends = Primul și ultimul pas
help-ask = Poți întreba și despre ce e gri. Apasă acolo și afli regula.

## The end, and looking back

end-rematch = Joacă din nou
end-save = Salvează jocul
end-fair = Tragerile verificate, totul e cinstit
end-home = Înapoi la cufăr
end-happened = Cum a fost
replay-title = Revezi jocul
replay-first = Primul pas
replay-previous = Un pas înapoi
replay-play = Redă
replay-pause = Oprește
replay-next = Un pas înainte
replay-last = Ultimul pas
replay-place = { $number } din { $of }
replay-scrub = Pas
replay-keys-step = pas
replay-keys-ends = început, sfârșit
replay-keys-play = redă
replay-loading = Se încarcă jocul…

## The rules page

rules-title = Regulile jocului „{ $game }”
rules-loading = Se deschid regulile…
rules-all = Toate regulile
rules-missing = Paragraful acesta nu e pe pagină.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Mesajul nu a ajuns întreg
    .help = Reîncarcă pagina. Jocul e în siguranță.
request-refused-malformed-move = „{ $got }” nu e o mutare a acestui joc
    .help = O mutare arată așa: { $expected }.
request-refused-stale = Cineva a fost cu o clipă mai rapid
    .help = Mai privește o dată planșa, apoi alege.
request-refused-not-your-seat = Locul acesta nu e al tău
    .help = Ia un loc liber sau privește.
request-refused-not-waiting = Nu e nevoie să înceapă nimeni o tură acum
    .help = Continuă tura care e deschisă.
request-refused-seat-taken = Aici stă deja cineva
    .help = Alege alt loc sau privește.
request-refused-no-such-table = Nicio masă nu are codul acesta
    .help = Verifică literele: nu există O și nici 0.
request-refused-cannot-take-back = Asta nu se mai poate lua înapoi
    .help =
        { $because ->
            [fleeting] Ce s-a văzut rămâne văzut. Continuă de aici.
            [reveal] Ce s-a văzut rămâne văzut. Continuă de aici.
           *[other] Între timp a hotărât întâmplarea sau a mutat altcineva. Continuă de aici.
        }
request-refused-store-failed = Jocul nu s-a putut salva
    .help = Nu s-a jucat nimic. Fă loc pe disc, apoi încearcă din nou.
request-refused-store-unreachable = Baza de date cu jocuri nu poate fi accesată acum
    .help = Nu se pierde nimic. Așteaptă puțin, apoi încearcă din nou.
request-refused-edition-unknown = Jocul acesta nu e în cufăr
    .help = Alege unul dintre jocurile de pe raft.
request-refused-log-damaged = Jurnalul acestui joc e deteriorat
    .help = Nu mai poate fi deschis. Celelalte jocuri ale tale sunt în siguranță.
request-refused-log-newer = Jocul acesta vine dintr-un Toychest mai nou
    .help = Actualizează Toychest, apoi deschide din nou masa.
request-refused-log-truncated = Jurnalul acestui joc se oprește după intrarea { $seq }
    .help = Îi lipsește sfârșitul, așa că nu poate fi deschis. Celelalte jocuri ale tale sunt în siguranță.
request-refused-log-unreadable = Jurnalul acestui joc nu poate fi citit
    .help = Celelalte jocuri ale tale sunt în siguranță. Începe unul nou.
request-refused-option-unknown = Opțiunea aceasta nu există aici
    .help = Alege din nou la „Mai multe opțiuni”.
request-refused-seats-wrong = Numărul acesta de locuri nu se potrivește
    .help = Câte locuri poate avea jocul: { $counts }.
request-refused-name-too-long = Numele acesta e prea lung
    .help = Unul scurt încape pe cartonaș.
request-refused-token-too-short = Locul acesta are nevoie de un secret mai lung
    .help = Reîncarcă pagina, apoi ia loc.
request-refused-too-late-for-entropy = Prima tragere la sorți a avut loc deja
    .help = Cuvintele tale vin înaintea primei trageri la sorți.
request-refused-no-guide = Aici nu e un joc ghidat
    .help = Joacă mai departe sau învață un joc de pe raft.
request-refused-no-decision = Acolo nimeni nu a decis nimic
    .help = Alege un moment în care cineva a ales o mutare.
request-refused-no-verdict = Mutarea ta nu a putut fi cântărită
    .help = Mai încearcă peste o clipă.
request-refused-table-unfinished = Jocul acesta nu s-a terminat încă
    .help = Îl poți revedea la sfârșit.
request-refused-unreachable = Serverul nu răspunde
    .help = Toychest mai e pornit? Jocul e în siguranță. Încearcă din nou peste o clipă.
request-refused-unforeseen = Ceva n-a mers bine aici
    .help = Nu s-a jucat nimic. Încearcă din nou sau reîncarcă pagina.
request-refused-too-many-tables = De la adresa ta s-au deschis prea multe mese
    .help = Așteaptă un minut, apoi deschide-o pe aceasta. Jocurile tale sunt în siguranță.
request-refused-too-often = A fost de prea multe ori într-un timp atât de scurt
    .help = Așteaptă o clipă, apoi încearcă din nou.
request-refused-too-many-lines = De la adresa ta sunt deschise prea multe ferestre
    .help = Închide câteva, apoi încarcă din nou această pagină.
request-refused-too-busy = Serverul are prea multe de făcut acum
    .help = Încearcă din nou peste o clipă.
request-refused-took-too-long = Verificarea acestui fișier durează prea mult
    .help = Fă-l mai mic sau mai simplu, apoi încearcă din nou.
request-refused-option-unfit = Așa nu se poate juca încă
    .help = Dedesubt scrie ce nu e bine. Îndreaptă acel lucru, apoi încearcă din nou.

## Choosing before play

choices-finer = Mai în detaliu
choices-house-rules = Regulile casei
    .help = Unde regulamentele diferă sau tac, hotărăști tu. Fiecare alegere spune cum se joacă.
choices-house-rule = regula casei
choices-changed =
    { $count ->
        [one] 1 schimbată
       *[other] { $count } schimbate
    }
choices-as-printed = Înapoi la acest regulament
choices-done = Gata
stepper-less = Unul mai puțin
stepper-more = Unul mai mult
played-title = La masa aceasta se joacă
    .open = Deschide regulile
played-house-rules =
    { $count ->
        [one] 1 regulă a casei
        [few] { $count } reguli ale casei
       *[other] { $count } de reguli ale casei
    }
rules-rulings = Unde regulamentele diferă
    .help = E marcat cum se joacă la masa aceasta.
rules-plays = La masa aceasta se joacă
rules-plays-printing = Cu acest regulament se joacă
rules-plays-ours = Fiecare punct neclar, așa cum am hotărât noi.
rules-house-rule = regula casei
rules-as-printed = în regulament: { $printing }
rules-our-ruling = hotărârea noastră
rules-played = se joacă aici
end-again = Încearcă din nou

## One screen for two

curtain-pass = La rând: { $name }
curtain-away = { $before }, nu te uita. Ce are { $name } e după cortină.
curtain-alone = Ce are { $name } e după cortină.
curtain-open = Eu sunt { $name }. Deschide
curtain-hold = Ține apăsat ca să deschizi; așa nu se deschide din greșeală.

## Bots and hints

request-refused-bot-level-unknown = Nu există niciun bot de nivelul { $got }
    .help = Alege unul dintre nivelurile oferite.
request-refused-bot-memory-unknown = Nu există memorie pentru atâtea mutări: { $got }
    .help = Alege un număr de la 0 la { $most }; cu 0 botul nu uită nimic.
request-refused-bot-stays = Botul rămâne pe locul lui
    .help = Jocul a început; data viitoare eliberează locul înainte de prima mutare.
request-refused-not-to-act = Acum nu ai nimic de hotărât
    .help = Cere un indiciu când e rândul tău.
request-refused-hint-grade-unknown = Nu există niciun indiciu de gradul { $got }
    .help = Cere gradul 1, 2 sau 3.
request-refused-hint-under-way = Ultimul tău indiciu încă se pregătește
    .help = Așteaptă o clipă.
request-refused-no-hint = Nu s-a găsit niciun indiciu
    .help = Cere din nou peste o clipă.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Blând, pentru un prim joc: vede puțin dincolo de următoarea lui mutare.
bot-level-2 = Ușor: se gândește o clipă și privește puțin înainte.
bot-level-3 = Constant: face puține greșeli evidente.
bot-level-4 = Atent: vede destul de departe și joacă mereu ce i se pare mai bun.
bot-level-5 = Puternic: se gândește bine la toate și greșește rar.
bot-level-6 = Cel mai puternic: se gândește cât poate de mult.
bot-level-named = { $name }, bot de nivelul { $level }
bot-which = Care bot?
bot-memory = Memorie
bot-memory-entries = Mutări până când a uitat două lucruri din trei: { $entries }
bot-memory-all = Nu uită nimic.
bot-me-against = Eu contra { $name }
bot-me-with = Eu și { $name }
bot-at-seat = Botul de pe locul { $letter }
bot-let = Lasă un bot să joace
bot-let-seat = Lasă un bot să joace pe locul { $letter }
bot-let-which = Lasă să joace: { $name }
bot-person = Pe locul { $letter } joacă un om
bot-change = { $name }, bot de nivelul { $level }. Schimbă
bot-change-title = { $name } joacă pe locul { $letter }
bot-leave = Eliberează locul
bot-thinking = { $name } se gândește
bot-by-rules = Aici se gândește după regulile scrise: durează mai mult și se vede mai puțin departe.

hint = Indiciu
hint-key = Un indiciu; încă o dată pentru unul mai clar
hint-grade = Indiciu, { $grade } din 3
hint-thinking = Mă gândesc…
hint-look = Uită-te la ce strălucește.
hint-look-all = Aici mutările tale încep la fel. Uită-te bine la ce strălucește.
hint-only = O singură mutare e posibilă.
hint-guess = N-a fost timp de gândit. E doar o primă idee.
hint-candidates = Merită o privire
hint-chance = șansa de câștig
hint-chance-estimated = șansa de câștig, estimată
hint-chance-exact = șansa de câștig, exactă
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, exactă
hint-line = Ce poate urma
hint-line-by = { $name }: { $move }
hint-more = Spune-mi mai mult
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Nu e nimic altceva de jucat.
hint-reason-wins-now = Așa se câștigă imediat.
hint-reason-only-good-move = Nicio altă mutare nu intră aici în discuție.
hint-reason-best-by-far = Mult mai bună decât a doua cea mai bună mutare: șansa de câștig e { $worth }, nu { $secondWorth }.
hint-reason-slightly-better = Puțin mai bună decât a doua cea mai bună mutare: șansa de câștig e { $worth }, nu { $secondWorth }.
hint-reason-all-alike = Mai multe mutări sunt cam la fel de bune: șansa de câștig e { $worth }.
hint-reason-all-lost = Nicio mutare nu mai dă o șansă reală de câștig: { $worth }.
hint-reason-fallback = N-a fost timp de gândit. E doar o primă idee.
hint-reason-unsure = S-a putut încerca prea puțin ca să dăm o cifră.
hint-takes = ia: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } se gândește.
plain-begin = Mai departe
    .help = E totul gata? Mergem mai departe cu un clic.
plain-choose = Alege ce faci.
plain-to-act = la mutare
plain-table = Ce e pe masă
plain-facts = Masa
plain-moves = Mutările tale
plain-none = nimic
plain-yes = da
plain-no = nu
plain-once = Ține minte: se arată o singură dată.
plain-seen = Am văzut
plain-key = Joacă o mutare după locul ei
request-refused-table-deleted = Masa aceasta a fost ștearsă
    .help = Toți cei care stăteau aici au fost de acord. Jocul nu mai există.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Jocuri de masă din cutie, jucate cum trebuie.
key-enter = Enter
key-esc = Esc
key-space = Spațiu
key-home = Home
key-end = End
bot-rank-1 = Foarte ușor
bot-rank-2 = Ușor
bot-rank-3 = Mediu
bot-rank-4 = Greu
bot-rank-5 = Foarte greu
bot-rank-6 = Cel mai greu
`;export{e as default};