var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Diese Karte geht ein Feld, wohin du willst.
castle-tip-3-4 = Ein Zauberstab! Jeder Schritt darauf schickt den Geist eine Stufe hinunter.
castle-tip-4-2 = Hier hilft kein Drehen: Er bleibt stehen, und der Geist klettert eine Stufe.
`;export{e as default};