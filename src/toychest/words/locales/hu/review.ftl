### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Szerencse és játék, 100-ból pontokban
review-line-start = Az elején
review-line-luck = A doboz szerencséje
review-line-own = Saját hibák
review-line-rivals = Az ellenfél hibái
review-line-hidden = Ezt senki sem tudhatta
review-line-rest = A mi kerekítésünk
review-line-all-the-rest = Minden más
review-line-end = A végén
review-team = A csapat
review-team-start = Az elején
review-team-luck = Szerencse
review-team-own = Elszalasztott jobb lépések
review-team-rest = A mi kerekítésünk
review-verdict-luck = A szerencse többet nyomott, mint a játék.
review-verdict-play = A játék többet nyomott, mint a szerencse.
review-verdict-close = Túl szoros, hogy a szerencsét a játéktól elválasszuk.
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
review-with-age =
    { $told }. Ezt { $age } lépéssel korábban lehetett látni.
review-hidden = Helyes volt mindenből, ami látszott. Ami rejtve volt, az rontott rajta.
review-hidden-good = Rosszabbnak látszott, mint amilyen: ami rejtve volt, az segített.
review-end = Ezzel véget ért a játék.
review-chance-instead = { $name }: { $first } ezzel, { $second } úgy, ahogy volt
review-chance-instead-about = { $name }: kb. { $first } ezzel, kb. { $second } úgy, ahogy volt
review-chance-then = { $name }: { $first } → { $second }

## At a terminal, and why not

review-winding = Bemelegítés, egyszer ezen a gépen
review-under-way = Visszatekintés
review-stopped = Megállt, mielőtt bármit talált volna.
review-rough = Megállt. Ezt találta az első pillantás.
review-written = Kiírva: { $file }
review-work = { $work } százaléknyi munkával semmi sem derül ki. Válassz 1 és { $most } között.
