var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Štěstí a hra, v bodech ze 100
review-line-start = Na začátku
review-line-luck = Štěstí z krabice
review-line-own = Vlastní chyby
review-line-slip = Zapomenuté
review-line-rivals = Chyby soupeře
review-line-rivals-slip = Zapomenuté soupeřem
review-line-others = Tahy ostatních
review-line-hidden = To nikdo nemohl vědět
review-line-rest = Naše zaokrouhlení
review-line-end = Na konci
review-exact = přesně
review-within = ± říká, o kolik se číslo může lišit.
review-team = Tým
review-team-start = Na začátku
review-team-luck = štěstí
review-team-own = Přehlédnuté lepší tahy
review-team-slip = Zapomenuté
review-team-rest = Naše zaokrouhlení
review-verdict-most-luck = Nejvíc vážilo štěstí: { $name } +{ $points }.
review-verdict-most-play = Nejvíc vážila hra: { $name } +{ $points }.
review-verdict-most-hidden = Nejvíc vážilo to, co nikdo nemohl vědět: { $name } +{ $points }.
review-verdict-gave-luck = Štěstí přidalo { $points }.
review-verdict-gave-play = Hra přidala { $points }.
review-verdict-gave-hidden = Co nikdo nemohl vědět, přidalo { $points }.
review-verdict-took-luck = Štěstí vzalo { $points } zpět.
review-verdict-took-play = Hra vzala { $points } zpět.
review-verdict-took-hidden = Co nikdo nemohl vědět, vzalo { $points } zpět.
review-verdict-team-kind = Štěstí přálo: +{ $points }.
review-verdict-team-unkind = Štěstí nepřálo: −{ $points }.
review-verdict-team-missed = Byly lepší tahy: −{ $points }.
review-verdict-team-best = Žádný lepší tah se nepřehlédl.
review-verdict-close = Příliš těsné, aby se štěstí odlišilo od hry.
review-verdict-kept = { $bot } chvíli hraje místo: { $name } (−{ $points }).
review-moments = Chvíle, které stojí za pohled
review-well-played = Dobře zahráno. Nic lepšího se nenašlo.
review-by = Našel { $recipe }: { $evaluator }
review-graph = Kdo vedl
review-graph-team = Šance na výhru
review-mark-mistake = byl lepší tah
review-mark-luck = štěstí
review-better = Lépe: { $move }
review-better-by-far = Mnohem lépe: { $move }
review-slip = Lépe: { $move }. To, o co se to opírá, bylo vidět dávno.
review-lucky = To bylo velké štěstí.
review-unlucky = To byla smůla.
review-lucky-odds = Šance byla 1 z { $of }.
review-with-odds = { $told } Šance byla 1 z { $of }.
review-with-hand = { $told } ({ $bot } hraje místo: { $name })
review-with-age =
    { $told }. Bylo to vidět před { $age ->
        [one] jedním tahem
       *[other] { $age } tahy
    }.
review-hidden = Správně podle všeho, co bylo vidět. Co bylo skryté, to zhoršilo.
review-hidden-good = Vypadalo to hůř, než to bylo: co bylo skryté, pomohlo.
review-end = Tím hra skončila.
review-chance-instead = { $name }: { $first } takto, { $second } jak se hrálo
review-chance-instead-about = { $name }: asi { $first } takto, asi { $second } jak se hrálo
review-chance-then = { $name }: z { $first } na { $second }

## On the screen

review-luck-and-play = Štěstí a hra
review-whom = Komu pomohlo, v bodech
review-made-of = Z čeho se skládá každá šance, ze 100
review-made-of-team = Z čeho se skládá šance týmu
review-together = Dohromady
review-mistakes-of = Chyby: { $name }
review-forgotten-of = Zapomenuté: { $name }
review-mark-slip = už viděno
review-mark-hidden = to nikdo nemohl vědět
review-band = jistěji to nevíme
review-give-or-take = plus minus { $points } bodů
review-start = začátek
review-entry = záznam { $number }
review-entry-head = Záznam
review-marks-head = Co se stalo
review-finer = Díváme se blíž: tah { $done } z { $of }
review-looking = Ohlížíme se za hrou…
review-weighing = Co bylo štěstí a co hra? Vážíme to…
review-moments-follow = Přijdou, jakmile se zváží každý tah.
review-none = Tuto hru se nepodařilo zvážit. Můžeš si ji ale projít krok za krokem.
review-show = Ukázat
review-count =
    { $count ->
        [one] Jedna chvíle, která stojí za pohled
        [few] { $count } chvíle, které stojí za pohled
        [many] { $count } chvíle, které stojí za pohled
       *[other] { $count } chvil, které stojí za pohled
    }
review-back = Zpět k přehledu
review-moment-next = Další chvíle
review-moment-previous = Předchozí chvíle
review-key-moment = další chvíle
review-eyes = Očima
review-eyes-all = všech
review-eyes-help = Všichni: vše leží odkryté. Jméno: jen to, co to místo mohlo vidět.
review-link = Kopírovat odkaz na tento záznam
review-tag-played = hráno
review-tag-better = lepší
review-about = asi { $points }
review-chance-known = Šance na výhru podle toho, co { $name } ví
review-chance-exact = Šance na výhru, přesně: { $name }

## At a terminal, and why not

review-winding = Rozcvička, jednou na tomto počítači
review-under-way = Ohlédnutí
review-stopped = Zastaveno dřív, než se něco našlo.
review-rough = Zastaveno. Tohle našel první pohled.
review-written = Zapsáno: { $file }
review-work = Za { $work } procent práce se nic nenajde. Zvol 1 až { $most }.
`;export{e as default};