var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karty
castle-review-own = Řady

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Tahle řada zachránila hrad: { $plan }
castle-review-held = Řada pustila ducha ven. Jiná ho zadržela: { $plan }
castle-review-wand = Po cestě byla hůlka: { $plan }
castle-review-treasure = Po cestě byl poklad: { $plan }
castle-review-ghost = Duch mohl zůstat níž: { $plan }
castle-review-ghost-cards = Karty ducha v této řadě: { $ghosts }
castle-review-no-ghost-card = Žádná karta ducha nepřišla.
`;export{e as default};