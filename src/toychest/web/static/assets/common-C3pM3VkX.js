var e=`### Dutch. Words that every game shares. Short, warm, second person; a child of eight reads it aloud.

## The house

toychest = Toychest
close = Sluiten
rule = Regel { $rule }
    .own = { $rule }: onze eigen regeling, waar de spelregels zwijgen
rules = Regels
settings = Instellingen
help = Help
menu = Menu
language = Taal
home = Begin

## Home

home-hero-1 = Open de kist.
home-hero-2 = Kies een spel. Speel.
home-lead = Bordspellen voor dit scherm of voor vrienden ver weg. Bij elke ‘nee’ hoort de regel.
home-code = Tafelcode
    .placeholder = Tafelcode, zoals LAMB-7KQD
home-join = Meedoen
home-code-wrong = Geen tafel heeft deze code. Kijk de letters na; er is geen O en geen 0.
home-play = Spelen
home-who = Wie doen er mee?
home-alone = Ik alleen
home-here = Aan dit scherm
home-link = Via een link
home-middle = Met telefoons
home-more = Meer keuzes
home-names = Wie zit hier?
home-seat-name = Naam van plek { $letter }
home-add = Nog iemand
home-remove = { $name } weghalen
home-link-seats = Hoeveel plekken?
home-start = Aan tafel
home-go-on = Ga verder
home-go-on-with = { $game } met { $names }
home-games = Spellen
home-unofficial = Niet officieel en onafhankelijk. De spellen zijn van hun uitgevers; de plaatjes hier zijn van onszelf.
home-name-0 = Vos
home-name-1 = Uil
home-name-2 = Beer
home-name-3 = Haas
home-name-4 = Muis
home-name-5 = Kikker
home-name-6 = Gans
home-name-7 = Kat

## At the table

table-code = Tafel { $code }
table-code-over = Tafel { $code } · klaar
table-team = Wie speelt
table-free = vrije plek
table-you = { $name } (jij)
table-waits-free = Plek { $letter } is vrij. Zodra er iemand zit, gaat het verder.
table-happened = Wat er gebeurde
table-happened-none = Nog niets. Het begint bij de eerste zet.
table-type = Typ een zet
    .placeholder = Typ een zet, zoals ‘{ $example }’
table-take-back = Terugnemen
table-watching = Je kijkt mee
table-over = Het spel is afgelopen
table-invite = Uitnodigen
table-why-not = Waarom niet?
table-what-helps = Dit zou helpen:
table-open-rule = Regel { $rule }
table-allowed = Er zit niets in de weg. Je kunt het spelen.
table-reconnecting = Opnieuw verbinden…
    .safe = Je spel is veilig. De zetten wachten.
table-opening = De tafel gaat open…
table-log = Verloop
table-tab-players = Wie speelt
table-sound-on = Geluid aan
table-sound-off = Geluid uit
table-title-yours = Jouw beurt
table-turn = { $name } is aan zet
table-turn-yours = Jouw beurt, { $name }

## Invite, sit down

invite-title = Uitnodigen
invite-lead = Wie deze link opent, kan gaan zitten of meekijken.
invite-code = Tafelcode
invite-link = Link
invite-copy = Kopieer de link
invite-copied = Gekopieerd.
invite-select = De link is gemarkeerd. Kopieer hem nu.
invite-qr = De link als plaatje om te scannen
invite-free =
    { $seats ->
        [0] Alle plekken zijn bezet. Meekijken kan wel.
        [one] Er is één plek vrij.
       *[other] Er zijn { $seats } plekken vrij.
    }
sit-title = Er is een plek vrij
sit-lead = { $game }, tafel { $code }
sit-name = Je naam
sit-take = Ga zitten
sit-take-which = Neem plek { $letter }
sit-too = Hier ook zitten
sit-watch = Alleen kijken
sit-full = Alle plekken zijn bezet. Je kunt meekijken.

## Settings

settings-language = Taal
settings-theme = Kleuren
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-system = Zoals het systeem
settings-motion = Beweging
settings-motion-full = Levendig
settings-motion-still = Rustig
settings-motion-system = Zoals het systeem
settings-letters = Lettertoetsen
settings-sound = Geluiden

## Help

help-keys = Toetsen
help-next = Naar het volgende
help-arrows = Over het bord bewegen
help-enter = Pakken of neerleggen
help-escape = Terugleggen, sluiten
help-space = De grote knop; slaat over wat beweegt
help-back = Terugnemen
help-why = Waarom niet?
help-list = De tafel voorlezen
help-mute = Geluid aan of uit
help-type = Een zet typen
help-help = Deze pagina
help-replay = Stap voor stap terugkijken
help-ends = Eerste en laatste stap
help-ask = Ook grijze dingen kun je iets vragen. Druk erop, dan hoor je de regel.

## The end, and looking back

end-rematch = Nog een keer
end-save = Spel bewaren
end-fair = Nagekeken: alles eerlijk
end-home = Terug naar de kist
end-happened = Zo ging het
replay-title = Terugkijken
replay-first = Eerste stap
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Stoppen
replay-next = Eén stap verder
replay-last = Laatste stap
replay-place = { $number } van { $of }
replay-scrub = Stap
replay-keys-step = stap
replay-keys-ends = begin, eind
replay-keys-play = afspelen
replay-loading = Het spel wordt gehaald…

## The rules page

rules-title = De regels: { $game }
rules-loading = De regels gaan open…
rules-all = Alle regels
rules-missing = Dit stukje staat niet op de pagina.

## Requests that could not be granted: nothing to do with the rules of a game

request-refused-malformed-message = Dat kwam niet goed aan
    .help = Laad de pagina opnieuw. Je spel is veilig.
request-refused-malformed-move = ‘{ $got }’ is hier geen zet
    .help = Een zet ziet er zo uit: { $expected }.
request-refused-stale = Iemand was net iets sneller
    .help = Kijk nog eens naar het bord en kies dan.
request-refused-not-your-seat = Deze plek is niet van jou
    .help = Neem een vrije plek of kijk mee.
request-refused-not-waiting = Niemand hoeft nu een beurt te beginnen
    .help = Ga verder met de beurt die open is.
request-refused-seat-taken = Daar zit al iemand
    .help = Kies een andere plek of kijk mee.
request-refused-no-such-table = Geen tafel heeft deze code
    .help = Kijk de letters na; er is geen O en geen 0.
request-refused-cannot-take-back = Dit kan niet meer terug
    .help =
        { $because ->
            [fleeting] Wat gezien is, blijft gezien. Speel vanaf hier verder.
            [reveal] Wat gezien is, blijft gezien. Speel vanaf hier verder.
           *[other] Er zit toeval of een zet van iemand anders tussen. Speel vanaf hier verder.
        }
request-refused-store-failed = Het spel kon niet worden bewaard
    .help = Er is niets gespeeld. Maak ruimte op de schijf en probeer het dan opnieuw.
request-refused-store-unreachable = De database met de spellen is even niet bereikbaar
    .help = Er gaat niets verloren. Wacht even en probeer het dan opnieuw.
request-refused-edition-unknown = Dit spel zit niet in de kist
    .help = Kies een van de spellen op de plank.
request-refused-log-damaged = Het verloop van dit spel is beschadigd
    .help = Het kan niet meer open. Je andere spellen zijn veilig.
request-refused-log-newer = Dit spel komt uit een nieuwere Toychest
    .help = Werk Toychest bij en open de tafel dan opnieuw.
request-refused-log-truncated = Het verloop van dit spel stopt na stap { $seq }
    .help = Het einde ontbreekt, dus het kan niet open. Je andere spellen zijn veilig.
request-refused-log-unreadable = Het verloop van dit spel is niet te lezen
    .help = Je andere spellen zijn veilig. Begin een nieuw spel.
request-refused-option-unknown = Deze keuze is er niet
    .help = Kies opnieuw bij ‘Meer keuzes’.
request-refused-seats-wrong = Dit aantal plekken past niet
    .help = Dit aantal past wel: { $counts }.
request-refused-name-too-long = Deze naam is te lang
    .help = Een korte past op de kaart.
request-refused-token-too-short = Deze plek heeft een langer geheim nodig
    .help = Laad de pagina opnieuw en ga dan zitten.
request-refused-too-late-for-entropy = De eerste trekking is al geweest
    .help = Eigen woorden komen vóór de eerste trekking.
request-refused-no-guide = Hier is geen leerspel
    .help = Speel verder, of leer een spel vanaf de plank.
request-refused-no-decision = Daar heeft niemand iets beslist
    .help = Kies een moment waarop iemand een zet koos.
request-refused-no-verdict = Je zet kon niet gewogen worden
    .help = Probeer het zo nog eens.
request-refused-table-unfinished = Dit spel is nog bezig
    .help = Terugkijken kan als het is afgelopen.
request-refused-unreachable = De server geeft geen antwoord
    .help = Staat Toychest nog aan? Je spel is veilig. Probeer het zo nog eens.
request-refused-unforeseen = Hier ging iets mis
    .help = Er is niets gespeeld. Probeer het nog eens of laad de pagina opnieuw.
request-refused-too-many-tables = Vanaf jouw adres zijn te veel tafels gestart
    .help = Wacht een minuut en start dan deze. Je spellen zijn veilig.
request-refused-too-often = Dat was te vaak in zo korte tijd
    .help = Wacht even en probeer het dan opnieuw.
request-refused-too-many-lines = Vanaf jouw adres zijn te veel vensters open
    .help = Sluit er een paar en laad deze pagina dan opnieuw.
request-refused-too-busy = De server heeft het nu te druk
    .help = Probeer het zo meteen opnieuw.
request-refused-took-too-long = Dit bestand doornemen duurt te lang
    .help = Maak het kleiner of eenvoudiger en probeer het dan opnieuw.
request-refused-option-unfit = Zo kun je nog niet spelen
    .help = Hieronder staat wat er niet klopt. Maak dat goed en probeer het dan opnieuw.

## Choosing before play

choices-finer = Preciezer kiezen
choices-house-rules = Huisregels
    .help = Waar de regelboekjes verschillen of niets zeggen, beslis jij. Bij elke keuze staat wat je speelt.
choices-house-rule = huisregel
choices-changed =
    { $count ->
        [one] 1 veranderd
       *[other] { $count } veranderd
    }
choices-as-printed = Terug naar dit regelboekje
choices-done = Klaar
stepper-less = Eén minder
stepper-more = Eén meer
played-title = Zo speelt deze tafel
    .open = Open de regels
played-house-rules =
    { $count ->
        [one] 1 huisregel
       *[other] { $count } huisregels
    }
rules-rulings = Waar regelboekjes verschillen
    .help = Wat deze tafel speelt, is gemarkeerd.
rules-plays = Zo speelt deze tafel
rules-plays-printing = Zo speelt dit regelboekje
rules-plays-ours = Elk twijfelpunt zoals wij het kiezen.
rules-house-rule = huisregel
rules-as-printed = volgens het boekje: { $printing }
rules-our-ruling = onze keuze
rules-played = hier gespeeld
end-again = Probeer opnieuw

## One screen for two

curtain-pass = Geef door aan { $name }
curtain-away = { $before }, kijk even weg. Wat { $name } heeft, ligt achter het gordijn.
curtain-alone = Wat { $name } heeft, ligt achter het gordijn.
curtain-open = Ik ben { $name }. Open
curtain-hold = Houd ingedrukt om te openen, dan gaat het niet per ongeluk open.

## Bots and hints

request-refused-bot-level-unknown = Er is geen bot van niveau { $got }
    .help = Kies een van de niveaus die er zijn.
request-refused-bot-memory-unknown = Een geheugen van { $got } zetten is er niet
    .help = Kies een getal van 0 tot { $most }; met 0 vergeet de bot niets.
request-refused-bot-stays = De bot blijft op zijn plek
    .help = Het spel is begonnen; maak de plek de volgende keer vrij vóór de eerste zet.
request-refused-not-to-act = Er is nu niets te beslissen voor jou
    .help = Vraag om een tip als je aan de beurt bent.
request-refused-hint-grade-unknown = Er is geen tip nummer { $got }
    .help = Vraag om tip 1, 2 of 3.
request-refused-hint-under-way = Over je vorige tip wordt nog nagedacht
    .help = Wacht heel even.
request-refused-no-hint = Er is geen tip gevonden
    .help = Vraag het zo nog eens.

# Levels have proper names: Pip, Thimble, Cog, Ratchet, Flywheel, Mainspring. One sentence each, said under the name.
bot-level-1 = Rustig, voor een eerste spel: ziet weinig meer dan zijn volgende zet.
bot-level-2 = Makkelijk: denkt heel even na en kijkt een klein stukje vooruit.
bot-level-3 = Degelijk: maakt weinig duidelijke fouten.
bot-level-4 = Zorgvuldig: kijkt ver vooruit en speelt altijd wat het beste lijkt.
bot-level-5 = Sterk: denkt goed na en vergist zich zelden.
bot-level-6 = De sterkste: denkt zo hard na als hij kan.
bot-level-named = { $name }, bot van niveau { $level }
bot-which = Welke bot?
bot-memory = Geheugen
bot-memory-entries = Zetten tot hij twee van de drie dingen vergeten is: { $entries }
bot-memory-all = Hij vergeet niets.
bot-me-against = Ik tegen { $name }
bot-me-with = Ik en { $name }
bot-at-seat = Bot op plek { $letter }
bot-let = Laat een bot spelen
bot-let-seat = Laat een bot spelen op plek { $letter }
bot-let-which = Laat { $name } spelen
bot-person = Op plek { $letter } speelt een mens
bot-change = { $name }, bot van niveau { $level }. Verander het
bot-change-title = { $name } speelt op plek { $letter }
bot-leave = Maak de plek weer vrij
bot-thinking = { $name } denkt na
bot-by-rules = Hier denkt de bot volgens de geschreven regels: dat duurt langer, en hij kijkt minder ver.

hint = Tip
hint-key = Een tip; nog een keer voor een duidelijkere
hint-grade = Tip, { $grade } van 3
hint-thinking = Even denken…
hint-look = Kijk naar wat oplicht.
hint-look-all = Je zetten beginnen hier allemaal hetzelfde. Kijk goed naar wat oplicht.
hint-only = Er is maar één zet mogelijk.
hint-guess = Er was geen tijd om na te denken. Dit is maar een eerste gok.
hint-candidates = Kijk hier eens naar
hint-chance = kans om te winnen
hint-chance-estimated = kans om te winnen, geschat
hint-chance-exact = kans om te winnen, precies
hint-estimated = { $worth } ({ $low }–{ $high })
hint-exact = { $worth }
hint-exact-among = { $worth }, precies
hint-line = Wat er kan volgen
hint-line-by = { $name }: { $move }
hint-more = Vertel me meer
# $move and $second are moves in words, $worth and $secondWorth chances to win: “62 %”.
hint-reason-only-move = Er is niets anders te spelen.
hint-reason-wins-now = Dit wint meteen.
hint-reason-only-good-move = Geen andere zet komt hier in aanmerking.
hint-reason-best-by-far = Veel beter dan de op één na beste zet: { $worth } kans om te winnen, niet { $secondWorth }.
hint-reason-slightly-better = Iets beter dan de op één na beste zet: { $worth } kans om te winnen, niet { $secondWorth }.
hint-reason-all-alike = Meerdere zetten zijn ongeveer even goed: { $worth } kans om te winnen.
hint-reason-all-lost = Met geen enkele zet is er nog veel kans: { $worth }.
hint-reason-fallback = Er was geen tijd om na te denken. Dit is maar een eerste gok.
hint-reason-unsure = Er kon te weinig worden uitgeprobeerd om er een getal aan te geven.
hint-takes = pakt: { $things }

# A game that nobody has drawn yet: its view in groups, its moves as buttons.
plain-wait = { $name } denkt na.
plain-begin = Verder
    .help = Klaar? Met jouw klik gaat het verder.
plain-choose = Kies wat je doet.
plain-to-act = aan zet
plain-table = Wat er op tafel ligt
plain-facts = De tafel
plain-moves = Jouw zetten
plain-none = niets
plain-yes = ja
plain-no = nee
plain-once = Onthoud het: je ziet het maar één keer.
plain-seen = Ik heb het gezien
plain-key = Speel een zet op zijn plaats
request-refused-table-deleted = Deze tafel is verwijderd
    .help = Iedereen die hier zat, vond het goed. Het spel is weg.

## The page itself; key caps, as they are printed on keyboards of this language; levels of bots, easiest first.

page-description = Bordspellen uit de doos, goed gespeeld.
key-enter = Enter
key-esc = Esc
key-space = Spatie
key-home = Home
key-end = End
bot-rank-1 = Heel makkelijk
bot-rank-2 = Makkelijk
bot-rank-3 = Gemiddeld
bot-rank-4 = Moeilijk
bot-rank-5 = Heel moeilijk
bot-rank-6 = Allermoeilijkst
`;export{e as default};