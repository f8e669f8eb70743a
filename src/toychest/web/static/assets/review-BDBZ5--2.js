var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Karty
castle-review-own = Rzędy
castle-replay-row = rząd { $number } z { $of }
castle-review-verdict-team-kind = Karty sprzyjały: +{ $points }.
castle-review-verdict-team-unkind = Karty nie sprzyjały: −{ $points }.
castle-review-verdict-team-missed = Były lepsze rzędy: −{ $points }.
castle-review-verdict-team-best = Nie przeoczono lepszego rzędu.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Ten rząd ratował zamek: { $plan }
castle-review-held = Rząd wypuścił ducha. Inny go zatrzymywał: { $plan }
castle-review-wand = Po drodze była różdżka: { $plan }
castle-review-treasure = Po drodze był skarb: { $plan }
castle-review-ghost = Duch mógł zostać niżej: { $plan }
castle-review-ghost-cards = Karty ducha w tym rzędzie: { $ghosts }
castle-review-no-ghost-card = Nie przyszła żadna karta ducha.
castle-review-walked = Ten rząd dało się przejść: { $plan }
castle-review-two-treasures = Po drodze był więcej niż jeden skarb: { $plan }
castle-review-wand-twice = Różdżka mogła zadziałać dwa razy: { $plan }
castle-review-last-step = Jeszcze jeden stopień i duch wyjdzie. To trzymało go niżej: { $plan }
castle-review-gate = Wrota prowadziły dalej: { $plan }
castle-review-no-gate = Bez wrót było lepiej: { $plan }
castle-review-nearer = To kończyło się bliżej skarbu: { $plan }
castle-review-nearer-wand = To kończyło się bliżej różdżki: { $plan }
castle-review-other-gate = Inne wrota były lepsze: { $plan }
castle-review-jump = Warto było skoczyć: { $plan }
castle-review-walk-on = Lepiej było iść dalej: { $plan }
castle-review-other-way = Czarodziej miał lepszą drogę: { $plan }
castle-review-other-turn = Ta sama karta, obrócona inaczej: { $plan }
castle-review-other-card = Lepiej było obrócić inną kartę: { $plan }
castle-review-turn = Warto było obrócić kartę: { $plan }
castle-review-as-it-lies = Rząd był dobry tak, jak leżał: { $plan }
castle-review-treasure-in-reach = Z tymi kartami skarb był w zasięgu.
castle-review-sorcerer-card = Karta „{ castle-face-sorcerer }” pomogła.
castle-review-no-way = Tego rzędu nie dało się przejść.
castle-review-out-of-reach = Z tymi kartami żaden skarb nie był w zasięgu.
castle-review-end-saved = Znaleziono ostatni skarb.
castle-review-end-ghost = Duch wyszedł. Brakujące skarby: { $missing }.
`;export{e as default};