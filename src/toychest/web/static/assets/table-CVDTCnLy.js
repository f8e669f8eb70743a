var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } ti chiede questo: { clockwork-kind }. Non ne hai. Ricordalo: si vede una volta sola.
clockwork-read-targets = Puoi scegliere: { $places }
clockwork-spot-before = Spazio precedente
clockwork-spot-after = Spazio successivo
clockwork-do-take-found = Prendila
clockwork-do-pass-found = Lasciala lì
`;export{e as default};