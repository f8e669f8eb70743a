var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = otoč kartu { $place } { castle-turned }
castle-move-walk = jdi { castle-direction }
castle-move-jump = skoč na pole { $square }
castle-move-stay = jdi dál bez skoku
castle-move-use_wand = použij hůlku
castle-move-leave_wand = nech hůlku být
castle-move-go = jdeme: řada vyrazí
castle-move-treasure = schovej poklad na pole { $square }
castle-move-lay = vylož: { castle-card }

## Toy Battle

toybattle-move-take-turn = vezmi si žetony
toybattle-move-take = použij: vezmi si
toybattle-move-place = postav { $troop } na pole { $place }
toybattle-move-cover = postav { $troop } na pole { $place }, zakryješ žeton soupeře: { $enemy }
toybattle-move-capture = postav { $troop } na hrad { $place }: to vyhrává
toybattle-move-discard = shoď { $troop } z pole { $base }
toybattle-move-rob = shoď naslepo žeton ze stojánku soupeře
toybattle-move-recall = vezmi si { $troop } zpátky z pole { $base }
toybattle-move-shove = postrč { $troop } z pole { $start } na pole { $end }
toybattle-move-exhume = vykopej { $troop }
toybattle-move-suppress = otoč naslepo žeton soupeře lícem dolů
toybattle-move-decline = odmítni
# Chance does these; they are read when somebody looks back.
toybattle-move-start = začíná { $name }
toybattle-move-deal = ze zásoby přichází { $troop }
toybattle-move-pick = ukázaný žeton je { $troop }

## Escape from Clockwork City

clockwork-move-choose = hraj za postavu { clockwork-character }
clockwork-move-walk = jdi { clockwork-to-place }
clockwork-move-go = přesuň se rovnou { clockwork-to-place }
clockwork-move-stay = zůstaň: žádná cesta není volná
clockwork-move-take = vezmi si vrchní kartu
clockwork-move-ask = výzva, odpoví { $name }: { clockwork-kind }
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