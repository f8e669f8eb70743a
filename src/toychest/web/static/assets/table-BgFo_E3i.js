var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } îți cere asta: { clockwork-kind }. Nu ai niciuna. Ține minte: se arată o singură dată.
clockwork-read-targets = Poți alege: { $places }
clockwork-spot-before = Spațiul dinainte
clockwork-spot-after = Spațiul următor
clockwork-do-take-found = Ia cartea
clockwork-do-pass-found = Las-o acolo
`;export{e as default};