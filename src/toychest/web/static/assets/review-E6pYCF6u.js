var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = The escape was there: { $move }
clockwork-review-machine = This finished a machine: { $move }
clockwork-review-long-ago = The card was shown there, but long ago: { $move }
clockwork-review-shown-there = The card had been shown there: { $move }
clockwork-review-known-to-have = That rival was known to have it: { $move }
clockwork-review-card = Another card was easier to spare: { $move }
clockwork-review-way = Another way led farther: { $move }
clockwork-review-spot = Another spot was better: { $move }
clockwork-review-ask = Asking was worth more: { $move }
clockwork-review-search = Searching was worth more: { $move }
`;export{e as default};