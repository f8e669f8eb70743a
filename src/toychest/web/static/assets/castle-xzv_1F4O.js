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
        [ghost-room] il y a une salle hantée
       *[wall] il n’y a pas de porte
    }
castle-symbol-moon = lune
castle-symbol-crown = couronne
castle-symbol-key = clé
castle-symbol-drop = goutte
castle-symbol-bell = cloche
castle-symbol-leaf = feuille
castle-symbol-cup = coupe
castle-square = { $symbol } { $row }
castle-card-up = haut
castle-card-right = droite
castle-card-down = bas
castle-card-left = gauche
castle-card-loop = répétition
castle-card-sorcerer = sorcier
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
castle-event-card-laid = { $name } pose\xA0: { castle-card }
castle-event-stack-shuffled = On mélange de nouveau les { $cards } cartes
castle-event-card-turned = { $name } tourne la carte { $place } { castle-turned }
castle-event-way-chosen = La carte { $place } va { castle-direction }
castle-event-gate-chosen = Du portail { $at } au portail { $to }
castle-event-gate-declined = Pas de saut au portail { $at }
castle-event-sorcerer-walked = Le sorcier va { castle-direction }, jusqu’à la case { $end }
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
       *[card] Le fantôme monte à la marche { $level }
    }
castle-event-loop-repeated = On répète\xA0: { $cards }
castle-event-row-impossible = Personne ne pouvait suivre cette rangée
castle-event-castle-saved = Tous les trésors sont trouvés\xA0!
castle-event-ghost-escaped = Le fantôme est sorti de la tour

## Several events in one line

castle-line-laid = { $name } pose\xA0: { $cards }
castle-line-walked = Le sorcier va { $ways }

## How it ended

castle-outcome-castle-saved = Le château est sauvé\xA0!
    .because = Les { $points } trésors sont trouvés, et le fantôme est encore dans sa tour.
castle-outcome-ghost-escaped = Le fantôme s’est échappé
    .because =
        { $points ->
            [0] Il est arrivé en haut de la tour avant le premier trésor.
            [one] Il est arrivé en haut de la tour. Un trésor a été trouvé.
           *[other] Il est arrivé en haut de la tour. { $points } trésors ont été trouvés.
        }

## Before play

castle-option-profile = Quelles règles\xA0?
castle-option-profile-base = Base
    .help = Un portail peut t’emmener ailleurs. La répétition rejoue aussi les fantômes.
castle-option-profile-young = Jeunes
    .help = Un portail peut t’emmener ailleurs. La répétition laisse les fantômes de côté.
castle-option-profile-older = Âgés
    .help = Un portail t’emmène toujours ailleurs. La répétition laisse les fantômes de côté.
castle-option-profile-oldest = Anciens
    .help = Un portail t’emmène toujours ailleurs. La répétition rejoue aussi les fantômes.
castle-option-half_turns = De combien tourne une flèche\xA0?
castle-option-half_turns-false = D’un quart
    .help = À gauche ou à droite.
castle-option-half_turns-true = Demi-tour aussi
    .help = À gauche, à droite, ou à l’envers.

## Why not? Each says what, then because, then what would help. Never any blame.

castle-refused-already-over = La partie est finie
    .because = Elle est terminée, on ne joue plus.
    .help = Recommence avec «\xA0Revanche\xA0», ou revois chaque étape.
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
    .because = On tourne seulement les flèches. Ici, c’est la carte { castle-card }.
    .help = Tourne plutôt une flèche.
castle-refused-turned-already = La carte { $place } est déjà tournée
    .because = Chaque flèche tourne une seule fois par rangée.
    .help = Appuie encore sur son bouton pour la remettre comme avant, puis choisis de nouveau.
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
    .help = Tourne-la dans l’autre sens, ou tourne une autre flèche.
castle-refused-row-hopeless = Tourner ne débloque pas cette rangée
    .because = Tu as beau tourner et choisir, un pas reste bloqué.
    .help = Appuie sur «\xA0En route\xA0!\xA0». Le fantôme monte d’une marche, puis une nouvelle rangée arrive.
