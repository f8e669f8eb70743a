var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karte
castle-review-own = Vrste
castle-replay-row = vrsta { $number } od { $of }
castle-review-verdict-team-kind = Karte so bile mile: +{ $points }.
castle-review-verdict-team-unkind = Karte niso bile mile: −{ $points }.
castle-review-verdict-team-missed = Bile so boljše vrste: −{ $points }.
castle-review-verdict-team-best = Nobena boljša vrsta ni bila spregledana.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Ta vrsta je rešila grad: { $plan }
castle-review-held = Vrsta je duha spustila ven. Druga ga je zadržala: { $plan }
castle-review-wand = Na poti je bila čarobna palica: { $plan }
castle-review-treasure = Na poti je bil zaklad: { $plan }
castle-review-ghost = Duh bi lahko ostal nižje: { $plan }
castle-review-ghost-cards = Karte duha v tej vrsti: { $ghosts }
castle-review-no-ghost-card = Nobena karta duha ni prišla.
castle-review-walked = To vrsto se je dalo prehoditi: { $plan }
castle-review-two-treasures = Na poti je bil več kot en zaklad: { $plan }
castle-review-wand-twice = Čarobna palica je lahko delovala dvakrat: { $plan }
castle-review-last-step = Še ena stopnica in duh je zunaj. To ga je zadržalo nižje: { $plan }
castle-review-gate = Portal je vodil dlje: { $plan }
castle-review-no-gate = Brez portala je bilo bolje: { $plan }
castle-review-nearer = To se je končalo bliže zakladu: { $plan }
castle-review-nearer-wand = To se je končalo bliže čarobni palici: { $plan }
castle-review-other-gate = Drug portal je bil boljši: { $plan }
castle-review-jump = Skok se je splačal: { $plan }
castle-review-walk-on = Bolje je bilo iti naprej: { $plan }
castle-review-other-way = Čarovnik je imel boljšo pot: { $plan }
castle-review-other-turn = Ista karta, obrnjena drugače: { $plan }
castle-review-other-card = Bolje je bilo obrniti drugo karto: { $plan }
castle-review-turn = Splačalo se je obrniti karto: { $plan }
castle-review-as-it-lies = Vrsta je bila dobra taka, kot je ležala: { $plan }
castle-review-treasure-in-reach = S temi kartami je bil zaklad na dosegu.
castle-review-sorcerer-card = Karta »{ castle-face-sorcerer }« je pomagala.
castle-review-no-way = Te vrste se ni dalo prehoditi.
castle-review-out-of-reach = S temi kartami noben zaklad ni bil na dosegu.
castle-review-end-saved = Najden je bil zadnji zaklad.
castle-review-end-ghost = Duh je ušel. Manjkajoči zakladi: { $missing }.
`;export{e as default};