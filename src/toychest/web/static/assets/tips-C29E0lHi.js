var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Het lot bepaalt wie begint; de andere kant pakt een tegel meer.
toybattle-tip-4-3 = Jumbo mag één zichtbare tegenstander op één pad afstand eruitgooien, hoe sterk die ook is.
toybattle-tip-4-5 = XB-42 mag een tegel uit het rek van de tegenstander gooien, zonder te zien welke.
toybattle-tip-5-1 = ‘{ toybattle-effect-recall }’: een andere zichtbare strijder van jou mag terug naar je rek.
toybattle-tip-5-4 = ‘{ toybattle-effect-shove }’: een tegenstander naast deze basis mag één basis verder, wat daar ook ligt.
toybattle-tip-5-5 = ‘{ toybattle-effect-exhume }’: een van je eruitgegooide strijders mag terug naar je rek.
toybattle-tip-5-7 = ‘{ toybattle-effect-suppress }’: een verborgen tegel van de tegenstander ligt een beurt lang omgedraaid.
`;export{e as default};