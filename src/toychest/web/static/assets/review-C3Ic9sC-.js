var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Chance et jeu, en points sur 100
review-line-start = Au début
review-line-luck = Chance de la boîte
review-line-own = Ses propres erreurs
review-line-slip = Oublié
review-line-rivals = Erreurs de l’autre
review-line-rivals-slip = Oublié par l’autre
review-line-others = Coups des autres
review-line-hidden = Personne ne pouvait savoir
review-line-rest = Notre arrondi
review-line-end = À la fin
review-exact = exact
review-within = ± dit de combien un nombre peut être à côté.
review-team = L’équipe
review-team-start = Au début
review-team-luck = chance
review-team-own = Meilleurs coups manqués
review-team-slip = Oublié
review-team-rest = Notre arrondi
review-verdict-most-luck = C’est la chance qui a pesé le plus\xA0: { $name } +{ $points }.
review-verdict-most-play = C’est le jeu qui a pesé le plus\xA0: { $name } +{ $points }.
review-verdict-most-hidden = Ce que personne ne pouvait savoir a pesé le plus\xA0: { $name } +{ $points }.
review-verdict-gave-luck = La chance en a ajouté { $points }.
review-verdict-gave-play = Le jeu en a ajouté { $points }.
review-verdict-gave-hidden = Ce que personne ne pouvait savoir en a ajouté { $points }.
review-verdict-took-luck = La chance en a repris { $points }.
review-verdict-took-play = Le jeu en a repris { $points }.
review-verdict-took-hidden = Ce que personne ne pouvait savoir en a repris { $points }.
review-verdict-team-kind = La chance a aidé\xA0: +{ $points }.
review-verdict-team-unkind = La chance n’a pas aidé\xA0: −{ $points }.
review-verdict-team-missed = Il y avait de meilleurs coups\xA0: −{ $points }.
review-verdict-team-best = Aucun meilleur coup n’a été manqué.
review-verdict-close = Trop serré pour séparer chance et jeu.
review-verdict-kept = { $bot } a joué un moment pour { $name } (−{ $points }).
review-moments = Moments à revoir
review-well-played = Bien joué. Rien de mieux n’a été trouvé.
review-by = Trouvé par { $recipe }\xA0: { $evaluator }
review-graph = Qui était devant
review-graph-team = La chance de gagner
review-mark-mistake = un meilleur coup existait
review-mark-luck = coup de chance
review-better = Mieux\xA0: { $move }
review-better-by-far = Bien mieux\xA0: { $move }
review-slip = Mieux\xA0: { $move }. Ce sur quoi cela repose s’est vu il y a longtemps.
review-lucky = C’était un coup de chance.
review-unlucky = C’était de la malchance.
review-lucky-odds = Une chance sur { $of }.
review-with-odds = { $told } Une chance sur { $of }.
review-with-hand = { $told } ({ $bot } joue pour { $name })
review-with-age =
    { $told }. Cela s’était vu { $age ->
        [one] un coup
       *[other] { $age } coups
    } plus tôt.
review-hidden = Juste avec tout ce qui se voyait. Ce qui était caché a fait pire.
review-hidden-good = Cela semblait pire que ce n’était\xA0: ce qui était caché a aidé.
review-end = Cela a terminé la partie.
review-chance-instead = { $name }\xA0: { $first } ainsi, { $second } comme joué
review-chance-instead-about = { $name }\xA0: environ { $first } ainsi, environ { $second } comme joué
review-chance-then = { $name }\xA0: de { $first } à { $second }

## On the screen

review-luck-and-play = Chance et jeu
review-whom = Qui en a profité, en points
review-made-of = De quoi chaque chance est faite, sur 100
review-made-of-team = De quoi la chance de l’équipe est faite
review-together = Ensemble
review-mistakes-of = Erreurs\xA0: { $name }
review-forgotten-of = Oublié\xA0: { $name }
review-mark-slip = déjà vu
review-mark-hidden = personne ne pouvait savoir
review-band = nous n’en sommes pas plus sûrs
review-give-or-take = à { $points } points près
review-start = début
review-entry = entrée { $number }
review-entry-head = Entrée
review-marks-head = Ce qui s’est passé
review-finer = On regarde de plus près\xA0: coup { $done } sur { $of }
review-looking = On revoit la partie…
review-weighing = Qu’est-ce qui était chance, qu’est-ce qui était jeu\xA0? On le pèse…
review-moments-follow = Ils suivent dès que chaque coup est pesé.
review-none = Cette partie n’a pas pu être pesée. Tu peux quand même la revoir pas à pas.
review-show = Voir
review-count =
    { $count ->
        [one] Un moment à revoir
       *[other] { $count } moments à revoir
    }
review-back = Retour au bilan
review-moment-next = Moment suivant
review-moment-previous = Moment précédent
review-key-moment = moment suivant
review-eyes = Vu par
review-eyes-all = tout le monde
review-eyes-help = Tout le monde\xA0: tout est ouvert. Un nom\xA0: seulement ce que cette place pouvait voir.
review-link = Copier le lien vers cette entrée
review-tag-played = joué
review-tag-better = mieux
review-about = environ { $points }
review-chance-known = Chance de gagner, d’après ce que { $name } pouvait savoir
review-chance-exact = Chance de gagner, exacte\xA0: { $name }

## At a terminal, and why not

review-winding = Échauffement, une fois sur cet ordinateur
review-under-way = Regard en arrière
review-stopped = Arrêté avant d’avoir trouvé quoi que ce soit.
review-rough = Arrêté. Voici ce qu’un premier regard a trouvé.
review-written = Écrit\xA0: { $file }
review-work = Avec { $work } pour cent du travail, on ne trouve rien. Choisis de 1 à { $most }.
`;export{e as default};