var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cartes
castle-review-own = Rangées

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Cette rangée sauvait le château : { $plan }
castle-review-held = La rangée a laissé sortir le fantôme. Une autre le retenait : { $plan }
castle-review-wand = Une baguette était sur le chemin : { $plan }
castle-review-treasure = Un trésor était sur le chemin : { $plan }
castle-review-ghost = Le fantôme pouvait rester plus bas : { $plan }
castle-review-ghost-cards = Cartes fantôme dans cette rangée : { $ghosts }
castle-review-no-ghost-card = Aucune carte fantôme n’est venue.
`;export{e as default};