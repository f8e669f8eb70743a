var e=`### Slovenian: what may be chosen before play: printings, options and house rules. The question is short; the choice is a
### few words; its help is one sentence that says what is played.

## Printings

castle-printing = Katera navodila so v tvoji škatli?
castle-printing-standard = Kot bere Toychest
    .help = Tako, kot pravi večina od šestih jezikov, kjer ti molčijo, pa tako, kot razsodimo mi.
castle-printing-en = Angleška
    .help = Ti izbereš, ali se čarobna palica uporabi.
castle-printing-de = Nemška
    .help = Zanka ponavlja eno karto, skupaj trikrat. Zaprta vrsta gre tako daleč, kot lahko. Duh mora oditi iz stolpa. Kjer se navodila zmotijo, igramo po naše.
castle-printing-fr = Francoska
    .help = Tako, kot pravi večina jezikov.
castle-printing-ru = Ruska
    .help = Tako, kot pravi večina jezikov. Kjer se navodila zmotijo, igramo po naše.
castle-printing-es = Španska
    .help = Tako, kot pravi večina jezikov.
castle-printing-pl = Poljska
    .help = Tako, kot pravi večina jezikov; najbrž so bila prva.

## Options of the box

castle-option-profile = Katera pravila?
castle-option-profile-base = Osnovna
    .help = Portal te lahko prenese. Zanka ponovi tudi duhove. Težje.
castle-option-profile-young = Mladi
    .help = Portal te lahko prenese. Zanka duhove izpusti. Lažje.
castle-option-profile-older = Starejši
    .help = Portal te vedno prenese. Zanka duhove izpusti. Lažje.
castle-option-profile-oldest = Najstarejši
    .help = Portal te vedno prenese. Zanka ponovi tudi duhove. Težje.
castle-option-half_turns = Za koliko se sme puščica obrniti?
castle-option-half_turns-false = Za četrt kroga
    .help = Levo ali desno.
castle-option-half_turns-true = Tudi za pol kroga
    .help = Levo, desno ali v nasprotno smer.
castle-option-treasures = Koliko zakladov?
    .help = V navodilih so štirje. Manj pomeni kratko igro, več pa dolgo.
castle-option-board = Kateri grad?
castle-option-board-castle = Grad
    .help = Sedem krat šest polj, štirje portali, štiri čarobne palice.
castle-option-board-garden = Vrt
    .help = Majhen in prijazen, za najmlajše.
castle-option-board-cloister = Samostan
    .help = Zidovi brez vrat te pošljejo naokrog.
castle-option-board-labyrinth = Labirint
    .help = Velik in poln ovinkov. Za tiste, ki grad znajo na pamet.
castle-option-board-file = Lastna plošča
    .help = Majhna besedilna datoteka, kot kaže docs/boards.md.
castle-option-deck = Katere karte?
castle-option-deck-standard = 35 kart
    .help = 35 kart: puščice → 5, ← 5, ↑ 3, ↓ 3; zanka 6, čarovnik 4, duh 9.
castle-option-deck-file = Lastne karte
    .help = Majhna besedilna datoteka, ki pove, koliko je katerih kart.
castle-option-puzzle = Uganka?
castle-option-puzzle-none = Cela igra
    .help = Najdi vse zaklade, preden duh uide.
castle-option-puzzle-file = Lastna uganka
    .help = Majhna besedilna datoteka z vrsto in zakladi.

## House rules

castle-reading-rerotate_in_loop = Ali se sme puščica znova obrniti, ko jo zanka ponovi?
castle-reading-rerotate_in_loop-no = Ne
    .help = Obrnjena puščica ima ob vsaki ponovitvi isto smer.
castle-reading-rerotate_in_loop-yes = Da
    .help = Ob vsaki ponovitvi smeš puščico znova obrniti.
castle-reading-loop_runs = Kolikokrat se zgodi to, kar zanka ponavlja?
castle-reading-loop_runs-2 = Dvakrat
    .help = Kar zanka ponavlja, se zgodi skupaj dvakrat.
castle-reading-loop_runs-3 = Trikrat
    .help = Kar zanka ponavlja, se zgodi skupaj trikrat.
castle-reading-loop_scope = Kaj zanka ponovi?
castle-reading-loop_scope-prefix = Vse karte na levi
    .help = Zanka po vrsti ponovi vse, kar leži levo od nje.
castle-reading-loop_scope-previous_card = Eno karto na levi
    .help = Zanka ponovi samo karto, ki leži tik ob njej.
castle-reading-multi_loop = Kaj naredi druga zanka?
castle-reading-multi_loop-nested = Ponovi tudi delo prve zanke
    .help = Druga zanka ponovi vse, kar se je zgodilo do zdaj.
castle-reading-multi_loop-flat = Doda še en krog
    .help = Vsaka zanka doda še en krog navadnih kart na svoji levi.
castle-reading-multi_loop-idle_second = Nič
    .help = V vrsti deluje samo prva zanka.
castle-reading-sorcerer_repeat = Kam gre ponovljena karta s čarovnikom?
castle-reading-sorcerer_repeat-same = V isto smer
    .help = Karta s čarovnikom gre ob vsaki ponovitvi v isto smer.
castle-reading-sorcerer_repeat-free = Spet kamor želiš
    .help = Ob vsaki ponovitvi na novo izbereš smer karte s čarovnikom.
castle-reading-wand_reuse = Kako pogosto deluje čarobna palica?
castle-reading-wand_reuse-always = Vsakič
    .help = Čarobna palica deluje vsakič, ko čarovnik stopi nanjo.
castle-reading-wand_reuse-once_per_turn = Enkrat v vrsti
    .help = Vsaka čarobna palica deluje enkrat v vrsti kart.
castle-reading-wand_reuse-once_per_game = Enkrat v igri
    .help = Vsaka čarobna palica deluje enkrat, potem je porabljena.
castle-reading-wand = Ali je čarobno palico treba uporabiti?
castle-reading-wand-auto = Deluje sama
    .help = Ko čarovnik stopi na čarobno palico, ta duha vedno pošlje nižje.
castle-reading-wand-optional = Izbereš ti
    .help = Ko čarovnik stopi na čarobno palico, izbereš, ali duha pošlje nižje.
castle-reading-young_gates = Portali za mlade?
castle-reading-young_gates-optional = Smejo se uporabiti
    .help = Po pravilih za mlade te portal lahko prenese.
castle-reading-young_gates-off = So zaprti
    .help = Po pravilih za mlade so portali navadna polja.
castle-reading-voluntary_fail = Ali smeš opustiti vrsto, ki jo je mogoče prehoditi?
castle-reading-voluntary_fail-no = Ne
    .help = Vrsto, ki jo je mogoče prehoditi, je treba prehoditi.
castle-reading-voluntary_fail-yes = Da
    .help = Vrsto smeš načrtovati tako, da ne uspe, in za to plačati.
castle-reading-impossible = Kaj se zgodi v vrsti, ki je ni mogoče prehoditi?
castle-reading-impossible-whole = Nihče ne gre nikamor
    .help = Čarovnik ostane, kjer je, duh pa spleza eno stopnico višje.
castle-reading-impossible-halt = Čarovnik gre, dokler lahko
    .help = Čarovnik gre tako daleč, kot lahko, duh pa spleza eno stopnico višje.
castle-reading-impossible-skip = Izpustimo samo zaprte korake
    .help = Čarovnik izpusti, česar ne more, duh pa spleza eno stopnico višje.
castle-reading-impossible-none_at_all = Čarovnik gre, dokler lahko, in to zastonj
    .help = Čarovnik gre tako daleč, kot lahko; duh spleza eno stopnico višje le, če ni bilo niti enega koraka.
castle-reading-void_ghosts = Ali karte z duhom štejejo v vrsti, ki je ni mogoče prehoditi?
castle-reading-void_ghosts-count = Da
    .help = Karte z duhom premaknejo duha, tudi če vrste ni mogoče prehoditi.
castle-reading-void_ghosts-ignore = Ne
    .help = Če vrsta ne uspe, njene preostale karte z duhom propadejo, duh pa spleza eno stopnico višje.
castle-reading-idle_row = Koliko stane vrsta brez enega samega koraka?
castle-reading-idle_row-free = Nič dodatnega
    .help = Vrsta iz samih duhov in zank ne stane nič dodatnega.
castle-reading-idle_row-penalty = Eno stopnico duha
    .help = Če v vrsti ni niti enega koraka, duh spleza eno stopnico višje.
castle-reading-loss = Kdaj duh uide?
castle-reading-loss-enter_last = Na zadnji stopnici
    .help = Izgubite, ko duh pride na zadnjo stopnico stolpa.
castle-reading-loss-step_beyond = Za zadnjo stopnico
    .help = Izgubite, ko duh zapusti zadnjo stopnico stolpa.
castle-reading-short_row = Kaj, če ostaneta samo dve karti?
castle-reading-short_row-two_cards = Vrsta dveh kart
    .help = Iz zadnjih kart kupčka nastane krajša vrsta.
castle-reading-short_row-refill_to_three = Premešamo in dopolnimo
    .help = Uporabljene karte premešamo, vrsto pa dopolnimo do treh.
castle-reading-arrow_source = Od kod ima puščica svojo smer?
castle-reading-arrow_source-printed_directions = Natisnjena je
    .help = Vsaka puščica ima svojo smer natisnjeno na karti.
castle-reading-arrow_source-random_on_draw = Po naključju
    .help = Vsaka puščica lahko pride s kupčka v katerikoli smeri.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = Preveč zakladov: { $treasures }. Število soban zanje v tem gradu je { $chambers }
    .help =
        Izberi { $chambers ->
            [one] največ { $chambers } zaklad
            [two] največ { $chambers } zaklada
            [few] največ { $chambers } zaklade
           *[other] največ { $chambers } zakladov
        } ali večji grad.
castle-unfit-puzzle-row = Število kart v vrsti uganke je od 1 do { $most }
    .help = Napiši jih od leve proti desni. Karte so: { $cards }.
castle-unfit-puzzle-treasures = Uganka potrebuje zaklade, vsakega v svoji sobani
    .help = Vsako polje naštej enkrat, npr. "c4".
castle-unfit-puzzle-treasure = Zaklad leži na polju { $square }, a to ni sobana te plošče
    .help = Položi zaklad na polje, ki je narisano kot pika.
castle-unfit-puzzle-treasure-taken = Čarovnik stoji na polju { $square }, kjer leži zaklad
    .help = Premakni zaklad ali čarovnika.
castle-unfit-puzzle-sorcerer = Čarovnik ne more stati na polju { $square }
    .help = Postavi ga na polje te plošče, ki ni soba duhov.
castle-unfit-puzzle-ghost = Duh ne more biti na stopnici { $ghost }
    .help = Izberi stopnico od 0 do { $last }.
castle-unfit-field-mistyped = »{ $field }« se napiše drugače
    .help =
        { $kind ->
            [int] Napiši celo število, brez narekovajev.
            [bool] Napiši true ali false, brez narekovajev.
           *[str] Napiši besedilo v narekovajih.
        }
castle-unfit-puzzle-nothing-to-take = V tej vrsti nikakor ni mogoče dobiti zaklada
    .help = Položi zaklad tja, kamor vrsta lahko pride.
castle-unfit-puzzle-too-wide = To uganko je mogoče odigrati na preveč načinov
    .help = Daj na ploščo manj portalov ali izberi vrsto, ki manj ponavlja.
castle-unfit-puzzle-choice = Take izbire za »{ $field }« v uganki ni
    .help = Izberi eno od teh: { $choices }.
`;export{e as default};