var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = obrni karto { $place } { castle-turned }
castle-move-walk = pojdi { castle-direction }
castle-move-jump = skoči na polje { $square }
castle-move-stay = pojdi naprej brez skoka
castle-move-use_wand = uporabi čarobno palico
castle-move-leave_wand = pusti čarobno palico
castle-move-go = gremo: vrsta steče
castle-move-treasure = skrij zaklad na polje { $square }
castle-move-lay = položi: { castle-card }

## Toy Battle

toybattle-move-take-turn = vzemi žetone
toybattle-move-take = uporabi: vzemi
toybattle-move-place = postavi { $troop } na polje { $place }
toybattle-move-cover = postavi { $troop } na polje { $place }, pokriješ nasprotnikov žeton: { $enemy }
toybattle-move-capture = postavi { $troop } na grad { $place }: to zmaga
toybattle-move-discard = zbij { $troop } s polja { $base }
toybattle-move-rob = na slepo zbij žeton z nasprotnikovega stojala
toybattle-move-recall = vzemi { $troop } nazaj s polja { $base }
toybattle-move-shove = porini { $troop } s polja { $start } na polje { $end }
toybattle-move-exhume = izkoplji { $troop }
toybattle-move-suppress = na slepo zakrij nasprotnikov žeton
toybattle-move-decline = odpovej se
# Chance does these; they are read when somebody looks back.
toybattle-move-start = začne { $name }
toybattle-move-deal = iz zaloge pride { $troop }
toybattle-move-pick = pokazani žeton je { $troop }

## Escape from Clockwork City

clockwork-move-choose = igraj kot { clockwork-character }
clockwork-move-walk = pojdi { clockwork-to-place }
clockwork-move-go = prestavi se naravnost { clockwork-to-place }
clockwork-move-stay = ostani: nobena pot ni prosta
clockwork-move-take = vzemi vrhnjo karto
clockwork-move-ask = izziv, odgovarja { $name }: { clockwork-kind }
clockwork-move-search = išči: { clockwork-kind }
clockwork-move-point = obrni karto v skrivališču { $spot }
clockwork-move-discard = odloži { clockwork-card }
clockwork-move-keep = obdrži vse karte
clockwork-move-lay = položi karto v skrivališče { $spot }
clockwork-move-give = daj { clockwork-card }
clockwork-move-give-scrap = daj namesto tega odpadno kovino
clockwork-move-none = povej, da nimaš
clockwork-move-return = daj v zameno { clockwork-card }
clockwork-move-swap = položi tja { clockwork-card }
clockwork-move-build = položi na mizo: { clockwork-kind }
clockwork-move-escape = položi vse na mizo in pobegni
clockwork-move-hold = na mizo še ne položi ničesar
clockwork-move-leave-out = pusti v škatli: { clockwork-kind }
clockwork-move-pass = ne naredi ničesar več
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = razdeljena karta: { clockwork-card }
clockwork-move-extra = ena karta več na Odpad { $yard }
clockwork-move-throw = kocki kažeta { $dice }
clockwork-move-draw = s kupčka: { clockwork-card }
`;export{e as default};