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
castle-symbol-crown = kroon
castle-symbol-key = sleutel
castle-symbol-drop = druppel
castle-symbol-bell = bel
castle-symbol-leaf = blad
castle-symbol-cup = beker
castle-square = { $symbol } { $row }
castle-card-up = omhoog
castle-card-right = rechts
castle-card-down = omlaag
castle-card-left = links
castle-card-loop = herhaling
castle-card-sorcerer = tovenaar
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
castle-event-card-laid = { $name } legt: { castle-card }
castle-event-stack-shuffled = Alle { $cards } kaarten worden opnieuw geschud
castle-event-card-turned = { $name } draait kaart { $place } { castle-turned }
castle-event-way-chosen = Kaart { $place } gaat { castle-direction }
castle-event-gate-chosen = Van poort { $at } naar poort { $to }
castle-event-gate-declined = Geen sprong bij { $at }
castle-event-sorcerer-walked = De tovenaar gaat { castle-direction } en komt in kamer { $end }
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
       *[card] Het spook klimt naar trede { $level }
    }
castle-event-loop-repeated = Herhaling: { $cards } nog een keer
castle-event-row-impossible = Deze rij kon niemand lopen
castle-event-castle-saved = Alle schatten zijn gevonden!
castle-event-ghost-escaped = Het spook is uit de toren

## Several events in one line

castle-line-laid = { $name } legt: { $cards }
castle-line-walked = De tovenaar gaat: { $ways }

## How it ended

castle-outcome-castle-saved = Het kasteel is gered!
    .because = Alle { $points } schatten zijn gevonden en het spook zit nog in zijn toren.
castle-outcome-ghost-escaped = Het spook is ontsnapt
    .because =
        { $points ->
            [0] Het was boven in de toren voordat er een schat gevonden was.
            [one] Het is boven in de toren. Er is één schat gevonden.
           *[other] Het is boven in de toren. Er zijn { $points } schatten gevonden.
        }

## Before play

castle-option-profile = Welke regels?
castle-option-profile-base = Basis
    .help = Bij een poort mag je springen. Een herhaling geldt ook voor spoken.
castle-option-profile-young = Jong
    .help = Bij een poort mag je springen. Een herhaling slaat spoken over.
castle-option-profile-older = Ouder
    .help = Bij een poort spring je altijd. Een herhaling slaat spoken over.
castle-option-profile-oldest = Oudst
    .help = Bij een poort spring je altijd. Een herhaling geldt ook voor spoken.
castle-option-half_turns = Hoe ver mag een pijl draaien?
castle-option-half_turns-false = Een kwartslag
    .help = Naar links of rechts.
castle-option-half_turns-true = Ook een halve slag
    .help = Naar links, naar rechts of andersom.

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
            [loop] Dit is een herhaalkaart.
            [sorcerer] Dit is een tovenaarskaart.
            [ghost] Dit is een spookkaart.
           *[other] Dit is een pijl.
        }
    .help = Draai liever een pijlkaart.
castle-refused-turned-already = Kaart { $place } is al gedraaid
    .because = Elke pijl draait één keer in een rij.
    .help = Druk nog eens op de knop, dan draait de kaart terug. Kies dan opnieuw.
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
    .help = Draai de kaart de andere kant op of draai een andere pijl.
castle-refused-row-hopeless = Bij deze rij helpt draaien niet
    .because = Wat je ook draait of kiest, één stap lukt niet.
    .help = Druk op Start. Het spook klimt één trede en de volgende rij is nieuw.
castle-refused-no-question = Er valt hier niets te kiezen
    .because = Geen kaart en geen poort vraagt nu om een weg.
    .help = Draai een pijl of druk op Start.
castle-refused-way-blocked = Hij kan hier niet { castle-direction }
    .because = Hij staat in kamer { $at }, en { castle-cause }.
    .help = Kies een weg met een open deur.
castle-refused-way-dead-end = Zo loopt hij vast: later kan hij niet { castle-direction }
    .because = Stap { $number } zou in kamer { $at } beginnen, maar { castle-cause }.
    .help = Kies een andere weg of draai eerst een andere pijl.
castle-refused-not-a-gate = In kamer { $square } is geen poort
    .because = Hij springt alleen van poort naar poort.
    .help = Kies een van de poorten die oplichten.
castle-refused-same-gate = Hij staat al bij deze poort
    .because = Een poort brengt hem naar een andere poort.
    .help = Kies een andere poort of laat hem doorlopen.
castle-refused-gate-dead-end = Vanaf { $square } loopt hij vast
    .because = Stap { $number } heeft daar geen open deur.
    .help = Kies een andere poort die oplicht.
castle-refused-gate-forced = Bij { $at } moet hij springen
    .because = Volgens de regels van dit spel brengt een poort hem altijd verder.
    .help = Kies een van de poorten die oplichten.
castle-refused-stay-dead-end = Zonder sprong loopt hij vast bij { $at }
    .because = Stap { $number } heeft daar geen open deur.
    .help = Laat hem naar een andere poort springen.
castle-refused-question-open =
    { $kind ->
        [gate] Er wacht een poort
       *[way] Kaart { $place } wacht op een weg
    }
    .because =
        { $kind ->
            [gate] Hij komt bij een poort en wil weten waarheen.
           *[way] Deze kaart kan alle kanten op, en jij kiest welke.
        }
    .help =
        { $kind ->
            [gate] Kies een poort die oplicht.
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
    .help = Draai een pijl of druk op Start.
castle-refused-treasures-first = Eerst de schatten
    .because = Alle vier de schatten zijn verstopt voordat de eerste kaart komt.
    .help = Wacht tot ze in hun kamers liggen.
castle-refused-not-in-stack = Deze kaart zit niet in de stapel
    .because =
        { $card ->
            [up] Alle pijlkaarten omhoog liggen al open.
            [right] Alle pijlkaarten naar rechts liggen al open.
            [down] Alle pijlkaarten omlaag liggen al open.
            [left] Alle pijlkaarten naar links liggen al open.
            [loop] Alle herhaalkaarten liggen al open.
            [sorcerer] Alle tovenaarskaarten liggen al open.
           *[ghost] Alle spookkaarten liggen al open.
        }
    .help = Neem de kaart die de stapel geeft.
castle-refused-no-chamber = Hier past geen schat: { $square }
    .because = Schatten liggen alleen in gewone kamers.
    .help = Kies een gewone kamer met een teken en een getal.
castle-refused-treasures-all-placed = Alle schatten zijn verstopt
    .because = In een spel zoek je vier schatten.
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
castle-hint-begin = Verstop de vier schatten en leg dan de eerste rij.
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
castle-grown-up-loop = Een herhaling herhaalt alles wat links ervan ligt. Vraag: ‘Waar staat hij voordat het opnieuw begint?’
castle-grown-up-loop-first = Ligt de herhaling vooraan, dan herhaalt die niets. Vraag: ‘Wat ligt er links van de kaart?’
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
castle-read = De tovenaar is in kamer { $square }. Het spook is op trede { $level } van { $tower }. Nog te vinden: { $treasures }. De rij: { $row }.
castle-read-nothing = niets
castle-key-pick = Kies een kaart van de rij
castle-key-turn = Draai de gekozen kaart
`;export{e as default};