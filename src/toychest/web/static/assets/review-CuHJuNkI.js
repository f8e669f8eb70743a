var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Szerencse és játék, 100-ból pontokban
review-line-start = Az elején
review-line-luck = A doboz szerencséje
review-line-own = Saját hibák
review-line-slip = Elfelejtve
review-line-rivals = Az ellenfél hibái
review-line-rivals-slip = Az ellenfél felejtette el
review-line-others = A többiek lépései
review-line-hidden = Ezt senki sem tudhatta
review-line-rest = A mi kerekítésünk
review-line-end = A végén
review-exact = pontos
review-within = A ± azt mondja meg, mennyit tévedhet egy szám.
review-team = A csapat
review-team-start = Az elején
review-team-luck = szerencse
review-team-own = Elszalasztott jobb lépések
review-team-slip = Elfelejtve
review-team-rest = A mi kerekítésünk
review-verdict-most-luck = A szerencse nyomott a legtöbbet: { $name } +{ $points }.
review-verdict-most-play = A játék nyomott a legtöbbet: { $name } +{ $points }.
review-verdict-most-hidden = Az nyomott a legtöbbet, amit senki sem tudhatott: { $name } +{ $points }.
review-verdict-gave-luck = A szerencse hozzátett: { $points }.
review-verdict-gave-play = A játék hozzátett: { $points }.
review-verdict-gave-hidden = Amit senki sem tudhatott, hozzátett: { $points }.
review-verdict-took-luck = A szerencse visszavett: { $points }.
review-verdict-took-play = A játék visszavett: { $points }.
review-verdict-took-hidden = Amit senki sem tudhatott, visszavett: { $points }.
review-verdict-team-kind = A szerencse kegyes volt: +{ $points }.
review-verdict-team-unkind = A szerencse nem volt kegyes: −{ $points }.
review-verdict-team-missed = Voltak jobb lépések: −{ $points }.
review-verdict-team-best = Jobb lépés nem maradt ki.
review-verdict-close = Túl szoros, hogy a szerencsét a játéktól elválasszuk.
review-verdict-kept = { $bot } egy ideig helyette játszott: { $name } (−{ $points }).
review-moments = Pillanatok, amelyeket érdemes megnézni
review-well-played = Szép játék volt. Semmi jobbat nem találtunk.
review-by = Így találtuk: { $recipe }: { $evaluator }
review-graph = Ki vezetett
review-graph-team = A győzelem esélye
review-mark-mistake = volt jobb lépés
review-mark-luck = szerencse
review-better = Jobb: { $move }
review-better-by-far = Sokkal jobb: { $move }
review-slip = Jobb: { $move }. Amin múlik, azt régen lehetett látni.
review-lucky = Ez nagy szerencse volt.
review-unlucky = Ez balszerencse volt.
review-lucky-odds = Az esély 1/{ $of } volt.
review-with-odds = { $told } Az esély 1/{ $of } volt.
review-with-hand = { $told } ({ $bot } játszik helyette: { $name })
review-with-age =
    { $told }. Ezt { $age } lépéssel korábban lehetett látni.
review-hidden = Helyes volt mindenből, ami látszott. Ami rejtve volt, az rontott rajta.
review-hidden-good = Rosszabbnak látszott, mint amilyen: ami rejtve volt, az segített.
review-end = Ezzel véget ért a játék.
review-chance-instead = { $name }: { $first } ezzel, { $second } úgy, ahogy volt
review-chance-instead-about = { $name }: kb. { $first } ezzel, kb. { $second } úgy, ahogy volt
review-chance-then = { $name }: { $first } → { $second }

## On the screen

review-luck-and-play = Szerencse és játék
review-whom = Kinek segített, pontokban
review-made-of = Miből áll össze minden esély, 100-ból
review-made-of-team = Miből áll össze a csapat esélye
review-together = Összesen
review-mistakes-of = Hibák: { $name }
review-forgotten-of = Elfelejtve: { $name }
review-mark-slip = már látott
review-mark-hidden = ezt senki sem tudhatta
review-band = ennél biztosabban nem tudjuk
review-give-or-take = { $points } pont eltérés lehet
review-start = kezdet
review-entry = { $number }. bejegyzés
review-entry-head = Bejegyzés
review-marks-head = Mi történt
review-finer = Közelebbről nézzük: { $done }. lépés, összesen { $of }
review-looking = Visszanézzük a játékot…
review-weighing = Mi volt szerencse, mi volt játék? Épp mérlegeljük…
review-moments-follow = Jönnek, amint minden lépést megmértünk.
review-none = Ezt a játékot nem lehetett mérlegelni. Lépésenként így is végignézheted.
review-show = Mutasd
review-count =
    { $count ->
        [one] Egy pillanat, amelyet érdemes megnézni
       *[other] { $count } pillanat, amelyet érdemes megnézni
    }
review-back = Vissza az összegzéshez
review-moment-next = Következő pillanat
review-moment-previous = Előző pillanat
review-key-moment = következő pillanat
review-eyes = Kinek a szemével
review-eyes-all = mindenki
review-eyes-help = Mindenki: minden nyitva van. Egy név: csak amit az a hely láthatott.
review-link = A bejegyzés linkjének másolása
review-tag-played = lépett
review-tag-better = jobb
review-about = kb. { $points }
review-chance-known = A győzelem esélye abból, amit { $name } tudhatott
review-chance-exact = A győzelem esélye, pontosan: { $name }

## At a terminal, and why not

review-winding = Bemelegítés, egyszer ezen a gépen
review-under-way = Visszatekintés
review-stopped = Megállt, mielőtt bármit talált volna.
review-rough = Megállt. Ezt találta az első pillantás.
review-written = Kiírva: { $file }
review-work = { $work } százaléknyi munkával semmi sem derül ki. Válassz 1 és { $most } között.
`;export{e as default};