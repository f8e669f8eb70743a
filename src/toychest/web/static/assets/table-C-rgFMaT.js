var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } te pide esto: { clockwork-kind }. No tienes ninguna. Recuérdalo: solo se muestra una vez.
clockwork-read-targets = Puedes elegir: { $places }
clockwork-spot-before = Hueco anterior
clockwork-spot-after = Hueco siguiente
clockwork-do-take-found = Tomar la carta
clockwork-do-pass-found = Dejarla ahí
`;export{e as default};