var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karty
castle-review-own = Řady
castle-replay-row = řada { $number } z { $of }
castle-review-verdict-team-kind = Karty přály: +{ $points }.
castle-review-verdict-team-unkind = Karty nepřály: −{ $points }.
castle-review-verdict-team-missed = Byly lepší řady: −{ $points }.
castle-review-verdict-team-best = Žádná lepší řada se nepřehlédla.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Tahle řada zachránila hrad: { $plan }
castle-review-held = Řada pustila ducha ven. Jiná ho zadržela: { $plan }
castle-review-wand = Po cestě byla hůlka: { $plan }
castle-review-treasure = Po cestě byl poklad: { $plan }
castle-review-ghost = Duch mohl zůstat níž: { $plan }
castle-review-ghost-cards = Karty ducha v této řadě: { $ghosts }
castle-review-no-ghost-card = Žádná karta ducha nepřišla.
castle-review-walked = Touhle řadou se dalo projít: { $plan }
castle-review-two-treasures = Po cestě byl víc než jeden poklad: { $plan }
castle-review-wand-twice = Hůlka mohla zapůsobit dvakrát: { $plan }
castle-review-last-step = Ještě schod a duch je venku. Tohle ho drželo níž: { $plan }
castle-review-gate = Brána vedla dál: { $plan }
castle-review-no-gate = Bez brány bylo lépe: { $plan }
castle-review-nearer = Tohle skončilo blíž k pokladu: { $plan }
castle-review-nearer-wand = Tohle skončilo blíž k hůlce: { $plan }
castle-review-other-gate = Jiná brána byla lepší: { $plan }
castle-review-jump = Skok stál za to: { $plan }
castle-review-walk-on = Lepší bylo jít dál: { $plan }
castle-review-other-way = Čaroděj měl lepší cestu: { $plan }
castle-review-other-turn = Stejná karta, otočená jinak: { $plan }
castle-review-other-card = Lepší bylo otočit jinou kartu: { $plan }
castle-review-turn = Stálo za to otočit kartu: { $plan }
castle-review-as-it-lies = Řada byla dobrá tak, jak ležela: { $plan }
castle-review-treasure-in-reach = S těmito kartami byl poklad na dosah.
castle-review-sorcerer-card = Karta „{ castle-face-sorcerer }“ pomohla.
castle-review-no-way = Touhle řadou se projít nedalo.
castle-review-out-of-reach = S těmito kartami nebyl na dosah žádný poklad.
castle-review-end-saved = Našel se poslední poklad.
castle-review-end-ghost = Duch je venku. Chybějící poklady: { $missing }.
`;export{e as default};