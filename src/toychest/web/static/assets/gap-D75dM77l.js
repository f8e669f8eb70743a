var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = gol
castle-event-gap-filled = { $name } umple golul { $place }: { castle-card }
castle-hint-gap = Care carte se potrivește în gol?
castle-refused-gap-open = Lipsește cartea { $place }
    .because = Rândul are un gol și nimic nu pornește până nu e o carte în el.
    .help = Alege pentru gol una dintre cărțile tale.
castle-refused-not-for-gap = Cartea aceasta nu e printre ale tale
    .because = Cărțile pentru gol sunt date și fiecare umple un singur gol.
    .help = Alege una dintre cărțile de lângă rând.
castle-unfit-puzzle-cards = Golurile acestei enigme au nevoie de cărți din care să alegi
    .help = Scrie-le la „cards”: cel puțin una pentru fiecare gol, cel mult { $most }, și niciuna dacă nu sunt goluri. Cărțile sunt: { $cards }.
castle-option-puzzle-count = Nivelul { $count }
castle-option-puzzle-numbers = Învață să programezi
    .help = Nivel cu nivel, de la ușor la greu; fiecare te învață un lucru.
`;export{e as default};