var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Při malém počtu hráčů zůstanou některé stroje v krabici: jejich díly nikdo nepotřebuje.
clockwork-tip-5-2 = Kdo někoho potká, smí ho vyzvat: tajně ukáže kartu a chce další takovou.
clockwork-tip-5-3 = Kdo má, oč se žádá, musí jednu dát.
clockwork-tip-5-4 = S plnou rukou dáš na oplátku jinou kartu.
clockwork-tip-5-5 = Místo karty se smí dát Staré železo. Opustí hru a nic se nevrací.
clockwork-tip-5-7 = Kdo žádnou nemá, smí se hned zeptat na oplátku.
clockwork-tip-6-5 = Vedle: otočená karta jde do ruky a ta ukázaná teď leží tam.
clockwork-tip-6-6 = Palivo a Pohon smíš hledat jménem, bez ukázání karty.
clockwork-tip-7-1 = Vrakoviště jsou prázdná: všichni zůstávají u Věží a házejí tam.
clockwork-tip-7-4 = Teď sudý hod stojí tah, pokud nepadla stejná čísla.
clockwork-tip-R38 = O Palivo a Pohon se žádá nahlas: slyší to všichni.
clockwork-tip-R50 = U Věží smíš hledat, nebo to nechat být.
clockwork-tip-R56 = Kdo hledá Palivo nebo Pohon jménem a mine se, nechá otočenou kartu ležet.
`;export{e as default};