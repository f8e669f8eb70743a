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
terminal-number-listed = { $number } is hier ook een plek. Voor nummer { $number } van de lijst typ je: { $move }
terminal-number-alone = ‘{ $number }’ alleen speelt niets. ‘?’ laat zien wat je mag doen, met nummers.
terminal-number-there = Om daar te spelen, typ je: { $moves }
terminal-extras-missing = Dit heeft meer nodig dan spelen: { $packages }. Typ met internet ‘python3 play.py { $command }’, dat haalt het op, of ‘pip install { $names }’.
terminal-did-you-mean = Bedoel je ‘{ $text }’?
terminal-paragraph = { $rule }: { $text }
terminal-why-which = Typ ‘why’ en een zet: why { $example }
terminal-look-unknown = Niets heet hier ‘{ $text }’. ‘look’ alleen zegt wat er is.
terminal-rules-how = ‘rule 2’ leest een hoofdstuk voor, ‘rule { $rule }’ een stukje.
    .thing = ‘rule { $thing }’ zegt wat iets doet.
terminal-rules-list = ‘rules’ laat de hoofdstukken zien.
terminal-seat = Plek { $letter }

## Bots and hints

terminal-bot = { $name } – bot { $level }
terminal-bots = Bots (--bot NIVEAU):
terminal-bot-unknown = Geen bot heet ‘{ $text }’.
terminal-bot-memory = Geen bot onthoudt ‘{ $text }’ zetten. Kies een getal van 0 tot { $most }; met 0 vergeet hij niets.
terminal-bot-fallback = { $name } kon deze keer niet nadenken en doet zomaar een zet die mag.
# { $start } is how moves begin, as they are typed: place Hook.
terminal-hint-look = Kijk naar ‘{ $start }’.
terminal-hint-look-all = Al je zetten beginnen met ‘{ $start }’. Kijk goed.
terminal-hint-only-now = Alleen deze zet blijft over. ‘back’ neemt de vorige terug.
terminal-hint-more = ‘hint’ vertelt meer.

## Help

terminal-help-move = Een zet, zoals ‘{ $example }’; of zijn nummer zolang de lijst in beeld is.
terminal-help-list = ? laat zien wat je nu mag doen.
terminal-help-hint = hint zegt waar je kunt kijken; nog eens getypt, welke zetten goed zijn; en nog eens, wat er kan volgen en waarom.
terminal-help-why = why { $example } zegt welke regel een zet toelaat of verbiedt.
terminal-help-goal = goal zegt hoe je wint en wat een beurt is.
terminal-help-look = look met een plek zegt wat daar ligt, ook een hele stapel; look { $thing } zegt wat iets doet; look alleen, wat alles doet.
terminal-help-rules = rules laat de hoofdstukken van de regels zien; rule 2 leest er een voor.
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
terminal-scripted = Volgens de regels: { $entries } regels in het logboek. Het leerspel koos { $scripted } keer wat er kwam; over geluk zegt dit dus niets.
terminal-unfair = Stap { $seq } klopt niet: { $because }
terminal-resume-others = Ook nog niet klaar:
terminal-resume-other = { $code }  { $game }  { $names }
terminal-resume-none = Er wacht geen spel om verder te spelen. Begin er een met: { $command }
terminal-resume-over = Dit spel is afgelopen. Kijk terug met: { $command }

## Before play

terminal-games = Spellen:
terminal-games-how = Speel er een met: { $command }
terminal-games-learn = Leer er eerst een: { $command }
terminal-which-game = Welk spel? Typ de naam of het nummer; met ‘learn’ ervoor speel je een eerste spel met uitleg. Enter stopt.
terminal-game-unknown = Geen spel hier heet ‘{ $text }’. Hier zijn: { $games }. Een eigen spel wordt gevonden als play.py start: python3 play.py laws { $text }
# Names and bots are typed in one line: Anna, Cog.
terminal-who-plays = Wie doen er mee? Typ namen en bots met komma’s ertussen. Een bot is een nummer of zijn naam:
terminal-who-plays-prompt = Enter: { $names } >
terminal-choices-ask = Kies vooraf, zoals { $example }; ‘?’ laat alle keuzes zien. Enter: zoals gewoonlijk.
terminal-table = { $game }. Tafel { $code }
terminal-players = Spelers: { $names }
terminal-printing = Regelboekje: { $printing }
terminal-house-rules = Huisregels:
terminal-help-offered = ‘help’ zegt wat je kunt typen, ‘rules’ opent de regels.
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
terminal-file-missing = Er is geen bestand { $file }.
terminal-file-none = { $file } is geen bestand, maar een map of een apparaat.

## Looking back

terminal-replay-place = Stap { $number } van { $of }
terminal-replay-keys = Toetsen: rechts, links, Home, End; spatie speelt af; q stopt.
terminal-replay-lines = Enter gaat verder; back, home, end en een nummer werken ook; q stopt.
terminal-replay-prompt = terugkijken >
terminal-replay-start = Vóór de eerste zet
terminal-replay-no-game = { $file } is geen bewaard spel.

## A game of one's own: “laws” are what every game keeps, tried by the program.

