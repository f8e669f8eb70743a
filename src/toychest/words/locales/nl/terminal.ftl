### Dutch. The terminal. Words in “…” that stand alone on a line are typed as they are, in every language: why, back, save.

## At the prompt

terminal-prompt = { $name } >
terminal-enter = { $name }, druk op Enter: { $what }
terminal-opening = Het gaat verder
terminal-hint = Typ een zet. ‘?’ laat zien wat je mag doen.
terminal-moves = Dit mag je spelen:
terminal-move = { $number }  { $words }  ({ $move })
terminal-moves-none = Er is nu niets te spelen.
terminal-moves-enter = Druk op Enter: { $what }
terminal-pass = Geef het door aan { $name } en druk dan op Enter.
terminal-passed = { $name } kijkt nu naar het scherm.
terminal-seen-by-all = Iedereen mag kijken, één keer:
terminal-seen-by-one = Alleen { $name } mag kijken, één keer:
terminal-seen = Druk op Enter als je het gezien hebt: dan is het weg.
terminal-taken-back = Teruggenomen: { $words }
terminal-elsewhere = Aan deze tafel is ergens anders verder gespeeld. Zo staat het nu.
terminal-unknown = ‘{ $text }’ is hier geen zet en geen opdracht.
terminal-number-unknown =
    { $count ->
        [0] Er is nu niets met een nummer te kiezen.
        [one] Je kunt nu alleen nummer 1 kiezen.
       *[other] Kies een nummer van 1 tot { $count }.
    }
terminal-did-you-mean = Bedoel je ‘{ $text }’?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Typ ‘why’ en een zet: why { $example }
terminal-seat = Plek { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot NIVEAU):
terminal-bot-unknown = Geen bot heet ‘{ $text }’.
terminal-bot-memory = Geen bot onthoudt ‘{ $text }’ zetten. Kies een getal van 0 tot { $most }; met 0 vergeet hij niets.
terminal-bot-none = Geen bot speelt dit spel.
terminal-bot-fallback = { $name } kon deze keer niet nadenken en doet zomaar een zet die mag.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look =
    { $among ->
        [one] Kijk naar ‘{ $start }’.
       *[other] Kijk naar ‘{ $start }’: zo beginnen { $among } van je { $legal } zetten.
    }
terminal-hint-look-all = Al je zetten beginnen met ‘{ $start }’. Kijk goed.
terminal-hint-more = ‘hint’ vertelt meer.
terminal-hint-none = Geen bot speelt dit spel, dus niemand kan een tip geven.

## Help

terminal-help-move = Een zet, zoals ‘{ $example }’, of zijn nummer uit de lijst.
terminal-help-list = ? laat zien wat je nu mag doen.
terminal-help-hint = hint zegt waar je kunt kijken; nog eens getypt, welke zetten goed zijn; en nog eens, wat er kan volgen en waarom.
terminal-help-why = why { $example } zegt welke regel een zet toelaat of verbiedt.
terminal-help-back = back neemt je laatste zet terug; back 2 neemt er twee terug.
terminal-help-board = board laat de tafel nog eens zien.
terminal-help-log = log vertelt wat er tot nu toe gebeurde.
terminal-help-rule = rule { $rule } opent een stukje van de regels.
terminal-help-save = save BESTAND schrijft een afgelopen spel in een bestand.
terminal-help-quit = quit stopt hier. Het spel wordt bewaard.
terminal-help-enter = Met Enter gaat het verder als de tafel op je wacht.

## Kept, saved, going on

terminal-kept = Het spel is bewaard. Ga verder met: { $command }
terminal-input-ended = De zetten waren op voordat het spel klaar was. Het is bewaard; ga verder met: { $command }
terminal-save-where = Typ ‘save’ en de naam van een bestand.
terminal-save-later = Dit spel is nog niet afgelopen, dus het verloop wordt nog niet opgeschreven. Het is bewaard; ga verder met: { $command }
terminal-saved = Opgeslagen als { $file }. Controleer het met: { $command }
terminal-save-exists = Er is al een bestand { $file }. Kies een andere naam.
terminal-save-failed = { $file } kon niet worden geschreven: { $because }
terminal-over = Het is afgelopen. Typ save BESTAND, verify, rematch, replay of quit.
terminal-fair = Eerlijk: alle { $entries } stappen volgen de regels en het startwoord.
terminal-unfair = Stap { $seq } klopt niet: { $because }
terminal-resume-others = Ook nog niet klaar:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Er wacht geen spel om verder te spelen. Begin er een met: { $command }
terminal-resume-over = Dit spel is afgelopen. Kijk terug met: { $command }

