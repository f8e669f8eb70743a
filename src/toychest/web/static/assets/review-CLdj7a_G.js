var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Kártyák
castle-review-own = Sorok

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Ez a sor megmentette a kastélyt: { $plan }
castle-review-held = A sor kiengedte a szellemet. Egy másik megállította: { $plan }
castle-review-wand = Útközben volt egy varázspálca: { $plan }
castle-review-treasure = Útközben volt egy kincs: { $plan }
castle-review-ghost = A szellem lejjebb is maradhatott: { $plan }
castle-review-ghost-cards = Szellemkártyák ebben a sorban: { $ghosts }
castle-review-no-ghost-card = Nem jött szellemkártya.
`;export{e as default};