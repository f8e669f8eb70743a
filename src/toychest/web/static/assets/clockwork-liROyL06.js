var e=`### Escape from Clockwork City in Romanian. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A scrapyard is a depozit de fier vechi, the Towers are Turnurile; a spot is a spațiu, a challenge a provocare, doubles a dublă.
### Names are never declined: whoever is given a card gets it „de la” somebody.

## Words that other sentences use

clockwork-kind-Lacewing = Crisopă
clockwork-kind-Umbrella = Umbrelă
clockwork-kind-Kettle = Ceainic
clockwork-kind-Velo = Velociped
clockwork-kind-Whale = Balenă
clockwork-kind-Moth = Molie
clockwork-kind-Owl = Bufniță
clockwork-kind-Nipper = Crab
clockwork-kind-Harp = Harpă
clockwork-kind-Snail = Melc
clockwork-kind-Airship = Dirijabil
clockwork-kind-Fuel = Combustibil
clockwork-kind-Power = Energie
clockwork-kind-Scrap = Fier vechi
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
        [Lacewing] o piesă a Crisopei
        [Umbrella] o piesă a Umbrelei
        [Kettle] o piesă a Ceainicului
        [Velo] o piesă a Velocipedului
        [Whale] o piesă a Balenei
        [Moth] o piesă a Moliei
        [Owl] o piesă a Bufniței
        [Nipper] o piesă a Crabului
        [Harp] o piesă a Harpei
        [Snail] o piesă a Melcului
        [Airship] o piesă a Dirijabilului
        [Fuel] o carte de Combustibil
        [Power] cartea de Energie
        [Scrap] o carte de Fier vechi
       *[other] { $kind }
    }
clockwork-family-flyer = mașină zburătoare
clockwork-family-breaker = spărgător de coduri
clockwork-family-airship = dirijabil
clockwork-family-fuel = combustibil
clockwork-family-power = energie
clockwork-family-scrap = fier vechi
clockwork-character-Tilda = Tilda Manivelă
clockwork-character-Otto = Otto Fus
clockwork-character-Nana = Nana Pană
clockwork-character-Bruno = Bruno Melon
clockwork-character-Zora = Zora Basma
clockwork-character-Felix = Felix Cască
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
clockwork-towers = Turnuri
clockwork-yard = Depozitul { $yard }
clockwork-place =
    { $where ->
        [towers] Turnurile
        [yard] depozitul { $number }
       *[field] căsuța { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] la Turnuri
        [yard] la depozitul { $number }
       *[field] la căsuța { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] la Turnuri
        [yard] în depozitul { $number }
       *[field] pe căsuța { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } joacă cu { clockwork-character }
clockwork-event-set-left-out = Rămâne în cutie: { $kinds }
clockwork-event-card-dealt = { $name } a primit o carte
    .kind = { $name } a primit { clockwork-card }
clockwork-event-extra-laid = Depozitul { $yard } are o carte în plus
clockwork-event-opening-thrown = { $name } a dat { $total } pentru început
clockwork-event-opening-tied = Egalitate: aruncă din nou { $seats }
clockwork-event-starter-found = Începe { $name }
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } a dat { $dice }: șapte!
        [eleven] { $name } a dat { $dice }: unsprezece!
        [double] { $name } a dat { $dice }: dublă, { $total } în total!
       *[other] { $name } a dat { $dice }: { $total } în total
    }
clockwork-event-turn-lost = { $total } e număr par: { $name } pierde tura aceasta
clockwork-event-pawn-walked = { $name } a mers { clockwork-to-place }
clockwork-event-pawn-placed = { $name } a ajuns direct { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } stă pe loc: niciun drum nu e liber
clockwork-event-card-drawn = { $name } a luat o carte din depozitul { $yard }
    .kind = { $name } a luat { clockwork-card } din depozitul { $yard }
clockwork-event-card-kept = { $name } păstrează toate cărțile
clockwork-event-card-discarded = { $name } a decartat o carte
clockwork-event-card-laid = { $name } a pus-o cu fața în jos pe spațiul { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } cere la rândul său o carte de la { $rival }
       *[false] Provocare: { $name } cere o carte de la { $rival }
    }
clockwork-event-had-some = { $name } are una
clockwork-event-had-none = { $name } nu are niciuna
clockwork-event-card-given = { $taker } a primit o carte de la { $giver }
    .kind = { $taker } a primit { clockwork-card } de la { $giver }
clockwork-event-scrap-given = { $taker } a primit doar Fier vechi de la { $giver }
clockwork-event-card-returned = { $taker } a primit la schimb o carte de la { $giver }
    .kind = { $taker } a primit la schimb { clockwork-card } de la { $giver }
clockwork-event-ask-declined = { $name } nu cere nimic la rândul său
clockwork-event-search-begun = { $name } caută printre cărțile decartate
clockwork-event-search-hit = Găsită! { $name } a luat cartea de pe spațiul { $spot }
clockwork-event-search-missed = Pe spațiul { $spot } era altceva
clockwork-event-put-back = Cartea de pe spațiul { $spot } stă din nou cu fața în jos
clockwork-event-set-laid = { $name } a terminat o mașină: { clockwork-kind }
clockwork-event-set-held = { $name } nu pune încă nimic pe masă
clockwork-event-turn-passed = { $name } nu mai face nimic
clockwork-event-yards-emptied = Depozitele de fier vechi sunt goale. Toată lumea la Turnuri!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } își ia zborul cu Dirijabilul!
       *[machine] { $name } are mașină zburătoare, spărgător de coduri și Combustibil și își ia zborul!
    }
clockwork-event-dead-end = Nimeni nu mai are vreo carte de arătat
clockwork-event-turns-capped =
    { $turns ->
        [one] S-a terminat singura tură
        [few] S-au terminat cele { $turns } ture
       *[other] S-au terminat cele { $turns } de ture
    }

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } arată { clockwork-card } și caută încă una
        [swap] { $name } pune în locul ei { clockwork-card }
       *[discard] { $name } arată { clockwork-card }, apoi o decartează
    }
clockwork-event-card-turned = Pe spațiul { $spot }: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } caută: { clockwork-kind }
       *[other] { $name } cere de la { $rival }: { clockwork-kind }
    }
clockwork-event-shown-in-secret = În secret, { $rival } vede o carte de la { $name }
    .kind = În secret, { $rival } vede de la { $name }: { clockwork-card }

## How it ended

clockwork-outcome-machine = { $name } scapă!
    .because = Pe masă sunt o mașină zburătoare, un spărgător de coduri și Combustibil.
clockwork-outcome-airship = { $name } scapă!
    .because = Pe masă e tot Dirijabilul, împreună cu Energia.
clockwork-outcome-dead-end = De data asta nu scapă nimeni
    .because = Depozitele de fier vechi sunt goale și nimeni nu mai are în mână o carte cu care să ceară sau să caute.
clockwork-outcome-turn-cap = Orașul nu lasă pe nimeni să plece
    .because = Turele stabilite s-au terminat și n-a scăpat nimeni.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Jocul s-a terminat
    .because = Cineva a scăpat sau nu mai poate nimeni.
    .help = Începe un joc nou sau revezi-l pe acesta.
clockwork-refused-not-to-act = Acum nu e rândul tău
    .because = Acum hotărăște altcineva.
    .help = Așteaptă o clipă. O să afli când îți vine rândul.
clockwork-refused-chance-first = Așteaptă o clipă
    .because = Zarurile sau cărțile încă sunt pe drum.
    .help = Încearcă din nou când sunt pe masă.
clockwork-refused-unforeseen = Asta nu se hotărăște aici
    .because = Întâmplarea aruncă zarurile și împarte cărțile, iar tu joci; fiecare cu partea sa.
    .help = Alege una dintre mutările tale.
clockwork-refused-not-in-deck = Acum nu poate ieși: { clockwork-kind }
    .because = Toate cărțile de felul acesta sunt în altă parte.
    .help = Trebuie să iasă altă carte.
clockwork-refused-kind-not-in-game = Nu e în jocul acesta: { clockwork-kind }
    .because = În doi sau în trei, unele mașini rămân în cutie.
    .help = Alege o mașină care e în joc.
clockwork-refused-character-taken = E deja ales: { clockwork-character }
    .because = Fiecare joacă cu personajul său.
    .help = Alege alt personaj.
clockwork-refused-answer-first =
    { $question ->
        [character] Alege întâi cine ești
        [leave_out] Alege întâi o mașină care rămâne în cutie
        [travel] Mergi întâi undeva
        [act] Hotărăște întâi ce faci aici
        [discard] Decartează întâi o carte
        [spot] Pune întâi cartea jos
        [give] Răspunde întâi la provocare
        [counter] Hotărăște întâi dacă ceri și tu
        [return] Dă întâi o carte la schimb
        [point] Arată întâi spre o carte
        [found] Mai întâi hotărăște dacă o iei
        [swap] Pune întâi o carte în locul ei
       *[build] Hotărăște întâi ce pui pe masă
    }
    .because =
        { $question ->
            [character] Fiecare pion are nevoie de cineva.
            [leave_out] Jocul acesta se joacă cu mai puține mașini.
            [travel] Zarurile sunt aruncate, acum urmează mersul.
            [act] Ai ajuns, iar aici se poate face ceva.
            [discard] Ai luat o carte și acum alegi ce decartezi.
            [spot] Ai arătat o carte și ea are nevoie de un spațiu.
            [give] Cineva ți-a cerut o carte.
            [counter] Nu aveai niciuna, așa că poți cere și tu.
            [return] Aveai șapte cărți și ai mai primit una.
            [point] Ai spus ce cauți.
            [found] Ai găsit ce cauți.
            [swap] Ai luat o carte și spațiul ei e liber.
           *[build] După regulile acestei mese alegi tu ce pui pe masă.
        }
    .help =
        { $question ->
            [character] Alege un personaj pe care nu-l are nimeni.
            [leave_out] Alege una dintre cele oferite.
            [travel] Alege o căsuță la care te duc zarurile sau ce-ți mai oferă ele.
            [act] Alege ceva ce poți face aici.
            [discard] Alege o carte din mână sau păstrează-le pe toate, dacă se poate.
            [spot] Alege un spațiu liber din jurul planșei.
            [give] Dă cartea sau Fier vechi, dacă ai.
            [counter] Cere o carte sau renunță.
            [return] Alege orice carte, în afară de cea abia primită.
            [point] Alege o carte care stă cu fața în jos.
            [found] Ia cartea sau las-o.
            [swap] Alege o carte din mână.
           *[build] Pune pe masă o mașină întreagă sau încă nimic.
        }
clockwork-refused-no-such-place = Pe planșa aceasta nu există locul „{ $place }”
    .because = Poți merge la Turnuri, la depozitele de la 1 la 6 și la căsuțele cu număr.
    .help = Alege un loc pe care îl vezi pe planșă.
clockwork-refused-say-its-name = Căsuța { $place } are un nume
    .because = Căsuțele albe se numesc după locul din spatele lor.
    .help = Spune „towers” sau „yard” cu numărul lui, de exemplu „yard 3”.
clockwork-refused-ask-yourself = Nu poți cere cărți de la tine
    .because = Pentru o provocare e nevoie de doi.
    .help = Cere de la un rival care e acolo cu tine.
clockwork-refused-not-a-set = Nu se poate lăsa în cutie: { clockwork-kind }
    .because = Aici se aleg doar mașini zburătoare și spărgătoare de coduri, întotdeauna întregi.
    .help = Alege una dintre mașinile oferite.
clockwork-refused-field-full = Nu mai încapi { clockwork-at-place }
    .because = Acolo stau deja doi pioni și mai mulți nu încap.
    .help = Mergi pe alt drum sau oprește-te în altă parte.
clockwork-refused-cannot-reverse = Ar trebui să te întorci din drum ca să ajungi { clockwork-to-place }
    .because =
        { $away ->
            [one] E la un pas. Ai dat { $steps }, iar din mers nimeni nu se întoarce.
            [few] E la { $away } pași. Ai dat { $steps }, iar din mers nimeni nu se întoarce.
           *[other] E la { $away } de pași. Ai dat { $steps }, iar din mers nimeni nu se întoarce.
        }
    .help = Alege o căsuță la care te duc zarurile.
clockwork-refused-steps-short = Zarurile tale nu ajung până { clockwork-to-place }
    .because =
        { $away ->
            [one] E la un pas, iar tu ai dat { $steps }.
            [few] E la { $away } pași, iar tu ai dat { $steps }.
           *[other] E la { $away } de pași, iar tu ai dat { $steps }.
        }
    .help = Alege o căsuță la care te duc zarurile.
clockwork-refused-steps-over = Aruncarea ta duce mai departe decât { clockwork-place }
    .because =
        { $away ->
            [one] E la un pas, iar tu ai dat { $steps }. După regulile acestei mese pașii trebuie să se potrivească exact.
            [few] E la { $away } pași, iar tu ai dat { $steps }. După regulile acestei mese pașii trebuie să se potrivească exact.
           *[other] E la { $away } de pași, iar tu ai dat { $steps }. După regulile acestei mese pașii trebuie să se potrivească exact.
        }
    .help = Mergi mai departe și întoarce-te când zarurile se potrivesc.
clockwork-refused-must-stop = Nu poți merge mai departe { clockwork-to-place }
    .because = După regulile acestei mese mersul se oprește la prima căsuță albă.
    .help = Oprește-te acolo sau mergi pe alt drum.
clockwork-refused-not-reached = Cu zarurile tale nu te oprești { clockwork-at-place }
    .because =
        { $away ->
            [one] E la un pas. Ai dat { $steps }, iar pașii se fac toți.
            [few] E la { $away } pași. Ai dat { $steps }, iar pașii se fac toți.
           *[other] E la { $away } de pași. Ai dat { $steps }, iar pașii se fac toți.
        }
    .help = Alege o căsuță la care te duc zarurile.
clockwork-refused-not-special = Zarurile tale nu oferă asta
    .because = Ai dat { $total }. E nevoie de șapte, de unsprezece sau de o dublă.
    .help = De data asta, mergi pe jos.
clockwork-refused-bonus-later = Asta vine mai târziu
    .because = După regulile acestei mese o aruncare specială îți dă ceva în plus după un depozit.
    .help = Mergi întâi.
clockwork-refused-must-walk = Nu poți rămâne aici
    .because = Cine poate merge, merge.
    .help = Alege o căsuță la care te duc zarurile.
clockwork-refused-not-a-goal = Nu poți ajunge direct { clockwork-to-place }
    .because = O aruncare specială te duce la un depozit de fier vechi sau la Turnuri.
    .help = Alege unul dintre acestea sau mergi pe jos.
clockwork-refused-not-from-here = De aici, aruncarea ta specială nu ajută
    .because = După regulile acestei mese, pentru asta tura ta trebuie să înceapă într-un depozit.
    .help = Mergi pe jos sau du-te la Turnuri.
clockwork-refused-already-there = Ești deja { clockwork-at-place }
    .because = Direct se ajunge doar în alt loc.
    .help = Alege alt loc.
clockwork-refused-yard-empty = Depozitul { $yard } e gol
    .because = Toate cărțile lui au fost luate.
    .help = Încearcă alt depozit sau caută la Turnuri.
clockwork-refused-not-in-yard = Aici nu se poate
    .because = Cărțile se iau dintr-un depozit de fier vechi, când ajungi acolo sau când zarurile te lasă să rămâi.
    .help = Mergi la un depozit de fier vechi.
clockwork-refused-towers-only = Acum poți ajunge direct doar la Turnuri
    .because = Aruncarea ta nu duce acum la niciun depozit.
    .help = Du-te la Turnuri sau mergi pe jos.
clockwork-refused-towers-reached = Acum te întorci la Turnuri
    .because = Depozitele sunt goale, iar aruncarea ta ajunge la Turnuri.
    .help = Du-te la Turnuri.
clockwork-refused-not-at-towers = Aici nu poți căuta
    .because = Cărțile decartate se caută de la Turnuri, când ajungi acolo.
    .help = Du-te la Turnuri.
clockwork-refused-no-demand-now = Acum nu poți provoca pe nimeni
    .because = O provocare vine când întâlnești pe cineva pe o căsuță sau într-un depozit.
    .help = Alege una dintre mutările pe care le poți face.
clockwork-refused-not-together = Nu te-ai întâlnit cu { $rival }
    .because = Pentru o provocare trebuie să fiți pe aceeași căsuță sau în același depozit.
    .help = Mergi până la { $rival } sau alege pe cineva de aici.
clockwork-refused-not-in-towers = { $rival } nu a ajuns încă la Turnuri
    .because = Acum îi provoci doar pe cei care sunt la Turnuri.
    .help = Alege pe cineva de acolo sau așteaptă.
clockwork-refused-just-back = Abia te-ai întors
    .because = Cine se întoarce poate căuta. O provocare cere o aruncare la Turnuri.
    .help = Caută o carte sau renunță.
clockwork-refused-search-only = Cu { $total } cauți, dar nu provoci pe nimeni
    .because = La sfârșit, o provocare cere șapte, unsprezece sau o dublă.
    .help = Caută o carte sau renunță.
clockwork-refused-already-asked = Ai cerut deja de la { $rival }
    .because = Într-o tură ceri de la fiecare o singură dată.
    .help = Cere de la altcineva sau renunță.
clockwork-refused-nothing-to-show = Nu poți arăta { clockwork-card }
    .because = Ca să ceri sau să cauți, arăți din mână o carte a aceleiași mașini.
    .help = Alege una pe care o ai. Combustibilul și Energia ajunge să le spui pe nume.
clockwork-refused-not-a-family = Nu se poate cere: { clockwork-kind }
    .because = Se caută doar mașini, Dirijabilul, Combustibilul și Energia.
    .help = Alege ceva dintre acestea.
clockwork-refused-not-asked-for = Nu asta ți s-a cerut: { clockwork-card }
    .because = Dai ce ți s-a cerut și doar Fierul vechi îi poate ține locul.
    .help = Dă cartea cerută sau Fier vechi.
clockwork-refused-not-held = Nu ai așa ceva: { clockwork-card }
    .because = Joci cărțile din mâna ta.
    .help = Alege o carte pe care o ai.
clockwork-refused-below-seven = Îți păstrezi cărțile
    .because = Sub șapte nu se decartează nimic.
    .help = Mergi mai departe; tura s-a încheiat.
clockwork-refused-even-throw = Cu { $total } nu faci nimic
    .because = La sfârșit, o aruncare pară care nu e dublă te face să pierzi tura.
    .help = Încearcă din nou în tura ta următoare.
clockwork-refused-scrap-instead-only = Fierul vechi nu ajută aici
    .because = Se dă în locul unei cărți pe care o ai, iar din acelea nu ai niciuna.
    .help = Cere la rândul tău sau renunță.
clockwork-refused-must-discard =
    { $hand ->
        [one] Ai o carte
        [few] Ai { $hand } cărți
       *[other] Ai { $hand } de cărți
    }
    .because = În mână încap cel mult șapte.
    .help = Decartează una dintre ele.
clockwork-refused-spot-taken = Spațiul { $spot } e ocupat
    .because = Cărțile nu stau niciodată una peste alta.
    .help = Alege un spațiu liber.
clockwork-refused-no-such-spot = Nu există spațiul { $spot }
    .because = Spațiile din jurul planșei au numere.
    .help = Alege un număr pe care îl vezi.
clockwork-refused-spot-empty = Pe spațiul { $spot } nu e nicio carte
    .because = Arăți spre o carte pe care a decartat-o cineva.
    .help = Alege un spațiu cu o carte.
clockwork-refused-nothing-there = Nu e nimic de căutat
    .because = Nimeni nu a decartat încă vreo carte.
    .help = Întoarce-te mai târziu.
clockwork-refused-just-received = Abia ai primit: { clockwork-card }
    .because = La schimb dai altă carte.
    .help = Alege o carte diferită.
clockwork-refused-no-counter = Nu poți cere la rândul tău
    .because = După regulile acestei mese, cine are Fier vechi nu cere la rândul său.
    .help = Renunță de data asta.
clockwork-refused-not-your-asker = Acum nu poți cere de la { $rival }
    .because = Provocarea vine doar de la { $asker }.
    .help = Cere și tu de la { $asker } sau renunță.
clockwork-refused-must-give = Ai ce ți s-a cerut: { clockwork-kind }
    .because = Cine are așa o carte dă una sau, în locul ei, Fier vechi.
    .help = Dă una dintre ele sau Fier vechi, dacă ai.
clockwork-refused-must-draw = Într-un depozit faci ceva
    .because = Cine ajunge aici ia o carte sau provoacă pe cineva.
    .help = Ia o carte.
clockwork-refused-not-complete = Mai lipsesc piese: { clockwork-kind }
    .because = Pe masă se pune doar o mașină întreagă.
    .help = Strânge piesele care lipsesc.
clockwork-refused-no-way-out = Nu poți scăpa încă
    .because = Ai nevoie de o mașină zburătoare, un spărgător de coduri și Combustibil sau de tot Dirijabilul și de Energie.
    .help = Strânge ce lipsește.

## At the table

clockwork-short = Orașul Mecanic
clockwork-turn = La rând: { $name }
clockwork-turn-yours = E rândul tău, { $name }
clockwork-turn-number = Tura { $number }
clockwork-before-play = Înainte de joc
clockwork-board = Orașul: poduri, depozite de fier vechi și spații pentru cărți
clockwork-your-side = Mâna ta și ce poți face
clockwork-hand = Mâna ta
clockwork-you = tu
clockwork-you-too = { clockwork-character } · tu
clockwork-no-character = încă fără personaj
clockwork-hand-count =
    { $count ->
        [one] 1 carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
clockwork-laid = Pe masă: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } din { $copies }
clockwork-pile =
    { $count ->
        [0] gol
        [one] 1 carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
clockwork-spot-free = Spațiul { $spot }, liber
clockwork-spot-laid = Spațiul { $spot }, o carte cu fața în jos
clockwork-spot-known = Spațiul { $spot }, { clockwork-kind }
clockwork-glows = poți alege aici
clockwork-goal = Ca să scapi
clockwork-goal-machine = o mașină zburătoare, un spărgător de coduri, un combustibil
clockwork-goal-airship = sau dirijabilul cu energia
clockwork-in-this-game = În jocul acesta
clockwork-legend = { clockwork-kind }, { $copies } în jocul acesta
clockwork-endgame = Toate depozitele de fier vechi sunt goale. Ne vedem la Turnuri.

clockwork-total =
    { $special ->
        [seven] Șapte!
        [eleven] Unsprezece!
        [double] Dublă!
       *[other] { $total }
    }
clockwork-dice = Zaruri: { $dice }

clockwork-throw = Aruncă zarurile
clockwork-throw-opening = Aruncă pentru început
clockwork-do-go = Direct unde vrei
clockwork-do-walk = Mergi { $total }
clockwork-do-take = Ia o carte
clockwork-do-search = Caută printre cele decartate
clockwork-do-ask = Cere de la { $name }
clockwork-do-stay = Rămâi aici
clockwork-do-keep = Păstrează tot
clockwork-do-none = Nu am niciuna
clockwork-do-pass = Nimic mai mult
clockwork-do-build = Pune pe masă: { clockwork-kind }
clockwork-do-escape = Scapă!
clockwork-do-hold = Încă nu
clockwork-do-any-spot = Orice spațiu liber
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Dă: { clockwork-kind }
clockwork-do-give-scrap = Dă Fier vechi
clockwork-do-back = Altceva
clockwork-walk-to =
    { $where ->
        [towers] La Turnuri
        [yard] La depozitul { $number }
       *[field] La căsuța { $number }
    }
clockwork-lay-on = Pune pe { $spot }
clockwork-point-at = Întoarce { $spot }

clockwork-hint-throw = Aruncă zarurile.
clockwork-hint-opening = Aruncă zarurile: începe cine dă cel mai mult.
clockwork-hint-wait = { $name } se gândește.
clockwork-hint-whisper = { $name } și { $rival } vorbesc în șoaptă.
clockwork-hint-character = Cine ești? Alege un personaj.
clockwork-hint-leave-out = Alege o mașină care rămâne în cutie.
clockwork-hint-travel = Alege ce faci cu zarurile tale.
clockwork-pick-one = Alege una.
clockwork-hint-walk = Alege o căsuță care strălucește.
clockwork-hint-go = Alege un loc care strălucește.
clockwork-hint-act = Ce faci aici?
clockwork-hint-show = Arată o carte doar pentru { $name } sau spune Combustibil ori Energie.
clockwork-hint-search = Arată ce cauți sau spune Combustibil ori Energie.
clockwork-hint-discard =
    { $kind ->
        [none] Alege o carte din mână pe care o decartezi.
       *[other] Ai primit { clockwork-card }. Alege o carte din mână pe care o decartezi.
    }
clockwork-hint-spot = Pune cartea pe un spațiu care strălucește.
clockwork-hint-give = { $name } îți cere o carte.
clockwork-hint-counter = Cere și tu o dată de la { $name } sau renunță.
clockwork-hint-return =
    { $kind ->
        [none] Dă o carte la schimb. O primește { $name }.
       *[other] Ai primit { clockwork-card }. Dă altă carte la schimb. O primește { $name }.
    }
clockwork-hint-point = Arată spre o carte care stă cu fața în jos.
clockwork-hint-found = Găsită! Ia cartea sau las-o.
clockwork-hint-swap = Alege o carte pentru spațiul { $spot }.
clockwork-hint-build = Pui o mașină pe masă sau încă nu?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } cere de la { $rival }
clockwork-eyes-only = Doar pentru { $name }
clockwork-spoken-aloud = { $name } spune cu voce tare
clockwork-do-you-hold =
    { $kind ->
        [Fuel] Ai Combustibil?
        [Power] Ai cartea de Energie?
       *[other] Mai ai o carte ca aceasta? { clockwork-kind }
    }
clockwork-give-one = Dă una.
clockwork-give-or-scrap = Dă una sau, în locul ei, Fier vechi.
clockwork-have-none = Nu ai niciuna. Spune asta și poți cere și tu.

clockwork-seen = Am văzut-o
clockwork-seen-once = Ține-o minte. Imediat stă din nou cu fața în jos.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, 1 carte
        [few] { $name }: { $place }, { $count } cărți
       *[other] { $name }: { $place }, { $count } de cărți
    }
clockwork-read-hand = Mâna ta: { $cards }

clockwork-key-pick = Alege o carte din mână
clockwork-key-take = Ia o carte
clockwork-key-go = Direct unde vrei, mergi
clockwork-key-ask = Cere, caută
clockwork-key-decline = Renunță

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Fișierul e prea lung
    .help =
        { $most ->
            [few] Un oraș are mult mai puțin de { $most } litere. E fișierul bun?
           *[other] Un oraș are mult mai puțin de { $most } de litere. E fișierul bun?
        }
clockwork-unfit-not-toml = Linia { $line } nu poate fi citită
    .help = Uită-te acolo și pe linia dinainte: poate lipsește o virgulă sau o paranteză, ori un număr apare de două ori.
clockwork-unfit-field-missing = Lipsește „{ $field }”
    .help =
        { $field ->
            [fields] Adaugă o linie pe care scrie [fields] și sub ea căsuțele.
            [spots] Adaugă o linie pe care scrie [spots] și sub ea spațiile.
           *[other] Adaugă o linie care începe cu { $field } =
        }
clockwork-unfit-field-unknown = Nimeni de aici nu cunoaște „{ $field }”
    .help =
        { $meant ->
            [none] Șterge linia. E fișierul bun?
           *[other] Voiai să spui „{ $meant }”?
        }
clockwork-unfit-name-unfit = Numele nu poate fi folosit
    .help =
        { $most ->
            [few] Alege un nume de la 1 la { $most } litere, între ghilimele, pe o singură linie.
           *[other] Alege un nume de la 1 la { $most } de litere, între ghilimele, pe o singură linie.
        }
clockwork-unfit-not-a-number = „{ $field }” nu e numărul unei căsuțe
    .help = Scrie un număr întreg, de la 0 la { $most }: { $field } = 0
clockwork-unfit-not-numbers = „{ $field }” nu e o listă de căsuțe
    .help = Scrie numere întregi, de la 0 la { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = „{ $field }” nu e o listă de drumuri din căsuță în căsuță
    .help = Scrie numere întregi, de la 0 la { $most }, două sau mai multe pentru fiecare drum: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = „{ $field }” nu e o parte cu linii numerotate
    .help = Scrie [{ $field }] singur pe o linie și sub el linii ca { $first } = [500, 380]
clockwork-unfit-number-unfit = „{ $number }” de sub [{ $field }] nu e un număr bun pentru o linie
    .help = Numerotează liniile de la { $first } înainte, una câte una.
clockwork-unfit-number-skipped = Sub [{ $field }] lipsește numărul { $number }
    .help = Adaugă-l sau numerotează din nou liniile, fără goluri.
clockwork-unfit-not-a-point =
    { $number ->
        [none] „{ $field }” nu e un loc din desen
       *[other] Sub [{ $field }], linia { $number } nu e un loc din desen
    }
    .help = Scrie două numere întregi, cât de departe e de marginea din stânga și de cea de sus, ca [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Nu e nicio căsuță
        [one] E o singură căsuță
        [few] Orașul acesta are { $fields } căsuțe
       *[other] Orașul acesta are { $fields } de căsuțe
    }
    .help = Un oraș poate avea de la { $fewest } la { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Nu e niciun spațiu pentru cărțile decartate
        [one] E un singur spațiu pentru cărțile decartate
        [few] Sunt { $spots } spații pentru cărțile decartate
       *[other] Sunt { $spots } de spații pentru cărțile decartate
    }
    .help = Pot fi de la { $fewest } la { $most }.
clockwork-unfit-towers-nowhere = Turnurile sunt pe căsuța { $number }, dar căsuța aceasta nu există
    .help = Alege o căsuță din lista de sub [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Nu e niciun depozit de fier vechi
        [one] E un singur depozit de fier vechi
        [few] Sunt { $yards } depozite de fier vechi
       *[other] Sunt { $yards } de depozite de fier vechi
    }
    .help =
        { $needed ->
            [one] Scrie o căsuță la yards.
            [few] Scrie { $needed } căsuțe la yards.
           *[other] Scrie { $needed } de căsuțe la yards.
        }
clockwork-unfit-yard-nowhere = Depozitul { $yard } e pe căsuța { $number }, dar căsuța aceasta nu există
    .help = Alege o căsuță din lista de sub [fields].
clockwork-unfit-yard-in-towers = Depozitul { $yard } și Turnurile sunt pe aceeași căsuță: { $number }
    .help = Dă-i fiecăruia căsuța lui.
clockwork-unfit-yard-twice = Depozitele { $first } și { $second } sunt pe aceeași căsuță: { $number }
    .help = Dă-i fiecăruia căsuța lui.
clockwork-unfit-path-nowhere = Un drum merge de la { $first } la { $second }, dar nu există căsuța { $number }
    .help = Adaugă căsuța sub [fields] sau scoate-o din paths.
clockwork-unfit-path-to-itself = Un drum merge de la căsuța { $number } la ea însăși
    .help = Scrie acolo { $number } o singură dată.
clockwork-unfit-path-twice = Drumul dintre { $first } și { $second } apare de două ori
    .help = Șterge unul dintre ele; ajunge într-o singură direcție.
clockwork-unfit-too-many-paths =
    { $paths ->
        [one] La căsuța { $number } ajunge un drum
        [few] La căsuța { $number } se întâlnesc { $paths } drumuri
       *[other] La căsuța { $number } se întâlnesc { $paths } de drumuri
    }
    .help = Pot fi cel mult { $most }. Du câteva la altă căsuță.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Căsuța { $number } iese din desen
        [spots] O carte pe spațiul { $number } ar ieși din desen
       *[other] Turnurile ar ieși din desen
    }
    .help = Desenul are lățimea { $width } și înălțimea { $height }; o carte are lățimea 36 și înălțimea 50, în jurul mijlocului ei.
clockwork-unfit-fields-too-near = Căsuțele { $first } și { $second } stau una peste alta
    .help = Mută una dintre ele, până când distanța e { $apart } sau mai mare.
clockwork-unfit-unreachable = Niciun drum nu leagă { $fields } de Turnuri
    .help = Adaugă un drum care duce la { $number } sau șterge locurile unde nu poate ajunge nimeni.
clockwork-unfit-spots-overlap = Cărțile de pe spațiile { $first } și { $second } ar sta una peste alta
    .help = Mută unul dintre ele: o carte are lățimea 36 și înălțimea 50.
clockwork-unfit-spot-on-track = O carte pe spațiul { $spot } ar sta pe podul dintre { $first } și { $second }
    .help = Mută spațiul mai departe de pod sau șterge-l.
`;export{e as default};