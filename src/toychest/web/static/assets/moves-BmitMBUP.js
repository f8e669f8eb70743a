var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = Karte { $place } { castle-turned } drehen
castle-move-walk = einen Schritt { castle-direction }
castle-move-jump = zu { $square } springen
castle-move-stay = weitergehen, kein Sprung
castle-move-use_wand = den Zauberstab benutzen
castle-move-leave_wand = den Zauberstab liegen lassen
castle-move-go = los: Die Reihe läuft
castle-move-treasure = einen Schatz im Zimmer { $square } verstecken
castle-move-lay = { castle-card } legen

## Toy Battle

toybattle-move-take-turn = Plättchen nehmen
toybattle-move-take = Wirkung nutzen: nehmen
toybattle-move-place = { $troop } auf { $place } setzen
toybattle-move-cover = { $troop } auf { $place } setzen, über { $enemy } der Gegenseite
toybattle-move-capture = { $troop } auf Hauptquartier { $place } setzen: Das gewinnt
toybattle-move-discard = { $troop } auf { $base } rauswerfen
toybattle-move-rob = ein verdecktes Plättchen der gegnerischen Bank rauswerfen
toybattle-move-recall = { $troop } von { $base } zurückholen
toybattle-move-shove = { $troop } von { $start } nach { $end } schubsen
toybattle-move-exhume = { $troop } ausgraben
toybattle-move-suppress = ein verdecktes Plättchen der Gegenseite umdrehen
toybattle-move-decline = darauf verzichten
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } fängt an
toybattle-move-deal = { $troop } wird gezogen
toybattle-move-pick = { $troop } wird getroffen

## Escape from Clockwork City

clockwork-move-choose = { clockwork-character } spielen
clockwork-move-walk = { clockwork-to-place } gehen
clockwork-move-go = direkt { clockwork-to-place }
clockwork-move-stay = stehen bleiben: Kein Weg ist frei
clockwork-move-take = die oberste Karte nehmen
clockwork-move-ask = { $name } herausfordern: { clockwork-kind }
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