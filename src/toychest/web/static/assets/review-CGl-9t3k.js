var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Карты
castle-review-own = Ряды
castle-replay-row = ряд { $number } из { $of }
castle-review-verdict-team-kind = Карты помогали: +{ $points }.
castle-review-verdict-team-unkind = Карты не помогали: −{ $points }.
castle-review-verdict-team-missed = Были ряды лучше: −{ $points }.
castle-review-verdict-team-best = Ни одного лучшего ряда не упущено.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Этот ряд спасал замок: { $plan }
castle-review-held = Ряд выпустил призрака. Другой его сдерживал: { $plan }
castle-review-wand = По пути была палочка: { $plan }
castle-review-treasure = По пути был клад: { $plan }
castle-review-ghost = Призрак мог остаться ниже: { $plan }
castle-review-ghost-cards = Карты призрака в этом ряду: { $ghosts }
castle-review-no-ghost-card = Ни одной карты призрака не выпало.
castle-review-walked = По этому ряду можно было пройти: { $plan }
castle-review-two-treasures = По пути был не один клад: { $plan }
castle-review-wand-twice = Палочка могла сработать дважды: { $plan }
castle-review-last-step = Ещё ступенька, и призрак выйдет. Это держало его ниже: { $plan }
castle-review-gate = Ворота вели дальше: { $plan }
castle-review-no-gate = Без ворот было лучше: { $plan }
castle-review-nearer = Это кончалось ближе к кладу: { $plan }
castle-review-nearer-wand = Это кончалось ближе к палочке: { $plan }
castle-review-other-gate = Другие ворота были лучше: { $plan }
castle-review-jump = Прыжок того стоил: { $plan }
castle-review-walk-on = Лучше было идти дальше: { $plan }
castle-review-other-way = У волшебника был путь лучше: { $plan }
castle-review-other-turn = Та же карта, повёрнутая иначе: { $plan }
castle-review-other-card = Лучше было повернуть другую карту: { $plan }
castle-review-turn = Стоило повернуть карту: { $plan }
castle-review-as-it-lies = Ряд был хорош так, как лежал: { $plan }
castle-review-treasure-in-reach = С этими картами клад был рядом.
castle-review-sorcerer-card = Карта «{ castle-face-sorcerer }» помогла.
castle-review-no-way = По этому ряду было не пройти.
castle-review-out-of-reach = С этими картами ни одного клада было не достать.
castle-review-end-saved = Найден последний клад.
castle-review-end-ghost = Призрак выбрался. Кладов не хватало: { $missing }.
`;export{e as default};