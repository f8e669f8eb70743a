var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Sopésalo
toybattle-theme-missed-win = Ganar al instante
toybattle-theme-region = Cerrar una región
toybattle-theme-door = Proteger el cuartel general
toybattle-theme-cut = Cortar la línea
toybattle-theme-target = El objetivo justo
toybattle-theme-elsewhere = El lugar justo
toybattle-theme-troop = La tropa justa
toybattle-theme-take = Primero fichas
toybattle-theme-could-not-wait = No puede esperar
toybattle-theme-without = Sin el efecto
toybattle-theme-use = Usar el efecto
toybattle-theme-turn = Gana en este turno
toybattle-puzzle-end = Gana en este turno, tenga lo que tenga el rival.
`;export{e as default};