var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } te sprašuje po tem: { clockwork-kind }. Take karte nimaš. Zapomni si: vidiš jo samo enkrat.
clockwork-read-targets = Lahko izbereš: { $places }
clockwork-spot-before = Prejšnje skrivališče
clockwork-spot-after = Naslednje skrivališče
clockwork-do-take-found = Vzemi to karto
clockwork-do-pass-found = Pusti jo ležati
`;export{e as default};