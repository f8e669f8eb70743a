var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Štirje deli so letalna naprava. Brez nje ne pobegneš.
clockwork-explain-breaker = Štirje deli so dešifrirna naprava. Brez nje ne pobegneš.
clockwork-explain-airship = Šest delov, položenih skupaj s Pogonom: to zmaga.
clockwork-explain-fuel = Potrebuješ ga poleg obeh naprav. Zanj lahko prosiš po imenu.
clockwork-explain-power = Samo s celim Zrakoplovom. Zanj lahko prosiš po imenu.
clockwork-explain-scrap = Daj jo namesto karte, za katero te prosijo. Potem je iz igre.
clockwork-explain-held = Imaš { $held } od { $copies }.
clockwork-explain-yard = Vstopi čez belo polje in vzemi vrhnjo karto.
clockwork-explain-yard-empty = Tu ni več kart. Ko so prazni vsi, gredo vsi k Stolpom.
clockwork-explain-towers = Tu iščeš: pokaži na odloženo karto in obrnili jo bomo.
clockwork-explain-field = Tu je prostora za dve figurici. Če koga srečaš, ga lahko izzoveš.
clockwork-explain-spot-free = Prostor za eno odloženo karto, zakrito.
clockwork-explain-spot-laid = Odložena karta, zakrita. Od Stolpov lahko pokažeš nanjo.
clockwork-explain-laid = Sestavljeno in varno: nihče ti je ne vzame.
clockwork-explain-hand = V roki je največ sedem kart. Vidi jih samo lastnik.
clockwork-explain-pawn = Če to figurico srečaš na polju ali odpadu, jo lahko izzoveš.
`;export{e as default};