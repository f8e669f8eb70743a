var e=`### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Noch einmal versuchen
review-show-better = Zeigen, was besser war
review-covered = Es gab einen besseren Zug.
review-graph-eyes = Was { $name } wissen konnte
puzzles-own = Deine Rätsel
puzzles-own-lead = Momente aus deinen eigenen Spielen, in denen es einen besseren Zug gab. Jeder Zug, der so gut ist wie der beste, löst sie.
puzzles-own-none = Spiel ein Spiel zu Ende: Wo es für dich einen besseren Zug gab, kannst du es hier noch einmal versuchen.
puzzle-own-entry = { $code }, Eintrag { $entry }
puzzle-own-task = Im Spiel: { $move }. Finde etwas Besseres.
puzzle-weighing = Dein Zug wird gewogen …
puzzle-back-to-game = Zurück zum Spiel
review-try-how = Gib einen Zug ein. Eine leere Zeile zeigt, was besser war.
`;export{e as default};