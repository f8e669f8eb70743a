var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Pri malo igralcih nekaj naprav ostane v škatli: njihovih delov nihče ne potrebuje.
clockwork-tip-5-2 = Kdor koga sreča, ga lahko izzove: skrivaj pokaže karto in prosi za enako.
clockwork-tip-5-3 = Kdor ima, kar se išče, mora eno dati.
clockwork-tip-5-4 = S polno roko daš v zameno drugo karto.
clockwork-tip-5-5 = Namesto karte se lahko da Odpadna kovina. Gre iz igre in nič se ne vrne.
clockwork-tip-5-7 = Kdor je nima, lahko takoj vpraša v zameno.
clockwork-tip-6-5 = Zgrešeno: obrnjena karta gre v roko, pokazana pa zdaj leži tam.
clockwork-tip-6-6 = Gorivo in Pogon lahko iščeš po imenu, brez kazanja karte.
clockwork-tip-7-1 = Odpadi so prazni: vsi ostanejo pri Stolpih in mečejo tam.
clockwork-tip-7-4 = Zdaj s sodim metom izgubiš potezo, razen če sta kocki enaki.
clockwork-tip-R38 = Za Gorivo in Pogon se prosi na glas: slišijo vsi.
clockwork-tip-R50 = Pri Stolpih lahko iščeš ali to pustiš.
clockwork-tip-R56 = Kdor išče Gorivo ali Pogon po imenu in zgreši, pusti obrnjeno karto tam, kjer leži.
`;export{e as default};