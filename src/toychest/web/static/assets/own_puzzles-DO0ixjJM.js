var e=`### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Probeer het opnieuw
review-show-better = Toon wat beter was
review-covered = Er was een betere zet.
review-graph-eyes = Wat { $name } kon weten
puzzles-own = Jouw puzzels
puzzles-own-lead = Momenten uit je eigen spellen waarin er een betere zet was. Elke zet die net zo goed is als de beste, lost ze op.
puzzles-own-none = Speel een spel uit: waar er voor jou een betere zet was, kun je het hier opnieuw proberen.
puzzle-own-entry = { $code }, stap { $entry }
puzzle-own-task = In het spel: { $move }. Zoek iets beters.
puzzle-weighing = Je zet wordt gewogen…
puzzle-back-to-game = Terug naar het spel
review-try-how = Typ een zet. Een lege regel toont wat beter was.
`;export{e as default};