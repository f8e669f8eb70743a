var e=`### Coded Castle. What a team’s chance is made of: the cards that came, and the rows that were played.

castle-review-luck = Kártyák
castle-review-own = Sorok
castle-replay-row = { $number }. sor, összesen { $of }
castle-review-verdict-team-kind = A kártyák kegyesek voltak: +{ $points }.
castle-review-verdict-team-unkind = A kártyák nem voltak kegyesek: −{ $points }.
castle-review-verdict-team-missed = Voltak jobb sorok: −{ $points }.
castle-review-verdict-team-best = Jobb sor nem maradt ki.

## Why a moment is worth a look; $plan are moves in words, small letters first.

castle-review-saved = Ez a sor megmentette a kastélyt: { $plan }
castle-review-held = A sor kiengedte a szellemet. Egy másik megállította: { $plan }
castle-review-wand = Útközben volt egy varázspálca: { $plan }
castle-review-treasure = Útközben volt egy kincs: { $plan }
castle-review-ghost = A szellem lejjebb is maradhatott: { $plan }
castle-review-ghost-cards = Szellemkártyák ebben a sorban: { $ghosts }
castle-review-no-ghost-card = Nem jött szellemkártya.
castle-review-walked = Ezt a sort végig lehetett járni: { $plan }
castle-review-two-treasures = Útközben több kincs is volt: { $plan }
castle-review-wand-twice = Kétszer is lehetett varázspálcához jutni: { $plan }
castle-review-last-step = Még egy fok, és kint a szellem. Ez lejjebb tartotta: { $plan }
castle-review-gate = A kapu továbbvitt: { $plan }
castle-review-no-gate = A kapu nélkül jobb volt: { $plan }
castle-review-nearer = Ez közelebb vitt egy kincshez: { $plan }
castle-review-nearer-wand = Ez közelebb vitt egy varázspálcához: { $plan }
castle-review-other-gate = Egy másik kapu jobb volt: { $plan }
castle-review-jump = Megérte az ugrás: { $plan }
castle-review-walk-on = Jobb volt továbbmenni: { $plan }
castle-review-other-way = A varázslónak volt jobb útja: { $plan }
castle-review-other-turn = Ugyanaz a kártya, másfelé fordítva: { $plan }
castle-review-other-card = Egy másik kártyát jobb volt elfordítani: { $plan }
castle-review-turn = Megérte elfordítani egy kártyát: { $plan }
castle-review-as-it-lies = A sor úgy volt jó, ahogy feküdt: { $plan }
castle-review-treasure-in-reach = Ezekkel a kártyákkal elérhető volt egy kincs.
castle-review-sorcerer-card = A „{ castle-face-sorcerer }” kártya segített.
castle-review-no-way = Ezt a sort senki sem tudta végigjárni.
castle-review-out-of-reach = Ezekkel a kártyákkal nem volt elérhető kincs.
castle-review-end-saved = Megvolt az utolsó kincs.
castle-review-end-ghost = A szellem kijutott. Ennyi kincs hiányzott még: { $missing }.
`;export{e as default};