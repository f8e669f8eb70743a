var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Cărți
castle-review-own = Rânduri
castle-replay-row = rândul { $number } din { $of }
castle-review-verdict-team-kind = Cărțile au ajutat: +{ $points }.
castle-review-verdict-team-unkind = Cărțile nu au ajutat: −{ $points }.
castle-review-verdict-team-missed = Existau rânduri mai bune: −{ $points }.
castle-review-verdict-team-best = Niciun rând mai bun nu a fost ratat.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Acest rând salva castelul: { $plan }
castle-review-held = Rândul a lăsat fantoma să iasă. Altul o oprea: { $plan }
castle-review-wand = În drum era o baghetă: { $plan }
castle-review-treasure = În drum era o comoară: { $plan }
castle-review-ghost = Fantoma putea rămâne mai jos: { $plan }
castle-review-ghost-cards = Cărți cu fantome în acest rând: { $ghosts }
castle-review-no-ghost-card = Nu a venit nicio carte cu fantomă.
castle-review-walked = Acest rând se putea parcurge: { $plan }
castle-review-two-treasures = În drum era mai mult de o comoară: { $plan }
castle-review-wand-twice = Se putea trece de două ori pe la o baghetă: { $plan }
castle-review-last-step = Încă o treaptă și fantoma iese. Asta o ținea mai jos: { $plan }
castle-review-gate = Poarta ducea mai departe: { $plan }
castle-review-no-gate = Era mai bine fără poartă: { $plan }
castle-review-nearer = Asta se termina mai aproape de o comoară: { $plan }
castle-review-nearer-wand = Asta se termina mai aproape de o baghetă: { $plan }
castle-review-other-gate = Altă poartă era mai bună: { $plan }
castle-review-jump = Saltul merita: { $plan }
castle-review-walk-on = Era mai bine să meargă mai departe: { $plan }
castle-review-other-way = Vrăjitorul avea un drum mai bun: { $plan }
castle-review-other-turn = Aceeași carte, rotită altfel: { $plan }
castle-review-other-card = Era mai bine rotită altă carte: { $plan }
castle-review-turn = Merita rotită o carte: { $plan }
castle-review-as-it-lies = Rândul era bun așa cum era: { $plan }
castle-review-treasure-in-reach = Cu aceste cărți o comoară era aproape.
castle-review-sorcerer-card = Cartea „{ castle-face-sorcerer }” a ajutat.
castle-review-no-way = Acest rând nu se putea parcurge.
castle-review-out-of-reach = Cu aceste cărți nicio comoară nu era aproape.
castle-review-end-saved = S-a găsit ultima comoară.
castle-review-end-ghost = Fantoma a ieșit. Comori care mai lipseau: { $missing }.
`;export{e as default};