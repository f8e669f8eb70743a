var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Die Flucht lag bereit: { $move }
clockwork-review-machine = Das machte eine Maschine fertig: { $move }
clockwork-review-long-ago = Die Karte wurde dort gezeigt, aber vor langer Zeit: { $move }
clockwork-review-shown-there = Die Karte war dort gezeigt worden: { $move }
clockwork-review-known-to-have = Man wusste, wer sie hat: { $move }
clockwork-review-card = Eine andere Karte war leichter zu entbehren: { $move }
clockwork-review-way = Ein anderer Weg führte weiter: { $move }
clockwork-review-spot = Eine andere Stelle war besser: { $move }
clockwork-review-ask = Fragen war mehr wert: { $move }
clockwork-review-search = Suchen war mehr wert: { $move }
`;export{e as default};