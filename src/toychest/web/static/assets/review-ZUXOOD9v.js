var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Картки
castle-review-own = Ряди
castle-replay-row = ряд { $number } з { $of }
castle-review-verdict-team-kind = Картки сприяли: +{ $points }.
castle-review-verdict-team-unkind = Картки не сприяли: −{ $points }.
castle-review-verdict-team-missed = Були кращі ряди: −{ $points }.
castle-review-verdict-team-best = Жодного кращого ряду не пропущено.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Цей ряд рятував замок: { $plan }
castle-review-held = Ряд випустив привида. Інший його стримував: { $plan }
castle-review-wand = На шляху була паличка: { $plan }
castle-review-treasure = На шляху був скарб: { $plan }
castle-review-ghost = Привид міг лишитися нижче: { $plan }
castle-review-ghost-cards = Картки привида в цьому ряду: { $ghosts }
castle-review-no-ghost-card = Жодна картка привида не випала.
castle-review-walked = Цим рядом можна було пройти: { $plan }
castle-review-two-treasures = На шляху був не один скарб: { $plan }
castle-review-wand-twice = Паличка могла спрацювати двічі: { $plan }
castle-review-last-step = Ще одна сходинка, і привид вийде. Це тримало його нижче: { $plan }
castle-review-gate = Брама вела далі: { $plan }
castle-review-no-gate = Без брами було краще: { $plan }
castle-review-nearer = Це закінчувалося ближче до скарбу: { $plan }
castle-review-nearer-wand = Це закінчувалося ближче до палички: { $plan }
castle-review-other-gate = Інша брама була краща: { $plan }
castle-review-jump = Стрибок був того вартий: { $plan }
castle-review-walk-on = Краще було йти далі: { $plan }
castle-review-other-way = Чарівник мав кращий шлях: { $plan }
castle-review-other-turn = Та сама картка, повернута інакше: { $plan }
castle-review-other-card = Краще було повернути іншу картку: { $plan }
castle-review-turn = Варто було повернути картку: { $plan }
castle-review-as-it-lies = Ряд був добрий так, як лежав: { $plan }
castle-review-treasure-in-reach = З цими картками скарб був поруч.
castle-review-sorcerer-card = Картка «{ castle-face-sorcerer }» допомогла.
castle-review-no-way = Цим рядом ніяк було пройти.
castle-review-out-of-reach = З цими картками жодного скарбу було не дістати.
castle-review-end-saved = Знайдено останній скарб.
castle-review-end-ghost = Привид вибрався. Скарбів бракувало: { $missing }.
`;export{e as default};