var e=`### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Geluk en spel, in punten van 100
review-line-start = Aan het begin
review-line-luck = Geluk uit de doos
review-line-own = Eigen fouten
review-line-slip = Vergeten
review-line-rivals = Fouten van de ander
review-line-rivals-slip = Vergeten door de ander
review-line-others = Zetten van de anderen
review-line-hidden = Dat kon niemand weten
review-line-rest = Onze afronding
review-line-end = Aan het eind
review-exact = precies
review-within = ± zegt hoe ver een getal ernaast kan zitten.
review-team = Het team
review-team-start = Aan het begin
review-team-luck = geluk
review-team-own = Gemiste betere zetten
review-team-slip = Vergeten
review-team-rest = Onze afronding
review-verdict-most-luck = Geluk woog het zwaarst: { $name } +{ $points }.
review-verdict-most-play = Spel woog het zwaarst: { $name } +{ $points }.
review-verdict-most-hidden = Wat niemand kon weten woog het zwaarst: { $name } +{ $points }.
review-verdict-gave-luck = Geluk deed er { $points } bij.
review-verdict-gave-play = Spel deed er { $points } bij.
review-verdict-gave-hidden = Wat niemand kon weten deed er { $points } bij.
review-verdict-took-luck = Geluk nam er { $points } terug.
review-verdict-took-play = Spel nam er { $points } terug.
review-verdict-took-hidden = Wat niemand kon weten nam er { $points } terug.
review-verdict-team-kind = Het geluk was gul: +{ $points }.
review-verdict-team-unkind = Het geluk zat tegen: −{ $points }.
review-verdict-team-missed = Er waren betere zetten: −{ $points }.
review-verdict-team-best = Er is geen betere zet gemist.
review-verdict-close = Te dicht bij elkaar om geluk van spel te scheiden.
review-verdict-kept = { $bot } speelde een tijdje voor { $name } (−{ $points }).
review-moments = Momenten om nog eens te bekijken
review-well-played = Goed gespeeld. Er is niets beters gevonden.
review-by = Gevonden door { $recipe }: { $evaluator }
review-graph = Wie stond voor
review-graph-team = De kans om te winnen
review-mark-mistake = er was een betere zet
review-mark-luck = geluk
review-better = Beter: { $move }
review-better-by-far = Veel beter: { $move }
review-slip = Beter: { $move }. Waar dat op rust, was lang geleden te zien.
review-lucky = Dat was puur geluk.
review-unlucky = Dat was pech.
review-lucky-odds = De kans was 1 op { $of }.
review-with-odds = { $told } De kans was 1 op { $of }.
review-with-hand = { $told } ({ $bot } speelt voor { $name })
review-with-age =
    { $told }. Dat was { $age ->
        [one] één zet
       *[other] { $age } zetten
    } geleden te zien.
review-hidden = Goed, met alles wat er te zien was. Wat verborgen lag, maakte het slechter.
review-hidden-good = Het leek slechter dan het was: wat verborgen lag, viel mee.
review-end = Daarmee was het spel voorbij.
review-chance-instead = { $name }: { $first } daarmee, { $second } zoals gespeeld
review-chance-instead-about = { $name }: ongeveer { $first } daarmee, ongeveer { $second } zoals gespeeld
review-chance-then = { $name }: van { $first } naar { $second }

## On the screen

review-luck-and-play = Geluk en spel
review-whom = Wie het hielp, in punten
review-made-of = Waar elke kans uit bestaat, van 100
review-made-of-team = Waar de kans van het team uit bestaat
review-together = Samen
review-mistakes-of = Fouten: { $name }
review-forgotten-of = Vergeten: { $name }
review-mark-slip = eerder gezien
review-mark-hidden = dat kon niemand weten
review-band = zekerder weten we het niet
review-give-or-take = { $points } punten meer of minder
review-start = begin
review-entry = stap { $number }
review-entry-head = Stap
review-marks-head = Wat er gebeurde
review-finer = We kijken preciezer: zet { $done } van { $of }
review-looking = We kijken terug op het spel…
review-weighing = Wat was geluk, wat was spel? We wegen het af…
review-moments-follow = Die volgen zodra elke zet gewogen is.
review-none = Dit spel kon niet gewogen worden. Je kunt het nog wel stap voor stap bekijken.
review-show = Bekijken
review-count =
    { $count ->
        [one] Eén moment om nog eens te bekijken
       *[other] { $count } momenten om nog eens te bekijken
    }
review-back = Terug naar het verslag
review-moment-next = Volgend moment
review-moment-previous = Vorig moment
review-key-moment = volgend moment
review-eyes = Gezien door
review-eyes-all = iedereen
review-eyes-help = Iedereen: alles ligt open. Een naam: alleen wat die plaats kon zien.
review-link = Kopieer de link naar deze stap
review-tag-played = gespeeld
review-tag-better = beter
review-about = ongeveer { $points }
review-chance-known = Kans om te winnen, met wat { $name } kon weten
review-chance-exact = Kans om te winnen, precies: { $name }

## At a terminal, and why not

review-winding = Opwarmen, één keer op deze computer
review-under-way = Terugkijken
review-stopped = Gestopt voordat er iets gevonden was.
review-rough = Gestopt. Dit vond een eerste blik.
review-written = Geschreven: { $file }
review-work = Met { $work } procent van het werk wordt niets gevonden. Kies van 1 tot { $most }.
`;export{e as default};