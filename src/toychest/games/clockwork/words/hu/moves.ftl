### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = karakter: { clockwork-character }
clockwork-move-walk = lépés ide: { clockwork-place }
clockwork-move-go = egyenesen ide: { clockwork-place }
clockwork-move-stay = maradok: nincs szabad út
clockwork-move-take = elveszek egy kártyát
clockwork-move-take-found = a megtalált kártya elvétele
clockwork-move-ask = kérek tőle: { $name }, ezt: { clockwork-kind }
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
clockwork-move-escape = kirakok mindent, és megszököm
clockwork-move-hold = még nem rakok ki semmit
clockwork-move-leave-out = a dobozban marad: { clockwork-kind }
clockwork-move-pass = semmi más
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = osztás: { clockwork-kind }
clockwork-move-extra = még egy kártya ide: { $yard }. telep
clockwork-move-throw = a kockákon: { $dice }
clockwork-move-draw = a pakliból: { clockwork-kind }
