var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = The win was there: { $move }
toybattle-review-region = This closed a region: { $move }
toybattle-review-door = The way to headquarters stood open. This shut it: { $move }
toybattle-review-cut = This cut the enemy’s line: { $move }
toybattle-review-target = There was a better target: { $move }
toybattle-review-elsewhere = The same troop was needed elsewhere: { $move }
toybattle-review-troop = Another troop was the one for this place: { $move }
toybattle-review-take = More tiles were worth more here: { $move }
toybattle-review-could-not-wait = This could not wait: { $move }
toybattle-review-without = The effect was better left alone: { $move }
toybattle-review-use = The effect was worth using: { $move }
`;export{e as default};