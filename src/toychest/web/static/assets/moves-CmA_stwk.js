var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = hraj za postavu { clockwork-character }
clockwork-move-walk = jdi { clockwork-to-place }
clockwork-move-go = přesuň se rovnou { clockwork-to-place }
clockwork-move-stay = zůstaň: žádná cesta není volná
clockwork-move-take = vezmi si kartu
clockwork-move-take-found = vezmi si nalezenou kartu
clockwork-move-ask = zeptej se: { $name }, na tohle: { clockwork-kind }
clockwork-move-search = hledej: { clockwork-kind }
clockwork-move-point = otoč kartu ve skrýši { $spot }
clockwork-move-discard = odhoď { clockwork-card }
clockwork-move-keep = nech si všechny karty
clockwork-move-lay = polož kartu do skrýše { $spot }
clockwork-move-give = dej { clockwork-card }
clockwork-move-give-scrap = dej místo toho Staré železo
clockwork-move-none = řekni, že nemáš
clockwork-move-return = dej výměnou { clockwork-card }
clockwork-move-swap = polož tam { clockwork-card }
clockwork-move-build = vylož: { clockwork-kind }
clockwork-move-escape = vylož všechno a uteč
clockwork-move-hold = zatím nic nevykládej
clockwork-move-leave-out = nech v krabici: { clockwork-kind }
clockwork-move-pass = nedělej nic dalšího
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = rozdaná karta: { clockwork-card }
clockwork-move-extra = o kartu víc na Vrakoviště { $yard }
clockwork-move-throw = na kostkách je { $dice }
clockwork-move-draw = z hromádky: { clockwork-card }
`;export{e as default};