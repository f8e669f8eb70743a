var e=`### Dutch. What may be chosen before play: printings, options and house rules. The question is short; the choice is a
### few words; its help is one sentence that says what is played.

## Printings

castle-printing = Welk regelboekje zit er in je doos?
castle-printing-standard = Zoals Toychest het leest
    .help = Wat de meeste van de zes talen zeggen, en onze keuze waar ze niets zeggen.
castle-printing-en = Engels
    .help = Jij kiest of je een toverstaf gebruikt.
castle-printing-de = Duits
    .help = Een herhaling herhaalt één kaart, drie keer in totaal; een rij die niet lukt, gaat zo ver als het kan; het spook moet de toren uit zijn. Waar het boekje zich vergist, spelen we zoals wij het lezen.
castle-printing-fr = Frans
    .help = Zoals de meeste talen zeggen.
castle-printing-ru = Russisch
    .help = Zoals de meeste talen zeggen. Waar het zich vergist, spelen we zoals wij het lezen.
castle-printing-es = Spaans
    .help = Zoals de meeste talen zeggen.
castle-printing-pl = Pools
    .help = Zoals de meeste talen zeggen; waarschijnlijk het origineel.

## Options of the box

castle-option-profile = Welke regels?
castle-option-profile-base = Basis
    .help = Bij een poort mag je springen. Een herhaling geldt ook voor spoken. Moeilijker.
castle-option-profile-young = Jong
    .help = Bij een poort mag je springen. Een herhaling slaat spoken over. Makkelijker.
castle-option-profile-older = Ouder
    .help = Bij een poort spring je altijd. Een herhaling slaat spoken over. Makkelijker.
castle-option-profile-oldest = Oudst
    .help = Bij een poort spring je altijd. Een herhaling geldt ook voor spoken. Moeilijker.
castle-option-half_turns = Hoe ver mag een pijl draaien?
castle-option-half_turns-false = Een kwartslag
    .help = Naar links of rechts.
castle-option-half_turns-true = Ook een halve slag
    .help = Naar links, naar rechts of andersom.
castle-option-treasures = Hoeveel schatten?
    .help = Het regelboekje zegt vier. Met minder duurt het spel kort, met meer lang.
castle-option-board = Welk kasteel?
castle-option-board-castle = Het kasteel
    .help = Zeven bij zes kamers, vier poorten, vier toverstaffen.
castle-option-board-garden = De tuin
    .help = Klein en vriendelijk, voor de jongsten.
castle-option-board-cloister = De kloostergang
    .help = Muren zonder deuren sturen je met een omweg.
castle-option-board-labyrinth = Het doolhof
    .help = Groot en vol omwegen. Voor wie het kasteel uit het hoofd kent.
castle-option-board-file = Een eigen bord
    .help = Een klein tekstbestand, zoals docs/boards.md laat zien.
castle-option-deck = Welke kaarten?
castle-option-deck-standard = De 35 kaarten
    .help = 35 kaarten: pijlen → 5, ← 5, ↑ 3, ↓ 3; herhaling 6, tovenaar 4, spook 9.
castle-option-deck-file = Eigen kaarten
    .help = Een klein tekstbestand dat zegt hoeveel er van elk zijn.
castle-option-puzzle = Een puzzel?
castle-option-puzzle-none = Een heel spel
    .help = Vind alle schatten voordat het spook de toren uit is.
castle-option-puzzle-file = Een eigen puzzel
    .help = Een klein tekstbestand met een rij en de schatten.

## House rules

castle-reading-rerotate_in_loop = Mag een pijl opnieuw draaien als een herhaling hem herhaalt?
castle-reading-rerotate_in_loop-no = Nee
    .help = Een gedraaide pijl houdt bij elke herhaling zijn richting.
castle-reading-rerotate_in_loop-yes = Ja
    .help = Bij elke herhaling mag je een pijl opnieuw draaien.
castle-reading-loop_runs = Hoe vaak werken kaarten met een herhaling?
castle-reading-loop_runs-2 = Twee keer
    .help = Wat een herhaling herhaalt, gebeurt in totaal twee keer.
castle-reading-loop_runs-3 = Drie keer
    .help = Wat een herhaling herhaalt, gebeurt in totaal drie keer.
castle-reading-loop_scope = Wat herhaalt een herhaling?
castle-reading-loop_scope-prefix = Alle kaarten links ervan
    .help = Een herhaling herhaalt alles wat links ervan ligt, op volgorde.
castle-reading-loop_scope-previous_card = De ene kaart links ervan
    .help = Een herhaling herhaalt alleen de kaart er vlak naast.
castle-reading-multi_loop = Wat doet een tweede herhaling?
castle-reading-multi_loop-nested = Die herhaalt ook de eerste herhaling
    .help = Een tweede herhaling herhaalt alles wat er tot nu toe gebeurde.
castle-reading-multi_loop-flat = Die geeft nog een ronde
    .help = Elke herhaling geeft nog een ronde van de gewone kaarten links ervan.
castle-reading-multi_loop-idle_second = Niets
    .help = Alleen de eerste herhaling van een rij werkt.
castle-reading-sorcerer_repeat = Welke kant gaat een herhaalde tovenaarskaart op?
castle-reading-sorcerer_repeat-same = Dezelfde kant
    .help = Een tovenaarskaart gaat bij elke herhaling dezelfde kant op.
castle-reading-sorcerer_repeat-free = Weer vrij kiezen
    .help = Bij elke herhaling kies je opnieuw welke kant een tovenaarskaart op gaat.
castle-reading-wand_reuse = Hoe vaak werkt een toverstaf?
castle-reading-wand_reuse-always = Elke keer
    .help = Een toverstaf werkt elke keer dat de tovenaar erop stapt.
castle-reading-wand_reuse-once_per_turn = Eén keer per rij
    .help = Elke toverstaf werkt één keer in een rij kaarten.
castle-reading-wand_reuse-once_per_game = Eén keer per spel
    .help = Elke toverstaf werkt één keer, daarna is hij op.
castle-reading-wand = Moet je een toverstaf gebruiken?
castle-reading-wand-auto = Hij werkt vanzelf
    .help = Wie op een toverstaf stapt, stuurt het spook altijd omlaag.
castle-reading-wand-optional = Jij kiest
    .help = Wie op een toverstaf stapt, kiest of die het spook omlaag stuurt.
castle-reading-young_gates = Poorten voor de jongsten?
castle-reading-young_gates-optional = Je mag ze gebruiken
    .help = Met de regels ‘Jong’ mag je bij een poort springen.
castle-reading-young_gates-off = Ze zijn dicht
    .help = Met de regels ‘Jong’ zijn poorten gewone kamers.
castle-reading-voluntary_fail = Mag je een rij opgeven die wel te lopen is?
castle-reading-voluntary_fail-no = Nee
    .help = Een rij die te lopen is, moet je lopen.
castle-reading-voluntary_fail-yes = Ja
    .help = Je mag een rij zo plannen dat hij mislukt, en dan klimt het spook.
castle-reading-impossible = Wat gebeurt er in een rij die niet te lopen is?
castle-reading-impossible-whole = Niemand loopt
    .help = De tovenaar blijft staan en het spook klimt nog één trede.
castle-reading-impossible-halt = Hij loopt tot de dichte deur
    .help = De tovenaar gaat zo ver als hij kan en het spook klimt nog één trede.
castle-reading-impossible-skip = Alleen wat niet lukt, valt weg
    .help = De tovenaar slaat over wat hij niet kan en het spook klimt nog één trede.
castle-reading-impossible-none_at_all = Hij loopt tot de dichte deur, en dat kost niets
    .help = De tovenaar gaat zo ver als hij kan; het spook klimt alleen nog één trede als er helemaal geen stap was.
castle-reading-void_ghosts = Tellen spookkaarten in een rij die niet te lopen is?
castle-reading-void_ghosts-count = Ja
    .help = Spookkaarten laten het spook klimmen, ook als de rij niet te lopen is.
castle-reading-void_ghosts-ignore = Nee
    .help = Mislukt de rij, dan tellen de overige spookkaarten niet; het spook klimt één trede.
castle-reading-idle_row = Wat kost een rij zonder één stap?
castle-reading-idle_row-free = Niets extra
    .help = Een rij met alleen spoken en herhalingen kost niets extra.
castle-reading-idle_row-penalty = Eén trede van het spook
    .help = Heeft een rij helemaal geen stap, dan klimt het spook nog één trede.
castle-reading-loss = Wanneer is het spook eruit?
castle-reading-loss-enter_last = Op de laatste trede
    .help = Je verliest als het spook op de laatste trede van de toren komt.
castle-reading-loss-step_beyond = Voorbij de laatste trede
    .help = Je verliest als het spook van de laatste trede van de toren af gaat.
castle-reading-short_row = En als er nog maar twee kaarten zijn?
castle-reading-short_row-two_cards = Een rij van twee
    .help = De laatste kaarten van de stapel vormen een kortere rij.
castle-reading-short_row-refill_to_three = Schudden en aanvullen
    .help = De gebruikte kaarten worden geschud en de rij wordt aangevuld tot drie.
castle-reading-arrow_source = Waar haalt een pijl zijn richting vandaan?
castle-reading-arrow_source-printed_directions = Die is gedrukt
    .help = Op elke pijl staat zijn richting gedrukt.
castle-reading-arrow_source-random_on_draw = Door het toeval
    .help = Elke pijl kan in elke richting van de stapel komen.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = { $treasures } schatten passen niet: dit kasteel heeft er { $chambers } kamers voor
    .help = Kies hooguit { $chambers } schatten of een groter kasteel.
castle-unfit-puzzle-row = De rij van een puzzel heeft één tot { $most } kaarten nodig
    .help = Schrijf ze van links naar rechts. De kaarten zijn: { $cards }.
castle-unfit-puzzle-treasures = Een puzzel heeft schatten nodig, elk in een eigen kamer
    .help = Noem elk vakje één keer, zoals "c4".
castle-unfit-puzzle-treasure = Er ligt een schat in { $square }, maar dat is geen kamer van dit bord
    .help = Leg de schat in een vakje met een punt.
castle-unfit-puzzle-treasure-taken = De tovenaar staat in { $square }, waar een schat ligt
    .help = Verplaats de schat of de tovenaar.
castle-unfit-puzzle-sorcerer = De tovenaar kan niet in { $square } staan
    .help = Zet hem op een vakje van dit bord dat geen spookkamer is.
castle-unfit-puzzle-ghost = Het spook kan niet op trede { $ghost } staan
    .help = Kies een trede van 0 tot { $last }.
castle-unfit-field-mistyped = { $field } is nog niet goed geschreven
    .help =
        { $kind ->
            [int] Schrijf een heel getal, zonder aanhalingstekens.
            [bool] Schrijf true of false, zonder aanhalingstekens.
           *[str] Schrijf een tekst tussen aanhalingstekens.
        }
castle-unfit-puzzle-nothing-to-take = Hoe je deze rij ook speelt, er is geen schat te pakken
    .help = Leg een schat waar de rij kan komen.
castle-unfit-puzzle-too-wide = Deze puzzel kun je op te veel manieren spelen
    .help = Neem minder poorten op het bord of een rij met minder herhalingen.
castle-unfit-puzzle-choice = { $field } in deze puzzel is geen van de keuzes
    .help = Kies uit: { $choices }.
`;export{e as default};