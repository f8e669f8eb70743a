var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = igraj kot { clockwork-character }
clockwork-move-walk = pojdi { clockwork-to-place }
clockwork-move-go = prestavi se naravnost { clockwork-to-place }
clockwork-move-stay = ostani: nobena pot ni prosta
clockwork-move-take = vzemi karto
clockwork-move-take-found = vzemi najdeno karto
clockwork-move-ask = vprašaj: { $name }, po tem: { clockwork-kind }
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