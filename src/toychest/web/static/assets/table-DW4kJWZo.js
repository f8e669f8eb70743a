var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } se tě ptá na tohle: { clockwork-kind }. Takovou kartu nemáš. Zapamatuj si to: vidíš to jen jednou.
clockwork-read-targets = Můžeš vybrat: { $places }
clockwork-spot-before = Předchozí skrýš
clockwork-spot-after = Další skrýš
clockwork-do-take-found = Vezmi si ji
clockwork-do-pass-found = Nech ji ležet
`;export{e as default};