terminal-new-written = Een klein spel om mee te beginnen ligt in { $folder }
terminal-new-terminal = Speel het hier: { $command }
terminal-new-browser = In de browser: { $command }
terminal-new-laws = Toets zijn wetten: { $command }
terminal-new-install = Zet het eerst op de plank: { $command }
terminal-new-name = Een nieuw spel kan niet ‘{ $name }’ heten: kies drie of meer kleine letters van a tot z, of cijfers na de eerste.
terminal-new-taken = De naam ‘{ $name }’ is al bezet, door een spel of een pakket van Python. Kies een andere naam.
terminal-laws-kept = { $game } houdt zich aan alle { $laws } wetten.
terminal-laws-broken = { $game } breekt een wet: { $because }
terminal-laws-unread = Deze woorden zijn niet te lezen: { $where }
terminal-laws-unsaid = Deze zinnen ontbreken in het Engels: { $ids }
terminal-served-elsewhere = Een andere Toychest bedient de spellen in { $folder } al (proces { $process }). Sluit die eerst, of noem met --data een andere map.
terminal-strangers = Iedereen op je netwerk kan dit adres openen, tafels starten, meekijken aan een tafel waarvan ze de code kennen en daar een vrije plaats nemen. Jouw plaats kunnen ze niet nemen, en wat jij in handen hebt zien ze niet. Wat verstuurd wordt, is niet versleuteld.
terminal-game-broken = Het spel ‘{ $name }’ kan niet worden gespeeld: { $because }

## Een waardenetwerk trainen.

terminal-train-work = Met { $work } procent van het werk wordt niets geleerd. Kies van 1 tot { $most }.
terminal-train-ending = { $file }: de uitgang { $ending } is voor wat naast het netwerk ligt. Geef het netwerk een andere uitgang.
terminal-train-no-network = { $game } heeft geen waardenetwerk. Er is er een voor: { $games }
terminal-train-under-way = Training, verrassing { $surprise }
terminal-train-stopped = Gestopt na deel { $done } van { $parts }. Dezelfde opdracht gaat daar verder.
terminal-train-other = { $file } hoort bij een ander spel, een andere seed of een andere hoeveelheid werk. Verwijder het, of noem met --out een ander bestand.
terminal-train-damaged = { $file } is beschadigd. Verwijder het om opnieuw te beginnen.
terminal-train-curve = hoe verrast het netwerk was
terminal-train-legend = gespeelde spellen; verrassing in nat per stand

## Learning a game: what the coach says, and what to type.

terminal-learn-step = Stap { $step } van { $steps }: { $words }
terminal-learn-type = Typ ‘{ $move }’.
terminal-learn-enter = Druk op Enter.
terminal-learn-go-on = Druk op Enter om verder te gaan.
terminal-learn-elsewhere = Dat kan ook.
terminal-learn-over = Vanaf hier is het een gewoon spel.
terminal-learn-alone = Vanaf hier speel je alleen.
terminal-learn-none = Er is geen leerspel ‘{ $text }’. Leer een van deze: { $games }
terminal-learn-offered = Leer het al spelend: { $command }
terminal-learn-how = ‘skip’ doet wat ik vraag; ‘alone’ stuurt me weg.
terminal-tip = Goed om te weten: { $words } ({ $rule })
terminal-tip-how = ‘tips off’ zet deze regels uit.
terminal-tips-off = Geen uitleg meer. ‘tips on’ brengt die terug.
terminal-tips-on = De uitleg komt terug.
terminal-help-tips = tips off zet de uitleg uit, tips on brengt die terug.
terminal-fair-since = Eerlijk sinds er verder is gespeeld: { $entries } stappen volgens de regels, { $copied } trekkingen van het spel ervoor.

## What bot games say of a game.

report-title = { $game }: wat botpartijen zeggen
report-intro = Partijen: { $games }. Bots van niveau { $level } op elke plek; plekken: { $seats }.
report-starter-won = Partijen gewonnen door wie begint
report-team-won = Partijen gewonnen door het team
report-luck = Zonder geluk: wat het toeval na het begin gaf, is afgetrokken. Dat is zo zeker als { $worth } keer zoveel partijen ({ $evaluator }).
report-board = Bord
report-printing = Uitgave
report-games = Partijen
report-without-luck = Zonder geluk
report-length = Beslissingen in een partij
report-median = Beslissingen, mediaan
report-half = De helft van de partijen
report-from-to = { $low } tot { $high }
report-share = { $share } ({ $low } tot { $high })
report-endings = Hoe partijen eindigen
report-cut-off = afgebroken
report-all = Alle
report-under-way = Bots spelen
report-stopped = Gestopt. Wat gespeeld is, staat in { $file }; hetzelfde commando gaat verder.
report-other-file = { $file } bevat iets anders dan botpartijen. Noem een ander bestand met --results.
report-no-such-bot = Er is geen bot { $bot }. Kies een niveau van 1 tot 6, greedy of random.
terminal-help-resign = resign geeft het spel op, als er twee tegen elkaar spelen.
terminal-resign-sure = Dan wint { $name }. Typ nog een keer ‘resign’ om op te geven.
terminal-clock = Deze tafel heeft een klok. Aan dit toetsenbord staat ze stil.
