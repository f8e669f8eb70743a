var e=`### Slovenian. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A spot is a skrivališče, because mesto is the city; names stay in the nominative and act in the present tense.

## Words that other sentences use

clockwork-kind-Lacewing = Tenčičarica
clockwork-kind-Umbrella = Dežnik
clockwork-kind-Kettle = Čajnik
clockwork-kind-Velo = Kolo
clockwork-kind-Whale = Kit
clockwork-kind-Moth = Vešča
clockwork-kind-Owl = Sova
clockwork-kind-Nipper = Rakovica
clockwork-kind-Harp = Harfa
clockwork-kind-Snail = Polž
clockwork-kind-Airship = Zrakoplov
clockwork-kind-Fuel = Gorivo
clockwork-kind-Power = Pogon
clockwork-kind-Scrap = Odpadna kovina
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
        [Lacewing] del Tenčičarice
        [Umbrella] del Dežnika
        [Kettle] del Čajnika
        [Velo] del Kolesa
        [Whale] del Kita
        [Moth] del Vešče
        [Owl] del Sove
        [Nipper] del Rakovice
        [Harp] del Harfe
        [Snail] del Polža
        [Airship] del Zrakoplova
        [Fuel] Gorivo
        [Power] Pogon
        [Scrap] kos odpadne kovine
       *[other] { $kind }
    }
clockwork-family-flyer = letalna naprava
clockwork-family-breaker = dešifrirna naprava
clockwork-family-airship = zrakoplov
clockwork-family-fuel = gorivo
clockwork-family-power = pogon
clockwork-family-scrap = odpadna kovina
clockwork-character-Tilda = Tilda Ročica
clockwork-character-Otto = Otto Vreteno
clockwork-character-Nana = Nana Pero
clockwork-character-Bruno = Bruno Polcilinder
clockwork-character-Zora = Zora Ruta
clockwork-character-Felix = Felix Čelada
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
clockwork-towers = Stolpi
clockwork-yard = Odpad { $yard }
clockwork-place =
    { $where ->
        [towers] Stolpi
        [yard] Odpad { $number }
       *[field] polje { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] k Stolpom
        [yard] na Odpad { $number }
       *[field] na polje { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] pri Stolpih
        [yard] na Odpadu { $number }
       *[field] na polju { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } igra kot { clockwork-character }
clockwork-event-set-left-out = V škatli ostane: { $kinds }
clockwork-event-card-dealt = { $name } dobi karto
    .kind = { $name } dobi { clockwork-card }
clockwork-event-extra-laid = Odpad { $yard } dobi eno karto več
clockwork-event-opening-thrown = { $name } meče za začetek: { $total }
clockwork-event-opening-tied = Enak met, zato mečejo še enkrat: { $seats }
clockwork-event-starter-found = Začne { $name }
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } vrže { $dice }: sedmica!
        [eleven] { $name } vrže { $dice }: enajstica!
        [double] { $name } vrže { $dice }: dve enaki, skupaj { $total }!
       *[other] { $name } vrže { $dice }: skupaj { $total }
    }
clockwork-event-turn-lost = { $total } je sodo število: { $name } izgubi to potezo
clockwork-event-pawn-walked = { $name } gre { clockwork-to-place }
clockwork-event-pawn-placed = { $name } se prestavi naravnost { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } ostane: nobena pot ni prosta
clockwork-event-card-drawn = { $name } vzame karto z Odpada { $yard }
    .kind = { $name } vzame { clockwork-card } z Odpada { $yard }
clockwork-event-card-kept = { $name } obdrži vse karte
clockwork-event-card-discarded = { $name } odloži karto
clockwork-event-card-laid = { $name } jo zakrito položi v skrivališče { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } vpraša v zameno. Odgovarja { $rival }
       *[false] { $name } izziva. Odgovarja { $rival }
    }
clockwork-event-had-some = { $name } ima tako karto
clockwork-event-had-none = { $name } nima take karte
clockwork-event-card-given = { $giver } da karto. Vzame jo { $taker }
    .kind = { $giver } da { clockwork-card }. Vzame { $taker }
clockwork-event-scrap-given = { $giver } da namesto karte odpadno kovino. Vzame jo { $taker }
clockwork-event-card-returned = { $giver } da karto v zameno. Vzame jo { $taker }
    .kind = { $giver } da v zameno { clockwork-card }. Vzame { $taker }
clockwork-event-ask-declined = { $name } ne vpraša v zameno
clockwork-event-search-begun = { $name } išče med odloženimi kartami
clockwork-event-search-hit = Tu je! { $name } vzame karto iz skrivališča { $spot }
clockwork-event-search-missed = V skrivališču { $spot } leži nekaj drugega
clockwork-event-put-back = Karta v skrivališču { $spot } je spet zakrita
clockwork-event-set-laid = { $name } ima sestavljeno napravo: { clockwork-kind }
clockwork-event-set-held = { $name } zdaj ničesar ne položi na mizo
clockwork-event-turn-passed = { $name } ne naredi ničesar več
clockwork-event-yards-emptied = Odpadi so prazni. Vsi nazaj k Stolpom!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } odleti z Zrakoplovom!
       *[machine] { $name } ima letalno napravo, dešifrirno napravo in Gorivo ter odleti!
    }
clockwork-event-dead-end = Nihče nima več karte, ki bi jo lahko pokazal
clockwork-event-turns-capped = Poteze so pri koncu: { $turns }

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } pokaže { clockwork-card } in išče še eno tako karto
        [swap] { $name } položi tja { clockwork-card }
       *[discard] { $name } pokaže { clockwork-card } in karto odloži
    }
clockwork-event-card-turned = V skrivališču { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } išče: { clockwork-kind }
       *[other] { $name } prosi za: { clockwork-kind }. Odgovarja { $rival }
    }
clockwork-event-shown-in-secret = { $name } na skrivaj pokaže karto. Vidi jo { $rival }
    .kind = { $name } na skrivaj pokaže { clockwork-card }. Vidi { $rival }

## How it ended

clockwork-outcome-machine = { $name } pobegne!
    .because = Na mizi so letalna naprava, dešifrirna naprava in Gorivo.
clockwork-outcome-airship = { $name } pobegne!
    .because = Na mizi je cel Zrakoplov in z njim Pogon.
clockwork-outcome-dead-end = Tokrat ne pobegne nihče
    .because = Odpadi so prazni in nihče nima več karte, s katero bi lahko spraševal ali iskal.
clockwork-outcome-turn-cap = Mesto vas obdrži
    .because = Dogovorjenih potez je konec in nihče ni pobegnil.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Igra je končana
    .because = Nekdo je že pobegnil ali pa ne more več nihče.
    .help = Začni novo igro ali si še enkrat oglej to.
clockwork-refused-not-to-act = Zdaj nisi na vrsti
    .because = Zdaj odloča nekdo drug.
    .help = Malo počakaj. Poklicali te bomo.
clockwork-refused-chance-first = Malo počakaj
    .because = Kocki ali karte so še na poti.
    .help = Poskusi, ko bodo na mizi.
clockwork-refused-unforeseen = O tem se tu ne odloča
    .because = Naključje meče kocki in deli karte, ti pa igraš. Vsak dela svoje.
    .help = Izberi eno od svojih potez.
clockwork-refused-not-in-deck = Ta karta zdaj ne more priti: { clockwork-kind }
    .because = Vse take karte so nekje drugje.
    .help = Priti mora druga karta.
clockwork-refused-kind-not-in-game = Tega v tej igri ni: { clockwork-kind }
    .because = Če vas igra malo, nekatere naprave ostanejo v škatli.
    .help = Izberi napravo, ki je v igri.
clockwork-refused-character-taken = { clockwork-character } že igra
    .because = Vsak ima svoj lik.
    .help = Izberi koga drugega.
clockwork-refused-answer-first =
    { $question ->
        [character] Najprej izberi, kdo si
        [leave_out] Najprej izberi napravo, ki ostane v škatli
        [travel] Najprej se odpravi na pot
        [act] Najprej se odloči, kaj narediš tukaj
        [discard] Najprej odloži karto
        [spot] Najprej položi svojo karto
        [give] Najprej odgovori na izziv
        [counter] Najprej se odloči, ali vprašaš v zameno
        [return] Najprej daj karto v zameno
        [point] Najprej pokaži na karto
        [found] Najprej se odloči, ali jo vzameš
        [swap] Najprej položi tja karto
       *[build] Najprej se odloči, kaj položiš na mizo
    }
    .because =
        { $question ->
            [character] Vsaka figurica mora biti nekdo.
            [leave_out] V tej igri je naprav manj.
            [travel] Kocki sta na mizi in čakata na tvoje korake.
            [act] Na cilju si in tu je kaj početi.
            [discard] Imaš novo karto, zato zdaj izbereš, kaj odložiš.
            [spot] Karta je pokazana in potrebuje skrivališče.
            [give] Nekdo te prosi za karto.
            [counter] Take karte nimaš, zato lahko vprašaš v zameno.
            [return] V roki je bilo sedem kart in prišla je še ena.
            [point] Že vemo, kaj iščeš.
            [found] To je, kar iščeš.
            [swap] Karto imaš, njeno skrivališče pa je prazno.
           *[build] Po pravilih te mize izbereš, kaj položiš na mizo.
        }
    .help =
        { $question ->
            [character] Izberi lik, ki ga nima nihče.
            [leave_out] Izberi napravo med tistimi, ki so na voljo.
            [travel] Izberi polje, do katerega te pripelje tvoj met, ali to, kar še ponuja.
            [act] Izberi nekaj, kar lahko tu narediš.
            [discard] Izberi karto iz roke ali obdrži vse, če je to mogoče.
            [spot] Izberi prosto skrivališče okoli plošče.
            [give] Daj to karto ali odpadno kovino, če jo imaš.
            [counter] Vprašaj za karto ali pusti.
            [return] Izberi katerokoli karto razen tiste, ki je pravkar prišla.
            [point] Izberi zakrito karto.
            [found] Vzemi karto ali jo pusti.
            [swap] Izberi karto iz roke.
           *[build] Položi na mizo celo napravo ali še nič.
        }
clockwork-refused-no-such-place = »{ $place }« na tej plošči ni
    .because = Tu so Stolpi, Odpadi od 1 do 6 in oštevilčena polja.
    .help = Izberi kaj, kar vidiš na plošči.
clockwork-refused-say-its-name = Polje { $place } ima svoje ime
    .because = Bela polja se imenujejo po tem, kamor vodijo.
    .help = Reci »towers« ali »yard« s številko, na primer »yard 3«.
clockwork-refused-ask-yourself = Sebe ne moreš vprašati
    .because = Za izziv sta potrebna dva.
    .help = Vprašaj koga, ki stoji tam s teboj.
clockwork-refused-not-a-set = Tega kompleta ni mogoče pustiti v škatli: { clockwork-kind }
    .because = Tu se izbirajo samo letalne in dešifrirne naprave, vedno cele.
    .help = Izberi enega od kompletov, za katere gre.
clockwork-refused-field-full = Ni več prostora { clockwork-at-place }
    .because = Tam stojita dve figurici, več pa jih ne gre.
    .help = Pojdi po drugi poti ali se ustavi drugje.
clockwork-refused-cannot-reverse = Na poti { clockwork-to-place } bi se bilo treba obrniti
    .because =
        { $away ->
            [one] Do tja je { $away } korak. Tvoj met je { $steps }, med eno potjo pa se nihče ne obrne.
            [two] Do tja sta { $away } koraka. Tvoj met je { $steps }, med eno potjo pa se nihče ne obrne.
            [few] Do tja so { $away } koraki. Tvoj met je { $steps }, med eno potjo pa se nihče ne obrne.
           *[other] Do tja je { $away } korakov. Tvoj met je { $steps }, med eno potjo pa se nihče ne obrne.
        }
    .help = Izberi polje, do katerega te pripelje tvoj met.
clockwork-refused-steps-short = S tem metom ne prideš { clockwork-to-place }
    .because =
        { $away ->
            [one] Do tja je { $away } korak, tvoj met pa je { $steps }.
            [two] Do tja sta { $away } koraka, tvoj met pa je { $steps }.
            [few] Do tja so { $away } koraki, tvoj met pa je { $steps }.
           *[other] Do tja je { $away } korakov, tvoj met pa je { $steps }.
        }
    .help = Izberi polje, do katerega te pripelje tvoj met.
clockwork-refused-steps-over = Tvoj met pelje dlje kot { clockwork-to-place }
    .because =
        { $away ->
            [one] Do tja je { $away } korak, tvoj met pa je { $steps }. Po pravilih te mize se mora število korakov natanko ujemati.
            [two] Do tja sta { $away } koraka, tvoj met pa je { $steps }. Po pravilih te mize se mora število korakov natanko ujemati.
            [few] Do tja so { $away } koraki, tvoj met pa je { $steps }. Po pravilih te mize se mora število korakov natanko ujemati.
           *[other] Do tja je { $away } korakov, tvoj met pa je { $steps }. Po pravilih te mize se mora število korakov natanko ujemati.
        }
    .help = Pojdi naprej in se vrni z metom, ki ustreza.
clockwork-refused-must-stop = Ne moreš naprej { clockwork-to-place }
    .because = Po pravilih te mize se pot konča na prvem belem polju.
    .help = Ustavi se tam ali pojdi po drugi poti.
clockwork-refused-not-reached = Tvoj met se ne konča { clockwork-at-place }
    .because =
        { $away ->
            [one] Do tja je { $away } korak. Tvoj met je { $steps } in prehodiš cel met.
            [two] Do tja sta { $away } koraka. Tvoj met je { $steps } in prehodiš cel met.
            [few] Do tja so { $away } koraki. Tvoj met je { $steps } in prehodiš cel met.
           *[other] Do tja je { $away } korakov. Tvoj met je { $steps } in prehodiš cel met.
        }
    .help = Izberi polje, do katerega te pripelje tvoj met.
clockwork-refused-not-special = Tega tvoj met ne ponuja
    .because = Tvoj met je { $total }. Za to je treba vreči sedmico, enajstico ali dve enaki.
    .help = Tokrat pojdi peš.
clockwork-refused-bonus-later = To pride pozneje
    .because = Po pravilih te mize posebni met doda eno stvar šele po odpadu.
    .help = Najprej pojdi.
clockwork-refused-must-walk = Tu ne moreš ostati
    .because = Kdor lahko gre, gre.
    .help = Izberi polje, do katerega te pripelje tvoj met.
clockwork-refused-not-a-goal = Ne moreš se prestaviti naravnost { clockwork-to-place }
    .because = Posebni met vodi na odpad ali k Stolpom.
    .help = Izberi kaj od tega ali pojdi peš.
clockwork-refused-not-from-here = Od tu tvoj met ne deluje
    .because = Po pravilih te mize se mora tvoja poteza za to začeti na odpadu.
    .help = Pojdi peš ali se prestavi k Stolpom.
clockwork-refused-already-there = Že si { clockwork-at-place }
    .because = Naravnost se prestaviš samo drugam.
    .help = Izberi drug cilj.
clockwork-refused-yard-empty = Odpad { $yard } je prazen
    .because = Tam ni več nobene karte.
    .help = Poskusi na drugem odpadu ali išči pri Stolpih.
clockwork-refused-not-in-yard = Tega tu ne moreš
    .because = Karte se jemljejo na odpadu, ko prideš tja ali ko ti met dovoli ostati.
    .help = Pojdi na odpad.
clockwork-refused-towers-only = Zdaj se lahko prestaviš samo k Stolpom
    .because = Odpad zdaj ni cilj za tvoj met.
    .help = Prestavi se k Stolpom ali pojdi peš.
clockwork-refused-towers-reached = Zdaj se vračaš k Stolpom
    .because = Odpadi so prazni in tvoj met seže do Stolpov.
    .help = Pojdi k Stolpom.
clockwork-refused-not-at-towers = Tu ni mogoče iskati
    .because = Odložene karte se iščejo pri Stolpih, ko prideš tja.
    .help = Pojdi k Stolpom.
clockwork-refused-no-demand-now = Zdaj ne moreš nikogar izzvati
    .because = Izzoveš lahko, ko koga srečaš na polju ali na odpadu.
    .help = Izberi potezo, ki jo lahko odigraš.
clockwork-refused-not-together = { $rival } je nekje drugje
    .because = Za izziv morata biti skupaj na istem polju ali na istem odpadu.
    .help = Pojdi tja, kjer je { $rival }, ali izberi koga, ki je tukaj.
clockwork-refused-not-in-towers = { $rival } je še na poti
    .because = Zdaj izzivaš samo tiste, ki so pri Stolpih.
    .help = Izberi koga, ki je tam, ali počakaj.
clockwork-refused-just-back = Pri Stolpih si šele zdaj
    .because = Kdor se vrne, sme iskati. Za izziv je potreben met pri Stolpih.
    .help = Išči med odloženimi ali pusti.
clockwork-refused-search-only = Pri metu { $total } iščeš, a nikogar ne izzoveš
    .because = Na koncu je za izziv treba vreči sedmico, enajstico ali dve enaki.
    .help = Išči med odloženimi ali pusti.
clockwork-refused-already-asked = { $rival }: vprašanje je že bilo
    .because = V eni potezi vsakega vprašaš enkrat.
    .help = Vprašaj koga drugega ali pusti.
clockwork-refused-nothing-to-show = Ne moreš pokazati tega: { clockwork-card }
    .because = Kdor sprašuje ali išče, pokaže iz roke karto iste naprave.
    .help = Izberi tako, ki jo imaš. Gorivo in Pogon je dovolj imenovati.
clockwork-refused-not-a-family = Za to ni mogoče prositi: { clockwork-kind }
    .because = Iščejo se samo naprave, Zrakoplov, Gorivo in Pogon.
    .help = Izberi kaj od tega.
clockwork-refused-not-asked-for = Za to te nihče ne prosi: { clockwork-card }
    .because = Daš to, za kar te kdo prosi, nadomesti pa to lahko samo odpadna kovina.
    .help = Daj karto, za katero gre, ali odpadno kovino.
clockwork-refused-not-held = Tega nimaš: { clockwork-card }
    .because = Igraš s kartami iz svoje roke.
    .help = Izberi karto, ki jo imaš.
clockwork-refused-below-seven = Karte obdržiš
    .because = Pod sedmimi kartami se nič ne odloži.
    .help = Igraj naprej; poteza je končana.
clockwork-refused-even-throw = Pri metu { $total } ne narediš ničesar
    .because = Na koncu zaradi sodega meta brez dveh enakih izgubiš potezo.
    .help = Poskusi v naslednji potezi.
clockwork-refused-scrap-instead-only = Odpadna kovina tu ne pomaga
    .because = Daš jo namesto karte, ki jo imaš, take pa nimaš.
    .help = Vprašaj v zameno ali pusti.
clockwork-refused-must-discard =
    { $hand ->
        [one] Imaš { $hand } karto
        [two] Imaš { $hand } karti
        [few] Imaš { $hand } karte
       *[other] Imaš { $hand } kart
    }
    .because = V roki jih je lahko največ sedem.
    .help = Eno od njih odloži.
clockwork-refused-spot-taken = Skrivališče { $spot } je zasedeno
    .because = Karte nikoli ne ležijo ena na drugi.
    .help = Izberi prosto skrivališče.
clockwork-refused-no-such-spot = Skrivališča { $spot } ni
    .because = Skrivališča okoli plošče so oštevilčena.
    .help = Izberi številko, ki jo vidiš.
clockwork-refused-spot-empty = V skrivališču { $spot } ni karte
    .because = Pokažeš na karto, ki jo je kdo odložil.
    .help = Izberi skrivališče s karto.
clockwork-refused-nothing-there = Ni česa iskati
    .because = Nihče še ni odložil karte.
    .help = Vrni se pozneje.
clockwork-refused-just-received = To je pravkar prišlo k tebi: { clockwork-card }
    .because = V zameno daš drugo karto.
    .help = Izberi drugo karto.
clockwork-refused-no-counter = Ne moreš vprašati v zameno
    .because = Po pravilih te mize ne vpraša v zameno, kdor ima odpadno kovino.
    .help = Pusti.
clockwork-refused-not-your-asker = Zdaj ne moreš vprašati: { $rival }
    .because = Izziva te samo { $asker }.
    .help = Vprašaj v zameno ({ $asker }) ali pusti.
clockwork-refused-must-give = Imaš to, za kar te nekdo prosi: { clockwork-kind }
    .because = Kdor tako karto ima, da eno ali pa odpadno kovino.
    .help = Daj eno od njih ali odpadno kovino, če jo imaš.
clockwork-refused-must-draw = Na odpadu vedno nekaj narediš
    .because = Kdor pride sem, vzame karto ali koga izzove.
    .help = Vzemi karto.
clockwork-refused-not-complete = Tu še nekaj manjka: { clockwork-kind }
    .because = Na mizo gre samo cela naprava.
    .help = Zberi dele, ki manjkajo.
clockwork-refused-no-way-out = Še ne moreš pobegniti
    .because = Za to potrebuješ letalno napravo, dešifrirno napravo in Gorivo ali pa cel Zrakoplov in Pogon.
    .help = Zberi, kar manjka.

## At the table

clockwork-short = Mehanomesto
clockwork-turn = Na vrsti: { $name }
clockwork-turn-yours = Ti si na vrsti, { $name }
clockwork-turn-number = Poteza { $number }
clockwork-before-play = Pred igro
clockwork-board = Mesto: mostovi, odpadi in skrivališča
clockwork-your-side = Tvoja roka in kaj lahko narediš
clockwork-hand = Tvoja roka
clockwork-you = ti
clockwork-you-too = { clockwork-character } · ti
clockwork-no-character = še brez lika
clockwork-hand-count =
    { $count ->
        [one] { $count } karta
        [two] { $count } karti
        [few] { $count } karte
       *[other] { $count } kart
    }
clockwork-laid = Na mizi: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } od { $copies }
clockwork-pile =
    { $count ->
        [0] prazno
        [one] { $count } karta
        [two] { $count } karti
        [few] { $count } karte
       *[other] { $count } kart
    }
clockwork-spot-free = Skrivališče { $spot }, prosto
clockwork-spot-laid = Skrivališče { $spot }, zakrita karta
clockwork-spot-known = Skrivališče { $spot }, { clockwork-kind }
clockwork-glows = to lahko izbereš
clockwork-goal = Za pobeg
clockwork-goal-machine = letalna naprava, dešifrirna naprava in gorivo
clockwork-goal-airship = ali zrakoplov s pogonom
clockwork-in-this-game = V tej igri
clockwork-legend = { clockwork-kind }, v tej igri { $copies }
clockwork-endgame = Vsi odpadi so prazni. Dobimo se pri Stolpih.

clockwork-total =
    { $special ->
        [seven] Sedmica!
        [eleven] Enajstica!
        [double] Dve enaki!
       *[other] { $total }
    }
clockwork-dice = Kocki: { $dice }

clockwork-throw = Vrzi kocki
clockwork-throw-opening = Vrzi za začetek
clockwork-do-go = Prestavi se
clockwork-do-walk = Pojdi peš: { $total }
clockwork-do-take = Vzemi karto
clockwork-do-search = Išči med odloženimi
clockwork-do-ask = Vprašaj: { $name }
clockwork-do-stay = Ostani tu
clockwork-do-keep = Obdrži vse
clockwork-do-none = Nimam
clockwork-do-pass = Pusti
clockwork-do-build = Na mizo: { clockwork-kind }
clockwork-do-escape = Pobegni!
clockwork-do-hold = Še ne
clockwork-do-any-spot = Katerokoli prosto skrivališče
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Daj: { clockwork-kind }
clockwork-do-give-scrap = Daj odpadno kovino
clockwork-do-back = Kaj drugega
clockwork-walk-to =
    { $where ->
        [towers] K Stolpom
        [yard] Na Odpad { $number }
       *[field] Na polje { $number }
    }
clockwork-lay-on = Položi v { $spot }
clockwork-point-at = Obrni { $spot }

clockwork-hint-throw = Vrzi kocki.
clockwork-hint-opening = Vrzi za začetek: začne najvišji met.
clockwork-hint-wait = { $name } razmišlja.
clockwork-hint-whisper = { $name } in { $rival } si šepetata.
clockwork-hint-character = Kdo si? Izberi lik.
clockwork-hint-leave-out = Izberi napravo, ki ostane v škatli.
clockwork-hint-travel = Izberi, kaj narediš s svojim metom.
clockwork-pick-one = Izberi eno.
clockwork-hint-walk = Izberi polje, ki žari.
clockwork-hint-go = Izberi cilj, ki žari.
clockwork-hint-act = Kaj narediš tukaj?
clockwork-hint-show = Pokaži karto ali imenuj Gorivo ali Pogon. Odgovarja { $name }.
clockwork-hint-search = Pokaži, kaj iščeš, ali imenuj Gorivo ali Pogon.
clockwork-hint-discard =
    { $kind ->
        [none] Izberi karto iz roke, ki jo odložiš.
       *[other] Zdaj imaš { clockwork-card }. Izberi karto iz roke, ki jo odložiš.
    }
clockwork-hint-spot = Položi karto v skrivališče, ki žari.
clockwork-hint-give = { $name } te sprašuje.
clockwork-hint-counter = Enkrat vprašaj v zameno ali pusti. Odgovarja { $name }.
clockwork-hint-return =
    { $kind ->
        [none] Daj karto v zameno. Dobi jo { $name }.
       *[other] Zdaj imaš { clockwork-card }. Daj v zameno drugo karto. Dobi jo { $name }.
    }
clockwork-hint-point = Pokaži na zakrito karto.
clockwork-hint-found = Najdeno! Vzemi karto ali jo pusti.
clockwork-hint-swap = Izberi karto za skrivališče { $spot }.
clockwork-hint-build = Položiš napravo na mizo ali še ne?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } sprašuje. Odgovarja { $rival }
clockwork-eyes-only = Gleda samo { $name }
clockwork-spoken-aloud = { $name } to pove na glas
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Imaš Gorivo?
        [Power] Imaš Pogon?
       *[other] Imaš še kakšno tako karto: { clockwork-kind }?
    }
clockwork-give-one = Daj eno.
clockwork-give-or-scrap = Daj eno ali namesto nje odpadno kovino.
clockwork-have-none = Take karte nimaš. Povej to in potem lahko vprašaš v zameno.

clockwork-seen = Že vem
clockwork-seen-once = Zapomni si jo. Čez trenutek bo spet zakrita.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, { $count } karta
        [two] { $name }: { $place }, { $count } karti
        [few] { $name }: { $place }, { $count } karte
       *[other] { $name }: { $place }, { $count } kart
    }
clockwork-read-hand = Tvoja roka: { $cards }

clockwork-key-pick = Izberi karto iz roke
clockwork-key-take = Vzemi karto
clockwork-key-go = Prestavi se, pojdi
clockwork-key-ask = Vprašaj, išči
clockwork-key-decline = Pusti

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Datoteka je predolga
    .help = Mesto ima veliko manj znakov kot { $most }. Je to prava datoteka?
clockwork-unfit-not-toml = Vrstice { $line } ni mogoče prebrati
    .help = Poglej tja in vrstico višje, ali manjka vejica ali oklepaj ali pa je katera številka zapisana dvakrat.
clockwork-unfit-field-missing = Manjka »{ $field }«
    .help =
        { $field ->
            [fields] Dodaj vrstico [fields] in pod njo polja.
            [spots] Dodaj vrstico [spots] in pod njo skrivališča.
           *[other] Dodaj vrstico, ki se začne z { $field } =
        }
clockwork-unfit-field-unknown = »{ $field }« tu nihče ne pozna
    .help =
        { $meant ->
            [none] Zbriši to vrstico. Je to prava datoteka?
           *[other] Je to morda »{ $meant }«?
        }
clockwork-unfit-name-unfit = Tega imena ni mogoče uporabiti
    .help = Izberi ime, ki ima od 1 do { $most } znakov, v narekovajih in v eni vrstici.
clockwork-unfit-not-a-number = »{ $field }« ni številka polja
    .help = Napiši celo število od 0 do { $most }: { $field } = 0
clockwork-unfit-not-numbers = »{ $field }« ni seznam polj
    .help = Napiši cela števila od 0 do { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = »{ $field }« ni seznam poti od polja do polja
    .help = Napiši cela števila od 0 do { $most }, za vsako pot vsaj dve: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = »{ $field }« ni del z oštevilčenimi vrsticami
    .help = Napiši [{ $field }] v svojo vrstico, pod njo pa vrstice, kot je { $first } = [500, 380]
clockwork-unfit-number-unfit = »{ $number }« pod [{ $field }] ni številka vrstice
    .help = Oštevilči vrstice od { $first } naprej, po vrsti.
clockwork-unfit-number-skipped = Pod [{ $field }] manjka številka { $number }
    .help = Dodaj jo ali na novo oštevilči vrstice brez vrzeli.
clockwork-unfit-not-a-point =
    { $number ->
        [none] »{ $field }« ni točka na sliki
       *[other] Pod [{ $field }] vrstica { $number } ni točka na sliki
    }
    .help = Napiši dve celi števili, kako daleč od levega in kako daleč od zgornjega roba, na primer [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Ni nobenega polja
        [1] Polje je samo eno
        [one] To mesto ima { $fields } polje
        [two] To mesto ima { $fields } polji
        [few] To mesto ima { $fields } polja
       *[other] To mesto ima { $fields } polj
    }
    .help = Mesto jih ima lahko od { $fewest } do { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Ni nobenega skrivališča za odloženo karto
        [1] Skrivališče za odložene karte je samo eno
        [one] Za odložene karte je { $spots } skrivališče
        [two] Za odložene karte sta { $spots } skrivališči
        [few] Za odložene karte so { $spots } skrivališča
       *[other] Za odložene karte je { $spots } skrivališč
    }
    .help = Lahko jih je od { $fewest } do { $most }.
clockwork-unfit-towers-nowhere = Stolpi so na polju { $number }, a takega polja ni
    .help = Izberi polje, ki je navedeno pod [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Ni nobenega odpada
        [1] Odpad je samo eden
        [one] Tu je { $yards } odpad
        [two] Tu sta { $yards } odpada
        [few] Tu so { $yards } odpadi
       *[other] Tu je { $yards } odpadov
    }
    .help = V yards navedi toliko polj: { $needed }.
clockwork-unfit-yard-nowhere = Odpad { $yard } je na polju { $number }, a takega polja ni
    .help = Izberi polje, ki je navedeno pod [fields].
clockwork-unfit-yard-in-towers = Odpad { $yard } in Stolpi so na istem polju { $number }
    .help = Daj vsakemu svoje polje.
clockwork-unfit-yard-twice = Odpada { $first } in { $second } sta na istem polju { $number }
    .help = Daj vsakemu svoje polje.
clockwork-unfit-path-nowhere = Pot vodi od { $first } do { $second }, a polja { $number } ni
    .help = Dodaj to polje pod [fields] ali ga vzemi iz paths.
clockwork-unfit-path-to-itself = Pot vodi s polja { $number } nazaj na isto polje
    .help = Napiši tam { $number } samo enkrat.
clockwork-unfit-path-twice = Pot med { $first } in { $second } je tu dvakrat
    .help = Eno od njiju zbriši; ena smer je dovolj.
clockwork-unfit-too-many-paths = Na polju { $number } se sreča preveč poti: { $paths }
    .help = Lahko jih je največ { $most }. Nekatere spelji na drugo polje.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Polje { $number } je zunaj slike
        [spots] Karta v skrivališču { $number } bi bila zunaj slike
       *[other] Stolpi bi stali zunaj slike
    }
    .help = Slika je široka { $width } in visoka { $height }; karta je široka 36 in visoka 50, merjeno okoli sredine.
clockwork-unfit-fields-too-near = Polji { $first } in { $second } ležita eno na drugem
    .help = Eno od njiju premakni, da bosta narazen { $apart } ali več.
clockwork-unfit-unreachable = Nobena pot jih ne povezuje s Stolpi: { $fields }
    .help = Dodaj pot, ki vodi do { $number }, ali zbriši, kamor nihče ne more.
clockwork-unfit-spots-overlap = Karti v skrivališčih { $first } in { $second } bi ležali ena na drugi
    .help = Eno od njiju premakni: karta je široka 36 in visoka 50.
clockwork-unfit-spot-on-track = Karta v skrivališču { $spot } bi ležala na mostu med { $first } in { $second }
    .help = Odmakni skrivališče od mostu ali ga zbriši.
`;export{e as default};