var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Carte
castle-review-own = File
castle-replay-row = fila { $number } di { $of }
castle-review-verdict-team-kind = Le carte hanno aiutato: +{ $points }.
castle-review-verdict-team-unkind = Le carte non hanno aiutato: −{ $points }.
castle-review-verdict-team-missed = C’erano file migliori: −{ $points }.
castle-review-verdict-team-best = Nessuna fila migliore è stata mancata.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Questa fila salvava il castello: { $plan }
castle-review-held = La fila ha fatto uscire il fantasma. Un’altra lo fermava: { $plan }
castle-review-wand = C’era una bacchetta sulla via: { $plan }
castle-review-treasure = C’era un tesoro sulla via: { $plan }
castle-review-ghost = Il fantasma poteva restare più in basso: { $plan }
castle-review-ghost-cards = Carte fantasma in questa fila: { $ghosts }
castle-review-no-ghost-card = Non è uscita nessuna carta fantasma.
castle-review-walked = Questa fila si poteva seguire: { $plan }
castle-review-two-treasures = C’era più di un tesoro sulla via: { $plan }
castle-review-wand-twice = Si poteva passare due volte da una bacchetta: { $plan }
castle-review-last-step = Ancora un gradino e il fantasma esce. Questo lo teneva più in basso: { $plan }
castle-review-gate = Il portale portava più lontano: { $plan }
castle-review-no-gate = Era meglio senza il portale: { $plan }
castle-review-nearer = Questo finiva più vicino a un tesoro: { $plan }
castle-review-nearer-wand = Questo finiva più vicino a una bacchetta: { $plan }
castle-review-other-gate = Un altro portale era migliore: { $plan }
castle-review-jump = Il salto valeva la pena: { $plan }
castle-review-walk-on = Era meglio andare a piedi: { $plan }
castle-review-other-way = Il mago aveva una via migliore: { $plan }
castle-review-other-turn = La stessa carta, girata in un altro modo: { $plan }
castle-review-other-card = Era meglio girare un’altra carta: { $plan }
castle-review-turn = Valeva la pena girare una carta: { $plan }
castle-review-as-it-lies = La fila andava bene così com’era: { $plan }
castle-review-treasure-in-reach = Con queste carte un tesoro era a portata.
castle-review-sorcerer-card = La carta «{ castle-face-sorcerer }» ha aiutato.
castle-review-no-way = Nessuno poteva seguire questa fila.
castle-review-out-of-reach = Con queste carte nessun tesoro era a portata.
castle-review-end-saved = È stato trovato l’ultimo tesoro.
castle-review-end-ghost = Il fantasma è uscito. Tesori ancora mancanti: { $missing }.
`;export{e as default};