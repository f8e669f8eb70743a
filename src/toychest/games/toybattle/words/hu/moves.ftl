### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = lapkák húzása
toybattle-move-take = hatás használata: húzás
toybattle-move-place = { $troop } lerakása ide: { $place }
toybattle-move-cover = { $troop } lerakása ide: { $place }, letakarja az ellenfelet: { $enemy }
toybattle-move-capture = { $troop } lerakása erre a főhadiszállásra: { $place }, ez győzelem
toybattle-move-discard = { $troop } kidobása innen: { $base }
toybattle-move-rob = rejtett lapka elrablása az ellenfél polcáról
toybattle-move-recall = { $troop } visszavétele innen: { $base }
toybattle-move-shove = { $troop } átlökése: { $start } – { $end }
toybattle-move-exhume = { $troop } kiásása
toybattle-move-suppress = az ellenfél egyik rejtett lapkájának lefordítása
toybattle-move-decline = hatás kihagyása
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } kezd
toybattle-move-deal = húzás: { $troop }
toybattle-move-pick = rámutatva: { $troop }