castle-refused-no-question = Il n’y a rien à choisir ici
    .because = Aucune carte et aucun portail n’attend ta réponse.
    .help = Tourne une flèche, ou appuie sur «\xA0En route\xA0!\xA0».
castle-refused-way-blocked = Ici, il ne peut pas aller { castle-direction }
    .because = Il est sur la case { $at }, et de ce côté, { castle-cause }.
    .help = Choisis une direction avec une porte ouverte.
castle-refused-way-dead-end = Par là, il sera coincé\xA0: plus loin, il ne peut pas aller { castle-direction }
    .because = Le pas { $number } partirait de la case { $at }, mais devant, { castle-cause }.
    .help = Choisis une autre direction, ou tourne d’abord une autre flèche.
castle-refused-not-a-gate = La case { $square } n’a pas de portail
    .because = Il saute seulement de portail en portail.
    .help = Choisis un des portails qui brillent.
castle-refused-same-gate = Il est déjà sur ce portail
    .because = Un portail l’emmène vers un autre portail.
    .help = Choisis un autre portail, ou laisse-le continuer à pied.
castle-refused-gate-dead-end = Depuis le portail { $square }, il sera coincé
    .because = Le pas { $number } n’aurait pas de porte ouverte.
    .help = Choisis un autre portail qui brille.
castle-refused-gate-forced = Il doit sauter au portail { $at }
    .because = Avec les règles de cette partie, un portail l’emmène toujours ailleurs.
    .help = Choisis un des portails qui brillent.
castle-refused-stay-dead-end = Sans saut, il sera coincé dans la case { $at }
    .because = Le pas { $number } n’aurait pas de porte ouverte.
    .help = Fais-le sauter vers un autre portail.
castle-refused-question-open =
    { $kind ->
        [gate] Un portail attend
       *[way] La carte { $place } attend une direction
    }
    .because =
        { $kind ->
            [gate] Il arrive sur un portail et veut savoir où aller.
           *[way] Cette carte va partout, et c’est toi qui choisis.
        }
    .help =
        { $kind ->
            [gate] Choisis un portail qui brille.
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
    .help = Tourne une flèche, ou appuie sur «\xA0En route\xA0!\xA0».
castle-refused-treasures-first = D’abord les trésors
    .because = On cache les quatre trésors avant la première carte.
    .help = Attends qu’ils soient dans leurs salles.
castle-refused-not-in-stack = Cette carte n’est plus dans la pile
    .because = Toutes les cartes «\xA0{ castle-card }\xA0» sont déjà visibles.
    .help = Prends la carte que donne la pile.
castle-refused-no-chamber = La case { $square } n’est pas une salle
    .because = Les trésors se cachent seulement dans les salles.
    .help = Choisis une salle avec un signe et un numéro.
castle-refused-treasures-all-placed = Tous les trésors sont cachés
    .because = On cherche quatre trésors par partie.
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
castle-hint-begin = Cache les quatre trésors, puis pose la première rangée.
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
castle-grown-up-loop = La répétition rejoue tout ce qui est à sa gauche. Demande\xA0: «\xA0Où sera-t-il quand ça recommence\xA0?\xA0»
castle-grown-up-loop-first = Une répétition posée en premier ne rejoue rien. Demande\xA0: «\xA0Qu’y a-t-il à sa gauche\xA0?\xA0»
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
castle-square-ghost-room = { $square }, salle hantée
castle-square-here = { $square }, le sorcier est ici
castle-read = Le sorcier est sur la case { $square }. Le fantôme est à la marche { $level } sur { $tower }. Reste à trouver\xA0: { $treasures }. La rangée\xA0: { $row }.
castle-read-nothing = rien
castle-key-pick = Choisir une carte de la rangée
castle-key-turn = Tourner la carte choisie
`;export{e as default};