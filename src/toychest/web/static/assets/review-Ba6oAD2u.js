var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karten
castle-review-own = Reihen

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Diese Reihe rettete das Schloss: { $plan }
castle-review-held = Die Reihe ließ den Geist hinaus. Eine andere hielt ihn auf: { $plan }
castle-review-wand = Ein Zauberstab lag am Weg: { $plan }
castle-review-treasure = Ein Schatz lag am Weg: { $plan }
castle-review-ghost = Der Geist konnte tiefer bleiben: { $plan }
castle-review-ghost-cards = Geisterkarten in dieser Reihe: { $ghosts }
castle-review-no-ghost-card = Es kam keine Geisterkarte.
`;export{e as default};