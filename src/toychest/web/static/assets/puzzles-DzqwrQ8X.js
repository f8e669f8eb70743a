var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Soppesa
toybattle-theme-missed-win = Vincere subito
toybattle-theme-region = Chiudere una regione
toybattle-theme-door = Difendere il quartier generale
toybattle-theme-cut = Tagliare la linea
toybattle-theme-target = Il bersaglio giusto
toybattle-theme-elsewhere = Il posto giusto
toybattle-theme-troop = La truppa giusta
toybattle-theme-take = Prima le tessere
toybattle-theme-could-not-wait = Non può aspettare
toybattle-theme-without = Senza l’effetto
toybattle-theme-use = Usare l’effetto
toybattle-theme-turn = Vinci in questo turno
toybattle-puzzle-end = Vinci in questo turno, qualunque cosa abbia l’avversario.
`;export{e as default};