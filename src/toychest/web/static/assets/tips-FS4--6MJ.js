var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Sorțul decide cine începe; cealaltă tabără extrage un jeton în plus.
toybattle-tip-4-3 = Jumbo poate elimina o trupă inamică vizibilă aflată la un traseu distanță, oricât de puternică ar fi.
toybattle-tip-4-5 = XB-42 poate fura un jeton de pe stativul inamic, fără să vadă care.
toybattle-tip-5-1 = „{ toybattle-effect-recall }”: altă trupă vizibilă de-a ta se poate întoarce pe stativ.
toybattle-tip-5-4 = „{ toybattle-effect-shove }”: o trupă inamică vecină poate trece pe baza următoare, orice s-ar afla acolo.
toybattle-tip-5-5 = „{ toybattle-effect-exhume }”: una dintre trupele tale eliminate se poate întoarce pe stativ.
toybattle-tip-5-7 = „{ toybattle-effect-suppress }”: un jeton inamic ascuns stă cu fața în jos pentru o tură.
`;export{e as default};