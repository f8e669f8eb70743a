var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Cu puțini jucători, unele mașini rămân în cutie: nimeni nu are nevoie de piesele lor.
clockwork-tip-5-2 = Cine întâlnește un rival îl poate provoca: arată în secret o carte și cere încă una la fel.
clockwork-tip-5-3 = Cine are ce i se cere trebuie să dea una.
clockwork-tip-5-4 = Cu mâna plină dai în schimb altă carte.
clockwork-tip-5-5 = În loc de o carte se poate da Fier vechi. Iese din joc și nu se întoarce nimic.
clockwork-tip-5-7 = Cine nu are poate cere imediat la rândul său.
clockwork-tip-6-5 = Ratat: cartea întoarsă merge în mână, iar cea arătată stă acum acolo.
clockwork-tip-6-6 = Combustibilul și Energia se pot căuta pe nume, fără să arăți o carte.
clockwork-tip-7-1 = Depozitele sunt goale: toți rămân la Turnuri și aruncă acolo.
clockwork-tip-7-4 = Acum o aruncare pară te face să pierzi tura, dacă zarurile nu sunt la fel.
clockwork-tip-R38 = Combustibilul și Energia se cer cu voce tare: aud toți.
clockwork-tip-R50 = La Turnuri poți căuta sau poți renunța.
clockwork-tip-R56 = Cine caută Combustibil sau Energie pe nume și greșește lasă cartea întoarsă la locul ei.
`;export{e as default};