## Before play

terminal-games = Spellen:
terminal-games-how = Speel er een met: { $command }
terminal-which-game = Welk spel? Enter stopt. >
terminal-game-unknown = Geen spel hier heet ‘{ $text }’.
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Wie doen er mee? Typ namen en bots met komma’s ertussen. Een bot is een nummer of zijn naam:
terminal-who-plays-prompt = Enter: { $names } >
terminal-table = { $game }. Tafel { $code }
terminal-players = Spelers: { $names }
terminal-printing = Regelboekje: { $printing }
terminal-house-rules = Huisregels:
terminal-options = Keuzes voor het spel:
terminal-printings = Regelboekjes:
terminal-readings = Huisregels (--rule NAAM=WAARDE):
terminal-default = { $text } (standaard)
terminal-choice-unknown = ‘{ $text }’ kun je niet kiezen voor { $name }.
terminal-choice-offered = Kies uit: { $choices }
terminal-choice-file = Of noem een eigen bestand.
terminal-choice-unfit = ‘{ $text }’ voor { $name } past niet bij je andere keuzes:
terminal-choice-twice = ‘{ $name }’ is twee keer gekozen. Noem het één keer.
terminal-option-unknown = Dit spel heeft geen keuze die ‘{ $name }’ heet.
terminal-rule-unknown = Dit spel heeft geen huisregel die ‘{ $name }’ heet.
terminal-rule-printed = Dit regelboekje speelt { $text } al. Laat het weg.
terminal-rule-shape = Een huisregel schrijf je als NAAM=WAARDE, zoals { $example }.
terminal-option-shape = Een keuze schrijf je als NAAM=WAARDE, zoals { $example }.
terminal-edition-unknown = Geen editie en geen regelboekje van dit spel heet ‘{ $text }’.
terminal-edition-twice = Kies een editie of een regelboekje, niet allebei.
terminal-seats-twice = Wel { $seats } plekken, maar { $names } namen. Noem het een of het ander.
terminal-seats-bots = Plekken: { $seats }. Namen: { $names }. Bots: { $bots }. Dat past niet bij elkaar.
terminal-file-unfit = Met { $file } kun je nog niet spelen:
terminal-file-unreadable = { $file } is niet te lezen: { $because }
terminal-file-too-long = { $file } is te lang: een eigen bestand heeft hooguit { $most } bytes.
terminal-file-none = { $file } is geen bestand, maar een map of een apparaat.

## Looking back

terminal-replay-place = Stap { $number } van { $of }
terminal-replay-keys = Toetsen: rechts, links, Home, End; spatie speelt af; q stopt.
terminal-replay-lines = Enter gaat verder; back, home, end en een nummer werken ook; q stopt.
terminal-replay-prompt = terugkijken >
terminal-replay-start = Vóór de eerste zet
terminal-replay-no-game = { $file } is geen bewaard spel.

## Coded Castle: the board in words. A square is written as it is typed: c4.

castle-terminal-start = start
castle-terminal-gate = poort
castle-terminal-wand = toverstaf
castle-terminal-ghost-room = spookkamer
castle-terminal-room = kamer
castle-terminal-column = Kolom { $column } is { $symbol }
castle-terminal-no-door = Geen deur tussen { $one } en { $other }
castle-terminal-sorcerer = De tovenaar is in kamer { $square }
castle-terminal-was = was { $laid }
castle-terminal-stack =
    { $cards ->
        [one] nog één kaart
       *[other] nog { $cards } kaarten
    }
castle-terminal-plan = Plan:
castle-terminal-chip-wand = toverstaf
castle-terminal-chip-spare = geen toverstaf
castle-terminal-chip-skip = overgeslagen
castle-terminal-legend = @ tovenaar, S start, O poort, w toverstaf, X spookkamer, T schat; getallen zijn geplande stappen, een opening is een deur.

