var e=`### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Încearcă din nou
review-show-better = Arată ce era mai bine
review-covered = Era o mutare mai bună.
review-graph-eyes = Ce putea ști { $name }
puzzles-own = Enigmele tale
puzzles-own-lead = Momente din jocurile tale în care era o mutare mai bună. Le rezolvă orice mutare la fel de bună ca cea mai bună.
puzzles-own-none = Termină un joc: unde era o mutare mai bună pentru tine, poți încerca din nou aici.
puzzle-own-entry = { $code }, intrarea { $entry }
puzzle-own-task = În joc: { $move }. Găsește ceva mai bun.
puzzle-weighing = Îți cântărim mutarea…
puzzle-back-to-game = Înapoi la joc
review-try-how = Scrie o mutare. Un rând gol arată ce era mai bine.
`;export{e as default};