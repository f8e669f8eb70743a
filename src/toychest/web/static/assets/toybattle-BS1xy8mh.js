var e=`### French. Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### A rack is a chevalet, the reserve a réserve, a tile a tuile; a hushed tile is en pause. No “de” before $name: it may begin with a vowel.

## Words that other sentences use

toybattle-effect-recall = Rappel
toybattle-effect-draw = Pioche
toybattle-effect-shove = Poussée
toybattle-effect-exhume = Fouille
toybattle-effect-nullify = Sans effet
toybattle-effect-suppress = Pause
toybattle-effect-gate = Portail
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = { $name } commence
toybattle-event-tile-taken =
    { $count ->
        [one] { $name } prend une tuile
       *[other] { $name } prend { $count } tuiles
    }
    .troop = { $name } prend { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } pose { $troop } sur { $place }
       *[other] { $name } pose { $troop } sur { $place }, par-dessus { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } ferme une région\xA0: { $medals } médaille
       *[other] { $name } ferme une région\xA0: { $medals } médailles
    }
toybattle-event-troop-discarded = { $troop } de { $name } est défaussé de { $base }
toybattle-event-rack-robbed = { $name } se fait prendre { $troop }
toybattle-event-troop-recalled = { $name } reprend { $troop } sur { $base }
toybattle-event-troop-shoved = Chez { $name }, une poussée envoie { $troop } de { $start } à { $end }
toybattle-event-troop-exhumed = { $name } déterre { $troop }
toybattle-event-tile-suppressed = Une tuile est retournée chez { $name }
    .troop = La tuile { $troop } est retournée chez { $name }
toybattle-event-tiles-released = { $name } peut de nouveau jouer toutes ses tuiles
toybattle-event-effect-declined = { $name } n’utilise pas l’effet «\xA0{ toybattle-effect }\xA0»
toybattle-event-headquarters-captured = { $name } prend le QG { $place }
toybattle-event-objective-reached = Il y a assez de médailles
toybattle-event-side-stuck = { $name } ne peut ni prendre ni poser
toybattle-event-battle-stalled = { $turns } tours sans rien de nouveau

## How it ended

toybattle-you-win = Tu gagnes\xA0!
toybattle-outcome-headquarters = { $name } gagne
    .because = Une troupe est arrivée au QG adverse.
toybattle-outcome-objective =
    { $winners ->
        [2] { $name } gagnent ensemble
       *[other] { $name } gagne
    }
    .because =
        { $points ->
            [one] Ici, { $points } médaille suffit pour gagner.
           *[other] Ici, { $points } médailles suffisent pour gagner.
        }
toybattle-outcome-stuck = { $name } gagne
    .because = Un camp ne pouvait ni prendre ni poser. Le camp qui a le plus de médailles gagne\xA0; à égalité, c’est l’autre camp.
toybattle-outcome-no-progress =
    { $winners ->
        [1] { $name } gagne
       *[other] La bataille n’avance plus
    }
    .because = Pendant trop de tours, rien n’a été pris, gagné ni défaussé. Le camp qui a le plus de médailles gagne\xA0; à égalité, personne ne gagne.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = La partie est finie
    .because = On ne joue plus.
    .help = Commence une nouvelle partie, ou revois celle-ci.
toybattle-refused-not-to-act = Ce n’est pas encore à toi
    .because = L’autre camp est en train de jouer.
    .help = Attends un peu. On t’appellera.
toybattle-refused-chance-first = Attends un peu
    .because = On tire encore des tuiles.
    .help = Réessaie quand elles sont sur le chevalet.
toybattle-refused-unforeseen = Cela ne se décide pas ici
    .because = Le hasard tire les tuiles, et les camps les jouent. Chacun son rôle.
    .help = Choisis un de tes coups à toi.
toybattle-refused-not-in-reserve = Il n’y a plus de { $troop } à tirer
    .because = On a déjà vu toutes les tuiles de cette troupe.
    .help = Une autre tuile doit venir.
toybattle-refused-not-on-that-rack = Il n’y a pas de { $troop } ici
    .because = On désigne seulement des tuiles du chevalet.
    .help = Il faut désigner une autre tuile.
toybattle-refused-no-such-place = Ce plateau n’a pas de numéro { $place }
    .because = Chaque base et chaque QG a son numéro.
    .help = Choisis un numéro que tu vois sur le plateau.
toybattle-refused-not-on-rack = Tu n’as pas de { $troop }
    .because = Tu poses les troupes de ton chevalet.
    .help = Choisis une troupe de ton chevalet.
toybattle-refused-suppressed-tile = La tuile { $troop } est retournée
    .because = Elle est en pause, on ne peut pas la poser à ce tour.
    .help = Pose une autre troupe, ou prends des tuiles. Elle sera libre après ce tour.
toybattle-refused-own-headquarters = Le numéro { $place } est ton propre QG
    .because = Seul l’autre camp peut y poser des troupes.
    .help = Choisis une base, ou le QG adverse.
toybattle-refused-not-connected = La base { $place } est trop loin
    .because = Depuis ton QG, ta ligne se coupe à la base { $breaks }.
    .help = Occupe d’abord la base { $breaks }.
toybattle-refused-headquarters-not-connected = Le QG est trop loin
    .because = Depuis ton QG, ta ligne se coupe à la base { $breaks }.
    .help = Occupe d’abord la base { $breaks }.
toybattle-refused-hook-headquarters = Hook ne peut pas sauter sur un QG
    .because = Il saute seulement sur les bases, et ta ligne se coupe à la base { $breaks }.
    .help = Fais une ligne jusqu’au QG.
toybattle-refused-hook-nullified = Hook ne peut pas sauter sur { $place }
    .because = Là, aucune troupe n’a d’effet, et le sien est de sauter. Ta ligne se coupe à la base { $breaks }.
    .help = Fais une ligne jusqu’à { $place }, ou saute ailleurs.
toybattle-refused-gate-closed = { $troop } ne passe pas le portail du numéro { $place }
    .because = Ce portail laisse entrer { $lets } et Kwak.
    .help = Pose une troupe qui peut passer.
toybattle-refused-too-weak = { $troop } n’est pas de taille contre { $enemy }
    .because = Il faudrait que { $strength } soit plus que { $against }.
    .help = Pose une troupe plus forte, ou Kwak.
toybattle-refused-rack-full = Ton chevalet est plein
    .because = Il porte { $tiles } tuiles, et c’est le maximum.
    .help = Pose une troupe.
toybattle-refused-reserve-empty = Ta réserve est vide
    .because = Il n’y a plus de tuile à prendre.
    .help = Pose une troupe.
toybattle-refused-effect-open = Décide d’abord\xA0: { toybattle-effect }
    .because = L’effet sur { $base } attend ta réponse.
    .help = Utilise-le, ou dis non.
toybattle-refused-not-a-base = Le numéro { $place } n’est pas une base
    .because = Les effets touchent les bases, jamais un QG.
    .help = Choisis une base.
toybattle-refused-not-beside = La base { $base } est trop loin
    .because = L’effet sur { $activator } ne va qu’à un chemin de là.
    .help = Choisis une base à un chemin de { $activator }.
toybattle-refused-no-enemy-there = On ne voit pas d’ennemi sur { $base }
    .because = L’effet touche seulement les troupes adverses qu’on voit.
    .help = Choisis une base avec un ennemi sur le dessus.
toybattle-refused-same-base = La troupe sur { $base } reste là
    .because = Cette base rappelle une autre de tes troupes.
    .help = Choisis une autre troupe à toi.
toybattle-refused-not-yours = La troupe du dessus, sur { $base }, n’est pas à toi
    .because = Tu rappelles seulement tes propres troupes.
    .help = Choisis une troupe à toi.
toybattle-refused-shove-nowhere = On ne peut pousser personne de { $start } à { $end }
    .because = On pousse le long d’un seul chemin, jusqu’à une base.
    .help = Choisis une base à côté de { $start }.
toybattle-refused-not-discarded = Tu n’as pas de { $troop } dans la défausse
    .because = Tu déterres seulement tes propres troupes défaussées.
    .help = Choisis une de tes troupes défaussées.
toybattle-refused-nothing-to-decline = Il n’y a rien à refuser
    .because = Aucun effet n’attend, et personne ne passe son tour.
    .help = Prends des tuiles, ou pose une troupe.
toybattle-refused-no-effect-offered = Aucun effet n’attend pour l’instant
    .because = Les effets viennent quand une troupe est posée.
    .help = Prends des tuiles, ou pose une troupe.
toybattle-refused-must-suppress = Il faut utiliser cet effet
    .because = Avec les règles de cette table, personne ne le refuse.
    .help = Désigne une tuile du chevalet adverse.

## Before play

toybattle-printing = Quelles règles\xA0?
toybattle-printing-standard = Le livret
    .help = Comme imprimé, avec nos choix là où il ne dit rien.
toybattle-option-terrain = Quel terrain\xA0?
toybattle-option-terrain-castle = Champ du château
    .help = Pour une première partie. Les bases spéciales rappellent une troupe.
toybattle-option-terrain-pool = Piscine tropicale
    .help = Les portails laissent entrer certaines forces seulement.
toybattle-option-terrain-clouds = Cité des nuages
    .help = Les bases spéciales te donnent une tuile de plus.
toybattle-option-terrain-jungle = Jungle du volcan
    .help = Les bases spéciales poussent un ennemi plus loin.
toybattle-option-terrain-cemetery = Cimetière maudit
    .help = Les bases spéciales déterrent une troupe défaussée.
toybattle-option-terrain-caribbean = Mer des Caraïbes
    .help = Pas de bases spéciales, mais Bleu a deux QG.
toybattle-option-terrain-station = Station Métal-X
    .help = Sur les bases spéciales, aucune troupe n’a d’effet.
toybattle-option-terrain-battlefield = Champ de bataille
    .help = Les bases spéciales mettent en pause une tuile du chevalet adverse.
toybattle-option-terrain-croisette = La Croisette
    .help = Un plateau venu plus tard, avec un peu de tout.
toybattle-option-terrain-tournament = Tournoi
    .help = Le champ du château, où les bases spéciales déterrent une troupe défaussée.
toybattle-option-beginner = Bases spéciales\xA0?
toybattle-option-beginner-false = Comme imprimé
    .help = Chaque base spéciale fait ce qu’elle montre.
toybattle-option-beginner-true = Aucune, pour débuter
    .help = Les bases spéciales sont des bases ordinaires, et les portails sont ouverts.
toybattle-reading-suppress = Faut-il mettre une tuile en pause\xA0?
toybattle-reading-suppress-optional = Non
    .help = Tu peux choisir de ne pas mettre de tuile en pause.
toybattle-reading-suppress-forced = Oui
    .help = Si tu peux mettre une tuile en pause, tu dois le faire.
toybattle-reading-both_at_objective = Qui gagne si les deux atteignent l’objectif en même temps\xA0?
toybattle-reading-both_at_objective-acting = Le camp qui joue
    .help = Le camp dont c’est le tour gagne.
toybattle-reading-both_at_objective-shared = Les deux
    .help = Les deux camps sont premiers.
toybattle-reading-no_progress = Et s’il ne se passe plus rien\xA0?
toybattle-reading-no_progress-40 = La partie s’arrête
    .help = Après 40 tours sans tuile prise, médaille gagnée ni tuile défaussée, le camp qui a le plus de médailles gagne.
toybattle-reading-no_progress-none = On continue
    .help = La partie continue jusqu’à ce qu’un camp gagne ou soit bloqué.

## At the table

toybattle-turn = À { $name } de jouer
toybattle-turn-yours = À toi de jouer, { $name }
toybattle-turn-number = Tour { $number }
toybattle-board = Le plateau
toybattle-rack = Ton chevalet
toybattle-your-side = Ton chevalet et ce que tu peux faire
toybattle-you = toi
toybattle-across = en face
toybattle-side-0 = Bleu
toybattle-side-1 = Rouge
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = Base { $number }
toybattle-base-empty = vide
toybattle-base-held =
    { $count ->
        [one] { $troop } ({ $name })
       *[other] { $troop } ({ $name }), en haut d’une pile de { $count }
    }
toybattle-headquarters-of = QG ({ $name }), numéro { $number }
toybattle-gate = Portail pour { $lets }
toybattle-target = tu peux poser ici
toybattle-choice = tu peux choisir ceci
toybattle-tiles =
    { $count ->
        [0] pas de tuile
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
toybattle-stack-help = La tuile du dessus tient la base. La plus ancienne est tout en bas.
toybattle-medals = { $medals } des { $objective } médailles qui font gagner
toybattle-objective =
    { $objective ->
        [one] Objectif\xA0: { $objective } médaille
       *[other] Objectif\xA0: { $objective } médailles
    }
toybattle-goal = Prends le QG adverse, chez { $name }, ou gagne { $objective } médailles en premier.
toybattle-goal-both = Prends l’autre QG, ou gagne { $objective } médailles en premier.
toybattle-on-rack = sur le chevalet
toybattle-in-reserve = dans la réserve
toybattle-discarded = défaussée
toybattle-face-down = en pause
toybattle-known = { $troop }, connu de tous
toybattle-rack-count = { $count } sur le chevalet
toybattle-strip-you = toi · réserve { $reserve }
toybattle-rack-tile = { $place }\xA0: { $troop }
toybattle-rack-tile-down = { $place }\xA0: { $troop }, en pause à ce tour

# What troops and bases do, in a few words.
toybattle-does-skully = prends 2 tuiles
toybattle-does-capn = pose une autre troupe
toybattle-does-jumbo = défausse un voisin
toybattle-does-hook = saute sur n’importe quelle base
toybattle-does-xb-42 = sors une tuile cachée du jeu
toybattle-does-star = prends 1 tuile
toybattle-does-roxy = la force, tout simplement
toybattle-does-kwak = bat tout le monde, et tout le monde bat Kwak
toybattle-does-recall = reprends une autre de tes troupes sur ton chevalet.
toybattle-does-draw = prends une tuile de plus.
toybattle-does-shove = pousse un ennemi voisin d’une base.
toybattle-does-exhume = reprends une de tes troupes défaussées.
toybattle-does-nullify = les troupes posées ici n’ont pas d’effet.
toybattle-does-suppress = retourne une tuile cachée de l’autre camp pour un tour.
toybattle-does-gate = seules ces forces entrent, et Kwak.

toybattle-hint-begin = Tout est prêt\xA0? Distribue les tuiles.
toybattle-hint-turn = Choisis une troupe à poser, ou prends des tuiles.
toybattle-hint-place = Choisis une troupe à poser.
toybattle-hint-picked = Tu tiens { $troop }. Choisis une base qui brille.
toybattle-hint-wait = { $name } réfléchit.
toybattle-begin = Distribuer les tuiles
toybattle-take = Prendre des tuiles
toybattle-place-on = Poser sur { $place }

toybattle-question = Un effet attend
toybattle-offered = { $effect } sur { $base }
toybattle-ask-skully =
    { $count ->
        [one] Prendre { $count } tuile\xA0?
       *[other] Prendre { $count } tuiles\xA0?
    }
toybattle-ask-capn = Poser une autre troupe\xA0?
toybattle-ask-jumbo = Défausser un voisin qui brille\xA0?
toybattle-ask-xb-42 = Sortir du jeu une tuile cachée du chevalet adverse\xA0?
toybattle-ask-star = Prendre une tuile\xA0?
toybattle-ask-recall = Reprendre une de tes troupes qui brillent\xA0?
toybattle-ask-draw = Prendre une tuile\xA0?
toybattle-ask-shove = Qui pousses-tu\xA0? Choisis un ennemi qui brille.
toybattle-ask-shove-to = Où va la troupe de la base { $base }\xA0?
toybattle-ask-exhume = Quelle troupe défaussée revient\xA0?
toybattle-ask-suppress = Retourner une tuile cachée de l’autre camp\xA0?
toybattle-do-take =
    { $count ->
        [one] Prendre { $count } tuile
       *[other] Prendre { $count } tuiles
    }
toybattle-do-rob = Sortir du jeu
toybattle-do-suppress = En retourner une
toybattle-do-exhume = { $troop }
toybattle-decline = Non, merci

toybattle-read-side =
    { $rack ->
        [one] { $name }\xA0: { $medals } sur { $objective } médailles, { $rack } tuile sur le chevalet, { $reserve } dans la réserve
       *[other] { $name }\xA0: { $medals } sur { $objective } médailles, { $rack } tuiles sur le chevalet, { $reserve } dans la réserve
    }
toybattle-read-rack = Ton chevalet\xA0: { $troops }

toybattle-key-pick = Choisir une troupe de ton chevalet
toybattle-key-take = Prendre des tuiles
toybattle-key-decline = Refuser un effet

toybattle-instead = Essaie plutôt { $what }
toybattle-beats = { $troop } bat { $enemy }.
toybattle-another = Autre terrain
`;export{e as default};