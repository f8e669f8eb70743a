var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Kaarten
castle-review-own = Rijen
castle-replay-row = rij { $number } van { $of }
castle-review-verdict-team-kind = De kaarten waren gunstig: +{ $points }.
castle-review-verdict-team-unkind = De kaarten zaten tegen: −{ $points }.
castle-review-verdict-team-missed = Er waren betere rijen: −{ $points }.
castle-review-verdict-team-best = Er is geen betere rij gemist.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Deze rij redde het kasteel: { $plan }
castle-review-held = De rij liet het spook vrij. Een andere hield het tegen: { $plan }
castle-review-wand = Er lag een toverstaf op de weg: { $plan }
castle-review-treasure = Er lag een schat op de weg: { $plan }
castle-review-ghost = Het spook kon lager blijven: { $plan }
castle-review-ghost-cards = Spookkaarten in deze rij: { $ghosts }
castle-review-no-ghost-card = Er kwam geen spookkaart.
castle-review-walked = Deze rij kon wel worden gelopen: { $plan }
castle-review-two-treasures = Er lag meer dan één schat op de weg: { $plan }
castle-review-wand-twice = Er kon twee keer een toverstaf worden gebruikt: { $plan }
castle-review-last-step = Nog één trede en het spook is vrij. Dit hield het lager: { $plan }
castle-review-gate = De poort bracht verder: { $plan }
castle-review-no-gate = Zonder de poort was het beter: { $plan }
castle-review-nearer = Dit eindigde dichter bij een schat: { $plan }
castle-review-nearer-wand = Dit eindigde dichter bij een toverstaf: { $plan }
castle-review-other-gate = Een andere poort was beter: { $plan }
castle-review-jump = De sprong was de moeite waard: { $plan }
castle-review-walk-on = Doorlopen was beter: { $plan }
castle-review-other-way = De tovenaar had een betere weg: { $plan }
castle-review-other-turn = Dezelfde kaart, anders gedraaid: { $plan }
castle-review-other-card = Een andere kaart draaien was beter: { $plan }
castle-review-turn = Een kaart draaien was de moeite waard: { $plan }
castle-review-as-it-lies = De rij was goed zoals hij lag: { $plan }
castle-review-treasure-in-reach = Met deze kaarten was een schat binnen bereik.
castle-review-sorcerer-card = De kaart ‘{ castle-face-sorcerer }’ hielp.
castle-review-no-way = Deze rij kon niemand lopen.
castle-review-out-of-reach = Met deze kaarten was geen schat binnen bereik.
castle-review-end-saved = De laatste schat was gevonden.
castle-review-end-ghost = Het spook kwam vrij. Schatten die nog ontbraken: { $missing }.
`;export{e as default};