var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Cette carte avance d’une case, dans le sens que tu veux.
castle-tip-3-4 = Une baguette\xA0! Chaque pas dessus fait descendre le fantôme d’une marche.
castle-tip-4-2 = Tourner n’y change rien\xA0: il reste là, et le fantôme monte d’une marche.
`;export{e as default};