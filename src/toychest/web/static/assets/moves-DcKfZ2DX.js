var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = rotește cartea { $place } { castle-turned }
castle-move-walk = mergi { castle-direction }
castle-move-jump = sari la { $square }
castle-move-stay = mergi mai departe, fără salt
castle-move-use_wand = folosește bagheta
castle-move-leave_wand = lasă bagheta
castle-move-go = la drum: se parcurge rândul
castle-move-treasure = ascunde o comoară în { $square }
castle-move-lay = pune cartea „{ castle-card }”

## Toy Battle

toybattle-move-take-turn = ia piese
toybattle-move-take = folosește-l: ia
toybattle-move-place = pune { $troop } pe { $place }
toybattle-move-cover = pune { $troop } pe { $place }, peste { $enemy } din cealaltă tabără
toybattle-move-capture = pune { $troop } pe cartierul general { $place }: așa câștigi
toybattle-move-discard = scoate { $troop } de pe baza { $base }
toybattle-move-rob = scoate o piesă ascunsă de pe raftul inamic
toybattle-move-recall = ia înapoi { $troop } de pe baza { $base }
toybattle-move-shove = împinge { $troop } de pe baza { $start } pe baza { $end }
toybattle-move-exhume = recuperează { $troop }
toybattle-move-suppress = întoarce cu fața în jos o piesă ascunsă inamică
toybattle-move-decline = nu-l folosi
# Chance does these; they are read when somebody looks back.
toybattle-move-start = începe { $name }
toybattle-move-deal = iese { $troop }
toybattle-move-pick = piesa arătată: { $troop }

## Escape from Clockwork City

clockwork-move-choose = joacă cu { clockwork-character }
clockwork-move-walk = mergi { clockwork-to-place }
clockwork-move-go = du-te direct { clockwork-to-place }
clockwork-move-stay = rămâi pe loc: niciun drum nu e liber
clockwork-move-take = ia cartea de deasupra
clockwork-move-ask = cere de la { $name }: { clockwork-kind }
clockwork-move-search = caută: { clockwork-kind }
clockwork-move-point = întoarce cartea de pe spațiul { $spot }
clockwork-move-discard = decartează { clockwork-card }
clockwork-move-keep = păstrează toate cărțile
clockwork-move-lay = pune cartea pe spațiul { $spot }
clockwork-move-give = dă { clockwork-card }
clockwork-move-give-scrap = dă Fier vechi în locul cărții
clockwork-move-none = spune că nu ai niciuna
clockwork-move-return = dă la schimb { clockwork-card }
clockwork-move-swap = pune în locul ei { clockwork-card }
clockwork-move-build = pune pe masă: { clockwork-kind }
clockwork-move-escape = pune totul pe masă și scapă
clockwork-move-hold = nu pune încă nimic pe masă
clockwork-move-leave-out = lasă în cutie: { clockwork-kind }
clockwork-move-pass = nu mai face nimic
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = carte împărțită: { clockwork-card }
clockwork-move-extra = o carte în plus pentru depozitul { $yard }
clockwork-move-throw = zarurile arată { $dice }
clockwork-move-draw = din teanc: { clockwork-card }
`;export{e as default};