### In the terminal: the board in words. A square is written as it is typed: c4.

castle-terminal-goal = Találjátok meg együtt az összes kincset, mielőtt a szellem felér a toronyba.
castle-terminal-brief = A körödben leraksz három kártyát, elfordítasz legfeljebb két nyilat, aztán beírod: „go”.
castle-terminal-start = start
castle-terminal-gate = kapu
castle-terminal-wand = varázspálca
castle-terminal-ghost-room = szellemszoba
castle-terminal-room = sima szoba
castle-terminal-column = { $column } oszlop: { $symbol }
castle-terminal-no-door = { $one } és { $other } között nincs ajtó
castle-terminal-sorcerer = A varázsló itt van: { $square }
castle-terminal-was = { $laid } volt
castle-terminal-stack =
    { $cards ->
        [one] még egy kártya
       *[other] még { $cards } kártya
    }
castle-terminal-plan = A terv:
castle-terminal-chip-wand = pálca
castle-terminal-chip-spare = pálca nélkül
castle-terminal-chip-skip = kimarad
castle-terminal-legend = @ varázsló, S start, O kapu, w varázspálca, X szellemszoba, T kincs; a számok a tervezett lépések, a rés ajtó.

castle-step-walk = { $number }. lépés: { castle-direction }, a { $end } mezőre
castle-step-jump = Aztán ugrás ide: { $end }
castle-step-stay = Aztán nincs ugrás itt: { $end }
castle-step-ghost = Aztán mászik a szellem
castle-step-wand = Aztán varázspálca itt: { $end }
castle-step-spare = Aztán nem kell a varázspálca itt: { $end }
castle-step-skip = { $number }. lépés: { castle-direction }, kimarad

castle-terminal-hint-turn = Fordíts el legfeljebb két nyilat, aztán írd be: „go”. A „?” megmutatja, mit lehet.
castle-terminal-hint-go = Kész? Írd be: „go”. A „back” visszavesz.
castle-terminal-hint-way =
    Merre menjen { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártya? Írd be: „walk up”, „walk right”, „walk down” vagy „walk left”.
castle-terminal-hint-gate = Egy kapu: { $square }! Írd be: „jump” és egy mező, vagy „stay”. A „?” megmutatja a kapukat.
castle-terminal-hint-wand = Egy varázspálca: { $square }! Írd be: „use wand” vagy „leave wand”.
castle-terminal-hint-gap = Hiányzik egy kártya ({ $place }. hely). Írd be: „lay” és egy kártyád, például „lay up”. A „?” megmutatja őket.
castle-terminal-hint-forced = Egy kapu: { $square }! Írd be: „jump” és egy mező. A „?” megmutatja a kapukat.
castle-terminal-hint-turn-first = Innen egyik válasszal sem jutsz tovább: { $square }. Előbb fordíts el egy nyilat. A „?” megmutatja, mit lehet.
castle-terminal-hint-stuck =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva. Fordíts el egy nyilat. A „?” megmutatja, mit lehet.
castle-terminal-hint-stop =
    { $number ->
        [1] Az
        [5] Az
       *[other] A
    } { $number }. lépés el van zárva. Fordíts el egy nyilat, vagy írd be: „go”: a sor ott véget ér.
castle-terminal-hint-hopeless = Itt nem segít a fordítás. Írd be: „go”, és a szellem mászik egyet.

## How games end, in a few words, as a report lists it.

castle-ending-castle-saved = kastély megmentve
castle-ending-ghost-escaped = szellem kijutott
