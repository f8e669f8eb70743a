var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] ещё { $count } клад
        [few] ещё { $count } клада
       *[other] ещё { $count } кладов
    }
castle-glance-ended =
    { $count ->
        [0] ни одного клада
        [one] найден { $count } клад
        [few] найдено { $count } клада
       *[other] найдено { $count } кладов
    }
`;export{e as default};