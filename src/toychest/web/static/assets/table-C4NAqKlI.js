var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } vraagt jou hierom: { clockwork-kind }. Je hebt er geen. Onthoud het: je ziet het maar één keer.
clockwork-read-targets = Je kunt kiezen: { $places }
clockwork-spot-before = Vorig vak
clockwork-spot-after = Volgend vak
clockwork-do-take-found = Pak de kaart
clockwork-do-pass-found = Laat hem liggen
`;export{e as default};