var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Carte
castle-review-own = File

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Questa fila salvava il castello: { $plan }
castle-review-held = La fila ha fatto uscire il fantasma. Un’altra lo fermava: { $plan }
castle-review-wand = C’era una bacchetta sulla via: { $plan }
castle-review-treasure = C’era un tesoro sulla via: { $plan }
castle-review-ghost = Il fantasma poteva restare più in basso: { $plan }
castle-review-ghost-cards = Carte fantasma in questa fila: { $ghosts }
castle-review-no-ghost-card = Non è uscita nessuna carta fantasma.
`;export{e as default};