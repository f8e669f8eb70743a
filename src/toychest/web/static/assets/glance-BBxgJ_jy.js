var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] queda { $count } tesoro
       *[other] quedan { $count } tesoros
    }
castle-glance-ended =
    { $count ->
        [0] ningún tesoro encontrado
        [one] { $count } tesoro encontrado
       *[other] { $count } tesoros encontrados
    }
`;export{e as default};