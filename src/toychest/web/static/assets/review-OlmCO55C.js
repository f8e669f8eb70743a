var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cărți
castle-review-own = Șiruri
castle-replay-row = rândul { $number } din { $of }
castle-review-verdict-team-kind = Cărțile au ajutat: +{ $points }.
castle-review-verdict-team-unkind = Cărțile nu au ajutat: −{ $points }.
castle-review-verdict-team-missed = Existau șiruri mai bune: −{ $points }.
castle-review-verdict-team-best = Niciun șir mai bun nu a fost ratat.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Acest șir salva castelul: { $plan }
castle-review-held = Șirul a lăsat fantoma să iasă. Altul o oprea: { $plan }
castle-review-wand = În drum era o baghetă: { $plan }
castle-review-treasure = În drum era o comoară: { $plan }
castle-review-ghost = Fantoma putea rămâne mai jos: { $plan }
castle-review-ghost-cards = Cărți cu fantome în acest șir: { $ghosts }
castle-review-no-ghost-card = Nu a venit nicio carte cu fantomă.
castle-review-walked = Acest șir se putea parcurge: { $plan }
castle-review-two-treasures = În drum era mai mult de o comoară: { $plan }
castle-review-wand-twice = Se putea trece de două ori pe la o baghetă: { $plan }
castle-review-last-step = Încă o treaptă și fantoma iese. Asta o ținea mai jos: { $plan }
castle-review-gate = Poarta ducea mai departe: { $plan }
castle-review-no-gate = Era mai bine fără poartă: { $plan }
castle-review-nearer = Asta se termina mai aproape de o comoară: { $plan }
castle-review-nearer-wand = Asta se termina mai aproape de o baghetă: { $plan }
castle-review-other-gate = Altă poartă era mai bună: { $plan }
castle-review-jump = Saltul merita: { $plan }
castle-review-walk-on = Era mai bine pe jos: { $plan }
castle-review-other-way = Vrăjitorul avea un drum mai bun: { $plan }
castle-review-other-turn = Aceeași carte, rotită altfel: { $plan }
castle-review-other-card = Era mai bine rotită altă carte: { $plan }
castle-review-turn = Merita rotită o carte: { $plan }
castle-review-as-it-lies = Șirul era bun așa cum era: { $plan }
castle-review-treasure-in-reach = Cu aceste cărți o comoară era aproape.
castle-review-sorcerer-card = Cartea cu vrăjitor a ajutat.
castle-review-no-way = Acest șir nu se putea parcurge.
castle-review-out-of-reach = Cu aceste cărți nicio comoară nu era aproape.
castle-review-end-saved = S-a găsit ultima comoară.
castle-review-end-ghost = Fantoma a ieșit. Comori care mai lipseau: { $missing }.
`;export{e as default};