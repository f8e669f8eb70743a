### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cartes
castle-review-own = Rangées
castle-replay-row = rangée { $number } sur { $of }
castle-review-verdict-team-kind = Les cartes ont aidé : +{ $points }.
castle-review-verdict-team-unkind = Les cartes n’ont pas aidé : −{ $points }.
castle-review-verdict-team-missed = Il y avait de meilleures rangées : −{ $points }.
castle-review-verdict-team-best = Aucune meilleure rangée n’a été manquée.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Cette rangée sauvait le château : { $plan }
castle-review-held = La rangée a laissé sortir le fantôme. Une autre le retenait : { $plan }
castle-review-wand = Une baguette était sur le chemin : { $plan }
castle-review-treasure = Un trésor était sur le chemin : { $plan }
castle-review-ghost = Le fantôme pouvait rester plus bas : { $plan }
castle-review-ghost-cards = Cartes fantôme dans cette rangée : { $ghosts }
castle-review-no-ghost-card = Aucune carte fantôme n’est venue.
castle-review-walked = Cette rangée pouvait se suivre : { $plan }
castle-review-two-treasures = Plus d’un trésor était sur le chemin : { $plan }
castle-review-wand-twice = On pouvait passer deux fois par une baguette : { $plan }
castle-review-last-step = Une marche de plus et le fantôme sort. Cela le gardait plus bas : { $plan }
castle-review-gate = Le portail menait plus loin : { $plan }
castle-review-no-gate = C’était mieux sans le portail : { $plan }
castle-review-nearer = Cela finissait plus près d’un trésor : { $plan }
castle-review-nearer-wand = Cela finissait plus près d’une baguette : { $plan }
castle-review-other-gate = Un autre portail était meilleur : { $plan }
castle-review-jump = Le saut valait la peine : { $plan }
castle-review-walk-on = Continuer à pied était mieux : { $plan }
castle-review-other-way = Le sorcier avait un meilleur chemin : { $plan }
castle-review-other-turn = La même carte, tournée autrement : { $plan }
castle-review-other-card = Mieux valait tourner une autre carte : { $plan }
castle-review-turn = Cela valait la peine de tourner une carte : { $plan }
castle-review-as-it-lies = La rangée était bonne telle quelle : { $plan }
castle-review-treasure-in-reach = Avec ces cartes, un trésor était à portée.
castle-review-sorcerer-card = La carte « { castle-face-sorcerer } » a aidé.
castle-review-no-way = Personne ne pouvait suivre cette rangée.
castle-review-out-of-reach = Avec ces cartes, aucun trésor n’était à portée.
castle-review-end-saved = Le dernier trésor était trouvé.
castle-review-end-ghost = Le fantôme est sorti. Trésors encore manquants : { $missing }.
