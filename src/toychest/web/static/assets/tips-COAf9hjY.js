var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Met weinig spelers blijven er machines in de doos: niemand heeft hun delen nodig.
clockwork-tip-5-2 = Wie een ander tegenkomt, mag uitdagen: laat in het geheim een kaart zien en vraag er nog zo een.
clockwork-tip-5-3 = Wie heeft wat gevraagd is, moet er een geven.
clockwork-tip-5-4 = Met een volle hand geef je een andere kaart terug.
clockwork-tip-5-5 = Oud ijzer mag in plaats van een kaart. Het gaat uit het spel, en niets komt terug.
clockwork-tip-5-7 = Wie er geen heeft, mag meteen iets terugvragen.
clockwork-tip-6-5 = Mis: de omgedraaide kaart gaat naar de hand, en de getoonde ligt nu daar.
clockwork-tip-6-6 = Brandstof en kracht mag je bij naam zoeken, zonder een kaart te laten zien.
clockwork-tip-7-1 = De schroothopen zijn leeg: iedereen blijft bij de Torens en gooit daar.
clockwork-tip-7-4 = Nu kost een even worp de beurt, behalve bij twee dezelfde stenen.
clockwork-tip-R38 = Om brandstof en kracht vraag je hardop: iedereen hoort het.
clockwork-tip-R50 = Bij de Torens mag je zoeken, of het laten.
clockwork-tip-R56 = Wie brandstof of kracht bij naam zoekt en misgrijpt, laat de omgedraaide kaart liggen.
`;export{e as default};