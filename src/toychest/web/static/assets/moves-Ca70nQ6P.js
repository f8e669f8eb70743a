var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = { clockwork-character } spelen
clockwork-move-walk = { clockwork-to-place } lopen
clockwork-move-go = rechtstreeks { clockwork-to-place }
clockwork-move-stay = blijven staan: geen weg is vrij
clockwork-move-take = pak een kaart
clockwork-move-take-found = de gevonden kaart pakken
clockwork-move-ask = vraag { $name }: { clockwork-kind }
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