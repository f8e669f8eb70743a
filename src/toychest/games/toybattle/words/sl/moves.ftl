### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = vzemi žetone
toybattle-move-take = uporabi: vzemi
toybattle-move-place = postavi { $troop } na polje { $place }
toybattle-move-cover = postavi { $troop } na polje { $place }, prekriješ nasprotnikov žeton: { $enemy }
toybattle-move-capture = postavi { $troop } na štab { $place }: to zmaga
toybattle-move-discard = izloči { $troop } s polja { $base }
toybattle-move-rob = na slepo uropaj žeton z nasprotnikovega stojala
toybattle-move-recall = vzemi { $troop } nazaj s polja { $base }
toybattle-move-shove = porini { $troop } s polja { $start } na polje { $end }
toybattle-move-exhume = izkoplji { $troop }
toybattle-move-suppress = na slepo zakrij nasprotnikov žeton
toybattle-move-decline = odpovej se
# Chance does these; they are read when somebody looks back.
toybattle-move-start = začne { $name }
toybattle-move-deal = iz zaloge pride { $troop }
toybattle-move-pick = pokazani žeton je { $troop }
