var e=`### Slovenian: words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Zapri
rule = Pravilo { $rule }
    .own = { $rule }: naša lastna odločitev, kjer pravila molčijo
rules = Pravila
settings = Nastavitve
help = Pomoč
menu = Meni
language = Jezik
home = Domov

## Home

home-hero-1 = Odpri skrinjo.
home-hero-2 = Izberi igro. Igraj.
home-lead = Družabne igre za en zaslon ali s prijatelji na daljavo. Vsak »ne« ima svoje pravilo.
home-code = Koda mize
    .placeholder = Koda mize, npr. LAMB-7KQD
home-join = Pridruži se
home-code-wrong = Nobena miza nima te kode. Preveri črke; ni ne O ne 0.
home-play = Igraj
home-who = Kdo igra?
home-alone = Samo jaz
home-here = Za tem zaslonom
home-link = S povezavo
home-middle = S telefoni
home-more = Več možnosti
home-names = Kdo sedi tukaj?
home-seat-name = Ime na sedežu { $letter }
home-add = Še nekdo
home-remove = Odstrani: { $name }
home-link-seats = Koliko sedežev?
home-start = K mizi
home-go-on = Nadaljuj
home-go-on-with = { $game }, za mizo: { $names }
home-games = Igre
home-unofficial = Neuradno in neodvisno. Igre pripadajo svojim založnikom, sličice so naše.
home-name-0 = Lisica
home-name-1 = Sova
home-name-2 = Medved
home-name-3 = Zajec
home-name-4 = Miška
home-name-5 = Žaba
home-name-6 = Goska
home-name-7 = Muca

## At the table

table-code = Miza { $code }
table-code-over = Miza { $code } · konec igre
table-team = Kdo igra
table-free = prost sedež
table-you = { $name } (ti)
table-waits-free = Sedež { $letter } je prost. Ko nekdo sede, gre igra naprej.
table-happened = Kaj se je zgodilo
table-happened-none = Še nič. Dnevnik se začne s prvo potezo.
table-type = Vpiši potezo
    .placeholder = Vpiši potezo, npr. »{ $example }«
table-take-back = Vzemi nazaj
table-watching = Gledaš igro
table-over = Konec igre
table-invite = Povabi
table-why-not = Zakaj ne?
table-what-helps = Kaj pomaga:
table-open-rule = Pravilo { $rule }
table-allowed = Nič ni napoti. To lahko odigraš.
table-reconnecting = Znova se povezujemo\xA0…
    .safe = Tvoja igra je na varnem. Poteze počakajo.
table-opening = Pripravljamo mizo\xA0…
table-log = Dnevnik
table-tab-players = Kdo igra
table-sound-on = Vklopi zvok
table-sound-off = Izklopi zvok
table-title-yours = Ti si na vrsti
table-turn = Na vrsti: { $name }
table-turn-yours = Ti si na vrsti, { $name }

## Invite, sit down

invite-title = Povabi
invite-lead = Kdor odpre to povezavo, lahko prisede ali gleda.
invite-code = Koda mize
invite-link = Povezava
invite-copy = Kopiraj povezavo
invite-copied = Kopirano.
invite-select = Povezava je označena. Zdaj jo kopiraj.
invite-qr = Povezava kot slika za skeniranje
invite-free =
    { $seats ->
        [0] Vsi sedeži so zasedeni. Še vedno lahko gledaš.
        [one] En sedež je prost.
        [two] Dva sedeža sta prosta.
        [few] { $seats } sedeži so prosti.
       *[other] { $seats } sedežev je prostih.
    }
sit-title = Sedež je prost
sit-lead = { $game }, miza { $code }
sit-name = Tvoje ime
sit-take = Sedi k mizi
sit-take-which = Sedi na sedež { $letter }
sit-too = Sedi tudi sem
sit-watch = Samo glej
sit-full = Vsi sedeži so zasedeni. Lahko gledaš.

## Settings

settings-language = Jezik
settings-theme = Barve
settings-theme-light = Svetle
settings-theme-dark = Temne
settings-theme-system = Kot v sistemu
settings-motion = Gibanje
settings-motion-full = Živahno
settings-motion-still = Mirno
settings-motion-system = Kot v sistemu
settings-letters = Bližnjice z eno črko
settings-sound = Zvoki

## Help

help-keys = Tipke
help-next = Naslednja stvar
help-arrows = Premik po plošči
help-enter = Izberi ali položi
help-escape = Odloži, zapri
help-space = Glavni gumb; preskoči gibanje
help-back = Vzemi nazaj
help-why = Zakaj ne?
help-list = Preberi na glas, kaj je na mizi
help-mute = Vklopi ali izklopi zvok
help-type = Vpiši potezo
help-help = Ta stran
help-replay = Posnetek korak za korakom
help-ends = Prvi in zadnji korak
help-ask = Tudi sive stvari znajo odgovoriti. Pritisni katero in pokaže se pravilo.

## The end, and looking back

end-rematch = Še enkrat
end-save = Shrani igro
end-fair = Žreb preverjen, vse pošteno
end-home = Nazaj k skrinji
end-happened = Kako je bilo
replay-title = Posnetek igre
replay-first = Prvi korak
replay-previous = Korak nazaj
replay-play = Predvajaj
replay-pause = Ustavi
replay-next = Korak naprej
replay-last = Zadnji korak
replay-place = { $number } od { $of }
replay-scrub = Korak
replay-keys-step = korak
replay-keys-ends = začetek, konec
replay-keys-play = predvajaj
replay-loading = Nalagamo igro\xA0…

## The rules page

rules-title = Pravila igre { $game }
rules-loading = Odpiramo pravila\xA0…
rules-all = Vsa pravila
rules-missing = Tega odstavka ni na strani.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Nekaj se je izgubilo na poti
    .help = Znova naloži stran. Tvoja igra je na varnem.
request-refused-malformed-move = »{ $got }« ni poteza te igre
    .help = Poteza je videti takole: { $expected }.
request-refused-stale = Nekdo je bil za hip hitrejši
    .help = Še enkrat poglej ploščo, potem izberi.
request-refused-not-your-seat = Ta sedež ni tvoj
    .help = Sedi na prost sedež ali pa glej.
request-refused-not-waiting = Zdaj nikomur ni treba začeti poteze
    .help = Nadaljuj potezo, ki že teče.
request-refused-seat-taken = Tu že nekdo sedi
    .help = Izberi drug sedež ali pa glej.
request-refused-no-such-table = Nobena miza nima te kode
    .help = Preveri črke; ni ne O ne 0.
request-refused-cannot-take-back = Tega ni več mogoče vzeti nazaj
    .help =
        { $because ->
            [fleeting] Kar je kdo videl, je videl. Nadaljuj od tu.
            [reveal] Kar je kdo videl, je videl. Nadaljuj od tu.
           *[other] Vmes je odločilo naključje ali je potezo naredil kdo drug. Nadaljuj od tu.
        }
request-refused-store-failed = Igre ni bilo mogoče zapisati
    .help = Nič se ni spremenilo. Sprosti prostor na disku in poskusi znova.
request-refused-store-unreachable = Zbirka podatkov z igrami trenutno ni dosegljiva
    .help = Nič se ne izgubi. Počakaj trenutek in poskusi znova.
request-refused-edition-unknown = Te igre ni v skrinji
    .help = Izberi eno od iger na polici.
request-refused-log-damaged = Dnevnik te igre je poškodovan
    .help = Ni je več mogoče odpreti. Tvoje druge igre so na varnem.
request-refused-log-newer = Ta igra je iz novejšega Toychesta
    .help = Posodobi Toychest, nato znova odpri mizo.
request-refused-log-truncated = Dnevnik te igre se konča po vnosu { $seq }
    .help = Konec manjka, zato je ni mogoče odpreti. Tvoje druge igre so na varnem.
request-refused-log-unreadable = Dnevnika te igre ni mogoče prebrati
    .help = Tvoje druge igre so na varnem. Začni novo.
request-refused-option-unknown = Te možnosti ni
    .help = Znova izberi pod »Več možnosti«.
request-refused-seats-wrong = To število sedežev ne ustreza
    .help = Toliko vas lahko igra: { $counts }.
request-refused-name-too-long = To ime je predolgo
    .help = Kratko gre lepo na karto.
request-refused-token-too-short = Ta sedež potrebuje daljše geslo
    .help = Znova naloži stran, potem sedi.
request-refused-too-late-for-entropy = Prvi žreb je že mimo
    .help = Svoje besede dodaš pred prvim žrebom.
request-refused-no-guide = Tu ni vodene igre
    .help = Igraj naprej ali se nauči igro s police.
request-refused-no-decision = Tam nihče ni odločal
    .help = Izberi trenutek, ko je kdo izbral potezo.
request-refused-no-verdict = Tvoje poteze ni bilo mogoče stehtati
    .help = Čez trenutek poskusi znova.
request-refused-table-unfinished = Ta igra še teče
    .help = Posnetek počaka do konca.
request-refused-unreachable = Strežnik se ne oglasi
    .help = Ali Toychest še teče? Tvoja igra je na varnem. Čez hip poskusi znova.
request-refused-unforeseen = Tu je šlo nekaj narobe
    .help = Nič se ni spremenilo. Poskusi znova ali na novo naloži stran.
request-refused-too-many-tables = S tvojega naslova je bilo odprtih preveč miz
    .help = Počakaj minuto in nato odpri to. Tvoje igre so varne.
request-refused-too-often = To je bilo prevečkrat v tako kratkem času
    .help = Počakaj trenutek in poskusi znova.
request-refused-too-many-lines = S tvojega naslova je odprtih preveč oken
    .help = Nekaj jih zapri in znova naloži to stran.
request-refused-too-busy = Strežnik ima zdaj preveč dela
    .help = Poskusi znova čez trenutek.
request-refused-took-too-long = Pregled te datoteke traja predolgo
    .help = Naredi jo manjšo ali preprostejšo in poskusi znova.
request-refused-option-unfit = Tako še ne gre igrati
    .help = Spodaj piše, kaj ni v redu. Popravi to in poskusi znova.

## Choosing before play

choices-finer = Podrobnosti
choices-house-rules = Hišna pravila
    .help = Kjer se navodila razlikujejo ali molčijo, odločaš ti. Pri vsaki izbiri piše, kako se igra.
choices-house-rule = hišno pravilo
choices-changed =
    { $count ->
        [one] { $count } sprememba
        [two] { $count } spremembi
        [few] { $count } spremembe
       *[other] { $count } sprememb
    }
choices-as-printed = Nazaj k tem navodilom
choices-done = Končano
stepper-less = Eden manj
stepper-more = Eden več
played-title = Za to mizo igramo tako
    .open = Odpri pravila
played-house-rules =
    { $count ->
        [one] { $count } hišno pravilo
        [two] { $count } hišni pravili
        [few] { $count } hišna pravila
       *[other] { $count } hišnih pravil
    }
rules-rulings = Kjer se navodila razlikujejo
    .help = Označeno je, kako igramo za to mizo.
rules-plays = Za to mizo igramo tako
rules-plays-printing = Po teh navodilih se igra tako
rules-plays-ours = Vsaka sporna točka tako, kot jo razsodimo mi.
rules-house-rule = hišno pravilo
rules-as-printed = navodila: { $printing }
rules-our-ruling = naša razsodba
rules-played = tako igramo tu
end-again = Poskusi znova

## One screen for two

curtain-pass = Na vrsti: { $name }. Predaj zaslon
curtain-away = { $before }, ne glej. Za zaveso je to, kar ima { $name }.
curtain-alone = Za zaveso je to, kar ima { $name }.
curtain-open = Tukaj { $name }. Odpri
curtain-hold = Drži, da se odpre. Tako je nihče ne odgrne po pomoti.

## Bots and hints

request-refused-bot-level-unknown = Bota ravni { $got } ni
    .help = Izberi eno od ponujenih ravni.
request-refused-bot-memory-unknown = Spomina za toliko potez ni: { $got }
    .help = Izberi število od 0 do { $most }; pri 0 bot ničesar ne pozabi.
request-refused-bot-stays = Bot ostane na svojem sedežu
    .help = Igra se je že začela; naslednjič sprosti sedež pred prvo potezo.
request-refused-not-to-act = Zdaj nimaš česa odločati
    .help = Prosi za namig, ko si na vrsti.
request-refused-hint-grade-unknown = Namiga stopnje { $got } ni
    .help = Prosi za stopnjo 1, 2 ali 3.
request-refused-hint-under-way = O tvojem zadnjem namigu še razmišljamo
    .help = Počakaj trenutek.
request-refused-no-hint = Namiga ni bilo mogoče najti
    .help = Čez hip prosi znova.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Nežen, za prvo igro: komaj vidi dlje od svoje naslednje poteze.
bot-level-2 = Lahek: razmišlja le hip in gleda malo naprej.
bot-level-3 = Zanesljiv: naredi malo očitnih napak.
bot-level-4 = Skrben: gleda daleč naprej in vedno odigra, kar se mu zdi najboljše.
bot-level-5 = Močan: vse premisli in se redko zmoti.
bot-level-6 = Najmočnejši: razmišlja na vso moč.
bot-level-named = { $name }, bot ravni { $level }
bot-which = Kateri bot?
bot-memory = Spomin
bot-memory-entries = Po toliko potezah pozabi dve stvari od treh: { $entries }
bot-memory-all = Ničesar ne pozabi.
bot-me-against = Proti botu { $name }
bot-me-with = Jaz in { $name }
bot-at-seat = Bot na sedežu { $letter }
bot-let = Naj igra bot
bot-let-seat = Naj na sedežu { $letter } igra bot
bot-let-which = Naj igra { $name }
bot-person = Na sedežu { $letter } igra človek
bot-change = { $name }, bot ravni { $level }. Zamenjaj ga
bot-change-title = { $name } igra na sedežu { $letter }
bot-leave = Sprosti sedež
bot-thinking = { $name } razmišlja
bot-by-rules = Razmišljanje gre tu po zapisanih pravilih: traja dlje in ne seže tako daleč.

hint = Namig
hint-key = Namig; še enkrat za jasnejšega
hint-grade = Namig { $grade } od 3
hint-thinking = Razmišljamo …
hint-look = Poglej, kaj žari.
hint-look-all = Tvoje poteze se tu začnejo enako. Dobro poglej, kaj žari.
hint-only = Mogoča je samo ena poteza.
hint-guess = Za razmislek ni bilo časa. To je le prvo ugibanje.
hint-candidates = Vredno pogleda
hint-chance = možnost za zmago
hint-chance-estimated = možnost za zmago, ocena
hint-chance-exact = možnost za zmago, natančno
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, natančno
hint-line = Kaj lahko sledi
hint-line-by = { $name }: { $move }
hint-more = Povej več
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Ničesar drugega ni mogoče odigrati.
hint-reason-wins-now = S tem takoj zmagaš.
hint-reason-only-good-move = Nobena druga poteza tu ne pride v poštev.
hint-reason-best-by-far = Veliko boljša od naslednje najboljše poteze: možnost za zmago { $worth }, ne { $secondWorth }.
hint-reason-slightly-better = Malo boljša od naslednje najboljše poteze: možnost za zmago { $worth }, ne { $secondWorth }.
hint-reason-all-alike = Več potez je približno enako dobrih: možnost za zmago { $worth }.
hint-reason-all-lost = Nobena poteza ne daje več prave možnosti za zmago: { $worth }.
hint-reason-fallback = Za razmislek ni bilo časa. To je le prvo ugibanje.
hint-reason-unsure = Preizkusiti je bilo mogoče premalo, da bi povedali številko.
hint-takes = dobi: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } razmišlja.
plain-begin = Naprej
    .help = Pripravljeno? S klikom gre naprej.
plain-choose = Izberi, kaj narediš.
plain-to-act = na potezi
plain-table = Kaj je na mizi
plain-facts = Miza
plain-moves = Tvoje poteze
plain-none = nič
plain-yes = da
plain-no = ne
plain-once = Zapomni si: pokaže se samo enkrat.
plain-seen = Že vem
plain-key = Odigraj potezo po vrsti
request-refused-table-deleted = Ta miza je izbrisana
    .help = Vsi, ki so sedeli tu, so se strinjali. Igre ni več.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Namizne igre iz škatle, igrane, kot je treba.
key-enter = Enter
key-esc = Esc
key-space = Preslednica
key-home = Home
key-end = End
bot-rank-1 = Zelo lahek
bot-rank-2 = Lahek
bot-rank-3 = Srednji
bot-rank-4 = Težek
bot-rank-5 = Zelo težek
bot-rank-6 = Najtežji
`;export{e as default};