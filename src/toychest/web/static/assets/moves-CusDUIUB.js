var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = { clockwork-character } spielen
clockwork-move-walk = { clockwork-to-place } gehen
clockwork-move-go = direkt { clockwork-to-place }
clockwork-move-stay = stehen bleiben: Kein Weg ist frei
clockwork-move-take = Karte nehmen
clockwork-move-take-found = die gefundene Karte nehmen
clockwork-move-ask = { $name } fragen: { clockwork-kind }
clockwork-move-search = suchen: { clockwork-kind }
clockwork-move-point = die Karte auf Stelle { $spot } umdrehen
clockwork-move-discard = ablegen: { clockwork-card }
clockwork-move-keep = alle Karten behalten
clockwork-move-lay = die Karte auf Stelle { $spot } legen
clockwork-move-give = { clockwork-card } geben
clockwork-move-give-scrap = stattdessen Schrott geben
clockwork-move-none = sagen, dass du keine hast
clockwork-move-return = dafür { clockwork-card } geben
clockwork-move-swap = { clockwork-card } an die freie Stelle legen
clockwork-move-build = auslegen: { clockwork-kind }
clockwork-move-escape = alles auslegen und entkommen
clockwork-move-hold = noch nichts auslegen
clockwork-move-leave-out = in der Schachtel lassen: { clockwork-kind }
clockwork-move-pass = nichts weiter tun
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = ausgeteilt: { clockwork-card }
clockwork-move-extra = eine Karte mehr für Schrottplatz { $yard }
clockwork-move-throw = die Würfel zeigen { $dice }
clockwork-move-draw = vom Stapel: { clockwork-card }
`;export{e as default};