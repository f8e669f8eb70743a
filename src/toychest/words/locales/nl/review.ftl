### Looking back at a finished game: what was luck, what was play. Kind, never any blame; chances are points of 100.

review-title = Geluk en spel, in punten van 100
review-line-start = Aan het begin
review-line-luck = Geluk uit de doos
review-line-own = Eigen fouten
review-line-rivals = Fouten van de ander
review-line-hidden = Dat kon niemand weten
review-line-rest = Onze afronding
review-line-all-the-rest = Al het andere
review-line-end = Aan het eind
review-team = Het team
review-team-start = Aan het begin
review-team-luck = Geluk
review-team-own = Gemiste betere zetten
review-team-rest = Onze afronding
review-verdict-luck = Geluk woog zwaarder dan spel.
review-verdict-play = Spel woog zwaarder dan geluk.
review-verdict-close = Te dicht bij elkaar om geluk van spel te scheiden.
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

## At a terminal, and why not

review-winding = Opwarmen, één keer op deze computer
review-under-way = Terugkijken
review-stopped = Gestopt voordat er iets gevonden was.
review-rough = Gestopt. Dit vond een eerste blik.
review-written = Geschreven: { $file }
review-work = Met { $work } procent van het werk wordt niets gevonden. Kies van 1 tot { $most }.