castle-step-walk = Stap { $number }: { castle-direction }, tot kamer { $end }
castle-step-jump = Dan een sprong naar { $end }
castle-step-stay = Dan geen sprong bij { $end }
castle-step-ghost = Dan klimt het spook
castle-step-wand = Dan de toverstaf in kamer { $end }
castle-step-spare = Dan geen toverstaf in kamer { $end }
castle-step-skip = Stap { $number }: { castle-direction } wordt overgeslagen

castle-terminal-hint-turn = Draai hooguit twee pijlen en typ dan ‘go’. ‘?’ laat zien wat je mag doen.
castle-terminal-hint-go = Klaar? Typ ‘go’. Met ‘back’ neem je terug.
castle-terminal-hint-way = Welke kant gaat kaart { $place } op? Typ ‘walk up’, right, down of left.
castle-terminal-hint-gate = Een poort in { $square }! Typ ‘jump’ en een vakje, of ‘stay’. ‘?’ laat de poorten zien.
castle-terminal-hint-wand = Een toverstaf in { $square }! Typ ‘use wand’ of ‘leave wand’.
castle-terminal-hint-forced = Een poort in { $square }! Typ ‘jump’ en een vakje. ‘?’ laat de poorten zien.
castle-terminal-hint-turn-first = Op { $square } helpt geen enkel antwoord verder. Draai eerst een pijl. ‘?’ laat zien wat je mag doen.
castle-terminal-hint-stuck = Stap { $number } lukt niet. Draai een pijl. ‘?’ laat zien wat je mag doen.
castle-terminal-hint-stop = Stap { $number } lukt niet. Draai een pijl of typ ‘go’: dan stopt de rij daar.
castle-terminal-hint-hopeless = Draaien helpt hier niet. Typ ‘go’, en het spook klimt.

## In the terminal: Toy Battle. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terrein: { $terrain }
toybattle-terminal-paths = paden naar { $places }
toybattle-terminal-below = daaronder { $tiles }
toybattle-terminal-connected = verbonden
toybattle-terminal-cut-off = afgesneden
toybattle-terminal-region =
    { $medals ->
        [one] Gebied { $bases }: één medaille
       *[other] Gebied { $bases }: { $medals } medailles
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Gebied { $bases }: één medaille, gepakt door { $name }
       *[other] Gebied { $bases }: { $medals } medailles, gepakt door { $name }
    }
toybattle-terminal-you = Jij bent { $name }
toybattle-terminal-idle = Beurten zonder iets nieuws: { $turns }; bij { $most } stopt het
toybattle-terminal-side-known = Bekend van het rek van { $name }: { $troops }
toybattle-terminal-side-out = { $name } heeft verloren: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] Eén tegel van { $name } is omgedraaid
       *[other] { $count } tegels van { $name } zijn omgedraaid
    }
