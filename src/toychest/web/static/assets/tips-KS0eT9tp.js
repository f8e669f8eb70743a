var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Esta tarjeta va una casilla, hacia donde quieras.
castle-tip-3-4 = ¡Una varita! Cada paso sobre una hace bajar un escalón al fantasma.
castle-tip-4-2 = Girar no ayuda a esta fila: se queda quieto, y el fantasma sube un escalón.
`;export{e as default};