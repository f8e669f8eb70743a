var e=`### Puzzles: at their board, on their page, and at a terminal that makes them.

puzzle = Énigme
puzzles = Énigmes
puzzles-lead = Tirées de vraies parties. Chacune est vérifiée\xA0: une voie vaut mieux que toutes les autres.
puzzles-by-theme = Par thème
puzzles-by-hardness = Par difficulté
puzzle-number = Énigme { $number }
puzzle-named = { $number }. { $name }
puzzle-to-move = À { $name } de jouer
puzzle-task-move = Trouve le meilleur coup.
puzzle-task-end = Joue jusqu’à la victoire.
puzzle-moves =
    { $count ->
        [one] une étape
       *[other] { $count } étapes
    }
puzzle-way = Ton chemin jusqu’ici
puzzle-show = Montrer
puzzle-start-over = Recommencer
puzzle-try-again = Réessayer
puzzle-again = Encore une fois
puzzle-solved = Résolu\xA0!
puzzle-answer = Voici la solution
puzzle-wrong = Pas celui-ci
    .more = Il y a mieux.
puzzle-exact =
    { $right ->
        [1] Les { $ways } voies ont été essayées\xA0: seule celle-ci réussit.
       *[other] Les { $ways } voies ont été essayées\xA0: { $right } réussissent.
    }
puzzle-worths = Chances de gagner\xA0: { $first } sur 100. Avec le meilleur coup suivant\xA0: { $second }.
puzzle-no-reason = Il n’y a pas une seule raison\xA0: pesé encore et encore, c’est ce qui donne le mieux.
puzzle-levels = Les bots trouvent dans { $times } essais sur 10.
puzzle-next = Énigme suivante
puzzle-share = Partager cette énigme
puzzle-so-far = { $solved } sur { $of } résolues
puzzle-from = Tirée d’une vraie partie. On ne voit que ce que voyait { $name }.
request-refused-no-such-puzzle = Aucune énigme n’a cette adresse
    .help = Elle vient peut-être d’un autre Toychest. Il y a beaucoup d’autres énigmes.
request-refused-no-such-day = «\xA0{ $got }\xA0» n’est pas un jour
    .help = Écris-le ainsi\xA0: 2026-11-17.
request-refused-puzzle-done = Cette énigme a déjà été jouée
    .help = Recommence pour essayer autre chose.
request-refused-puzzle-elsewhere = Cette voie mène ailleurs
    .help = Reviens en arrière ou recommence\xA0; alors il y aura un indice.
puzzles-under-way = Recherche d’énigmes
puzzles-made = { $file }\xA0: { $count } énigmes
puzzles-stopped = Arrêté. Ce qui a été trouvé est gardé\xA0; relance pour continuer.
puzzles-none-of = On ne fait pas d’énigmes de «\xA0{ $game }\xA0». Choisis parmi\xA0: { $games }
puzzles-other-file = { $file } contient autre chose que des énigmes de ce jeu et de cette graine. Indique un autre fichier avec --out.
puzzles-other-game = { $file } est une partie de { $got }, pas de { $game }.
`;export{e as default};