var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = { $place }. kártya fordítása { castle-turned }
castle-move-walk = menjen { castle-direction }
castle-move-jump = ugorjon ide: { $square }
castle-move-stay = menjen tovább, ugrás nélkül
castle-move-use_wand = varázspálca használata
castle-move-leave_wand = varázspálca otthagyása
castle-move-go = indulás: végig a soron
castle-move-treasure = kincs elrejtése itt: { $square }
castle-move-lay = kártya lerakása: { castle-card }

## Toy Battle

toybattle-move-take-turn = lapkák húzása
toybattle-move-take = hatás használata: húzás
toybattle-move-place = { $troop } lerakása ide: { $place }
toybattle-move-cover = { $troop } lerakása ide: { $place }, letakarja az ellenfelet: { $enemy }
toybattle-move-capture = { $troop } lerakása ebbe a várba: { $place }, ez győzelem
toybattle-move-discard = { $troop } kiütése itt: { $base }
toybattle-move-rob = rejtett lapka kilövése az ellenfél polcáról
toybattle-move-recall = { $troop } visszavétele innen: { $base }
toybattle-move-shove = { $troop } átlökése: { $start } – { $end }
toybattle-move-exhume = { $troop } kiásása
toybattle-move-suppress = az ellenfél egyik rejtett lapkájának lefordítása
toybattle-move-decline = hatás kihagyása
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } kezd
toybattle-move-deal = húzás: { $troop }
toybattle-move-pick = rámutatva: { $troop }

## Escape from Clockwork City

clockwork-move-choose = karakter: { clockwork-character }
clockwork-move-walk = lépés ide: { clockwork-place }
clockwork-move-go = egyenesen ide: { clockwork-place }
clockwork-move-stay = maradás: nincs szabad út
clockwork-move-take = a felső kártya elvétele
clockwork-move-ask = kérés tőle: { $name }, ezt: { clockwork-kind }
clockwork-move-search = keresés: { clockwork-kind }
clockwork-move-point = kártya felfordítása itt: { $spot }. kártyahely
clockwork-move-discard = eldobás: { clockwork-kind }
clockwork-move-keep = minden kártya megtartása
clockwork-move-lay = a kártya letevése ide: { $spot }. kártyahely
clockwork-move-give = odaadás: { clockwork-kind }
clockwork-move-give-scrap = ócskavas odaadása helyette
clockwork-move-none = annyit mondani: nincs ilyenem
clockwork-move-return = cserébe: { clockwork-kind }
clockwork-move-swap = a helyére: { clockwork-kind }
clockwork-move-build = kirakás: { clockwork-kind }
clockwork-move-escape = minden kirakása és szökés
clockwork-move-hold = még semmi kirakása
clockwork-move-leave-out = a dobozban marad: { clockwork-kind }
clockwork-move-pass = semmi más
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = osztás: { clockwork-kind }
clockwork-move-extra = még egy kártya ide: { $yard }. telep
clockwork-move-throw = a kockákon: { $dice }
clockwork-move-draw = a pakliból: { clockwork-kind }
`;export{e as default};