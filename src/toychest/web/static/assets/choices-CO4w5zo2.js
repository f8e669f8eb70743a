var e=`### French. What may be chosen before play: printings, options and house rules. The question is short; the choice is a
### few words; its help is one sentence that says what is played.

## Printings

castle-printing = Quel livret de règles est dans ta boîte\xA0?
castle-printing-standard = La lecture de Toychest
    .help = Ce que disent la plupart des six langues, et notre choix là où elles ne disent rien.
castle-printing-en = Anglais
    .help = Tu choisis si une baguette sert ou non.
castle-printing-de = Allemand
    .help = La répétition rejoue une seule carte, trois fois en tout\xA0; une rangée bloquée va aussi loin que possible\xA0; le fantôme doit quitter la tour. Là où le livret se trompe, on joue notre lecture.
castle-printing-fr = Français
    .help = Comme la plupart des langues.
castle-printing-ru = Russe
    .help = Comme la plupart des langues. Là où il se trompe, on joue notre lecture.
castle-printing-es = Espagnol
    .help = Comme la plupart des langues.
castle-printing-pl = Polonais
    .help = Comme la plupart des langues\xA0; sans doute l’original.

## Options of the box

castle-option-profile = Quelles règles\xA0?
castle-option-profile-base = Base
    .help = Un portail peut t’emmener ailleurs. La répétition rejoue aussi les fantômes. Plus difficile.
castle-option-profile-young = Jeunes
    .help = Un portail peut t’emmener ailleurs. La répétition laisse les fantômes de côté. Plus facile.
castle-option-profile-older = Plus grands
    .help = Un portail t’emmène toujours ailleurs. La répétition laisse les fantômes de côté. Plus facile.
castle-option-profile-oldest = Les plus grands
    .help = Un portail t’emmène toujours ailleurs. La répétition rejoue aussi les fantômes. Plus difficile.
castle-option-half_turns = De combien tourne une flèche\xA0?
castle-option-half_turns-false = D’un quart
    .help = À gauche ou à droite.
castle-option-half_turns-true = Demi-tour aussi
    .help = À gauche, à droite, ou à l’envers.
castle-option-treasures = Combien de trésors\xA0?
    .help = Le livret dit quatre. Avec moins, la partie est courte\xA0; avec plus, elle est longue.
castle-option-board = Quel château\xA0?
castle-option-board-castle = Le château
    .help = Sept cases sur six, quatre portails, quatre baguettes.
castle-option-board-garden = Le jardin
    .help = Petit et gentil, pour les plus jeunes.
castle-option-board-cloister = Le cloître
    .help = Des murs sans porte t’obligent à faire le tour.
castle-option-board-labyrinth = Le labyrinthe
    .help = Grand et plein de détours. Pour qui connaît le château par cœur.
castle-option-board-file = Ton plateau à toi
    .help = Un petit fichier texte, comme le montre docs/boards.md.
castle-option-deck = Quelles cartes\xA0?
castle-option-deck-standard = Les 35 cartes
    .help = 35 cartes\xA0: flèches → 5, ← 5, ↑ 3, ↓ 3\xA0; répétition 6, sorcier 4, fantôme 9.
castle-option-deck-file = Tes cartes à toi
    .help = Un petit fichier texte qui dit combien il y en a de chaque.
castle-option-puzzle = Une énigme\xA0?
castle-option-puzzle-none = Une partie entière
    .help = Trouve tous les trésors avant que le fantôme sorte.
castle-option-puzzle-file = Ton énigme à toi
    .help = Un petit fichier texte avec une rangée et les trésors.

## House rules

castle-reading-rerotate_in_loop = Peut-on tourner de nouveau une flèche répétée\xA0?
castle-reading-rerotate_in_loop-no = Non
    .help = Une flèche tournée garde sa direction à chaque répétition.
castle-reading-rerotate_in_loop-yes = Oui
    .help = À chaque répétition, tu peux tourner de nouveau une flèche.
castle-reading-loop_runs = Combien de fois jouent les cartes répétées\xA0?
castle-reading-loop_runs-2 = Deux fois
    .help = Avec une répétition, ce qu’elle rejoue arrive deux fois en tout.
castle-reading-loop_runs-3 = Trois fois
    .help = Avec une répétition, ce qu’elle rejoue arrive trois fois en tout.
castle-reading-loop_scope = Que rejoue une répétition\xA0?
castle-reading-loop_scope-prefix = Toutes les cartes à sa gauche
    .help = La répétition rejoue tout ce qui est à sa gauche, dans l’ordre.
castle-reading-loop_scope-previous_card = La seule carte à sa gauche
    .help = La répétition rejoue seulement la carte juste à côté.
castle-reading-multi_loop = Que fait une deuxième répétition\xA0?
castle-reading-multi_loop-nested = Elle rejoue aussi la première
    .help = Une deuxième répétition rejoue tout ce qui s’est passé jusque-là.
castle-reading-multi_loop-flat = Elle ajoute un tour
    .help = Chaque répétition ajoute un tour des cartes simples à sa gauche.
castle-reading-multi_loop-idle_second = Rien
    .help = Seule la première répétition d’une rangée agit.
castle-reading-sorcerer_repeat = De quel côté va une carte sorcier répétée\xA0?
castle-reading-sorcerer_repeat-same = Du même côté
    .help = Une carte sorcier va du même côté à chaque répétition.
castle-reading-sorcerer_repeat-free = Au choix encore
    .help = À chaque répétition, tu choisis de nouveau où va une carte sorcier.
castle-reading-wand_reuse = Combien de fois agit une baguette\xA0?
castle-reading-wand_reuse-always = À chaque fois
    .help = Une baguette agit chaque fois que le sorcier passe dessus.
castle-reading-wand_reuse-once_per_turn = Une fois par rangée
    .help = Chaque baguette agit une fois dans une rangée de cartes.
castle-reading-wand_reuse-once_per_game = Une fois par partie
    .help = Chaque baguette agit une fois, puis elle est usée.
castle-reading-wand = Faut-il utiliser une baguette\xA0?
castle-reading-wand-auto = Elle agit toute seule
    .help = Passer sur une baguette fait toujours redescendre le fantôme.
castle-reading-wand-optional = Tu choisis
    .help = En passant sur une baguette, tu choisis si elle fait redescendre le fantôme.
castle-reading-young_gates = Des portails pour les jeunes\xA0?
castle-reading-young_gates-optional = On peut s’en servir
    .help = Avec les règles «\xA0Jeunes\xA0», un portail peut t’emmener ailleurs.
castle-reading-young_gates-off = Ils sont fermés
    .help = Avec les règles «\xA0Jeunes\xA0», les portails sont des cases ordinaires.
castle-reading-voluntary_fail = Peut-on renoncer à une rangée possible\xA0?
castle-reading-voluntary_fail-no = Non
    .help = Une rangée qu’on peut suivre, on la suit.
castle-reading-voluntary_fail-yes = Oui
    .help = Tu peux préparer une rangée pour qu’elle échoue, et en payer le prix.
castle-reading-impossible = Que se passe-t-il dans une rangée impossible à suivre\xA0?
castle-reading-impossible-whole = Personne ne bouge
    .help = Le sorcier reste où il est, et le fantôme monte d’une marche de plus.
castle-reading-impossible-halt = Il va jusqu’à la porte bloquée
    .help = Le sorcier va aussi loin qu’il peut, et le fantôme monte d’une marche de plus.
castle-reading-impossible-skip = On saute juste les pas bloqués
    .help = Le sorcier laisse de côté ce qu’il ne peut pas faire, et le fantôme monte d’une marche de plus.
castle-reading-impossible-none_at_all = Il va jusqu’à la porte bloquée, et c’est gratuit
    .help = Le sorcier va aussi loin qu’il peut\xA0; le fantôme monte d’une marche de plus seulement s’il n’y a eu aucun pas.
castle-reading-void_ghosts = Les cartes fantôme comptent-elles dans une rangée impossible\xA0?
castle-reading-void_ghosts-count = Oui
    .help = Les cartes fantôme font monter le fantôme même si la rangée est impossible à suivre.
castle-reading-void_ghosts-ignore = Non
    .help = Si la rangée échoue, ses cartes fantôme qui restent sont perdues\xA0; le fantôme monte d’une marche.
castle-reading-idle_row = Que coûte une rangée sans un seul pas\xA0?
castle-reading-idle_row-free = Rien de plus
    .help = Une rangée de fantômes et de répétitions seulement ne coûte rien de plus.
castle-reading-idle_row-penalty = Une marche du fantôme
    .help = Si une rangée n’a aucun pas, le fantôme monte d’une marche de plus.
castle-reading-loss = Quand le fantôme est-il sorti\xA0?
castle-reading-loss-enter_last = Sur la dernière marche
    .help = Tu perds quand le fantôme arrive sur la dernière marche de la tour.
castle-reading-loss-step_beyond = Après la dernière marche
    .help = Tu perds quand le fantôme quitte la dernière marche de la tour.
castle-reading-short_row = Et s’il ne reste que deux cartes\xA0?
castle-reading-short_row-two_cards = Une rangée de deux
    .help = Les dernières cartes de la pile font une rangée plus courte.
castle-reading-short_row-refill_to_three = Mélanger et compléter
    .help = On mélange les cartes déjà jouées et on complète la rangée à trois.
castle-reading-arrow_source = D’où vient la direction d’une flèche\xA0?
castle-reading-arrow_source-printed_directions = Elle est imprimée
    .help = Chaque flèche porte sa direction, imprimée dessus.
castle-reading-arrow_source-random_on_draw = Du hasard
    .help = Chaque flèche peut sortir de la pile dans n’importe quelle direction.

## What cannot be played together, and puzzles that cannot be played

castle-unfit-too-many-treasures = { $treasures } trésors, c’est trop\xA0: ce château a { $chambers } salles pour eux
    .help = Choisis { $chambers } trésors au plus, ou un château plus grand.
castle-unfit-puzzle-row = La rangée d’une énigme demande 1 à { $most } cartes
    .help = Écris-les de gauche à droite. Les cartes sont\xA0: { $cards }.
castle-unfit-puzzle-treasures = Une énigme demande des trésors, chacun dans sa salle
    .help = Nomme chaque case une seule fois, comme "c4".
castle-unfit-puzzle-treasure = Il y a un trésor dans { $square }, mais ce n’est pas une salle de ce plateau
    .help = Mets le trésor dans une case marquée d’un point.
castle-unfit-puzzle-treasure-taken = Le sorcier est dans { $square }, là où se trouve un trésor
    .help = Déplace le trésor ou le sorcier.
castle-unfit-puzzle-sorcerer = Le sorcier ne peut pas être dans { $square }
    .help = Mets-le sur une case de ce plateau qui n’est pas une case avec des fantômes.
castle-unfit-puzzle-ghost = Le fantôme ne peut pas être à la marche { $ghost }
    .help = Choisis une marche de 0 à { $last }.
castle-unfit-field-mistyped = { $field } ne s’écrit pas tout à fait ainsi
    .help =
        { $kind ->
            [int] Écris un nombre entier, sans guillemets.
            [bool] Écris true ou false, sans guillemets.
           *[str] Écris un texte entre guillemets.
        }
castle-unfit-puzzle-nothing-to-take = Aucune façon de jouer cette rangée ne prend de trésor
    .help = Mets un trésor là où la rangée peut aller.
castle-unfit-puzzle-too-wide = Il y a trop de façons de jouer cette énigme
    .help = Mets moins de portails sur le plateau, ou moins de répétitions dans la rangée.
castle-unfit-puzzle-choice = { $field } dans cette énigme n’est pas un des choix
    .help = Choisis parmi\xA0: { $choices }.
`;export{e as default};