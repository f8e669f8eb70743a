var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } ezt kéri tőled: { clockwork-kind }. Nincs ilyened. Jegyezd meg: csak egyszer látod.
clockwork-read-targets = Ezeket választhatod: { $places }
clockwork-spot-before = Előző kártyahely
clockwork-spot-after = Következő kártyahely
clockwork-do-take-found = Elveszem
clockwork-do-pass-found = Otthagyom
`;export{e as default};