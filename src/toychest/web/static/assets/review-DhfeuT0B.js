var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karty
castle-review-own = Rzędy

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Ten rząd ratował zamek: { $plan }
castle-review-held = Rząd wypuścił ducha. Inny go zatrzymywał: { $plan }
castle-review-wand = Po drodze była różdżka: { $plan }
castle-review-treasure = Po drodze był skarb: { $plan }
castle-review-ghost = Duch mógł zostać niżej: { $plan }
castle-review-ghost-cards = Karty ducha w tym rzędzie: { $ghosts }
castle-review-no-ghost-card = Nie przyszła żadna karta ducha.
`;export{e as default};