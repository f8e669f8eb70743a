var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Zgradi letalno in dešifrirno napravo, dodaj Gorivo in odleti pred drugimi.
clockwork-guide-who = Kdo si? Izberi kogar koli.
clockwork-guide-start = Vrzi kocki. Začne višji met.
clockwork-guide-throw = Ti začneš. Vrzi še enkrat, za hojo.
clockwork-guide-far = Poskusi Odpad 2: je dovolj blizu?
    .after = Met je osem, do tja pa je dvanajst korakov. Poišči kaj bližjega.
clockwork-guide-walk = Odpad 1 je šest korakov stran. Tam se lahko ustaviš tudi z osmico.
    .after = Del Rakovice s kupčka. Vidiš ga samo ti.
clockwork-guide-discard = Osem kart je ena preveč. Odloži Odpadno kovino.
clockwork-guide-lay = Vsi jo enkrat vidijo, potem leži zakrita. Izberi katero koli skrivališče.
clockwork-guide-remember = Tega dela Kita ne potrebujem. Ti pa ga. Zapomni si, kam gre.
clockwork-guide-again = Ti si na vrsti. Vrzi.
clockwork-guide-seven = Sedem! Pojdi naravnost k Stolpom.
clockwork-guide-search = Pri Stolpih išči med odloženimi. Pokaži del Kita: iščeš še enega.
clockwork-guide-point = Kam je šel moj? Obrni tisto karto.
    .missed = Tam je bilo: { clockwork-kind }. Zdaj tam leži tvoj Kit: zapomni si { $spot }. Od tu igraš brez mene.
clockwork-guide-discard-nipper = Imaš ga! Zdaj mora ena karta stran: del Rakovice.
clockwork-guide-found = Položi ga v prosto skrivališče.
    .after = Dober spomin: Kit je cel. Še dva dela Sove in letiš. Od tu igraš brez mene.
`;export{e as default};