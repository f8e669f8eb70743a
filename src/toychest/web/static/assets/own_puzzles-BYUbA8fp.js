var e=`### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Réessayer
review-show-better = Montrer ce qui valait mieux
review-covered = Il y avait un meilleur coup.
review-graph-eyes = Ce que { $name } pouvait savoir
puzzles-own = Tes énigmes
puzzles-own-lead = Des moments de tes propres parties où il y avait un meilleur coup. Tout coup aussi bon que le meilleur les résout.
puzzles-own-none = Termine une partie\xA0: là où il y avait un meilleur coup pour toi, tu peux réessayer ici.
puzzle-own-entry = { $code }, entrée { $entry }
puzzle-own-task = Dans la partie\xA0: { $move }. Trouve mieux.
puzzle-weighing = Ton coup est pesé…
puzzle-back-to-game = Retour à la partie
review-try-how = Tape un coup. Une ligne vide montre ce qui valait mieux.
`;export{e as default};