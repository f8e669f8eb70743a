var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Kaarten
castle-review-own = Rijen

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Deze rij redde het kasteel: { $plan }
castle-review-held = De rij liet het spook vrij. Een andere hield het tegen: { $plan }
castle-review-wand = Er lag een toverstaf op de weg: { $plan }
castle-review-treasure = Er lag een schat op de weg: { $plan }
castle-review-ghost = Het spook kon lager blijven: { $plan }
castle-review-ghost-cards = Spookkaarten in deze rij: { $ghosts }
castle-review-no-ghost-card = Er kwam geen spookkaart.
`;export{e as default};