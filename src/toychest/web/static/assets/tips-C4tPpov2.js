var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = La sorte decide chi comincia; l’altra squadra prende una tessera in più.
toybattle-tip-4-3 = Jumbo può scartare una truppa avversaria visibile a un sentiero di distanza, per quanto forte sia.
toybattle-tip-4-5 = XB-42 può togliere una tessera dal leggio avversario, senza vedere quale.
toybattle-tip-5-1 = «{ toybattle-effect-recall }»: un’altra tua truppa visibile può tornare sul leggio.
toybattle-tip-5-4 = «{ toybattle-effect-shove }»: una truppa avversaria vicina può passare alla base accanto, qualunque cosa ci sia.
toybattle-tip-5-5 = «{ toybattle-effect-exhume }»: una delle tue truppe scartate può tornare sul leggio.
toybattle-tip-5-7 = «{ toybattle-effect-suppress }»: una tessera nascosta avversaria resta coperta per un turno.
`;export{e as default};