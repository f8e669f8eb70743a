var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } fragt dich danach: { clockwork-kind }. Du hast keine. Merk es dir: Du siehst es nur einmal.
clockwork-read-targets = Du kannst wählen: { $places }
clockwork-spot-before = Stelle davor
clockwork-spot-after = Nächste Stelle
clockwork-do-take-found = Karte nehmen
clockwork-do-pass-found = Liegen lassen
`;export{e as default};