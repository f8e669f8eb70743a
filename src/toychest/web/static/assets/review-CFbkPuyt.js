var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Картки
castle-review-own = Ряди

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Цей ряд рятував замок: { $plan }
castle-review-held = Ряд випустив привида. Інший його стримував: { $plan }
castle-review-wand = На шляху була паличка: { $plan }
castle-review-treasure = На шляху був скарб: { $plan }
castle-review-ghost = Привид міг лишитися нижче: { $plan }
castle-review-ghost-cards = Картки привида в цьому ряду: { $ghosts }
castle-review-no-ghost-card = Жодна картка привида не випала.
`;export{e as default};