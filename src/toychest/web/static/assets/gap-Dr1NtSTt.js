var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = gap
castle-event-gap-filled = { $name } filled gap { $place }: { castle-card }
castle-hint-gap = Which card belongs in the gap?
castle-refused-gap-open = Card { $place } is missing
    .because = The row has a gap, and nothing runs until a card lies in it.
    .help = Choose one of your cards for the gap.
castle-refused-not-for-gap = This card is not among yours
    .because = The cards for the gap are given, and each fills one gap only.
    .help = Choose one of the cards that lie beside the row.
castle-unfit-puzzle-cards = The gaps of this puzzle need cards to choose from
    .help = List them under “cards”: at least one for each gap, at most { $most }, and none where there is no gap. The cards are: { $cards }.
castle-option-puzzle-count = Level { $count }
castle-option-puzzle-numbers = Learn to program
    .help = Level by level, from easy to hard; each teaches you one thing.
`;export{e as default};