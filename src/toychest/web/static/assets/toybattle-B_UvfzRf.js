var e=`### Dutch. Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### A troop is a strijder (troep is a mess), a rack a rek, the reserve a voorraad, a tile a tegel; a hushed tile houdt pauze.

## Words that other sentences use

toybattle-effect-recall = Terughalen
toybattle-effect-draw = Bijpakken
toybattle-effect-shove = Duwen
toybattle-effect-exhume = Opgraven
toybattle-effect-nullify = Geen effect
toybattle-effect-suppress = Pauze
toybattle-effect-gate = Poort
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = { $name } begint
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } pakt een tegel
       *[other] { $name } pakt { $count } tegels
    }
    .troop = { $name } pakt { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } zet { $troop } op { $place }
       *[other] { $name } zet { $troop } op { $place }, boven op { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } sluit een gebied: één medaille
       *[other] { $name } sluit een gebied: { $medals } medailles
    }
toybattle-event-troop-discarded = { $troop } van { $name } is eruitgegooid op { $base }
toybattle-event-rack-robbed = { $name } raakt { $troop } van het rek kwijt
toybattle-event-troop-recalled = { $name } haalt { $troop } terug van { $base }
toybattle-event-troop-shoved = { $troop } van { $name } wordt van { $start } naar { $end } geduwd
toybattle-event-troop-exhumed = { $name } graaft { $troop } op
toybattle-event-tile-suppressed = Een tegel van { $name } is omgedraaid
    .troop = { $troop } van { $name } is omgedraaid
toybattle-event-tiles-released = { $name } mag alle tegels weer gebruiken
toybattle-event-effect-declined = { $name } gebruikt het effect niet: { toybattle-effect }
toybattle-event-headquarters-captured = { $name } verovert hoofdkwartier { $place }
toybattle-event-objective-reached = Er zijn genoeg medailles
toybattle-event-side-stuck = { $name } kan niets pakken en niets zetten
toybattle-event-battle-stalled = Al { $turns } beurten gebeurt er niets nieuws

## How it ended

toybattle-you-win = Jij wint!
toybattle-outcome-headquarters = { $name } wint
    .because = Er staat een strijder op het hoofdkwartier van de tegenstander.
toybattle-outcome-objective =
    { $winners ->
        [2] { $name } winnen samen
       *[other] { $name } wint
    }
    .because =
        { $points ->
            [one] Hier is één medaille genoeg om te winnen.
           *[other] Hier zijn { $points } medailles genoeg om te winnen.
        }
toybattle-outcome-stuck = { $name } wint
    .because = Eén kant kon niets pakken en niets zetten. Wie meer medailles heeft, wint; bij gelijkspel wint de andere kant.
toybattle-outcome-no-progress =
    { $winners ->
        [1] { $name } wint
       *[other] De strijd staat stil
    }
    .because = Te veel beurten lang is er niets gepakt, gewonnen of eruitgegooid. Wie meer medailles heeft, wint; bij gelijkspel wint niemand.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Het spel is afgelopen
    .because = Er wordt niets meer gespeeld.
    .help = Begin een nieuw spel of kijk dit spel terug.
toybattle-refused-not-to-act = Je bent nu niet aan de beurt
    .because = De andere kant speelt.
    .help = Wacht even. Je wordt geroepen.
toybattle-refused-chance-first = Wacht even
    .because = Er worden nog tegels getrokken.
    .help = Probeer het opnieuw als ze op het rek liggen.
toybattle-refused-unforeseen = Dat wordt hier niet beslist
    .because = Het toeval trekt tegels, en de kanten spelen ze. Geen van beide doet het werk van de ander.
    .help = Kies een van je eigen zetten.
toybattle-refused-not-in-reserve = Er is geen { $troop } meer om te trekken
    .because = Alle tegels van die strijder zijn al gezien.
    .help = Er moet een andere tegel komen.
toybattle-refused-not-on-that-rack = Daar ligt geen { $troop }
    .because = Je kunt alleen tegels van het rek aanwijzen.
    .help = Het moet een andere tegel zijn.
toybattle-refused-no-such-place = Op dit bord is geen plek { $place }
    .because = Elke basis en elk hoofdkwartier heeft een nummer.
    .help = Kies een nummer dat je op het bord ziet.
toybattle-refused-not-on-rack = Je hebt geen { $troop }
    .because = Je zet strijders van je eigen rek.
    .help = Kies een strijder van je rek.
toybattle-refused-suppressed-tile = { $troop } is omgedraaid
    .because = Deze tegel houdt pauze en kan deze beurt niet worden gezet.
    .help = Zet een andere strijder of pak tegels. Na deze beurt is de tegel weer vrij.
toybattle-refused-own-headquarters = Plek { $place } is je eigen hoofdkwartier
    .because = Alleen de tegenstander zet daar strijders neer.
    .help = Kies een basis of het hoofdkwartier van de tegenstander.
toybattle-refused-not-connected = Basis { $place } is te ver weg
    .because = Je lijn vanaf het hoofdkwartier breekt af bij basis { $breaks }.
    .help = Bezet eerst basis { $breaks }.
toybattle-refused-headquarters-not-connected = Het hoofdkwartier is te ver weg
    .because = Je lijn vanaf het hoofdkwartier breekt af bij basis { $breaks }.
    .help = Bezet eerst basis { $breaks }.
toybattle-refused-hook-headquarters = Hook kan niet op een hoofdkwartier springen
    .because = Hij springt alleen naar bases, en je lijn breekt af bij { $breaks }.
    .help = Bouw een lijn tot aan het hoofdkwartier.
toybattle-refused-hook-nullified = Hook kan niet naar { $place } springen
    .because = Daar heeft geen strijder effect, en springen is zijn effect. Je lijn breekt af bij { $breaks }.
    .help = Bouw een lijn naar { $place } of spring ergens anders heen.
toybattle-refused-gate-closed = { $troop } kan niet door de poort van { $place }
    .because = Deze poort laat { $lets } en Kwak binnen.
    .help = Zet een strijder die past.
toybattle-refused-too-weak = { $troop } is te zwak voor { $enemy }
    .because = { $strength } zou meer moeten zijn dan { $against }.
    .help = Zet een sterkere strijder of Kwak.
toybattle-refused-rack-full = Je rek is vol
    .because = Er liggen { $tiles } tegels op, en meer passen er niet.
    .help = Zet een strijder.
toybattle-refused-reserve-empty = Je voorraad is leeg
    .because = Er is geen tegel meer om te pakken.
    .help = Zet een strijder.
toybattle-refused-effect-open = Beslis eerst: { toybattle-effect }
    .because = Het effect op { $base } wacht op jou.
    .help = Gebruik het of doe het niet.
toybattle-refused-not-a-base = { $place } is geen basis
    .because = Effecten raken bases, nooit een hoofdkwartier.
    .help = Kies een basis.
toybattle-refused-not-beside = { $base } is te ver weg
    .because = Het effect op { $activator } reikt maar één pad ver.
    .help = Kies een basis op één pad van { $activator }.
toybattle-refused-no-enemy-there = Op { $base } is geen tegenstander te zien
    .because = Het effect raakt alleen tegenstanders die je ziet.
    .help = Kies een basis met een tegenstander bovenop.
toybattle-refused-same-base = De strijder op { $base } blijft staan
    .because = De basis haalt een andere strijder van jou terug.
    .help = Kies een andere strijder van jou.
toybattle-refused-not-yours = De bovenste strijder op { $base } is niet van jou
    .because = Je haalt alleen je eigen strijders terug.
    .help = Kies een strijder van jou.
toybattle-refused-shove-nowhere = Van { $start } kun je niemand naar { $end } duwen
    .because = Duwen gaat langs één pad, naar een basis.
    .help = Kies een basis naast { $start }.
toybattle-refused-not-discarded = Er is geen { $troop } van jou eruitgegooid
    .because = Je graaft alleen je eigen eruitgegooide strijders op.
    .help = Kies een van je eruitgegooide strijders.
toybattle-refused-nothing-to-decline = Er valt niets over te slaan
    .because = Er wacht geen effect, en niemand slaat een beurt over.
    .help = Pak tegels of zet een strijder.
toybattle-refused-no-effect-offered = Er wacht nu geen effect
    .because = Effecten komen nadat er een strijder is gezet.
    .help = Pak tegels of zet een strijder.
toybattle-refused-must-suppress = Dit effect moet je gebruiken
    .because = Volgens de regels van deze tafel slaat niemand het over.
    .help = Wijs een tegel op het rek van de tegenstander aan.

## Before play

toybattle-printing = Welke regels?
toybattle-printing-standard = Het regelboekje
    .help = Zoals gedrukt; waar het niets zegt, geldt onze keuze.
toybattle-option-terrain = Welk terrein?
toybattle-option-terrain-castle = Kasteelveld
    .help = Voor een eerste spel. Speciale bases halen een strijder terug.
toybattle-option-terrain-pool = Tropisch zwembad
    .help = Poorten laten alleen bepaalde sterktes binnen.
toybattle-option-terrain-clouds = Wolkenstad
    .help = Speciale bases geven je nog een tegel.
toybattle-option-terrain-jungle = Vulkaanjungle
    .help = Speciale bases duwen een tegenstander opzij.
toybattle-option-terrain-cemetery = Vervloekt kerkhof
    .help = Speciale bases graven een eruitgegooide strijder op.
toybattle-option-terrain-caribbean = Caribische Zee
    .help = Geen speciale bases, maar Blauw heeft twee hoofdkwartieren.
toybattle-option-terrain-station = Station Metaal-X
    .help = Op speciale bases heeft geen strijder effect.
toybattle-option-terrain-battlefield = Slagveld
    .help = Speciale bases geven een tegel op het rek van de tegenstander pauze.
toybattle-option-terrain-croisette = La Croisette
    .help = Een later bord met van alles wat.
toybattle-option-terrain-tournament = Toernooi
    .help = Het Kasteelveld, maar speciale bases graven een eruitgegooide strijder op.
toybattle-option-beginner = Speciale bases?
toybattle-option-beginner-false = Zoals gedrukt
    .help = Elke speciale basis doet wat erop staat.
toybattle-option-beginner-true = Geen, voor beginners
    .help = Speciale bases zijn gewone bases, en poorten staan open.
toybattle-reading-suppress = Moet een tegel pauze houden?
toybattle-reading-suppress-optional = Nee
    .help = Je hoeft een tegel geen pauze te geven.
toybattle-reading-suppress-forced = Ja
    .help = Wie een tegel pauze mag geven, moet dat doen.
toybattle-reading-both_at_objective = Wie wint als beide kanten tegelijk het doel halen?
toybattle-reading-both_at_objective-acting = Wie aan de beurt is
    .help = De kant die aan de beurt is, wint.
toybattle-reading-both_at_objective-shared = Allebei
    .help = Beide kanten zijn eerste.
toybattle-reading-no_progress = En als er niets meer gebeurt?
toybattle-reading-no_progress-40 = Dan stopt het
    .help = Na 40 beurten zonder dat er een tegel is gepakt, een medaille gewonnen of een tegel eruitgegooid, wint wie meer medailles heeft.
toybattle-reading-no_progress-none = Doorspelen
    .help = Het spel gaat door tot iemand wint of vastzit.

## At the table

toybattle-turn = { $name } is aan zet
toybattle-turn-yours = Jouw beurt, { $name }
toybattle-turn-number = Beurt { $number }
toybattle-board = Het bord
toybattle-rack = Je rek
toybattle-your-side = Je rek en wat je kunt doen
toybattle-you = jij
toybattle-across = aan de overkant
toybattle-side-0 = Blauw
toybattle-side-1 = Rood
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } van { $name }
toybattle-base = Basis { $number }
toybattle-base-empty = leeg
toybattle-base-held =
    { $count ->
        [one] { $troop } van { $name }
       *[other] { $troop } van { $name }, boven op een stapel van { $count }
    }
toybattle-headquarters-of = Hoofdkwartier van { $name }, nummer { $number }
toybattle-gate = Poort voor { $lets }
toybattle-target = hier kun je zetten
toybattle-choice = dit kun je kiezen
toybattle-tiles =
    { $count ->
        [0] geen tegels
        [one] 1 tegel
       *[other] { $count } tegels
    }
toybattle-stack-help = De bovenste tegel houdt de basis. De oudste staat onderaan.
toybattle-medals = { $medals } van de { $objective } medailles voor de winst
toybattle-objective =
    { $objective ->
        [one] Doel: 1 medaille
       *[other] Doel: { $objective } medailles
    }
toybattle-goal = Verover het hoofdkwartier van { $name } of haal als eerste { $objective } medailles.
toybattle-goal-both = Verover het andere hoofdkwartier of haal als eerste { $objective } medailles.
toybattle-on-rack = op het rek
toybattle-in-reserve = in de voorraad
toybattle-discarded = eruitgegooid
toybattle-face-down = omgedraaid
toybattle-known = { $troop }, iedereen weet het
toybattle-rack-count = { $count } op het rek
toybattle-strip-you = jij · voorraad { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, deze beurt omgedraaid

# What troops and bases do, in a few words.
toybattle-does-skully = pak 2 tegels
toybattle-does-capn = zet er nog een
toybattle-does-jumbo = gooi een buur eruit
toybattle-does-hook = spring naar elke basis
toybattle-does-xb-42 = gooi een verborgen tegel eruit
toybattle-does-star = pak 1 tegel
toybattle-does-roxy = gewoon sterk
toybattle-does-kwak = verslaat iedereen, iedereen verslaat Kwak
toybattle-does-recall = haal een andere strijder van jou terug naar het rek.
toybattle-does-draw = pak nog een tegel.
toybattle-does-shove = duw een tegenstander ernaast één basis verder.
toybattle-does-exhume = haal een van je eruitgegooide strijders terug.
toybattle-does-nullify = strijders die je hier zet, hebben geen effect.
toybattle-does-suppress = draai een verborgen tegel van de tegenstander een beurt lang om.
toybattle-does-gate = alleen deze sterktes mogen erin, en Kwak.

toybattle-hint-begin = Klaar? Deel de tegels uit.
toybattle-hint-turn = Kies een strijder om te zetten of pak tegels.
toybattle-hint-place = Kies een strijder om te zetten.
toybattle-hint-picked = Je hebt { $troop } vast. Kies een basis die oplicht.
toybattle-hint-wait = { $name } denkt na.
toybattle-begin = Tegels uitdelen
toybattle-take = Tegels pakken
toybattle-place-on = Zet op { $place }

toybattle-question = Er wacht een effect
toybattle-offered = { $effect } op { $base }
toybattle-ask-skully =
    { $count ->
        [one] Een tegel pakken?
       *[other] { $count } tegels pakken?
    }
toybattle-ask-capn = Nog een strijder zetten?
toybattle-ask-jumbo = Een buur die oplicht eruitgooien?
toybattle-ask-xb-42 = Een verborgen tegel van het rek van de tegenstander eruitgooien?
toybattle-ask-star = Een tegel pakken?
toybattle-ask-recall = Een strijder van jou die oplicht terughalen?
toybattle-ask-draw = Een tegel pakken?
toybattle-ask-shove = Wie duw je? Kies een tegenstander die oplicht.
toybattle-ask-shove-to = Waar gaat de strijder op { $base } heen?
toybattle-ask-exhume = Welke eruitgegooide strijder komt terug?
toybattle-ask-suppress = Een verborgen tegel van de tegenstander omdraaien?
toybattle-do-take =
    { $count ->
        [one] Pak een tegel
       *[other] Pak { $count } tegels
    }
toybattle-do-rob = Gooi eruit
toybattle-do-suppress = Draai er een om
toybattle-do-exhume = { $troop }
toybattle-decline = Nee, dank je

toybattle-read-side =
    { $rack ->
        [one] { $name } heeft { $medals } van { $objective } medailles, 1 tegel op het rek, { $reserve } in de voorraad
       *[other] { $name } heeft { $medals } van { $objective } medailles, { $rack } tegels op het rek, { $reserve } in de voorraad
    }
toybattle-read-rack = Je rek: { $troops }

toybattle-key-pick = Een strijder van je rek kiezen
toybattle-key-take = Tegels pakken
toybattle-key-decline = Een effect niet gebruiken

toybattle-instead = Probeer { $what }
toybattle-beats = { $troop } wint van { $enemy }.
toybattle-another = Ander terrein
`;export{e as default};