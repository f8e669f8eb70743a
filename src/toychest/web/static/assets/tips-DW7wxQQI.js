var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Questa carta va di una casella, dove vuoi tu.
castle-tip-3-4 = Una bacchetta! Ogni passo su una bacchetta fa scendere il fantasma di un gradino.
castle-tip-4-2 = Girare non aiuta: il mago resta fermo e il fantasma sale di un gradino.
`;export{e as default};