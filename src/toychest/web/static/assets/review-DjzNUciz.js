var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karte
castle-review-own = Vrste

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Ta vrsta je rešila grad: { $plan }
castle-review-held = Vrsta je duha spustila ven. Druga ga je zadržala: { $plan }
castle-review-wand = Na poti je bila čarobna palica: { $plan }
castle-review-treasure = Na poti je bil zaklad: { $plan }
castle-review-ghost = Duh bi lahko ostal nižje: { $plan }
castle-review-ghost-cards = Karte duha v tej vrsti: { $ghosts }
castle-review-no-ghost-card = Nobena karta duha ni prišla.
`;export{e as default};