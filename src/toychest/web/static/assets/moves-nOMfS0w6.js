var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = joacă cu { clockwork-character }
clockwork-move-walk = mergi { clockwork-to-place }
clockwork-move-go = du-te direct { clockwork-to-place }
clockwork-move-stay = rămâi pe loc: niciun drum nu e liber
clockwork-move-take = ia o carte
clockwork-move-take-found = ia cartea găsită
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