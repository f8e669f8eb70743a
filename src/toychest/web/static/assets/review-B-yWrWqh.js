var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cartes
castle-review-own = Rangées
castle-replay-row = rangée { $number } sur { $of }
castle-review-verdict-team-kind = Les cartes ont aidé\xA0: +{ $points }.
castle-review-verdict-team-unkind = Les cartes n’ont pas aidé\xA0: −{ $points }.
castle-review-verdict-team-missed = Il y avait de meilleures rangées\xA0: −{ $points }.
castle-review-verdict-team-best = Aucune meilleure rangée n’a été manquée.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Cette rangée sauvait le château\xA0: { $plan }
castle-review-held = La rangée a laissé sortir le fantôme. Une autre le retenait\xA0: { $plan }
castle-review-wand = Une baguette était sur le chemin\xA0: { $plan }
castle-review-treasure = Un trésor était sur le chemin\xA0: { $plan }
castle-review-ghost = Le fantôme pouvait rester plus bas\xA0: { $plan }
castle-review-ghost-cards = Cartes fantôme dans cette rangée\xA0: { $ghosts }
castle-review-no-ghost-card = Aucune carte fantôme n’est venue.
castle-review-walked = Cette rangée pouvait se suivre\xA0: { $plan }
castle-review-two-treasures = Plus d’un trésor était sur le chemin\xA0: { $plan }
castle-review-wand-twice = On pouvait passer deux fois par une baguette\xA0: { $plan }
castle-review-last-step = Une marche de plus et le fantôme sort. Cela le gardait plus bas\xA0: { $plan }
castle-review-gate = Le portail menait plus loin\xA0: { $plan }
castle-review-no-gate = C’était mieux sans le portail\xA0: { $plan }
castle-review-nearer = Cela finissait plus près d’un trésor\xA0: { $plan }
castle-review-nearer-wand = Cela finissait plus près d’une baguette\xA0: { $plan }
castle-review-other-gate = Un autre portail était meilleur\xA0: { $plan }
castle-review-jump = Le saut valait la peine\xA0: { $plan }
castle-review-walk-on = Continuer à pied était mieux\xA0: { $plan }
castle-review-other-way = Le sorcier avait un meilleur chemin\xA0: { $plan }
castle-review-other-turn = La même carte, tournée autrement\xA0: { $plan }
castle-review-other-card = Mieux valait tourner une autre carte\xA0: { $plan }
castle-review-turn = Cela valait la peine de tourner une carte\xA0: { $plan }
castle-review-as-it-lies = La rangée était bonne telle quelle\xA0: { $plan }
castle-review-treasure-in-reach = Avec ces cartes, un trésor était à portée.
castle-review-sorcerer-card = La carte «\xA0{ castle-face-sorcerer }\xA0» a aidé.
castle-review-no-way = Personne ne pouvait suivre cette rangée.
castle-review-out-of-reach = Avec ces cartes, aucun trésor n’était à portée.
castle-review-end-saved = Le dernier trésor était trouvé.
castle-review-end-ghost = Le fantôme est sorti. Trésors encore manquants\xA0: { $missing }.
`;export{e as default};