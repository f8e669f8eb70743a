### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Terep: { $terrain }
toybattle-terminal-goal-medals = Ha egy terület körül minden bázis a tiéd, az érmei is a tieid.
toybattle-terminal-paths = utak ide: { $places }
toybattle-terminal-below = alatta: { $tiles }
toybattle-terminal-connected = összekötve
toybattle-terminal-cut-off = elvágva
toybattle-terminal-region =
    { $medals ->
        [one] Terület { $bases }: egy érem
       *[other] Terület { $bases }: { $medals } érem
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Terület { $bases }: egy érem, már elvitte: { $name }
       *[other] Terület { $bases }: { $medals } érem, már elvitte: { $name }
    }
toybattle-terminal-you = Te vagy: { $name }
toybattle-terminal-idle = { $turns } kör óta nem történt semmi; ha { $most } lesz, vége
toybattle-terminal-side-known = { $name } polcán biztosan ott van: { $troops }
toybattle-terminal-side-out = { $name } kidobott lapkái: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name } egy lapkája lefordítva fekszik
       *[other] { $name } { $count } lapkája lefordítva fekszik
    }
toybattle-terminal-own-down = Ebben a körben lefordítva: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = { $medals }/{ $objective } érem

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = { $rack } + { $reserve } készlet
toybattle-terminal-down = { $count } lefordítva
toybattle-terminal-out = Kidobva
toybattle-terminal-known = Ismert
toybattle-terminal-legend = [Hook4] kék, (Hook4) piros, x2 lapka összesen, ! elvágva, ? téged kérdez, [#1] (#41) főhadiszállás, 15R különleges bázis, {"{"}1-2{"}"} kapu, 2* egy terület érmei, [2] (2) már elvitték; a lista mellette megmondja, melyik bázisok tartoznak egy területhez.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Írd be: „take”, vagy „place” egy harcossal és egy számmal. A „?” megmutatja, mit lehet.
toybattle-terminal-hint-place = Írd be: „place” egy harcossal és egy számmal. A „?” megmutatja, mit lehet.
toybattle-terminal-hint-take = Most nem rakhatsz le harcost. Írd be: „take”.
toybattle-terminal-hint-skully = { $effect } itt: { $base }. A „take” két lapkát húz, a „decline” kihagyja.
toybattle-terminal-hint-capn = { $effect } itt: { $base }. A „place” még egy harcost rak le, a „decline” kihagyja. A „?” megmutatja, hová lehet.
toybattle-terminal-hint-jumbo = { $effect } itt: { $base }. Írd be: „discard” és egy szomszédos ellenfél száma, vagy „decline”.
toybattle-terminal-hint-xb-42 = { $effect } itt: { $base }. A „rob” elrabol egy rejtett lapkát az ellenfél polcáról, a „decline” kihagyja.
toybattle-terminal-hint-star = { $effect } itt: { $base }. A „take” egy lapkát húz, a „decline” kihagyja.
toybattle-terminal-hint-recall = { $effect } itt: { $base }. Írd be: „recall” és egy másik harcosod száma, vagy „decline”.
toybattle-terminal-hint-draw = { $effect } itt: { $base }. A „take” egy lapkát húz, a „decline” kihagyja.
toybattle-terminal-hint-shove = { $effect } itt: { $base }. Írd be: „shove”, egy szomszédos ellenfél száma és hogy hová kerüljön, vagy „decline”. A „?” megmutatja, hogyan lehet.
toybattle-terminal-hint-exhume = { $effect } itt: { $base }. Írd be: „exhume” és egy kidobott harcosod, vagy „decline”.
toybattle-terminal-hint-suppress = { $effect } itt: { $base }. A „suppress” lefordítja az ellenfél egyik rejtett lapkáját. A „?” megmutatja, mit lehet még.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = főhadiszállás elfoglalva
toybattle-ending-objective = elég érem
toybattle-ending-stuck = egyik csapat elakadt
toybattle-ending-no-progress = nincs haladás
