var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Sreča in igra, v točkah od 100
review-line-start = Na začetku
review-line-luck = Sreča iz škatle
review-line-own = Lastne napake
review-line-slip = Pozabljeno
review-line-rivals = Nasprotnikove napake
review-line-rivals-slip = Pozabil nasprotnik
review-line-others = Poteze drugih
review-line-hidden = Tega nihče ni mogel vedeti
review-line-rest = Naše zaokroževanje
review-line-end = Na koncu
review-exact = točno
review-within = ± pove, za koliko lahko številka zgreši.
review-team = Ekipa
review-team-start = Na začetku
review-team-luck = sreča
review-team-own = Spregledane boljše poteze
review-team-slip = Pozabljeno
review-team-rest = Naše zaokroževanje
review-verdict-most-luck = Največ je tehtala sreča: { $name } +{ $points }.
review-verdict-most-play = Največ je tehtala igra: { $name } +{ $points }.
review-verdict-most-hidden = Največ je tehtalo, česar nihče ni mogel vedeti: { $name } +{ $points }.
review-verdict-gave-luck = Sreča je dodala { $points }.
review-verdict-gave-play = Igra je dodala { $points }.
review-verdict-gave-hidden = Česar nihče ni mogel vedeti, je dodalo { $points }.
review-verdict-took-luck = Sreča je vzela nazaj { $points }.
review-verdict-took-play = Igra je vzela nazaj { $points }.
review-verdict-took-hidden = Česar nihče ni mogel vedeti, je vzelo nazaj { $points }.
review-verdict-team-kind = Sreča je bila mila: +{ $points }.
review-verdict-team-unkind = Sreča ni bila mila: −{ $points }.
review-verdict-team-missed = Bile so boljše poteze: −{ $points }.
review-verdict-team-best = Nobena boljša poteza ni bila spregledana.
review-verdict-close = Pretesno, da bi ločili srečo od igre.
review-verdict-kept = { $bot } nekaj časa igra namesto: { $name } (−{ $points }).
review-moments = Trenutki, vredni pogleda
review-well-played = Dobro odigrano. Nič boljšega ni bilo najdeno.
review-by = Našel { $recipe }: { $evaluator }
review-graph = Kdo je vodil
review-graph-team = Možnost za zmago
review-mark-mistake = bila je boljša poteza
review-mark-luck = sreča
review-better = Bolje: { $move }
review-better-by-far = Veliko bolje: { $move }
review-slip = Bolje: { $move }. To, na čemer temelji, je bilo videti že davno.
review-lucky = To je bila velika sreča.
review-unlucky = To je bila smola.
review-lucky-odds = Možnost je bila 1 od { $of }.
review-with-odds = { $told } Možnost je bila 1 od { $of }.
review-with-hand = { $told } ({ $bot } igra namesto: { $name })
review-with-age =
    { $told }. To je bilo videti { $age ->
        [one] { $age } potezo
        [two] { $age } potezi
        [few] { $age } poteze
       *[other] { $age } potez
    } prej.
review-hidden = Prav po vsem, kar se je videlo. Kar je bilo skrito, je poslabšalo.
review-hidden-good = Videti je bilo slabše, kot je bilo: skrito je pomagalo.
review-end = S tem se je igra končala.
review-chance-instead = { $name }: { $first } tako, { $second } kot odigrano
review-chance-instead-about = { $name }: približno { $first } tako, približno { $second } kot odigrano
review-chance-then = { $name }: z { $first } na { $second }

## On the screen

review-luck-and-play = Sreča in igra
review-whom = Komu je pomagalo, v točkah
review-made-of = Iz česa je vsaka možnost, od 100
review-made-of-team = Iz česa je možnost ekipe
review-together = Skupaj
review-mistakes-of = Napake: { $name }
review-forgotten-of = Pozabljeno: { $name }
review-mark-slip = že videno
review-mark-hidden = tega nihče ni mogel vedeti
review-band = bolj zanesljivo ne vemo
review-give-or-take = { $points } točk gor ali dol
review-start = začetek
review-entry = vnos { $number }
review-entry-head = Vnos
review-marks-head = Kaj se je zgodilo
review-finer = Gledamo natančneje: poteza { $done } od { $of }
review-looking = Oziramo se na igro…
review-weighing = Kaj je bila sreča in kaj igra? Tehtamo…
review-moments-follow = Sledijo, ko bo stehtana vsaka poteza.
review-none = Te igre ni bilo mogoče stehtati. Še vedno jo lahko pregledaš korak za korakom.
review-show = Pokaži
review-count =
    { $count ->
        [one] { $count } trenutek, vreden pogleda
        [two] { $count } trenutka, vredna pogleda
        [few] { $count } trenutki, vredni pogleda
       *[other] { $count } trenutkov, vrednih pogleda
    }
review-back = Nazaj na pregled
review-moment-next = Naslednji trenutek
review-moment-previous = Prejšnji trenutek
review-key-moment = naslednji trenutek
review-eyes = Skozi oči
review-eyes-all = vseh
review-eyes-help = Vsi: vse leži odprto. Ime: samo to, kar je ta sedež lahko videl.
review-link = Kopiraj povezavo do tega vnosa
review-tag-played = odigrano
review-tag-better = boljše
review-about = približno { $points }
review-chance-known = Možnost za zmago po tem, kar ve { $name }
review-chance-exact = Možnost za zmago, natančno: { $name }

## At a terminal, and why not

review-winding = Ogrevanje, enkrat na tem računalniku
review-under-way = Pogled nazaj
review-stopped = Ustavljeno, preden se je kaj našlo.
review-rough = Ustavljeno. To je našel prvi pogled.
review-written = Zapisano: { $file }
review-work = Z { $work } odstotki dela se nič ne najde. Izberi od 1 do { $most }.
`;export{e as default};