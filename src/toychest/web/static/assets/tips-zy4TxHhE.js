var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Ta karta gre eno polje, kamor želiš.
castle-tip-3-4 = Čarobna palica! Vsak korak nanjo pošlje duha stopnico nižje.
castle-tip-4-2 = Tej vrsti obračanje ne pomaga: čarovnik ostane, duh pa spleza stopnico višje.
`;export{e as default};