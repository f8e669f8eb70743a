var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = kaart { $place } { castle-turned } draaien
castle-move-walk = { castle-direction } gaan
castle-move-jump = naar { $square } springen
castle-move-stay = doorlopen, geen sprong
castle-move-use_wand = de toverstaf gebruiken
castle-move-leave_wand = de toverstaf laten liggen
castle-move-go = start: de rij begint
castle-move-treasure = een schat verstoppen in kamer { $square }
castle-move-lay = { castle-card } leggen

## Toy Battle

toybattle-move-take-turn = tegels pakken
toybattle-move-take = effect gebruiken: pakken
toybattle-move-place = { $troop } op { $place } zetten
toybattle-move-cover = { $troop } op { $place } zetten, boven op { $enemy } van de tegenstander
toybattle-move-capture = { $troop } op hoofdkwartier { $place } zetten: dat wint
toybattle-move-discard = { $troop } op { $base } eruit gooien
toybattle-move-rob = een verborgen tegel van het rek van de tegenstander eruit gooien
toybattle-move-recall = { $troop } terughalen van { $base }
toybattle-move-shove = { $troop } van { $start } naar { $end } duwen
toybattle-move-exhume = { $troop } opgraven
toybattle-move-suppress = een verborgen tegel van de tegenstander omdraaien
toybattle-move-decline = het niet doen
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } begint
toybattle-move-deal = { $troop } wordt getrokken
toybattle-move-pick = { $troop } wordt aangewezen

## Escape from Clockwork City

clockwork-move-choose = { clockwork-character } spelen
clockwork-move-walk = { clockwork-to-place } lopen
clockwork-move-go = rechtstreeks { clockwork-to-place }
clockwork-move-stay = blijven staan: geen weg is vrij
clockwork-move-take = de bovenste kaart pakken
clockwork-move-ask = { $name } uitdagen: { clockwork-kind }
clockwork-move-search = zoeken: { clockwork-kind }
clockwork-move-point = de kaart op vak { $spot } omdraaien
clockwork-move-discard = wegleggen: { clockwork-card }
clockwork-move-keep = alle kaarten houden
clockwork-move-lay = de kaart op vak { $spot } leggen
clockwork-move-give = { clockwork-card } geven
clockwork-move-give-scrap = in plaats daarvan oud ijzer geven
clockwork-move-none = zeggen dat je er geen hebt
clockwork-move-return = in ruil { clockwork-card } geven
clockwork-move-swap = { clockwork-card } op het lege vak leggen
clockwork-move-build = neerleggen: { clockwork-kind }
clockwork-move-escape = alles neerleggen en ontsnappen
clockwork-move-hold = nog niets neerleggen
clockwork-move-leave-out = in de doos laten: { clockwork-kind }
clockwork-move-pass = verder niets doen
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = gedeeld: { clockwork-card }
clockwork-move-extra = één kaart meer voor schroothoop { $yard }
clockwork-move-throw = de dobbelstenen: { $dice }
clockwork-move-draw = van de stapel: { clockwork-card }
`;export{e as default};