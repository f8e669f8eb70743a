var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } te demande ceci\xA0: { clockwork-kind }. Tu n’en as pas. Retiens-le\xA0: on ne le montre qu’une fois.
clockwork-read-targets = Tu peux choisir\xA0: { $places }
clockwork-spot-before = Emplacement d’avant
clockwork-spot-after = Emplacement suivant
clockwork-do-take-found = Prendre la carte
clockwork-do-pass-found = La laisser là
`;export{e as default};