var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] encore { $count } trésor
       *[other] encore { $count } trésors
    }
castle-glance-ended =
    { $count ->
        [0] aucun trésor trouvé
        [one] { $count } trésor trouvé
       *[other] { $count } trésors trouvés
    }
`;export{e as default};