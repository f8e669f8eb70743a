var e=`### Trying it again: decisions of one’s own finished games that something better was found for.

review-try = Zkusit to znovu
review-show-better = Ukázat, co bylo lepší
review-covered = Byl tu lepší tah.
review-graph-eyes = Co mohl vědět hráč { $name }
puzzles-own = Tvoje hádanky
puzzles-own-lead = Chvíle z tvých vlastních her, ve kterých byl lepší tah. Vyřeší je každý tah, který je tak dobrý jako nejlepší.
puzzles-own-none = Dohraj hru: kde pro tebe byl lepší tah, můžeš to tady zkusit znovu.
puzzle-own-entry = { $code }, záznam { $entry }
puzzle-own-task = Ve hře: { $move }. Najdi něco lepšího.
puzzle-weighing = Vážíme tvůj tah…
puzzle-back-to-game = Zpět ke hře
review-try-how = Napiš tah. Prázdný řádek ukáže, co bylo lepší.
`;export{e as default};