toybattle-terminal-own-down = Deze beurt omgedraaid: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } med.

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = rek { $rack }, doos { $reserve }
toybattle-terminal-down = { $count } omgedraaid
toybattle-terminal-out = Eruit
toybattle-terminal-known = Bekend
toybattle-terminal-legend = [Hook4] blauw, (Hook4) rood, x2 tegels in totaal, ! afgesneden, ? vraagt jou iets, [#1] (#41) hoofdkwartier, 15R speciale basis, {"{"}1-2{"}"} poort, 2* medailles in een gebied, [2] (2) gepakt; de lijst ernaast noemt de bases van elk gebied.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Typ ‘take’, of ‘place’ met een strijder en een nummer. ‘?’ laat zien wat je mag doen.
toybattle-terminal-hint-skully = { $effect } op { $base }: ‘take’ pakt twee tegels, of ‘decline’.
toybattle-terminal-hint-capn = { $effect } op { $base }: ‘place’ zet nog een strijder, of ‘decline’. ‘?’ laat zien waar.
toybattle-terminal-hint-jumbo = { $effect } op { $base }: ‘discard’ en het nummer van een vijand ernaast, of ‘decline’.
toybattle-terminal-hint-xb-42 = { $effect } op { $base }: ‘rob’ gooit een verborgen tegel van het rek van de tegenstander eruit, of ‘decline’.
toybattle-terminal-hint-star = { $effect } op { $base }: ‘take’ pakt een tegel, of ‘decline’.
toybattle-terminal-hint-recall = { $effect } op { $base }: ‘recall’ en het nummer van een andere strijder van jou, of ‘decline’.
toybattle-terminal-hint-draw = { $effect } op { $base }: ‘take’ pakt een tegel, of ‘decline’.
toybattle-terminal-hint-shove = { $effect } op { $base }: ‘shove’, een vijand ernaast en waar die heen gaat, of ‘decline’. ‘?’ laat zien hoe.
toybattle-terminal-hint-exhume = { $effect } op { $base }: ‘exhume’ en een van je verloren strijders, of ‘decline’.
toybattle-terminal-hint-suppress = { $effect } op { $base }: ‘suppress’ draait een verborgen tegel van de tegenstander om. ‘?’ laat zien wat je nog meer mag doen.

## In the terminal: Escape from Clockwork City. Words in “…” are typed as they are; $kind, $where and $number as in clockwork.ftl.

# What is waited for, and how to answer. { $moves } is a list of moves, typed as they are.
clockwork-terminal-hint-character = Wie ben je? Typ ‘choose’ en een naam. ‘?’ laat zien wie er vrij is.
clockwork-terminal-hint-leave_out = Welke machine blijft in de doos? Typ ‘leave out’ en de naam.
clockwork-terminal-hint-travel = Je hebt { $total }. Typ { $moves }. “?” toont waarheen.
clockwork-terminal-hint-special = Je hebt { $total }! Typ { $moves }. “?” toont alles.
clockwork-terminal-hint-act = Je bent er. Typ { $moves }. “?” toont alles.
clockwork-terminal-hint-discard = Je hand is vol: typ ‘discard’ en een kaart.
clockwork-terminal-hint-discard-free = Typ ‘discard’ en een kaart, of ‘keep’.
clockwork-terminal-hint-spot = Typ ‘lay’ en het nummer van een vrij vak. Iedereen heeft de kaart gezien.
clockwork-terminal-hint-give = { $name } vraagt je om: { clockwork-kind }. Typ ‘give’ en de kaart, of ‘give Scrap’.
clockwork-terminal-hint-counter = Je had er geen. Vraag { $name } iets terug met ‘ask’, of ‘pass’.
clockwork-terminal-hint-return = Typ ‘return’ en een kaart voor { $name }.
clockwork-terminal-hint-point = Je zoekt: { clockwork-kind }. Typ ‘point’ en het nummer van een kaart.
clockwork-terminal-hint-swap = Typ ‘swap’ en de kaart die op het lege vak komt.
clockwork-terminal-hint-build = Iets neerleggen? Typ { $moves }.
clockwork-terminal-hint-stay = Je hebt { $total }, en geen weg is vrij. Typ “stay”. “?” toont wat je verder mag doen.
clockwork-terminal-hint-give-card = { $name } vraagt je om: { clockwork-kind }. Typ “give” en de kaart.
clockwork-terminal-hint-none = { $name } vraagt je om: { clockwork-kind }. Typ “none”, of “give Scrap” als je dat hebt.
clockwork-terminal-hint-no-counter = Je had er geen, en je hebt oud ijzer: je mag { $name } niets terugvragen. Typ “pass”.

# The city in words, one fact a sentence. { $places }, { $spots } and { $kinds } are lists.
clockwork-terminal-city = Stad: { $board }
clockwork-terminal-bridge = Brug: { $places }
clockwork-terminal-you = Jij bent { $name }
clockwork-terminal-laid = { $name } heeft neergelegd: { $kinds }
clockwork-terminal-dice = { $dice }, samen { $total }
clockwork-terminal-free-spots = Vrije vakken: { $spots }
clockwork-terminal-scrapped = Oud ijzer dat uit het spel is: { $count }

# Below the city, in short: before the list of cards that lie face down, and after the number of Scrap cards.
clockwork-terminal-discards = Afgelegd
clockwork-terminal-out = { $count } weg
clockwork-terminal-legend = A B C D pionnen, T de Torens, Y3:5 schroothoop 3 met 5 kaarten, 17 een veld, 17* daar mag je heen, 14_ een vrij vak, 14# een omgekeerde kaart, 14L een kaart die nog bekend is; +L neergelegd, 3/4 je hebt er drie van de vier. > is aan de beurt.
