var e=`### Coded Castle in French. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; a square like $square is said as its sign and number: "lune 2".
### A square is a case, a chamber a salle; the sorcerer takes a pas, the ghost climbs a marche.

## Words that other sentences use

castle-direction-up = vers le haut
castle-direction-right = à droite
castle-direction-down = vers le bas
castle-direction-left = à gauche
castle-direction =
    { $direction ->
        [up] { castle-direction-up }
        [right] { castle-direction-right }
        [down] { castle-direction-down }
       *[left] { castle-direction-left }
    }
castle-turned =
    { $turned ->
        [right] vers la droite
        [about] d’un demi-tour
       *[left] vers la gauche
    }
castle-picture-crown = couronne
castle-picture-cup = coupe
castle-picture-gem = gemme
castle-picture-ring = bague
castle-picture =
    { $picture ->
        [crown] { castle-picture-crown }
        [cup] { castle-picture-cup }
        [gem] { castle-picture-gem }
       *[ring] { castle-picture-ring }
    }
castle-cause =
    { $cause ->
        [edge] le château s’arrête
        [ghost-room] il y a une case avec des fantômes
       *[wall] il n’y a pas de porte
    }
castle-symbol-moon = lune
castle-symbol-heart = cœur
castle-symbol-key = clé
castle-symbol-drop = goutte
castle-symbol-bell = cloche
castle-symbol-leaf = feuille
castle-symbol-flag = drapeau
castle-square = { $symbol } { $row }
castle-card-up = haut
castle-card-right = droite
castle-card-down = bas
castle-card-left = gauche
castle-card-loop = { castle-face-loop }
castle-card-sorcerer = { castle-face-sorcerer }
castle-card-ghost = fantôme
castle-card =
    { $card ->
        [up] { castle-card-up }
        [right] { castle-card-right }
        [down] { castle-card-down }
        [left] { castle-card-left }
        [loop] { castle-card-loop }
        [sorcerer] { castle-card-sorcerer }
       *[ghost] { castle-card-ghost }
    }

## What is printed on the cards

castle-face-arrow = Un pas
castle-face-loop = Encore
castle-face-sorcerer = Au choix
castle-face-ghost = Fantôme
castle-face-back = face cachée

## What happened

castle-event-treasure-placed = La { castle-picture } attend dans la salle { $square }
castle-event-card-laid = { $name } pose\xA0: { $cards }
castle-event-stack-shuffled = On mélange de nouveau les { $cards } cartes
castle-event-card-turned = { $name } tourne la carte { $place } { castle-turned }
castle-event-way-chosen = La carte { $place } va { castle-direction }
castle-event-gate-chosen = Du portail { $at } au portail { $to }
castle-event-gate-declined = Pas de saut au portail { $at }
castle-event-wand-chosen = La baguette de la case { $at } va servir
castle-event-wand-declined = La baguette de la case { $at } reste là
castle-event-sorcerer-walked = Le sorcier va { $ways }, jusqu’à la case { $end }
castle-event-sorcerer-jumped = Il saute d’un portail à l’autre, jusqu’à la case { $end }
castle-event-treasure-found = Le sorcier trouve la { castle-picture } dans la salle { $square }\xA0!
castle-event-ghost-lowered =
    { $level ->
        [0] Une baguette\xA0! Le fantôme est tout en bas de la tour
       *[other] Une baguette\xA0! Le fantôme redescend à la marche { $level }
    }
castle-event-ghost-climbed =
    { $by ->
        [row] Alors le fantôme monte à la marche { $level }
        [idle] Aucun pas à faire\xA0: le fantôme monte à la marche { $level }
       *[card] Le fantôme monte à la marche { $level }
    }
castle-event-loop-repeated = { castle-face-loop }\xA0: { $cards }
castle-event-row-impossible = Personne ne pouvait suivre cette rangée
castle-event-row-halted = La rangée s’arrête sur la case { $at }\xA0: là, { castle-cause }
castle-event-step-skipped = Le pas { $number } est laissé de côté\xA0: là, { castle-cause }
castle-event-puzzle-solved =
    { $found ->
        [0] Résolu\xA0: cette rangée ne peut prendre aucun trésor
        [one] Résolu\xA0: cette rangée ne peut pas prendre plus d’un trésor
       *[other] Résolu\xA0: cette rangée ne peut pas prendre plus de { $found } trésors
    }
castle-event-puzzle-missed = Cette rangée peut prendre plus de trésors\xA0: { $best } au lieu de { $found }
castle-event-castle-saved = Tous les trésors sont trouvés\xA0!
castle-event-ghost-escaped = Le fantôme est sorti de la tour

## How it ended

castle-outcome-castle-saved = Le château est sauvé\xA0!
    .because =
        { $points ->
            [one] Le trésor est trouvé, et le fantôme est encore dans sa tour.
           *[other] Les { $points } trésors sont trouvés, et le fantôme est encore dans sa tour.
        }
castle-outcome-ghost-escaped = Le fantôme s’est échappé
    .because =
        { $points ->
            [0] Il est arrivé en haut de la tour avant le premier trésor.
            [one] Il est arrivé en haut de la tour. Un trésor a été trouvé.
           *[other] Il est arrivé en haut de la tour. { $points } trésors ont été trouvés.
        }

castle-outcome-puzzle-solved = C’est résolu\xA0!
    .because =
        { $points ->
            [0] Quoi qu’on joue, cette rangée ne donne aucun trésor.
            [one] Quoi qu’on joue, cette rangée ne donne pas plus d’un trésor.
           *[other] Quoi qu’on joue, cette rangée ne donne pas plus de { $points } trésors.
        }
castle-outcome-puzzle-missed = Pas encore
    .because =
        { $points ->
            [0] Tu n’as pas pris de trésor. Il y a moyen d’en prendre plus.
            [one] Tu as pris un trésor. Il y a moyen d’en prendre plus.
           *[other] Tu as pris { $points } trésors. Il y a moyen d’en prendre plus.
        }

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = La partie est finie
    .because = Elle est terminée, on ne joue plus.
    .help = Recommence avec «\xA0Rejouer\xA0», ou revois chaque étape.
castle-refused-not-to-act = Ce n’est pas encore à toi
    .because = À chaque rangée, une seule personne décide. Les autres donnent des idées.
    .help = Dis ton idée. Ton tour arrive bientôt.
castle-refused-no-such-card = Il n’y a pas de carte { $place }
    .because =
        { $cards ->
            [one] Cette rangée a { $cards } carte.
           *[other] Cette rangée a { $cards } cartes.
        }
    .help = Compte depuis la gauche, en commençant par 1.
castle-refused-not-an-arrow = La carte { $place } ne se tourne pas
    .because = On tourne seulement les flèches. Ici, c’est la carte «\xA0{ castle-card }\xA0».
    .help = Tourne plutôt une flèche.
castle-refused-turned-already = La carte { $place } est déjà tournée
    .because = Chaque flèche tourne une seule fois par rangée.
    .help = Remets-la d’abord comme avant, puis choisis de nouveau.
castle-refused-two-turned = Deux flèches sont déjà tournées
    .because = Les cartes { $first } et { $second } sont tournées, et deux, c’est le maximum.
    .help = Remets-en une comme avant, et celle-ci pourra tourner.
castle-refused-half-turn = La carte { $place } tourne seulement d’un quart
    .because = Cette partie se joue sans demi-tours.
    .help = Tourne-la à gauche ou à droite. Une nouvelle partie peut permettre les demi-tours.
castle-refused-turn-too-late = C’est trop tard pour tourner la carte { $place }
    .because = Une direction ou un portail choisi après dépend de cette carte.
    .help = Annule d’abord ce choix, puis tourne.
castle-refused-turn-blocks = La carte { $place } ne peut pas tourner { castle-turned }
    .because = Depuis la case { $at }, le pas { $number } irait { castle-direction }, mais là, { castle-cause }.
    .help = Essaie de la tourner autrement, ou laisse-la comme elle est.
castle-refused-row-hopeless = Tourner ne débloque pas cette rangée
    .because = Tu as beau tourner et choisir, un pas reste bloqué.
    .help = Lance la rangée. Le fantôme monte, puis une nouvelle rangée arrive.
castle-refused-no-question = Il n’y a rien à choisir ici
    .because = Aucune carte et aucun portail n’attend ta réponse.
    .help = Tourne une flèche, ou lance la rangée.
castle-refused-way-blocked = Ici, il ne peut pas aller { castle-direction }
    .because = Il est sur la case { $at }, et de ce côté, { castle-cause }.
    .help = Choisis une direction avec une porte ouverte.
castle-refused-way-dead-end = Par là, il sera coincé\xA0: plus loin, il ne peut pas aller { castle-direction }
    .because = Le pas { $number } partirait de la case { $at }, mais devant, { castle-cause }.
    .help = Essaie une autre direction, ou tourne d’abord une flèche.
castle-refused-wand-dead-end = Tourne d’abord une flèche\xA0: plus loin, il ne peut pas aller { castle-direction }
    .because = Le pas { $number } partirait de la case { $at }, mais devant, { castle-cause }.
    .help = Avec ou sans la baguette, rien ne change ici. Tourne une flèche.
castle-refused-not-a-gate = La case { $square } n’a pas de portail
    .because = Il saute seulement de portail en portail.
    .help = Choisis un des portails.
castle-refused-same-gate = Il est déjà sur ce portail
    .because = Un portail l’emmène vers un autre portail.
    .help = Choisis un autre portail, ou laisse-le continuer à pied.
castle-refused-gate-dead-end = Depuis le portail { $square }, il sera coincé
    .because = Le pas { $number } n’aurait pas de porte ouverte.
    .help = Choisis un autre portail.
castle-refused-gate-forced = Au portail { $at }, il doit sauter
    .because = Avec les règles de cette partie, un portail l’emmène toujours ailleurs.
    .help = Choisis un des autres portails.
castle-refused-stay-dead-end = Sans saut, il sera coincé dans la case { $at }
    .because = Le pas { $number } n’aurait pas de porte ouverte.
    .help = Fais-le sauter vers un autre portail.
castle-refused-question-open =
    { $kind ->
        [gate] Un portail attend
        [wand] Une baguette attend
       *[way] La carte { $place } attend une direction
    }
    .because =
        { $kind ->
            [gate] Il arrive sur un portail et veut savoir où aller.
            [wand] Il arrive sur une baguette, et c’est toi qui choisis si elle sert.
           *[way] Cette carte va partout, et c’est toi qui choisis.
        }
    .help =
        { $kind ->
            [gate] Choisis un des autres portails.
            [wand] Utilise-la, ou laisse-la.
           *[way] Choisis haut, droite, bas ou gauche pour la carte { $place }.
        }
castle-refused-step-blocked = Le pas { $number } est bloqué
    .because = Depuis la case { $at }, la carte { $place } va { castle-direction }, mais là, { castle-cause }.
    .help = Tourne une flèche pour que chaque pas trouve une porte ouverte.
castle-refused-row-unfinished = La rangée n’est pas complète
    .because = Il manque encore des cartes.
    .help = Attends que toutes les cartes soient posées.
castle-refused-row-full = La rangée est pleine
    .because = Toutes ses cartes sont posées.
    .help = Tourne une flèche, ou lance la rangée.
castle-refused-treasures-first = D’abord les trésors
    .because = On cache tous les trésors avant la première carte.
    .help = Attends qu’ils soient dans leurs salles.
castle-refused-not-in-stack = Cette carte n’est plus dans la pile
    .because = Toutes les cartes «\xA0{ castle-card }\xA0» sont déjà visibles.
    .help = Prends la carte que donne la pile.
castle-refused-no-chamber = La case { $square } n’est pas une salle
    .because = Les trésors se cachent seulement dans les salles.
    .help = Choisis une salle avec un signe et un numéro.
castle-refused-treasures-all-placed = Tous les trésors sont cachés
    .because = On n’en cherche pas plus dans cette partie.
    .help = Pose la première rangée.

## At the table

castle-turn = À { $name } de jouer
castle-row-number = rangée { $number }
castle-lays = pose cette rangée
castle-next = juste après
castle-after-that = ensuite
castle-later = plus tard
castle-hint-lay = Pose les trois prochaines cartes.
castle-hint-turn = Tourne jusqu’à deux flèches, puis «\xA0En route\xA0!\xA0».
castle-hint-way = Par où va la carte { $place }\xA0?
castle-hint-gate = Un portail\xA0! Choisis où il mène.
castle-hint-stuck = Par là, il serait coincé. Tourne d’abord une flèche.
castle-hint-go = Tout est prêt\xA0? Appuie sur «\xA0En route\xA0!\xA0».
castle-hint-hopeless = Tourner n’aide pas. Appuie sur «\xA0En route\xA0!\xA0», et le fantôme monte.
castle-hint-wait = { $name } réfléchit.
castle-lay = Poser les cartes
castle-begin = Cacher les trésors
castle-hint-begin = Cache les trésors, puis pose la première rangée.
castle-gate-choice = tu peux sauter ici
castle-go = En route\xA0!
castle-stay = À pied
castle-find = À trouver
castle-find-short = Trouve
castle-found = { $found } sur { $of }
castle-all-found = Tout est trouvé\xA0!
castle-treasure = { castle-picture } dans la salle { $square }
castle-ghost = Le fantôme
castle-ghost-level = { $level } sur { $tower }
castle-ghost-far =
    { $steps ->
        [one] Encore une marche et il sort de la tour. Une baguette le fait redescendre d’une marche.
       *[other] Encore { $steps } marches et il sort de la tour. Une baguette le fait redescendre d’une marche.
    }
castle-grown-up = Pour les adultes
castle-grown-up-loop = «\xA0{ castle-face-loop }\xA0» rejoue ce qui est à sa gauche. Demande\xA0: «\xA0Où sera-t-il quand ça recommence\xA0?\xA0»
castle-grown-up-loop-first = «\xA0{ castle-face-loop }\xA0» en premier ne rejoue rien. Demande\xA0: «\xA0Qu’y a-t-il à sa gauche\xA0?\xA0»
castle-grown-up-sorcerer = Cette carte va où l’on veut. Demande\xA0: «\xA0Quelle case voisine nous aide le plus\xA0?\xA0»
castle-grown-up-ghost = Le fantôme monte, quoi qu’on fasse. Demande\xA0: «\xA0Peut-on passer par une baguette\xA0?\xA0»
castle-grown-up-gate = Un portail mène à tous les autres. Demande\xA0: «\xA0Quel portail est près d’un trésor\xA0?\xA0»
castle-grown-up-arrows = On peut tourner deux flèches, le reste ne bouge pas. Demande\xA0: «\xA0Où est-il après la première carte\xA0?\xA0»
castle-grown-up-lay = Avant les cartes, demande\xA0: «\xA0Quel trésor est le plus proche, et à combien de pas\xA0?\xA0»
castle-card-number = Carte { $place }\xA0: { $card }
castle-card-turned = Carte { $place }\xA0: { $card }, tournée
castle-turn-left = Tourner la carte { $place } vers la gauche
castle-turn-right = Tourner la carte { $place } vers la droite
castle-turn-about = Tourner la carte { $place } d’un demi-tour
castle-turn-back = Remettre la carte { $place } comme avant
castle-turn-none = Choisis une flèche à tourner
castle-turned-count =
    { $left ->
        [0] Tes deux flèches sont tournées.
        [one] Tu peux encore tourner une flèche.
       *[other] Tu peux tourner deux flèches.
    }
castle-turned-which =
    { $count ->
        [one] Carte { $places } tournée.
       *[other] Cartes { $places } tournées.
    }
castle-way = Direction de la carte { $place }
castle-chip-list = Le chemin prévu
castle-chip-walk = pas { $number } { $direction }
castle-chip-blocked = pas { $number } { $direction }, bloqué
castle-chip-way = par où\xA0?
castle-chip-which-gate = quel portail\xA0?
castle-chip-gate = portail
castle-chip-stay = à pied
castle-chip-again = encore
castle-chip-ghost = fantôme
castle-plan-line =
    Prévu\xA0: { $steps ->
        [0] aucun pas
        [one] un pas
       *[other] { $steps } pas
    }{ $treasures ->
        [0] {""}
        [one] , un trésor
       *[other] , { $treasures } trésors
    }
castle-plan-treasures =
    { $treasures ->
        [one] un trésor en chemin
       *[other] { $treasures } trésors en chemin
    }
castle-plan-blocked = Le pas { $number } est bloqué
castle-plan-hopeless = Aucun passage. Le fantôme monte d’une marche de plus.
castle-board = Le château vu d’en haut
castle-square-room = { $square }
castle-square-start = { $square }, départ
castle-square-gate = { $square }, portail
castle-square-wand = { $square }, baguette
castle-square-ghost-room = { $square }, case avec des fantômes
castle-square-here = { $square }, le sorcier est ici
castle-read = Le sorcier est sur la case { $square }. Le fantôme est à la marche { $level } sur { $tower }. Reste à trouver\xA0: { $treasures }. La rangée\xA0: { $row }.
castle-read-nothing = rien
castle-key-pick = Choisir une carte de la rangée
castle-key-turn = Tourner la carte choisie

## On paper: how to cut and fold what \`toychest board print\` made. Few words, and none about the rules.

castle-paper-sheets = Le château codé\xA0: { $board }
castle-paper-title = Ciseaux, colle, c’est prêt
castle-paper-board = Assemble le plateau\xA0: coupe le long des traits fins et colle chaque bord coupé sur le bord rayé qui porte la même lettre.
castle-paper-cards = Coupe les cartes de repère à repère, tout droit à travers la feuille. Un papier épais dure plus longtemps.
castle-paper-tokens = Découpe les trésors par paires. Plie chaque paire sur le pointillé et colle-la dos à dos.
castle-paper-figures = Découpe le sorcier et le fantôme. Plie-les au-dessus de la tête, colle les deux moitiés et écarte les deux pieds vers l’extérieur.
castle-paper-ghost = Le fantôme attend à la porte de sa tour, le sorcier sur l’étoile. Tu peux jouer.
castle-paper-written =
    { $count ->
        [one]
            { $pages ->
                [one] { $pages } page à imprimer\xA0: { $files }, dans le dossier { $folder }
               *[other] { $pages } pages à imprimer\xA0: { $files }, dans le dossier { $folder }
            }
       *[other]
            { $pages ->
                [one] { $pages } page à imprimer, dans le dossier { $folder }
               *[other] { $pages } pages à imprimer, dans le dossier { $folder }
            }
    }
castle-paper-unknown = Il n’y a ni fichier { $file } ni plateau de ce nom. Nos plateaux\xA0: { $boards }
castle-paper-there = { $file } est déjà dans le dossier { $folder }. Choisis un autre dossier avec --to, ou remplace le fichier avec --overwrite.
castle-paper-unwritten = On ne peut pas écrire dans le dossier { $folder } ({ $because }). Choisis-en un autre avec --to.

## At the table: wands, blocked rows, puzzles, many treasures

castle-use-wand = L’utiliser
castle-leave-wand = La laisser
castle-wand-choice = tu peux utiliser cette baguette
castle-hint-wand = Une baguette\xA0! Tu l’utilises, ou tu la laisses\xA0?
castle-hint-way-again = Encore la carte { $place }. Par où, cette fois\xA0?
castle-hint-may-stop = Le pas { $number } est bloqué. Tourne une flèche, ou appuie quand même sur «\xA0En route\xA0!\xA0».
castle-hint-puzzle = Prends autant de trésors que cette rangée le permet.
castle-plan-stops = Le pas { $number } est bloqué. Tu peux quand même appuyer sur «\xA0En route\xA0!\xA0».
castle-chip-wand = baguette
castle-chip-spare = baguette laissée
castle-chip-skip = pas { $number } { $direction }, laissé de côté
castle-chip-which-wand = baguette\xA0?
castle-square-wand-spent = { $square }, une baguette usée
castle-puzzle = L’énigme
    .task = Tourne et choisis pour que cette seule rangée prenne le plus de trésors possible. Puis appuie sur «\xA0En route\xA0!\xA0».
castle-puzzle-brings = L’énigme apporte son château, ses règles, ses trésors et ses cartes.
castle-puzzle-may-bring = Ton énigme apporte ses trésors et ses cartes. Son fichier peut aussi apporter un château et des règles.
castle-next-puzzle = L’énigme suivante
castle-solves = résout l’énigme
castle-stack = La pile
castle-stack-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
castle-stack-count = { $card }\xA0: { $count }
castle-option-treasures-count =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
castle-key-wand = Utiliser la baguette, ou la laisser

## Boards and decks of your own. Each says what is wrong and where; .help says how to mend it.
## $square, $field and words like moon or tower are written in the file exactly so: keep them as they are.

castle-symbol-sun = soleil
castle-symbol-fish = poisson
castle-symbol-tree = arbre
castle-symbol-bird = oiseau
castle-symbol-boat = bateau
castle-unfit-file-too-long = Le fichier est trop long
    .help = Un plateau ou une pile de cartes demande bien moins de { $most } caractères. Est-ce le bon fichier\xA0?
castle-unfit-not-toml = La ligne { $line } est illisible
    .help = Regarde là, et dans la ligne d’avant, s’il manque un guillemet, une virgule ou un crochet.
castle-unfit-field-missing = Il manque «\xA0{ $field }\xA0»
    .help = Ajoute une ligne qui commence par { $field } =
castle-unfit-field-unknown = Personne ici ne connaît «\xA0{ $field }\xA0»
    .help =
        { $meant ->
            [none] Enlève cette ligne. Est-ce le bon fichier\xA0?
           *[other] Tu voulais dire «\xA0{ $meant }\xA0»\xA0?
        }
castle-unfit-name-unfit = Ce nom ne convient pas
    .help = Choisis-en un de 1 à { $most } lettres, entre guillemets, sur une seule ligne.
castle-unfit-not-texts = «\xA0{ $field }\xA0» n’est pas une liste de textes
    .help = Écris comme ceci\xA0: { $field } = ["one", "two"]
castle-unfit-not-a-number = «\xA0{ $field }\xA0» n’est pas un nombre entier
    .help = Écris comme ceci\xA0: { $field } = 8
castle-unfit-not-pairs = «\xA0{ $field }\xA0» n’est pas une liste de paires
    .help = Écris comme ceci\xA0: { $field } = [["a1", "b1"], ["c2", "c3"]]
castle-unfit-too-many-columns = { $columns } colonnes, c’est trop
    .help = Un plateau en a { $most } au plus. Raccourcis symbols et chaque ligne.
castle-unfit-too-many-rows = { $rows } rangées, c’est trop
    .help = Un plateau en a { $most } au plus. Enlève quelques lignes.
castle-unfit-symbol-unknown = Il n’y a pas de signe «\xA0{ $symbol }\xA0»
    .help =
        { $meant ->
            [none] Choisis parmi\xA0: { $known }.
           *[other] Tu voulais dire «\xA0{ $meant }\xA0»\xA0?
        }
castle-unfit-symbol-twice = Deux colonnes s’appellent «\xA0{ $symbol }\xA0»
    .help = Donne à chaque colonne un signe à elle.
castle-unfit-line-length = Ligne { $line } du plateau\xA0: { $letters } cases, mais { $columns } signes
    .help = Il faut autant de cases dans chaque ligne qu’il y a de signes.
castle-unfit-letter-unknown = «\xA0{ $letter }\xA0» dans { $square } n’est pas une sorte de case
    .help = Mets . pour une salle, S pour le départ, O pour un portail, w pour une baguette, X pour une case avec des fantômes.
castle-unfit-tower-length = On ne peut pas jouer avec une tour de { $tower } marches
    .help = Choisis un nombre de { $fewest } à { $most }.
castle-unfit-no-start = Le sorcier n’a pas de départ
    .help = Mets un S dans une case.
castle-unfit-many-starts = Il y a plus d’un départ\xA0: { $squares }
    .help = Garde un seul S, et fais des autres des salles, avec un point.
castle-unfit-too-few-chambers =
    { $chambers ->
        [0] Il n’y a pas de salle pour les trésors
        [one] Il n’y a qu’une salle pour les trésors
       *[other] Il n’y a que { $chambers } salles pour les trésors
    }
    .help = Fais d’autres salles, avec un point, jusqu’à ce qu’il y en ait { $fewest }.
castle-unfit-gate-alone = Le portail { $square } ne mène nulle part\xA0: il est tout seul
    .help = Ajoute un deuxième O, ou fais de { $square } une salle, avec un point.
castle-unfit-wall-off-board = Pas de mur possible entre { $first } et { $second }\xA0: il n’y a pas de case { $square }
    .help = Nomme deux cases côte à côte, comme ["a1", "b1"].
castle-unfit-wall-apart = Pas de mur possible entre { $first } et { $second }\xA0: ces cases ne se touchent pas
    .help = Nomme deux cases côte à côte, comme ["a1", "b1"].
castle-unfit-wall-twice = Le mur entre { $first } et { $second } est là deux fois
    .help = Enlève l’un des deux.
castle-unfit-treasure-off-board = Un jeton trésor nomme { $square }, mais cette case n’existe pas
    .help = Écris la lettre d’une colonne et le numéro d’une rangée de ce plateau, comme "c4".
castle-unfit-treasure-no-chamber = Un jeton trésor nomme { $square }, mais ce n’est pas une salle
    .help = Nomme une case marquée d’un point, ou mets un point dans { $square }.
castle-unfit-treasure-twice = Deux jetons trésor nomment { $square }
    .help = Enlève l’un des deux.
castle-unfit-too-few-treasures =
    { $treasures ->
        [0] Il n’y a pas de jeton trésor
        [one] Il n’y a qu’un jeton trésor
       *[other] Il n’y a que { $treasures } jetons trésor
    }
    .help = Nomme au moins { $fewest } salles, ou enlève treasures\xA0: chaque salle aura alors son jeton.
castle-unfit-unreachable = Aucun chemin ne mène à { $squares }
    .help = Enlève un mur, fais d’une case avec des fantômes une salle, ou mets-y un portail\xA0; ou fais de { $square } une case avec des fantômes, un X.
castle-unfit-card-unknown = Il n’y a pas de carte «\xA0{ $card }\xA0»
    .help =
        { $meant ->
            [none] Les cartes sont\xA0: { $known }.
           *[other] Tu voulais dire «\xA0{ $meant }\xA0»\xA0?
        }
castle-unfit-card-count = Le nombre de cartes «\xA0{ $card }\xA0» n’est pas un nombre
    .help = Écris un nombre entier, 0 ou plus\xA0: { $card } = 5
castle-unfit-deck-too-small =
    { $cards ->
        [0] Il n’y a pas de carte
        [one] Il n’y a qu’une carte
       *[other] Il n’y a que { $cards } cartes
    }
    .help = Une rangée a trois cartes, il en faut donc au moins { $fewest } dans la pile.
castle-unfit-deck-too-large = { $cards } cartes, c’est trop
    .help = Une pile a { $most } cartes au plus.
castle-unfit-deck-walks-nobody = Aucune carte ne fait avancer le sorcier
    .help = Ajoute des flèches (up, right, down, left) ou des cartes sorcier (sorcerer).

## toychest board check

castle-check-playable = On peut jouer avec { $file }.
castle-check-size = { $squares } cases, { $columns } colonnes et { $rows } rangées
castle-check-facts = départ { $start }\xA0; salles { $chambers }, jetons trésor { $treasures }, portails { $gates }, baguettes { $wands }, cases avec des fantômes { $ghosts }, murs { $walls }\xA0; tour de { $tower } marches
castle-check-forced = Quand il faut sauter aux portails (Âgés, Anciens), aucun chemin ne mène à { $squares }. Il n’y aura alors pas de trésor là.
castle-check-off = Quand les portails ne servent pas (livret allemand, Jeunes), aucun chemin ne mène à { $squares }. Il n’y aura alors pas de trésor là.
castle-check-deck = On peut jouer avec { $file }\xA0: { $cards } cartes.
castle-check-box = La vraie boîte a 28 jetons trésor, ce plateau en a { $treasures }. Si c’est le plateau de ta boîte, recompte ses salles.
castle-check-stuck = Avec { $deck }, personne ne quitte jamais le départ de { $file }\xA0: chaque rangée y est bloquée. Ajoute un sorcier ou une autre flèche.

## Our own puzzles, from easy to hard

castle-option-puzzle-1-first-turn = 1. Premier tour de flèche
    .help = Une flèche. Tourne-la vers le trésor.
castle-option-puzzle-2-any-way = 2. Au choix
    .help = Une carte va où tu veux. Que doit faire la flèche d’abord\xA0?
castle-option-puzzle-3-once-more = 3. Encore une fois
    .help = Avec «\xA0{ castle-face-loop }\xA0», on suit deux fois le même chemin. Lequel est le meilleur\xA0?
castle-option-puzzle-4-gate = 4. Le portail
    .help = Le trésor est loin, mais le portail est tout près.
castle-option-puzzle-5-door = 5. La porte
    .help = La cour est derrière le mur. Où est sa porte\xA0?
castle-option-puzzle-6-two-of-three = 6. Deux sur trois
    .help = Trois flèches, et deux seulement peuvent tourner.
castle-option-puzzle-7-must-jump = 7. Impossible de passer à côté
    .help = Chaque portail t’emmène ailleurs. Où arrives-tu la deuxième fois\xA0?
castle-option-puzzle-8-loop-of-loops = 8. La répétition répétée
    .help = Une carte, quatre pas, et un portail au milieu.
`;export{e as default};