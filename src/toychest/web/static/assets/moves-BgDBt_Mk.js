var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = Plättchen nehmen
toybattle-move-take = Wirkung nutzen: nehmen
toybattle-move-place = { $troop } auf { $place } setzen
toybattle-move-cover = { $troop } auf { $place } setzen, über { $enemy } der Gegenseite
toybattle-move-capture = { $troop } auf Hauptquartier { $place } setzen: Das gewinnt
toybattle-move-discard = { $troop } auf { $base } rauswerfen
toybattle-move-rob = ein verdecktes Plättchen des gegnerischen Ständers rauswerfen
toybattle-move-recall = { $troop } von { $base } zurückholen
toybattle-move-shove = { $troop } von { $start } nach { $end } schubsen
toybattle-move-exhume = { $troop } ausgraben
toybattle-move-suppress = ein verdecktes Plättchen der Gegenseite umdrehen
toybattle-move-decline = darauf verzichten
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } fängt an
toybattle-move-deal = { $troop } wird gezogen
toybattle-move-pick = es trifft { $troop }
`;export{e as default};