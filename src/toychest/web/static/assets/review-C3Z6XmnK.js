var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cărți
castle-review-own = Șiruri

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Acest șir salva castelul: { $plan }
castle-review-held = Șirul a lăsat fantoma să iasă. Altul o oprea: { $plan }
castle-review-wand = În drum era o baghetă: { $plan }
castle-review-treasure = În drum era o comoară: { $plan }
castle-review-ghost = Fantoma putea rămâne mai jos: { $plan }
castle-review-ghost-cards = Cărți cu fantome în acest șir: { $ghosts }
castle-review-no-ghost-card = Nu a venit nicio carte cu fantomă.
`;export{e as default};