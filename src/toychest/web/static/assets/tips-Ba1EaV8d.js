var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Los decyduje, kto zaczyna; druga strona bierze o żeton więcej.
toybattle-tip-4-3 = Jumbo może odrzucić jednego widocznego przeciwnika oddalonego o jedną ścieżkę, choćby był najsilniejszy.
toybattle-tip-4-5 = XB-42 może zrabować w ciemno jeden żeton ze stojaka przeciwnika.
toybattle-tip-5-1 = „{ toybattle-effect-recall }”: inna twoja widoczna zabawka może wrócić na stojak.
toybattle-tip-5-4 = „{ toybattle-effect-shove }”: sąsiednia zabawka przeciwnika może przejść o jedną bazę dalej, cokolwiek tam leży.
toybattle-tip-5-5 = „{ toybattle-effect-exhume }”: jedna z twoich odrzuconych zabawek może wrócić na stojak.
toybattle-tip-5-7 = „{ toybattle-effect-suppress }”: ukryty żeton przeciwnika leży zakryty przez jedną turę.
`;export{e as default};