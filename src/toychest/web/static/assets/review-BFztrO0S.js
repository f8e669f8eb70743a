var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karten
castle-review-own = Reihen
castle-replay-row = Reihe { $number } von { $of }
castle-review-verdict-team-kind = Die Karten waren freundlich: +{ $points }.
castle-review-verdict-team-unkind = Die Karten waren nicht freundlich: −{ $points }.
castle-review-verdict-team-missed = Es gab bessere Reihen: −{ $points }.
castle-review-verdict-team-best = Keine bessere Reihe wurde verpasst.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Diese Reihe rettete das Schloss: { $plan }
castle-review-held = Die Reihe ließ den Geist hinaus. Eine andere hielt ihn auf: { $plan }
castle-review-wand = Ein Zauberstab lag am Weg: { $plan }
castle-review-treasure = Ein Schatz lag am Weg: { $plan }
castle-review-ghost = Der Geist konnte tiefer bleiben: { $plan }
castle-review-ghost-cards = Geisterkarten in dieser Reihe: { $ghosts }
castle-review-no-ghost-card = Es kam keine Geisterkarte.
castle-review-walked = Diese Reihe konnte man gehen: { $plan }
castle-review-two-treasures = Mehr als ein Schatz lag am Weg: { $plan }
castle-review-wand-twice = Ein Zauberstab konnte zweimal wirken: { $plan }
castle-review-last-step = Noch eine Stufe, und der Geist ist frei. Das hielt ihn tiefer: { $plan }
castle-review-gate = Das Tor führte weiter: { $plan }
castle-review-no-gate = Ohne das Tor war es besser: { $plan }
castle-review-nearer = Das endete näher an einem Schatz: { $plan }
castle-review-nearer-wand = Das endete näher an einem Zauberstab: { $plan }
castle-review-other-gate = Ein anderes Tor war besser: { $plan }
castle-review-jump = Der Sprung lohnte sich: { $plan }
castle-review-walk-on = Weitergehen war besser: { $plan }
castle-review-other-way = Der Zauberer hatte einen besseren Weg: { $plan }
castle-review-other-turn = Dieselbe Karte, anders gedreht: { $plan }
castle-review-other-card = Eine andere Karte zu drehen war besser: { $plan }
castle-review-turn = Es lohnte sich, eine Karte zu drehen: { $plan }
castle-review-as-it-lies = Die Reihe war gut, wie sie lag: { $plan }
castle-review-treasure-in-reach = Mit diesen Karten war ein Schatz zu erreichen.
castle-review-sorcerer-card = Die Karte „{ castle-face-sorcerer }“ half.
castle-review-no-way = Diese Reihe konnte niemand gehen.
castle-review-out-of-reach = Mit diesen Karten war kein Schatz zu erreichen.
castle-review-end-saved = Der letzte Schatz war gefunden.
castle-review-end-ghost = Der Geist entwischte. Schätze, die noch fehlten: { $missing }.
`;export{e as default};