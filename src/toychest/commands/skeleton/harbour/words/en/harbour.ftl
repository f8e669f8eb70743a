### Harbour: every sentence, by kind and name. $name is whose event it is, $first the word after a move's verb.

game-harbour = Harbour
    .tagline = One hides a barrel, the other looks for it.
    .seats = 2
    .time = 2 min
    .age = 5+
harbour-printing-standard = As written
    .help = There is one rulebook.
harbour-view-round = Rounds played
harbour-view-points = Points
harbour-view-holder = Hides
harbour-view-is_hidden = Barrel hidden
harbour-view-pier = Under pier

harbour-move-begin = { $first_seat } hides first
harbour-move-hide = hide the barrel under pier { $first }
harbour-move-search = search pier { $first }

harbour-event-lot-drawn = { $name } hides first
harbour-event-barrel-hidden = { $name } hid the barrel
    .pier = { $name } hid the barrel under pier { $pier }
harbour-event-barrel-found = { $name } found the barrel
harbour-event-barrel-missed = { $name } looked under the wrong pier

harbour-refused-not-to-act = It is not your turn
    .because = One hides, the other searches, by turns.
    .help = Wait for the other one.
harbour-refused-not-now = Not now
    .because = First one hides the barrel, then the other searches.
    .help = It is time to { $now }.

harbour-outcome-rounds-over = { $name } wins
    .because = { $points } points after five rounds.
