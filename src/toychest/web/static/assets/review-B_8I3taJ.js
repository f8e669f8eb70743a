var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Noroc și joc, în puncte din 100
review-line-start = La început
review-line-luck = Norocul din cutie
review-line-own = Greșeli proprii
review-line-slip = Uitat
review-line-rivals = Greșelile rivalului
review-line-rivals-slip = Uitat de rival
review-line-others = Mutările celorlalți
review-line-hidden = Nimeni nu putea ști
review-line-rest = Rotunjirea noastră
review-line-end = La sfârșit
review-exact = exact
review-within = ± spune cu cât poate greși un număr.
review-team = Echipa
review-team-start = La început
review-team-luck = noroc
review-team-own = Mutări mai bune ratate
review-team-slip = Uitat
review-team-rest = Rotunjirea noastră
review-verdict-most-luck = Cel mai mult a cântărit norocul: { $name } +{ $points }.
review-verdict-most-play = Cel mai mult a cântărit jocul: { $name } +{ $points }.
review-verdict-most-hidden = Cel mai mult a cântărit ce nimeni nu putea ști: { $name } +{ $points }.
review-verdict-gave-luck = Norocul a adăugat { $points }.
review-verdict-gave-play = Jocul a adăugat { $points }.
review-verdict-gave-hidden = Ce nimeni nu putea ști a adăugat { $points }.
review-verdict-took-luck = Norocul a luat înapoi { $points }.
review-verdict-took-play = Jocul a luat înapoi { $points }.
review-verdict-took-hidden = Ce nimeni nu putea ști a luat înapoi { $points }.
review-verdict-team-kind = Norocul a ajutat: +{ $points }.
review-verdict-team-unkind = Norocul nu a ajutat: −{ $points }.
review-verdict-team-missed = Existau mutări mai bune: −{ $points }.
review-verdict-team-best = Nicio mutare mai bună nu a fost ratată.
review-verdict-close = Prea strâns ca să deosebim norocul de joc.
review-verdict-kept = { $bot } a jucat o vreme pentru { $name } (−{ $points }).
review-moments = Momente care merită privite
review-well-played = Bine jucat. Nu s-a găsit nimic mai bun.
review-by = Găsit de { $recipe }: { $evaluator }
review-graph = Cine era în față
review-graph-team = Șansa de a câștiga
review-mark-mistake = era o mutare mai bună
review-mark-luck = noroc
review-better = Mai bine: { $move }
review-better-by-far = Mult mai bine: { $move }
review-slip = Mai bine: { $move }. Lucrul pe care se sprijină s-a văzut demult.
review-lucky = A fost un noroc mare.
review-unlucky = A fost ghinion.
review-lucky-odds = Șansa era 1 din { $of }.
review-with-odds = { $told } Șansa era 1 din { $of }.
review-with-hand = { $told } ({ $bot } joacă pentru { $name })
review-with-age =
    { $told }. Se văzuse cu { $age ->
        [one] o mutare
        [few] { $age } mutări
       *[other] { $age } de mutări
    } în urmă.
review-hidden = Corect după tot ce se vedea. Ce era ascuns a înrăutățit lucrurile.
review-hidden-good = Părea mai rău decât era: ce era ascuns a ajutat.
review-end = Așa s-a terminat jocul.
review-chance-instead = { $name }: { $first } așa, { $second } cum s-a jucat
review-chance-instead-about = { $name }: cam { $first } așa, cam { $second } cum s-a jucat
review-chance-then = { $name }: de la { $first } la { $second }

## On the screen

review-luck-and-play = Noroc și joc
review-whom = Pe cine a ajutat, în puncte
review-made-of = Din ce e făcută fiecare șansă, din 100
review-made-of-team = Din ce e făcută șansa echipei
review-together = Împreună
review-mistakes-of = Greșeli: { $name }
review-forgotten-of = Uitat: { $name }
review-mark-slip = văzut deja
review-mark-hidden = nimeni nu putea ști
review-band = mai siguri de atât nu suntem
review-give-or-take = { $points } puncte în plus sau în minus
review-start = început
review-entry = intrarea { $number }
review-entry-head = Intrarea
review-marks-head = Ce s-a întâmplat
review-finer = Privim mai atent: mutarea { $done } din { $of }
review-looking = Privim înapoi la joc…
review-weighing = Ce a fost noroc și ce a fost joc? Cântărim…
review-moments-follow = Urmează după ce cântărim fiecare mutare.
review-none = Acest joc nu a putut fi cântărit. Îl poți parcurge totuși pas cu pas.
review-show = Arată
review-count =
    { $count ->
        [one] Un moment care merită privit
        [few] { $count } momente care merită privite
       *[other] { $count } de momente care merită privite
    }
review-back = Înapoi la rezumat
review-moment-next = Momentul următor
review-moment-previous = Momentul anterior
review-key-moment = momentul următor
review-eyes = Văzut de
review-eyes-all = toți
review-eyes-help = Toți: totul e la vedere. Un nume: doar ce putea vedea acel loc.
review-link = Copiază legătura către această intrare
review-tag-played = jucat
review-tag-better = mai bine
review-about = cam { $points }
review-chance-known = Șansa de a câștiga, după ce putea ști { $name }
review-chance-exact = Șansa de a câștiga, exact: { $name }

## At a terminal, and why not

review-winding = Încălzire, o singură dată pe acest calculator
review-under-way = Privire înapoi
review-stopped = Oprit înainte de a găsi ceva.
review-rough = Oprit. Iată ce a găsit o primă privire.
review-written = Scris: { $file }
review-work = Cu { $work } la sută din muncă nu se află nimic. Alege de la 1 la { $most }.
`;export{e as default};