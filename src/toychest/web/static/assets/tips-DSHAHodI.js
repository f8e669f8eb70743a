var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = This card goes one square, any way you like.
castle-tip-3-4 = A wand! Every step onto one sends the ghost one step down.
castle-tip-4-2 = No turning helps this row, so he stays, and the ghost climbs one step.
`;export{e as default};