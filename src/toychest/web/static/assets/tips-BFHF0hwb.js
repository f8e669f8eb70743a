var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Le sort décide qui commence\xA0; l’autre camp prend une tuile de plus.
toybattle-tip-4-3 = Jumbo peut défausser un ennemi visible à un chemin de là, quelle que soit sa force.
toybattle-tip-4-5 = XB-42 peut défausser une tuile du chevalet adverse, sans voir laquelle.
toybattle-tip-5-1 = «\xA0{ toybattle-effect-recall }\xA0»\xA0: une autre de tes troupes visibles peut revenir sur ton chevalet.
toybattle-tip-5-4 = «\xA0{ toybattle-effect-shove }\xA0»\xA0: un ennemi voisin peut être poussé d’une base, quoi qu’il s’y trouve.
toybattle-tip-5-5 = «\xA0{ toybattle-effect-exhume }\xA0»\xA0: une de tes troupes défaussées peut revenir sur ton chevalet.
toybattle-tip-5-7 = «\xA0{ toybattle-effect-suppress }\xA0»\xA0: une tuile cachée de l’autre camp reste retournée pendant un tour.
`;export{e as default};