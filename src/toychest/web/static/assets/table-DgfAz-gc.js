var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } asks you for this: { clockwork-kind }. You have none. Remember it: it is shown only once.
clockwork-read-targets = You can choose: { $places }
clockwork-spot-before = Spot before
clockwork-spot-after = Next spot
clockwork-do-take-found = Take it
clockwork-do-pass-found = Leave it there
`;export{e as default};