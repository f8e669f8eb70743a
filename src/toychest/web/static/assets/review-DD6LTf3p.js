var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = De ontsnapping lag klaar: { $move }
clockwork-review-machine = Dit maakte een machine af: { $move }
clockwork-review-long-ago = De kaart is daar getoond, maar lang geleden: { $move }
clockwork-review-shown-there = De kaart was daar getoond: { $move }
clockwork-review-known-to-have = Van deze rivaal was bekend dat hij hem had: { $move }
clockwork-review-card = Een andere kaart kon beter weg: { $move }
clockwork-review-way = Een andere weg bracht meer: { $move }
clockwork-review-spot = Een ander vak was beter: { $move }
clockwork-review-ask = Vragen was meer waard: { $move }
clockwork-review-search = Zoeken was meer waard: { $move }
`;export{e as default};