var e=`### French. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A scrapyard is a casse, the Towers are les Tours; Fuel is Carburant, Power Énergie, Scrap Ferraille. No “de” before $name: it may begin with a vowel.

## Words that other sentences use

clockwork-kind-Lacewing = Chrysope
clockwork-kind-Umbrella = Parapluie
clockwork-kind-Kettle = Bouilloire
clockwork-kind-Velo = Vélo
clockwork-kind-Whale = Baleine
clockwork-kind-Moth = Papillon
clockwork-kind-Owl = Chouette
clockwork-kind-Nipper = Pinceur
clockwork-kind-Harp = Harpe
clockwork-kind-Snail = Escargot
clockwork-kind-Airship = Dirigeable
clockwork-kind-Fuel = Carburant
clockwork-kind-Power = Énergie
clockwork-kind-Scrap = Ferraille
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] une pièce de la Chrysope
        [Umbrella] une pièce du Parapluie
        [Kettle] une pièce de la Bouilloire
        [Velo] une pièce du Vélo
        [Whale] une pièce de la Baleine
        [Moth] une pièce du Papillon
        [Owl] une pièce de la Chouette
        [Nipper] une pièce du Pinceur
        [Harp] une pièce de la Harpe
        [Snail] une pièce de l’Escargot
        [Airship] une pièce du Dirigeable
        [Fuel] une carte Carburant
        [Power] la carte Énergie
        [Scrap] une carte Ferraille
       *[other] { $kind }
    }
clockwork-family-flyer = machine volante
clockwork-family-breaker = machine à déchiffrer
clockwork-family-airship = dirigeable
clockwork-family-fuel = carburant
clockwork-family-power = énergie
clockwork-family-scrap = ferraille
clockwork-character-Tilda = Tilda Manivelle
clockwork-character-Otto = Otto Fuseau
clockwork-character-Nana = Nana Plume
clockwork-character-Bruno = Bruno Melon
clockwork-character-Zora = Zora Foulard
clockwork-character-Felix = Félix Casque
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Tours
clockwork-yard = Casse { $yard }
clockwork-place =
    { $where ->
        [towers] les Tours
        [yard] la casse { $number }
       *[field] la case { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] aux Tours
        [yard] à la casse { $number }
       *[field] à la case { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] aux Tours
        [yard] à la casse { $number }
       *[field] sur la case { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } joue { clockwork-character }
clockwork-event-set-left-out = Reste dans la boîte\xA0: { $kinds }
clockwork-event-card-dealt = { $name } reçoit une carte
    .kind = { $name } reçoit { clockwork-card }
clockwork-event-extra-laid = La casse { $yard } a une carte de plus
clockwork-event-opening-thrown = { $name } fait { $total } pour commencer
clockwork-event-opening-tied = { $seats } font le même score et relancent
clockwork-event-starter-found = { $name } commence
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } lance { $dice }\xA0: sept\xA0!
        [eleven] { $name } lance { $dice }\xA0: onze\xA0!
        [double] { $name } lance { $dice }\xA0: un double, { $total } en tout\xA0!
       *[other] { $name } lance { $dice }\xA0: { $total } en tout
    }
clockwork-event-turn-lost = { $total }, c’est pair\xA0: { $name } passe son tour
clockwork-event-pawn-walked = { $name } va { clockwork-to-place }
clockwork-event-pawn-placed = { $name } va directement { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } reste là\xA0: aucun chemin n’est libre
clockwork-event-card-drawn = { $name } prend une carte à la casse { $yard }
    .kind = { $name } prend { clockwork-card } à la casse { $yard }
clockwork-event-card-kept = { $name } garde toutes ses cartes
clockwork-event-card-discarded = { $name } défausse une carte
clockwork-event-card-laid = { $name } la pose face cachée à l’emplacement { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } demande en retour une carte à { $rival }
       *[false] { $name } défie { $rival }
    }
clockwork-event-had-some = { $name } en a
clockwork-event-had-none = { $name } n’en a pas
clockwork-event-card-given = { $giver } donne une carte à { $taker }
    .kind = { $giver } donne { clockwork-card } à { $taker }
clockwork-event-scrap-given = { $giver } donne plutôt de la Ferraille à { $taker }
clockwork-event-card-returned = { $giver } donne une carte en échange à { $taker }
    .kind = { $giver } donne en échange { clockwork-card } à { $taker }
clockwork-event-ask-declined = { $name } ne demande rien en retour
clockwork-event-search-begun = { $name } cherche parmi les cartes défaussées
clockwork-event-search-hit = Trouvé\xA0! { $name } prend la carte de l’emplacement { $spot }
clockwork-event-search-missed = À l’emplacement { $spot }, il y avait autre chose
clockwork-event-put-back = La carte de l’emplacement { $spot } est de nouveau cachée
clockwork-event-set-laid = { $name } a fini une machine\xA0: { clockwork-kind }
clockwork-event-set-held = { $name } ne pose rien maintenant
clockwork-event-turn-passed = { $name } ne fait rien de plus
clockwork-event-yards-emptied = Les casses sont vides. Tout le monde retourne aux Tours\xA0!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } s’envole en Dirigeable\xA0!
       *[machine] { $name } a machine volante, machine à déchiffrer et Carburant, et s’envole\xA0!
    }
clockwork-event-dead-end = Plus personne n’a de carte à montrer
clockwork-event-turns-capped = Les { $turns } tours sont passés

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } montre { clockwork-card } et en cherche une autre
        [swap] { $name } met { clockwork-card } à l’emplacement libre
       *[discard] { $name } montre { clockwork-card } et la défausse
    }
clockwork-event-card-turned = À l’emplacement { $spot }\xA0: { clockwork-card }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } cherche\xA0: { clockwork-kind }
       *[other] { $name } demande à { $rival }\xA0: { clockwork-kind }
    }
clockwork-event-shown-in-secret = { $name } montre une carte en secret à { $rival }
    .kind = { $name } montre en secret à { $rival }\xA0: { clockwork-card }

## How it ended

clockwork-outcome-machine = { $name } s’évade\xA0!
    .because = Une machine volante, une machine à déchiffrer et du Carburant sont sur la table.
clockwork-outcome-airship = { $name } s’évade\xA0!
    .because = Tout le Dirigeable est sur la table, avec l’Énergie.
clockwork-outcome-dead-end = Cette fois, personne ne s’évade
    .because = Les casses sont vides, et plus personne n’a de carte pour demander ou pour chercher.
clockwork-outcome-turn-cap = La cité vous garde tous
    .because = Les tours que vous aviez fixés sont passés, et personne ne s’est évadé.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = La partie est finie
    .because = Quelqu’un s’est évadé, ou plus personne ne le peut.
    .help = Commence une nouvelle partie, ou revois celle-ci.
clockwork-refused-not-to-act = Ce n’est pas encore à toi
    .because = Quelqu’un d’autre décide en ce moment.
    .help = Attends un peu. On t’appellera.
clockwork-refused-chance-first = Attends un peu
    .because = Des dés ou des cartes arrivent encore.
    .help = Réessaie quand ils sont sur la table.
clockwork-refused-unforeseen = Cela ne se décide pas ici
    .because = Le hasard lance et distribue, et vous jouez. Chacun son rôle.
    .help = Choisis un de tes coups à toi.
clockwork-refused-not-in-deck = Cette carte ne peut pas venir\xA0: { clockwork-kind }
    .because = Toutes ces cartes sont ailleurs.
    .help = Une autre carte doit venir.
clockwork-refused-kind-not-in-game = { clockwork-kind }\xA0: cette machine n’est pas dans la partie
    .because = À deux ou à trois, des machines restent dans la boîte.
    .help = Choisis une machine qui est dans la partie.
clockwork-refused-character-taken = Quelqu’un joue déjà { clockwork-character }
    .because = Chacun joue son propre personnage.
    .help = Choisis un autre personnage.
clockwork-refused-answer-first =
    { $question ->
        [character] Choisis d’abord qui tu es
        [leave_out] Choisis d’abord une machine qui reste dans la boîte
        [travel] Va d’abord quelque part
        [act] Décide d’abord ce que tu fais ici
        [discard] Défausse d’abord une carte
        [spot] Pose d’abord ta carte
        [give] Réponds d’abord au défi
        [counter] Décide d’abord si tu demandes une carte en retour
        [return] Donne d’abord une carte en échange
        [point] Désigne d’abord une carte
        [found] Décide d’abord si tu la prends
        [swap] Mets d’abord une carte à l’emplacement libre
       *[build] Décide d’abord ce que tu poses
    }
    .because =
        { $question ->
            [character] Chaque pion a besoin de quelqu’un.
            [leave_out] Cette partie se joue avec moins de machines.
            [travel] Les dés sont lancés, et il reste à avancer.
            [act] Te voilà sur place, et il y a quelque chose à faire.
            [discard] Tu as pris une carte, et maintenant tu choisis ce que tu défausses.
            [spot] Tu as montré une carte, il lui faut un emplacement.
            [give] Quelqu’un t’a demandé une carte.
            [counter] Tu n’en avais pas, alors tu peux demander une carte en retour.
            [return] Tu avais sept cartes et tu en as reçu une.
            [point] Tu as dit ce que tu cherches.
            [found] Tu as trouvé ce que tu cherches.
            [swap] Tu as pris une carte, et son emplacement est libre.
           *[build] À cette table, tu choisis ce que tu poses.
        }
    .help =
        { $question ->
            [character] Choisis un personnage que personne n’a.
            [leave_out] Choisis-en une parmi celles qui sont proposées.
            [travel] Choisis une case où ton lancer te mène, ou ce qu’il permet d’autre.
            [act] Choisis une chose que tu peux faire ici.
            [discard] Choisis une carte de ta main, ou garde tout si c’est proposé.
            [spot] Choisis un emplacement libre autour du plateau.
            [give] Donne la carte, ou de la Ferraille si tu en as.
            [counter] Demande une carte, ou passe.
            [return] Choisis une carte, sauf celle que tu viens de recevoir.
            [point] Choisis une carte face cachée.
            [found] Prends la carte, ou laisse-la.
            [swap] Choisis une carte de ta main.
           *[build] Pose une machine complète, ou rien encore.
        }
clockwork-refused-no-such-place = Ce plateau n’a pas d’endroit «\xA0{ $place }\xA0»
    .because = Il y a les Tours, les casses 1 à 6 et les cases numérotées.
    .help = Choisis un endroit que tu vois sur le plateau.
clockwork-refused-say-its-name = La case { $place } a un nom
    .because = Une case blanche porte le nom de l’endroit derrière elle.
    .help = Dis «\xA0towers\xA0», ou «\xA0yard\xA0» et son numéro, comme «\xA0yard 3\xA0».
clockwork-refused-ask-yourself = Tu ne peux pas te demander une carte à toi-même
    .because = Un défi se joue à deux.
    .help = Demande à un adversaire qui est là avec toi.
clockwork-refused-not-a-set = { clockwork-kind } n’est pas une machine à écarter
    .because = Ici, on ne choisit que des machines volantes et des machines à déchiffrer, toujours entières.
    .help = Choisis une des machines demandées.
clockwork-refused-field-full = Il n’y a pas de place pour toi { clockwork-at-place }
    .because = Deux pions y sont, et c’est le maximum.
    .help = Prends un autre chemin, ou arrête-toi ailleurs.
clockwork-refused-cannot-reverse = Il faudrait faire demi-tour pour aller { clockwork-to-place }
    .because =
        { $away ->
            [one] C’est à { $away } pas. Tu as fait { $steps }, et on ne fait pas demi-tour en chemin.
           *[other] C’est à { $away } pas. Tu as fait { $steps }, et on ne fait pas demi-tour en chemin.
        }
    .help = Choisis une case où ton lancer te mène.
clockwork-refused-steps-short = Ton lancer ne mène pas jusque-là\xA0: { clockwork-place }
    .because = C’est à { $away } pas, et tu as fait { $steps }.
    .help = Choisis une case où ton lancer te mène.
clockwork-refused-steps-over = Ton lancer mène plus loin que { clockwork-place }
    .because =
        { $away ->
            [one] C’est à { $away } pas, et tu as fait { $steps }. À cette table, le compte doit être exact.
           *[other] C’est à { $away } pas, et tu as fait { $steps }. À cette table, le compte doit être exact.
        }
    .help = Continue, et reviens avec un lancer qui tombe juste.
clockwork-refused-must-stop = Tu ne peux pas continuer jusque-là\xA0: { clockwork-place }
    .because = À cette table, on s’arrête à la première case blanche.
    .help = Arrête-toi là, ou prends un autre chemin.
clockwork-refused-not-reached = Ton lancer ne finit pas { clockwork-at-place }
    .because =
        { $away ->
            [one] C’est à { $away } pas. Tu as fait { $steps }, et on avance de tout le lancer.
           *[other] C’est à { $away } pas. Tu as fait { $steps }, et on avance de tout le lancer.
        }
    .help = Choisis une case où ton lancer te mène.
clockwork-refused-not-special = Ton lancer ne permet pas cela
    .because = Tu as fait { $total }. Il faut un sept, un onze ou un double.
    .help = Avance case par case cette fois.
clockwork-refused-bonus-later = Cela vient plus tard
    .because = À cette table, un lancer spécial offre une chose de plus après une casse.
    .help = Avance d’abord.
clockwork-refused-must-walk = Tu ne peux pas rester là
    .because = On doit avancer quand on peut.
    .help = Choisis une case où ton lancer te mène.
clockwork-refused-not-a-goal = Tu ne peux pas aller directement { clockwork-to-place }
    .because = Un lancer spécial mène à une casse ou aux Tours.
    .help = Choisis l’une d’elles, ou avance.
clockwork-refused-not-from-here = D’ici, ton lancer ne le permet pas
    .because = À cette table, ton tour doit commencer à une casse pour cela.
    .help = Avance, ou va aux Tours.
clockwork-refused-already-there = Tu es déjà { clockwork-at-place }
    .because = On va directement à un autre endroit.
    .help = Choisis un autre endroit.
clockwork-refused-yard-empty = La casse { $yard } est vide
    .because = Toutes ses cartes sont parties.
    .help = Essaie une autre casse, ou cherche aux Tours.
clockwork-refused-not-in-yard = Ici, c’est impossible
    .because = On prend des cartes à une casse, en arrivant ou quand le lancer permet d’y rester.
    .help = Va à une casse.
clockwork-refused-towers-only = Tu ne peux aller directement qu’aux Tours
    .because = Une casse n’est pas un but pour ton lancer en ce moment.
    .help = Va aux Tours, ou avance.
clockwork-refused-towers-reached = Maintenant, tu retournes aux Tours
    .because = Les casses sont vides, et ton lancer atteint les Tours.
    .help = Va aux Tours.
clockwork-refused-not-at-towers = Tu ne peux pas chercher ici
    .because = On cherche les cartes défaussées aux Tours, en y arrivant.
    .help = Va aux Tours.
clockwork-refused-no-demand-now = Tu ne peux défier personne maintenant
    .because = On défie quelqu’un qu’on rencontre sur une case ou à une casse.
    .help = Choisis un coup que tu peux jouer.
clockwork-refused-not-together = { $rival } n’est pas avec toi
    .because = Pour un défi, il faut être sur la même case ou à la même casse.
    .help = Va voir { $rival }, ou choisis quelqu’un qui est là.
clockwork-refused-not-in-towers = { $rival } est encore en route
    .because = Maintenant, tu peux seulement défier ceux qui sont aux Tours.
    .help = Choisis quelqu’un qui y est, ou attends.
clockwork-refused-just-back = Tu viens seulement de revenir
    .because = Qui revient peut chercher. Pour défier, il faut un lancer aux Tours.
    .help = Cherche une carte, ou renonce.
clockwork-refused-search-only = Avec { $total }, tu cherches, mais tu ne défies personne
    .because = À la fin, il faut un sept, un onze ou un double pour défier.
    .help = Cherche une carte, ou renonce.
clockwork-refused-already-asked = Tu as déjà demandé à { $rival }
    .because = On demande à chacun une fois par tour.
    .help = Demande à quelqu’un d’autre, ou passe.
clockwork-refused-nothing-to-show = Tu n’as pas cela à montrer\xA0: { clockwork-card }
    .because = Pour demander ou chercher, tu montres une carte de la même machine.
    .help = Choisis-en une que tu as. Carburant et Énergie, tu peux juste les nommer.
clockwork-refused-not-a-family = On ne peut pas demander cela\xA0: { clockwork-kind }
    .because = On cherche seulement les machines, le Dirigeable, le Carburant et l’Énergie.
    .help = Choisis parmi ceux-là.
clockwork-refused-not-asked-for = On ne t’a pas demandé cela\xA0: { clockwork-card }
    .because = Tu donnes ce qu’on te demande, et seule la Ferraille peut le remplacer.
    .help = Donne la carte demandée, ou de la Ferraille.
clockwork-refused-not-held = Tu n’as pas cela\xA0: { clockwork-card }
    .because = Tu joues les cartes de ta main.
    .help = Choisis une carte que tu as.
clockwork-refused-below-seven = Tu gardes tes cartes
    .because = En dessous de sept, on ne défausse rien.
    .help = Continue\xA0; le tour est fini.
clockwork-refused-even-throw = Avec { $total }, tu ne fais rien
    .because = À la fin, un lancer pair qui n’est pas un double fait perdre le tour.
    .help = Réessaie à ton prochain tour.
clockwork-refused-scrap-instead-only = La Ferraille ne sert pas ici
    .because = On la donne à la place d’une carte qu’on a, et tu n’as pas celle-là.
    .help = Demande une carte en retour, ou passe.
clockwork-refused-must-discard = Tu as { $hand } cartes
    .because = Une main a sept cartes au plus.
    .help = Défausse l’une d’elles.
clockwork-refused-spot-taken = L’emplacement { $spot } est pris
    .because = Les cartes ne se posent jamais l’une sur l’autre.
    .help = Choisis un emplacement libre.
clockwork-refused-no-such-spot = Il n’y a pas d’emplacement { $spot }
    .because = Les emplacements autour du plateau ont des numéros.
    .help = Choisis un numéro que tu vois.
clockwork-refused-spot-empty = Il n’y a pas de carte à l’emplacement { $spot }
    .because = Tu désignes une carte que quelqu’un a défaussée.
    .help = Choisis un emplacement avec une carte.
clockwork-refused-nothing-there = Il n’y a rien à chercher
    .because = Personne n’a encore défaussé de carte.
    .help = Reviens plus tard.
clockwork-refused-just-received = Tu viens de recevoir cela\xA0: { clockwork-card }
    .because = En échange, tu donnes une autre carte.
    .help = Choisis une autre carte.
clockwork-refused-no-counter = Tu ne peux rien demander en retour
    .because = À cette table, qui a de la Ferraille ne demande rien en retour.
    .help = Passe cette fois.
clockwork-refused-not-your-asker = Tu ne peux rien demander à { $rival }
    .because = Le défi, c’est { $asker } qui l’a lancé.
    .help = Demande à { $asker }, ou passe.
clockwork-refused-must-give = Tu as ce qu’on te demande\xA0: { clockwork-kind }
    .because = Quand on en a une, on la donne, ou de la Ferraille à la place.
    .help = Donnes-en une, ou de la Ferraille si tu en as.
clockwork-refused-must-draw = À une casse, on fait quelque chose
    .because = Quand on arrive ici, on prend une carte ou on défie quelqu’un.
    .help = Prends une carte.
clockwork-refused-not-complete = Pas encore complet\xA0: { clockwork-kind }
    .because = On pose seulement une machine complète.
    .help = Réunis les pièces qui manquent.
clockwork-refused-no-way-out = Tu ne peux pas encore t’évader
    .because = Il faut une machine volante, une machine à déchiffrer et du Carburant, ou tout le Dirigeable et l’Énergie.
    .help = Réunis ce qui manque.

## At the table

clockwork-short = Cité des Automates
clockwork-turn = C’est à { $name }
clockwork-turn-yours = À toi de jouer, { $name }
clockwork-turn-number = Tour { $number }
clockwork-before-play = Avant de jouer
clockwork-board = La cité\xA0: ponts, casses et emplacements
clockwork-your-side = Ta main et ce que tu peux faire
clockwork-hand = Ta main
clockwork-you = toi
clockwork-you-too = { clockwork-character } · toi
clockwork-no-character = pas encore de personnage
clockwork-hand-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
clockwork-laid = Machine posée\xA0: { clockwork-kind }
clockwork-machine = { clockwork-kind }\xA0: { $held } sur { $copies }
clockwork-pile =
    { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
clockwork-spot-free = Emplacement { $spot }, libre
clockwork-spot-laid = Emplacement { $spot }, une carte face cachée
clockwork-spot-known = Emplacement { $spot }, { clockwork-kind }
clockwork-glows = tu peux choisir ceci
clockwork-goal = Pour s’évader
clockwork-goal-machine = une machine volante, une machine à déchiffrer, un Carburant
clockwork-goal-airship = ou le Dirigeable avec l’Énergie
clockwork-in-this-game = Dans cette partie
clockwork-legend = { clockwork-kind }, { $copies } dans cette partie
clockwork-endgame = Toutes les casses sont vides. Tout le monde se retrouve aux Tours.

clockwork-total =
    { $special ->
        [seven] Sept\xA0!
        [eleven] Onze\xA0!
        [double] Double\xA0!
       *[other] { $total }
    }
clockwork-dice = Dés\xA0: { $dice }

clockwork-throw = Lancer les dés
clockwork-throw-opening = Lancer pour commencer
clockwork-do-go = Y aller directement
clockwork-do-walk = Avancer de { $total }
clockwork-do-take = Prendre une carte
clockwork-do-search = Chercher dans la défausse
clockwork-do-ask = Demander à { $name }
clockwork-do-stay = Rester ici
clockwork-do-keep = Tout garder
clockwork-do-none = Je n’en ai pas
clockwork-do-pass = Rien de plus
clockwork-do-build = Poser\xA0: { clockwork-kind }
clockwork-do-escape = S’évader\xA0!
clockwork-do-hold = Pas encore
clockwork-do-any-spot = N’importe où
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Donner\xA0: { clockwork-kind }
clockwork-do-give-scrap = Donner de la Ferraille
clockwork-do-back = Autre chose
clockwork-walk-to =
    { $where ->
        [towers] Aux Tours
        [yard] À la casse { $number }
       *[field] À la case { $number }
    }
clockwork-lay-on = Poser sur { $spot }
clockwork-point-at = Retourner { $spot }

clockwork-hint-throw = Lance les dés.
clockwork-hint-opening = Lance pour commencer\xA0: le plus grand nombre commence.
clockwork-hint-wait = { $name } réfléchit.
clockwork-hint-whisper = { $name } et { $rival } chuchotent.
clockwork-hint-character = Qui es-tu\xA0? Choisis un personnage.
clockwork-hint-leave-out = Choisis une machine qui reste dans la boîte.
clockwork-hint-travel = Choisis ce que tu fais de ton lancer.
clockwork-pick-one = Choisis.
clockwork-hint-walk = Choisis une case qui brille.
clockwork-hint-go = Choisis un endroit qui brille.
clockwork-hint-act = Que fais-tu ici\xA0?
clockwork-hint-show = Montre à { $name } une carte de ta main, ou nomme Carburant ou Énergie.
clockwork-hint-search = Montre ce que tu cherches, ou nomme Carburant ou Énergie.
clockwork-hint-discard =
    { $kind ->
        [none] Choisis une carte de ta main à défausser.
       *[other] Tu as reçu { clockwork-card }. Choisis une carte de ta main à défausser.
    }
clockwork-hint-spot = Pose ta carte sur un emplacement qui brille.
clockwork-hint-give = { $name } te demande une carte.
clockwork-hint-counter = Demande une fois à { $name }, ou passe.
clockwork-hint-return =
    { $kind ->
        [none] Donne une carte en échange à { $name }.
       *[other] Tu as reçu { clockwork-card }. Donne une autre carte en échange à { $name }.
    }
clockwork-hint-point = Désigne une carte face cachée.
clockwork-hint-found = Trouvé\xA0! Prends la carte, ou laisse-la.
clockwork-hint-swap = Choisis une carte pour l’emplacement { $spot }.
clockwork-hint-build = Poser une machine, ou pas encore\xA0?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } demande à { $rival }
clockwork-eyes-only = Rien que pour { $name }
clockwork-spoken-aloud = { $name } le dit à voix haute
clockwork-do-you-hold =
    { $kind ->
        [Fuel] As-tu du Carburant\xA0?
        [Power] As-tu la carte Énergie\xA0?
       *[other] En as-tu une autre\xA0: { clockwork-kind }\xA0?
    }
clockwork-give-one = Donnes-en une.
clockwork-give-or-scrap = Donnes-en une, ou de la Ferraille à la place.
clockwork-have-none = Tu n’en as pas. Dis-le, et tu peux demander une carte en retour.

clockwork-seen = Je l’ai vue
clockwork-seen-once = Retiens-la. Elle va de nouveau être cachée.

clockwork-read-seat =
    { $count ->
        [one] { $name }\xA0: { $place }, { $count } carte
       *[other] { $name }\xA0: { $place }, { $count } cartes
    }
clockwork-read-hand = Ta main\xA0: { $cards }

clockwork-key-pick = Choisir une carte de ta main
clockwork-key-take = Prendre une carte
clockwork-key-go = Aller directement, avancer
clockwork-key-ask = Demander, chercher
clockwork-key-decline = S’en passer

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Le fichier est trop long
    .help = Une cité a besoin de bien moins de { $most } lettres. Est-ce le bon fichier\xA0?
clockwork-unfit-not-toml = La ligne { $line } ne se lit pas
    .help = Cherche là, et à la ligne d’avant, une virgule ou un crochet qui manque, ou un numéro écrit deux fois.
clockwork-unfit-field-missing = Il manque «\xA0{ $field }\xA0»
    .help =
        { $field ->
            [fields] Ajoute une ligne [fields], et les cases dessous.
            [spots] Ajoute une ligne [spots], et les emplacements dessous.
           *[other] Ajoute une ligne qui commence par { $field } =
        }
clockwork-unfit-field-unknown = Personne ici ne connaît «\xA0{ $field }\xA0»
    .help =
        { $meant ->
            [none] Enlève la ligne. Est-ce le bon fichier\xA0?
           *[other] Tu veux dire «\xA0{ $meant }\xA0»\xA0?
        }
clockwork-unfit-name-unfit = Ce nom ne convient pas
    .help = Choisis-en un de 1 à { $most } lettres, entre guillemets, sur une ligne.
clockwork-unfit-not-a-number = «\xA0{ $field }\xA0» n’est pas le numéro d’une case
    .help = Écris un nombre entier de 0 à { $most }\xA0: { $field } = 0
clockwork-unfit-not-numbers = «\xA0{ $field }\xA0» n’est pas une liste de cases
    .help = Écris des nombres entiers de 0 à { $most }\xA0: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = «\xA0{ $field }\xA0» n’est pas une liste de chemins de case en case
    .help = Écris des nombres entiers de 0 à { $most }, deux ou plus par chemin\xA0: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = «\xA0{ $field }\xA0» n’est pas une partie à lignes numérotées
    .help = Écris [{ $field }] seul sur une ligne, et dessous des lignes comme { $first } = [500, 380]
clockwork-unfit-number-unfit = «\xA0{ $number }\xA0» sous [{ $field }] n’est pas un numéro de ligne
    .help = Numérote les lignes à partir de { $first }, une par une.
clockwork-unfit-number-skipped = Sous [{ $field }], il manque le numéro { $number }
    .help = Ajoute-le, ou renumérote les lignes sans trou.
clockwork-unfit-not-a-point =
    { $number ->
        [none] «\xA0{ $field }\xA0» n’est pas un endroit de l’image
       *[other] Sous [{ $field }], la ligne { $number } n’est pas un endroit de l’image
    }
    .help = Écris deux nombres entiers, depuis la gauche et depuis le haut, comme [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Il n’y a pas de case
        [one] Il y a seulement { $fields } case
       *[other] Cette cité a { $fields } cases
    }
    .help = Elle peut en avoir de { $fewest } à { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Il n’y a pas d’emplacement pour la défausse
        [one] Il y a seulement { $spots } emplacement pour la défausse
       *[other] Il y a { $spots } emplacements pour la défausse
    }
    .help = Il peut y en avoir de { $fewest } à { $most }.
clockwork-unfit-towers-nowhere = Les Tours sont sur la case { $number }, mais elle n’existe pas
    .help = Choisis une case qui est sous [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Il n’y a pas de casse
        [one] Il y a seulement { $yards } casse
       *[other] Il y a { $yards } casses
    }
    .help = Écris { $needed } cases dans yards.
clockwork-unfit-yard-nowhere = La casse { $yard } est sur la case { $number }, mais elle n’existe pas
    .help = Choisis une case qui est sous [fields].
clockwork-unfit-yard-in-towers = La casse { $yard } et les Tours sont toutes sur la case { $number }
    .help = Donne à chacune sa case.
clockwork-unfit-yard-twice = Les casses { $first } et { $second } sont toutes deux sur la case { $number }
    .help = Donne à chacune sa case.
clockwork-unfit-path-nowhere = Un chemin mène de { $first } à { $second }, mais il n’y a pas de case { $number }
    .help = Ajoute la case sous [fields], ou enlève-la de paths.
clockwork-unfit-path-to-itself = Un chemin mène de la case { $number } à elle-même
    .help = Écris { $number } une seule fois.
clockwork-unfit-path-twice = Le chemin entre { $first } et { $second } est là deux fois
    .help = Enlèves-en un\xA0; un seul sens suffit.
clockwork-unfit-too-many-paths = { $paths } chemins se rejoignent sur la case { $number }
    .help = Il en faut { $most } au plus. Mène quelques-uns vers une autre case.
clockwork-unfit-off-picture =
    { $field ->
        [fields] La case { $number } est hors de l’image
        [spots] Une carte à l’emplacement { $number } serait hors de l’image
       *[other] Les Tours seraient hors de l’image
    }
    .help = L’image fait { $width } de large et { $height } de haut\xA0; une carte fait 36 de large et 50 de haut, autour de son milieu.
clockwork-unfit-fields-too-near = Les cases { $first } et { $second } sont l’une sur l’autre
    .help = Déplaces-en une, jusqu’à { $apart } ou plus entre elles.
clockwork-unfit-unreachable = Aucun chemin ne relie { $fields } aux Tours
    .help = Ajoute un chemin vers { $number }, ou enlève ce que personne ne peut atteindre.
clockwork-unfit-spots-overlap = Les cartes des emplacements { $first } et { $second } seraient l’une sur l’autre
    .help = Déplaces-en un\xA0: une carte fait 36 de large et 50 de haut.
clockwork-unfit-spot-on-track = Une carte à l’emplacement { $spot } serait sur le pont entre { $first } et { $second }
    .help = Éloigne l’emplacement du pont, ou enlève-le.
`;export{e as default};