var e=`### Dutch. Coded Castle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "maan 2".

## Words that other sentences use

castle-direction-up = omhoog
castle-direction-right = rechts
castle-direction-down = omlaag
castle-direction-left = links
castle-direction =
    { $direction ->
        [up] omhoog
        [right] naar rechts
        [down] omlaag
       *[left] naar links
    }
castle-turned =
    { $turned ->
        [right] naar rechts
        [about] een halve slag
       *[left] naar links
    }
castle-picture-crown = kroon
castle-picture-cup = beker
castle-picture-gem = edelsteen
castle-picture-ring = ring
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] daar houdt het kasteel op
        [ghost-room] ernaast is een spookkamer
       *[wall] daar is geen deur
    }
castle-symbol-moon = maan
castle-symbol-heart = hart
castle-symbol-key = sleutel
castle-symbol-drop = druppel
castle-symbol-bell = bel
castle-symbol-leaf = blad
castle-symbol-flag = vlag
castle-square = { $symbol } { $row }
castle-card-up = omhoog
castle-card-right = rechts
castle-card-down = omlaag
castle-card-left = links
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = spook
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Stap
castle-face-loop = Nog eens
castle-face-sorcerer = Kies zelf
castle-face-ghost = Spook
castle-face-back = dicht

## What happened

castle-event-treasure-placed = De { castle-picture } wacht in kamer { $square }
castle-event-card-laid = { $name } legt: { $cards }
castle-event-stack-shuffled = Alle { $cards } kaarten worden opnieuw geschud
castle-event-card-turned = { $name } draait kaart { $place } { castle-turned }
castle-event-way-chosen = Kaart { $place } gaat { castle-direction }
castle-event-gate-chosen = Van poort { $at } naar poort { $to }
castle-event-gate-declined = Geen sprong bij { $at }
castle-event-wand-chosen = De toverstaf op vak { $at } wordt gebruikt
castle-event-wand-declined = De toverstaf op vak { $at } blijft liggen
castle-event-sorcerer-walked = De tovenaar gaat { $ways } en komt op vak { $end }
castle-event-sorcerer-jumped = Hij springt door de poort naar { $end }
castle-event-treasure-found = De tovenaar vindt de { castle-picture } in kamer { $square }!
castle-event-ghost-lowered =
    { $level ->
        [0] Een toverstaf! Het spook zit helemaal onder in de toren
       *[other] Een toverstaf! Het spook glijdt terug naar trede { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Dus klimt het spook naar trede { $level }
        [idle] Er valt niets te lopen: het spook klimt naar trede { $level }
       *[card] Het spook klimt naar trede { $level }
    }
castle-event-loop-repeated = { castle-face-loop }: { $cards }
castle-event-row-impossible = Deze rij kon niemand lopen
castle-event-row-halted = De rij stopt op vak { $at }: { castle-cause }
castle-event-step-skipped = Stap { $number } wordt overgeslagen: { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Opgelost: met deze rij is geen schat te pakken
        [one] Opgelost: met deze rij is niet meer dan één schat te pakken
       *[other] Opgelost: met deze rij zijn niet meer dan { $found } schatten te pakken
    }
castle-event-puzzle-missed = Met deze rij kun je er meer pakken: { $best } in plaats van { $found }
castle-event-castle-saved = Alle schatten zijn gevonden!
castle-event-ghost-escaped = Het spook is uit de toren

## How it ended

castle-outcome-castle-saved = Het kasteel is gered!
    .because =
        { $points ->
            [one] De schat is gevonden en het spook zit nog in zijn toren.
           *[other] Alle { $points } schatten zijn gevonden en het spook zit nog in zijn toren.
        }
castle-outcome-ghost-escaped = Het spook is ontsnapt
    .because =
        { $points ->
            [0] Het was boven in de toren voordat er een schat gevonden was.
            [one] Het is boven in de toren. Er is één schat gevonden.
           *[other] Het is boven in de toren. Er zijn { $points } schatten gevonden.
        }

castle-outcome-puzzle-solved = Opgelost!
    .because =
        { $points ->
            [0] Hoe je deze rij ook speelt, er is geen schat te pakken.
            [one] Hoe je deze rij ook speelt, meer dan één schat is niet te pakken.
           *[other] Hoe je deze rij ook speelt, meer dan { $points } schatten zijn niet te pakken.
        }
castle-outcome-puzzle-missed = Nog niet
    .because =
        { $points ->
            [0] Er is geen schat gepakt. Er is een manier om er meer te pakken.
            [one] Er is één schat gepakt. Er is een manier om er meer te pakken.
           *[other] Er zijn { $points } schatten gepakt. Er is een manier om er meer te pakken.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = Het spel is afgelopen
    .because = Het is voorbij, dus er wordt niets meer gespeeld.
    .help = Begin opnieuw met ‘Nog een keer’ of kijk alle stappen terug.
castle-refused-not-to-act = Het is nu niet jouw rij
    .because = Wie de rij legt, beslist. De anderen helpen met ideeën.
    .help = Vertel je idee. Jouw rij komt gauw.
castle-refused-no-such-card = Er is geen kaart { $place }
    .because = Deze rij heeft { $cards } kaarten.
    .help = Tel van links en begin bij 1.
castle-refused-not-an-arrow = Kaart { $place } draait niet
    .because =
        Alleen pijlen draaien. { $card ->
            [loop] Dit is de kaart ‘{ castle-face-loop }’.
            [sorcerer] Dit is de kaart ‘{ castle-face-sorcerer }’.
            [ghost] Dit is een spookkaart.
           *[other] Dit is een pijl.
        }
    .help = Draai liever een pijlkaart.
castle-refused-turned-already = Kaart { $place } is al gedraaid
    .because = Elke pijl draait één keer in een rij.
    .help = Neem die draai terug en kies opnieuw.
castle-refused-two-turned = Er zijn al twee pijlen gedraaid
    .because = Kaart { $first } en kaart { $second } zijn gedraaid, en meer dan twee mag niet.
    .help = Draai er één terug, dan is deze vrij.
castle-refused-half-turn = Kaart { $place } draait alleen een kwartslag
    .because = Een halve slag hoort niet bij dit spel.
    .help = Draai de kaart naar links of rechts. In een nieuw spel kun je halve slagen kiezen.
castle-refused-turn-too-late = Kaart { $place } draaien kan nu niet meer
    .because = Een weg of poort die je later koos, hangt van deze kaart af.
    .help = Neem eerst die keuze terug en draai dan.
castle-refused-turn-blocks = Kaart { $place } { castle-turned } draaien lukt niet
    .because = Stap { $number } zou vanuit { $at } { castle-direction } gaan, maar { castle-cause }.
    .help = Probeer een andere draai of laat de pijl zoals die ligt.
castle-refused-row-hopeless = Bij deze rij helpt draaien niet
    .because = Wat je ook draait of kiest, één stap lukt niet.
    .help = Laat de rij lopen. Het spook klimt en de volgende rij is nieuw.
castle-refused-no-question = Er valt hier niets te kiezen
    .because = Geen kaart en geen poort vraagt nu om een weg.
    .help = Draai een pijl of laat de rij lopen.
castle-refused-way-blocked = Hij kan hier niet { castle-direction }
    .because = Hij staat op vak { $at }, maar { castle-cause }.
    .help = Kies een weg met een open deur.
castle-refused-way-dead-end = Zo loopt hij vast: later kan hij niet { castle-direction }
    .because = Stap { $number } zou op vak { $at } beginnen, maar { castle-cause }.
    .help = Probeer een andere weg of draai eerst een pijl.
castle-refused-wand-dead-end = Draai eerst een pijl: later kan hij niet { castle-direction }
    .because = Stap { $number } zou op vak { $at } beginnen, maar { castle-cause }.
    .help = Gebruikt of niet, de toverstaf helpt hier niet. Draai een pijl.
castle-refused-not-a-gate = Op vak { $square } is geen poort
    .because = Hij springt alleen van poort naar poort.
    .help = Kies een van de poorten.
castle-refused-same-gate = Hij staat al bij deze poort
    .because = Een poort brengt hem naar een andere poort.
    .help = Kies een andere poort of laat hem doorlopen.
castle-refused-gate-dead-end = Vanaf { $square } loopt hij vast
    .because = Stap { $number } heeft daar geen open deur.
    .help = Kies een andere poort.
castle-refused-gate-forced = Bij { $at } moet hij springen
    .because = Volgens de regels van dit spel brengt een poort hem altijd verder.
    .help = Kies een van de andere poorten.
castle-refused-stay-dead-end = Zonder sprong loopt hij vast bij { $at }
    .because = Stap { $number } heeft daar geen open deur.
    .help = Laat hem naar een andere poort springen.
castle-refused-question-open =
    { $kind ->
        [gate] Er wacht een poort
        [wand] Er wacht een toverstaf
       *[way] Kaart { $place } wacht op een weg
    }
    .because =
        { $kind ->
            [gate] Hij komt bij een poort en wil weten waarheen.
            [wand] Hij komt bij een toverstaf, en jij kiest of je die gebruikt.
           *[way] Deze kaart kan alle kanten op, en jij kiest welke.
        }
    .help =
        { $kind ->
            [gate] Kies een van de andere poorten.
            [wand] Gebruik hem of laat hem liggen.
           *[way] Kies omhoog, rechts, omlaag of links voor kaart { $place }.
        }
castle-refused-step-blocked = Stap { $number } lukt niet
    .because = Kaart { $place } gaat vanuit { $at } { castle-direction }, maar { castle-cause }.
    .help = Draai een pijl, zodat elke stap een open deur heeft.
castle-refused-row-unfinished = De rij is nog niet klaar
    .because = Er komen nog kaarten.
    .help = Wacht tot alle kaarten er liggen.
castle-refused-row-full = De rij is vol
    .because = Alle kaarten liggen er.
    .help = Draai een pijl of laat de rij lopen.
castle-refused-treasures-first = Eerst de schatten
    .because = Alle schatten liggen klaar voordat de eerste kaart komt.
    .help = Wacht tot ze in hun kamers liggen.
castle-refused-not-in-stack = Deze kaart zit niet in de stapel
    .because =
        { $card ->
            [up] Alle pijlkaarten omhoog liggen al open.
            [right] Alle pijlkaarten naar rechts liggen al open.
            [down] Alle pijlkaarten omlaag liggen al open.
            [left] Alle pijlkaarten naar links liggen al open.
            [loop] Alle kaarten ‘{ castle-face-loop }’ liggen al open.
            [sorcerer] Alle kaarten ‘{ castle-face-sorcerer }’ liggen al open.
           *[ghost] Alle spookkaarten liggen al open.
        }
    .help = Neem de kaart die de stapel geeft.
castle-refused-no-chamber = Hier past geen schat: { $square }
    .because = Schatten liggen alleen in kamers.
    .help = Kies een kamer met een teken en een getal.
castle-refused-treasures-all-placed = Alle schatten liggen al klaar
    .because = Meer schatten zoek je niet in dit spel.
    .help = Leg de eerste rij.

## At the table

castle-turn = { $name } is aan zet
castle-row-number = rij { $number }
castle-lays = legt deze rij
castle-next = hierna
castle-after-that = daarna
castle-later = later
castle-hint-lay = Leg de volgende drie kaarten.
castle-hint-turn = Draai hooguit twee pijlen en druk dan op Start.
castle-hint-way = Welke kant gaat kaart { $place } op?
castle-hint-gate = Een poort! Kies waar hij heen gaat.
castle-hint-stuck = Zo loopt hij vast. Draai eerst een pijl.
castle-hint-go = Klaar? Druk op Start.
castle-hint-hopeless = Draaien helpt hier niet. Druk op Start, en het spook klimt.
castle-hint-wait = { $name } denkt na.
castle-lay = Leg de rij
castle-begin = Verstop de schatten
castle-hint-begin = Verstop de schatten en leg dan de eerste rij.
castle-gate-choice = hierheen kun je springen
castle-go = Start!
castle-stay = Doorlopen
castle-find = Vind ze
castle-find-short = Vind
castle-found = { $found } van { $of }
castle-all-found = Alles gevonden!
castle-treasure = { castle-picture }, in kamer { $square }
castle-ghost = Het spook
castle-ghost-level = { $level } van { $tower }
castle-ghost-far =
    { $steps ->
        [one] Nog één trede en het spook is uit de toren. Een toverstaf stuurt het één trede omlaag.
       *[other] Nog { $steps } treden en het spook is uit de toren. Een toverstaf stuurt het één trede omlaag.
    }
castle-grown-up = Voor de grote mensen
castle-grown-up-loop = ‘{ castle-face-loop }’ herhaalt wat links ervan ligt. Vraag: ‘Waar staat hij voordat het opnieuw begint?’
castle-grown-up-loop-first = Ligt ‘{ castle-face-loop }’ vooraan, dan herhaalt die kaart niets. Vraag: ‘Wat ligt er links van de kaart?’
castle-grown-up-sorcerer = Deze kaart gaat elke kant op die je wilt. Vraag: ‘Welke kamer hiernaast helpt ons het meest?’
castle-grown-up-ghost = Het spook klimt, wat we ook doen. Vraag: ‘Komen we onderweg langs een toverstaf?’
castle-grown-up-gate = Een poort leidt naar elke andere poort. Vraag: ‘Welke poort is dicht bij een schat?’
castle-grown-up-arrows = Twee pijlen mogen draaien, de rest blijft. Vraag: ‘Waar staat hij na de eerste kaart?’
castle-grown-up-lay = Vraag voordat de kaarten komen: ‘Welke schat is het dichtstbij, en hoeveel stappen is dat?’
castle-card-number = Kaart { $place }: { $card }
castle-card-turned = Kaart { $place }: { $card }, gedraaid
castle-turn-left = Draai kaart { $place } naar links
castle-turn-right = Draai kaart { $place } naar rechts
castle-turn-about = Draai kaart { $place } een halve slag
castle-turn-back = Draai kaart { $place } terug
castle-turn-none = Kies een pijlkaart om te draaien
castle-turned-count =
    { $left ->
        [0] Er zijn twee pijlen gedraaid.
        [one] Je mag nog één pijl draaien.
       *[other] Je mag twee pijlen draaien.
    }
castle-turned-which =
    { $count ->
        [one] Gedraaid: kaart { $places }.
       *[other] Gedraaid: kaarten { $places }.
    }
castle-way = Weg van kaart { $place }
castle-chip-list = De geplande weg
castle-chip-walk = stap { $number }: { $direction }
castle-chip-blocked = stap { $number }: { $direction } lukt niet
castle-chip-way = welke kant?
castle-chip-which-gate = welke poort?
castle-chip-gate = poort
castle-chip-stay = doorlopen
castle-chip-again = nog eens
castle-chip-ghost = spook
castle-plan-line =
    Het plan: { $steps ->
        [0] geen stap
        [one] één stap
       *[other] { $steps } stappen
    }{ $treasures ->
        [0] {""}
        [one] , één schat
       *[other] , { $treasures } schatten
    }
castle-plan-treasures =
    { $treasures ->
        [one] één schat onderweg
       *[other] { $treasures } schatten onderweg
    }
castle-plan-blocked = Stap { $number } lukt niet
castle-plan-hopeless = Er is geen doorgang. Het spook klimt nog één trede.
castle-board = Het kasteel van boven
castle-square-room = { $square }
castle-square-start = { $square }, start
castle-square-gate = { $square }, poort
castle-square-wand = { $square }, toverstaf
castle-square-ghost-room = { $square }, spookkamer
castle-square-here = { $square }, hier is de tovenaar
castle-read = De tovenaar is op vak { $square }. Het spook is op trede { $level } van { $tower }. Nog te vinden: { $treasures }. De rij: { $row }.
castle-read-nothing = niets
castle-key-pick = Kies een kaart van de rij
castle-key-turn = Draai de gekozen kaart

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Het gecodeerde kasteel: { $board }
castle-paper-title = Schaar, lijm, klaar
castle-paper-board = Plak het bord aan elkaar: knip langs de dunne lijnen en leg elke geknipte rand op de gestreepte rand met dezelfde letter.
castle-paper-cards = Knip de kaarten van streepje tot streepje, recht over het vel. Dik papier gaat het langst mee.
castle-paper-tokens = Knip de schatten per twee uit. Vouw elk paar op de stippellijn en plak de ruggen tegen elkaar.
castle-paper-figures = Knip de tovenaar en het spook uit. Vouw ze dubbel boven hun hoofd, plak de helften op elkaar en buig de twee voetjes naar buiten.
castle-paper-ghost = Het spook wacht bij de deur van zijn toren, de tovenaar op de ster. Nu kun je spelen.
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] Eén bladzijde om te printen: { $files }, in de map { $folder }
               *[other] { $pages } bladzijden om te printen: { $files }, in de map { $folder }
            }
       *[other]
            { $pages ->
                [one] Eén bladzijde om te printen, in de map { $folder }
               *[other] { $pages } bladzijden om te printen, in de map { $folder }
            }
    }
castle-paper-unknown = Er is geen bestand { $file } en ook geen bord dat zo heet. Onze eigen borden: { $boards }
castle-paper-there = { $file } staat al in de map { $folder }. Kies een andere map met --to, of schrijf eroverheen met --overwrite.
castle-paper-unwritten = In de map { $folder } kan niet worden geschreven ({ $because }). Kies een andere met --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = Gebruik de staf
castle-leave-wand = Laat liggen
castle-wand-choice = deze toverstaf kun je gebruiken
castle-hint-wand = Een toverstaf! Gebruiken of laten liggen?
castle-hint-way-again = Kaart { $place } nog een keer. Welke kant nu op?
castle-hint-may-stop = Stap { $number } lukt niet. Draai een pijl of druk toch op Start.
castle-hint-puzzle = Pak zo veel schatten als deze rij kan.
castle-plan-stops = Stap { $number } lukt niet. Je mag toch op Start drukken.
castle-chip-wand = toverstaf
castle-chip-spare = toverstaf blijft liggen
castle-chip-skip = stap { $number }: { $direction } wordt overgeslagen
castle-chip-which-wand = staf gebruiken?
castle-square-wand-spent = { $square }, een toverstaf die op is
castle-puzzle = De puzzel
    .task = Draai en kies zo dat deze ene rij zo veel mogelijk schatten pakt. Druk dan op Start.
castle-puzzle-brings = De puzzel brengt zijn eigen kasteel, regels, schatten en kaarten mee.
castle-puzzle-may-bring = Je puzzel brengt schatten en kaarten mee. Het bestand mag ook een kasteel en regels meebrengen.
castle-next-puzzle = De volgende puzzel
castle-solves = lost de puzzel op
castle-stack = De stapel
castle-stack-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
castle-stack-count = { $card }: { $count }
castle-option-treasures-count =
    { $count ->
        [one] 1 schat
       *[other] { $count } schatten
    }
castle-key-wand = Gebruik de toverstaf of laat hem liggen

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = zon
castle-symbol-fish = vis
castle-symbol-tree = boom
castle-symbol-bird = vogel
castle-symbol-boat = boot
castle-unfit-file-too-long = Het bestand is te lang
    .help = Voor een bord of een stapel zijn veel minder dan { $most } tekens nodig. Is dit het goede bestand?
castle-unfit-not-toml = Regel { $line } is niet te lezen
    .help = Kijk daar, en in de regel ervoor, of er een aanhalingsteken, komma of haakje ontbreekt.
castle-unfit-field-missing = ‘{ $field }’ ontbreekt
    .help = Zet er een regel bij die begint met { $field } =
castle-unfit-field-unknown = Niemand hier kent ‘{ $field }’
    .help =
        { $meant ->
            [none] Haal de regel weg. Is dit het goede bestand?
           *[other] Bedoel je ‘{ $meant }’?
        }
castle-unfit-name-unfit = Deze naam past niet
    .help = Kies een naam van 1 tot { $most } letters, tussen aanhalingstekens, op één regel.
castle-unfit-not-texts = ‘{ $field }’ is geen lijst met teksten
    .help = Schrijf het zo: { $field } = ["one", "two"]
castle-unfit-not-a-number = ‘{ $field }’ is geen heel getal
    .help = Schrijf het zo: { $field } = 8
castle-unfit-not-pairs = ‘{ $field }’ is geen lijst met paren
    .help = Schrijf het zo: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = { $columns } kolommen zijn te veel
    .help = Een bord heeft er hooguit { $most }. Maak symbols en elke regel korter.
castle-unfit-too-many-rows = { $rows } rijen zijn te veel
    .help = Een bord heeft er hooguit { $most }. Haal een paar regels weg.
castle-unfit-symbol-unknown = Er is geen teken ‘{ $symbol }’
    .help =
        { $meant ->
            [none] Kies uit: { $known }.
           *[other] Bedoel je ‘{ $meant }’?
        }
castle-unfit-symbol-twice = Twee kolommen heten ‘{ $symbol }’
    .help = Geef elke kolom een eigen teken.
castle-unfit-line-length = Regel { $line } van het bord heeft { $letters } vakjes, maar er zijn { $columns } tekens
    .help = Elke regel heeft evenveel vakjes nodig als er tekens zijn.
castle-unfit-letter-unknown = ‘{ $letter }’ in { $square } is geen soort vakje
    .help = Neem . voor een kamer, S voor de start, O voor een poort, w voor een toverstaf, X voor een spookkamer.
castle-unfit-tower-length = Met een toren van { $tower } treden kun je niet spelen
    .help = Kies een getal van { $fewest } tot { $most }.
castle-unfit-no-start = De tovenaar kan nergens beginnen
    .help = Maak van één vakje een S.
castle-unfit-many-starts = Er is meer dan één start: { $squares }
    .help = Houd één S en maak van de andere kamers, met een punt.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Er is geen kamer voor de schatten
        [one] Er is maar één kamer voor de schatten
       *[other] Er zijn maar { $chambers } kamers voor de schatten
    }
    .help = Maak van meer vakjes een kamer, met een punt, tot er { $fewest } zijn.
castle-unfit-gate-alone = De poort in { $square } leidt nergens heen: het is de enige
    .help = Zet er een tweede O bij of maak van { $square } een kamer, met een punt.
castle-unfit-wall-off-board = Tussen { $first } en { $second } kan geen muur staan: er is geen vakje { $square }
    .help = Noem twee vakjes naast elkaar, zoals ["a1", "b1"].
castle-unfit-wall-apart = Tussen { $first } en { $second } kan geen muur staan: ze liggen niet naast elkaar
    .help = Noem twee vakjes naast elkaar, zoals ["a1", "b1"].
castle-unfit-wall-twice = De muur tussen { $first } en { $second } staat er twee keer
    .help = Haal een van de twee weg.
castle-unfit-treasure-off-board = Een schatfiche noemt { $square }, maar dat vakje is er niet
    .help = Schrijf een kolomletter en een rijnummer van dit bord, zoals "c4".
castle-unfit-treasure-no-chamber = Een schatfiche noemt { $square }, maar dat is geen kamer
    .help = Noem een vakje met een punt of zet in { $square } een punt.
castle-unfit-treasure-twice = Twee schatfiches noemen { $square }
    .help = Haal een van de twee weg.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Er is geen schatfiche
        [one] Er is maar één schatfiche
       *[other] Er zijn maar { $treasures } schatfiches
    }
    .help = Noem minstens { $fewest } kamers of laat treasures weg: dan heeft elke kamer een fiche.
castle-unfit-unreachable = Er gaat geen weg naar { $squares }
    .help = Haal een muur weg, maak van een spookkamer een kamer of zet er een poort neer; of maak van { $square } een spookkamer, een X.
castle-unfit-card-unknown = Er is geen kaart ‘{ $card }’
    .help =
        { $meant ->
            [none] De kaarten zijn: { $known }.
           *[other] Bedoel je ‘{ $meant }’?
        }
castle-unfit-card-count = Het aantal kaarten ‘{ $card }’ is geen getal
    .help = Schrijf een heel getal, 0 of meer: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Er is geen kaart
        [one] Er is maar één kaart
       *[other] Er zijn maar { $cards } kaarten
    }
    .help = Een rij heeft drie kaarten, dus de stapel heeft er minstens { $fewest } nodig.
castle-unfit-deck-too-large = { $cards } kaarten zijn te veel
    .help = Een stapel heeft hooguit { $most } kaarten.
castle-unfit-deck-walks-nobody = Met geen enkele kaart kan de tovenaar lopen
    .help = Doe er pijlen (up, right, down, left) of tovenaarskaarten (sorcerer) bij.

## toychest board check

castle-check-playable = Met { $file } kun je spelen.
castle-check-size = { $squares } vakjes in { $columns } kolommen en { $rows } rijen
castle-check-facts = start { $start }; kamers { $chambers }, schatfiches { $treasures }, poorten { $gates }, toverstaffen { $wands }, spookkamers { $ghosts }, muren { $walls }; toren { $tower } treden
castle-check-forced = Waar je bij een poort moet springen (Ouder, Oudst), gaat er geen weg naar { $squares }. Daar ligt dan geen schat.
castle-check-off = Waar poorten niet meedoen (het Duitse regelboekje, bij Jong), gaat er geen weg naar { $squares }. Daar ligt dan geen schat.
castle-check-deck = Met { $file } kun je spelen: { $cards } kaarten.
castle-check-box = In de echte doos zitten 28 schatfiches, dit bord heeft er { $treasures }. Is het het bord uit jouw doos? Tel de kamers dan nog eens.
castle-check-stuck = Met { $deck } komt niemand ooit weg van de start van { $file }: elke rij loopt daar vast. Voeg een tovenaar of een andere pijl toe.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. De eerste draai
    .help = Eén pijl. Draai hem naar de schat.
castle-option-puzzle-2-any-way = 2. Kies zelf
    .help = Eén kaart gaat elke kant op. Wat moet de pijl eerst doen?
castle-option-puzzle-3-once-more = 3. Nog een keer
    .help = Met ‘{ castle-face-loop }’ loopt hij dezelfde weg twee keer. Welke weg is de beste?
castle-option-puzzle-4-gate = 4. De poort
    .help = De schat is ver weg, maar de poort is dichtbij.
castle-option-puzzle-5-door = 5. De deur
    .help = De binnenplaats ligt achter de muur. Waar is de deur?
castle-option-puzzle-6-two-of-three = 6. Twee van de drie
    .help = Drie pijlen, en maar twee mogen er draaien.
castle-option-puzzle-7-must-jump = 7. Je komt er niet langs
    .help = Bij elke poort spring je. Waar kom je de tweede keer uit?
castle-option-puzzle-8-loop-of-loops = 8. Een herhaling van een herhaling
    .help = Eén kaart, vier stappen, en een poort halverwege.
`;export{e as default};