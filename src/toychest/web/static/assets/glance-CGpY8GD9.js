var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] manca { $count } tesoro
       *[other] mancano { $count } tesori
    }
castle-glance-ended =
    { $count ->
        [0] nessun tesoro trovato
        [one] { $count } tesoro trovato
       *[other] { $count } tesori trovati
    }
`;export{e as default};