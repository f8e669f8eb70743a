var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Карты
castle-review-own = Ряды

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Этот ряд спасал замок: { $plan }
castle-review-held = Ряд выпустил призрака. Другой его сдерживал: { $plan }
castle-review-wand = По пути была палочка: { $plan }
castle-review-treasure = По пути был клад: { $plan }
castle-review-ghost = Призрак мог остаться ниже: { $plan }
castle-review-ghost-cards = Карты призрака в этом ряду: { $ghosts }
castle-review-no-ghost-card = Ни одной карты призрака не выпало.
`;export{e as default};