var e=`### Dutch. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A scrapyard is a schroothoop, the Towers are de Torens; Fuel is brandstof, Power kracht, Scrap oud ijzer; a spot is a vak, doubles are dubbel.

## Words that other sentences use

clockwork-kind-Lacewing = Gaasvlieg
clockwork-kind-Umbrella = Paraplu
clockwork-kind-Kettle = Theeketel
clockwork-kind-Velo = Vliegfiets
clockwork-kind-Whale = Walvis
clockwork-kind-Moth = Nachtvlinder
clockwork-kind-Owl = Uil
clockwork-kind-Nipper = Knijper
clockwork-kind-Harp = Harp
clockwork-kind-Snail = Slak
clockwork-kind-Airship = Luchtschip
clockwork-kind-Fuel = Brandstof
clockwork-kind-Power = Kracht
clockwork-kind-Scrap = Oud ijzer
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] een deel van de Gaasvlieg
        [Umbrella] een deel van de Paraplu
        [Kettle] een deel van de Theeketel
        [Velo] een deel van de Vliegfiets
        [Whale] een deel van de Walvis
        [Moth] een deel van de Nachtvlinder
        [Owl] een deel van de Uil
        [Nipper] een deel van de Knijper
        [Harp] een deel van de Harp
        [Snail] een deel van de Slak
        [Airship] een deel van het Luchtschip
        [Fuel] een brandstofkaart
        [Power] de krachtkaart
        [Scrap] een kaart oud ijzer
       *[other] { $kind }
    }
clockwork-family-flyer = vliegende machine
clockwork-family-breaker = codekraker
clockwork-family-airship = luchtschip
clockwork-family-fuel = brandstof
clockwork-family-power = kracht
clockwork-family-scrap = oud ijzer
clockwork-character-Tilda = Tilda Slinger
clockwork-character-Otto = Otto Spil
clockwork-character-Nana = Nana Veer
clockwork-character-Bruno = Bruno Bolhoed
clockwork-character-Zora = Zora Sjaal
clockwork-character-Felix = Felix Helm
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Torens
clockwork-yard = Schroothoop { $yard }
clockwork-place =
    { $where ->
        [towers] de Torens
        [yard] schroothoop { $number }
       *[field] veld { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] naar de Torens
        [yard] naar schroothoop { $number }
       *[field] naar veld { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] bij de Torens
        [yard] bij schroothoop { $number }
       *[field] op veld { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } speelt { clockwork-character }
clockwork-event-set-left-out = Blijft in de doos: { $kinds }
clockwork-event-card-dealt = { $name } krijgt een kaart
    .kind = { $name } krijgt { clockwork-card }
clockwork-event-extra-laid = Schroothoop { $yard } krijgt één kaart meer
clockwork-event-opening-thrown = { $name } gooit { $total } voor het begin
clockwork-event-opening-tied = { $seats } gooien evenveel en gooien opnieuw
clockwork-event-starter-found = { $name } begint
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } gooit { $dice }: zeven!
        [eleven] { $name } gooit { $dice }: elf!
        [double] { $name } gooit { $dice }: dubbel, samen { $total }!
       *[other] { $name } gooit { $dice }: samen { $total }
    }
clockwork-event-turn-lost = { $total } is even: { $name } slaat deze beurt over
clockwork-event-pawn-walked = { $name } loopt { clockwork-to-place }
clockwork-event-pawn-placed = { $name } gaat rechtstreeks { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } blijft staan: geen weg is vrij
clockwork-event-card-drawn = { $name } pakt een kaart van schroothoop { $yard }
    .kind = { $name } pakt { clockwork-card } van schroothoop { $yard }
clockwork-event-card-kept = { $name } houdt alle kaarten
clockwork-event-card-discarded = { $name } legt een kaart weg
clockwork-event-card-laid = { $name } legt de kaart omgekeerd op vak { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } vraagt { $rival } iets terug
       *[false] { $name } daagt { $rival } uit
    }
clockwork-event-had-some = { $name } heeft zo’n kaart
clockwork-event-had-none = { $name } heeft zo’n kaart niet
clockwork-event-card-given = { $giver } geeft { $taker } een kaart
    .kind = { $giver } geeft { $taker } { clockwork-card }
clockwork-event-scrap-given = { $giver } geeft { $taker } in plaats daarvan oud ijzer
clockwork-event-card-returned = { $giver } geeft { $taker } een kaart terug
    .kind = { $giver } geeft { $taker } in ruil { clockwork-card }
clockwork-event-ask-declined = { $name } vraagt niets terug
clockwork-event-search-begun = { $name } zoekt tussen de weggelegde kaarten
clockwork-event-search-hit = Gevonden! { $name } pakt de kaart van vak { $spot }
clockwork-event-search-missed = Op vak { $spot } lag iets anders
clockwork-event-put-back = De kaart op vak { $spot } ligt weer omgekeerd
clockwork-event-set-laid = { $name } heeft een machine klaar: { clockwork-kind }
clockwork-event-set-held = { $name } legt nu niets neer
clockwork-event-turn-passed = { $name } doet verder niets
clockwork-event-yards-emptied = De schroothopen zijn leeg. Iedereen terug naar de Torens!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } vliegt weg met het Luchtschip!
       *[machine] { $name } heeft een vliegende machine, een codekraker en brandstof, en vliegt weg!
    }
clockwork-event-dead-end = Niemand heeft nog een kaart om te laten zien
clockwork-event-turns-capped = { $turns } beurten zijn voorbij

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } laat { clockwork-card } zien en zoekt er nog een
        [swap] { $name } legt { clockwork-card } op het lege vak
       *[discard] { $name } laat { clockwork-card } zien en legt de kaart weg
    }
clockwork-event-card-turned = Op vak { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } zoekt: { clockwork-kind }
       *[other] { $name } vraagt aan { $rival }: { clockwork-kind }
    }
clockwork-event-shown-in-secret = { $name } laat { $rival } stiekem een kaart zien
    .kind = { $name } laat { $rival } stiekem iets zien: { clockwork-card }

## How it ended

clockwork-outcome-machine = { $name } ontsnapt!
    .because = Een vliegende machine, een codekraker en brandstof liggen op tafel.
clockwork-outcome-airship = { $name } ontsnapt!
    .because = Het hele Luchtschip ligt op tafel, met de kracht erbij.
clockwork-outcome-dead-end = Deze keer komt niemand weg
    .because = De schroothopen zijn leeg, en niemand heeft nog een kaart om mee te vragen of te zoeken.
clockwork-outcome-turn-cap = De stad houdt jullie allemaal
    .because = De afgesproken beurten zijn voorbij, en niemand is ontsnapt.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Het spel is afgelopen
    .because = Iemand is ontsnapt, of niemand kan dat nog.
    .help = Begin een nieuw spel of kijk dit spel terug.
clockwork-refused-not-to-act = Je bent nu niet aan de beurt
    .because = Iemand anders beslist nu.
    .help = Wacht even. Je wordt geroepen.
clockwork-refused-chance-first = Wacht even
    .because = Er komen nog dobbelstenen of kaarten.
    .help = Probeer het opnieuw als ze op tafel liggen.
clockwork-refused-unforeseen = Dat wordt hier niet beslist
    .because = Het toeval gooit en deelt, en jullie spelen. Geen van beide doet het werk van de ander.
    .help = Kies een van je eigen zetten.
clockwork-refused-not-in-deck = { clockwork-kind } kan nu niet komen
    .because = Alle kaarten daarvan zijn ergens anders.
    .help = Er moet een andere kaart komen.
clockwork-refused-kind-not-in-game = { clockwork-kind } doet in dit spel niet mee
    .because = Met z’n tweeën of drieën blijven er machines in de doos.
    .help = Kies een machine die meedoet.
clockwork-refused-character-taken = { clockwork-character } is al gekozen
    .because = Iedereen speelt een eigen karakter.
    .help = Kies een andere.
clockwork-refused-answer-first =
    { $question ->
        [character] Kies eerst wie je bent
        [leave_out] Kies eerst een machine die in de doos blijft
        [travel] Ga eerst ergens heen
        [act] Beslis eerst wat je hier doet
        [discard] Leg eerst een kaart weg
        [spot] Leg eerst je kaart neer
        [give] Antwoord eerst op de uitdaging
        [counter] Beslis eerst of je iets terugvraagt
        [return] Geef eerst een kaart in ruil
        [point] Wijs eerst een kaart aan
        [found] Beslis eerst of je hem pakt
        [swap] Leg eerst een kaart op het lege vak
       *[build] Beslis eerst wat je neerlegt
    }
    .because =
        { $question ->
            [character] Iedereen moet iemand zijn.
            [leave_out] Dit spel wordt met minder machines gespeeld.
            [travel] De dobbelstenen liggen er, en je moet nog lopen.
            [act] Je bent er, en hier kun je iets doen.
            [discard] Je hebt een kaart gepakt, en nu kies je wat je weglegt.
            [spot] Je hebt een kaart laten zien, en die heeft een vak nodig.
            [give] Iemand heeft je om een kaart gevraagd.
            [counter] Je had er geen, dus je mag iets terugvragen.
            [return] Je had zeven kaarten en kreeg er nog een.
            [point] Je hebt gezegd wat je zoekt.
            [found] Je hebt gevonden wat je zoekt.
            [swap] Je hebt een kaart gepakt, en dat vak is nu leeg.
           *[build] Aan deze tafel kies je wat je neerlegt.
        }
    .help =
        { $question ->
            [character] Kies iemand die nog vrij is.
            [leave_out] Kies er een die wordt aangeboden.
            [travel] Kies een veld waar je worp je brengt, of wat je worp nog meer biedt.
            [act] Kies iets wat je hier mag doen.
            [discard] Kies een kaart uit je hand, of houd ze allemaal als dat wordt aangeboden.
            [spot] Kies een vrij vak rond het bord.
            [give] Geef de kaart, of oud ijzer als je dat hebt.
            [counter] Vraag om een kaart, of doe het niet.
            [return] Kies een kaart, maar niet de nieuwe.
            [point] Kies een kaart die gedekt ligt.
            [found] Pak de kaart, of laat hem liggen.
            [swap] Kies een kaart uit je hand.
           *[build] Leg een machine neer die klaar is, of nog niets.
        }
clockwork-refused-no-such-place = Op dit bord is geen plaats ‘{ $place }’
    .because = Er zijn de Torens, schroothoop 1 tot en met 6 en de velden met een nummer.
    .help = Kies een plaats die je op het bord ziet.
clockwork-refused-say-its-name = Veld { $place } heeft een naam
    .because = Witte velden heten naar de plaats erachter.
    .help = Zeg ‘towers’, of ‘yard’ met het nummer, zoals ‘yard 3’.
clockwork-refused-ask-yourself = Je kunt jezelf niets vragen
    .because = Voor een uitdaging zijn er twee nodig.
    .help = Vraag een tegenstander die bij je staat.
clockwork-refused-not-a-set = { clockwork-kind } is geen set om weg te laten
    .because = Hier kies je alleen vliegende machines en codekrakers, elk in zijn geheel.
    .help = Kies een van de sets waarnaar gevraagd wordt.
clockwork-refused-field-full = Er is voor jou geen ruimte { clockwork-at-place }
    .because = Er staan twee pionnen, en meer passen er niet.
    .help = Neem een andere weg, of stop ergens anders.
clockwork-refused-cannot-reverse = Je zou moeten omkeren om { clockwork-to-place } te komen
    .because =
        { $away ->
            [one] Het is één stap. Je gooide { $steps }, en onderweg keert niemand om.
           *[other] Het zijn { $away } stappen. Je gooide { $steps }, en onderweg keert niemand om.
        }
    .help = Kies een veld waar je worp je brengt.
clockwork-refused-steps-short = Je worp reikt niet ver genoeg: { clockwork-place }
    .because = Het zijn { $away } stappen, en je gooide { $steps }.
    .help = Kies een veld waar je worp je brengt.
clockwork-refused-steps-over = Je worp brengt je voorbij { clockwork-place }
    .because =
        { $away ->
            [one] Het is één stap, en je gooide { $steps }. Aan deze tafel moeten de stappen precies passen.
           *[other] Het zijn { $away } stappen, en je gooide { $steps }. Aan deze tafel moeten de stappen precies passen.
        }
    .help = Loop door, en kom terug met een worp die past.
clockwork-refused-must-stop = Je kunt niet doorlopen { clockwork-to-place }
    .because = Aan deze tafel stopt een wandeling bij het eerste witte veld.
    .help = Stop daar, of neem een andere weg.
clockwork-refused-not-reached = Je worp eindigt niet { clockwork-at-place }
    .because =
        { $away ->
            [one] Het is één stap. Je gooide { $steps }, en je loopt de hele worp.
           *[other] Het zijn { $away } stappen. Je gooide { $steps }, en je loopt de hele worp.
        }
    .help = Kies een veld waar je worp je brengt.
clockwork-refused-not-special = Dat mag niet met je worp
    .because = Je gooide { $total }. Er is zeven, elf of dubbel voor nodig.
    .help = Loop deze keer.
clockwork-refused-bonus-later = Dat komt later
    .because = Aan deze tafel mag je met een bijzondere worp pas na een schroothoop nog iets doen.
    .help = Loop eerst.
clockwork-refused-must-walk = Je kunt niet blijven staan
    .because = Wie kan lopen, loopt.
    .help = Kies een veld waar je worp je brengt.
clockwork-refused-not-a-goal = Je kunt niet rechtstreeks { clockwork-to-place }
    .because = Een bijzondere worp brengt je naar een schroothoop of naar de Torens.
    .help = Kies een daarvan, of loop.
clockwork-refused-not-from-here = Je worp helpt je hier niet
    .because = Aan deze tafel moet je beurt daarvoor bij een schroothoop beginnen.
    .help = Loop, of ga naar de Torens.
clockwork-refused-already-there = Je bent al { clockwork-at-place }
    .because = Rechtstreeks ga je alleen naar een andere plaats.
    .help = Kies een andere plaats.
clockwork-refused-yard-empty = Schroothoop { $yard } is leeg
    .because = Alle kaarten zijn er weg.
    .help = Probeer een andere schroothoop, of zoek bij de Torens.
clockwork-refused-not-in-yard = Dat kan hier niet
    .because = Kaarten pak je bij een schroothoop, als je aankomt of als je met je worp mag blijven.
    .help = Loop naar een schroothoop.
clockwork-refused-towers-only = Je kunt nu alleen rechtstreeks naar de Torens
    .because = Een schroothoop is nu geen doel voor je worp.
    .help = Ga naar de Torens, of loop.
clockwork-refused-towers-reached = Nu ga je terug naar de Torens
    .because = De schroothopen zijn leeg, en je worp reikt tot de Torens.
    .help = Ga naar de Torens.
clockwork-refused-not-at-towers = Hier kun je niet zoeken
    .because = Weggelegde kaarten zoek je bij de Torens, als je daar aankomt.
    .help = Ga naar de Torens.
clockwork-refused-no-demand-now = Je kunt nu niemand uitdagen
    .because = Dat kan als je iemand op een veld of bij een schroothoop tegenkomt.
    .help = Kies iets wat je nu mag doen.
clockwork-refused-not-together = Je bent { $rival } niet tegengekomen
    .because = Om uit te dagen moet je op hetzelfde veld of bij dezelfde schroothoop zijn.
    .help = Loop naar { $rival }, of kies iemand die hier is.
clockwork-refused-not-in-towers = { $rival } is nog niet terug
    .because = Nu daag je alleen uit wie bij de Torens is.
    .help = Kies iemand die daar is, of wacht.
clockwork-refused-just-back = Je bent nog maar net terug
    .because = Wie terugkomt, mag zoeken. Uitdagen kan pas met een worp bij de Torens.
    .help = Zoek, of laat het.
clockwork-refused-search-only = Met { $total } zoek je, maar daag je niemand uit
    .because = Op het einde is er zeven, elf of dubbel nodig om uit te dagen.
    .help = Zoek, of laat het.
clockwork-refused-already-asked = Je hebt { $rival } al iets gevraagd
    .because = In één beurt vraag je iedereen één keer.
    .help = Vraag iemand anders, of doe het niet.
clockwork-refused-nothing-to-show = Dat kun je niet laten zien: { clockwork-card }
    .because = Om te vragen of te zoeken laat je een kaart van dezelfde machine uit je hand zien.
    .help = Kies er een die je hebt. Brandstof en kracht mag je gewoon noemen.
clockwork-refused-not-a-family = Daar kun je niet om vragen: { clockwork-kind }
    .because = Je zoekt alleen machines, het Luchtschip, brandstof en kracht.
    .help = Kies een daarvan.
clockwork-refused-not-asked-for = Daar is niet om gevraagd: { clockwork-card }
    .because = Je geeft wat gevraagd is, en alleen oud ijzer mag in plaats daarvan.
    .help = Geef de gevraagde kaart, of oud ijzer.
clockwork-refused-not-held = Dat heb je niet: { clockwork-card }
    .because = Je speelt kaarten uit je eigen hand.
    .help = Kies een kaart die je hebt.
clockwork-refused-below-seven = Je houdt je kaarten
    .because = Onder de zeven leg je niets weg.
    .help = Ga verder; de beurt is voorbij.
clockwork-refused-even-throw = Met { $total } doe je niets
    .because = Op het einde kost een even worp die geen dubbel is je beurt.
    .help = Probeer het in je volgende beurt.
clockwork-refused-scrap-instead-only = Oud ijzer helpt hier niet
    .because = Je geeft het in plaats van de gevraagde kaart, en die heb je niet.
    .help = Vraag iets terug, of doe het niet.
clockwork-refused-must-discard = Je hebt { $hand } kaarten
    .because = Meer dan zeven passen er niet in je hand.
    .help = Leg er een weg.
clockwork-refused-spot-taken = Vak { $spot } is bezet
    .because = Kaarten liggen nooit op elkaar.
    .help = Kies een vrij vak.
clockwork-refused-no-such-spot = Er is geen vak { $spot }
    .because = De vakken rond het bord hebben nummers.
    .help = Kies een nummer dat je ziet.
clockwork-refused-spot-empty = Op vak { $spot } ligt geen kaart
    .because = Je wijst een kaart aan die iemand heeft weggelegd.
    .help = Kies een vak met een kaart.
clockwork-refused-nothing-there = Er valt niets te zoeken
    .because = Nog niemand heeft een kaart weggelegd.
    .help = Kom later terug.
clockwork-refused-just-received = Dat heb je net gekregen: { clockwork-card }
    .because = In ruil geef je een andere kaart.
    .help = Kies een andere kaart.
clockwork-refused-no-counter = Je kunt nu niets terugvragen
    .because = Wie oud ijzer heeft, vraagt aan deze tafel niets terug.
    .help = Doe het deze keer niet.
clockwork-refused-not-your-asker = Je kunt { $rival } nu niets vragen
    .because = Alleen { $asker } heeft je uitgedaagd.
    .help = Vraag { $asker } iets terug, of doe het niet.
clockwork-refused-must-give = Je hebt wat er gevraagd is: { clockwork-kind }
    .because = Wie zo’n kaart heeft, geeft er een, of oud ijzer in plaats daarvan.
    .help = Geef er een, of oud ijzer als je dat hebt.
clockwork-refused-must-draw = Bij een schroothoop doe je iets
    .because = Wie hier komt, pakt een kaart of daagt iemand uit.
    .help = Pak een kaart.
clockwork-refused-not-complete = Nog niet klaar: { clockwork-kind }
    .because = Alleen een hele machine wordt neergelegd.
    .help = Verzamel de delen die nog ontbreken.
clockwork-refused-no-way-out = Je kunt nog niet ontsnappen
    .because = Daarvoor heb je een vliegende machine, een codekraker en brandstof nodig, of het hele Luchtschip en kracht.
    .help = Verzamel wat nog ontbreekt.

## At the table

clockwork-short = Clockwork City
clockwork-turn = { $name } is aan de beurt
clockwork-turn-yours = Jouw beurt, { $name }
clockwork-turn-number = Beurt { $number }
clockwork-before-play = Voor het spel
clockwork-board = De stad: bruggen, schroothopen en vakken voor kaarten
clockwork-your-side = Je hand en wat je kunt doen
clockwork-hand = Je hand
clockwork-you = jij
clockwork-you-too = { clockwork-character } · jij
clockwork-no-character = nog geen karakter
clockwork-hand-count =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
clockwork-laid = Neergelegd: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } van { $copies }
clockwork-pile =
    { $count ->
        [0] leeg
        [one] 1 kaart
       *[other] { $count } kaarten
    }
clockwork-spot-free = Vak { $spot }, vrij
clockwork-spot-laid = Vak { $spot }, een omgekeerde kaart
clockwork-spot-known = Vak { $spot }, { clockwork-kind }
clockwork-glows = dit kun je kiezen
clockwork-goal = Zo kom je weg
clockwork-goal-machine = een vliegende machine, een codekraker, een brandstofkaart
clockwork-goal-airship = of het Luchtschip met de kracht
clockwork-in-this-game = In dit spel
clockwork-legend = { clockwork-kind }, { $copies } in dit spel
clockwork-endgame = Alle schroothopen zijn leeg. Iedereen komt bij de Torens.

clockwork-total =
    { $special ->
        [seven] Zeven!
        [eleven] Elf!
        [double] Dubbel!
       *[other] { $total }
    }
clockwork-dice = Dobbelstenen: { $dice }

clockwork-throw = Gooi
clockwork-throw-opening = Gooi voor het begin
clockwork-do-go = Rechtstreeks
clockwork-do-walk = Loop { $total }
clockwork-do-take = Pak een kaart
clockwork-do-search = Zoek in de weggelegde kaarten
clockwork-do-ask = Vraag { $name }
clockwork-do-stay = Blijf hier
clockwork-do-keep = Houd ze allemaal
clockwork-do-none = Ik heb er geen
clockwork-do-pass = Niets meer
clockwork-do-build = Neerleggen: { clockwork-kind }
clockwork-do-escape = Ontsnap!
clockwork-do-hold = Nog niet
clockwork-do-any-spot = Zomaar een vrij vak
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Geef: { clockwork-kind }
clockwork-do-give-scrap = Geef oud ijzer
clockwork-do-back = Iets anders
clockwork-walk-to =
    { $where ->
        [towers] Naar de Torens
        [yard] Naar schroothoop { $number }
       *[field] Naar veld { $number }
    }
clockwork-lay-on = Leg op { $spot }
clockwork-point-at = Draai { $spot } om

clockwork-hint-throw = Gooi de dobbelstenen.
clockwork-hint-opening = Gooi voor het begin: de hoogste begint.
clockwork-hint-wait = { $name } denkt na.
clockwork-hint-whisper = { $name } en { $rival } fluisteren.
clockwork-hint-character = Wie ben je? Kies een karakter.
clockwork-hint-leave-out = Kies een machine die in de doos blijft.
clockwork-hint-travel = Kies wat je met je worp doet.
clockwork-pick-one = Kies er één.
clockwork-hint-walk = Kies een veld dat oplicht.
clockwork-hint-go = Kies een plaats die oplicht.
clockwork-hint-act = Wat doe je hier?
clockwork-hint-show = Laat { $name } een kaart uit je hand zien, of noem brandstof of kracht.
clockwork-hint-search = Laat zien wat je zoekt, of noem brandstof of kracht.
clockwork-hint-discard =
    { $kind ->
        [none] Kies een kaart uit je hand om weg te leggen.
       *[other] Je kreeg { clockwork-card }. Kies een kaart uit je hand om weg te leggen.
    }
clockwork-hint-spot = Leg je kaart op een vak dat oplicht.
clockwork-hint-give = { $name } vraagt je iets.
clockwork-hint-counter = Vraag { $name } één keer iets terug, of doe het niet.
clockwork-hint-return =
    { $kind ->
        [none] Geef { $name } een kaart in ruil.
       *[other] Je kreeg { clockwork-card }. Geef { $name } een andere kaart in ruil.
    }
clockwork-hint-point = Wijs een kaart aan die omgekeerd ligt.
clockwork-hint-found = Gevonden! Pak de kaart, of laat hem liggen.
clockwork-hint-swap = Kies een kaart voor vak { $spot }.
clockwork-hint-build = Een machine neerleggen, of nog niet?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } vraagt { $rival } iets
clockwork-eyes-only = Alleen voor { $name }
clockwork-spoken-aloud = { $name } zegt het hardop
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Heb je brandstof?
        [Power] Heb je de krachtkaart?
       *[other] Heb je nog zo’n kaart: { clockwork-kind }?
    }
clockwork-give-one = Geef er een.
clockwork-give-or-scrap = Geef er een, of oud ijzer in plaats daarvan.
clockwork-have-none = Je hebt er geen. Zeg dat, dan mag je iets terugvragen.

clockwork-seen = Ik heb hem gezien
clockwork-seen-once = Onthoud hem. Zo meteen ligt hij weer omgekeerd.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 kaart
       *[other] { $name }: { $place }, { $count } kaarten
    }
clockwork-read-hand = Je hand: { $cards }

clockwork-key-pick = Een kaart uit je hand kiezen
clockwork-key-take = Een kaart pakken
clockwork-key-go = Rechtstreeks ergens heen, lopen
clockwork-key-ask = Vragen, zoeken
clockwork-key-decline = Het niet doen

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Het bestand is te lang
    .help = Een stad heeft veel minder dan { $most } letters nodig. Is het het goede bestand?
clockwork-unfit-not-toml = Regel { $line } kan niet worden gelezen
    .help = Kijk daar en in de regel ervoor naar een komma of haakje dat ontbreekt, of een nummer dat er twee keer staat.
clockwork-unfit-field-missing = ‘{ $field }’ ontbreekt
    .help =
        { $field ->
            [fields] Voeg een regel met [fields] toe, met de velden eronder.
            [spots] Voeg een regel met [spots] toe, met de vakken eronder.
           *[other] Voeg een regel toe die begint met { $field } =
        }
clockwork-unfit-field-unknown = Niemand kent hier ‘{ $field }’
    .help =
        { $meant ->
            [none] Haal de regel weg. Is het het goede bestand?
           *[other] Bedoel je ‘{ $meant }’?
        }
clockwork-unfit-name-unfit = Die naam kan niet
    .help = Kies er een van 1 tot { $most } letters, tussen aanhalingstekens, op één regel.
clockwork-unfit-not-a-number = ‘{ $field }’ is geen nummer van een veld
    .help = Schrijf een heel getal van 0 tot { $most }: { $field } = 0
clockwork-unfit-not-numbers = ‘{ $field }’ is geen lijst van velden
    .help = Schrijf hele getallen van 0 tot { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = ‘{ $field }’ is geen lijst van wegen van veld naar veld
    .help = Schrijf hele getallen van 0 tot { $most }, twee of meer voor elke weg: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = ‘{ $field }’ is geen deel met genummerde regels
    .help = Schrijf [{ $field }] op een eigen regel, en daaronder regels als { $first } = [500, 380]
clockwork-unfit-number-unfit = ‘{ $number }’ onder [{ $field }] is geen nummer voor een regel
    .help = Nummer de regels vanaf { $first }, een voor een.
clockwork-unfit-number-skipped = Onder [{ $field }] ontbreekt nummer { $number }
    .help = Voeg het toe, of nummer de regels opnieuw zonder gat.
clockwork-unfit-not-a-point =
    { $number ->
        [none] ‘{ $field }’ is geen plaats in het plaatje
       *[other] Onder [{ $field }] is regel { $number } geen plaats in het plaatje
    }
    .help = Schrijf twee hele getallen, hoe ver van links en hoe ver van boven, zoals [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Er is geen veld
        [one] Er is maar één veld
       *[other] Deze stad heeft { $fields } velden
    }
    .help = Het kunnen er { $fewest } tot { $most } zijn.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Er is geen vak voor weggelegde kaarten
        [one] Er is maar één vak voor weggelegde kaarten
       *[other] Er zijn { $spots } vakken voor weggelegde kaarten
    }
    .help = Het kunnen er { $fewest } tot { $most } zijn.
clockwork-unfit-towers-nowhere = De Torens staan op veld { $number }, maar dat veld is er niet
    .help = Kies een veld dat onder [fields] staat.
clockwork-unfit-yard-count =
    { $yards ->
        [0] Er is geen schroothoop
        [one] Er is maar één schroothoop
       *[other] Er zijn { $yards } schroothopen
    }
    .help = Noem { $needed } velden in yards.
clockwork-unfit-yard-nowhere = Schroothoop { $yard } ligt op veld { $number }, maar dat veld is er niet
    .help = Kies een veld dat onder [fields] staat.
clockwork-unfit-yard-in-towers = Schroothoop { $yard } en de Torens staan allebei op veld { $number }
    .help = Geef elk een eigen veld.
clockwork-unfit-yard-twice = Schroothoop { $first } en { $second } liggen allebei op veld { $number }
    .help = Geef elk een eigen veld.
clockwork-unfit-path-nowhere = Er loopt een weg van { $first } naar { $second }, maar er is geen veld { $number }
    .help = Voeg het veld toe onder [fields], of haal het uit paths.
clockwork-unfit-path-to-itself = Er loopt een weg van veld { $number } naar zichzelf
    .help = Schrijf { $number } daar maar één keer.
clockwork-unfit-path-twice = De weg tussen { $first } en { $second } is er twee keer
    .help = Haal er een weg; één richting is genoeg.
clockwork-unfit-too-many-paths = Op veld { $number } komen { $paths } wegen samen
    .help = Het mogen er hooguit { $most } zijn. Laat er een paar naar een ander veld lopen.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Veld { $number } ligt buiten het plaatje
        [spots] Een kaart op vak { $number } zou buiten het plaatje liggen
       *[other] De Torens zouden buiten het plaatje staan
    }
    .help = Het plaatje is { $width } breed en { $height } hoog; een kaart is 36 breed en 50 hoog, rond het midden.
clockwork-unfit-fields-too-near = Veld { $first } en { $second } liggen op elkaar
    .help = Verschuif er een, tot ze minstens { $apart } uit elkaar liggen.
clockwork-unfit-unreachable = Geen weg verbindt { $fields } met de Torens
    .help = Voeg een weg naar { $number } toe, of haal weg wat niemand kan bereiken.
clockwork-unfit-spots-overlap = Kaarten op vak { $first } en { $second } zouden op elkaar liggen
    .help = Verschuif er een: een kaart is 36 breed en 50 hoog.
clockwork-unfit-spot-on-track = Een kaart op vak { $spot } zou op de brug tussen { $first } en { $second } liggen
    .help = Schuif het vak van de brug weg, of haal het eruit.
`;export{e as default};